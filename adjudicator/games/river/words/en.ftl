# Words of Bitwa o Rzekę. The Polish text is the authoritative one.

river-name = Bitwa o Rzekę (Battle for the River)
river-perkoz = Perkoz
river-wazka = Ważka
    .accusative = a Ważka
river-labedz = Łabędź
river-card = { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[P] purple
} { $value }
river-read-as = { $elite } as { $card }
river-read-as-any = { $elite } as any { $value }
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
river-colour-letter = { $colour }
river-total = { $best ->
    [yes] at best { $made }
   *[no] { $made }
}
river-legend-lit = what decides
river-legend-added = may still be added
river-deciding-cards = Cards that settle it

# Claims and questions, as they are said at the table
river-claim-control = The attacker takes this dam.
river-claim-claimable = Which dams can the attacker take now?
river-claim-joint-control = The defender can't hold all of these dams at once.
river-claim-can-win = This side can still win.
river-claim-forced = Who can force the win?
river-claim-result = Who has won?
river-claim-rematch = Who has won the Rewanż?

# The verdict in one sentence
river-upheld = Claim upheld: { $wins ->
    [destroys] the attacker destroys dam { $dam } and wins the game.
    [fourth] the attacker takes dam { $dam }. It is the fourth damaged dam, so they win the game.
   *[no] the attacker takes dam { $dam }.
}
river-upheld-first = { river-upheld } Both sides are equally strong, and the attacker completed theirs first.
river-upheld-level = { river-upheld } The defender can at best draw level, which is not enough.
river-rejected = Claim rejected: at dam { $dam } the defender may still add { $cards } and would then have the stronger side: { river-made }.
river-holds = Claim rejected: the defender holds dam { $dam }. Their side is full: { river-made }.
river-holds-first = { river-holds } The attacker's is equally strong, but the defender completed theirs first.
river-made = { $formation ->
    [legion] a Legion with sum { $sum }
    [kompania] a Kompania with sum { $sum }
    [bractwo] a Bractwo with sum { $sum }
    [banda] a Banda with sum { $sum }
    [zgraja] a Zgraja with sum { $sum }
   *[sum] a sum of { $sum }
}
river-not-now = Claim rejected: it is the defender's turn, and the attacker may take dam { $dam } only in their own turn.
river-control-over = Claim rejected: dam { $dam } can't be taken any more, because the game is over. { river-over }
river-claimable-over = No dam can be taken any more, because the game is over. { river-over }
river-over = { $winner ->
    [attacker] The attacker has won: { $by ->
        [destroyed] they destroyed dam { $broken }, which was damaged already.
       *[four] they damaged four dams ({ $broken }).
    }
   *[defender] The defender has won: { $by ->
        [last-turn] the pile of battle cards ran out and the last turn has passed, and the attacker had not won.
       *[no-room] they filled every slot of theirs.
    }
}
river-not-full = Claim rejected: at dam { $dam } the attacker has { $count } of { $slots } cards, so their formation is not full.
river-claimable = { $count ->
    [0] { $of ->
        [one] The attacker can't prove control of this dam now.
       *[other] The attacker can't prove control of any of these { $of } dams now.
    }
    [one] { $of ->
        [one] The attacker can take dam { $dams } now.
       *[other] The attacker can take one of these { $of } dams now: dam { $dams }.
    }
   *[other] The attacker can take { $count } of these { $of } dams now: dams { $dams }.
}
river-undecided = Undecided: { $why ->
    [budget] there was too much to try at dam { $dam }, and an engine gave up
   *[engines] the engines do not agree on dam { $dam }
} ({ $said }). Sędzia does not guess.

