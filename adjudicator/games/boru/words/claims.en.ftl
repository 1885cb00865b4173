# Words of the claims and rulings of Brian Boru. The Polish text is the authoritative one.

# Claims and questions
boru-claim-trick = Who wins this trick?
boru-claim-card = This card wins the trick.
boru-claim-action = What does this card's action lead to?
boru-claim-upkeep = What happens in this upkeep?
boru-claim-region = This player has this region after the upkeep.
boru-claim-score = Who has won, and with how many points?
boru-claim-game = This player wins the game. A shared win counts, unless the claim is to win alone.
boru-claim-forced = This player can force the region or the win. A shared win counts, unless the claim is to win alone.
boru-claim-game-win = This player wins the game, alone or together with others.
boru-claim-game-sole = This player wins the game alone.
boru-claim-forced-region = This player can force control of this region.
boru-claim-forced-win = This player can force a win, alone or shared.
boru-claim-forced-sole = This player can force a win that is not shared.

# The trick
boru-active-town = The active town is { $town }: { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
} and white cards can win.
boru-card-royal = { $player }: { $card }. A white card matches any town.
boru-card-matches = { $player }: { $card }. Its colour matches the town.
boru-card-cannot-win = { $player }: { $card }. Its colour does not match the town, so it can't win the trick.
boru-card-of = { $card } ({ $player })
boru-trick-compared = { $count ->
    [one] Only one card matches the town: { $plays }.
   *[other] The matching cards from the highest: { $plays }. The highest of them wins.
}
boru-trick-winner = { $player } wins the trick ({ $card }).
boru-trick-acts = They act in this order, from the lowest card: { $players }.

# A card
boru-card-certain-upheld = Claim upheld: { $player } will win the trick with { $card }, whatever the others hold.
boru-card-certain-rejected = Claim rejected: it is not certain that { $player } wins the trick with { $card }.
boru-card-possible-upheld = Claim upheld: { $player } can still win the trick with { $card }.
boru-card-possible-rejected = Claim rejected: { $player } can't win the trick with { $card } any more.
boru-card-beaten-already = On the table lies { $look } ({ $other }): it matches the town and is higher than { $card } ({ $player }).
boru-card-beats = { $count ->
    [0] No matching card is higher ({ $card }).
   *[other] The only matching cards that are higher: { $cards }.
}
boru-card-waiting = { $count ->
    [0] Nobody else has a card to add to this trick.
    [one] Yet to play: { $players }. It may be any card of that hand.
   *[other] Yet to play: { $players }. They may play any card from their hand.
}
boru-card-unseen = { $count ->
    [0] { $held ->
        [yes] It is known where each of these is: played in this round, or in a known hand.
       *[no] Each of these has been played in this round already.
    }
   *[other] { $all ->
        [yes] Not one of the higher cards has been seen yet.
       *[no] Of the higher cards these are still unseen: { $cards }.
    }
}
boru-card-draft = What was seen in the draft counts too ({ $players }). Of cards passed on, each next player keeps two.
boru-card-hand = { $player } holds only { $cards }. { $count ->
    [0] No card among these is a higher matching one.
   *[other] Higher matching cards among them: { $higher }.
}
boru-card-lacks = { $player } had nothing to lead with, and so does not hold { $cards }.
boru-card-passed = In the draft these higher cards were in one set (cards in it: { $all }): { $cards }. Who took how many cards of it: { $shares }. Nobody else got them.
boru-card-can-hold = { $player } can hold only cards out of these: { $cards }.
boru-card-may-have = { $known ->
    [yes] { $player } holds { $card } and may play it.
   *[no] { $player } may hold and play { $card }.
}
boru-card-all-beat = { $sure ->
    [0] However the cards lie, one of these has higher matching cards only: { $players }.
    [one] { $players } is sure to have higher matching cards only, and must play one of them.
   *[other] These are sure to have higher matching cards only, and must each play one: { $players }.
}
boru-card-unbeaten = If the others play { $cards }, { $count ->
    [one] that is not a higher matching card
   *[other] not one of these is a higher matching card
}, so { $card } ({ $player }) wins.
boru-card-nobody-beats = Nobody who has yet to play can hold a higher matching card.

