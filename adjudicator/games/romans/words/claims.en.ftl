# Claims of Rzymianie do domu!: answers, proofs, counterexamples. The Polish text is the authoritative one.

# Claims and questions
romans-claim-wall = What is the right order of this wall?
romans-claim-round = Who takes the fort of this round, and what does everyone keep?
romans-claim-fort = This clan takes this fort.
romans-claim-game = This clan wins the game (a shared win counts, unless the claim is to win alone).
romans-claim-forced = This clan can force the fort of this round.
romans-claim-game-win = This clan wins the game, alone or together with another.
romans-claim-game-sole = This clan wins the game alone.
romans-claim-result = Who has won, and with how many points?

# The wall and an open round
romans-wall-answer = { $same ->
    [yes] The wall is in its right order: { $forts }.
   *[no] The right order of the wall: { $forts }.
}
romans-round-takes = { romans-the-clan } takes the fort: { $fort }.
romans-round-captured = { romans-the-clan } has taken the fort of this round. It is not listed which one.
romans-round-nobody = Nobody takes the fort{ $count ->
    [0] .
   *[other] . Discarded: { $forts }.
}
romans-round-open = Who takes the fort depends on a choice. Different outcomes: { $count }.
romans-round-sure = { romans-the-clan } captures in any case, but choices change the rest of the round. Different outcomes: { $count }.
romans-round-if = If { $choices }{ $count ->
    [0] ,
   *[other] : { $totals };
} { $by ->
    [tie-broken] Arch’r breaks the tie and { romans-clan } captures { $fort }.
   *[other] { romans-clan } captures { $fort }.
}
romans-round-if-nobody = If { $choices }{ $count ->
    [0] ,
   *[other] : { $totals };
} { $by ->
    [tie-cancelled] the Arch’rs cancel each other and nobody takes the fort.
   *[other] nobody takes the fort.
}
romans-qween-chooses = Qween { romans-of-clan } chooses whom she seduces.
romans-druhid-chooses = { romans-the-clan } revealed Dru’hid in this round and may choose a fort of the wall: { $forts }. { $shift ->
    [yes] The forts to the left of it move to the right.
   *[no] The contested one takes the place of another.
}
romans-fort-at = { $fort } (place { $place })
romans-total-short = { romans-short } { $total }
romans-total-out = { romans-short } does not fight (Filchy)
romans-round-left = Face up after the round: { $cases }.
romans-left = { romans-short }: { $count ->
    [0] nothing
   *[other] { $cards }
}
romans-round-both = { romans-the-clan } discards a card for Fort Fokus and a card for Horsie, and these two are all it has face up: { $cards }. So it loses both, in whichever order.
romans-round-stays = { $by ->
    [pays] For Fort Fokus { romans-clan } discards one card. Face up it may then have: { $cases }.
    [sacrifices] For Horsie { romans-clan } discards one card. Face up it may then have: { $cases }.
    [gives] For FortUna { romans-clan } gives up one fort. Face up it may then have: { $cases }.
    [keeps-axx] Having revealed Axx now, { romans-clan } may keep him. Face up it may then have: { $cases }.
   *[keeps-weakest] Thanks to KomFort { romans-clan } may keep its weakest card. Face up it may then have: { $cases }.
}
romans-stays = { $count ->
    [0] nothing
   *[other] { $cards }
}{ $forts ->
    [same] {""}
   *[other] {" "}(and the forts { $forts })
}
romans-left-ways = { romans-short }, by choice: { $cases }
romans-round-ways = { romans-the-clan } has a choice: { $cases }.
romans-round-way = if { $does }, { $count ->
    [0] it has nothing face up then
   *[other] it has face up then: { $cards }
}
romans-round-if-left = { $groups ->
    [one] Whatever anyone chooses, face up after the round: { $cases }.
   *[other] If { $choices }, face up after the round: { $cases }.
}
romans-round-if-result = If { $choices }, the game ends. { $result }

