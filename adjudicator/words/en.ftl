# Words shared by all games.

verdict-upheld = UPHELD
verdict-rejected = REJECTED
verdict-answered = ANSWERED
verdict-undecided = UNDECIDED

heading-why = Why
heading-table = The table after these actions
heading-smallest-reason = The smallest proof
heading-flips = What would turn it
heading-readings = Readings of the rules
heading-engines = Engines
heading-rules = Rules cited
heading-codes = Terms and codes in this ruling
heading-in-full = The whole course, step by step
folded = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}: shown with --full.
engine-none = none
engine-found = found
engine-gave-up = gave up
engine-false = found something that the rules refute
engine-not-excluded = not excluded by the laws it was asked about
trust-open = Nothing that counts is hidden, so no engine had to be asked.
trust-shown = Shown: the rules have replayed it.
trust-laws = No law that we state is broken. No course of play that leads here was replayed.
trust-independent = Checked independently: the engines share only the table and our reading of the rulebook. A mistake in that reading would be in all of them.
trust-shared-rules = The engines agree, but they play by the same statement of the rules, at least at first: a mistake in it would be in all of them.
trust-one-search = Each version was confirmed. What lies between them was put to one search only.
trust-one-program = Two solvers, or a solver and a proof, agree. They rest on one statement of the rules, so a mistake in it would be in both.
smallest-reason-none = The cards at the dam alone settle it.
smallest-reason-cards = It is enough to look at { $cards }.
flips-if-unseen = It would be the other way round if these were unseen: { $cards }.
flips-if-unseen-never = Which other cards are in sight changes nothing here.
flips-if-seen = It would be the other way round if these had been seen: { $cards }.
flips-if-seen-never = Which other cards are in sight changes nothing here.
flips-if-seen-more = More than { $more_than } cards that are now unseen would have to be seen (ways to beat the claim: { $beating }).
readings-none = The verdict is the same under every other reading of the rules.
reading-decides = { $brief ->
    [answer] {""}
    [bare] {""}
   *[other] A reading of the rules matters here.{" "}
}{ $question } { $brief ->
    [bare] {""}
   *[other] Assumed: { $used }{" "}
}{ $brief ->
    [no] Under another (“{ QUOTED($other) }”) the ruling would be: “{ QUOTED($why) }”
    [result] Under another reading it would be: “{ QUOTED($why) }”
    [answer] Under another reading it would be: “{ QUOTED($why) }”
    [bare] Under another reading it would be: “{ QUOTED($why) }”
   *[other] { $turned ->
        [upheld] The claim would be upheld under another reading
        [rejected] The claim would be rejected under another reading
        [same] The verdict would be the same, but details would differ, under another reading
        [undecided] The ruling would be undecided under another reading
       *[other] The answer would differ under another reading
    }{ $brief ->
        [other] : “{ QUOTED($other) }”
       *[yes] .
    }
}
readings-depends = Under another reading ({ $reading } = { $option }) it would be: { $verdict }. That reading says: "{ $message }"
readings-depends-answer = Under another reading ({ $reading } = { $option }) the answer would be another: { $summary } That reading says: "{ $message }"
readings-depends-steps = Under another reading ({ $reading } = { $option }) this would be different: { $differs } That reading says: "{ $message }"
readings-untested = The facts given don't tell how it would be under other options of: { $readings }.