# A card's action
boru-action-illegal = The action "{ $action }" (choice { $at }) is not legal. { $why }
boru-choice-at = Stated as choice { $at }: "{ $action }". That is not allowed:
boru-action-over = { $player } has already resolved this card.
boru-action-winner = { $player } wins the trick: { $card } is the highest card that matches { $town }. So { $player } carries out the main action, and the others side actions.
boru-action-open = { $player } still has something to choose for { $card }. Legal options: { $count }.
boru-action-done = { $player } has resolved the card to the end: { $card }.
boru-option-legal = Allowed: "{ $action }".
boru-option-illegal = Not allowed: "{ $action }". { $why }

# Upkeep
boru-upkeep-illegal = The action "{ $action }" (choice { $at }) is not legal. { $why }
boru-upkeep-end = After the upkeep the points on the score track are: { $points }. { $count ->
    [0] Nobody has a claim token.
   *[other] Claim tokens: { $tokens }.
}
boru-upkeep-outcome = A possible result of the upkeep: points on the track { $points }; { $count ->
    [0] nobody has a claim token
   *[other] claim tokens: { $tokens }
}. For example if { $choices }.
boru-token-of = { $region } – { $player }
boru-upkeep-over = This upkeep is already over.
boru-upkeep-done = The upkeep has been played to the end{ $over ->
    [yes] {" "}and the game is over.
   *[no] .
}
boru-upkeep-open = Due now: { boru-due }. { $player } chooses (options: { $count }).
boru-upkeep-choice = Open choice: { boru-due }. { $player } chooses{ $same ->
    [yes] .
   *[no] , { $loser } loses.
} { $where ->
    [yes] Possible towns: { $towns }.
    [many] { $count } towns are possible.
   *[no] Options: { $options }.
}

# A region and the game
boru-region-certain-upheld = Claim upheld: after the upkeep { $player } holds { $region } for certain.
boru-region-certain-rejected = Claim rejected: it is not certain that { $player } holds { $region } after the upkeep.
boru-region-certain-undecided = Undecided: whether { $player } holds { $region } after the upkeep for certain. Sędzia does not guess.
boru-region-possible-upheld = Claim upheld: { $player } may hold { $region } after the upkeep.
boru-region-possible-rejected = Claim rejected: { $player } can't hold { $region } after the upkeep.
boru-region-possible-undecided = Undecided: whether { $player } may hold { $region } after the upkeep. Sędzia does not guess.
boru-game-certain-upheld = Claim upheld: { $player } wins the game for certain{ $sole ->
    [yes] , alone.
   *[no] .
}
boru-game-certain-rejected = Claim rejected: it is not certain that { $player } wins the game{ $sole ->
    [yes] {" "}alone.
   *[no] .
}
boru-game-certain-undecided = Undecided: whether { $player } wins the game for certain{ $sole ->
    [yes] , alone.
   *[no] .
} Sędzia does not guess.
boru-game-possible-upheld = Claim upheld: { $player } can still win the game{ $sole ->
    [yes] {" "}alone.
   *[no] .
}
boru-game-possible-rejected = Claim rejected: { $player } can't win the game any more{ $sole ->
    [yes] , not alone.
   *[no] .
}
boru-game-possible-undecided = Undecided: whether { $player } can still win the game{ $sole ->
    [yes] {" "}alone.
   *[no] .
} Sędzia does not guess.
boru-forced-upheld = Claim upheld: { $player } can force { $what ->
    [region] control of { $region }.
   *[game] { $sole ->
        [yes] a win that is not shared.
       *[no] the win.
    }
}
boru-forced-rejected = Claim rejected: { $player } can't force { $what ->
    [region] control of { $region }.
   *[game] { $sole ->
        [yes] a win that is not shared.
       *[no] the win.
    }
}
boru-forced-undecided = Undecided: there are too many ways to tell whether { $player } can force { $what ->
    [region] control of { $region }.
   *[game] { $sole ->
        [yes] a win that is not shared.
       *[no] the win.
    }
} Sędzia does not guess.
boru-forced-not-last = Undecided: this is not the last upkeep, and the rounds to come can't be searched in full ({ $player }).
boru-undecided = Undecided: { $why ->
    [engines] the engines contradict each other
   *[budget] too few engines gave an answer
} ({ $said }). Sędzia does not guess.

