# The words of Brian Boru. The Polish text is authoritative.

boru-name = Brian Boru: High King of Ireland
boru-card = { $colour ->
    [R] red { $value }
    [B] blue { $value }
    [Y] yellow { $value }
   *[W] white { $value }
}
    .accusative = the { $colour ->
        [R] red
        [B] blue
        [Y] yellow
       *[W] white
    } { $value }
boru-town = { $town } ({ $region })
boru-princess-name = the Princess of Denmark
boru-symbol-T = take the town
boru-symbol-C = coin
boru-symbol-P = pay a coin
boru-symbol-M = marriage step
boru-symbol-V = raider
boru-symbol-K = church disc
boru-symbol-E = expand
boru-symbol-X = remove a Viking token

# Set-up
boru-start = Everybody starts alike: coins { $coins }, renown { $renown }, points { $points }, a disc on the first space of the marriage track.
boru-starter = { $player } begins and has the active town marker.
boru-settled = { $player } places the first disc: { $town }.
boru-tokens-down = All claim tokens ({ $count }) lie face down on the board.
boru-brides-ready = On the Princess of Denmark lie random marriage cards, face down: { $count }. The Princess will be the last.
boru-vikings-ready = The Viking cards are shuffled and lie face down.

# Preparation and draft
boru-vikings-come = Viking card: { $count } raiders arrive in the battle area.
boru-bride-revealed = This round's marriage card: { $bride } (left in the deck: { $left }).
boru-last-round = No marriage cards are left in the deck, so this is the last round.
boru-dealt = { $player } is dealt a card: { $card }.
boru-dealt-unseen = Everybody has { $count } cards in hand; who chose what was not written down.
boru-aside = One card stays face down beside the board and nobody looks at it.
boru-kept = { $player } keeps: { $cards }.
boru-kept-rest = { $player } adds what has arrived at once: { $cards }.

# Tricks
boru-led = { $player } puts the marker on { $town } and plays: { $card }.
boru-cannot-lead = { $player } has no card that matches a free town: the marker and the lead pass on.
boru-played = { $player } plays: { $card }.
boru-trick-won = { $player } wins the trick: { $card } is the highest card that matches the { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
} town { $town }.
boru-trick-order = Actions from the lowest card up: { $players }.
boru-takes-row = { $player } carries out { $row ->
    [main] the main action
    [side-1] the upper side action
   *[side-2] the lower side action
} of { $card }.
boru-symbols = Symbols from left to right: { $symbols }.
boru-trick-discarded = The cards of this trick go to the discard pile: { $cards }.
boru-next-trick = { $player } leads the next trick.
boru-next-unknown = The trick is over. Nobody said how many tricks have been played, so it is not known whether another one follows.
boru-tricks-end = The action phase ends (tricks played: { $count }); cards left in hand are discarded.

# Symbols
boru-took-town = { $player } takes the active town marker and places a disc on { $town }.
boru-got-coin = { $player } takes a coin; coins now: { $coins }.
boru-paid-coin = { $player } returns a coin; coins left: { $coins }.
boru-paid-points = { $lost ->
    [0] { $player } has neither coins nor points: the symbol has no effect.
   *[other] { $player } has no coin and so loses { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } instead; points left: { $points }.
}
boru-church-disc = { $player } places a disc in the church (discs: { $count }).
boru-took-raider = { $player } takes a raider (raiders: { $count }).
boru-no-raiders = No raiders are left in the battle area: the symbol has no effect.
boru-courted = { $player } moves to space { $space } of the marriage track.
boru-at-the-top = { $player } is already at the top of the marriage track: the symbol has no effect.
boru-stepped-back = Space { $space } of the marriage track is taken, so { $player } moves down to the first free one: { $free }.
boru-bought = { $player } buys { $what ->
    [disc] more church discs
    [raider] more raiders
   *[step] more marriage steps
}: { $count }, for 2 coins each. { $what ->
    [disc] That makes { $total } discs
    [raider] That makes { $total } raiders
   *[step] That is space { $total }
}; coins left: { $coins }.
boru-expand-no-coins = { $player } cannot expand: 5 coins are needed, and there are { $coins }.
boru-expand-nowhere = { $player } cannot expand: no road leads from a controlled town to a free one.
boru-expanded = { $player } spends 5 coins and expands. Road: { $origin } – { $town }. Coins left: { $coins }.
boru-removed = { $player } removes the Viking token from { $town }. { $owner } controls the town again.
boru-no-vikings = There is no Viking token on the board: the symbol has no effect.