problem-title-malformed = The case can't be read
problem-title-illegal = The rules never allow this
problem-title-contradictory = The facts contradict each other
problem-title-missing = A fact that the ruling hangs on is missing
problem-unknown-field = There is no field "{ $field }". Remove it or correct its name.
problem-missing-field = The field "{ $field }" is missing.
problem-wrong-type = Expected here: { $expected ->
    [integer] a whole number
    [string] text in quotes
    [boolean] true or false
    [list] a list
    [object] an object with named fields
    [integer-or-string] a whole number or text
   *[other] { $expected }
}.
problem-bad-value = This value can't be taken: { $detail ->
    [at-least] the least allowed is { $limit }
    [at-most] the most allowed is { $limit }
    [short] the text is too short (characters at least: { $limit })
    [long] the text is too long (characters at most: { $limit })
    [few] the list is too short (entries at least: { $limit })
    [many] the list is too long (entries at most: { $limit })
    [options] it must be one of { $options }
    [letters] small letters a to z, digits and hyphens are allowed, a letter first
   *[other] it does not fit here
}.
problem-not-json = This is not valid JSON (line { $line }, column { $column }).
problem-unknown-game = We don't know the game "{ $game }". We know: { $options }.
problem-unknown-claim = We don't know the claim "{ $claim }". Possible: { $options }.
problem-unknown-act = We don't know an act "{ $act }". There are: { $options }.
problem-bad-link = This is no link of this event, or it was taken back.
problem-link-needed = This is only for those who have a link of the event.
problem-link-role-too-low = Your link does not let you do this.
problem-unknown-card = There is no card "{ $card }". Cards are written like R8 (colours R G B Y P, values 0 to 11), or perkoz, wazka, labedz.
problem-card-twice = The card { $card } is listed twice, and there is only one.
problem-too-many-copies = { $copies ->
    [one] There is only { $copies } copy
   *[other] There are only { $copies } copies
} of { $card }, and more are listed.
problem-unknown-tile = There is no dam tile { $tile }. The tiles are numbered 1 to 7.
problem-dam-unnamed = A dam needs a tile number ("tile"), or a name, slots and a requirement ("id", "slots", "requirement").
problem-tile-and-house = A printed tile has its own slots and requirement; remove "{ $field }" or "tile".
problem-slots-out-of-range = A dam can't have { $slots } slots; 1 to { $most } are allowed.
problem-unknown-requirement = There is no requirement "{ $requirement }". Possible: { $options }.
problem-side-overfull = The { $side } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at this dam, which has room for { $slots }.
problem-first-but-not-full = "first" says who completed their side first, but at this dam not both sides are full. Remove "first" or add the cards.
problem-first-missing = At dam { $dam } both sides are full and equally strong. Say in "first" who completed theirs first: attacker or defender.
problem-dam-twice = Dam { $dam } is described twice.
problem-unknown-dam = The claim is about dam { $dam }, which is not in the position.
problem-complete-needs = A complete position ("complete") also needs the field "{ $field }".
problem-card-count = There are 60 battle cards, but { $listed } are listed and { $deck } are in the deck: { $total } in all.
problem-tactics-count = Nobody can have played two tactics cards more than the opponent (attacker: { $attacker }, defender: { $defender }).
problem-tactics-missing = With the reading unplayed-elites = allowed, "tactics_played" is needed: how many tactics cards each side has played.
problem-elites-not-counted = The { $side } has { $elites ->
    [one] { $elites } elite unit
   *[other] { $elites } elite units
} on the table, but fewer tactics cards are given as played by them: { $count }.
problem-both-dragonflies = With the reading dragonfly-limit = one-each, one player can't have both Ważki.
problem-unknown-reading = There is no reading "{ $reading }". The command "sedzia rules" lists the readings of a game.
problem-unknown-option = The reading { $reading } has no option "{ $option }". Possible: { $options }.
problem-notation = I don't understand the notation at "{ $text }". A pattern to follow: "{ $hint }".
nearest = The nearest I can read: "{ $nearest }".
problem-too-large = The body is too large: { $limit } bytes at most.
problem-too-deep = The body is nested too deeply.
problem-wrong-content-type = Send the body as application/json, or the one-line notation as text/plain.
problem-no-such-file = There is no file “{ $file }”. Give a file or the case itself, for example: "river; dam 3: R8 R9 R10 vs Y11; claim control 3".
problem-not-found = There is nothing here by that name.
problem-method-not-allowed = This method is not available here.
problem-unknown-language = We speak Polish (pl) and English (en).
problem-server = Something failed on our side. The case has not been ruled on.
problem-not-yaml = This is not valid YAML (line { $line }, column { $column }).
problem-yaml-tab = YAML is indented with spaces, never with tabs (line { $line }, column { $column }).
problem-byte-order-mark = There is a byte order mark in the middle (line { $line }); two files may have been joined. Remove it.
problem-nothing-like = There is no { $field } "{ $value }".
problem-webhook-address = { $why ->
    [not-https] A webhook needs an address that begins with https://.
    [not-public] A webhook needs an address on the open internet.
   *[other] This is no address for a webhook. Write for example: https://example.org/sedzia
  }
