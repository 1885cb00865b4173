# The page of a ruling.

ruling-title = Ruling { $number }
ruling-number = Ruling number { $number }
ruling-given = Given { $time } (UTC)
ruling-other-verdict = Under another reading it would be: { $verdict }. { $question } { $answer }
ruling-other-answer = Under another reading the answer would be another: { $differs } { $question } { $answer }
ruling-untested = The facts given don't tell how it would be under another answer to: { $questions }
ruling-try-reading = Settle it by that reading
ruling-engines = Who has checked it
ruling-share = Pass it on
ruling-notation = The case in one line
ruling-link = The address of this ruling
ruling-link-secret = There are hidden cards in the case. This address opens the ruling; the number alone does not.
ruling-plain = Text
ruling-picture = Picture
ruling-certificate = Certificate
ruling-open-table = Open this table
ruling-print = Print
ruling-superseded = This case was ruled on again later, with another outcome. The new ruling: { $id }
ruling-digest = Digest

share-link = The address of the table