# Marriage
boru-married = { $player } is highest on the marriage track (space { $space }) and takes the card: { $bride }.
boru-bride-points = { $player } gains { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} from the card and has { $points }.
boru-bride-renown = { $player } gains a renown token (renown: { $renown }).
boru-bride-town = { $player } places a disc from the marriage card: { $town }.
boru-bride-town-void = There is no free town in { $region }: that part of the bonus is void ({ $player }).
boru-princess-chooses = { $player } chooses: military support, trade, or to spurn the Princess.
boru-pact-military = { $player } chooses military support: for power in the regions the Vikings' towns now count for { $player }.
boru-pact-trade = { $player } chooses trade: in the count of regions at the end the Vikings' towns will count for { $player }.
boru-spurned = { $player } spurns the Princess: the card is discarded, and points go up by { $gain } to { $points }.
boru-back-to-first = { $player } returns to the first space of the marriage track.
boru-nobody-courted = Everybody is on the first space: the face-up card leaves the game ({ $bride }), and the track gives no bonuses.
boru-nobody-courted-deck = Everybody is on the first space: the top card of the marriage deck leaves the game (left: { $left }), and the track gives no bonuses.
boru-nobody-courted-empty = Everybody is on the first space and the marriage deck is empty: nothing leaves, and the track gives no bonuses.
boru-track-coins = { $player } gains coins from their space of the track: { $gain } (coins: { $coins }).
boru-track-renown = { $player } gains a renown token from their space of the track (renown: { $renown }).
boru-track-town = { $player } places a disc thanks to the track: { $town }.
boru-track-town-void = There is no free town on the board: the bonus of the track is void ({ $player }).

# Battle
boru-repelled = There are no raiders in the battle area: the attack is repelled.
boru-invasion = Raiders are left ({ $left }). Fewest raiders taken ({ $raiders }): { $players }. { $lost ->
    [0] { $count ->
        [one] { $players } controls no town, so nobody loses anything.
       *[other] Nobody among them controls a town, so nobody loses anything.
    }
    [one] { $losing } loses a town.
   *[other] Each of these loses a town: { $losing }.
}
boru-no-town-to-lose = { $player } controls no town and loses nothing.
boru-lost-town = { $player } loses { $town } to the Vikings. { $chooser } chooses it{ $leaders ->
    [one] , having the most raiders ({ $count }).
   *[other] : { $players } are level with most raiders ({ $count }).
}
boru-raiders-leave = The raiders in the battle area ({ $count }) return to the supply.
boru-no-spoils = Nobody has raiders: there are no spoils.
boru-spoils-tied = Level with the most raiders ({ $count }): { $players }. There is no first reward.
boru-spoils-first = The first reward of the battle: { $player } has the most raiders ({ $count }), takes a renown token, gains a point for each renown token now held ({ $renown }), and returns all raiders (points: { $points }).
boru-spoils-second = The second reward of the battle: { $player } now has the most raiders ({ $count }), gains 1 point and returns 1 raider (points: { $points }).
boru-spoils-second-tied = The second reward of the battle: { $players } now have the most raiders ({ $count } each); each of them gains 1 point and returns 1 raider (points: { $points }).
boru-raiders-kept = { $player } keeps raiders: { $count }.

