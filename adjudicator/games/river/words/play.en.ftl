# Words of play: why an action is not legal.

river-transfer = Transfer
river-rekrutacja = Rekrutacja
river-dezercja = Dezercja
river-wsparcie = Wsparcie
river-zdrada = Zdrada
river-wymiana = Wymiana
river-eksplozja = Eksplozja
river-who = { $side ->
    [attacker] The attacker
   *[defender] The defender
}
river-whose = { $side ->
    [attacker] attacker's
   *[defender] defender's
}

# Whose turn and which phase
river-too-many-actions = Undecided: with hands as large as these a Wymiana can be done in too many ways to list them. Ask about a single action.
river-game-over = The game is already over: { $winner ->
    [attacker] the attacker has won by { $by ->
        [destroyed] destroying a dam.
       *[four] damaging four dams.
    }
   *[defender] the defender has won, since { $by ->
        [last-turn] the pile of battle cards ran out and the last turn has passed without a victory of the attacker.
       *[no-room] all their slots are filled.
    }
}
river-not-your-turn = { $side ->
    [attacker] It is the defender's turn
   *[defender] It is the attacker's turn
}, and they have yet to { $phase ->
    [draw] draw a card.
   *[other] play a card.
}
river-last-turn = This is the attacker's last turn. The defender has no turn after it.
river-end-early = { river-who } can't end the turn yet: { $phase ->
    [draw] they have not drawn a card.
   *[play] they have not played a card.
}

# Retreat and logs
river-retreat-defender = Retreat is an action of the attacker. The defender does not take their cards back from dam { $dam }.
river-retreat-late = It is too late to retreat from dam { $dam }: { $phase ->
    [play] the preparation phase of this turn is over{ $once ->
        [yes] , and one may retreat only once and from one dam only.
       *[no] .
    }
   *[other] one may retreat only at the start of the turn, before playing a card.
}
river-retreat-nothing = The attacker has no card at dam { $dam }, so there is nothing to withdraw.
river-retreat-only-elites = The attacker has only elite units at dam { $dam }, and a retreat takes battle cards.
river-log-attacker = Only the defender throws logs.
river-log-again = It is too late for a log at dam { $dam }: the preparation phase of this turn is over, and at most one log is thrown in a turn.
river-log-late = It is too late for a log at dam { $dam }: it is thrown at the start of the turn, before playing a card.
river-log-none = The defender has no log left: all three have been thrown.
river-log-nothing = The attacker has no card at dam { $dam } for a log to hit.

# Playing a card
river-not-in-hand = { $where ->
    [dam] { river-who } does not hold { $card }. It lies at dam { $dam }, and a card once laid is not moved.
    [discard] { river-who } does not hold { $card }. It lies face up among the discards.
    [ruses] { river-who } does not hold { $card }. It has been played and lies beside the tactics pile.
    [other-hand] { river-who } does not hold { $card }. The opponent does.
    [reshuffled] { river-who } can't hold { $card }. It went back into the pile, and they have drawn no unknown card since that could be it.
    [none-hidden] { river-who } holds no unknown card of that kind: all are known, so the card must be named.
   *[unknown] { river-who } does not hold { $card }.
}
river-play-twice = { river-who } has already played a card this turn. { $phase ->
    [draw] Now they draw.
   *[other] All that is left is a claim or the end of the turn.
}
river-side-full = There is no free slot on the { river-whose } side of dam { $dam } (slots: { $slots }). No room for { $card }.
river-cancel-needs-room = There is no free slot on the { river-whose } side of dam { $dam } (slots: { $slots }). A duck and a beaver cancel out only once they are laid, so this card needs room too: { $card }.
river-skip-can-play = { river-who } can't skip playing, since they can play { $cards }.
river-skip-has-slot = { river-who } can't skip playing: one of the cards in their hand can certainly be played.
river-skip-draw = { river-who } can't skip drawing: there are cards in the pile.
river-skip-nothing = { river-who } has nothing left to skip: a card has been played, and drawing is done.

# Drawing
river-draw-early = { river-who } has not played a card in this turn yet, and one draws only after playing.
river-draw-twice = { river-who } has already drawn a card this turn. One card is drawn.
river-draw-empty = The pile of battle cards is empty{ $tactics ->
    [yes] , and by the chosen reading no tactics card is drawn then either.
   *[no] , so the { $side ->
        [attacker] attacker
       *[defender] defender
    } does not draw.
}
river-tactics-pile-empty = The tactics pile is empty. No such card can be drawn any more.
river-not-in-pile = This card can't be on top of the pile: { $card }. { $where ->
    [dam] It lies at dam { $dam }.
    [discard] It lies among the discards.
    [own-hand] It is already in the { river-whose } hand.
    [other-hand] The opponent holds it.
   *[unknown] It is no longer in the pile.
}

