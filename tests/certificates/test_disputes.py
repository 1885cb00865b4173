"""The certificate of a dispute: the checker puts the versions together and draws the conclusion by itself."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from tests.certificates.support import certified, missing, refusal, sealed

Json = dict[str, Any]


@cache
def _made(name: str) -> Json:
    (case,) = [file for file in load_all("river") if file.id == name]
    found = certified(read_case(dict(case.case)))
    assert found.level == "rules"
    return found.certificate


def made(name: str) -> Json:
    return deepcopy(_made(name))


def test_each_mix_of_the_versions_that_counts_is_a_part() -> None:
    """Of two cards in each version, those mixes in which as many cards lie there as both say."""
    parts = made("both-discards-may-be-wrong")["evidence"]
    verdicts = {part["about"]: part["verdict"] for part in parts}
    assert list(verdicts) == ["1111", "2222", "1212", "1221", "2112", "2121"]
    assert [about for about, verdict in verdicts.items() if verdict == "rejected"] == ["2112"]


def test_a_version_that_can_not_be_true_is_seen_by_the_checker() -> None:
    parts = made("one-version-cannot-be-true")["evidence"]
    assert [part["type"] for part in parts] == ["ruling", "impossible"]


def test_a_dispute_about_open_things_needs_none() -> None:
    (case,) = [file for file in load_all("boru") if file.id == "which-card-jerzy-played"]
    assert missing(certified(read_case(dict(case.case))).certificate) == ["open"]


def test_how_many_dams_can_be_held_is_not_certified_so_equal_verdicts_are_not_compared() -> None:
    dams: list[Json] = [{"tile": 3, "attacker": ["R8", "R9", "R10"]}, {"tile": 4, "attacker": ["P10", "P11"]}]
    versions: list[Json] = [
        {"who": who, "facts": {"/discard": [card]}} for who, card in (("Ola", "G1"), ("Jan", "G2"))
    ]
    claim: Json = {
        "kind": "disputed",
        "versions": versions,
        "about": {"kind": "joint-control", "dams": [3, 4]},
    }
    found = certified(read_case({"game": "river", "position": {"dams": dams}, "claim": claim}))
    assert missing(found.certificate) == ["versions"]


def _answer(name: str, **more: Any) -> Json:
    changed = made(name)
    changed["answer"] |= more
    return changed


def _swapped(name: str) -> Json:
    """The evidence about each version is said to be about the other."""
    changed = made(name)
    one, other = changed["evidence"][:2]
    one["about"], other["about"] = other["about"], one["about"]
    return changed


def _other_verdict(name: str) -> Json:
    """One version is upheld although it is rejected, and so nothing matters."""
    changed = _answer(name, matters=False, matters_in_part=False, question=[])
    part = changed["evidence"][1]
    part["verdict"], part["evidence"] = "upheld", [{"type": "enumeration"}]
    changed["answer"]["versions"][1]["verdict"] = "upheld"
    return changed


def _without_a_mix(name: str) -> Json:
    changed = made(name)
    changed["evidence"] = changed["evidence"][:-1]
    return changed


def _impossible(name: str) -> Json:
    """A version is said to be impossible that is not."""
    changed = _answer(name, matters=True, matters_in_part=None, question=[])
    changed["evidence"] = [changed["evidence"][0], {"type": "impossible", "about": "2"}]
    changed["answer"]["versions"][1] = {"who": changed["answer"]["versions"][1]["who"], "possible": False}
    return changed


def _other_facts(name: str) -> Json:
    """The versions change places, and the evidence does not."""
    changed = made(name)
    one, other = changed["case"]["claim"]["versions"]
    one["facts"], other["facts"] = other["facts"], one["facts"]
    return changed


def _asks_for(name: str, *places: int) -> Json:
    changed = made(name)
    changed["answer"]["question"] = [changed["answer"]["question"][place] for place in places]
    return changed


def _asks_for_all(name: str) -> Json:
    """Three facts, of which one settles it."""
    changed = made(name)
    first, second = (version["facts"]["/discard"] for version in changed["case"]["claim"]["versions"])
    cards = {card: [card in first, card in second] for card in (*first, *second)}
    changed["answer"]["question"] = [
        {"fact": "/discard", "values": values, "element": card} for card, values in cards.items()
    ]
    return changed


def _deep_dispute(name: str) -> Json:
    changed = made(name)
    changed["case"]["claim"]["about"] = deepcopy(changed["case"]["claim"])
    return changed


def _case_of_a_part(name: str, **more: Any) -> Json:
    changed = made(name)
    changed["case"]["claim"] |= more
    return changed


def _place(name: str, place: str) -> Json:
    changed = made(name)
    for version in changed["case"]["claim"]["versions"]:
        version["facts"] = {place: 1}
    return changed


YELLOW, PARTLY, THREE = (
    "was-the-yellow-ten-discarded",
    "both-discards-may-be-wrong",
    "which-of-three-discards-matters",
)
SAME, NOT_TRUE = "contested-card-does-not-matter", "one-version-cannot-be-true"
FALSE: dict[str, Callable[[], Json]] = {
    "it matters": lambda: _answer(SAME, matters=True, matters_in_part=True),
    "it does not matter": lambda: _answer(YELLOW, matters=False),
    "no part of it matters": lambda: _answer(PARTLY, matters_in_part=False, question=[]),
    "nothing settles it": lambda: _answer(PARTLY, question=[]),
    "it is not known whether it matters": lambda: _answer(YELLOW, matters=None),
    "a number for yes": lambda: _answer(YELLOW, matters=1),
    "too few facts settle it": lambda: _asks_for(PARTLY, 0),
    "a fact twice": lambda: _asks_for(PARTLY, 0, 0),
    "more facts than are needed": lambda: _asks_for_all(THREE),
    "another fact settles it": lambda: _answer(THREE, question=[{"fact": "/logs", "values": [1, 2]}]),
    "evidence about the other version": lambda: _swapped(YELLOW),
    "versions changed": lambda: _other_facts(YELLOW),
    "another verdict under a version": lambda: _other_verdict(YELLOW),
    "a mix is missing": lambda: _without_a_mix(PARTLY),
    "a version is missing": lambda: _without_a_mix(YELLOW),
    "a version is impossible that is not": lambda: _impossible(YELLOW),
    "a version is possible that is not": lambda: made(NOT_TRUE) | {
        "evidence": [made(NOT_TRUE)["evidence"][0], {**made(NOT_TRUE)["evidence"][0], "about": "2"}]
    },
    "an impossible version with a verdict": lambda: _answer(
        NOT_TRUE, versions=[{**one, "possible": True, "verdict": "upheld"} for one in
                            made(NOT_TRUE)["answer"]["versions"]]
    ),
    "somebody else says so": lambda: _answer(
        YELLOW, versions=[{**one, "who": "Zofia"} for one in made(YELLOW)["answer"]["versions"]]
    ),
    "a dispute about a dispute": lambda: _deep_dispute(YELLOW),
    "about another dam": lambda: _case_of_a_part(YELLOW, about={"kind": "control", "dam": 4}),
    "about whether facts fit": lambda: _case_of_a_part(YELLOW, about={"kind": "consistent"}),
    "one version": lambda: _case_of_a_part(YELLOW, versions=made(YELLOW)["case"]["claim"]["versions"][:1]),
    "no such place": lambda: _place(YELLOW, "/dams/9/first"),
    "the whole position": lambda: _place(YELLOW, "/"),
    "a place that is no place": lambda: _place(YELLOW, "discard"),
    "a place spelt oddly": lambda: _place(YELLOW, "/dams/00/first"),
    "a deep place": lambda: _place(YELLOW, "/a" * 20_000),
}  # fmt: skip


@pytest.mark.parametrize("name", FALSE)
def test_a_false_conclusion_is_refused(name: str) -> None:
    assert refusal(sealed(FALSE[name]()))


def test_what_is_left_open_is_not_false() -> None:
    """It says less: that the ruling depends on who is right, and no question."""
    changed = _answer(YELLOW, question=[])
    assert not refusal(sealed(changed))
