# The page of a ruling.

ruling-title = Ruling { $number }
ruling-number = Ruling number { $number }
ruling-given = Given { $time } (UTC)
ruling-other-verdict = Under another reading it would be: { $verdict }. { $question } { $answer }
ruling-other-answer = Under another reading the answer would be another: { $differs } { $question } { $answer }
ruling-untested = The facts given don't tell how it would be under another answer to: { $questions }
ruling-try-reading = Settle it by that reading
ruling-why-hint = Tap a step to see the rule that it rests on.
ruling-page = Page of the ruling
ruling-engines = Who has checked it
ruling-share = Pass it on
ruling-notation = The case in one line
ruling-link = The address of this ruling
ruling-link-secret = There are hidden cards in the case. This address opens the ruling; the number alone does not.
ruling-plain = Text
ruling-picture = Picture
ruling-slip = To print (PDF)
ruling-precedents = Similar disputes
ruling-precedents-hint = Precedents that rest on the same rules.
ruling-certificate = Certificate
ruling-open-table = Open this table
ruling-print = Print
ruling-superseded = This case was ruled on again later, with another outcome. The new ruling: { $id }
ruling-digest = Digest

share-copy = Copy
share-on = Share
share-link = The address of the table

# A ruling on one sheet of paper.

slip-heading-appeal = Appeal
slip-appeal = Whoever disagrees tells the referee at the table before the game goes on, and names the number { $number }. The head referee decides then. Outside a tournament: read the rules cited together; if the table was different, describe it anew.
slip-left-out = { $count ->
    [one] One more step is on the page of the ruling, at the address below.
   *[other] { $count } more steps are on the page of the ruling, at the address below.
}
slip-elsewhere = There was no room here, but on the page of the ruling there is:
slip-signed-referee = Referee
slip-signed-one = Who asked
slip-signed-other = The other side
