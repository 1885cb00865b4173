"""The smallest reason suffices and none is smaller. Flips turn the verdict. Both come in canonical order."""

import copy
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from adjudicator.games.river.table.cards import BATTLE_CARDS
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from tests.river import control_oracle, control_sampling
from tests.river.evidence import against_elites, reasons_against_enumerator, unseen_elites
from tests.river.support import RIVER, beating_cards, sound, text

SEEDS = st.integers(0, 2**48)
CHEAP = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
MAX_COST = 3000
WIDEST = 40_000


@CHEAP
@given(seed=SEEDS)
def test_reason_and_flip_of_an_upheld_claim_are_the_enumerators(seed: int) -> None:
    case = control_sampling.upheld_by_cards(random.Random(seed), beating_cards, max_cost=MAX_COST)
    assume(control_oracle.cost(case, widest=True) < WIDEST)
    try:
        reason, unseen = control_oracle.smallest_reason(case), control_oracle.fewest_unseen(case)
    except control_oracle.OutOfBudget:
        assume(False)
    ruling = rule(RIVER, sound(case))
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.smallest_reason is not None
    assert list(ruling.smallest_reason) == reason
    assert ruling.flips["if_unseen"] == unseen


@CHEAP
@given(seed=SEEDS)
def test_flip_of_a_rejected_claim_is_the_enumerators(seed: int) -> None:
    rng = random.Random(seed)
    case = (
        control_sampling.barely_rejected(rng, beating_cards, max_cost=MAX_COST)
        if seed % 3
        else control_sampling.random_case(rng, complete=True, max_cost=MAX_COST)
    )
    ruling = rule(RIVER, sound(case))
    assume(ruling.verdict is Verdict.REJECTED and "if_seen" in ruling.flips)
    try:
        expected = control_oracle.fewest_seen(case, 5)
    except control_oracle.OutOfBudget:
        assume(False)
    assert ruling.flips["if_seen"] == expected
    if "more_than" in ruling.flips:
        assert expected is None
        number = control_oracle.judge(case).beating
        assert ruling.flips["beating"] == (number if number <= 1000 else ">1000")


@CHEAP
@given(seed=SEEDS)
def test_reason_suffices_alone_and_flips_flip(seed: int) -> None:
    """The same properties, checked by rulings only, on positions too large for the enumerator."""
    rng = random.Random(seed)
    case = (
        control_sampling.upheld_by_cards(rng, beating_cards, max_cost=10**7)
        if seed % 2
        else against_elites(rng, max_cost=10**7)
    )
    ruling = rule(RIVER, sound(case))
    assume(ruling.verdict is Verdict.UPHELD)
    assert ruling.smallest_reason is not None
    alone = _alone(case, list(ruling.smallest_reason))
    assert beating_cards(alone) is None
    for card in ruling.smallest_reason:
        fewer = copy.deepcopy(alone)
        fewer["position"]["discard"].remove(card)
        assert beating_cards(fewer) is not None
    flip = ruling.flips["if_unseen"]
    if flip is not None:
        assert isinstance(flip, list)
        assert beating_cards(_without(case, flip)) is not None
        for place in range(len(flip)):
            assert beating_cards(_without(case, flip[:place] + flip[place + 1 :])) is None


@CHEAP
@given(seed=SEEDS)
def test_seeing_more_never_overturns_an_upheld_claim(seed: int) -> None:
    rng = random.Random(seed)
    case = (
        against_elites(rng, max_cost=10**7)
        if seed % 2
        else control_sampling.upheld_by_cards(rng, beating_cards, max_cost=10**7)
    )
    assume(beating_cards(case) is None)
    seen = set(_listed(case))
    unseen = [card for card in BATTLE_CARDS if card not in seen]
    if seed % 2:
        unseen = unseen_elites(case)
    assume(unseen)
    wider = copy.deepcopy(case)
    wider["position"]["discard"] = [*wider["position"].get("discard", []), rng.choice(unseen)]
    assert beating_cards(wider) is None


@CHEAP
@given(seed=SEEDS)
def test_elites_in_reasons_and_flips_are_the_enumerators(seed: int) -> None:
    case = against_elites(random.Random(seed), max_cost=MAX_COST)
    assert reasons_against_enumerator(case) in (None, "passed over")


