# Words of Bitwa o Rzekę. The Polish text is the authoritative one.

river-name = Bitwa o Rzekę (Battle for the River)
river-perkoz = Perkoz
river-wazka = Ważka
river-labedz = Łabędź
river-card = { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[P] purple
} { $value }
river-read-as = { $elite } as { $card }
river-attacker = Attacker
river-defender = Defender
river-dam-label = Dam { $dam } · { $slots ->
    [one] { $slots } card
   *[other] { $slots } cards
} · { $requirement ->
    [none] no requirement
    [highest-sum] higher sum
    [lowest-sum] lower sum
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}{ $damaged ->
    [yes] {" "}· damaged
   *[no] {""}
}
river-deciding-cards = Cards that settle it

# The verdict in one sentence
river-upheld = Claim upheld: { $damaged ->
    [yes] the attacker destroys dam { $dam } and wins the game.
   *[no] the attacker takes dam { $dam }.
}
river-rejected = Claim rejected: at dam { $dam } the defender may still add { $cards } and then has the stronger side: { river-made }.
river-holds = Claim rejected: the defender's full side holds dam { $dam }: { river-made }.
river-made = { $formation ->
    [legion] a Legion with sum { $sum }
    [kompania] a Kompania with sum { $sum }
    [bractwo] a Bractwo with sum { $sum }
    [banda] a Banda with sum { $sum }
    [zgraja] a Zgraja with sum { $sum }
   *[sum] a sum of { $sum }
}
river-not-now = Claim rejected: it is the defender's turn, and the attacker may take dam { $dam } only in their own.
river-not-full = Claim rejected: at dam { $dam } the attacker has { $count } of { $slots } cards, so their formation is not full.
river-claimable = { $count ->
    [0] The attacker can prove control of no dam now (looked at: { $of }).
   *[other] The attacker can take { $count ->
        [one] dam
       *[other] dams
    } { $dams } now (looked at: { $of }).
}
river-undecided = Undecided: the engines do not agree on dam { $dam } ({ $said }). Sędzia does not guess.

# Steps of the explanation
river-dam = Dam { $dam }{ $house ->
    [yes] {""}
   *[no] { $damaged ->
        [yes] , damaged side
       *[no] , intact side
    }
}: a full formation is { $slots ->
    [one] { $slots } card
   *[other] { $slots } cards
}, { $requirement ->
    [none] no requirement: the stronger formation wins.
    [highest-sum] only the sum counts, the higher wins.
    [lowest-sum] only the sum counts, the lower wins.
    [kompania] requirement: Kompania.
    [bractwo] requirement: Bractwo.
   *[banda] requirement: Banda.
}
river-side = The { $side ->
    [attacker] attacker
   *[defender] defender
} has { $cards }: { river-made }.
river-counter = The defender may still add { $adds }. Then they have { $cards }: { river-made }.
river-elite-read = The { $side ->
    [attacker] attacker's
   *[defender] defender's
} { $elite } counts as { $as } here.
river-elite-open = The defender's { $elite } may be whatever is best for them; that has been allowed for.
river-elite-best = Each player reads their own elite cards to their best advantage, and only when control is decided.
river-proof = The defender lacks { $free ->
    [one] { $free } card
   *[other] { $free } cards
}, so the attacker must prove that no side the defender could still make will be stronger.
river-pool = { $complete ->
    [yes] { $left ->
        [one] { $left } battle card is
       *[other] { $left } battle cards are
    } unseen (hands and deck); the defender might lay any of them.
   *[no] Cards that are not listed count as unseen: there are { $left }, and the defender might lay any of them.
}
river-would-cancel = A duck and a beaver of one colour cancel each other when one is played opposite the other; that concerns: { $cards }.
river-duck-beaver = { $excluded ->
    [yes] By the chosen reading the attacker leaves out of the proof what would be cancelled on arrival.
   *[no] In the proof these are ordinary cards: that they might be cancelled is not considered.
}
river-any-order = The order of laying does not matter: neighbouring values may lie in any order.
river-logs = Logs, ruses, retreat and the number of turns left are not considered in a proof.
river-elite-unplayed = By the chosen reading the defender may also bring unplayed elite cards ({ $limit } at most): { $elites }.
river-too-few = { $left ->
    [one] { $left } unseen card is
   *[other] { $left } unseen cards are
} left for { $free ->
    [one] { $free } free place
   *[other] { $free } free places
}: the defender can never complete a formation.
river-outranks = A { river-formation } is stronger than a { river-other }: { river-winner }.
river-formation = { $formation ->
    [legion] Legion
    [kompania] Kompania
    [bractwo] Bractwo
    [banda] Banda
    [zgraja] Zgraja
   *[sum] sum
}
river-other = { $other ->
    [legion] Legion
    [kompania] Kompania
    [bractwo] Bractwo
    [banda] Banda
    [zgraja] Zgraja
   *[sum] sum
}
river-winner = { $winner ->
    [attacker] the attacker is ahead
   *[defender] the defender is ahead
}
river-less = A sum of { $sum } is lower than { $other_sum }, and at this dam the lower one wins: { river-winner }.
river-more = A sum of { $sum } is higher than { $other_sum }: { river-winner }.
river-asked-for = One side is the better formation by what this dam asks for ({ $requirement ->
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}), the other is not: { river-winner }.
river-first = Both sides are equal ({ $sum } and { $other_sum }); whoever completed first decides it: { river-winner }.
river-dam-flip = The attacker turns dam { $dam } to its damaged side, and the cards lying at it on both sides are discarded.
river-dam-destroy = Dam { $dam } was damaged already: the attacker destroys it and wins the game.