problem-too-many-webhooks = There are { $limit } webhooks already, and no more are possible. Remove one first.
problem-not-text = The body is not UTF-8 text.
problem-busy = All referees are busy. Try again in a moment.
problem-stopping = The service is closing and the case has not been ruled on. Try again in a moment.
problem-too-long = This case takes more time than a case may take. It has not been ruled on, and asking again will not help.
problem-too-much-memory = This case takes more memory than a case may take. It has not been ruled on, and asking again will not help.
problem-no-record = The record can't be reached, so nothing can be recorded or looked up. Try again in a moment.
problem-unknown-number = There is no giving with this number.
problem-out-of-range = "{ $field }" must be a whole number from { $least } to { $most }.
problem-lost = Our process broke down over this case twice. It has not been ruled on, and asking again will not help.

problem-hand-overfull = The { $side } holds { $count } cards; nobody ever holds more than { $most }.
problem-elites-not-played = More elite units are in sight ({ $elites }) than tactics cards have been played ({ $count }).
problem-tactics-total = { $count } tactics cards are given as played, but there are only { $most } in the game.
problem-said-twice = "{ $field }" is given twice. Keep one version.
problem-duplicate-key = The field "{ $field }" is given twice. Keep one version.

# Claims that every game knows.
claim-legal = Is this action legal at this table? Without an action: which actions are?
claim-legal-one = Is this action legal at this table?
claim-legal-all = Which actions are legal at this table?
claim-record = Is this record of play sound?
claim-remedy = How can this record of play be repaired?
claim-disputed = Which version counts, and does it matter?
claim-consistent = Can all of this be true?

rule-referee-legal = An action is compared with the rules one by one; it is illegal if it breaks any of them.
rule-referee-record = A record is replayed action by action; each is tried at the table that those before it left. The first illegal one ends the replay.
rule-referee-remedy = An illegal action found late is repaired by going back to the last sound table, or by one change to the record under which everything played since stays legal.
rule-referee-disputed = Where the sides tell different facts, we rule under each version; only the facts on which the outcome hangs matter.
rule-referee-consistent = Facts contradict each other if no course of the game within the rules can lead to them. Where they break none of the laws that we check, they pass for possible; a course that leads to them shows it.

