# Words of Rzymianie do domu!. The Polish text is the authoritative one.

romans-name = Rzymianie do domu! (Romans Go Home!)

# Cards
romans-qween = Qween
romans-druhid = Dru’hid
romans-svord = Svord
romans-axx = Axx
romans-archr = Arch’r
romans-filchy = Filchy
romans-horsie = Horsie
romans-chariott = Ch’ariott
romans-fortheca = FortHeca −{ $value }
romans-niefort = NieFort { $value }
romans-komfort = KomFort
romans-fokus = Fort Fokus
romans-fortuna = FortUna
romans-card = { $name } ({ $clan ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
})
romans-clan = the { $clan ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
} clan
romans-the-clan = The { $clan ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
} clan
romans-of-clan = of the { $clan ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
} clan
romans-short = { $clan ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
}
romans-other = the { $other ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
} clan
romans-of-other = of the { $other ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
} clan

# A round step by step
romans-revealed = Round { $round }, the fort fought for: { $fort }. Revealed: { $cards }.
romans-collided = The Ch’ariotts revealed in this round ({ $count }) collide: { $cards }. All of them are discarded before strength is counted.
romans-qween-chariott = Qween can no longer seduce a Ch’ariott that has collided: it left the table before her turn.
romans-qween-several = More than one Qween was revealed: { $cards }. So none of them seduces, and only their strength counts.
romans-qween-neutral = Qween { romans-of-clan } is neutral, so she seduces nobody. Only her strength counts.
romans-qween-nobody = Qween { romans-of-clan } seduces nobody in this round.
romans-qween-takes = Qween { romans-of-clan } seduces { $card } { romans-of-other }: in this round the { $strength } of { $card } counts for { romans-clan }.
romans-qween-power-stays = Qween takes the strength alone. The ability of { $card } stays with its own clan ({ romans-other }).
romans-total = { romans-the-clan }: strength { $total }{ $count ->
    [0] {" "}(no face-up cards).
   *[other] {" "}({ $parts }).
}
romans-part-won = the seduced { $card } { $strength }
romans-part-lost = { $card } 0, being seduced
romans-part-none = no face-up card counts
romans-tied-at = { $clans } ({ $total } each)
romans-filchy-out = { romans-the-clan } revealed Filchy: whatever its strength, it does not fight for this fort.
romans-power-neutral = { $card } { romans-of-clan } has no ability, since the clan is neutral.
romans-all-filchy = Every clan revealed Filchy: nobody fights for the fort.
romans-sole = Only { romans-clan } is left in the fight for { $fort }, so it wins whatever its strength ({ $total }).
romans-highest = { romans-the-clan } has the highest total ({ $total }, and the second is { $second }), so it wins the fight for { $fort }.
romans-archr-wins = A tie for the highest total ({ $total }): { $clans }. The Arch’r revealed in this round breaks it: { romans-clan } wins the fight for { $fort }.
romans-archr-several = A tie for the highest total ({ $total }): { $clans }. More than one of them revealed Arch’r: { $cards }. So none of them breaks it.
romans-archr-earlier = { romans-the-clan } has an Arch’r from an earlier round. The ability works only in the round of the reveal, so it no longer breaks a tie.
romans-tie-below = Under the reading in use any tie loses the fort, and these are tied: { $ties }.
romans-tie = A tie for the highest total ({ $total }): { $clans }. Nobody takes the fort.
romans-fort-discarded = { $fort }: the fort is discarded.
romans-fort-stays = Variant 1: { $fort } stays in the wall for the next round, the forts move one place to the right, and the last one ({ $last }) is discarded.
romans-filchy-discards = Variant 1 keeps a fort only after a tie in points, and under the reading in use all Filchy is no tie. So { $fort } is discarded.
romans-takes = { romans-the-clan } takes the fort: { $fort }.
romans-places-gone = { $gone ->
    [0] {""}
    [one] ; place 1 is empty by now
   *[other] ; places 1–{ $gone } are empty by now
}
romans-druhid-takes = { romans-the-clan } revealed Dru’hid in this round and takes another fort of the wall: { $fort } (place { $place }{ romans-places-gone }). { $shift ->
    [yes] Variant 2: { $between ->
        [0] { $contested } moves one place to the right.
       *[other] the forts to the left of it, { $contested } among them, move one place to the right.
    }
   *[no] { $contested } takes its place.
}
romans-druhid-earlier = Dru’hid { romans-of-clan } has been face up since an earlier round, so he no longer gives a choice of forts.
romans-neutral-takes = { romans-the-clan } is neutral, but it takes forts just as players do.
romans-fortheca-held = { $fort } costs points. FortHece that { romans-clan } has now: { $count }.
romans-niefort-taken = { $fort } gives points only and has no effect.
romans-fokus-nothing = Fort Fokus: { romans-clan } has no face-up cards, so it discards nothing.
romans-fokus-pays = Fort Fokus: { romans-clan } discards { $card }.{ $more ->
    [0] {""}
   *[other] {" "}It could also have discarded another face-up card: { $others }.
}
romans-fokus-winner = Fort Fokus: { romans-clan } discards one of its face-up cards. Which one does not matter, since as the capturer it is about to discard them all.
romans-keeps-axx = { romans-the-clan } revealed Axx in this round and took the fort, so it keeps him face up.
romans-keeps-komfort = KomFort: { romans-clan } keeps the weakest of its face-up warriors: { $card }.
romans-keeps-nothing = KomFort: { $kind ->
    [neutral] { romans-clan } is neutral and keeps nobody.
   *[player] { romans-clan } does not use the right to keep its weakest warrior.
}
romans-discards = { romans-the-clan } took the fort, so it discards its face-up cards: { $cards }.
romans-victim-leaves = Qween took the fort for her clan ({ romans-clan }), so the seduced { $card } { romans-of-other } is discarded.
romans-neutral-choice = The reading in use chooses for a neutral clan ({ romans-clan }): the weakest card or the lowest fort goes.
romans-neutral-axx = { $stays ->
    [yes] Axx { romans-of-clan }, which is neutral, stays face up.
   *[no] Axx { romans-of-clan }, which is neutral, does not stay.
}
romans-horsie-tie = Horsie acts whenever his clan has not taken the fort, in a tie as well.
romans-horsie-spared = { romans-the-clan } revealed Horsie. Nobody has taken the fort, and under the reading in use Horsie then costs nothing.
romans-archr-keep = { $all ->
    [yes] The Arch’rs cancel each other, so under the reading in use everyone keeps all their face-up cards, whoever revealed Horsie too: { $cards }.
   *[no] The Arch’rs cancel each other, so nobody discards as a capturer. Horsie still acts: { $cards }.
}
romans-horsie-after-fokus = Fort Fokus and Horsie both act: Fort Fokus first, then Horsie.
romans-horsie-nothing = { romans-the-clan } revealed Horsie and did not take the fort, but it has no face-up card left to discard.
romans-horsie-costs = { romans-the-clan } revealed Horsie and did not take the fort, so it discards { $himself ->
    [yes] Horsie himself.
   *[no] { $card }.
}
romans-fortuna-moment = { $when ->
    [at-once] Under the reading in use { romans-clan } pays for FortUna at once, before Horsie.
   *[after-horsie] Horsie has acted. Then { romans-clan } pays for FortUna.
}
romans-neutral-fortuna = { $free ->
    [yes] { romans-the-clan } is neutral, and under the reading in use FortUna costs it nothing.
   *[no] { romans-the-clan } is neutral, but FortUna costs it a fort as well.
}
romans-fortuna-costs = { $alone ->
    [yes] FortUna is the only fort that { romans-clan } has, so it must be discarded.
   *[no] For FortUna { romans-clan } gives up a fort captured earlier: { $fort }.
}
romans-three-fortheca = { $held ->
    [3] { romans-the-clan } has three FortHece and wins the game at once.
   *[other] { romans-the-clan } has captured three FortHece in all, those given up for FortUna included, and wins the game at once.
}
romans-neutral-three = { romans-the-clan } is neutral and has three FortHece. { $ends ->
    [yes] Somebody who plays alone has lost at this moment.
   *[no] A neutral clan cannot win, so the game goes on.
}
romans-svord-moves = { romans-the-clan } revealed Svord{ $moved ->
    [may] {" "}and may rearrange its face-down cards (there are { $hidden }).
    [yes] {" "}and changes the order of its face-down cards ({ $hidden }).
    [no] , but leaves its face-down cards as they lie ({ $hidden }).
   *[nothing] { $hidden ->
        [0] , but it has no face-down cards left to move.
        [one] , but it has a single face-down card left and nothing to rearrange.
       *[other] , but its face-down cards ({ $hidden }) are alike, so there is nothing to rearrange.
    }
}

