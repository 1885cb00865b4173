"""The shapes of answers and witnesses, for those who read them by program. They only describe.

Every game has its own in ``claims/answers.py``; here are those that all games share. A field that is not
always there is not required.
"""

from collections.abc import Mapping
from typing import Any, Generic, Literal, NamedTuple, NotRequired, TypeVar

from typing_extensions import TypedDict

Table = TypeVar("Table")
"""A position of the game, as it would be handed in."""
Result = TypeVar("Result")
"""How a game of it ended."""


class Shapes(NamedTuple):
    """What the answer and the witness of a kind of claim look like. None: there is never one."""

    answer: Any = None
    witness: Any = None


class IllegalAction(TypedDict):
    """The first illegal action, and why it is illegal."""

    at: int
    action: str
    rule: str
    why: str
    params: dict[str, Any]


class LegalAnswer(TypedDict, Generic[Table, Result]):
    """Is the action legal, and what does it lead to; or, if none was named, all that are legal."""

    legal: NotRequired[bool]
    action: NotRequired[str]
    rule: NotRequired[str]
    why: NotRequired[str]
    params: NotRequired[dict[str, Any]]
    table: NotRequired[Table]
    result: NotRequired[Result | None]
    actions: NotRequired[list[str]]


class AskedTable(TypedDict, Generic[Table]):
    """The table after so many actions."""

    at: int
    table: Table


class RecordAnswer(TypedDict, Generic[Table, Result]):
    """How far a record is sound, and what it leads to."""

    count: int
    sound: int
    illegal: IllegalAction | None
    table: Table
    result: Result | None
    asked: NotRequired[AskedTable[Table] | None]


class Repair(TypedDict):
    """A way to repair a record: which fields it has depends on its kind."""

    kind: Literal["rewind", "strike", "swap", "replace", "insert"]
    to: NotRequired[int]
    undone: NotRequired[int]
    at: NotRequired[int]
    action: NotRequired[str]
    other: NotRequired[str]


class RemedyAnswer(TypedDict, Generic[Table]):
    """The last sound table, and the ways to repair the record."""

    illegal: IllegalAction | None
    table: Table
    repairs: list[Repair]
    all_tried: bool


class Refusal(TypedDict):
    code: str
    pointer: str


class Version(TypedDict):
    """What is ruled under one version of the facts, or why they are impossible."""

    who: str
    possible: bool
    verdict: NotRequired[Literal["upheld", "rejected", "answered", "undecided"]]
    answer: NotRequired[Any]
    problems: NotRequired[list[Refusal]]


class SettlingQuestion(TypedDict):
    """The fact that settles the dispute, and the values that the two versions give it."""

    fact: str
    values: list[Any]
    element: NotRequired[str]


class DisputedAnswer(TypedDict):
    """Does the difference matter, and what would settle it?"""

    versions: list[Version]
    matters: bool | None
    matters_in_part: bool | None
    question: list[SettlingQuestion]


class ContradictingFact(TypedDict):
    fact: str
    params: dict[str, Any]
    who: NotRequired[str]
    pointer: NotRequired[str]


class ConsistentAnswer(TypedDict):
    """Can all of this be true; if not, the facts that contradict each other."""

    consistent: bool
    facts: NotRequired[int]
    smallest: NotRequired[bool]
    contradiction: list[ContradictingFact]
    checked_by: NotRequired[str]


class CourseWitness(TypedDict, Generic[Table]):
    """A course of play that makes all of it true."""

    since: str
    start: Table
    actions: list[str]


def shared_shapes(table: Any, result: Any) -> Mapping[str, Shapes]:
    """The kinds that all games know, for a game with such positions and such results."""
    return {
        "legal": Shapes(LegalAnswer[table, result]),
        "record": Shapes(RecordAnswer[table, result]),
        "remedy": Shapes(RemedyAnswer[table]),
        "disputed": Shapes(DisputedAnswer),
        "consistent": Shapes(ConsistentAnswer, CourseWitness[table]),
    }