# A fort
romans-fort-certain-yes = { romans-the-clan } takes the fort at place { $place } ({ $fort }) whatever is hidden and whatever the others choose.
romans-fort-certain-no = It is not certain that { romans-clan } takes the fort at place { $place } ({ $fort }).
romans-fort-possible-yes = { romans-the-clan } can still take the fort at place { $place } ({ $fort }).
romans-fort-possible-no = { romans-the-clan } can no longer take the fort at place { $place } ({ $fort }).
romans-fort-undecided = Whether { romans-clan } takes the fort at place { $place } ({ $fort }) could not be settled. What the engines said: { $said }.
romans-hidden = { romans-the-clan } has { $places ->
    [one] an unknown card
   *[other] { $places } unknown cards
} face down, out of these: { $warriors }.
romans-line-stated = Stated: { $cases }. The claimer's other choices are taken against them.
romans-line-entry = { $round ->
    [0] {""}
   *[other] in round { $round }{" "}
}{ $does }{ $count ->
    [0] {""}
   *[other] {" "}if these are revealed: { $cards }
}
romans-line-silent = The claimer stated no line, so every choice of their own is taken against them.
romans-may-lie = { $listed ->
    [yes] Face-down cards are not known. They may be, for example: { $cards }.
   *[no] Face-down cards are not known. They may lie as in this course.
}
romans-briefly = Round { $round }: { $cards }.{ $sums ->
    [0] {""}
   *[other] {" "}Strength: { $totals }.
} { romans-the-clan } takes { $fort }.{ $count ->
    [0] {""}
   *[other] {" "}Choices: { $choices }.
}
romans-briefly-nobody = Round { $round }: { $cards }.{ $sums ->
    [0] {""}
   *[other] {" "}Strength: { $totals }.
} Nobody takes the fort.{ $count ->
    [0] {""}
   *[other] {" "}Choices: { $choices }.
}
romans-laid-so = { romans-the-clan }, cards from the contested fort on: { $cards }.
romans-proof-fort = Whatever is hidden and whatever anyone chooses, { romans-clan } takes the fort.
romans-proof-no-way = Whatever is hidden and whatever anyone chooses, { romans-clan } does not take the fort.
romans-way-highest = Where strength decides, the lead is smallest if round { $round } shows { $cards }: { romans-clan } { $own } ({ $parts }), the highest other total { $best } ({ $best_parts }).
romans-way-alone = Where the others reveal Filchy, only { romans-clan } fights (for example if round { $round } shows { $cards }).
romans-way-tie-broken = In a tie at { $own } the Arch’r { romans-of-clan } decides (for example if round { $round } shows { $cards }).
romans-way-more = Where strength decides, { romans-clan } has { $own } at best ({ $parts }), and the highest other total is { $best } ({ $best_parts }){ $count ->
    [2] .
   *[other] : if round { $round } shows { $cards }.
}
romans-way-tie = In a tie the fort is lost: { romans-clan } then has { $own }, for example ({ $parts }), and the highest other total is { $best } ({ $best_parts }), if round { $round } shows { $cards }.
romans-way-tie-lost = In a tie at { $own } the Arch’r of another clan decides (for example if round { $round } shows { $cards }).
romans-way-out = { romans-the-clan } reveals Filchy and does not fight (for example if round { $round } shows { $cards }).
romans-way-taken = Dru’hid takes the fort from another place of the wall (for example if round { $round } shows { $cards }).
romans-way-pushed-out = Variant 1: the fort drops off the end of the wall (for example if round { $round } shows { $cards }).
romans-way-ended = Three FortHece end the game before (for example if round { $round } shows { $cards }).
romans-way-neutral-filchy = { romans-the-clan } is neutral, so its Filchy has no ability: it fights even if it reveals her.
romans-way-bounds = When this fort is fought for, { romans-clan } has at least { $own }, and nobody else can have more than { $best }.
romans-proof-needs = The proof rests on its being known where these cards are (discarded, not laid, or face down but known): { $cards }.
romans-proof-needs-nothing = The proof needs no card that is out of the turn: the cards on the table settle it.

