# Actions, why they are legal, and contested facts of Rzymianie do domu!. The Polish text is the authoritative one.

# Actions
romans-do-and = and
romans-do-or = or
romans-do-uncover = a fort is turned up: { $forts }
romans-do-arrange = the wall is put in this order: { $forts }
romans-do-collect = everyone takes their nine warriors back
romans-do-loses = { romans-clan } loses two random cards{ $count ->
    [0] {""}
    [1] , { $cards } among them
   *[other] : { $cards }
}
romans-do-lays = { romans-clan } lays { $known ->
    [yes] { $cards }
   *[no] a card
} face down at place { $place }
romans-do-rearranges = { romans-clan } { $known ->
    [yes] puts its face-down cards in this order: { $cards }
   *[no] puts its face-down cards in an order that the record does not show
}
romans-do-reveals = { romans-clan } reveals { $cards }
romans-do-seduces = Qween of { romans-clan } seduces { $other ->
    [nobody] nobody
   *[other] the card of { romans-other }
}
romans-do-takes = { romans-clan } takes the fort at place { $place }
romans-do-pays = { romans-clan } discards { $earlier ->
    [yes] the earlier { $cards }
   *[no] { $cards }
} for Fort Fokus
romans-do-keeps = { romans-clan } keeps { $count ->
    [0] nothing
   *[other] { $cards }
}
romans-do-sacrifices = { romans-clan } discards { $cards } for Horsie
romans-do-gives = { romans-clan } gives up { $fort } for FortUna

# Why an action is legal
romans-may-arrange = Turned up with their values: { $worth }. { $first } goes to the left end, because its positive value is the lowest, and { $last } to the right end, because its value is the highest. { $move ->
    [insert] The others close up in their order.
   *[swap] By the reading used they change places with those that lie there.
}
romans-may-lose = { romans-the-clan } has not lost its two random cards of this turn yet.{ $out ->
    [0] {""}
   *[other] {" "}Three of its nine cards are not laid in a turn; so many of them are known now: { $out }.
}
romans-may-lay = { romans-the-clan } has no card at place { $place } yet. It has laid { $laid } of 6 so far.
romans-may-reveal = { $known ->
    [yes] The face-down card of { romans-clan } at this fort is { $card }.
   *[no] At this fort { romans-clan } has a face-down card that we do not know.
}
romans-may-be = { $copies ->
    [one] The deck of { romans-clan } has one { $card }, which is listed nowhere else, so this may be it.
   *[other] { $seen ->
        [0] The deck of { romans-clan } has two { $card } cards, and none is listed anywhere else, so this may be one of them.
       *[other] The deck of { romans-clan } has two { $card } cards, and only one is listed ({ $where }), so this may be the other.
    }
}
romans-may-rearrange = { romans-the-clan } revealed Svord in this round and has { $count } face-down cards{ $known ->
    [0] .
   *[other] ; of these we know: { $cards }.
}
romans-may-decline = By the reading used Qween of { romans-clan } may seduce somebody but need not.
romans-may-seduce = Qween of { romans-clan } is the only one revealed in this round, and the card that { romans-other } revealed ({ $card }) is still there.
romans-may-take = { romans-the-clan } won and revealed Dru’hid in this round; { $fort } stands at place { $place } of the wall.
romans-may-pay = Fort Fokus was taken, so everyone discards one face-up card, and { romans-clan } has face up: { $cards }.
romans-may-keep = { romans-the-clan } took { $fort } and has face up: { $cards }. { $by ->
    [axx] It may keep or discard the Axx revealed in this round: { $ways } or nothing.
    [komfort] KomFort lets it keep the weakest of these cards: { $ways } or nothing.
   *[both] It may keep the Axx revealed in this round and, by KomFort, the weakest of these cards: { $ways } or nothing.
}
romans-may-sacrifice = { romans-the-clan } revealed Horsie in this round and did not take the fort. { $victim ->
    [any] It has face up: { $cards }.
   *[earlier] From earlier rounds it has face up: { $cards }.
}
romans-may-give = { romans-the-clan } took FortUna in this round and has of its earlier forts: { $forts }.
romans-may-collect = All six rounds of turn { $turn } have been played, and there are three turns.
romans-may-pass = { romans-the-clan } did not use its right { $step ->
    [qween] to seduce somebody (Qween)
    [druhid] to another fort (Dru’hid)
    [keep] to keep a face-up card
   *[svord] to rearrange its face-down cards (Svord)
}, and that needs no line.

# A fact that cannot be without another
romans-stated-dropped = { $fort }: { romans-clan } gave up this fort for FortUna.

# Contested facts
romans-whose = the { $name ->
    [green] green
    [red] red
    [gold] gold
   *[blue] blue
} clan
romans-fact-clans = which clan has what
romans-fact-clans-clan = which clan takes part in the game
romans-fact-clans-neutral = whether { romans-whose } is neutral
romans-fact-clans-now = which card { romans-whose } revealed in this round
romans-fact-clans-left = whether the card that { romans-whose } revealed in this round has left again
romans-fact-clans-shown = { $whole ->
    [yes] which cards of { romans-whose } are face up from earlier rounds
   *[no] the cards of { romans-whose } revealed earlier
}
romans-fact-clans-down = { $whole ->
    [yes] which cards of { romans-whose } lie face down at the forts
   *[no] the face-down cards of { romans-whose }
}
romans-fact-clans-spent = { $whole ->
    [yes] which cards of { romans-whose } were discarded this turn
   *[no] the discards of { romans-whose } this turn
}
romans-fact-clans-aside = { $whole ->
    [yes] which cards of { romans-whose } were not laid this turn
   *[no] the cards of { romans-whose } not laid this turn
}
romans-fact-clans-forts = { $whole ->
    [yes] which forts { romans-whose } holds
   *[no] the forts that { romans-whose } holds
}
romans-fact-clans-dropped = { $whole ->
    [yes] which forts { romans-whose } has given up for FortUna
   *[no] the forts that { romans-whose } gave up for FortUna
}
romans-fact-wall = { $whole ->
    [yes] which forts stand in the wall, and in which order
   *[no] the forts in the wall
}
romans-fact-discarded = { $whole ->
    [yes] which forts were discarded
   *[no] the discarded forts
}
romans-fact-turn = which turn it is
romans-fact-round = which round it is
romans-fact-step = what is to be done next
romans-fact-who = whose choice it is
romans-fact-waiting = who has not chosen yet at this step
romans-fact-winner = who captured in this round
romans-fact-seduced = whose card Qween seduced
romans-fact-variants = which variant is played
romans-fact-deck = what the fort deck is
romans-fact-strengths = what strengths the warriors have
romans-fact-complete = whether all face-up cards are described
