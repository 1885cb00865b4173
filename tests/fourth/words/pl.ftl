coins-name = Monety
coins-higher = Pierwszy gracz ma { $first }, drugi { $second }.
rule-coins-higher = Wygrywa wyższa moneta.
problem-no-such-coin = Nie ma monety { $coin }.