# The wall and the result
romans-wall-row = Forts turned up with their values, from the left: { $worth }.
romans-wall-end = { $end ->
    [left] { $tied ->
        [yes] Of these the one nearest to the left end, { $fort } from place { $place }, goes there.
       *[no] The lowest positive value ({ $value }) is that of { $fort } (place { $place }): it goes to the left end.
    }
   *[right] { $tied ->
        [yes] Of these the one nearest to the right end, { $fort } from place { $place }, goes there.
       *[no] The highest positive value ({ $value }) is that of { $fort } (place { $place }): it goes to the right end.
    }
}
romans-wall-equal = The { $end ->
    [left] lowest
   *[right] highest
} positive value ({ $value }) stands at several places: { $places }.
romans-wall-stands = { $move ->
    [insert] The others close up in their order.
   *[swap] Under the reading in use the fort that moves changes places with the one that is then at the end, first on the left, then on the right. The places above are those of the row as it was turned up.
} The wall is: { $forts }.
romans-end-score = { $count ->
    [0] { romans-the-clan } has no forts and ends with { $points } points.
    [one] { romans-the-clan } has one fort ({ $worth }): { $points } points in all.
   *[other] { romans-the-clan } has { $count } forts ({ $worth }): { $points } points in all.
}
romans-end-level = These have the same points ({ $points }): { $cases }. { romans-tie-decides }
romans-tie-decides = { $by ->
    [forts] Whoever has more forts wins.
    [strongest] They have equally many forts, so the strongest one decides.
    [next-strongest] They have equally many forts, and the strongest are equal: the first that differs decides.
    [not-known] Not all forts given up for FortUna are listed.
   *[shared] Nothing else tells them apart.
}
romans-end-row = { $count ->
    [0] { romans-clan }, no fort
   *[other] { romans-clan }, forts { $count } (values from the highest: { $values })
}
romans-end-choice = The game is over. { $sure ->
    [no] Who has won depends on the fort that is given up for FortUna.
   *[yes] Whatever is given up for FortUna, { $count ->
        [0] nobody wins.
       *[other] the winner is: { $clans }.
    }
}
romans-end-neutral = { romans-the-clan } is neutral and cannot win (points { $points }, forts { $count }).
romans-end-counted = { $counted ->
    [captured] Points are equal. Under the reading in use all forts captured break the tie, those given up for FortUna too.
   *[held] Points are equal. Only forts held at the end break the tie, not those given up for FortUna.
}
romans-end-not-listed = The game is over. Not all forts that have left the walls are listed, so it is not known who has won.
romans-end-captured = { romans-the-clan } has captured { $count } forts in all. Given up for FortUna: { $forts }.
romans-end-not-known = Points are equal, and forts given up for FortUna decide. Not all of them are listed, so it is not known who has won.
romans-end-shared = Nothing else tells them apart, so they win together: { $clans }.
romans-end-nobody = { $by ->
    [lost] A neutral clan has three FortHece: somebody who plays alone has lost.
   *[outscored] Under the reading in use somebody who plays alone must have more than every neutral clan. They have not, so nobody wins.
}
romans-end-winner = { $by ->
    [fortheca] The winner is { romans-clan }: it has three FortHeca cards, which ends the game, and points are not counted.
    [points] The winner is { romans-clan }: it has the most points ({ $points }, and the next { $second }).
    [forts] The winner is { romans-clan }: points are equal, and it has more forts.
    [strongest] The winner is { romans-clan }: points and numbers of forts are equal, and it has the strongest fort.
    [next-strongest] The winner is { romans-clan }: the strongest forts are equal, and the next one in strength decides.
   *[alone] The winner is { romans-clan }: neutral clans cannot win, and there is no other player.
}