# Steps of the explanation
river-dam = Dam { $dam }{ $house ->
    [yes] { $damaged ->
        [yes] , damaged
       *[no] {""}
    }
   *[no] { $damaged ->
        [yes] , damaged
       *[no] , intact
    }
}: a full formation is { $slots ->
    [one] { $slots } card
   *[other] { $slots } cards
}; { $requirement ->
    [none] no requirement, so the stronger formation wins.
    [highest-sum] only the sum counts, and the higher one wins.
    [lowest-sum] only the sum counts, and the lower one wins.
    [kompania] requirement: Kompania. A side with a Kompania beats a side without; otherwise the sum decides.
    [bractwo] requirement: Bractwo. A side with a Bractwo beats a side without; otherwise the sum decides.
   *[banda] requirement: Banda. A side with a Banda beats a side without; otherwise the sum decides.
}
river-side = The { $side ->
    [attacker] attacker
   *[defender] defender
} has { $cards }: { river-made }.
river-counter = The defender may still add { $adds }. Then they would have { $cards }: { river-made }.
river-elite-read = The { $side ->
    [attacker] attacker's
   *[defender] defender's
} { $elite } does best here as { $any ->
    [yes] any { $value }
   *[no] { $as }
}.
river-elite-open = The defender's { $elite } is taken as what suits the defender best: any colour, value { $values }.
river-elite-best = Each player reads their own elite units to their best advantage, and only when control is decided.
river-proof = The defender lacks { $free ->
    [one] { $free } card
   *[other] { $free } cards
}. They keep the dam only if they can still make a stronger side.
river-pool = { $left ->
    [0] No battle card is left for the defender: all are in sight at the dams or among the discards.
    [one] Only the { $left } battle card that is still unseen counts in the defender's favour, wherever it lies.
   *[other] Any of the { $left } unseen battle cards counts for the defender, even one in the attacker's hand.
}
river-unlisted = Unseen are the cards that lie neither at a dam nor among the discards; a card that is not listed counts as unseen too.
river-would-cancel = A duck (0) and a beaver (11) of one colour cancel each other when one is played opposite the other. Here that concerns { $cards }.
river-duck-beaver = { $excluded ->
    [yes] By the chosen reading the attacker leaves out of the proof what would vanish as soon as it is played: { $cards }.
   *[no] A proof does not consider that a duck or beaver opposite may cancel a card, as here: { $cards }.
}
river-any-order = The order of laying does not matter: consecutive values may lie in any order.
river-logs = Logs, ruses, retreat and the number of turns left are not considered in a proof.
river-elite-unplayed = { $limit ->
    [0] By the chosen reading unplayed elite units count too, but the defender may not play any now.
   *[other] By the chosen reading the defender may also add unplayed elite units ({ $limit } at most): { $elites }.
}
river-too-few = The defender can get { $left ->
    [0] no card any more
    [one] only { $left } more card
   *[other] only { $left } more cards
} for { $free ->
    [one] { $free } free slot
   *[other] { $free } free slots
}: they can never complete a formation here.
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
river-more = { river-who-has-it }A sum of { $sum } is higher than { $other_sum }: { river-winner }.
river-who-has-it = { $have ->
    [both] Both sides meet the requirement, so only the sum decides.{" "}
    [both-legion] Both sides meet the requirement (a Legion does too, but ranks no higher here), so only the sum decides.{" "}
    [neither-legion] Neither side meets the requirement (a Legion does not, and ranks no higher here), so only the sum decides.{" "}
    [neither] Neither side meets the requirement, so only the sum decides.{" "}
   *[no] {""}
}
river-asked-for = { $by ->
    [outranks] By the chosen reading a Legion beats a plain { river-requirement } at this dam: { river-winner }.
    [excluded] Only the { river-who-wins } meets the requirement: by the chosen reading a Legion does not.
    [legion] Only the { river-who-wins } meets the requirement: a Legion counts too.
   *[plain] Only the { river-who-wins } meets the requirement.
}
river-who-wins = { $winner ->
    [attacker] attacker
   *[defender] defender
}
river-first = { river-who-has-it }Both sides are equally strong (sum { $sum }), so it counts who completed theirs first: { river-winner }.
river-dam-flip = Dam { $dam } is damaged from now on: the attacker turns its tile over, and all cards lying at it are discarded.{ $wins ->
    [fourth] {" "}It is the fourth damaged dam: the attacker wins the game.
   *[no] {""}
}
river-dam-destroy = Dam { $dam } was damaged already. Taking a damaged dam destroys it and wins the game.

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
        [one] The lowest card the defender can hope for is { $adds }
       *[other] The lowest cards the defender can hope for are { $adds }
    }: their whole side would make { $sum }; less than { $own } is needed.
   *[no] { $count ->
        [one] The highest card the defender can hope for is { $adds }
       *[other] The highest cards the defender can hope for are { $adds }
    }: their whole side would make { $sum }; more than { $own } is needed.
}
river-hope-above = Bractwo: the best { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[P] purple
} card the defender can hope for is { $value }, which makes { $sum }; more than { $own } is needed.
river-hope-equal = { river-shape }: at best the defender can draw level (sum { $sum }), for example by adding { $adds }. An equally strong side that is completed later is not enough.
river-hope-colours = { river-shape }: impossible, since the defender's cards differ in colour ({ $cards }).
river-hope-repeat = { river-shape }: impossible, since a value is repeated on the defender's side ({ $cards }).
river-hope-apart = { river-shape }: impossible, since the defender's values ({ $cards }) are too far apart for { $slots } in a row.
river-hope-values = Kompania: impossible, since the defender's cards differ in value ({ $cards }).
river-hope-elite-value = Kompania: impossible, since the defender's elite units ({ $elites }) can't take the same value as the rest of their side.
river-hope-few-of-value = Kompania: { $left ->
    [0] the defender can get no more card of value { $value }
    [one] the defender can get only { $left } more card of value { $value }
   *[other] the defender can get only { $left } more cards of value { $value }
}, and { $wanted } more would be needed.
river-hope-few-of-values = Kompania: the only possible values are { $values }, and of none can the defender get as many cards as it would take ({ $wanted }).
river-hope-no-value = Kompania: of no value can the defender get as many cards as it would take ({ $wanted }).
river-hope-few-of-colour = Bractwo: the defender can get { $left ->
    [0] no
   *[other] only { $left }
} more { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[P] purple
} { $left ->
    [0] card
    [one] card
   *[other] cards
}, and { $wanted } would be needed.
river-hope-no-colour = Bractwo: of no colour can the defender get as many cards as it would take ({ $wanted }).
river-hope-only-legions = { river-shape }: what the defender can get makes a Legion at most, and by the chosen reading that is not what this dam asks for.
river-hope-no-legion = Legion: no colour has { $slots } consecutive values left{ $elites ->
    [yes] , even with the elite units
   *[no] {""}
}.
river-hope-no-banda = Banda: no { $slots } consecutive values are left{ $elites ->
    [yes] , even with the elite units
   *[no] {""}
}.
river-hope-elites-apart = { river-shape }: impossible, since the values of the defender's elite units ({ $elites }) are too far apart for { $slots } in a row.
river-hope-broken-legion = { $elites ->
    [yes] Legion: what the defender has ({ $cards } and elite units) can no longer become consecutive values of one colour.
   *[no] Legion: what the defender has ({ $cards }) can no longer become one, since these can't come: { $gone }.
}
river-hope-broken-banda = { $elites ->
    [yes] Banda: what the defender has ({ $cards } and elite units) can no longer become consecutive values.
   *[no] Banda: what the defender has ({ $cards }) can no longer become consecutive values, since the defender can get no card of value { $values }.
}
river-rest-weaker = { $requirement ->
    [none] { $formation ->
        [legion] Kompania, Bractwo, Banda and Zgraja are weaker than a Legion.
        [kompania] Bractwo, Banda and Zgraja are weaker than a Kompania.
        [bractwo] Banda and Zgraja are weaker than a Bractwo.
       *[other] A Zgraja is weaker than a Banda.
    }
   *[other] At this dam everything else is weaker than what the attacker has.
}

