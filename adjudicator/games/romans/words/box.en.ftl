# The table on the page: the questions to choose from, and the facts that the page asks for.

romans-some-clan = a clan
romans-some-fort = …

romans-question-round = Who takes the fort and keeps what?
romans-question-wall = In which order does the wall stand?
romans-question-fort-possible = Can { $clan } still take this fort: { $fort }?
romans-question-fort = { $clan } is certain to take this fort: { $fort }.
romans-question-forced = Can { $clan } force the fort of this round?
romans-question-game-possible = Can { $clan } still win the game?
romans-question-game = { $clan } is certain to win the game.
romans-question-game-possible-sole = Can { $clan } still win alone?
romans-question-game-sole = { $clan } is certain to win alone.
romans-question-result = Who has won, and with how many points?
romans-question-legal-one = Is this move legal?
romans-question-legal-all = Which moves are legal now?
romans-question-record = Was everything in this record legal?
romans-question-remedy = An illegal move was found late. What now?
romans-question-consistent = Can all of this be true?

romans-asks-for-step = What is due now
romans-asks-for-who = Whose choice it is
romans-asks-for-winner = Who took the fort of this round
romans-asks-for-seduced = Whose card Qween seduced

romans-option-step = { $step ->
    [uncover] new turn: turning up forts
    [arrange] new turn: putting the wall in order
    [lose] new turn: losing two random cards
    [lay] new turn: laying cards face down
    [reveal] round: revealing cards
    [svord-at-once] round: Svord at once
    [qween] round: the choice of Qween
    [druhid] round: the choice of Dru’hid
    [fokus] after the capture: Fort Fokus
    [keep] after the capture: what to keep
    [horsie] after the capture: Horsie
    [fortuna] after the capture: FortUna
    [svord] after the capture: Svord
    [collect] end of the turn: collecting the cards
   *[over] the game is over
}
romans-option-variants = { $variants ->
    [tie-stays] variant 1: after a tie the fort stays in the wall
   *[druhid-shift] variant 2: when Dru’hid takes a fort, those left of it move on
}
