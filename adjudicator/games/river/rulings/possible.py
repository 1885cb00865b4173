"""Are the facts of a case possible under other readings?"""

from adjudicator.form import CaseForm
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.readings import Readings


def is_possible(form: CaseForm, readings: Readings) -> bool:
    assert isinstance(form, RiverCase)
    return not check_position(form.position, readings)[1]
