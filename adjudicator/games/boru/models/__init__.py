"""Engines 2 and 3: the rules stated a second time, as programs for the solvers."""