# What the ruling rests on
boru-bound-of = After the upkeep { $player } has no less than { $least } and no more than { $most } there.
boru-bound-of-vikings = The Vikings have no less than { $least } and no more than { $most } there.
boru-ground-settled = The upkeep is over: nothing will change.
boru-ground-exact = { $example ->
    [yes] { $how ->
        [certain] Only what comes out with every choice is certain.
       *[possible] One case in which the claim comes true is enough.
    }
    [none] Nobody has anything left to choose in this upkeep.
   *[no] Every choice left in this upkeep was tried.
}
boru-ground-last-trick = { $example ->
    [yes] { $how ->
        [certain] The rest of the last trick and the upkeep are still ahead, and only what comes out in every course of play is certain.
       *[possible] The rest of the last trick and the upkeep are still ahead, and one course of play in which the claim comes true is enough.
    }
   *[no] Every card, action and choice left in this last trick and its upkeep was tried.
}
boru-ground-bounds = Until the end of the upkeep everybody gets at most { $most ->
    [one] { $most } new town
   *[other] { $most } new towns
} (one in a trick, one by the marriage), and in one region no more than are free there; the invasion takes at most one from each player, and each builds at most one monastery (a town with a monastery counts twice).{ $ally ->
    [yes] {" "}Thanks to the Princess the Vikings' towns may count for somebody.
   *[no] {""}
}
boru-ground-course = The upkeep is still ahead. In this course of play each action is legal.
boru-ground-undecided = The upkeep is still ahead. The bounds on what may happen settle nothing, and none of the courses of play that were tried gives an answer.
boru-region-now = { $region } now: { $some ->
    [yes] { $counts }
   *[no] nobody controls a town here
}. { $token ->
    [down] The claim token is still face down; it is turned up at the end of the upkeep if there are at least { $threshold } towns there in all (now { $total }).
    [board] The claim token lies face up on the board.
   *[held] { $holder } has the claim token.
}
boru-trick-safe = { $player } wins this trick ({ $card }): { $count ->
    [0] the deck has no higher matching card.
   *[other] the higher matching cards ({ $cards }) have all been seen, and none of them is with those yet to play: { $players }.
}
boru-closest-course = The closest end comes about like this, for example:
boru-end-region = { $made ->
    [these] { $rest }. Then { $region }
    [elsewhere] If every choice is made in other regions, { $region }
    [closest] { $chosen ->
        [0] At the closest of all possible ends { $region }
       *[other] At the closest of all possible ends ({ $choices }) { $region }
    }
   *[none] { $region } at the end
}: { $some ->
    [yes] { $counts }
   *[no] nobody controls a town here
}{ $doubled ->
    [yes] {" "}(a town with a monastery counts twice)
   *[no] {""}
}; { $level ->
    [yes] level, so{" "}
   *[no] {""}
}{ $token ->
    [down] the token stays face down (towns in all { $total }, threshold { $threshold }).
    [board] the token lies on the board.
   *[held] { $holder } has the token.
}
boru-end-game = { $made ->
    [these] { $rest }. Then at the end of the game
    [many] With one of the ways of choosing, at the end of the game
    [closest] { $chosen ->
        [0] At the closest of all possible ends of the game
       *[other] At the closest of all possible ends of the game ({ $choices })
    }
   *[none] At the end of the game
}: { $totals }. { $ground ->
    [points] { $players } wins.
    [tokens] Level on points; claim tokens: { $tie }. { $players } wins.
    [brides] Level on points and claim tokens; marriage cards: { $tie }. { $players } wins.
   *[shared] Nothing breaks the tie: { $players } share the win.
}
boru-ends-begin = Each time it begins so: { $choices }. Then:
boru-ends = { $count ->
    [one] { $line ->
        [yes] With these choices there is no other result.
       *[no] Whatever anybody chooses, there is no other result.
    }
   *[other] There are { $count } different results; { $all ->
        [yes] all of them are above.
       *[no] the closest ones are above.
    }
}
boru-bounds-held = Towns in this region after the upkeep: { $player } at least { $own }, any other player at most { $rivals }, the Vikings at most { $vikings }. { $token ->
    [own] { $player } has the token already, so a tie with other players is enough.
    [turns] The threshold is { $threshold } and there are at least { $total } towns in all, so the token is turned face up.
   *[up] The token is face up already.
}
boru-bounds-threshold = There will be at most { $total } towns in all, and the threshold is { $threshold }: the token stays face down and nobody takes it.
boru-bounds-behind = { $player } will have at most { $own } there, and { $vikings ->
    [yes] the Vikings
   *[no] { $other }
} at least { $least }. That is too little to take the token.
boru-bounds-overtaken = { $vikings ->
    [yes] The Vikings
   *[no] { $other }
} will have at least { $least } there, and everybody else at most { $rest }: { $player } loses the token.
boru-total-of = { $player } { $count }
boru-end-total = { $player } { $points }: { $parts }.
boru-count-of = { $player } { $count }
boru-count-of-vikings = the Vikings { $count }
boru-chooses = { $due ->
    [invasion] { $level ->
        [yes] Level with the most raiders ({ $count }) are { $players }. So whoever loses a town chooses it.
       *[no] { $told ->
            [yes] { $player } has the most raiders ({ $count }) and so chooses this town.
           *[no] Whoever has the fewest raiders ({ $fewest }: { $losers }) loses a town. { $player } has the most ({ $count }) and so chooses it.
        }
    }
    [princess] { $player } is highest on the marriage track (space { $count }) and so chooses what becomes of the Princess; spurning her is worth { $gain } points.
    [bride-town] { $player } is highest on the marriage track (space { $count }) and so places the disc from the marriage card.
    [track-town] { $player } stands on space { $count } of the marriage track, which gives a town.
    [monastery] { $player } has the most discs in the church ({ $count }) and so builds a monastery.
   *[four-discs] { $player } has at least 4 discs in the church ({ $count }) and so builds a monastery.
}
boru-choice-ahead = Still to be chosen: { boru-due }. { $player } chooses{ $same ->
    [yes] .
   *[no] , { $loser } loses.
}
boru-line = { $count ->
    [one] The choice stated: { $entries }.
   *[other] The choices stated: { $entries }.
} A choice of the claimer's that is not stated is taken against them.
boru-shown-refutation = An example in which the claim does not come true:
boru-shown-example = An example in which the claim comes true:
boru-shown-one-way = One of the ways it may go:
boru-plan-entry = Choice { $at }: { $entry }.
boru-plan-nothing = Nothing has to be chosen: it comes out so whatever the others do.
boru-plan-none = { $chooses ->
    [yes] Whatever { $player } chooses, the others have an answer that prevents it{ $count ->
        [0] .
        [one] :
       *[other] {" "}(ways that differ: { $count }):
    }
   *[no] { $player } has nothing to choose here, and it may come out like this:
}