# What is not allowed
romans-no-over = The game is over: nothing more happens.
romans-no-not-now = It is not the time for that. { romans-due }{ $card ->
    [none] {""}
   *[other] {" "}A warrior's ability works only in the round in which it is revealed, and this one ({ $card }) was revealed earlier.
}
romans-due = { $step ->
    [uncover] First six forts are turned up, one after another.
    [arrange] First the wall is put in its right order.
    [lose] Now { romans-clan } loses two random cards.
    [lay] Now { romans-clan } lays a card face down.
    [reveal] Now { romans-clan } reveals its card at the contested fort.
    [svord-at-once] Now { romans-clan } may rearrange its face-down cards, having revealed Svord.
    [qween] Now { romans-clan } chooses whom its Qween seduces.
    [druhid] Now { romans-clan } chooses a fort thanks to Dru’hid.
    [fokus] Now { romans-clan } discards a card for Fort Fokus.
    [keep] Now { romans-clan } says which card it keeps.
    [horsie] Now { romans-clan } discards a card for Horsie.
    [fortuna] Now { romans-clan } gives up a fort for FortUna.
    [svord] Now { romans-clan } may rearrange its face-down cards, having revealed Svord.
   *[collect] The turn is over: everyone takes the nine warriors back.
}
romans-no-such-clan = { romans-the-clan } does not play in this game.
romans-no-other-clan = This is not up to { romans-clan }: now it is { romans-other }.
romans-no-fort-left = { $fort }: the deck has { $copies ->
    [one] one such card, and it is known where it is
   *[other] { $copies } such cards, and it is known where they are
} ({ $where }). So none is left in the pile.
romans-fort-in-pile = { $fort }: the deck has { $copies ->
    [one] one such card
   *[other] { $copies } such cards
}, and { $seen ->
    [0] none has been turned up yet. So one may be in the pile.
   *[other] { $seen } of those turned up are listed ({ $where }). So one may be in the pile.
}
romans-fort-lies = { $where ->
    [wall] in the wall
    [discarded] discarded
    [green] with the green clan
    [red] with the red clan
    [gold] with the gold clan
    [blue] with the blue clan
   *[given-up] given up for FortUna
}
romans-no-same-forts = The wall is made of the forts that were turned up: { $forts }.
romans-no-right-order = The order is another: the lowest positive value goes to the left end, the highest to the right. Turned up, with values: { $worth }. So it should be: { $forts }.
romans-no-lose-first = Before { romans-clan } lays a card, it loses two random ones.
romans-no-lost-already = { romans-the-clan } has already lost its two random cards this turn.
romans-no-lost-others = It is known which cards { romans-clan } has not laid this turn, and there are no more than three: { $cards }.
romans-no-neutral-loses = { romans-the-clan } is neutral: six of its cards are drawn and laid, and none is lost.
romans-no-laid-all = { romans-the-clan } has already laid its six cards.
romans-no-copies = { romans-the-clan } cannot have { $card } here: its deck has { $count ->
    [0] only one.
   *[other] { $copies ->
        [one] one, and it is known where it is
       *[other] two, and it is known where both are
    } ({ $where }). { $all ->
        [0] {""}
       *[other] The six cards that the clan laid this turn are known: { $laid }.{" "}
    }Only these may be here: { $cards }.
}
romans-card-lies = { $where ->
    [shown] face up
    [spent] discarded this turn
    [aside] not laid this turn
   *[down] { $count ->
        [one] face down at another fort
       *[other] face down at other forts
    }
}
romans-no-lay-place = { romans-the-clan } already has a card at place { $place }, and it lays one at each fort. Places without one: { $places }.
romans-no-lay-lost = { romans-the-clan } lost { $card } at random this turn, so it cannot lay that card.
romans-no-laid-other = At this fort { romans-clan } laid another card: { $laid }, not { $card }.
romans-no-fort-there = There is no fort left at place { $place }. Dru’hid chooses among the forts of the wall: the one fought for (place { $first }) or another, up to place 6.
romans-no-pay = { romans-the-clan } has no face-up { $card }{ $earlier ->
    [yes] {" "}from an earlier round.
   *[no] .
} For Fort Fokus it may discard: { $cards }.
romans-no-keep = That is not what { romans-clan } may keep. Only an Axx revealed in this round may be kept, and with KomFort the weakest face-up card. So it may keep: { $ways } – or nothing.
romans-no-horsie = For Horsie { romans-clan } cannot discard { $card }. { $victim ->
    [earlier] A card revealed in an earlier round goes, and Horsie himself only if there is no other.
   *[any] One of the face-up cards goes.
} So it may discard: { $cards }.
romans-no-fortuna = That fort is not one that { romans-clan } may give up for FortUna: { $fort }. It may give up: { $forts }.
romans-no-svord = Svord only changes the order of face-down cards. { romans-the-clan } has { $count } of them{ $known ->
    [0] .
   *[other] . Those known: { $cards }.
}
romans-no-qween-must = Qween { romans-of-clan } must seduce somebody as long as a rival card revealed in this round is there.
romans-no-qween-own = Qween seduces a warrior of another clan, not of her own.
romans-no-qween-gone = The card that { romans-other } revealed has already left the table, so Qween cannot seduce it.

