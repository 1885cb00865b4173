"""The solvers, by name."""

from collections.abc import Mapping
from typing import Final

from solver import cpsat, z3smt
from solver.answer import SOLVER_NAMES, Solve

SOLVERS: Final[Mapping[str, Solve]] = dict(zip(SOLVER_NAMES, (cpsat.solve, z3smt.solve), strict=True))
