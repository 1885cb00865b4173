"""The smallest reason suffices and none is smaller; the flip really flips; both are canonical."""

import copy
import random
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from adjudicator.river.cards import BATTLE_CARDS
from adjudicator.ruling import Verdict
from tests.river import oracle, sampling
from tests.river.support import RIVER, fast, sound

SEEDS = st.integers(0, 2**48)
CHEAP = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
MAX_COST = 3000
WIDEST = 40_000


@CHEAP
@given(seed=SEEDS)
def test_reason_and_flip_of_an_upheld_claim_are_the_enumerators(seed: int) -> None:
    case = sampling.upheld_by_cards(random.Random(seed), fast, max_cost=MAX_COST)
    assume(oracle.cost(case, widest=True) < WIDEST)
    ruling = RIVER.rule(sound(case))
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.smallest_reason is not None
    assert list(ruling.smallest_reason) == oracle.smallest_reason(case)
    assert ruling.flips["if_unseen"] == oracle.fewest_unseen(case)


@CHEAP
@given(seed=SEEDS)
def test_flip_of_a_rejected_claim_is_the_enumerators(seed: int) -> None:
    rng = random.Random(seed)
    case = (
        sampling.barely_rejected(rng, fast, max_cost=MAX_COST)
        if seed % 3
        else sampling.random_case(rng, complete=True, max_cost=MAX_COST)
    )
    ruling = RIVER.rule(sound(case))
    assume(ruling.verdict is Verdict.REJECTED and oracle.judge(case).cards)
    try:
        expected = oracle.fewest_seen(case, 5)
    except oracle.OutOfReach:
        assume(False)
    assert ruling.flips["if_seen"] == expected
    if "more_than" in ruling.flips:
        assert expected is None
        number = oracle.judge(case).beating
        assert ruling.flips["beating"] == (number if number <= 1000 else ">1000")


@CHEAP
@given(seed=SEEDS)
def test_reason_suffices_alone_and_flips_flip(seed: int) -> None:
    """The same laws through the front door only, on positions too wide for the enumerator."""
    rng = random.Random(seed)
    case = sampling.upheld_by_cards(rng, fast, max_cost=10**7)
    ruling = RIVER.rule(sound(case))
    assert ruling.smallest_reason is not None
    alone = sampling.dam_alone(case)
    alone["position"]["discard"] = [*_elites(alone), *ruling.smallest_reason]
    assert fast(alone) is None
    for card in ruling.smallest_reason:
        fewer = copy.deepcopy(alone)
        fewer["position"]["discard"].remove(card)
        assert fast(fewer) is not None
    flip = ruling.flips["if_unseen"]
    if flip is not None:
        assert fast(_without(case, flip)) is not None
        for card in flip:
            assert fast(_without(case, [one for one in flip if one != card])) is None


@CHEAP
@given(seed=SEEDS)
def test_seeing_more_never_overturns_an_upheld_claim(seed: int) -> None:
    rng = random.Random(seed)
    case = sampling.upheld_by_cards(rng, fast, max_cost=10**7)
    seen = set(_listed(case))
    unseen = [card for card in BATTLE_CARDS if card not in seen]
    assume(unseen)
    wider = copy.deepcopy(case)
    wider["position"]["discard"] = [*wider["position"].get("discard", []), rng.choice(unseen)]
    assert fast(wider) is None


def _elites(case: dict[str, Any]) -> list[str]:
    return [card for card in case["position"].get("discard", []) if card not in BATTLE_CARDS]


def _listed(case: dict[str, Any]) -> list[str]:
    dams = case["position"]["dams"]
    at_dams = [card for dam in dams for side in ("attacker", "defender") for card in dam.get(side, [])]
    return [*at_dams, *case["position"].get("discard", [])]


def _without(case: dict[str, Any], cards: list[str]) -> dict[str, Any]:
    """The same table with these cards unseen: taken from the discard and from the other dams."""
    changed = copy.deepcopy(case)
    position = changed["position"]
    position["discard"] = [card for card in position.get("discard", []) if card not in cards]
    for dam in position["dams"]:
        if dam.get("tile", dam.get("id")) != case["claim"]["dam"]:
            for side in ("attacker", "defender"):
                dam[side] = [card for card in dam.get(side, []) if card not in cards]
            dam.pop("first", None)
    return changed
