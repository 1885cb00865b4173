"""A course of play that leads to the facts of a case, as evidence that they are possible.

A game builds courses; here each one is put through the door that anybody can use, the claim ``record``, and
replayed by the rules. It counts only if every given fact and every testimony is true where it ends.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from adjudicator.case import Case
from adjudicator.game import Game
from adjudicator.intake.read_case import read_case_of
from adjudicator.play import Play, Replay, replay
from adjudicator.problems import BadCase
from adjudicator.readings import Readings
from adjudicator.statement import Consistent
from adjudicator.values import Json, JsonObject

P = TypeVar("P")
S = TypeVar("S")
T = TypeVar("T")
A = TypeVar("A")

Agree = Callable[[Any, Any], bool]
"""Is a given value so at the table reached?"""


def in_any_order(given: Sequence[str], reached: Sequence[str]) -> bool:
    return Counter(given) == Counter(reached)


def among(given: Sequence[str], reached: Sequence[str]) -> bool:
    """Each one given is there, perhaps with others."""
    return Counter(given) <= Counter(reached)


def in_this_order(given: Sequence[str], reached: Sequence[str]) -> bool:
    """Each one given is there in this order, perhaps with others."""
    rest = iter(reached)
    return all(any(one == other for other in rest) for one in given)


def anything(_given: object, _reached: object) -> bool:
    """For a field that states nothing about the table."""
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Courses(Generic[P, S, T, A]):
    """How a game builds courses of play, and how its facts are compared."""

    game: Callable[[], Game]
    since: str
    """Where its courses begin: the deal, this turn or this round."""
    play: Play[T, A]
    """The play of its records."""
    table_of: Callable[[P, Readings], T]
    """The table at which a record begins."""
    build: Callable[[Case[P, Consistent[S]]], Iterable[tuple[T, Sequence[A]]]]
    """Tables to begin from, with the actions. A few may be wrong: the replay decides. It ends by counting."""
    given: Callable[[Case[P, Consistent[S]]], JsonObject]
    """The facts of the case, in JSON. What is None was not given."""
    reached: Callable[[Case[P, Consistent[S]], T], JsonObject]
    """The same facts of a table that a course has reached."""
    fields: Callable[[Case[P, Consistent[S]]], Mapping[str, Agree]]
    """The facts that need not be equal, by their path; ``*`` is any entry of a list with names."""
    keys: Mapping[str, str]
    """The lists whose entries have names, and the field of the name. Not all entries must be given."""
    is_true: Callable[[S, Sequence[T], Sequence[A]], bool] = lambda *_: False
    """Is a testimony true of this course?"""


def find_course(courses: Courses[P, S, T, A], case: Case[P, Consistent[S]]) -> JsonObject | None:
    """The first course that leads to every fact of the case, as a witness; None if none was found."""
    for start, actions in courses.build(case):
        position, texts = courses.play.facts(start), [courses.play.write(action) for action in actions]
        played = _replayed(courses, case, position, texts)
        if played is not None and _all_true(courses, case, played, actions):
            return {"since": courses.since, "start": position, "actions": texts}
    return None


def leads_there(
    courses: Courses[P, S, T, A], case: Case[P, Consistent[S]], course: Mapping[str, Any]
) -> bool:
    """Does a course that was shown under other readings lead to the facts of this case, too?"""
    texts = list(course["actions"])
    played = _replayed(courses, case, course["start"], texts)
    actions = [courses.play.read(text) for text in texts]
    known = [action for action in actions if action is not None]
    return played is not None and _all_true(courses, case, played, known)


def _replayed(
    courses: Courses[P, S, T, A], case: Case[P, Consistent[S]], position: Json, texts: list[str]
) -> Replay[T] | None:
    """The course as a claim ``record`` is read and replayed; None if anything in it is refused."""
    record: Json = {
        "game": case.game,
        "position": position,
        "claim": {"kind": "record", "actions": texts},
        "readings": dict(case.changed_readings),
    }
    try:
        read = read_case_of(courses.game(), record)
        first = courses.table_of(read.position, read.readings)
        played = replay(courses.play, first, read.claim.actions, read.readings)
    except BadCase:
        return None
    return played if played.refused is None else None


def _all_true(
    courses: Courses[P, S, T, A], case: Case[P, Consistent[S]], played: Replay[T], actions: Sequence[A]
) -> bool:
    given, reached = courses.given(case), courses.reached(case, played.last)
    if next(differing(given, reached, courses.fields(case), courses.keys), None) is not None:
        return False
    return all(courses.is_true(one, played.tables, actions) for one in case.claim.testimony)


_ANY: Final = "*"


def differing(
    given: Json, reached: Json, fields: Mapping[str, Agree], keys: Mapping[str, str], path: str = ""
) -> Iterator[str]:
    """The paths of all given facts that are not so at the table reached. What is None was not given."""
    if given is None:
        return
    if path in fields:
        if not fields[path](given, reached):
            yield path
    elif path in keys and isinstance(given, list) and isinstance(reached, list):
        by_name = {entry[keys[path]]: entry for entry in reached if isinstance(entry, Mapping)}
        for entry in given:
            assert isinstance(entry, Mapping)
            yield from differing(entry, by_name.get(entry[keys[path]]), fields, keys, f"{path}/{_ANY}")
    elif isinstance(given, Mapping):
        there = reached if isinstance(reached, Mapping) else {}
        for name, value in given.items():
            yield from differing(value, there.get(name), fields, keys, f"{path}/{name}")
    elif given != reached:
        yield path
