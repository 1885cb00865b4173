"""Legal, record and remedy on a toy game: take matches from a heap, never the same number twice in a row."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from adjudicator.case import Case
from adjudicator.claims.play_claims import Legal, Record, Remedy, play_kinds
from adjudicator.form import CaseForm, ClaimForm, Form
from adjudicator.intake.forms import LegalForm, RecordForm, RemedyForm
from adjudicator.play import Play, replay
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Reason, Verdict


class Heap(NamedTuple):
    left: int
    last: int = 0


def refusal(heap: Heap, take: int, readings: Readings) -> Reason | None:
    if take > heap.left:
        return Reason("toy.left", "toy-left", {"left": heap.left})
    if take == heap.last and readings.get("same") != "allowed":
        return Reason("toy.same", "toy-same", {"last": heap.last})
    return None


def actions(heap: Heap, readings: Readings) -> tuple[int, ...]:
    return tuple(take for take in (1, 2, 3) if refusal(heap, take, readings) is None)


def result(heap: Heap, _readings: Readings) -> Mapping[str, Any] | None:
    return {"over": True} if heap.left == 0 else None


TOY: Play[Heap, int] = Play(
    refusal=refusal,
    after=lambda heap, take, _readings: Heap(heap.left - take, take),
    actions=actions,
    read=lambda text: int(text.removeprefix("take ")) if text in ("take 1", "take 2", "take 3") else None,
    write=lambda take: f"take {take}",
    facts=lambda heap: {"left": heap.left, "last": heap.last},
    result=result,
    hint="take 2",
    action_reasons=lambda *_: (),
    explain_end=lambda *_: Reason("toy.over", "toy-over"),
)
KINDS = {kind.name: kind for kind in play_kinds(TOY, lambda heap, _readings: heap)}
SIX = Heap(6)


def answer(
    claim: Legal[int] | Record[int] | Remedy[int], heap: Heap = SIX, **readings: str
) -> dict[str, Any]:
    kind = type(claim).__name__.lower()
    form = CaseForm(game="toy", position=Form(), claim=ClaimForm(kind=kind), readings=readings)
    finding = KINDS[kind].decide(Case(heap, claim, form, readings))
    assert finding.verdict is Verdict.ANSWERED
    found: dict[str, Any] = finding.answer
    return found


def problems_of(form: LegalForm | RecordForm) -> list[Problem]:
    return KINDS[form.kind].read(form, Form(), {})[1]


def test_replay_stops_at_the_first_illegal_action() -> None:
    played = replay(TOY, Heap(6), (1, 2, 2, 1), {})
    assert played.tables == (Heap(6), Heap(5, 1), Heap(3, 2))
    assert played.refused is not None
    assert played.refused.rule == "toy.same"


def test_what_cannot_be_understood_is_named_with_its_place() -> None:
    problems = problems_of(RecordForm(kind="record", actions=["take 1", "take", "take 9"], at=4))
    assert [(one.code, one.pointer) for one in problems] == [
        ("unknown-action", "/claim/actions/1"),
        ("unknown-action", "/claim/actions/2"),
        ("no-such-action", "/claim/at"),
    ]
    problems = problems_of(LegalForm(kind="legal", action="give 1"))
    assert [(one.code, one.pointer) for one in problems] == [("unknown-action", "/claim/action")]
    remedy = RemedyForm(kind="remedy", actions=["take 1"])
    assert KINDS["remedy"].read(remedy, Form(), {}) == (Remedy((1,)), [])


def test_legal() -> None:
    assert answer(Legal()) == {"actions": ["take 1", "take 2", "take 3"], "result": None}
    assert answer(Legal(), Heap(0, 1)) == {"actions": [], "result": {"over": True}}
    yes = answer(Legal(2), Heap(2))
    assert yes == {
        "legal": True, "action": "take 2", "table": {"left": 0, "last": 2}, "result": {"over": True},
    }  # fmt: skip
    no = answer(Legal(2), Heap(5, 2))
    assert (no["legal"], no["rule"], no["params"]) == (False, "toy.same", {"last": 2})
    assert answer(Legal(2), Heap(5, 2), same="allowed")["legal"]


def test_record() -> None:
    clean = answer(Record((1, 2, 3), 2))
    assert clean["illegal"] is None
    assert clean["result"] == {"over": True}
    assert clean["asked"] == {"at": 2, "table": {"left": 3, "last": 2}}
    broken = answer(Record((1, 2, 2, 1), 3))
    assert broken["illegal"]["at"] == 3
    assert broken["sound"] == 2
    assert broken["table"] == {"left": 3, "last": 2}
    assert broken["asked"] is None
    assert broken["result"] is None


@pytest.mark.parametrize(
    ("actions", "repairs"),
    [
        ((1, 2), []),
        ((1, 1), ["rewind", "replace take 2", "replace take 3", "insert take 2", "insert take 3"]),
        (
            (1, 1, 2),
            ["rewind", "strike", "swap take 2", "replace take 3", "insert take 2", "insert take 3"],
        ),
        ((1, 1, 3, 2), ["rewind", "strike", "swap take 3", "replace take 2", "insert take 2"]),
        ((3, 3, 3), ["rewind", "replace take 1", "replace take 2"]),
    ],
)
def test_remedy(actions: tuple[int, ...], repairs: list[str]) -> None:
    """A lighter repair is offered only where everything played since stays legal."""
    found = answer(Remedy(actions), Heap(9 if len(actions) > 3 else 8))
    shown = {"replace": "other", "swap": "other", "insert": "action"}
    told = [f"{one['kind']} {one.get(shown.get(one['kind']), '')}".strip() for one in found["repairs"]]
    assert told == repairs
    assert found["all_tried"]


def test_remedy_stops_after_so_many_actions() -> None:
    long = (1, 1, *((2, 1) * 2500))
    found = answer(Remedy(long), Heap(10**9))
    assert found["repairs"][0]["kind"] == "rewind"
    assert not found["all_tried"]


def repaired(actions: tuple[int, ...], repair: Mapping[str, Any]) -> tuple[int, ...]:
    at = repair.get("at", 0) - 1
    match repair["kind"]:
        case "rewind":
            return actions[: repair["to"]]
        case "strike":
            return (*actions[:at], *actions[at + 1 :])
        case "swap":
            return (*actions[:at], actions[at + 1], actions[at], *actions[at + 2 :])
        case "insert":
            return (*actions[:at], int(repair["action"][-1]), *actions[at:])
        case _:
            return (*actions[:at], int(repair["other"][-1]), *actions[at + 1 :])


def test_every_repair_works() -> None:
    actions, heap = (1, 1, 2), Heap(8)
    repairs = answer(Remedy(actions), heap)["repairs"]
    assert {repair["kind"] for repair in repairs} == {"rewind", "strike", "swap", "replace", "insert"}
    for repair in repairs:
        assert replay(TOY, heap, repaired(actions, repair), {}).refused is None
