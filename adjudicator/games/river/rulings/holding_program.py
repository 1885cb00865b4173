"""Holding dams as a program, with the strengths by the rules instead of by a solver."""

from collections.abc import Sequence

from adjudicator.games.river.models.joint_control import joint_program
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import own_best
from adjudicator.games.river.rulings.model_scale import on_model_scale
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver.program import Program


def holding_program(position: Position, dams: Sequence[Dam], readings: Readings) -> Program:
    """The program of which the solvers are asked, with strengths by the rules instead of by a solver."""
    leasts = []
    for dam in dams:
        at = contest(position, dam, readings)
        own = on_model_scale(at.rungs, own_best(at, at.attacker).strength)
        leasts.append(own if at.ties_defend else own + 1)
    return joint_program(position, dams, readings, leasts)
