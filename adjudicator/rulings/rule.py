"""The full ruling on a case: confirmed by every engine, explained, tried under other readings."""

from dataclasses import replace

from adjudicator.case import Case
from adjudicator.game import Game
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.reading_steps import reading_steps


def rule(game: Game, case: Case[object, object]) -> Ruling:
    """An undecided claim is not tried under other readings."""
    kind = game.kind_of(case.form.claim)
    confirmed = kind.confirm(case)
    finding = confirmed.finding
    explained = kind.explain(case, confirmed)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, game.revision, finding, explained, engines=confirmed.answers)
    turned, untested = depends_on(game, case, confirmed, explained.reasons)
    hangs_on = reading_steps(game, case.readings, finding, explained.reasons, turned)
    explained = replace(explained, reasons=(*explained.reasons, *hangs_on))
    return Ruling(case, game.revision, finding, explained, turned, untested, confirmed.answers)