# Church
boru-church-first = { $player } has the most discs in the church ({ $count }).
boru-church-tied = Level with the most discs in the church ({ $count }): { $players }. There is no first reward.
boru-cannot-build = { $player } has nowhere to build a monastery, but gets the rest of the reward.
boru-built = { $player } builds a monastery: { $town }.
boru-church-marker = { $player } takes the active town marker and takes all discs back from the church.
boru-church-second = The second reward of the church: { $player } now has the most discs there ({ $count }), gains 1 point and takes 1 disc back (points: { $points }).
boru-church-second-tied = The second reward of the church: { $players } now have the most discs there ({ $count } each); each of them gains 1 point and takes 1 disc back (points: { $points }).
boru-church-second-nobody = There are no discs left in the church: nobody gets the second reward.
boru-built-four = { $player } has at least 4 discs in the church ({ $count }): builds a monastery in { $town } and takes the discs back.
boru-four-cannot-build = { $player } has at least 4 discs but nowhere to build a monastery: the discs stay.

# Regions
boru-monasteries-double = Towns with a monastery count twice: { $towns }.
boru-vikings-are-allies = { $player } has military support, so the Vikings' towns count for { $player }: { $towns }.
boru-token-turned = { $region }: controlled towns { $count }, threshold { $threshold } – the claim token is turned face up.
boru-token-stays-down = { $region }: controlled towns { $count }, threshold { $threshold } – the token stays face down.
boru-token-taken = { $region }: { $counts }. { $player } has the most ({ $count }) and so has the token.
boru-token-tied = { $region }: { $counts }. Level with the most ({ $count }) are { $players }{ $vikings ->
    [yes] {" "}and the Vikings
   *[no] {""}
}; the token { $held ->
    [yes] is with { $holder }.
   *[no] lies on the board.
}
boru-token-nobody = { $region }: nobody controls a town there; the token { $held ->
    [yes] stays with { $holder }.
   *[no] lies on the board.
}
boru-token-vikings = { $region }: { $counts }. The Vikings have the most ({ $count }), so the token lies on the board.
boru-next-round = { $round ->
    [0] The next round begins.
   *[other] Round { $round } begins.
}
boru-game-over = No marriage cards are left: the game ends after { $round ->
    [0] this round.
   *[other] round { $round }.
}

# Scoring
boru-score-coins = { $player } has the most coins ({ $coins }): 1 point.
boru-score-coins-tied = Nobody alone has the most coins ({ $coins } each: { $players }), so there is no point for coins.
boru-score-marker = { $player } has the active town marker: 1 point.
boru-score-renown = { $player }, points for renown: { $points }.
boru-score-tokens = { $player }, points for claim tokens ({ $regions }): { $points }.
boru-half-monasteries = For face-up tokens on the board a town with a monastery counts { $double ->
    [yes] twice: { $towns }.
   *[no] once: { $towns }.
}
boru-score-half = { $region }, face-up token on the board{ $some ->
    [yes] {" "}({ $counts })
   *[no] {""}
}: { $count ->
    [0] nobody scores{ $vikings ->
        [yes] { $leading ->
            [0] , for the Vikings alone are in front.
           *[other] , for { $in_front } ties only with the Vikings.
        }
       *[no] { $leading ->
            [0] , for no player has a town there.
           *[other] , for { $in_front } is alone in front and ties with nobody.
        }
    }
   *[other] { $vikings ->
        [yes] level with the Vikings, so half, which is { $points }: { $players }.
       *[no] half each, which is { $points }: { $players }.
    }
}
boru-score-face-down = Face-down claim tokens ({ $count }) give no points.
boru-score-regions = { $player }, regions with a town of their own: { $count }, points: { $points }.
boru-score-few-regions = Regions with a town that is controlled: { $counts }. Fewer than three give no points.
boru-score-total = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all: { $parts }.
boru-score-part = { $part ->
    [points] { $points } on the score track{ $gained ->
        [0] {""}
       *[other] {" "}({ $before } before, { $gains })
    }
    [coins] { $points } for most coins ({ $coins })
    [marker] { $points } for the active town marker
    [renown] { $points } for renown{ $gained ->
        [0] {""}
       *[other] {" "}({ $before } before, { $gains })
    }
    [tokens] { $points } for { $held ->
        [one] the claim token
       *[other] claim tokens
    } ({ $regions })
    [half] { $points } for { $ties ->
        [one] a face-up token
       *[other] face-up tokens
    } on the board ({ $halves })
   *[regions] { $points } for towns in { $count } regions
}
boru-gain = { $named ->
    [no] +{ $gain }
   *[yes] { $source ->
        [paid] −{ $gain } for coins that were lacking
        [bride] +{ $gain } from { $times ->
            [1] the marriage card
           *[other] marriage cards
        }
        [track] +{ $gain } from the marriage track
        [spurned] +{ $gain } for spurning the Princess
        [battle-first] { $what ->
            [points] +{ $gain } for renown in { $times ->
                [1] the first reward of the battle
               *[other] first rewards of the battle
            }
           *[renown] +{ $gain } from the battle
        }
        [battle-second] +{ $gain } from { $times ->
            [1] the second reward
           *[other] second rewards
        } of the battle
       *[church] +{ $gain } from { $times ->
            [1] the second reward
           *[other] second rewards
        } of the church
    }
}
boru-points-of = { $gained ->
    [0] { $player } { $count }
   *[other] { $player } { $count } ({ $before } before, { $gains })
}
boru-score-tie-tokens = Level on points, so claim tokens are counted: { $counts }.
boru-score-tie-brides = Level on claim tokens too, so marriage cards are counted: { $counts }.
boru-score-trade = The Princess of Denmark shows trade, so in the count of regions these towns of the Vikings count for { $player }: { $towns }.
boru-winner = { $ground ->
    [points] { $players } wins with the most points ({ $points }).
    [tokens] Level on points ({ $points }), claim tokens decide: { $players } wins.
    [brides] Level on points ({ $points }) and claim tokens, marriage cards decide: { $players } wins.
   *[shared] Nothing breaks the tie: { $players } share the win with { $points } points each.
}

