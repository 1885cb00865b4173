"""``joint-control``: search, CP-SAT, Z3 and an enumerator agree, and every witness holds."""

import random
from collections.abc import Sequence
from typing import Never

import pytest

from adjudicator.games.river.claims.joint_control import replayed_sides, search_joint_control
from adjudicator.games.river.models import joint_control
from adjudicator.games.river.models.dam import SideProgram
from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.rulings import joint_control as ruled_joint_control
from adjudicator.games.river.rulings import joint_smallest_reason
from adjudicator.games.river.rulings.joint_smallest_reason import smallest_joint_reason
from adjudicator.games.river.search.joint_allocation import Budget, allocate
from adjudicator.games.river.search.joint_dams import joint_dams
from adjudicator.games.river.search.joint_sums import deal, share_pool
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from solver.answer import Answer, FalseWitness, Outcome, OutOfBudget, Solve
from solver.engines import SOLVERS
from solver.program import Var
from tests.river import control_oracle, joint_oracle, joint_sampling
from tests.river.joint_support import (
    MIXED_FEATURES,
    ONLY_LEGIONS,
    SAME_CARD,
    YELLOW_TEN,
    Json,
    holding,
    messages,
    parts,
    ruled,
)

# The enumerator


@pytest.mark.parametrize("seed", range(40))
def test_the_search_agrees_with_the_enumerator(seed: int) -> None:
    rng = random.Random(seed)
    given = joint_sampling.random_joint(rng, rng.choice((2, 3, 4)), house=0.3, departing=0.5, elites=0.5)
    given = joint_sampling.affordable(rng, given, joint_oracle.joint_cost, 800)
    given = rng.choice(joint_sampling.border(rng, holding, given) or (given,))
    position, dams, readings = parts(given)
    found = search_joint_control(position, dams, readings)
    assert found.most is not None
    assert [dams[place].name for place in found.most] == joint_oracle.most_held(given)
    assert (found.finding.verdict is Verdict.UPHELD) == (len(found.most) < len(dams))
    if found.finding.verdict is Verdict.UPHELD:
        assert found.search is not None
        fewest = [dams[place].name for place in found.search.fewest_not_held()]
        assert fewest == joint_oracle.fewest_dams(given)


def _with_small_reason(seed: int) -> Json:
    """An upheld claim on two dams, each of which could be held alone, small enough for the enumerator."""
    rng = random.Random(seed)
    while True:
        given = joint_sampling.random_joint(rng, 2, house=0.2, departing=0.4, elites=0.4, most_free=2)
        found = joint_sampling.border(rng, holding, given)
        if found and joint_oracle.joint_cost(found[1], widest=True) < 1500:
            return found[1]


@pytest.mark.parametrize("seed", range(12))
def test_the_smallest_reason_is_that_of_the_enumerator(seed: int) -> None:
    given = _with_small_reason(seed)
    try:
        wanted = joint_oracle.smallest_reason(given, given["claim"]["dams"])
    except control_oracle.OutOfBudget:
        pytest.skip("too many ways for the enumerator")
    position, dams, readings = parts(given)
    found = smallest_joint_reason(position, dams, readings)
    assert found is not None
    assert found.fewest
    assert list(found.cards) == wanted


