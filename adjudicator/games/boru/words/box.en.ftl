# The table on the page: the questions to choose from, and the facts that the page asks for.

boru-some-player = a player
boru-some-region = a region
boru-some-card = …

boru-questions = { $group ->
    [region] Region
    [trick] Trick
    [game] Upkeep and the win
    [moves] Moves
   *[facts] Facts
}
boru-question-trick = Who wins this trick?
boru-question-region-possible = Can { $player } still hold { $region }?
boru-question-region = { $player } is certain to hold { $region } after the upkeep.
boru-question-forced-region = Can { $player } force { $region }?
boru-question-upkeep = What happens in this upkeep?
boru-question-score = Who has won, and with how many points?
boru-question-game-possible = Can { $player } still win?
boru-question-game = { $player } has won for certain.
boru-question-game-possible-sole = Can { $player } still win alone?
boru-question-game-sole = { $player } has won alone for certain.
boru-question-forced-win = Can { $player } force a win?
boru-question-forced-sole = Can { $player } force a win alone?
boru-question-card-possible = Can { $player } still win the trick with card { $card }?
boru-question-card = { $player } is certain to win the trick with card { $card }.
boru-question-action = What does this card's action lead to?
boru-question-legal-one = Is this move legal?
boru-question-legal-all = Which moves are legal now?
boru-question-record = Was everything in this record legal?
boru-question-remedy = An illegal move was found late. What now?
boru-question-consistent = Can all of this be true?

boru-colour-letter = { $colour ->
    [R] R
    [B] B
    [Y] Y
   *[W] W
}
boru-asks-for-points = Points
boru-asks-for-coins = Coins
boru-asks-for-renown = Renown
boru-asks-for-track = Marriage track
boru-asks-for-raiders = Raiders
boru-asks-for-church = Church
boru-asks-for-unseen = Unknown cards in hand

boru-asks-for-marker = Who has the active town marker
boru-asks-for-phase = What is due now
boru-asks-for-round = Round
boru-asks-for-tricks = Tricks finished in this round
boru-asks-for-battle = Raiders in the battle area
boru-asks-for-marriage_deck = Marriage cards face down
boru-asks-for-pact = Side of the Princess that is up
boru-asks-for-acted = Cards of the trick already resolved
boru-asks-for-acting = In the middle of an action
boru-asks-for-row = Which action
boru-asks-for-symbol = Symbol that is due
boru-asks-for-passes = Players in a row who could not lead

boru-asks-for-testimony = Testimony
boru-asks-for-who = Who says so
boru-asks-for-player = Whose cards
boru-asks-for-says = What they say
boru-asks-for-cards = Which cards, by number (23 24)
boru-testifies-holds = holds these cards
boru-testifies-lacks = has none of these cards
boru-testifies-played = has played these cards

boru-row = { $row ->
    [main] main action
    [side-1] upper side action
   *[side-2] lower side action
}
boru-option-pact = { $pact ->
    [military] military support
   *[trade] trade
}
boru-option-phase = { $phase ->
    [setup] set-up: first discs
    [vikings] round: Viking card
    [courted] round: marriage card
    [deal] draft: dealing
    [draft] draft: choosing cards
    [lead] trick: to be led
    [follow] trick: to be followed
    [row] action: which one to take
    [buy] action: buying
    [expand] action: expanding
    [remove] action: removing Vikings
    [marriage] upkeep: marriage
    [bride-town] upkeep: town of the marriage card
    [princess] upkeep: the Princess
    [track-town] upkeep: town of the track
    [battle] upkeep: battle
    [invasion] upkeep: town lost to the Vikings
    [church] upkeep: church
    [monastery] upkeep: first monastery
    [four-discs] upkeep: monastery for four discs
    [regions] upkeep: regions
   *[over] the game is over
}