# Why this may not be done
boru-due = { $due ->
    [setup] the first disc on the board
    [vikings] revealing a Viking card
    [courted] revealing a marriage card
    [deal] dealing the cards
    [draft] choosing cards
    [lead] leading a trick
    [follow] adding a card to the trick
    [row] carrying out the action of a card
    [buy] deciding how many extras to buy
    [expand] deciding whether to expand
    [remove] removing a Viking token
    [marriage] the marriage step
    [bride-town] the town from the marriage card
    [princess] the choice at the Princess of Denmark
    [track-town] the town from the marriage track
    [battle] the battle step
    [invasion] the town lost to the Vikings
    [church] the church step
    [monastery] building a monastery
    [four-discs] building a monastery for 4 discs
    [regions] the step of power in the regions
   *[other] another step
}
boru-phase = { $phase }
boru-refused-not-due = Something else is due now: { boru-due }{ $somebody ->
    [yes] {" "}({ $who } decides).
   *[no] .
}
boru-refused-not-your-turn = It is for { $who } to decide now ({ boru-due }), not for { $player }.
boru-refused-not-lowest = Actions go from the lowest card up. Left: { $plays }. { $who } decides now, not { $player }.
boru-refused-over = At that point the game is already over.
boru-refused-phase-unknown = The description does not say what is going on now (“phase”), so no action can be judged.
boru-refused-no-such-player = Nobody at the table is called { $player }.
boru-refused-region-taken = There is already a disc in { $region } ({ $players }), so the first disc may not go to { $town }.
boru-refused-viking-card = No Viking card of strength { $count } is left in the deck. Left: { $left }.
boru-refused-princess-last = The Princess of Denmark is always at the very bottom of the deck. Cards in the deck: { $left }, so this one cannot be revealed now: { $bride }.
boru-refused-bride-seen = This marriage card can no longer be in the deck: { $bride }.
boru-refused-pack-full = { $player } has been dealt all cards already ({ $count }).
boru-refused-dealt-twice = This card has been dealt already: { $card }.
boru-refused-half-seen = Some cards have been dealt openly, so the rest cannot be skipped.
boru-refused-same-card = Two different cards must be kept, and { $player } names the same one twice: { $card }.
boru-refused-has-chosen = { $player } has already chosen from this pack, and the others have not.
boru-refused-kept-already = { $player } has kept this card already, and kept cards cannot be exchanged: { $card }.
boru-refused-not-in-pack = Among the cards to choose from ({ $player }) there is no: { $card }.
boru-refused-played-already = This card has already been played this round: { $card } ({ $player } does not have it).
boru-refused-elsewhere = { $player } cannot play this card ({ $card }): { $other } has it.
boru-refused-not-held = { $player } does not have this card in hand: { $card }.
boru-refused-town-taken = The marker goes on a town without a disc, and on { $town } there is one: { $owner }.
boru-refused-wrong-colour = { $town } is { $colour ->
    [R] red and needs a red
    [B] blue and needs a blue
   *[Y] yellow and needs a yellow
} or a white card. Played: { $card }.
boru-refused-can-lead = { $player } can lead and so has to: { $card }, for example, matches a free town.
boru-refused-must-hold-lead = { $player } must have a card that matches some free town: there are too few others.
boru-refused-winner-takes-main = { $player } wins the trick and so carries out the main action of: { $card }.
boru-refused-loser-takes-side = { $player } does not win the trick ({ $other } wins it with { $higher }), and so carries out a side action of { $card }.
boru-refused-no-such-row = This card has only one side action: { $card } ({ $player }).
boru-refused-coins = Each extra costs 2 coins: { $count } would take { $need }, and { $player } has { $coins }.
boru-refused-raiders = { $player } wants { $count } more, and raiders left in the battle area are: { $left }.
boru-refused-track = { $player } wants to go { $count } further, and the top of the track is away by: { $left }.
boru-refused-origin = { $player } does not control the town to expand from: { $origin }. { $held ->
    [yes] { $holder } does.
    [vikings] The Vikings do.
   *[no] Nobody does.
}
boru-refused-origin-vikings = The Vikings control { $origin }, so { $player } cannot expand from there.
boru-refused-road = No road leads from { $origin } to { $town }.
boru-refused-active-town = The active town marker lies on { $town }: expanding there is forbidden.
boru-refused-target-taken = There is already a disc on { $town }: { $owner }.
boru-refused-target-vikings = The Vikings control { $town }: it is taken.
boru-refused-vikings-there = There is no Viking token on { $town }.
boru-refused-step = The steps of the upkeep go in order: due now is { boru-due }.
boru-refused-bride-unknown = The face-up marriage card (“bride”) is not given, so the marriage step cannot be played.
boru-refused-bride-region = This card ({ $bride }) gives a town in { $region }, not { $town }.
boru-refused-town-not-free = The disc goes on a free town, and on { $town } there is already one: { $owner }.
boru-refused-lost-already = The Vikings control { $town } already.
boru-refused-not-the-losers = { $loser } is to lose a town, and { $town } is not under their control now.
boru-refused-build-not-yours = { $player } does not control { $town } and cannot build a monastery there.
boru-refused-second-monastery = There is already a monastery in { $town }, and there cannot be two in one town.

