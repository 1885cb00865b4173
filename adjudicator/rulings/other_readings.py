"""Would another reading of the rulebook change the ruling? One reading is changed at a time."""

from adjudicator.case import Case
from adjudicator.claim_kind import Alternative
from adjudicator.claims.decide import settle
from adjudicator.game import Game
from adjudicator.intake.check import check
from adjudicator.problems import BadCase
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Confirmed, Dependence, Reason, Verdict

AnyCase = Case[object, object]


def depends_on(
    game: Game, case: AnyCase, confirmed: Confirmed[object], reasons: tuple[Reason, ...]
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """The options that change the verdict or the answer, and the readings that could not be tried."""
    kind = game.kind_of(case.form.claim)
    here = confirmed.finding
    registry = game.readings if case.refused else game.relevant_readings(case)
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(registry, case.readings, kind.about(case.form.claim)):
        other = _checked_under(game, case, readings)
        found = kind.under(case, confirmed, other, readings) if kind.under else _decided_anew(game, other)
        if found is None:
            untested.append(name)
        elif (found.verdict, found.counts) != (here.verdict, kind.counts(here)):
            differs = _steps_only_there(game, other, reasons) if found.summary == here.summary else ()
            turned.append(Dependence(name, readings[name], found.verdict, found.summary, differs))
    return tuple(turned), tuple(dict.fromkeys(untested))


def _steps_only_there(game: Game, other: AnyCase | None, here: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """What the ruling under other readings says and this one does not."""
    if other is None:
        return ()
    kind = game.kind_of(other.form.claim)
    return tuple(step for step in kind.explain(other, kind.confirm(other)).reasons if step not in here)


def _checked_under(game: Game, case: AnyCase, readings: Readings) -> AnyCase | None:
    try:
        return check(game, case.form.model_copy(update={"readings": dict(readings)}))
    except BadCase:
        return None


def _decided_anew(game: Game, case: AnyCase | None) -> Alternative | None:
    if case is None:
        return None
    found = settle(game, case)
    if found.verdict is Verdict.UNDECIDED:
        return None
    return Alternative(found.verdict, game.kind_of(case.form.claim).counts(found), found.summary)