# The game
romans-game-certain-yes = { $sole ->
    [yes] { romans-the-clan } wins the game alone, whatever happens.
   *[no] { romans-the-clan } wins the game, whatever happens.
}
romans-game-certain-no = { $sole ->
    [yes] It is not certain that { romans-clan } wins the game alone.
   *[no] It is not certain that { romans-clan } wins the game.
}
romans-game-possible-yes = { $sole ->
    [yes] { romans-the-clan } can still win the game alone.
   *[no] { romans-the-clan } can still win the game.
}
romans-game-possible-no = { $sole ->
    [yes] { romans-the-clan } can no longer win the game alone.
   *[no] { romans-the-clan } can no longer win the game.
}
romans-game-neutral = { romans-the-clan } is neutral, and a neutral clan cannot win the game.
romans-game-undecided = Whether { romans-clan } wins could not be settled: neither bounds nor games played to the end decide it. What the engines said: { $said }.
romans-points-now = { romans-the-clan } has { $points } points now and ends the game with { $least } to { $most }.
romans-points-bounds = { $wins ->
    [yes] { romans-the-clan } ends with at least { $own }, and nobody else can have more than { $best } ({ romans-other }).
   *[no] { romans-the-clan } ends with { $own } at most, and { romans-other } will have at least { $best }.
} Held now: { romans-clan } { $has ->
    [0] nothing
   *[other] { $held }
}; { romans-other } { $other_has ->
    [0] nothing
   *[other] { $other_held }
}. Forts still to be won: { $coming }.
romans-ending-points = Where points decide, the smallest difference is { $margin }: { $cases }.
romans-ending-turn = After this turn the closest standing is: { $cases }. Still to come in later turns: { $coming }. With these { $wins ->
    [yes] { romans-clan } ends with at least { $own }, and nobody else can have more than { $best } ({ romans-other }).
   *[no] { romans-clan } ends with { $own } at most, and { romans-other } will have at least { $best }.
}
romans-ending-alone = Neutral clans cannot win, and nobody plays any other clan.
romans-may-end = The game may end like this, for example{ $told ->
    [yes] {""}
   *[no] {" "}(the cards of every round are in the full course)
}:
romans-end-chain = { romans-the-clan }: { $now } now{ $held ->
    [0] {""}
   *[other] {" "}({ $worth })
}{ $gained ->
    [0] , takes nothing more
   *[other] , takes until the end: { $gains }
}{ $given ->
    [0] {""}
   *[other] , gives up for FortUna: { $lost }
}. In all { $points }.
romans-gain = { $fort } ({ $turn ->
    [0] round { $round }
   *[other] turn { $turn }, round { $round }
})
romans-ending-level = An end level on points: { $cases }. Then: { $level }. { romans-tie-decides }
romans-ending-fortheca = Three FortHece may come to { romans-clan }, which ends the game: { $cases }.
romans-ending-row = { romans-short } { $points } { $count ->
    [0] (no forts)
   *[other] ({ $forts })
}{ $given_up ->
    [0] {""}
   *[other] {" "}(forts given up for FortUna: { $given_up })
}
romans-proof-game = However the rest of the game goes, { romans-clan } { $wins ->
    [yes] { $sole ->
        [yes] wins alone.
       *[no] wins.
    }
   *[no] { $sole ->
        [yes] does not win alone.
       *[no] does not win.
    }
}
romans-proof-bounds = These bounds of the points decide it, whatever happens.

# Forced
romans-forced-yes = { romans-the-clan } can force the fort of this round ({ $fort }).{ $count ->
    [0] {""}
   *[other] {" "}It is enough that { $do }.
}
romans-forced-line = { $count ->
    [0] Whatever anyone chooses, { romans-clan } takes the fort.
   *[other] It is enough that { $do }.
}
romans-forced-no = { romans-the-clan } cannot force the fort of this round ({ $fort }).
romans-forced-neutral = { romans-the-clan } is neutral and chooses nothing, so it can force no fort ({ $fort }).
romans-forced-when = An exception: if { $cards } are revealed, then { $do }.
romans-forced-replies = Depending on what { $clans } reveals, the totals of { romans-clan } and the next one are{ $several ->
    [yes] {" "}(with the worst choice of the others)
   *[no] {""}
}: { $cases }.
romans-forced-reply = { $cards } – { $way ->
    [alone] the others do not fight
    [tie-broken] { $own } each, its Arch’r breaks the tie
   *[highest] { $own } and { $best }
}
romans-forced-against = These cards may be revealed, and then no choice helps: { $cards }.
romans-forced-undecided = The engines do not agree whether { romans-clan } can force the fort ({ $fort }): { $said }.

# Data we are not sure of
romans-hangs-on-strengths = We are not sure of { $assumed }: with "strengths { $printed }" { $then ->
    [upheld] the claim would be upheld.
    [rejected] the claim would be rejected.
   *[other] the ruling would be different.
} If your cards show that, add the quoted words to the table.
romans-our-strengths = We are not sure of every strength. We assume { $assumed }, and not every other possibility could be tried here. Look at your cards. If they differ, add that to the table, for example "strengths { $printed }".
romans-hangs-on-deck = We are not sure how many there are of each fort. We assume: { $forts }. Count yours. If they differ, add them to the table in the same way, beginning with the word "deck".
romans-copies = { $copies } × { $fort }