ALLOWED = "reading unplayed-elites=allowed"


@pytest.mark.parametrize(
    ("notation", "reason", "flips"),
    [
        (
            "river; dam 2 damaged: R7 G7 vs R11; dam 4: wazka wazka vs -; discard G11 B11 Y11 P11; "
            f"tactics 2-1; claim control 2; {ALLOWED}",
            ["G11", "B11", "Y11", "P11", "wazka", "wazka"],
            {"if_unseen": ["G11"]},
        ),
        (
            "river; dam 2 damaged: R7 G7 vs R11; dam 4: wazka wazka vs -; discard G11 B11 Y11 P11; "
            "tactics 2-1; claim control 2",
            ["G11", "B11", "Y11", "P11"],
            {"if_unseen": ["G11"]},
        ),
        (
            "river; dam 2 damaged: R1 G1 vs R2; discard G2 B2 Y2 P2 wazka wazka labedz; tactics 3-3; "
            f"claim control 2; {ALLOWED}",
            None,
            {"if_seen": ["perkoz"]},
        ),
        (
            f"river; dam 3: Y8 Y9 Y10 vs Y11; discard wazka; tactics 2-1; claim control 3; {ALLOWED}",
            ["wazka"],
            {"if_unseen": ["wazka"]},
        ),
        (  # one Ważka each, but both are unseen: the defender could have either
            "river; dam 3: R8 R9 R10 vs Y9 Y11; discard Y10; tactics 1-1; claim control 3; "
            f"reading dragonfly-limit=one-each; {ALLOWED}",
            None,
            {"if_seen": ["wazka", "wazka"]},
        ),
        (  # a card on its own is a Legion, so nobody has the Banda
            "river; house house 1 banda: R11 vs -; claim control house; reading legion-on-icon-dams=excluded",
            [],
            {"if_unseen": None},
        ),
    ],
)
def test_reasons_and_flips_by_hand(notation: str, reason: list[str] | None, flips: dict[str, Any]) -> None:
    ruling = rule(RIVER, text(notation))
    assert ruling.smallest_reason == (None if reason is None else tuple(reason))
    assert ruling.flips == flips


def test_with_full_sides_no_seen_card_turns_the_verdict() -> None:
    ruling = rule(RIVER, text("river; dam 4: R1 G5 vs R6 R7; tactics 1-1; claim control 4; " + ALLOWED))
    assert ruling.flips == {"if_seen": None}


def _listed(case: dict[str, Any]) -> list[str]:
    dams = case["position"]["dams"]
    at_dams = [card for dam in dams for side in ("attacker", "defender") for card in dam.get(side, [])]
    return [*at_dams, *case["position"].get("discard", [])]


def _alone(case: dict[str, Any], seen: list[str]) -> dict[str, Any]:
    """The same dam with no other card visible but these, which are discarded."""
    position = case["position"]
    elsewhere = [*position.get("discard", [])]
    for dam in position["dams"]:
        if control_sampling.dam_name(dam) != case["claim"]["dam"]:
            elsewhere += dam["attacker"] + dam["defender"]
    changed = _without(case, elsewhere)
    changed["position"]["discard"] += seen
    return changed


def _without(case: dict[str, Any], cards: list[str]) -> dict[str, Any]:
    """The same table with these cards unseen: taken from the discard and from the other dams.

    With one Ważka each, a Ważka that the defender has laid stays, because it rules out another one.
    """
    changed = copy.deepcopy(case)
    position = changed["position"]
    others = [dam for dam in position["dams"] if control_sampling.dam_name(dam) != case["claim"]["dam"]]
    one_each = case["readings"].get("dragonfly-limit") == "one-each"
    places = [position["discard"], *(dam["attacker"] for dam in others)]
    for card in cards:
        own = [] if one_each and card == "wazka" else [dam["defender"] for dam in others]
        place = next((place for place in [*places, *own] if card in place), None)
        if place is not None:
            place.remove(card)
    for dam in others:
        dam.pop("first", None)
    return changed
