# The table on the page: the questions to choose from, and the facts that the page asks for.

river-claim-can-win-attacker = The attacker can still win.
river-claim-can-win-defender = The defender can still win.

river-fact-turn = Whose turn
river-fact-phase = Phase of the turn
river-fact-logs = The defender's logs
river-fact-deck = Cards in the battle pile
river-fact-hidden = Unknown battle cards in hand
river-fact-hidden-tactics = Unknown tactics cards in hand
river-fact-tactics_deck = Cards in the tactics pile
river-fact-tactics_played = Tactics cards played
river-fact-wazki_played = Ważki played
river-fact-ending = End by an empty pile
river-fact-turn_number = Number of this turn, both sides counted
river-fact-destroyed = The dam whose destruction won the game

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
