# The claim that the defender can't hold several dams at once. The Polish text is the authoritative one.

problem-dam-named-twice = The claim names dam { $dam } twice.

river-joint-upheld = Claim upheld: the defender can't hold all of these dams at once: { $dams }.{ $most ->
    [unknown] {""}
    [0] {" "}They can't hold any of them.
   *[other] {" "}They can hold at most { $most } of { $count }.
} For now this gives nobody a dam.
river-joint-rejected = Claim rejected: the defender can still hold all of these dams at once: { $dams }.
river-joint-over = Claim rejected: the defender need not hold any dam any more ({ $dams }), because the game is over. { river-over }
river-joint-not-full = Claim rejected: the attacker's side is not full { $count ->
    [one] at dam { $dams }.
   *[other] at these dams: { $dams }.
}
river-joint-undecided = Undecided: { $why ->
    [budget] there was too much to try at these dams, and an engine gave up
   *[engines] the engines do not agree on these dams
}: { $dams } ({ $said }). Sędzia does not guess.

river-joint-settled-by = { $count ->
    [one] Dam { $dams } alone settles it: the defender can't hold it even if it were the only one.
   *[other] Dams { $dams } alone settle it: even these the defender can't hold at once.
} { $rest ->
    [one] Dam { $others } changes nothing.
   *[other] Dams { $others } change nothing.
}
river-joint-pool = { $count ->
    [one] At dam { $dams } the defender lacks
   *[other] At dams { $dams } the defender lacks, in all,
} { $free ->
    [one] { $free } card.
   *[other] { $free } cards.
} { $left ->
    [0] They can't get any battle card: all of them lie at the dams or among the discards.
    [one] Only { $left } battle card counts in their favour: the one that lies neither at a dam nor among the discards.
   *[other] Any of the { $left } unseen battle cards may come{ $count ->
        [one] .
       *[other] , but each to one dam only.
    }
}
river-joint-barred = By the chosen reading the attacker leaves out of the proof what would vanish as soon as it is played: { $sets }.
river-joint-barred-at = dam { $dam } ({ $cards })
river-joint-level = The attacker completed their side first at each of these dams, so an equally strong side of the defender holds none of them.
river-joint-lacking = Dam { $dam } ({ river-requirement }). The attacker has { river-made }; the defender lacks { $free ->
    [one] { $free } card
   *[other] { $free } cards
}.
river-joint-ways = { river-joint-lacking } { $count ->
    [one] It can be held only with { $ways }.
   *[other] It can be held only with one of these: { $ways }.
}
river-joint-way = { $cards } ({ river-made })
river-joint-set = ({ $cards })
river-joint-case = { $only ->
    [yes] If dam { $first } gets what it needs
   *[no] { $all ->
        [yes] Whichever of these dam { $first } gets
       *[no] If dam { $first } gets one of these
    }
}, { $ways }, { $count ->
    [one] nothing that is left holds dam { $dams }.
   *[other] what is left does not hold dams { $dams } at once.
}
river-joint-many-ways = { river-joint-lacking } Alone it could be held in many ways, best by { $adds }: { $best }.
river-joint-clash = { $without_one ->
    [yes] { $count ->
        [2] Each of these dams could be held on its own, but not both at once:
       *[other] Leave out any one of these dams and the others could be held, but not all of them at once:
    }
   *[no] These dams can't all be held at once:
} they need the same { $shared ->
    [0] cards.
    [one] card ({ $cards }).
   *[other] cards ({ $cards }).
}
river-joint-too-few = All of these dams together still take { $free ->
    [one] { $free } card
   *[other] { $free } cards
}, and the defender can get { $left } at most.
river-joint-enough = The smallest set of cards that settles it could not be found. These are certainly enough, and none of them can be left out: { $cards }.

river-joint-held = Dam { $dam }{ river-asks }: { $count ->
    [0] the defender's side is full: { river-made }
   *[other] with { $adds } the defender has { river-made }
}, the attacker { $against }. { $compared }
river-joint-all = { $count ->
    [2] No card is needed twice, so the defender holds both dams at once.
   *[other] No card is needed twice, so the defender holds all { $count } dams at once.
}
river-joint-most = { $most ->
    [0] The defender can't hold any of these dams.
    [one] Of these { $of } dams the defender can hold one at most, for example dam { $dams }.
   *[other] Of these { $of } dams the defender can hold { $most } at once at most, for example: { $dams }.
} { $sets ->
    [one] This set can't be held whole: { $apart }.
   *[other] None of these sets can be held whole: { $apart }.
}
river-joint-apart = ({ $dams })
river-joint-apart-more = and { $count } more
river-joint-most-unknown = How many of these dams the defender can hold at once could not be settled.
river-joint-no-title = { $count ->
    [one] This does not give the attacker any dam yet. They take dam { $dams } only by claiming control of that very dam in their own turn.
   *[other] This does not give the attacker any dam yet: the defender can't hold one of them, but nobody knows which. Each dam is taken on its own, once the attacker proves control of that very dam.
}
river-joint-slots = At dam { $dam } the attacker has { $count } of { $slots } cards, so there is nothing to hold there yet: the claim takes a full side of the attacker at every dam it names.

rule-river-joint-shared-pool = There is only one of each card, so it can strengthen only one dam. Whoever says that the defender can't hold several dams at once has to show that no way of sharing out the unseen cards gives a stronger side at every one of them.
rule-river-joint-no-title = A dam is taken only by a claim to that very dam. That the defender can't hold all of them does not say which one they lose.
rule-river-joint-most = How many dams the defender can hold at once is shown by an example; that no more are possible follows from sets of dams that can't be held whole.
