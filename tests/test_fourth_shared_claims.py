"""A tiny game goes through the claims that all games share."""

import json
from collections.abc import Callable

import pytest

from adjudicator.claims.course import Courses
from adjudicator.claims.decide import decide as decide_case
from adjudicator.game import Game, load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.problems import BadCase
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from solver.answer import Outcome
from solver.program import Program, Var
from tests.fourth.support import FILES, reasons, registered, ruled, told
from tests.fourth.table import Action, Fist, Swap, Table


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch) -> Game:
    return registered(monkeypatch)


def test_legal_lists_what_a_hidden_coin_allows() -> None:
    ruling = ruled("coins; middle 2 5; fist olek 2; turn ala; claim legal")
    assert ruling.finding.answer["actions"] == [
        "ala shows 1", "ala shows 5",
        "ala swaps 1 for 2", "ala swaps 1 for 5", "ala swaps 5 for 2", "ala swaps 5 for 5",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "action", "rule_broken"),
    [
        ("fist ala 5 shown; fist olek 2 shown", "ala shows 5", "coins.end"),
        ("fist ala 5; turn olek", "ala shows 5", "coins.turn"),
        ("fist ala 5; turn ala", "ala shows 2", "coins.setup"),
        ("fist olek 1; turn ala", "ala shows 1", "coins.setup"),
        ("fist ala 5 swapped; turn ala", "ala swaps 5 for 2", "coins.swap"),
        ("fist ala 2; turn ala", "ala swaps 2 for 5", "coins.swap"),
    ],
)
def test_legal_names_the_rule_that_is_broken(table: str, action: str, rule_broken: str) -> None:
    answer = ruled(f"coins; middle 1 2; {table}; claim legal; do {action}").finding.answer
    assert (answer["legal"], answer["rule"]) == (False, rule_broken)


def test_the_end_of_a_game_depends_on_the_reading() -> None:
    ruling = ruled("coins; middle 1 2; fist ala 5 shown; fist olek 5; claim legal; do olek shows 5")
    assert ruling.finding.answer["result"] == {"winners": []}
    assert [other.option for other in ruling.depends_on] == ["both"]


def test_record_leads_to_a_winner(coins: Game) -> None:
    ruling = rule(coins, read_case(FILES["a-whole-game"].case))
    assert reasons(ruling)[0] == "Ala wins: 5 is higher than 2."
    after = told(ruling).after
    assert after is not None
    assert ruled(after.replace("claim legal", "claim result")).finding.answer == {"winners": ["ala"]}


def test_record_stops_at_the_first_illegal_action() -> None:
    ruling = ruled("coins; middle 2 5; turn ala; claim record at 1; do ala shows 1; do ala shows 1")
    answer = ruling.finding.answer
    assert (answer["sound"], answer["illegal"]["rule"]) == (1, "coins.turn")
    assert answer["asked"]["table"]["turn"] == "olek"


@pytest.mark.parametrize(
    ("actions", "repairs"),
    [
        ("ala swaps 2 for 5; olek swaps 1 for 5; ala shows 5; olek shows 2", ["rewind", "replace"]),
        ("ala shows 2; ala shows 2; olek shows 1", ["rewind", "strike"]),
        ("olek shows 1; ala shows 2", ["rewind", "strike", "swap"]),
        ("ala swaps 2 for 5; olek shows 1", []),
    ],
)
def test_remedy_finds_every_repair(actions: str, repairs: list[str]) -> None:
    """Going back is always possible. A word was wrong, an action too many, or two in the wrong order."""
    done = actions.replace("; ", "; do ")
    ruling = ruled(f"coins; middle 1 5; fist ala 2; fist olek 1; turn ala; claim remedy; do {done}")
    assert [repair["kind"] for repair in ruling.finding.answer["repairs"]] == repairs


def test_disputed_asks_the_question_that_settles_it(coins: Game) -> None:
    ruling = rule(coins, read_case(FILES["what-is-in-alas-fist"].case))
    told = reasons(ruling)
    assert told[1:3] == [
        "In Ala's version: “Ala can still win.”",
        "In Olek's version: “Ala can no longer win.”",
    ]
    assert "Ala's version: “Ala wins: 5 is higher than 2.”" in told
    assert told[-2] == "To settle it, find out: the coin in the fist (Ala)."
    assert "“In Ala's version: ‘Ala can still win.’ In Olek's version: ‘Ala can still win.’”" in told[-1]
    assert {answer.about for answer in ruling.engines} == {"Ala", "Olek", "Ala + Olek"}


def _dispute(first: int, second: int) -> Ruling:
    versions = [{"who": f"{coin}", "facts": {"/fists/0/coin": coin}} for coin in (first, second)]
    about = {"kind": "wins", "who": "olek", "how": "possible"}
    words = json.dumps({"versions": versions, "about": about})
    return ruled(f"coins; middle 5 5; fist ala swapped; fist olek; turn ala; claim disputed {words}")


def test_a_dispute_may_not_matter_or_only_one_version_be_possible() -> None:
    assert _dispute(1, 2).finding.summary.message == "disputed-same"
    stands = _dispute(1, 5)
    assert stands.finding.summary.message == "disputed-stands"
    assert stands.finding.answer["versions"][1]["problems"] == [
        {"code": "coins-too-many", "pointer": "/position"}
    ]