# Laws that facts may break
romans-law-copies = { romans-the-clan } has this many copies of { $card }: { $most }, and { $count } are listed.
romans-law-nine = { romans-the-clan } has { $most } warriors, and { $count } are listed.
romans-law-fort-copies = { $fort }: the deck has { $most }, and { $count } are listed.
romans-law-given-up = Each fort given up for FortUna is the price of a FortUna that the same clan captured. FortUnas in the deck: { $most }; FortUnas elsewhere and forts given up together: { $count }.
romans-law-first = Until the first fight, the fort with the lowest positive value stands first in the wall. The first is { $fort }, and { $other } is lower.
romans-law-last = The last fort of the wall is the highest, unless Dru’hid or variant 1 has changed that. The last is { $fort }, and { $other } is higher.
romans-law-end-positive = At the { $end ->
    [left] beginning
   *[right] end
} of the wall stands a fort of positive value, and here it is { $fort }.
romans-law-captor = A clan that captures a fort discards its own face-up cards. So the forts that it captured and the cards that it still has face up come from different rounds: that takes { $count } rounds, and { $rounds ->
    [one] only one round was played.
   *[other] only { $rounds } rounds were played.
}
romans-law-captor-now = { romans-the-clan } has captured in this round and discarded its face-up cards; only an Axx revealed in this round may have stayed.
romans-law-captor-komfort = { romans-the-clan } has captured in this round and discarded its face-up cards; beside Axx only one may have stayed, and { $count } are there.
romans-law-collide = Ch’ariotts revealed in the same round ({ romans-clan } and { romans-other }) collide and both leave, and one of them is still there.
romans-laws-kept = { $count } cards and forts were checked together: copies, the order of the wall, what a captor discards, the price of FortUna and collisions. Nothing disagrees.

# Facts
romans-stated-card = { $card }: { $where ->
    [shown] face up
    [spent] discarded this turn
    [aside] not laid this turn
   *[down] face down
}.
romans-stated-fort = { $fort }: { $where ->
    [wall] in the wall
    [discarded] discarded
    [green] captured by the green clan
    [red] captured by the red clan
    [gold] captured by the gold clan
   *[blue] captured by the blue clan
}.

# The picture
romans-picture-wall = The wall
romans-picture-neutral = neutral
romans-picture-total = { $takes ->
    [yes] captures, strength { $total }
   *[no] { $waits ->
        [yes] strength so far { $total }
       *[no] strength { $total }
    }
}
romans-picture-forts = Forts ({ $points } points): { $forts }
romans-picture-meaning = { $style ->
    [now] revealed in this round
    [left] revealed in this round, gone already
    [down] face down, but known
    [witness] face down, this one in the example
    [hidden] face down, not known
    [lit] a card that decides
    [contested] the fort fought for
   *[claimed] the fort of the claim
}

# What a claim lacks
problem-wall-not-six = The order of a wall needs its six forts, and { $count } are given.
problem-no-round-now = No round is being fought at this moment, so there is none to work out.
problem-card-not-shown = The card that { romans-said-clan } has at the contested fort is not known. Give it in "now".
problem-game-goes-on = The game is not over (step "over"), so there is no final ranking yet.
problem-no-wall-yet = The wall does not stand yet, so no fort in it can be claimed.
problem-fort-not-in-wall = There is no fort left at place { $place }: the wall goes from place { $first } to 6.
problem-no-fight-now = At this moment no fort is being fought for, so none can be forced.
problem-game-forts-missing = Who wins hangs on every fort: { $wanted } forts have left the walls so far, and { $count } are listed as held, given up or discarded.
problem-given-up-missing = Under the reading in use forts given up for FortUna break a tie in points. It is not known which ones { romans-said-clan } has given up. List them in "dropped", and list where every FortUna is.
problem-line-no-choice = "{ $action }" is not a choice. A line consists of choices such as: gold keeps axx.
problem-line-of-neutral = { romans-said-the-clan } is neutral and chooses nothing, so it cannot announce a line.
problem-line-of-another = "{ $action }" is a choice of another clan. The line belongs to { romans-said-clan }.
