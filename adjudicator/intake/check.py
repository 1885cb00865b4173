"""From a filled-in form to a sound case, or to every problem of it: the same for every game."""

from adjudicator.case import Case
from adjudicator.form import CaseForm
from adjudicator.game import Game
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import changed, choose

_ANSWER_CONSISTENT = (Kind.CONTRADICTORY, Kind.ILLEGAL)


def check(game: Game, form: CaseForm) -> Case[object, object]:
    """A sound case. Raises BadCase with all problems of readings, position and claim.

    Facts that are missing are named only if those given are sound, since a wrong fact may be the missing one.
    """
    kind = game.kind_of(form.claim)
    readings, problems = choose(game.readings, form.readings)
    if problems:
        readings = choose(game.readings, {})[0]
    position, wrong = game.check_position(form.position, readings)
    refused: tuple[Problem, ...] = ()
    if kind.weighs_facts:
        refused = tuple(one for one in wrong if one.kind in _ANSWER_CONSISTENT)
        wrong = [one for one in wrong if one.kind not in _ANSWER_CONSISTENT]
    problems += wrong
    claim, wrong = kind.read(form.claim, form.position, readings)
    problems += wrong
    if problems:
        raise BadCase(_once([*problems, *refused]))
    differing = changed(game.readings, readings) if form.readings else {}
    case = Case(position, claim, form, readings, differing, refused)
    missing = list(kind.needs(case))
    if missing:
        raise BadCase(_once(missing))
    return case


def _once(problems: list[Problem]) -> list[Problem]:
    return list({(one.code, one.pointer): one for one in problems}.values())