# What is wrong with the position. A name that no clan has stays as it was given.
romans-said-clan = the { $clan ->
    [green] green clan
    [red] red clan
    [gold] gold clan
    [blue] blue clan
   *[other] clan "{ $clan }"
}
romans-said-the-clan = The { $clan ->
    [green] green clan
    [red] red clan
    [gold] gold clan
    [blue] blue clan
   *[other] clan "{ $clan }"
}
romans-said-of-clan = of the { $clan ->
    [green] green clan
    [red] red clan
    [gold] gold clan
    [blue] blue clan
   *[other] clan "{ $clan }"
}
problem-unknown-clan = There is no clan "{ $clan }". The clans: { $options }.
problem-clan-twice = { romans-said-the-clan } is described twice.
problem-clan-count = There are 2 to { $most } clans at a table, and { $count ->
    [one] only { $count } is described.
   *[other] { $count } are described.
} Describe all clans, neutral ones too.
problem-clans-missing = It must be said which clans play: 2 to { $most }.
problem-no-player = Only neutral clans: at least one player must be at the table.
problem-variant-twice = The same variant is given twice.
problem-clan-not-playing = { romans-said-the-clan } does not play in this game.
problem-unknown-warrior = There is no warrior "{ $card }". The warriors: { $options }.
problem-unknown-fort = There is no fort "{ $fort }". The forts: { $options }.
problem-deck-kind = The fort deck must have at least one fort of this kind: { $fort }.
problem-deck-total = The fort deck has { $size } cards, and the one given has { $count }.
problem-deck-hecas = The fort deck has { $size } FortHece, and { $count } are given.
problem-strength-sure = The rulebook tells the strength of this card: { $card } has { $strength }, not { $given }.
problem-strengths-set = The strengths of a clan’s warriors are 1 to 7 and twice 9, each once. With the changes given they are (Ch’ariott once): { $given }.
problem-strength-example = The rulebook’s example shows that Dru’hid has { $most } at most (less than Arch’r, who has { $archr }), and { $given } is given.
problem-warrior-copies = { romans-said-the-clan } has only { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }, and more are listed.
problem-clan-overfull = { romans-said-the-clan } has { $most } warriors, and { $count } are listed.
problem-aside-overfull = At most { $most } cards of a clan are out of a turn, and { romans-said-clan } has { $count } here.
problem-left-not-spent = The card { $card } revealed in this round is said to have left, but it is not among the discards { romans-said-of-clan }.
problem-left-without-now = "left" is about the card revealed in this round, and { romans-said-clan } gives none ("now").
problem-left-too-early = At the step "{ $step }" the card revealed in this round is still there; { romans-said-clan } cannot have lost it.
problem-fort-copies = { $fort }: the deck has { $copies } of these forts, and { $count } are listed (in the wall { $wall }, discarded { $discarded }, with clans { $held }).{ $own ->
    [yes] {""}
   *[no] {" "}If your deck differs from ours, give it in "deck".
}
problem-round-at-step = At the step "{ $step }" the round can only be { $wanted }, and { $round } is given.
problem-wall-length = The wall has { $count } forts, and at this moment it should have { $wanted }.
problem-now-outside-round = { romans-said-the-clan } cannot have a card revealed in this round now (step: { $step }).
problem-now-missing = The card that { romans-said-clan } revealed in this round is missing ("now").
problem-revealed-too-many = { romans-said-the-clan } has revealed too many cards this turn: { $count } instead of { $wanted }. It reveals one in each round.
problem-revealed-missing = { romans-said-the-clan } has revealed { $wanted } cards this turn, and { $count } are listed. Add the discarded ones ("spent").
problem-two-at-one-fort = { romans-said-the-clan } has { $count } face-down cards, and { $forts } forts are left to attack: there is one at each fort.
problem-fort-without-warrior = { romans-said-the-clan } has { $count } face-down cards, and there are { $forts } forts to attack: there is one at each fort.
problem-who-not-waiting = { romans-said-the-clan } is said to choose now (step "{ $step }"), but it is not among those that still have to ("waiting").
problem-forts-too-many = { $count } forts are given as captured or discarded, and at most { $wanted } can have left the wall so far.
problem-forts-missing = { $wanted } forts have left the wall so far, and { $count } are listed. Add the captured ("forts") and discarded ones ("discarded").
problem-step-extra = The field "{ $field }" makes sense only at a choice inside a round, not at the step "{ $step }".
problem-who-missing = At the step "{ $step }" it must be said who chooses ("who").
problem-taken-missing = At the step "{ $step }" the fort that { romans-said-clan } captured in this round must be listed: it stands last in "forts".
problem-step-impossible = At such a table { $step ->
    [qween] Qween's choice
    [druhid] Dru’hid's choice
    [fokus] discarding for Fort Fokus
    [keep] the capturer's choice of cards to keep
    [horsie] discarding for Horsie
    [fortuna] giving up a fort for FortUna
    [svord] rearranging cards with Svord
    [svord-at-once] rearranging cards with Svord at once
   *[other] the step "{ $step }"
} cannot be on: nobody has that choice now.
problem-not-over-yet = The game cannot be over yet: it is turn { $turn }, and nobody has three FortHece.
problem-no-turn-left = That was the last of { $turns } turns: the game is over ("over").
problem-already-over = Three FortHece end the game at once, so nothing is played after that.
