"""Engines 2 and 3: the rules stated again, as programs for the solvers."""
