coins-name = Coins
coins-higher = The first player has { $first }, the second { $second }.
rule-coins-higher = The higher coin wins.
problem-no-such-coin = There is no coin { $coin }.
