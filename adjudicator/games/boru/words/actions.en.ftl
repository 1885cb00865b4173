# The actions of Brian Boru as sentences, in the third person and without a full stop, and why they are legal.

boru-do-reveal-vikings = A Viking card of strength { $number } is revealed
boru-do-reveal-bride = A marriage card is revealed: { $bride }
boru-do-deal = { $player } is dealt { $object }
boru-do-deal-unseen = The cards are dealt and chosen; who took what was not written down
boru-do-resolve = The { $word ->
    [marriage] marriage step
    [battle] battle step
    [church] church step
   *[regions] step of power in the regions
} is carried out
boru-do-settle = { $player } places the first disc on { $town }
boru-do-keep = { $player } keeps { $object } and { $second }
boru-do-lead = { $player } leads { $object } at { $town }
boru-do-cannot-lead = { $player } has nothing to lead with
boru-do-play = { $player } plays { $object }
boru-do-take = { $player } carries out { $word ->
    [main] the main action
    [side-1] the upper side action
   *[side-2] the lower side action
}
boru-do-buy = { $number ->
    [0] { $player } buys nothing
    [1] { $player } buys 1 extra
   *[other] { $player } buys { $number } extras
}
boru-do-expand = { $player } expands from { $origin } to { $town }
boru-do-stay = { $player } does not expand
boru-do-remove = { $player } removes the Viking token from { $town }
boru-do-place = { $player } places a disc on { $town }
boru-do-choose = { $word ->
    [military] { $player } chooses military support
    [trade] { $player } chooses trade
   *[spurn] { $player } spurns the Princess
}
boru-do-yield = { $player } picks { $town } for the Vikings
boru-do-build = { $player } builds a monastery on { $town }
boru-do-if = { $action } if { $conditions }
boru-do-and = { $first } and { $second }

# Why an action is legal
boru-may-settle = There is no disc in { $region } yet{ $count ->
    [0] , nor in any other region.
   *[other] . Regions that have one: { $regions }.
}
boru-may-come = { $known ->
    [yes] Viking cards left in the deck: { $left }.
   *[no] The Viking cards of the game are { $left }, and nobody said which are out.
}
boru-may-be-bride = Cards left in the marriage deck: { $left }, the last of them the Princess of Denmark. { $bride } is not listed among the cards that came before.
boru-may-be-princess = This is the last card of the marriage deck, and the last one is always the Princess of Denmark.
boru-may-deal = { $player } has been dealt { $count } of { $most } cards, and nobody has { $card } yet.
boru-may-deal-unseen = No card has been dealt openly. Everybody gets { $count } cards.
boru-may-keep = { $player } keeps two of these cards: { $cards }.
boru-may-lead = { $player } has the marker. { $town } has no disc and is { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
}; { $card } { $white ->
    [yes] matches every town.
   *[no] has the same colour.
}
boru-may-hold = { $known ->
    [yes] { $player } holds { $card }.
   *[no] Nobody has seen { $card } in this round, and of the cards in the hand of { $player } { $hidden ->
        [one] 1 is unseen
       *[other] { $hidden } are unseen
    }, so it may be { $hidden ->
        [one] this one.
       *[other] one of these.
    }
}
boru-colour-of-towns = { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
}
boru-may-not-lead = { $free ->
    [0] No town is free.
   *[other] Free towns are { $colours }.{ $known ->
        [0] {""}
       *[other] {" "}No card known to be in the hand of { $player } matches: { $cards }.
    }{ $hidden ->
        [0] {""}
        [one] {" "}1 card in that hand is unseen and need not match either.
       *[other] {" "}{ $hidden } cards in that hand are unseen and need not match either.
    }
}
boru-may-follow = { $other } played last, and { $player } comes next, clockwise. Any card from the hand may be played.
boru-may-act = { $count ->
    [one] Only one card is left to act with: { $plays }.
   *[other] Actions go from the lowest card up. Left: { $plays }.
}
boru-may-take-main = { $player } wins the trick and so carries out the main action of { $card }.
boru-may-take-side = { $other } wins the trick with { $higher }, so { $player } carries out { $sides ->
    [one] the only side action
   *[other] one of the two side actions
} of { $card }.
boru-may-buy = { $count ->
    [0] Nobody has to buy extras.
   *[other] Each extra costs 2 coins, so this takes { $cost }, and { $player } has { $coins }.{ $what ->
        [disc] {""}
        [raider] {" "}Raiders left in the battle area: { $left }.
       *[step] {" "}Spaces left up to the top of the track: { $left }.
    }
}
boru-may-expand = { $player } has { $coins } coins ({ $cost } are needed) and controls { $origin }. A road leads from there to { $town }, which is free.
boru-may-stay = { $player } has { $coins } coins and could expand, but need not.
boru-may-remove = There is a Viking token on { $town }, a town of { $owner }, and a token may be removed from anybody's town.
boru-may-resolve = The steps of the upkeep go in order, and due now is { boru-due }.
boru-may-place = { $bride } gives { $player } a disc on a free town in { $region }, and { $town } is free.
boru-may-place-by-track = Space { $space } of the marriage track gives { $player } a disc on any free town, and { $town } is free.
boru-may-choose = { $player } has just married the Princess of Denmark, and all three choices are open: military support, trade, or to spurn her.
boru-may-yield = { $loser } has to lose a town and controls { $town }. { $leaders ->
    [one] { $players } has the most raiders ({ $count }) and chooses the town.
   *[other] Level with the most raiders ({ $count }) are { $players }, so { $loser } chooses the town.
}
boru-may-build = { $player } has the most discs in the church ({ $count }) and controls { $town }, where there is no monastery.
boru-may-build-four = { $player } has { $count } discs in the church ({ $need } are needed) and controls { $town }, where there is no monastery.
boru-may-pass = { $player } passes over the right to { $what ->
    [expand] expand
   *[buy] buy extras
}, and that needs no line.

# Facts that are missing
boru-fact-missing-named = { $field ->
    [coins] coins of the players
    [points] points of the players
    [renown] renown of the players
    [raiders] raiders of the players
    [church] discs in the church
    [track] spaces on the marriage track
    [marker] who has the active town marker
    [active] which town is the active one
    [battle] raiders in the battle area
    [marriage_deck] cards in the marriage deck
    [bride] which marriage card is face up
    [tricks] how many tricks were played
    [round] which round it is
    [phase] what is going on now
    [acting] who is acting
   *[other] "{ $field }"
}