legal-yes = The action "{ $action }" is legal at this table.
legal-no = The action "{ $action }" is not legal at this table. { $why }
legal-how = Every rule that bears on this action was checked in turn.
legal-actions = { $over ->
    [yes] The game is over: nothing more can be done.
   *[no] { $count ->
        [0] No action is legal at this table.
        [one] { $count } action is legal at this table.
       *[other] { $count } actions are legal at this table.
    }
}
legal-action = Allowed: "{ $action }".
legal-more = … and { $count } more; further ones follow under “{ heading-in-full }”.
record-clean = { $count ->
    [0] The record holds no action.
    [one] The only action of the record is legal.
    [2] Both actions of the record are legal.
   *[other] All { $count } actions of the record are legal.
} { $over ->
    [yes] The game is over.
   *[no] The game goes on.
}
record-illegal = Action { $at } ("{ $action }") is illegal. { $why }
record-stops = The first illegal action is number { $at }: "{ $action }".
record-how = { $sound ->
    [0] The first action of the record is already illegal.
    [one] The action before the illegal one is legal.
   *[other] The { $sound } actions before the illegal one are legal.
}{ $left ->
    [0] {""}
   *[other] { " " }Those after it were not checked.
}
record-replayed = { $count ->
    [0] The record has no action, so nothing in it is illegal: it is sound, and the table stays as it is.
    [one] It was replayed at the table given, and is legal.
    [2] Both actions were replayed in turn, and each is legal when its turn comes.
   *[other] All { $count } actions were replayed in turn, and each is legal when its turn comes.
}
record-action = Action { $at }: { $action }.
record-legal = Action { $at } is legal. { $why }
remedy-nothing = { $count ->
    [0] The record is empty: there is nothing to repair.
   *[other] Every action of the record is legal (actions: { $count }): there is nothing to repair.
}
remedy-found = Action { $at } ("{ $action }") is illegal. { $why } Ways to repair it: { $ways }.
remedy-rewind = One way: go back to the table { $to ->
    [0] at the start of the record
   *[other] after action { $to }
}, undoing { $undone ->
    [one] one action
   *[other] { $undone } actions
}, and play on from there.
remedy-strike = Another way: strike action { $at } ("{ $action }"): everything played since is legal without it.
remedy-swap = Another way: swap action { $at } ("{ $action }") and the next ("{ $other }"): in that order the whole record is legal.
remedy-replace = Another way: replace action { $at } by "{ $other }": everything played since stays legal.
remedy-insert = Another way: add "{ $action }" as action { $at }, where it was forgotten: then everything that was played is legal.
remedy-not-all-tried = There may be more ways: the search stopped after { $most } actions.
remedy-facts-missing = There may be more ways, but facts are missing{ $count ->
    [0] {" "}to judge them.
   *[other] : { $facts }.
}
disputed-identical = The versions of { $first } and { $second } do not differ in anything, so there is no dispute: the ruling is one and the same.
disputed-same = It does not matter whose version is true, that of { $first } or that of { $second }{ $parts ->
    [yes] , or each in part
   *[no] {""}
}: the ruling is the same.
disputed-differ = The versions differ in { $count ->
    [one] one fact
   *[other] { $count } facts
}: { $facts }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
disputed-no-difference = Both versions say the same: they do not differ in anything.
disputed-both = In both versions: “{ $ruling }”
fact-told = { $fact } ({ $first }: { $ours }; { $second }: { $theirs })
fact-told-among = what is among { $list } ({ $whose ->
    [first] only { $first }: { $ours }
    [second] only { $second }: { $theirs }
   *[both] only { $first }: { $ours }; only { $second }: { $theirs }
})
told-yes = yes
told-no = no
told-nothing = does not say
told-table = the table
disputed-matters = The ruling depends on whose version is true: that of { $first } or that of { $second }. { $count ->
    [one] Find out: { $facts }.
   *[other] No single question settles it. Find out all of this: { $facts }.
}
disputed-matters-whole = The ruling depends on whose version is true: that of { $first } or that of { $second }. They differ in { $differences } facts, too many to look for the question that settles it.
disputed-partly = The ruling is the same in the version of { $first } and in that of { $second }, but not if each of them is right in part. { $count ->
    [one] Find out: { $facts }.
   *[other] No single question settles it. Find out all of this: { $facts }.
}
disputed-same-as-told = The ruling is the same in the version of { $first } and in that of { $second }. What it would be if each of them is right in part, we have not settled.
disputed-so = { $matters ->
    [yes] Both versions are possible, and the table does not tell which of them is true.
   *[no] So the ruling is the same either way, and there is no need to settle which version is true.
}
disputed-alike = Both rulings read the same, but the { $what ->
    [table] tables that they lead to differ.
   *[rest] full answers differ.
}
disputed-mixed-same = The ruling is also the same if each of them is right in part.
disputed-mixed = If each of them is right in part, the ruling may be: “{ $ruling }”
disputed-not-mixed = Each of them may be right in part. What the ruling would be then is not settled.
disputed-stands = Only the version of { $stands } is possible.
disputed-neither = Neither the version of { $first } nor that of { $second } is possible.
disputed-answered = Only in the version of { $stands } does this question have an answer.
disputed-unanswered = This question has no answer, neither in the version of { $first } nor in that of { $second }.
disputed-undecided = Under the version of { $who } the case cannot be settled, so the dispute cannot be either.
disputed-versions = { $versions }
disputed-version = In { $who }'s version: “{ $ruling }”
disputed-step = { $who }'s version: “{ $step }”
disputed-impossible = { $who }'s version cannot be true. { $why }
disputed-unasked = In { $who }'s version this question has no answer. { $why }
disputed-question = To settle it, find out: { $fact }.
disputed-one-question = One of the facts that settle it together: { $fact }.
fact-at = what is at { $place }
fact-holds = whether { $element } is among { $list }
consistent-yes = No contradiction: these facts (there are { $count }) together break none of the laws of the game that we check. A course of play that leads there is not shown.
consistent-shown = All of this can be true (facts stated: { $count }). A course of play that leads there { $since ->
    [deal] from the deal
    [turn] from the start of this turn
   *[round] from the start of this round
} is shown: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
consistent-course = { $actions ->
    [0] At this table every one of these facts is true.
    [one] The action of the course was checked against the rules. At the table that it leads to, every one of these facts is true. It can be read under “{ heading-in-full }” (on the command line with --full, in JSON as "witness").
   *[other] Each of the { $actions } actions of the course was checked against the rules. At the table that they lead to, every one of these facts is true. The course can be read under “{ heading-in-full }” (on the command line with --full, in JSON as "witness").
}
consistent-action = Action { $at } of the course: { $action }
consistent-no = These facts contradict each other. { $count ->
    [one] This one is enough:
   *[other] These { $count } alone cannot be true together:
}
consistent-refused = { $count ->
    [one] These facts contradict each other:
   *[other] These facts contradict each other in several places ({ $count }):
}
consistent-undecided = { $why ->
    [budget] Undecided: the engines found no answer within their budget whether these facts can all be true.
   *[engines] Undecided: the engines do not agree whether these facts can all be true.
}
problem-unknown-action = I do not understand the action "{ $action }". Write it for example like this: { $hint }.
problem-no-such-action = The record has { $count ->
    [one] { $count } action
   *[other] { $count } actions
}; there is no table after action { $at }.
problem-no-such-place = The table has no place "{ $place }" that this version speaks of. Give a pointer such as /discard.
problem-places-overlap = The place "{ $place }" lies within another disputed place. Say the same fact in one way only.
problem-disputed-about = A dispute about facts must be about another claim than disputed or consistent.