# Claims
river-claim-defender = Only the attacker may claim control of dam { $dam }, never the defender.
river-claim-not-now = It is the defender's turn, and the attacker may take dam { $dam } only in their own turn.
river-claim-not-full = At dam { $dam } the attacker has { $count } of { $slots } cards. Without a full formation it can't be taken.
river-claim-holds = The defender holds dam { $dam }{ river-asks }. Their side is { $cards }: { river-made }; the attacker has { $ours }. { $compared }
river-claim-unproved = Control of dam { $dam }{ river-asks } is not proved. The defender may still add { $adds }. Their side would then be { $cards }: { river-made }; the attacker has { $ours }. { $compared }

# Tactics cards
river-no-tactics = This game is played without tactics cards.
river-tactics-ahead = { river-who } has already played more tactics cards than the opponent ({ $own } to { $other }). The next one has to wait until the opponent has played theirs.
river-second-wazka = { river-who } has already played one Ważka, and by the chosen reading each player may play at most one.
river-ruse-elite = { $ruse } works on battle cards only, and { $card } is an elite unit.
river-ruse-not-there = { $ruse } needs a battle card that lies at a dam on { $whose ->
    [own] one's own side
   *[other] the opponent's side
}. Not there: { $card }.
river-ruse-not-discarded = { $ruse } needs a battle card from the discards. Not among them: { $card }.
river-move-elsewhere = { $ruse } moves a card across the same dam. This card lies at dam { $dam } and can't go to dam { $to }: { $card }.
river-move-full = { $ruse }: there is no free slot on the { river-whose } side of dam { $to }. No room for { $card }.
river-support-too-few = Wsparcie can't be played: among the discards there is { $count ->
    [0] no battle card
   *[other] only one battle card
}, and it takes two.
river-support-twice = Wsparcie shuffles back two different cards, but the same one is named twice: { $card }.
river-blast-nothing = Eksplozja would do nothing: there is no battle card at dam { $dam }.
river-ruse-no-target = { $ruse } would do nothing now, and a ruse without effect can't be played.
river-ruse-has-target = { $ruse } has something to work on{ $aim ->
    [cards] , for example { $targets }
    [dam] , for example dam { $targets }
   *[hands] {""}
}. No target is named, and without one it can't be played.
river-exchange-count = Wymiana: the { $side ->
    [attacker] attacker
   *[defender] defender
} gives { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}, but { $count } are named.
river-exchange-tactics = By the chosen reading only battle cards are given in a Wymiana, but the { $side ->
    [attacker] attacker
   *[defender] defender
} gives a tactics card.

# What is missing to play on
problem-play-needs = To replay the game from this table the field "{ $field }" is needed too.
problem-house-dam-in-play = The game can't be played on at a house dam ({ $dam }): nobody knows what is on its other side.
problem-tiles-missing = Play needs all seven dam tiles. Missing: { $tiles }.
problem-card-count-hidden = There are 60 battle cards, but { $listed } are listed, { $hidden } are unknown in the hands and { $deck } are in the deck: { $total } in all.
problem-turn-parity = The attacker's turns are odd and the defender's even. Turn { $number } can't be the { $side ->
    [attacker] attacker's
   *[defender] defender's
}.
problem-defender-end = The defender's turn is over once they have drawn. After that it is the attacker's turn, phase "prepare".
problem-last-turn-attacker = The last turn is the attacker's, but the defender's turn is given.
problem-ending-pile = { $ending ->
    [no] The pile is empty, so the last turn must be coming, on, or over. What is given says that the end is not in sight.
   *[other] The last turn comes only when the pile has run out. What is given says that cards are left in it ({ $deck }), and nobody has played Wsparcie.
}
problem-destroyed-intact = Only a damaged dam can be destroyed, and dam { $dam } is given as intact.
problem-destroyed-after-four = There are { $count } damaged dams, so the game was over with the fourth, and none can have been destroyed after it.
problem-over-but-won = The last turn can't have passed: the attacker had won before, and the game was over at once.
problem-tile-not-a-number = Dam "{ $dam }": the number of a tile is written as a number, without quotation marks.
problem-not-a-ruse = { $card } is not a ruse. Only ruses that were played lie beside the tactics pile.
problem-ruse-misplaced = { $card } is a ruse: once played, it lies beside the tactics pile, never { $place ->
    [dams] at a dam
   *[discard] in the discard
}.
problem-tactics-card-count = There are { $most } tactics cards, but { $seen } are in sight and { $elsewhere } more in the pile or unknown in the hands.
problem-tactics-played-count = The number of tactics cards played does not fit: the { $side ->
    [attacker] attacker
   *[defender] defender
} has { $laid } on the table, { $discarded } are discarded, and { $count } are given as played.

# A rule read in another way than usual
river-read-so = The reading in force. { $question } { $answer }
problem-too-many-damaged = There are { $count } damaged dams, but the game is over at { $most }.
