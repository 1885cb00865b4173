"""What river rulings say is true, and the checkers would notice if it were not."""

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from tests.river.control_oracle import beating_completions, cost, judge
from tests.river.control_sampling import random_case
from tests.river.support import RIVER
from tests.river.truth import TRUTHS
from tests.river.truth.problems import PROBLEMS
from tests.river.truth.sampling import dam_case, ending_case, forced_case, play_case
from tests.river.truth.scene import table_at
from tests.river.truth.sides import attackers_strength, can_be_stopped, defenders_sides, strength_of
from tests.truth import Said, false_sentences, lax, messages_of, sample, unplaced

SAMPLED = 90
OWN = {dam_case: 90, play_case: 50, ending_case: 20, forced_case: 30}
"""Cases that don't depend on the precedents, where formations are hoped for, actions refused, wins forced."""


@pytest.fixture(scope="module")
def found() -> tuple[list[str], dict[str, list[Said]]]:
    own = (_own(kind, number) for kind, number in OWN.items())
    return false_sentences(
        TRUTHS, chain(_precedents("control"), chain.from_iterable(own), sample("river", SAMPLED))
    )


def _own(kind: Callable[[Random], dict[str, Any]], number: int) -> Iterator[Ruling]:
    for seed in range(number):
        try:
            case = read_case(kind(Random(f"{kind.__name__} {seed}")))
        except BadCase:
            continue
        yield rule(RIVER, case)


def _precedents(kind: str) -> Iterator[Ruling]:
    for file in load_all("river"):
        claim: Any = file.case["claim"]
        if claim["kind"] == kind and "verdict" in file.expect:
            yield rule(RIVER, read_case(dict(file.case)))


def test_every_message_is_placed() -> None:
    assert not unplaced(TRUTHS, messages_of("river"))


def test_every_place_is_a_message() -> None:
    placed = {*TRUTHS.predicates, *TRUTHS.no_fact} - PROBLEMS.keys()
    assert placed <= set(messages_of("river"))
    assert not TRUTHS.predicates.keys() & TRUTHS.no_fact.keys()


def test_random_rulings_say_nothing_false(found: tuple[list[str], dict[str, list[Said]]]) -> None:
    assert not found[0]


def test_no_checker_accepts_every_change(found: tuple[list[str], dict[str, list[Said]]]) -> None:
    assert not lax(TRUTHS, found[1])


@pytest.mark.parametrize("seed", range(40))
def test_classes_of_sides_are_all_sides(seed: int) -> None:
    """The sides that the checkers try class by class are those that the oracle tries one by one."""
    case = random_case(Random(f"classes {seed}"), complete=True, max_cost=3000)
    table = table_at(case, str(case["claim"]["dam"]))
    assert cost(case) <= 3000
    assert can_be_stopped(table) != judge(case).upheld
    strengths = {one.strength for one in beating_completions(table, table.pool)}
    own = attackers_strength(table)
    assert {reached for side in defenders_sides(table) if (reached := strength_of(side, table)) > own} == {
        reached for reached in strengths if reached > own
    }


SECOND_WAZKA: dict[str, Any] = {
    "game": "river",
    "position": {
        "dams": [{"tile": 3, "attacker": ["R1", "wazka"]}, *({"tile": tile} for tile in (1, 2, 4, 5, 6, 7))],
        "discard": ["wazka"],
        "turn": "attacker",
        "phase": "prepare",
        "hidden": {"attacker": {"battle": 6}, "defender": {"battle": 6}},
        "logs": 3,
        "deck": 47,
        "tactics_deck": 9,
        "tactics_played": {"attacker": 1, "defender": 1},
    },
    "claim": {"kind": "legal", "action": "attacker retreat 3"},
    "readings": {"retreat-scope": "elites-too"},
}


def test_a_second_wazka_goes_to_the_discards_too() -> None:
    """It was left out, because one lay there already."""
    ruling = rule(RIVER, read_case(SECOND_WAZKA))
    gone = [sorted(reason.cards) for reason in ruling.reasons if reason.message == "river-then-discarded"]
    assert gone == [["R1", "wazka"]]
    assert not false_sentences(TRUTHS, iter([ruling]))[0]
