"""``consistent``: romans has no testimony, only what lies on the table."""

from typing import Never

from adjudicator.games.romans.intake.claim_forms import ConsistentForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.statement import Consistent


def read_consistent(
    _: ConsistentForm, _position: PositionForm, _r: Readings
) -> tuple[Consistent[Never], list[Problem]]:
    return Consistent(), []