def test_out_of_budget_no_card_of_the_reason_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of budget, the reason still suffices, and no card of it can be left out."""
    monkeypatch.setattr(joint_smallest_reason, "_fewest_cards", _gives_up)
    position, dams, readings = parts(SAME_CARD)
    assert smallest_joint_reason(position, dams, readings) == (("P5",), False)
    ruling = ruled(SAME_CARD)
    assert ruling.smallest_reason is None
    assert "river-joint-enough" in messages(ruling)


def _gives_up(*_: object) -> Never:
    raise OutOfBudget


# The engines


@pytest.mark.parametrize("seed", range(12))
def test_the_engines_agree_on_either_side_of_the_border(seed: int) -> None:
    rng = random.Random(seed)
    before, after = joint_sampling.border_cases(rng, holding, dams=rng.choice((3, 5, 7)), **MIXED_FEATURES)
    for given, expected in ((before, Outcome.FOUND), (after, Outcome.NONE)):
        position, dams, readings = parts(given)
        said = {name: ask_solver(name, solve, position, dams, readings) for name, solve in SOLVERS.items()}
        assert said["cpsat"].outcome is expected
        assert said["z3"].outcome in (expected, Outcome.GAVE_UP)


@pytest.mark.parametrize("seed", range(6))
def test_every_witness_holds_by_the_enumerators_own_measure(seed: int) -> None:
    before, after = joint_sampling.border_cases(random.Random(seed), holding, dams=5, **MIXED_FEATURES)
    for given in (before, after):
        answer = search_joint_control(*parts(given)).finding.answer
        used: list[str] = []
        for entry in answer["dams"]:
            if not entry["held"]:
                assert entry["witness"] is None
                continue
            table = joint_oracle.table_of(given, entry["dam"])
            side = [one["card"] for one in entry["witness"]["cards"]]
            assert len(side) == table.slots
            assert tuple(side[: len(table.defender)]) == table.defender
            theirs = control_oracle.strength(side, table.requirement, table.legion)
            needed = control_oracle.strength(table.attacker, table.requirement, table.legion)
            assert theirs > needed or (theirs == needed and not table.free and table.first == "defender")
            used += entry["witness"]["adds"]
            assert not table.barred.intersection(entry["witness"]["adds"])
        battle = [card for card in used if card in control_oracle.ORDER]
        assert len(battle) == len(set(battle))
        assert set(battle) <= set(joint_oracle.table_of(given, given["claim"]["dams"][0]).widest_pool)


def test_a_card_used_twice_is_never_shown() -> None:
    position, dams, readings = parts(YELLOW_TEN)
    table = joint_dams(position, dams, readings)
    held = allocate(list(table.open_dams.values()), table.pool, table.limit, Budget())
    assert held is not None
    replayed_sides(table, (0, 1), held)
    with pytest.raises(FalseWitness):
        replayed_sides(table, (0, 1), {0: held[0], 1: held[0]})
    with pytest.raises(FalseWitness):
        replayed_sides(table, (0, 1), {0: held[0]})


# One rule broken in one engine


def _break(patch: pytest.MonkeyPatch, engine: str, owner: object, name: str, mistake: object) -> None:
    """Only this engine's program is made with the mistake."""

    def broken(
        asked: str, solve: Solve, position: Position, dams: Sequence[Dam], readings: Readings, about: str = ""
    ) -> Answer:
        with pytest.MonkeyPatch.context() as inner:
            if asked == engine:
                inner.setattr(owner, name, mistake)
            return ask_solver(asked, solve, position, dams, readings, about)

    patch.setattr(ruled_joint_control, "ask_solver", broken)


def _never_a_run(side: SideProgram) -> Var:
    var = side.program.var("run")
    side.program.at_most(((1, var),), 0)
    return var


@pytest.mark.parametrize("engine", SOLVERS)
def test_a_model_without_runs_is_contradicted(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ruled(ONLY_LEGIONS).verdict is Verdict.REJECTED
    _break(monkeypatch, engine, SideProgram, "_run", _never_a_run)
    ruling = ruled(ONLY_LEGIONS)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "river-joint-undecided"
    assert ruling.finding.witness is None
    assert ruling.depends_on == ()


@pytest.mark.parametrize("engine", SOLVERS)
def test_a_model_that_lays_a_card_twice_is_contradicted(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _break(monkeypatch, engine, joint_control, "_one_place_each", lambda *_: None)
    ruling = ruled(SAME_CARD)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.smallest_reason is None


def test_a_search_that_overlooks_a_side_is_contradicted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.games.river.search.joint_allocation.beating_side", lambda _: None)
    position, dams, readings = parts(ONLY_LEGIONS)
    assert search_joint_control(position, dams, readings).finding.verdict is Verdict.UPHELD
    assert ruled(ONLY_LEGIONS).verdict is Verdict.UNDECIDED


def test_out_of_budget_is_undecided_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.games.river.search.joint_dams.allocate", _gives_up)
    position, dams, readings = parts(SAME_CARD)
    assert search_joint_control(position, dams, readings).finding.verdict is Verdict.UNDECIDED
    ruling = ruled(SAME_CARD)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.smallest_reason is None
    assert ruling.finding.answer is None


def test_the_budget_is_kept() -> None:
    table = joint_dams(*parts(SAME_CARD))
    with pytest.raises(OutOfBudget):
        allocate(list(table.open_dams.values()), table.pool, table.limit, Budget(0))


# Sums on their own


@pytest.mark.parametrize("seed", range(60))
def test_cards_are_dealt_out_to_sums_if_they_can_be(seed: int) -> None:
    rng = random.Random(seed)
    counts = [rng.randint(1, 3) for _ in range(rng.randint(1, 3))]
    worths = tuple(sorted((rng.randint(0, 11) for _ in range(sum(counts))), reverse=True))
    wants = tuple((count, rng.randint(3, 9) * count) for count in counts)
    found = deal(worths, wants)
    assert (found is not None) == _some_deal(list(worths), list(wants))
    if found is not None:
        assert sorted(worth for part in found for worth in part) == sorted(worths)
        assert all(
            len(part) == count and sum(part) >= need for part, (count, need) in zip(found, wants, strict=True)
        )


def _some_deal(worths: list[int], wants: list[tuple[int, int]]) -> bool:
    """By trying every way to deal the cards one by one."""
    if not worths:
        return all(count == 0 and need <= 0 for count, need in wants)
    return any(
        _some_deal(worths[1:], [*wants[:place], (count - 1, need - worths[0]), *wants[place + 1 :]])
        for place, (count, need) in enumerate(wants)
        if count
    )


def test_no_dams_need_no_cards() -> None:
    assert share_pool([], 0) == {}
