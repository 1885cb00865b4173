# Facts and testimonies that may contradict each other, and names of contested facts.

river-stated-who = { $side ->
    [attacker] The attacker
   *[defender] The defender
}
river-stated-whose = { $side ->
    [attacker] attacker's
   *[defender] defender's
}

# Facts on the table
river-stated-turn-number = This is turn { $count }, counting the turns of both players.
river-stated-turn = It is the { river-stated-whose } turn.
river-stated-phase = { $phase ->
    [prepare] The turn has only begun: preparation is still possible.
    [play] Preparation is past, but no card has been played this turn.
    [draw] A card has been played this turn, but none has been drawn yet.
   *[end] This turn a card has been played and drawing is done.
}
river-stated-ending = { $ending ->
    [no] The pile has not run out yet, so the last turn is not in sight.
    [coming] The pile has run out, and the attacker's last turn is still to come.
    [last] The last turn is on.
   *[over] The last turn is over.
}
river-stated-deck = { $count ->
    [0] No battle card is left in the pile.
    [one] { $count } battle card is left in the pile.
   *[other] { $count } battle cards are left in the pile.
}
river-stated-tactics-deck = { $count ->
    [0] No card is left in the tactics pile.
    [one] { $count } card is left in the tactics pile.
   *[other] { $count } cards are left in the tactics pile.
}
river-stated-logs = { $count ->
    [0] The defender has no log left.
    [one] The defender has { $count } log left.
   *[other] The defender has { $count } logs left.
}
river-stated-damaged = Dam { $dam } is damaged.
river-stated-intact = Dam { $dam } is not damaged.
river-stated-destroyed = The attacker has destroyed dam { $dam }.
river-stated-side = On the { river-stated-whose } side of dam { $dam } { $count ->
    [0] lies no card.
    [one] lies one card: { $cards }.
   *[other] lie { $count } cards: { $cards }.
}
river-stated-first = At dam { $dam } the { $side ->
    [attacker] attacker
   *[defender] defender
} had a full side first.
river-stated-bare = At the dams that were not described ({ $dams }) lies no card.
river-stated-discard = { $count ->
    [0] No card is discarded.
    [one] Just one card is discarded: { $cards }.
   *[other] Exactly { $count } cards are discarded: { $cards }.
}
river-stated-discarded = Among the discarded cards { $count ->
    [one] is { $cards }.
   *[other] are: { $cards }.
}
river-stated-hand = { river-stated-who } has { $size ->
    [0] no card in hand.
    [one] { $size } card in hand{ river-stated-held }.
   *[other] { $size } cards in hand{ river-stated-held }.
}
river-stated-held = { $count ->
    [0] {""}
   *[other] : { $cards }
}{ $unknown ->
    [0] {""}
   *[other] {" "}(unknown battle cards: { $battle }, unknown tactics cards: { $tactics })
}
river-stated-holds = { river-stated-who } holds: { $cards }.
river-stated-no-tactics = The game is played without tactics cards.
river-stated-tactics-played = { river-stated-who } has played { $count ->
    [0] no tactics card so far.
    [one] { $count } tactics card so far.
   *[other] { $count } tactics cards so far.
}
river-stated-wazki-played = { river-stated-who } has played { $count ->
    [0] no Ważka so far.
    [one] one Ważka so far.
   *[other] { $count } Ważki so far.
}
river-stated-ruses = { $count ->
    [0] { river-stated-who } has played no ruse so far.
   *[other] { river-stated-who } has played these ruses so far: { $cards }.
}

