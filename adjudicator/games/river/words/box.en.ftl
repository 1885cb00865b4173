# The table on the page: the questions to choose from, and the facts that the page asks for.

river-claim-can-win-attacker = The attacker can still win.
river-claim-can-win-defender = The defender can still win.

river-asks-for-turn = Whose turn
river-asks-for-phase = Phase of the turn
river-asks-for-logs = The defender's logs
river-asks-for-deck = Cards in the battle pile
river-asks-for-hidden = Unknown battle cards in hand
river-asks-for-hidden-tactics = Unknown tactics cards in hand
river-asks-for-tactics_deck = Cards in the tactics pile
river-asks-for-tactics_played = Tactics cards played
river-asks-for-wazki_played = Ważki played
river-asks-for-ending = End by an empty pile
river-asks-for-turn_number = Number of this turn, both sides counted
river-asks-for-destroyed = The dam whose destruction won the game
river-asks-for-testimony = Testimony
river-asks-for-games = The two games of the Rewanż
river-asks-for-who = Who says so
river-asks-for-says = What they say
river-asks-for-side = About whom
river-asks-for-count = How many
river-asks-for-card = Which card
river-asks-for-name-attacker = Who was the attacker
river-asks-for-name-defender = Who was the defender
river-asks-for-winner = Who won
river-asks-for-undamaged = Dams left undamaged

river-says-turns = how many turns there were, with this one
river-says-logs-thrown = how many logs the defender threw
river-says-retreats = how often the attacker retreated
river-says-dams-taken = how many dams the attacker took
river-says-cancelled = how often a duck and a beaver cancelled out
river-says-skips = how often somebody played no card
river-says-hand-size = how many cards somebody holds
river-says-tactics-drawn = how many tactics cards somebody drew
river-says-tactics-played = how many tactics cards somebody played
river-says-holds = somebody holds this card
river-says-drew = somebody drew this card
river-says-played = somebody played this card
river-says-discarded = this card was discarded

river-phase = { $phase ->
    [prepare] preparing
    [play] playing a card
    [draw] drawing a card
   *[end] end of the turn
}
river-ending = { $ending ->
    [no] not in sight
    [coming] one turn to come
    [last] last turn now
   *[over] last turn has passed
}
