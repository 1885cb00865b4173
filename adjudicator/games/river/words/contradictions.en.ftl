# Why facts contradict each other, and what was checked where they do not.

river-does-not-fit = If the other facts below are true, { $what ->
    [turn-number] the number of the turn
    [deck] the number of battle cards in the pile
    [tactics-deck] the number of cards in the tactics pile
    [logs] the number of logs that the defender has left
    [side] the number of battle cards on the { river-stated-whose } side of dam { $dam }
    [hand] the number of cards in the { river-stated-whose } hand
    [hand-size] the number of cards in the { river-stated-whose } hand
    [holds] the number of cards in the { river-stated-whose } hand
    [discard] the number of discarded cards
    [tactics-played] the number of tactics cards that the { river-does-not-fit-side } has played
    [wazki-played] the number of Ważki that the { river-does-not-fit-side } has played
    [tactics-drawn] the number of tactics cards that the { river-does-not-fit-side } has drawn
    [logs-thrown] the number of logs thrown
    [retreats] the number of retreats
    [dams-taken] the number of dams taken
    [cancelled] the number of pairs of a duck and a beaver that cancelled out
    [skips] the number of turns in which the { river-does-not-fit-side } played no card
   *[turns] { $side ->
        [attacker] the number of turns that the attacker has had
        [defender] the number of turns that the defender has had
       *[both] the number of turns that both have had
    }
} is { $end ->
    [least] at least
   *[most] at most
} { $limit }, but { $given } was given.
river-does-not-fit-side = { $side ->
    [attacker] attacker
   *[defender] defender
}
river-why-four = The fourth damaged dam ends the game at once, in the attacker's own turn; here { $count } are damaged ({ $dams }), and play goes on in another turn.
river-why-tactics = Tactics cards can be drawn and played only in a game with tactics cards.
river-why-twice = There is only one of each battle card, so it can't be in two places, and nobody else can have it: { $cards }.
river-why-facing = A duck and a beaver of one colour that are played opposite each other are both discarded at once, so they can't lie face to face: { $cards }.
river-why-nowhere = A card that was played lies at a dam or among the discards, but here it lies nowhere: { $cards }.
river-why-no-course = No course of the game by the rules leads to all { $count } of these at once.
river-laws-kept = { $named ->
    [0] {""}
   *[other] Battle cards named, each only once: { $laid } at the dams (attacker { $ours }, defender { $theirs }), { $discarded } discarded, { $held } in hands; { $named } of 60 in all.{" "}
}{ $deck ->
    [unknown] {""}
   *[other] Cards left in the pile: { $deck } of the 48 that lie there after the deal.{" "}
}{ $ended ->
    [unknown] {""}
   *[other] Turns finished: { $ended }.{" "}
}Turns, piles, hands and dams were counted too: { $count ->
    [one] this fact breaks
   *[other] all { $count } facts together break
} none of these counts.
