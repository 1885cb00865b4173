"""What was ruled at this event before, beside a new ruling: the same question first, then the same kind."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from adjudicator.lang import Lang
from adjudicator.values import Json, canonical
from api.desk.appealing import is_overturned
from api.desk.event import Event, Floor
from api.store.record import Record

MOST = 20
"""So many are told, the nearest first."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two rulings are compared by."""

    question: str
    """The case without the readings under which it was ruled on."""
    kind: str
    verdict: str
    answer: str


@dataclass(frozen=True, slots=True)
class Earlier:
    ruling: int
    number: str
    table: str
    verdict: str
    summary: str
    same_question: bool
    contradicts: bool
    """The same question, and another verdict or answer; not overturned since."""


def comparison(case: Mapping[str, Json], kind: str, verdict: str, answer: Json) -> Comparison:
    question = canonical({name: value for name, value in case.items() if name != "readings"})
    return Comparison(question, kind, verdict, canonical(answer))


def comparison_of(ruling: Mapping[str, Any]) -> Comparison:
    """Of a ruling as JSON."""
    case = ruling["case"]
    return comparison(case, case["claim"]["kind"], ruling["verdict"], ruling["answer"])


def earlier(record: Record, event: Event, new: Comparison, lang: Lang) -> list[Earlier]:
    """Reads the record, so it may block."""
    found = [
        _compared(event, floor, json.loads(given.stored.wording[lang].json), new)
        for floor in event.rulings.values()
        if floor.number is not None and (given := record.giving(floor.number)) is not None
    ]
    near = [(one, kind) for one, kind in found if one.same_question or kind == new.kind]
    near.sort(key=lambda pair: (not pair[0].contradicts, not pair[0].same_question, -pair[0].ruling))
    return [one for one, _ in near[:MOST]]


def _compared(event: Event, floor: Floor, said: Mapping[str, Any], new: Comparison) -> tuple[Earlier, str]:
    old = comparison_of(said)
    same = old.question == new.question
    differs = (old.verdict, old.answer) != (new.verdict, new.answer)
    one = Earlier(
        floor.id,
        str(floor.number),
        str(event.incidents[floor.incident].seat),
        said["verdict"],
        said["summary"],
        same,
        same and differs and not is_overturned(event, floor.id),
    )
    return one, old.kind
