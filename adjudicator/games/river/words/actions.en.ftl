# The actions of Bitwa o Rzekę as sentences, in the third person and without a full stop.

river-hidden-object = { $card ->
    [battle] an unknown battle card
   *[tactics] an unknown tactics card
}
river-card-and = { $first } and { $second }
river-do-retreat = { river-who } retreats from dam { $dam }
river-do-log = { river-who } throws a log at dam { $dam }
river-do-place = { river-who } plays { $object } at dam { $dam }
river-do-skip = { river-who } skips this phase
river-do-draw = { river-who } draws { $object }
river-do-claim = { river-who } claims control of dam { $dam }
river-do-end = { river-who } ends the turn
river-do-transfer = { $to ->
    [discard] { river-who } plays Transfer and discards { $object } from their own side
   *[dam] { river-who } plays Transfer and moves { $object } from their own side to the opponent's side of dam { $dam }
}
river-do-rekrutacja = { river-who } plays Rekrutacja and lays { $object } from the discards at dam { $dam }
river-do-dezercja = { river-who } plays Dezercja and discards the opponent's { $object }
river-do-zdrada = { river-who } plays Zdrada and moves the opponent's { $object } to their own side of dam { $dam }
river-do-wsparcie = { river-who } plays Wsparcie and shuffles { $objects } back into the pile
river-do-wymiana = { river-who } plays Wymiana, gives { $given ->
    [0] nothing
   *[other] { $objects }
} and gets { $got ->
    [0] nothing
   *[other] { $taken }
}
river-do-eksplozja = { river-who } plays Eksplozja at dam { $dam }
river-do-noeffect = { river-who } plays { $object } without effect

# Why an action is legal, and what it changes
river-moment = It is the { river-whose } turn, and { $phase ->
    [prepare] no card has been played in it yet, so preparation is still possible.
    [play] no card has been played in it yet.
    [draw] playing is done, but drawing is not.
   *[end] both playing and drawing are done.
}
river-may-log = The defender still has { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}, and the attacker has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at dam { $dam }.
river-may-retreat = No card has been played yet, and the attacker has { $count ->
    [one] 1 card
   *[other] { $count } cards
} to take from dam { $dam }: { $cards }.
river-may-aim = The target is where it has to be: { $card } lies on the { river-whose } side of dam { $dam }.
river-may-recover = { $count ->
    [one] { $cards } lies among the discards.
   *[other] These lie among the discards: { $cards }.
}
river-may-blast = { $count ->
    [one] { $count } battle card lies
   *[other] { $count } battle cards lie
} at dam { $dam }, so there is something to discard.
river-may-draw = { $pile ->
    [tactics] The tactics pile
   *[battle] The pile
} still has { $left ->
    [one] { $left } card.
   *[other] { $left } cards.
}
river-may-skip = { $phase ->
    [draw] The pile of battle cards is empty, so nobody has to draw.
   *[play] { river-who } has nothing to play. Free slots on their side: { $free }, battle cards in hand: { $battle }{ $tactics ->
        [0] .
       *[other] , tactics cards that can't be played now: { $tactics }.
    }
}
river-may-place = { river-who } has { $count } of { $slots } cards at dam { $dam }, so a slot is free.
river-may-hold = { $known ->
    [yes] { river-who } holds { $card }.
   *[no] { river-who } holds { $kind ->
        [battle] { $hidden ->
            [one] { $hidden } unknown battle card
           *[other] { $hidden } unknown battle cards
        }
       *[tactics] { $hidden ->
            [one] { $hidden } unknown tactics card
           *[other] { $hidden } unknown tactics cards
        }
    }; { $hidden ->
        [one] it can be { $card }.
       *[other] { $card } can be among them.
    }
}
river-may-tactics = Tactics cards played: the { river-whose } { $own }, the opponent's { $other }. One more keeps them at most one ahead.
river-then-side = On the { river-whose } side of dam { $dam } then { $count ->
    [0] lies no card.
    [one] lies { $cards }.
   *[other] lie { $cards }.
}
river-then-discarded = { $count ->
    [one] Discarded: { $cards }.
   *[other] Discarded: { $cards }.
}
river-then-back = { $count ->
    [one] { $cards } leaves the discards.
   *[other] These leave the discards: { $cards }.
}
river-then-left = Left then: battle cards in the pile { $deck }, logs { $logs }.
river-then-turn = After that it is the { river-whose } turn, and { $phase ->
    [prepare] preparation comes first.
    [play] a card has to be played.
    [draw] { $deck ->
        [0] a tactics card may still be drawn.
       *[other] a card has to be drawn.
    }
   *[end] only a claim or the end of the turn is left.
}