# Contested facts
boru-fact-players-coins = how many coins { $name } has
boru-fact-players-points = how many points { $name } has
boru-fact-players-renown = how many renown tokens { $name } has
boru-fact-players-raiders = how many raiders { $name } has
boru-fact-players-church = how many discs { $name } has in the church
boru-fact-players-track = on which space of the marriage track { $name } stands
boru-fact-players-towns = { $whole ->
    [yes] which towns have a disc of { $name }
   *[no] the towns with a disc of { $name }
}
boru-fact-players-tokens = { $whole ->
    [yes] which claim tokens { $name } has
   *[no] the claim tokens of { $name }
}
boru-fact-players-brides = { $whole ->
    [yes] which marriage cards { $name } has
   *[no] the marriage cards of { $name }
}
boru-fact-players-hand = { $whole ->
    [yes] which cards { $name } holds
   *[no] the cards in the hand of { $name }
}
boru-fact-marker = who has the active town marker
boru-fact-active = which town is the active town
boru-fact-vikings = { $whole ->
    [yes] which towns lie under Viking tokens
   *[no] the towns under Viking tokens
}
boru-fact-monasteries = { $whole ->
    [yes] which towns have monasteries
   *[no] the towns with monasteries
}
boru-fact-face-up = { $whole ->
    [yes] which claim tokens lie face up on the board
   *[no] the face-up claim tokens on the board
}
boru-fact-battle = how many raiders stand in the battle area
boru-fact-bride = which marriage card is face up
boru-fact-trick-card = which card { $name } played
boru-fact-discard = { $whole ->
    [yes] which cards were discarded this round
   *[no] the cards discarded this round
}

