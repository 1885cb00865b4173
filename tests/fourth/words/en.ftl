# Words of Monety. The Polish text is the authoritative one.

coins-name = Monety (Coins)
coins-middle = Middle

rule-coins-setup = There are six coins: two each of 1, 2 and 5. Each player hides one in the fist, two lie in the middle, and two stay unseen in the box.
rule-coins-turn = The players take turns. Whoever is on turn shows their coin or swaps it. Whoever has shown their coin has no more turns.
rule-coins-show = Whoever shows their coin opens the fist. The coin stays there, open.
rule-coins-swap = In a swap the coin from the fist goes to the middle and another one is taken from there, both openly. Each player may swap once.
rule-coins-end = Once both coins are open, the game is over. The higher coin wins.
rule-coins-equal = The rulebook does not say who wins with equal coins.

reading-equal-coins = Who wins if both coins are equal?
reading-equal-coins-nobody = Nobody wins.
reading-equal-coins-both = Both win.
reading-equal-coins-why = The rulebook has only the higher coin win, and with equal coins neither is higher.

coins-over = Both coins are open, so the game is over.
coins-not-the-turn = It is not the turn of { $who }, but of { $turn }.
coins-another-coin = The coin in the fist ({ $who }) is { $held }, not { $coin }.
coins-all-in-sight = Both coins { $coin } are in sight elsewhere, so none can be in this fist ({ $who }).
coins-swapped-before = { $who } has swapped before.
coins-not-in-the-middle = No { $coin } lies in the middle.

coins-on-turn = It is the turn of { $who }.
coins-shows = { $who } shows { $coin }.
coins-swaps = { $who } swaps { $coin } for { $taken }.
coins-won = { $who } wins: { $coin } is higher than { $lower }.
coins-equal-nobody = Both coins are { $coin }, so nobody wins.
coins-equal-both = Both coins are { $coin }, so both win.

coins-certain-upheld = { $who } wins whatever is hidden and however both play on.
coins-certain-rejected = It is not certain that { $who } wins.
coins-possible-upheld = { $who } can still win.
coins-possible-rejected = { $who } can no longer win.
coins-undecided = The engines do not agree: { $said }.
coins-unseen = The unseen coins are: { $coins }.
coins-every-course = Whatever the hidden fists hold, and however both play on, it ends like this.

coins-stated-middle = In the middle lies { $coin } (coins of this value: { $count }).
coins-stated-fist = In the fist ({ $who }): { $coin }.
coins-stated-swapped = { $swapped ->
    [yes] { $who } has swapped.
   *[no] { $who } has not swapped.
}
coins-stated-held = { $by } says: { $who } had { $coin } in the fist.

coins-fact-middle = the coins in the middle
coins-fact-fists-coin = the coin in the fist ({ $name })
coins-fact-fists-swapped = whether there was a swap ({ $name })
coins-fact-turn = whose turn it is

problem-coins-no-such-coin = There is no coin { $coin }. There are 1, 2 and 5.
problem-coins-shown-which = "{ $who }" has shown a coin. Say which one.
problem-coins-fist-twice = The fist of "{ $who }" is described twice.
problem-coins-too-many = There are only two coins { $coin }, and more are in sight.
problem-coins-turn-over = "{ $who }" has shown the coin and has no more turns.
problem-coins-turn-missing = Say in "turn" whose turn it is.
problem-coins-not-shown = "{ $who }" has not shown the coin yet, so nobody has won.
coins-claim-result = Who has won?
coins-claim-wins = This player wins.