# Which dams can be taken: one sentence for each
river-claimable-not-now = It is the defender's turn, and the attacker may take a dam only in their own turn.
river-claimable-answer = { $count ->
    [0] Answer: none.
    [one] Answer: dam { $dams }.
   *[other] Answer: dams { $dams }.
}
river-dam-proof = Dam { $dam }{ river-asks }: the attacker has { $ours }; { $count ->
    [0] the defender { $theirs }.
   *[other] the defender at best, with { $adds }, { $theirs }.
} { $compared }
river-dam-no-stronger = Nothing higher can come at dam { $dam }. { $why }
river-asks = { $requirement ->
    [none] {""}
    [highest-sum] {" "}(the higher sum wins)
    [lowest-sum] {" "}(the lower sum wins)
   *[other] {" "}(requirement: { river-requirement })
}
river-dam-too-few = Dam { $dam }: the attacker has { $ours }. { $left ->
    [0] The defender can get no card any more
    [one] The defender can get only { $left } more card
   *[other] The defender can get only { $left } more cards
} for { $free ->
    [one] { $free } free slot
   *[other] { $free } free slots
}: they can never complete a formation here.
river-level = { river-who-has-it }That would only be level (sum { $sum }), and completed later: the attacker is ahead.
river-brief-more = { river-who-has-it }The { river-who-wins } has the higher sum.
river-brief-less = The { river-who-wins } has the lower sum.
river-brief-outranks = The { river-formation } is stronger: { river-winner }.

# Before any card is compared
river-dams-not-full = Without a full side the attacker takes no dam: { $dams }.
river-dam-count = dam { $dam } ({ $count } of { $slots } cards)
river-slots = Dam { $dam }: the attacker has { $count } of { $slots } cards, not a full side.
problem-pile-differs = The order of the pile must name just the cards that are seen nowhere else{ $deck ->
    [unknown] {""}
   *[other] {" "}(the pile has { $deck })
}, each once.