# Facts that agree
boru-says-tricks = Tricks finished in this round: { $count }.
boru-says-no-hands = Nobody has a card in hand: the tricks of this round are over, or its cards have not been dealt yet.
boru-says-before-tricks = In this round nobody has played a card yet.
boru-says-discarded = In a finished trick of this round this card was played: { $card }.
boru-says-in-trick = In this trick { $player } has played { $card }.
boru-says-in-hand = { $player } holds { $card }.
boru-says-could-not-lead = { $player } has no card with which a trick could be led.
boru-says-pack = In the draft { $player } sees { $cards }{ $count ->
    [0] .
   *[other] {" "}and keeps { boru-says-kept }.
}
boru-says-kept = { $kept }
boru-says-holds = { $own ->
    [yes] { $who } claims to hold { $cards }.
   *[no] { $who } says that { $player } holds { $cards }.
}
boru-says-lacks = { $own ->
    [yes] { $who } claims to hold none of these: { $cards }.
   *[no] { $who } says that { $player } holds none of these: { $cards }.
}
boru-says-played = { $own ->
    [yes] { $who } claims to have played { $cards } in this round.
   *[no] { $who } says that { $player } has played { $cards } in this round.
}

boru-clash-card = A card can be in one place only, and { $card } would be in two.
boru-clash-lacks = { $player } can't hold these cards and not hold them: { $cards }.
boru-clash-lead = { $player } has nothing to lead with, but these cards match a free town: { $cards }.
boru-clash-played = By these words { $player } has played { $count } cards, and by now at most { $most } can have been played in this round.
boru-clash-tricks = The finished tricks ({ $tricks }) of { $size } players are { $most } cards, and here there would be { $count }: { $cards }.
boru-clash-hand = { $player } is said to hold { $count } cards, and { $most } are left in that hand.
boru-clash-pack = Of this pack { $player } gets { $share } cards, and here there would be { $count }: { $cards }.
boru-laws = Nothing here contradicts anything else: each card can be in one place, each of the { $size } players can have been dealt { $count } cards, kept two each time the packs were passed (and in the end those that were left), and played one in each trick.

