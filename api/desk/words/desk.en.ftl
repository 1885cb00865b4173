# Why an act is not possible.
desk-opened-already = The event is open already.
desk-not-opened = The first act opens the event.
desk-no-game = There is no game "{ $game }". There are: { $options }.
desk-no-ladder = There is no ladder of penalties "{ $ladder }". There are: { $options }.
desk-name-taken = There is a player called { $name } already. Tell the two apart, by a surname or a town.
desk-too-many-players = An event has at most { $most } players.
desk-too-many-rounds = An event has at most { $most } rounds.
desk-dropped-already = { $name } has dropped already.
desk-not-dropped = { $name } has not dropped.
desk-has-dropped = { $name } has dropped. Take the player back first, or leave them out.
desk-seated-twice = { $name } sits at two tables.
desk-round-waits = Round { $round } has not begun. Start it, or withdraw it, before you add another.
desk-table-size = { $count ->
    [one] One player sits
   *[other] { $count } players sit
} at table { $table }. { $least ->
    [2] { $most ->
        [2] There must be two.
       *[other] There must be 2 to { $most }.
    }
   *[other] There must be { $least } to { $most }.
}
desk-no-round = There is no round { $round }.
desk-no-table = There is no table { $table }.
desk-no-player = There is no player { $player }.
desk-started-already = Round { $round } has begun already.
desk-not-started = Round { $round } has not begun.
desk-called-already = Time was called already in round { $round }.
desk-reported-already = Table { $table } has its result already. If it is wrong, correct it.
desk-points-count = Table { $table } needs the points of { $count } players, in the order in which they are listed.
desk-not-your-table = Table { $table } is not yours.
desk-call-waits = Table { $table } has called already. Somebody will come.
desk-no-call = There is no call { $call }.
desk-call-closed = This call is closed.
desk-call-taken = { $name } has taken this call.
desk-call-not-taken = Nobody has taken this call yet.
desk-call-elsewhere = That call came from table { $table }.
desk-more-than-lost = { $seconds } seconds are more than this call still has to give back: { $left }.
desk-not-at-table = { $name } does not sit at table { $table }.
desk-says-nothing = Say what happened, for everybody or for referees.
desk-no-incident = There is no incident { $incident }.
desk-given-already = The ruling { $number } was given at this event already.
desk-no-offence = There is no offence "{ $offence }" on the ladder. There are: { $options }.
desk-no-step = There is no step "{ $step }" on the ladder. There are: { $options }.
desk-no-ruling = There is no ruling { $ruling } at this event.
desk-for-somebody-else = A player appeals for themselves.
desk-appealed-already = { $name } has appealed against this ruling already.
desk-too-late = { $minutes ->
    [one] An appeal is possible for one minute after the ruling. That is over.
   *[other] An appeal is possible for { $minutes } minutes after the ruling. That is over.
} The head referee may still accept one.
desk-no-appeal = There is no appeal { $appeal }.
desk-decided-already = { $name } has decided this appeal already.
desk-own-ruling = Nobody decides an appeal against their own ruling.
desk-no-reading = There is no reading "{ $reading }" in this game.
desk-no-option = The reading { $reading } has no option "{ $option }". There are: { $options }.
desk-no-act = There is no act { $act } in the journal.
desk-correction-stays = A correction stays. If it was wrong, correct the act itself once more.
desk-event-stays = An event can't be withdrawn.
desk-withdrawn-already = This act is withdrawn already.
desk-other-kind = This act is of the kind "{ $kind }", and is corrected by one of that kind.
desk-not-yours = { $role ->
    [player] A player may not do this.
    [referee] A referee may not do this.
    [head-referee] A head referee may not do this.
    [organiser] An organiser may not do this.
   *[other] Without a link nobody may do this.
}
desk-not-your-act = Whoever may not do this may not correct it either.
desk-others-fall = { $count ->
    [0] Nothing else would fall away by this correction. Look at the preview again.
    [one] One other act would no longer be possible: { $acts }. Look at the preview, and accept it.
   *[other] { $count } other acts would no longer be possible: { $acts }. Look at the preview, and accept them.
}
desk-other-request = Something else was handed in under this name before.
desk-link-player = Only the link of a player is for one player.
desk-other-game = This event plays another game ({ $game }).
desk-other-reading = This event has settled the reading { $reading } otherwise. Rule under the readings of the event.
desk-contradicts = On the same question the opposite was ruled at this event before: { $number }. Look at it first. If this ruling is to be given all the same, name that one in "despite" ({ $ruling }).
desk-takes-long = This takes longer than a reply may. Ask for the ruling in the background, and give it under its number.
desk-rulings-stand = Rulings were given at this event under its readings. Propose the new readings: then every ruling is ruled again, and what flips is shown before they are accepted.
desk-new-rulings = Rulings were given since this was proposed. Propose the readings again.
desk-no-proposal = There is no proposal { $proposal }.
desk-own-door = This act has a door of its own, which looks at what it leads to.
desk-not-ruled-yet = { $done } of { $total } rulings are ruled again so far. Wait until all are.
desk-other-flips = Other rulings flip than those that were accepted. Look at the list again.
