"""Boru's claims reach the level that they should, and the checker's own rules are right."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from adjudicator.certificates import sedzia_verify
from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from tests.boru import certificate_sampling
from tests.boru.compare_with_checker import checkers_table, rule_differences
from tests.boru.consistent_sampling import sample
from tests.boru.random_upkeeps import uniform_readings
from tests.boru.sampling import NAMES, play_out
from tests.certificates.support import certified, differences, refusal, sealed

Json = dict[str, Any]


@pytest.mark.parametrize("kind", ["card", "region", "game", "forced"])
def test_precedents_reach_the_rules(kind: str) -> None:
    for file in load_all("boru"):
        if file.expect.get("verdict", "undecided") != "undecided" and file.case["claim"]["kind"] == kind:
            assert certified(read_case(dict(file.case))).level == "rules", file.id


@pytest.mark.parametrize("make", ["card", "upkeep", "large_upkeep", "forced", "last_trick", "moment"])
def test_random_claims_reach_the_rules(make: str) -> None:
    reached = set()
    for seed in range(15):
        given = getattr(certificate_sampling, make)(Random(f"{make} {seed}"))
        told, wrong = differences(read_case(given))
        assert wrong == [], given
        reached.add(told.split(": ")[1])
    assert reached <= {"rules", "undecided"}


def test_facts_that_fit_reach_the_rules_by_a_course() -> None:
    reached = Counter[str]()
    for seed in range(8):
        _, given = sample(Random(seed))
        told, wrong = differences(read_case(given))
        assert wrong == [], given
        reached[told] += 1
    assert reached["consistent: rules"] > 4


def test_a_course_that_leads_elsewhere_shows_nothing() -> None:
    for seed in range(4):
        _, given = sample(Random(seed))
        made = certified(read_case(given))
        assert made.level == "rules"
        player = made.certificate["case"]["position"]["players"][0]
        for fact in ("coins", "points", "renown", "raiders", "church"):
            player[fact] += 1
            assert refusal(sealed(made.certificate)), (seed, fact)
            player[fact] -= 1


# The checker's own rules


@pytest.mark.parametrize("seed", range(8))
def test_the_checker_plays_by_the_same_rules(seed: int) -> None:
    assert list(rule_differences(seed)) == []


def test_the_checker_counts_the_same_points() -> None:
    for seed in range(6):
        rng = Random(seed)
        readings = uniform_readings(rng)
        last = play_out(rng, readings=readings)[1][-1]
        told = sedzia_verify.boru_winners(checkers_table(last, readings), readings)
        assert tuple(told) == final_scoring(last, readings).winners, seed


# What somebody makes up


def _made(make: str, kind: str, seed: int = 0) -> Json:
    """A certificate at the level rules with this type of evidence."""
    for number in range(seed, seed + 200):
        case = read_case(getattr(certificate_sampling, make)(Random(number)))
        made = certified(case).certificate
        if made["evidence"][0]["type"] == kind:
            return made
    raise AssertionError(kind)


def _record() -> Json:
    return _made("upkeep", "witness")


def _with_evidence(made: Json, **more: Any) -> Json:
    return made | {"evidence": [made["evidence"][0] | more]}


def _with_position(made: Json, **more: Any) -> Json:
    return made | {"case": made["case"] | {"position": made["case"]["position"] | more}}


HOSTILE = {
    "no action": lambda: _with_evidence(_record(), actions=[]),
    "a step left out": lambda: _with_evidence(_record(), actions=_record()["evidence"][0]["actions"][1:]),
    "many actions": lambda: _with_evidence(_record(), actions=["resolve regions"] * 90_000),
    "empty actions": lambda: _with_evidence(_record(), actions=["", " "]),
    "numbers as actions": lambda: _with_evidence(_record(), actions=[1]),
    "hands that are no hands": lambda: _with_evidence(_made("card", "witness"), hands=[]),
    "hands of strangers": lambda: _with_evidence(_made("card", "witness"), hands={"nobody": [1]}),
    "a trick of nobody": lambda: _with_evidence(_made("card", "witness"), trick=[]),
    "many cards": lambda: _with_evidence(_made("card", "witness"), hands={"daria": [1] * 300_000}),
    "no line": lambda: _with_evidence(_made("forced", "strategy", 40), line=None),
    "a line of others": lambda: _with_evidence(_made("forced", "strategy"), line=["nobody builds at MUN-R1"]),
    "a long line": lambda: _with_evidence(
        _made("forced", "strategy"), line=["daria builds at MUN-R1 if x"] * 60_000
    ),
    "many players": lambda: _with_position(_record(), players=[{"id": "daria"}] * 60_000),
    "many towns": lambda: _with_position(_record(), vikings=["MUN-R1"] * 200_000),
    "many memories": lambda: _with_position(
        _made("card", "enumeration"), draft=[{"player": "daria", "packs": [[1]], "kept": []}] * 30_000
    ),
    "a phase of nothing": lambda: _with_position(_record(), phase="tea"),
    "a game without an end": lambda: _with_position(_record(), phase="lead"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_made_up_certificate_is_refused(name: str) -> None:
    assert refusal(sealed(HOSTILE[name]()))


def test_a_large_tree_is_refused_and_not_searched() -> None:
    """Four cards that nobody has seen are still to be played, and everybody can spend coins."""
    players: list[Json] = [
        {"id": name, "coins": 9, "points": 10, "renown": 1, "raiders": 0, "church": 2, "track": 1 + 2 * seat,
         "towns": list(sedzia_verify.BORU_TOWNS[4 * seat : 4 * seat + 4])}
        for seat, name in enumerate(NAMES)
    ]  # fmt: skip
    position: Json = {
        "players": players, "marker": "daria", "active": "DUB-Y1", "trick": [{"player": "daria", "card": 1}],
        "battle": 9, "bride": "princess", "marriage_deck": 0, "round": 4, "tricks": 3, "vikings": ["MUN-R1"],
    }  # fmt: skip
    claim: Json = {"kind": "game", "player": "daria", "how": "possible"}
    made = certified(read_case({"game": "boru", "position": position, "claim": claim})).certificate
    lies = made | {"verdict": "rejected", "evidence": [{"type": "enumeration"}]}
    assert refusal(sealed(lies)) == "unreadable: too many tables to be tried"