def test_disputed_places_may_not_overlap() -> None:
    """The same fact said in two ways could not be mixed."""
    versions = [
        {"who": "Ala", "facts": {"/fists": []}},
        {"who": "Olek", "facts": {"/fists/0/coin": 5}},
    ]
    words = json.dumps({"versions": versions, "about": {"kind": "result"}})
    with pytest.raises(BadCase) as caught:
        ruled(f"coins; middle 5 5; fist ala swapped; fist olek; turn ala; claim disputed {words}")
    found = [(problem.code, problem.pointer) for problem in caught.value.problems]
    assert found == [("places-overlap", "/claim/versions/1/facts/~1fists~10~1coin")]


@pytest.mark.parametrize("key", ["null", "1.5", "2026-11-16"])
def test_a_key_that_is_no_word_is_a_problem(key: str) -> None:
    """YAML has keys that JSON has not."""
    with pytest.raises(BadCase):
        read_case(
            read_text(
                f"game: coins\nposition: {{fists: []}}\nclaim: {{kind: result}}\nreadings: {{{key}: x}}"
            )
        )


def _testimony(position: str, *said: tuple[str, str, int]) -> Ruling:
    testimony = [{"by": by, "who": who, "coin": coin} for by, who, coin in said]
    return ruled(f"coins; {position}; claim consistent {json.dumps({'testimony': testimony})}")


def test_consistent_facts_are_shown_by_a_course() -> None:
    """The witness is a record from the deal: whoever replays it comes to these facts."""
    ruling = _testimony("middle 1 2; fist ala 5 swapped", ("Ewa", "ala", 1))
    assert ruling.finding.answer == {
        "consistent": True, "facts": 6, "contradiction": [], "checked_by": "course",
    }  # fmt: skip
    assert ruling.finding.witness == {
        "since": "deal",
        "start": {
            "middle": [2, 5], "fists": [{"of": "ala", "coin": 1}, {"of": "olek", "coin": 1}], "turn": "ala",
        },
        "actions": ["ala swaps 1 for 5"],
    }  # fmt: skip
    assert [(one.engine, one.outcome) for one in ruling.engines] == [
        ("search", Outcome.FOUND),
        ("cpsat", Outcome.FOUND),
    ]
    assert trust(ruling.engines) is Trust.SHOWN
    assert ruling.finding == decide_case(load_game("coins"), ruling.case)
    assert reasons(ruling)[:2] == [
        "The action of the course was checked against the rules. "
        "At the table that it leads to, every one of these facts is true. It can be read under "
        '“The whole course, step by step” (on the command line with --full, in JSON as "witness").',
        "Action 1 of the course: ala swaps 1 for 5",
    ]


def _courses(monkeypatch: pytest.MonkeyPatch, *built: tuple[Table, tuple[Action, ...]]) -> None:
    """The game builds these courses, and no others."""
    monkeypatch.setattr(Courses, "build", property(lambda _: lambda _case: built))


_START = Table((Fist(1), Fist(1)), (2, 5), "ala")


@pytest.mark.parametrize(
    "course",
    [
        None,
        (_START, (Swap("ala", 1, 1),)),
        (_START, ()),
        (_START, (Swap("ala", 1, 5), Swap("olek", 1, 1))),
        (Table((Fist(1), Fist(1)), (1, 5), "ala"), (Swap("ala", 1, 5),)),
    ],
    ids=["none", "illegal", "too short", "leads elsewhere", "from an impossible start"],
)
def test_what_does_not_replay_to_the_facts_is_no_course(
    course: tuple[Table, tuple[Action, ...]] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    _courses(monkeypatch, *([course] if course else []))
    ruling = _testimony("middle 1 2; fist ala 5 swapped; fist olek 1", ("Ewa", "ala", 1))
    assert ruling.finding.answer["checked_by"] == "laws"
    assert ruling.finding.witness is None
    assert ruling.engines[0].outcome is Outcome.GAVE_UP
    assert trust(ruling.engines) is Trust.LAWS


def test_testimony_that_the_course_does_not_bear_out_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    _courses(monkeypatch, (_START, (Swap("ala", 1, 5),)))
    said = "middle 1 2; fist ala 5 swapped"
    assert _testimony(said, ("Ewa", "olek", 1)).finding.answer["checked_by"] == "course"
    assert _testimony(said, ("Ewa", "olek", 2)).finding.answer["checked_by"] == "laws"


def test_a_course_against_the_laws_is_undecided(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Program, "var", _broken(Program.var))
    ruling = _testimony("middle 1 2; fist ala 5 swapped")
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.witness is None
    assert "engines disagree" in caplog.text


def _broken(var: Callable[[Program, str], Var]) -> Callable[[Program, str], Var]:
    """A statement of the laws with a mistake: nobody can ever have swapped."""

    def broken(program: Program, name: str = "") -> Var:
        made = var(program, name)
        if name.endswith("swapped"):
            program.at_most(((1, made),), 0)
        return made

    return broken


def test_the_smallest_contradiction() -> None:
    """What else was said has no part in it."""
    said = (("Ewa", "ala", 1), ("Jan", "olek", 5), ("Jan", "ala", 5))
    ruling = _testimony("middle 2 2; fist ala 5 swapped", *said)
    assert ruling.finding.answer["consistent"] is False
    assert reasons(ruling) == [
        "In the middle lies 2 (coins of this value: 2).",
        "In the fist (Ala): 5.",
        "Olek has not swapped.",
        "Ewa says: Ala had 1 in the fist.",
    ]
    assert {answer.about for answer in ruling.engines} == {"", "smallest"}


def test_facts_that_the_checks_refuse_are_contradictions_too() -> None:
    ruling = _testimony("middle 5 5; fist ala 5 shown; turn ala")
    assert [one["fact"] for one in ruling.finding.answer["contradiction"]] == [
        "coins-too-many", "coins-turn-over",
    ]  # fmt: skip