# What may be wrong with the description of the table
problem-boru-player-twice = The name { $player } appears twice.
problem-boru-player-reserved = Nobody can be called { $player }: other events are written with this word first.
problem-boru-unknown-player = Nobody at the table is called { $player }.
problem-boru-unknown-town = There is no town “{ $town }”. Towns are written like CON-R1: region, colour (R, B, Y) and number.
problem-boru-unknown-region = There is no region “{ $region }”. Regions: MUN, CON, LEI, NUN, SUN, ULA, BRE, DUB.
problem-boru-unknown-bride = There is no marriage card “{ $bride }”. We know: { $options }.
problem-boru-no-such-card = There is no action card { $card }. Cards have values from 1 to 25.
problem-boru-two-discs = There would be two discs on { $town } ({ $other } and { $player }); there can be only one.
problem-boru-two-viking-tokens = The description puts two Viking tokens on { $town }; there can be only one.
problem-boru-two-monasteries = There would be two monasteries in { $town }; there can be only one.
problem-boru-viking-without-disc = There is a Viking token on { $town } but no disc: the token goes only on a disc.
problem-boru-monastery-without-disc = There is a monastery in { $town } but no disc: monasteries are built only in one's own towns.
problem-boru-active-taken = { $town } cannot be the active town: there is a disc on it ({ $player }).
problem-boru-token-twice = The claim token of { $region } is in two places.
problem-boru-bride-twice = The marriage card { $bride } is in two places.
problem-boru-too-many-brides = Beside the Princess at most { $most } marriage cards are in the game, and the description shows { $count }.
problem-boru-pact-without-princess = A side of the Princess of Denmark is given ({ $pact }), but nobody has her.
problem-boru-pact-missing = Somebody has the Princess of Denmark. Say in “pact” which side is up: military or trade.
problem-boru-lacks-and-holds = Card { $card } is both in the hand and among those that are not in it.
problem-boru-too-many-in-hand = { $player } would have { $count } cards, and { $most } are dealt to each.
problem-boru-draft-pack-size = In this turn of the draft { $size } cards are handed on; the description has { $count }.
problem-boru-draft-kept-size = In this turn of the draft { $size } cards are kept; the description has { $count }.
problem-boru-draft-kept-elsewhere = Card { $card } was not among the cards to choose from, so it cannot have been kept.
problem-boru-draft-came-back = Card { $card } cannot have reached this player again in this turn.
problem-boru-draft-turns = There are { $packs } turns with cards to choose from and { $kept } with cards kept: these should be as many, or one fewer.
problem-boru-draft-neighbours = What { $other } hands on and what { $player } is handed are not the same cards.
problem-boru-played-twice = { $player } has two cards in this trick.
problem-boru-trick-order = Cards are played clockwise: it is the turn of { $due }, but { $player } plays a card.
problem-boru-lead-mismatch = Card { $card } does not match { $town }, so it cannot have been led.
problem-boru-leader-without-marker = Whoever has the marker leads ({ $marker }), and in the description the first card is that of { $player }.
problem-boru-phase-and-trick = There are { $count } cards in the trick, which does not fit the phase “{ $phase }”.
problem-boru-active-without-trick = The marker lies on { $town } but nobody has played a card: town and card are chosen together.
problem-boru-acted-without-trick = “acted” says how many cards of a full trick have been resolved. That is impossible here.
problem-boru-marker-taken-early = According to the description { $player } already has the marker of this trick, but there has been no main action yet.
problem-boru-marker-not-won = According to the description { $player } has taken the marker of this trick, but has not won it.
problem-boru-marker-not-taken = { $player } is already carrying out the main action, and the marker still lies on { $town }.
problem-boru-acting-out-of-phase = “acting” is given only in the middle of an action, not in the phase “{ $phase }”.
problem-boru-acting-symbol = Card { $card } does not await such a decision there (action { $row }, symbol { $symbol }).
problem-boru-track-shared = On space { $space } of the marriage track stand { $other } and { $player }; beyond the first space there is room for one disc only.
problem-boru-hand-size = { $player } has { $count } cards in hand in the description, and { $left } should be left.
problem-boru-too-many-tricks = There are { $most } tricks in a round, and { $count } are said to be finished.
problem-boru-discard-count = There are { $count } discarded cards: too many for the tricks finished ({ $tricks }).
problem-boru-unseen-impossible = The unseen cards cannot lie so that everybody has in hand what they may have.
problem-boru-hand-out-of-phase = { $player } has cards in hand, and in the phase “{ $phase }” nobody has any.
problem-boru-tricks-out-of-phase = In the phase “{ $phase }” there are no finished tricks and no discarded cards of this round.
problem-boru-draft-memory = What { $player } remembers of the draft does not fit the cards in sight: { $card }.
problem-boru-draft-count = The numbers of cards to choose from and kept fit no moment of the draft.
problem-boru-draft-out-of-phase = In the phase “{ $phase }” nobody has cards to choose from or kept cards.
problem-boru-too-many-rounds = There are { $most } rounds, and { $round } is given.
problem-boru-round-and-deck = In round { $round } the marriage deck should have { $left } cards left, and { $deck } is given.
problem-boru-princess-not-last = The Princess of Denmark is the last card of the deck, and in the description { $bride } is face up with cards left: { $deck }.
problem-boru-queue-out-of-phase = “queue” is given only where somebody has something to decide, not in the phase “{ $phase }”.
problem-boru-queue-missing = In the phase “{ $phase }” say in “queue” whom the decision concerns.
problem-boru-queue-wrong = In the phase “{ $phase }” this player cannot be in “queue”: { $player }.
problem-boru-princess-too-early = The Princess of Denmark comes last, and in the description she has already come although marriage cards are left: { $deck }.
problem-boru-no-such-viking-card = The Viking deck does not have so many of { $card }.
problem-boru-queue-incomplete = In the phase “{ $phase }” this player must be in “queue” too: { $player }.
problem-boru-first-disc-early = The first discs go clockwise from whoever has the marker: { $player } cannot have a disc before { $other }.
problem-boru-first-disc-one = While the first discs are placed nobody has more than one: { $player }.
problem-boru-first-disc-region = While the first discs are placed no two are in the same region: { $player } and { $other } in { $region }.
problem-boru-pact-not-chosen = In the phase “princess” no side of the Princess of Denmark is up yet, so “pact” is not given.
problem-boru-passes = This many players in a row cannot have been unable to lead: { $count }.
problem-boru-passed-with-lead = { $player } is said to have been unable to lead, but this card matches a free town: { $card }.
problem-boru-queue-order = “queue” goes clockwise from whoever has the marker: { $players }.
problem-boru-battle-not-empty = In the phase “{ $phase }” no raiders are left in the battle area, but in the description there are: { $count }.
problem-boru-token-misplaced = After the last upkeep the token of { $region } would lie elsewhere.
problem-boru-not-the-start = While the first discs are placed everybody still has what they start with: “{ $field }” should be { $value }.
problem-boru-not-yet-out = While the first discs are placed this cannot be there yet: “{ $field }”.
problem-boru-bride-not-face-up = In the phase “{ $phase }” no marriage card lies face up, but in the description { $bride } does.
problem-boru-brides-not-revealed = Marriage cards that have been revealed by now: { $most }. In the description { $count } are out.
problem-boru-track-nobody-first = In the phase “{ $phase }” somebody is on the first space of the marriage track: whoever has married, or everybody.
problem-boru-nothing-due = In the phase “{ $phase }” there is nothing to do at such a table.
problem-boru-fact-missing = Give “{ $field }”: the ruling depends on it.
