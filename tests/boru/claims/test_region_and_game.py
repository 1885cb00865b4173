"""The claims ``region``, ``game`` and ``forced``: proved, refuted, decided by bounds, or undecided."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NoReturn

import pytest

from adjudicator.games.boru.claims.goal import is_exact
from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.models import upkeep as upkeep_questions
from adjudicator.games.boru.models.bounds import held_by_program, possible_allies
from adjudicator.games.boru.models.choices import TownsModel
from adjudicator.games.boru.models.regions import RegionOutcome, region_outcome
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings import forced, region_and_game, upkeep_solvers
from adjudicator.games.boru.rulings.upkeep_solvers import Replayed, UpkeepQuestion
from adjudicator.games.boru.search.bounds import certainly_held, never_held
from adjudicator.games.boru.search.random_courses import find_course
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met
from adjudicator.games.boru.table.actions import read
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import IN_TRICKS, NOBODY, UPKEEP, Phase, Table
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_case import read_case
from adjudicator.play import replay
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Ruling, Verdict
from solver.answer import FalseWitness, Outcome, OutOfBudget, Solve, any_of
from solver.engines import SOLVERS
from solver.program import Program
from tests.boru.cases import DARIA_CHOOSES, case_of, decided, problems, ruled
from tests.boru.oracle_upkeeps import can_force_by_oracle, small_upkeep
from tests.boru.random_upkeeps import uniform_readings
from tests.boru.sampling import DEFAULTS, play_out, random_readings


def said(ruling: Ruling) -> list[str]:
    return [f"{one.engine}: {one.outcome.value}" for one in ruling.engines]


def tables(seed: int, phases: tuple[str, ...], size: int | None = None) -> list[Table]:
    _, found, _ = play_out(random.Random(seed), size)
    return [table for table in found if table.phase in phases]


def claim_of(table: Table, rng: random.Random) -> dict[str, Any]:
    claim: dict[str, Any] = {
        "kind": rng.choice(("region", "game")),
        "player": rng.choice(table.players).name,
        "how": rng.choice(("certain", "possible")),
    }
    if claim["kind"] == "region":
        claim["region"] = rng.choice(REGIONS).id
    elif rng.random() < 0.3:
        claim["sole"] = True
    return claim


def goal_of(table: Table, claim: dict[str, Any]) -> Goal:
    regions = [region.id for region in REGIONS]
    region = regions.index(claim["region"]) if "region" in claim else NOBODY
    return Goal(table.seat(claim["player"]), region, claim.get("sole", False))


@pytest.mark.parametrize("seed", range(40))
def test_a_witness_is_a_whole_course_of_play(seed: int) -> None:
    """It starts at the given table, every action is legal, and it ends as the verdict says."""
    rng = random.Random(seed)
    table = rng.choice(tables(seed, UPKEEP))
    claim = claim_of(table, rng)
    finding = decided(table, **claim)
    if finding.verdict is Verdict.UNDECIDED:
        assert claim["kind"] == "game"
        assert table.deck
        return
    if finding.witness is None:
        assert (claim["how"], finding.verdict) == ("possible", Verdict.REJECTED)
        return
    actions = [read(text) for text in finding.witness["actions"]]
    played = replay(PLAY, table, [one for one in actions if one is not None], DEFAULTS)
    assert played.refused is None
    assert len(played.tables) == len(actions) + 1
    assert PLAY.facts(played.last) == finding.witness["table"]
    assert is_goal_met(goal_of(table, claim), played.last, DEFAULTS) is (finding.verdict is Verdict.UPHELD)


@pytest.mark.parametrize("seed", range(25))
def test_rulings_agree_with_the_fast_verdict(seed: int) -> None:
    rng = random.Random(1000 + seed)
    table = rng.choice(tables(seed, UPKEEP))
    claim = claim_of(table, rng)
    assert ruled(table, **claim).verdict is decided(table, **claim).verdict


@pytest.mark.parametrize("seed", range(60))
def test_a_forced_goal_comes_with_a_line_that_makes_it_certain(seed: int) -> None:
    rng = random.Random(seed)
    table = small_upkeep(rng)
    region = rng.choice((NOBODY, *range(len(REGIONS))))
    goal = Goal(rng.randrange(table.size), region)
    claim: dict[str, Any] = {"kind": "forced", "player": table.name(goal.seat)}
    if region != NOBODY:
        claim["region"] = REGIONS[region].id
    if problems(table, **claim):
        return
    finding = decided(table, **claim)
    if finding.verdict is Verdict.UNDECIDED:
        assert region == NOBODY
        assert table.deck
        return
    assert (finding.verdict is Verdict.UPHELD) is can_force_by_oracle(table, DEFAULTS, goal)
    if finding.verdict is Verdict.UPHELD:
        assert finding.witness is not None
        kind = "game" if region == NOBODY else "region"
        with_line = {**claim, "kind": kind, "how": "certain", "line": finding.witness["line"]}
        assert decided(table, **with_line).verdict is Verdict.UPHELD
    assert ruled(table, **claim).verdict is finding.verdict


def test_a_line_makes_it_certain() -> None:
    """In Dubhlinn Daria and Kasia are tied. A town lost there or a monastery built there decides."""
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    assert decided(DARIA_CHOOSES, **claim, how="certain").verdict is Verdict.REJECTED
    assert decided(DARIA_CHOOSES, **claim, how="possible").verdict is Verdict.UPHELD
    assert ruled(DARIA_CHOOSES, **claim, line=["daria builds at DUB-R1"]).verdict is Verdict.UPHELD
    elsewhere = ["daria builds at BRE-R1"]
    assert ruled(DARIA_CHOOSES, **claim, line=elsewhere).verdict is Verdict.REJECTED
    lost = ["daria sacrifices DUB-B1", "daria builds at BRE-R1"]  # then the Vikings are tied with her
    assert ruled(DARIA_CHOOSES, **claim, line=lost).verdict is Verdict.REJECTED


def test_conditions_of_a_line() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    line = [
        "daria builds at BRE-R1 if daria sacrifices DUB-B1",
        "daria builds at DUB-R1",
        "daria sacrifices BRE-B1",
    ]
    assert ruled(DARIA_CHOOSES, **claim, line=line).verdict is Verdict.UPHELD
    assert ruled(DARIA_CHOOSES, **claim, line=line[:2]).verdict is Verdict.REJECTED


def test_where_a_line_is_illegal_the_choice_is_made_against_the_claimer() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    line = ["daria builds at DUB-Y1", "daria builds at DUB-R1"]
    assert ruled(DARIA_CHOOSES, **claim, line=line).verdict is Verdict.REJECTED


def test_a_line_names_only_the_claimers_choices() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    assert problems(DARIA_CHOOSES, **claim, line=["kasia sacrifices DUB-B1"]) == [
        ("line-of-another", "/claim/line/0")
    ]
    assert problems(DARIA_CHOOSES, **claim, line=["daria dances"]) == [("unknown-action", "/claim/line/0")]
    assert problems(DARIA_CHOOSES, **claim, line=["daria builds at DUB-R1 if zosia sacrifices DUB-B1"]) == [
        ("unknown-player", "/claim/line/0")
    ]


def test_forced_with_the_line_shown() -> None:
    ruling = ruled(DARIA_CHOOSES, kind="forced", player="daria", region="DUB")
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.witness is not None
    assert "daria builds at DUB-R1" in ruling.finding.witness["line"]
    assert ruled(DARIA_CHOOSES, kind="forced", player="kasia", region="DUB").verdict is Verdict.REJECTED


def test_a_line_in_the_notation() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB", "how": "certain"}
    line = [
        "daria builds at BRE-R1 if daria sacrifices DUB-B1 and kasia places MUN-R1",
        "daria builds at DUB-R1",
    ]
    case = case_of(DARIA_CHOOSES, **claim, line=line)
    notation = notate(GAME, case.given)
    assert "do daria builds at BRE-R1 if daria sacrifices DUB-B1 and kasia places MUN-R1" in notation
    assert read_case(parse(GAME, notation)).given == case.given


def test_the_last_upkeep_may_come_early() -> None:
    """If nobody courts and the top card of the deck leaves, the Princess is gone and the game is over."""
    table = next(one for one in tables(3, (Phase.MARRIAGE,), size=3) if one.deck == 1)
    for seat in range(table.size):
        table = table.set(seat, track=0)
    goal = Goal(0)
    other = {**DEFAULTS, "nobody-courted": "deck-top-leaves"}
    assert not is_exact(table, goal, DEFAULTS)
    assert is_exact(table, goal, other)
    claim: dict[str, Any] = {"kind": "game", "player": table.name(0), "how": "possible"}
    ruling = ruled(table, {"nobody-courted": "deck-top-leaves"}, **claim)
    assert ruling.verdict is not Verdict.UNDECIDED
    assert [one.engine for one in ruling.engines] == ["search", "cpsat", "z3"]


# Before the upkeep


@pytest.mark.parametrize("seed", range(12))
def test_bounds_hold_in_every_course_of_play(seed: int) -> None:
    """No course of play contradicts what the bounds prove."""
    rng = random.Random(seed)
    for table in rng.sample(tables(seed, IN_TRICKS), 6):
        readings = uniform_readings(rng)
        for region in range(len(REGIONS)):
            for seat in range(table.size):
                goal = Goal(seat, region)
                for proved, wanted in ((certainly_held, False), (never_held, True)):
                    if proved(table, goal, readings):
                        assert find_course(Position(table), goal, wanted, readings, trials=8) is None
                        how = "certain" if proved is certainly_held else "possible"
                        name, where = table.name(seat), REGIONS[region].id
                        ruling = ruled(table, readings, kind="region", player=name, region=where, how=how)
                        expected = Verdict.UPHELD if proved is certainly_held else Verdict.REJECTED
                        assert ruling.verdict is expected
                        assert [one.outcome for one in ruling.engines] == [Outcome.NONE] * 3


@pytest.mark.parametrize("seed", range(15))
def test_bounds_agree_with_the_upkeep_itself(seed: int) -> None:
    """At the last decision before an upkeep the bounds must not contradict the exact search."""
    _, found, _ = play_out(random.Random(seed))
    for before, after in pairwise(found):
        if before.phase in IN_TRICKS and after.phase == Phase.MARRIAGE:
            for region in range(len(REGIONS)):
                for seat in range(before.size):
                    goal = Goal(seat, region)
                    if certainly_held(before, goal, DEFAULTS):
                        assert UpkeepSearch(DEFAULTS, goal).find(after, False) is None
                    if never_held(before, goal, DEFAULTS):
                        assert UpkeepSearch(DEFAULTS, goal).find(after, True) is None


ALL_OF_DUBHLINN: dict[str, Any] = {
    "players": [
        {"id": "daria", "towns": ["DUB-R1", "DUB-B1", "DUB-Y1"], "tokens": ["DUB"]},
        {"id": "kasia", "towns": ["MUN-R1"]},
        {"id": "jerzy", "towns": ["MUN-B1"]},
    ],
    "marker": "daria",
    "phase": "lead",
    "battle": 3,
    "bride": "brigid",
    "marriage_deck": 2,
    "round": 1,
    "tricks": 2,
}
for _player in ALL_OF_DUBHLINN["players"]:
    _player |= {"coins": 3, "points": 9, "renown": 1, "raiders": 0, "church": 0, "track": 1}


def test_bounds_settle_what_nothing_can_change() -> None:
    """All three towns of Dubhlinn are Daria's. The Vikings can take only one of them."""
    sure = ruled(ALL_OF_DUBHLINN, kind="region", player="daria", region="DUB")
    assert sure.verdict is Verdict.UPHELD
    assert [answer.engine for answer in sure.engines] == ["bounds", "cpsat", "z3"]
    assert sure.reasons[0].message == "boru-bounds-held"
    hopeless = ruled(ALL_OF_DUBHLINN, kind="region", player="kasia", region="DUB", how="possible")
    assert hopeless.verdict is Verdict.REJECTED
    assert ruled(ALL_OF_DUBHLINN, kind="region", player="kasia", region="MUN").verdict is Verdict.REJECTED


