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
