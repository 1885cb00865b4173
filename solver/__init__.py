"""The engines: programs over true-or-false variables, answered and checked. Knows no game."""