# Testimonies
river-said-turns = { $who } says: { $side ->
    [attacker] the attacker has had { river-said-count-turns }, with the one that is on.
    [defender] the defender has had { river-said-count-turns }, with the one that is on.
   *[both] both players together have had { river-said-count-turns }, with the one that is on.
}
river-said-count-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
river-said-logs-thrown = { $who } says: the defender has thrown { $count ->
    [0] no log.
    [one] { $count } log.
   *[other] { $count } logs.
}
river-said-retreats = { $who } says: the attacker { $count ->
    [0] has never retreated.
    [one] has retreated once.
   *[other] has retreated { $count } times.
}
river-said-dams-taken = { $who } says: the attacker has taken { $count ->
    [0] no dam.
    [one] { $count } dam.
   *[other] { $count } dams.
}
river-said-cancelled = { $who } says: a duck and a beaver { $count ->
    [0] have never cancelled out.
    [one] have cancelled out once.
   *[other] have cancelled out { $count } times.
}
river-said-skips = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} { $count ->
    [0] has played a card in every turn.
    [one] has had { $count } turn without playing a card.
   *[other] has had { $count } turns without playing a card.
}
river-said-hand-size = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} has { $count ->
    [0] no card in hand.
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
river-said-tactics-drawn = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} has drawn { $count ->
    [0] no tactics card beyond the first.
    [one] { $count } tactics card beyond the first.
   *[other] { $count } tactics cards beyond the first.
}
river-said-tactics-played = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} has played { $count ->
    [0] no tactics card.
    [one] { $count } tactics card.
   *[other] { $count } tactics cards.
}
river-said-holds = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} holds { $card }.
river-said-drew = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} took { $card } from the pile.
river-said-played = { $who } says: the { $side ->
    [attacker] attacker
   *[defender] defender
} has played { $card }.
river-said-discarded = { $who } says: { $card } was discarded at some time.

problem-testimony-needs = The testimony "{ $says }" needs the field "{ $field }".
problem-testimony-extra = The field "{ $field }" does not go with the testimony "{ $says }". Leave it out.
problem-testimony-card = There is no card "{ $card }". Battle cards are written like R8, tactics cards by name, for example wazka or transfer.

# Contested facts: they fit after "find out" and after "does this card belong here"
river-fact-discard = { $whole ->
    [yes] which cards are discarded
   *[no] the discarded cards
}
river-fact-dams = what lies at dam { $name }
river-fact-dams-tile = which dam tile this is
river-fact-dams-first = who had a full side first at dam { $name }
river-fact-dams-damaged = whether dam { $name } is damaged
river-fact-dams-slots = how many slots dam { $name } has
river-fact-dams-requirement = what dam { $name } requires
river-fact-dams-attacker = { $whole ->
    [yes] which cards the attacker has at dam { $name }, and in which order
   *[no] the attacker's cards at dam { $name }
}
river-fact-dams-defender = { $whole ->
    [yes] which cards the defender has at dam { $name }, and in which order
   *[no] the defender's cards at dam { $name }
}
river-fact-hands = what the players hold
river-fact-hands-attacker = { $whole ->
    [yes] what the attacker holds
   *[no] the attacker's hand
}
river-fact-hands-defender = { $whole ->
    [yes] what the defender holds
   *[no] the defender's hand
}
river-fact-hidden-attacker-battle = how many unknown battle cards the attacker holds
river-fact-hidden-attacker-tactics = how many unknown tactics cards the attacker holds
river-fact-hidden-defender-battle = how many unknown battle cards the defender holds
river-fact-hidden-defender-tactics = how many unknown tactics cards the defender holds
river-fact-logs = how many logs the defender has left
river-fact-deck = how many battle cards are left in the pile
river-fact-tactics-deck = how many cards are left in the tactics pile
river-fact-turn = whose turn it is
river-fact-turn-number = which turn it is
river-fact-phase = which phase the turn is in
river-fact-ending = whether the attacker's last turn is still to come, is on, or is over
river-fact-destroyed = which dam was destroyed
river-fact-complete = whether every card is described
river-fact-tactics-played = how many tactics cards each player has played
river-fact-tactics-played-attacker = how many tactics cards the attacker has played
river-fact-tactics-played-defender = how many tactics cards the defender has played
river-fact-wazki-played-attacker = how many Ważki the attacker has played
river-fact-wazki-played-defender = how many Ważki the defender has played
river-fact-ruses-attacker = { $whole ->
    [yes] which ruses the attacker has played
   *[no] the ruses played by the attacker
}
river-fact-ruses-defender = { $whole ->
    [yes] which ruses the defender has played
   *[no] the ruses played by the defender
}

# What somebody says about a contested fact, in a word
river-told-attacker = the attacker
river-told-defender = the defender
river-told-no = not set off yet
river-told-coming = to come
river-told-last = on
river-told-over = over
river-told-prepare = preparing
river-told-play = playing
river-told-draw = drawing
river-told-end = the end of the turn
river-told-none = no requirement
river-told-highest-sum = highest sum
river-told-lowest-sum = lowest sum
river-told-kompania = Kompania
river-told-bractwo = Bractwo
river-told-banda = Banda