# What the defender might hope for, and why it is out of reach
river-shape = { $shape ->
    [legion] Legion
    [kompania] Kompania
    [bractwo] Bractwo
    [banda] Banda
    [zgraja] Zgraja
   *[any] Sum
}
river-hope-best = { river-shape }: the best still possible is to add { $adds }, which makes { $sum }; more than { $own } is needed.
river-hope-sum = { $lowest ->
    [yes] { $count ->
        [one] The lowest unseen card is { $adds }
       *[other] The lowest unseen cards are { $adds }
    }: with what lies there that makes { $sum }; less than { $own } is needed.
   *[no] { $count ->
        [one] The highest unseen card is { $adds }
       *[other] The highest unseen cards are { $adds }
    }: with what lies there that makes { $sum }; more than { $own } is needed.
}
river-hope-above = Bractwo: no { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[P] purple
} card above { $value } is left; with that one the sum is { $sum }, and more than { $own } is needed.
river-hope-equal = { river-shape }: at best the defender can draw level ({ $sum } and { $own }) by adding { $adds }. An equal side completed later is not stronger.
river-hope-colours = { river-shape }: impossible, since the defender's cards differ in colour ({ $cards }).
river-hope-repeat = { river-shape }: impossible, since a value is repeated on the defender's side ({ $cards }).
river-hope-apart = { river-shape }: impossible, since the defender's cards ({ $cards }) are too far apart to stand in a row of { $slots }.
river-hope-values = Kompania: impossible, since the defender's cards differ in value ({ $cards }).
river-hope-elite-value = Kompania: impossible, since { $elites } can't take the same value as the rest of the side.
river-hope-few-of-value = Kompania: { $left ->
    [0] no card
    [one] { $left } card
   *[other] { $left } cards
} of value { $value } left, { $wanted } more needed.
river-hope-no-value = Kompania: no value has the { $wanted } cards left that it would take.
river-hope-few-of-colour = Bractwo: { $left ->
    [0] no
   *[other] { $left }
} { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[P] purple
} { $left ->
    [one] card
   *[other] cards
} left, { $wanted } more needed.
river-hope-no-colour = Bractwo: no colour has the { $wanted } cards left that it would take.
river-hope-only-legions = { river-shape }: at most Legions are left, and by the chosen reading a Legion does not count here.
river-hope-no-legion = Legion: no colour has { $slots } neighbouring values left{ $elites ->
    [yes] , even with the elite cards
   *[no] {""}
}.
river-hope-no-banda = Banda: no { $slots } neighbouring values are left{ $elites ->
    [yes] , even with the elite cards
   *[no] {""}
}.
river-hope-broken-legion = Legion: no row of neighbours around { $cards } can be made any more, since these are gone: { $gone }.
river-hope-broken-banda = Banda: no row of neighbours around { $cards } can be made any more, since no card is left of value { $values }.
river-rest-weaker = Everything else is weaker than what the attacker has.

# Before any card is compared
river-slots = At dam { $dam } a full side has as many cards as the tile has slots ({ $slots }); the attacker has { $count }.