# The picture
boru-picture-track = Marriage track
boru-picture-church = Church
boru-picture-raiders = Raiders
boru-picture-coins = Coins
boru-picture-points = Points
boru-picture-renown = Renown
boru-picture-total = Total
boru-picture-legend = At a region: threshold | points (grey: token face down, colour: who has it). Square: monastery. Black shield: Vikings. Pink: what it is about. ◆ active town marker.
boru-picture-battle = Battle area: { $count }

# What is missing or wrong in a claim
problem-boru-trick-not-full = The trick is not full: { $count } of { $size } cards lie there, or the active town is not given.
problem-boru-trick-not-led = Nobody has led this trick yet. Give in "town" the town that the leader will choose.
problem-boru-not-the-leader = Somebody else than { $player } leads this trick; they must choose a town and play first.
problem-boru-no-trick = There is no trick that this claim could be about.
problem-boru-town-already-chosen = The active town has been chosen. Remove "town" from the claim.
problem-boru-another-card-laid = In this trick { $player } has another card than { $card }: { $laid }.
problem-boru-card-not-in-hand = { $player } can't hold the card { $card }.
problem-boru-town-not-free = There is a disc on { $town }, so it can't become the active town.
problem-boru-no-action-due = Nobody is carrying out a card's action now. Give the full trick ("trick") and the active town ("active").
problem-boru-no-upkeep = This claim is about an upkeep. Say in "phase" which of its steps is going on.
problem-boru-line-of-another = Only one's own choices can be stated ({ $claimer }), not those of { $player }.
problem-boru-hands-impossible = The cards can't be in hands in such a way that everything given is true (numbers of cards, and the draft).
problem-boru-not-over = The final scoring comes after the last upkeep, but the position says "{ $phase }".
problem-boru-testimony = A testimony has the fields "who", "player" and just one of: { $options } (a list of cards).
