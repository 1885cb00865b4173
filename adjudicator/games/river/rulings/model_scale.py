"""The strength of a side on the scale of the models: the formation first, then the points."""

from adjudicator.games.river.models.full_side import FORMATION_WEIGHT
from adjudicator.games.river.rules.formations import Ladder, Strength


def on_model_scale(rungs: Ladder, strength: Strength) -> int:
    rungs_below = len(rungs) - 1 + strength.rung
    return FORMATION_WEIGHT * rungs_below + strength.points