def test_solvers_that_do_not_confirm_the_bounds_make_it_undecided(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Laws that exclude nothing contradict nobody."""
    monkeypatch.setattr(region_and_game, "held_by_program", lambda *_: Program())
    ruling = ruled(ALL_OF_DUBHLINN, kind="region", player="daria", region="DUB")
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.params["why"] == "budget"
    assert [one.outcome.value for one in ruling.engines] == ["none", "not-excluded", "not-excluded"]
    assert not caplog.records


def test_solvers_do_not_exclude_a_course_that_was_found() -> None:
    ruling = ruled(ALL_OF_DUBHLINN, kind="region", player="kasia", region="MUN", how="possible")
    assert ruling.verdict is Verdict.UPHELD
    assert said(ruling) == ["search: found", "cpsat: not-excluded", "z3: not-excluded"]
    assert trust(ruling.engines) is Trust.SHOWN
    whole = ruled(ALL_OF_DUBHLINN, kind="game", player="kasia", how="possible")
    assert whole.verdict is Verdict.UPHELD
    assert said(whole) == ["search: found"]


@pytest.mark.parametrize("how", ["possible", "certain"])
def test_bounds_that_exclude_a_course_that_was_found_make_it_undecided(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Kasia can hold Munster and can fail to. A broken program says that neither can happen."""
    impossible = Program()
    impossible.at_least((), 1)
    monkeypatch.setattr(region_and_game, "held_by_program", lambda *_: impossible)
    ruling = ruled(ALL_OF_DUBHLINN, kind="region", player="kasia", region="MUN", how=how)
    assert ruling.verdict is Verdict.UNDECIDED
    assert said(ruling) == ["search: found", "cpsat: none", "z3: none"]
    assert ruling.finding.witness is None
    assert not ruling.reasons
    assert [record.levelname for record in caplog.records] == ["ERROR"]


@pytest.mark.parametrize("seed", range(6))
def test_the_relaxed_region_allows_what_happened(seed: int) -> None:
    """From every moment before an upkeep, whatever came of it is not excluded by the programs."""
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, found, _ = play_out(rng, readings=readings)
    asked = 0
    for place, table in enumerate(found):
        settled = table.phase == Phase.VIKINGS and table.round > 1
        if table.phase in (*UPKEEP, Phase.OVER) or settled or rng.random() < 0.9:
            continue
        end = next(one for one in found[place + 1 :] if one.phase == Phase.OVER or one.round > table.round)
        region, seat = rng.randrange(len(REGIONS)), rng.randrange(table.size)
        held = end.tokens[region] == seat
        allies = possible_allies(table)
        programs = (held_by_program(table, region, seat, held, ally, readings) for ally in allies)
        assert any_of(SOLVERS["cpsat"](one).outcome for one in programs) is Outcome.FOUND, (table, region)
        asked += 1
    assert asked


def test_a_refutation_before_the_upkeep_keeps_to_the_line() -> None:
    """No course of play shows the claimer choosing something other than the line."""
    kept = 0
    for seed in range(12):
        rng = random.Random(seed)
        table = rng.choice(tables(seed, (Phase.LEAD,)))
        name = table.players[0].name
        side = rng.choice(("military", "trade", "spurn"))
        finding = decided(table, kind="game", player=name, how="certain", line=[f"{name} chooses {side}"])
        assert finding.verdict is not Verdict.UPHELD
        if finding.witness is not None:
            chosen = [text for text in finding.witness["actions"] if text.startswith(f"{name} chooses")]
            kept += len(chosen)
            assert set(chosen) <= {f"{name} chooses {side}"}
    assert kept


def test_between_rounds() -> None:
    """After an upkeep the tokens decide. Before the first one nothing is decided."""
    _, found, _ = play_out(random.Random(2))
    first, *later = [table for table in found if table.phase == Phase.VIKINGS]
    for table in later:
        for place, region in enumerate(REGIONS):
            verdict = decided(table, kind="region", player=table.name(0), region=region.id).verdict
            assert (verdict is Verdict.UPHELD) is (table.tokens[place] == 0)
    claim: dict[str, Any] = {"kind": "region", "player": first.name(0), "region": "DUB", "how": "possible"}
    assert decided(first, **claim).verdict is not Verdict.REJECTED


def test_an_open_game_is_not_certain() -> None:
    """At the first lead some course of play refutes a certain win."""
    table = tables(4, (Phase.LEAD,))[0]
    finding = decided(table, kind="game", player="daria", how="certain")
    assert finding.verdict is Verdict.REJECTED
    assert finding.witness is not None
    assert finding.witness["result"]["winners"] != ["daria"]


# Broken engines


def _nobody_holds_it(upkeep: TownsModel, region: int) -> RegionOutcome:
    """A broken rule: nobody ever takes a token."""
    outcome = region_outcome(upkeep, region)
    for holder in outcome.holders:
        upkeep.gates.never(holder)
    return outcome


@pytest.mark.parametrize("name", SOLVERS)
def test_a_broken_model_makes_it_undecided(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(question: UpkeepQuestion, solve: Solve, found: list[Replayed]) -> Iterator[Outcome]:
        with pytest.MonkeyPatch.context() as inner:
            if solve is SOLVERS[name]:
                inner.setattr(upkeep_questions, "region_outcome", _nobody_holds_it)
            yield from ask_solver(question, solve, found)

    ask_solver = upkeep_solvers.ask_solver
    monkeypatch.setattr(upkeep_solvers, "ask_solver", broken)
    ruling = ruled(DARIA_CHOOSES, kind="region", player="daria", region="DUB", how="possible")
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "boru-undecided"
    assert ruling.finding.witness is None
    assert ruling.depends_on == ()


def test_a_broken_search_makes_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UpkeepSearch, "find", lambda *_: None)
    ruling = ruled(DARIA_CHOOSES, kind="region", player="daria", region="DUB", how="possible")
    assert ruling.verdict is Verdict.UNDECIDED
    said = "search: none, cpsat: found, z3: found"
    assert ruling.finding.summary.params == {"why": "engines", "said": said}


def test_a_false_witness_makes_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules refuse what the solvers found."""

    def refused(*_: object) -> NoReturn:
        raise FalseWitness

    monkeypatch.setattr(upkeep_solvers, "play_with_choices", refused)
    ruling = ruled(DARIA_CHOOSES, kind="region", player="daria", region="DUB", how="possible")
    assert ruling.verdict is Verdict.UNDECIDED
    assert [one.outcome for one in ruling.engines] == [Outcome.FOUND, Outcome.FALSE, Outcome.FALSE]


def test_a_search_out_of_reach_leaves_it_to_the_solvers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.games.boru.search.upkeep.MOST_TABLES", 2)
    monkeypatch.setattr(UpkeepSearch, "spend", _exhausted)
    assert decided(DARIA_CHOOSES, kind="region", player="daria", region="DUB").verdict is Verdict.UNDECIDED
    assert ruled(DARIA_CHOOSES, kind="region", player="daria", region="DUB").verdict is Verdict.REJECTED
    line = ["daria builds at DUB-R1"]
    assert (
        ruled(DARIA_CHOOSES, kind="region", player="daria", region="DUB", line=line).verdict is Verdict.UPHELD
    )


def _exhausted(_: UpkeepSearch) -> None:
    raise OutOfBudget


def test_a_broken_game_tree_makes_forced_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forced, "can_force_by_plain_tree", lambda *_: True)
    assert ruled(DARIA_CHOOSES, kind="forced", player="kasia", region="DUB").verdict is Verdict.UNDECIDED


def test_numbers_that_were_not_given_are_left_out() -> None:
    """Points and coins are unknown here, so neither the witness nor the reasons have any."""
    ruling = ruled(DARIA_CHOOSES, kind="region", player="daria", region="DUB", how="possible")
    assert ruling.finding.witness is not None
    daria = ruling.finding.witness["table"]["players"][0]
    assert "DUB-R1" in daria["towns"]
    assert not {"points", "coins", "renown"} & set(daria)
    assert not [reason for reason in ruling.reasons if {"points", "coins", "renown"} & set(reason.params)]
    assert [reason.message for reason in ruling.reasons if reason.rule == "boru.church.first"]
