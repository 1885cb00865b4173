"""From a filled-in form to a sound case, or to every problem of it: the same for every game."""

from collections.abc import Sequence

from adjudicator.case import Case
from adjudicator.form import CaseForm
from adjudicator.game import Game
from adjudicator.pointers import steps, within
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import changed, choose

_ANSWER_CONSISTENT = (Kind.CONTRADICTORY, Kind.ILLEGAL)


def check(game: Game, form: CaseForm) -> Case[object, object]:
    """A sound case. Raises BadCase with all problems of readings, position and claim.

    Facts that are missing are named only if those given are sound, since a wrong fact may be the missing one.
    """
    kind = game.kind_of(form.claim)
    readings, problems = choose(game.choices, form.readings)
    if problems:
        readings = choose(game.choices, {})[0]
    position, wrong = game.check_position(form.position, readings)
    refused: tuple[Problem, ...] = ()
    if kind.weighs_facts:
        refused = tuple(one for one in wrong if one.kind in _ANSWER_CONSISTENT)
        wrong = [one for one in wrong if one.kind not in _ANSWER_CONSISTENT]
    problems += wrong
    claim, wrong = kind.read(form.claim, form.position, readings)
    problems += wrong
    if problems:
        raise BadCase(independent([*problems, *refused]))
    differing = changed(game.choices, form.readings)
    case = Case(position, claim, form, readings, differing, refused)
    missing = list(kind.needs(case))
    if missing:
        raise BadCase(independent(missing))
    return case


def independent(problems: Sequence[Problem]) -> list[Problem]:
    """Each problem once, without names that were looked up in vain in a list with a nameless entry."""
    nameless = {one.pointer.rpartition("/")[0] for one in problems if one.kind is Kind.MALFORMED}
    found = {(one.code, one.pointer): one for one in problems if not one.among or one.among not in nameless}
    return list(found.values())


def hides_name(game: Game, unread: str, among: str) -> bool:
    """May the name have been looked up in vain because this place of the list could not be read?"""
    if not among or not within(unread, among):
        return bool(among) and within(among, unread)
    entry = steps(unread.removeprefix(among))
    return len(entry) < 2 or entry[1] in game.notation.names