job-queued = The case waits to be ruled on.
job-running = The case is being ruled on.
job-done = Done.
job-failed = There is no ruling.
job-cancelled = Cancelled. Nothing was ruled.
problem-empty-batch = The batch has no line.
problem-too-many-lines = A batch may have at most { $limit } lines.
problem-key-needed = This needs a key with the role { $role } or a higher one.
problem-bad-key = This key opens nothing: it is wrong, revoked or expired.
problem-role-too-low = The role of this key is too low: this needs { $role } or a higher one.
problem-too-often = Too many requests. Try again in { $seconds } s.
problem-watches-too-much = You are watching { $limit } jobs already, and that is the limit. Stop watching one of them, or ask for the job itself.
problem-too-many-watch = Too many people are watching jobs. Ask for the job itself, or try again in a moment.

prompt-title = Settle this dispute
prompt-description = A dispute at the table, told in your own words, is written down as a case, ruled on and explained.
prompt-dispute = What lies on the table, who claims what, and what the other side says
prompt-text = People disagree at a table and want a ruling:

    { $dispute }

    1. Find out which game it is: Bitwa o Rzekę (river), Rzymianie do domu! (romans) or Brian Boru (boru). Ask the tool "rules" for that game: it shows how to write a case, and which claims there are.
    2. Write the case in the notation, with only what the people said. Do not add cards that nobody has mentioned.
    3. Ask the tool "rule" with lang "en". If problems come back, correct what was written wrongly. If a fact is missing or two facts contradict each other, ask the people and do not guess.
    4. Tell them the verdict first, then the reasons in order with the rules they rest on, what would turn it, and whether it hangs on a reading of the rulebook. Add the number of the ruling, if it has one.
