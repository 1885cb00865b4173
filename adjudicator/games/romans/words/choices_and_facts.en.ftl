# Actions and contested facts of Rzymianie do domu! as parts of sentences. The Polish text is the authoritative one.

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
