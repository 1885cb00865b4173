"""Claims about what an upkeep ends with: proved, refuted, forced, bounded, or honestly left open."""

import random
from itertools import pairwise
from typing import Any

import pytest

from adjudicator.games.boru.claims.region_and_game import is_exact
from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.models import bounds as bounds_model
from adjudicator.games.boru.models import upkeep as model
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings import engines
from adjudicator.games.boru.rulings import rule as referee
from adjudicator.games.boru.rulings.engines import Question
from adjudicator.games.boru.search.bounds import never, surely
from adjudicator.games.boru.search.trials import some_course
from adjudicator.games.boru.search.upkeep import Search
from adjudicator.games.boru.search.witness import is_met
from adjudicator.games.boru.table.actions import read
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, UPKEEP, Phase, Table
from adjudicator.intake.read_case import read_case
from adjudicator.play import replay
from adjudicator.ruling import Verdict
from solver.answer import Answer, Outcome
from solver.program import Program
from tests.boru.doors import case_of, decided, problems, ruled
from tests.boru.rules.test_against_oracle import small
from tests.boru.rulings.test_engines import plain_force
from tests.boru.sampling import DEFAULTS, play_out

PLAYING = (Phase.LEAD, Phase.FOLLOW, Phase.ROW, Phase.BUY, Phase.EXPAND, Phase.REMOVE)


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
    """From the table given, every action legal, and it ends as the verdict says."""
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
    assert is_met(goal_of(table, claim), played.last) is (finding.verdict is Verdict.UPHELD)


@pytest.mark.parametrize("seed", range(25))
def test_rulings_agree_with_the_fast_verdict(seed: int) -> None:
    rng = random.Random(1000 + seed)
    table = rng.choice(tables(seed, UPKEEP))
    claim = claim_of(table, rng)
    assert ruled(table, **claim).verdict is decided(table, **claim).verdict


@pytest.mark.parametrize("seed", range(60))
def test_a_forced_goal_comes_with_a_line_that_makes_it_certain(seed: int) -> None:
    rng = random.Random(seed)
    table, _ = small(rng)
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
    assert (finding.verdict is Verdict.UPHELD) is plain_force(table, DEFAULTS, goal)
    if finding.verdict is Verdict.UPHELD:
        assert finding.witness is not None
        kind = "game" if region == NOBODY else "region"
        stated = {**claim, "kind": kind, "how": "certain", "line": finding.witness["line"]}
        assert decided(table, **stated).verdict is Verdict.UPHELD
    assert ruled(table, **claim).verdict is finding.verdict


CHOOSES = {
    "players": [
        {"id": "daria", "track": 1, "raiders": 3, "church": 2, "towns": ["DUB-R1", "BRE-R1"]},
        {"id": "kasia", "track": 1, "raiders": 1, "church": 0, "towns": ["DUB-B1", "BRE-B1"]},
        {"id": "jerzy", "track": 1, "raiders": 2, "church": 1, "towns": ["BRE-B2", "MUN-B1"]},
    ],
    "marker": "daria",
    "phase": "battle",
    "battle": 1,
    "marriage_deck": 1,
    "round": 2,
}
"""Daria picks the town that Kasia loses, and then builds a monastery."""


def test_a_line_makes_it_certain() -> None:
    """In Dubhlinn Daria and Kasia are level: the town lost there or the monastery built there decides."""
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    assert decided(CHOOSES, **claim, how="certain").verdict is Verdict.REJECTED
    assert decided(CHOOSES, **claim, how="possible").verdict is Verdict.UPHELD
    assert ruled(CHOOSES, **claim, line=["daria builds at DUB-R1"]).verdict is Verdict.UPHELD
    elsewhere = ["daria builds at BRE-R1"]
    assert ruled(CHOOSES, **claim, line=elsewhere).verdict is Verdict.REJECTED
    lost = ["daria sacrifices DUB-B1", "daria builds at BRE-R1"]  # the Vikings are level then
    assert ruled(CHOOSES, **claim, line=lost).verdict is Verdict.REJECTED


def test_conditions_of_a_line() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    line = [
        "daria builds at BRE-R1 if daria sacrifices DUB-B1",
        "daria builds at DUB-R1",
        "daria sacrifices BRE-B1",
    ]
    assert ruled(CHOOSES, **claim, line=line).verdict is Verdict.UPHELD
    assert ruled(CHOOSES, **claim, line=line[:2]).verdict is Verdict.REJECTED


def test_where_a_line_cannot_be_done_it_is_taken_against_the_claimer() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    line = ["daria builds at DUB-Y1", "daria builds at DUB-R1"]
    assert ruled(CHOOSES, **claim, line=line).verdict is Verdict.REJECTED


def test_a_line_speaks_of_ones_own_choices() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB"}
    assert problems(CHOOSES, **claim, line=["kasia sacrifices DUB-B1"]) == [
        ("line-of-another", "/claim/line/0")
    ]
    assert problems(CHOOSES, **claim, line=["daria dances"]) == [("unknown-action", "/claim/line/0")]
    assert problems(CHOOSES, **claim, line=["daria builds at DUB-R1 if zosia sacrifices DUB-B1"]) == [
        ("unknown-player", "/claim/line/0")
    ]


def test_forced_with_the_line_shown() -> None:
    ruling = ruled(CHOOSES, kind="forced", player="daria", region="DUB")
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.witness is not None
    assert "daria builds at DUB-R1" in ruling.finding.witness["line"]
    assert ruled(CHOOSES, kind="forced", player="kasia", region="DUB").verdict is Verdict.REJECTED


def test_a_line_in_the_notation() -> None:
    claim: dict[str, Any] = {"kind": "region", "player": "daria", "region": "DUB", "how": "certain"}
    line = [
        "daria builds at BRE-R1 if daria sacrifices DUB-B1 and kasia places MUN-R1",
        "daria builds at DUB-R1",
    ]
    case = case_of(CHOOSES, **claim, line=line)
    notation = GAME.notate(case.given)
    assert "do daria builds at BRE-R1 if daria sacrifices DUB-B1 and kasia places MUN-R1" in notation
    assert read_case(GAME.parse(notation)).given == case.given


def test_the_last_upkeep_may_come_early() -> None:
    """If nobody courts and the deck's top card leaves, the Princess goes and the game is over."""
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
    """What is sure stays sure, what never comes never comes, however the round goes on."""
    rng = random.Random(seed)
    for table in rng.sample(tables(seed, PLAYING), 6):
        for region in range(len(REGIONS)):
            for seat in range(table.size):
                goal = Goal(seat, region)
                for proved, wanted in ((surely, False), (never, True)):
                    if proved(table, goal, DEFAULTS):
                        assert some_course(Position(table), goal, wanted, DEFAULTS, trials=8) is None
                        how = "certain" if proved is surely else "possible"
                        name, where = table.name(seat), REGIONS[region].id
                        ruling = ruled(table, kind="region", player=name, region=where, how=how)
                        expected = Verdict.UPHELD if proved is surely else Verdict.REJECTED
                        assert ruling.verdict is expected
                        assert [one.outcome for one in ruling.engines] == [Outcome.NONE] * 3


@pytest.mark.parametrize("seed", range(15))
def test_bounds_agree_with_the_upkeep_itself(seed: int) -> None:
    """At the last decision before an upkeep the bounds must not deny what the exact search finds."""
    _, found, _ = play_out(random.Random(seed))
    for before, after in pairwise(found):
        if before.phase in PLAYING and after.phase == Phase.MARRIAGE:
            for region in range(len(REGIONS)):
                for seat in range(before.size):
                    goal = Goal(seat, region)
                    if surely(before, goal, DEFAULTS):
                        assert Search(DEFAULTS, goal).find(after, False) is None
                    if never(before, goal, DEFAULTS):
                        assert Search(DEFAULTS, goal).find(after, True) is None


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
    """Dubhlinn is full and all Daria's: the Vikings can take one town of three."""
    sure = ruled(ALL_OF_DUBHLINN, kind="region", player="daria", region="DUB")
    assert sure.verdict is Verdict.UPHELD
    assert [answer.engine for answer in sure.engines] == ["bounds", "cpsat", "z3"]
    assert sure.reasons[0].message == "boru-ground-bounds"
    hopeless = ruled(ALL_OF_DUBHLINN, kind="region", player="kasia", region="DUB", how="possible")
    assert hopeless.verdict is Verdict.REJECTED
    assert ruled(ALL_OF_DUBHLINN, kind="region", player="kasia", region="MUN").verdict is Verdict.REJECTED


def test_a_looser_game_of_the_solvers_makes_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds_model, "held_by", lambda *_: Program())
    assert ruled(ALL_OF_DUBHLINN, kind="region", player="daria", region="DUB").verdict is Verdict.UNDECIDED


def test_a_refutation_before_the_upkeep_keeps_to_the_line() -> None:
    """Where the claimer has said what they will do, no course of play shows them doing something else."""
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
    """After an upkeep the tokens tell; before the first one everything is still ahead."""
    _, found, _ = play_out(random.Random(2))
    first, *later = [table for table in found if table.phase == Phase.VIKINGS]
    for table in later:
        for place, region in enumerate(REGIONS):
            verdict = decided(table, kind="region", player=table.name(0), region=region.id).verdict
            assert (verdict is Verdict.UPHELD) is (table.tokens[place] == 0)
    claim: dict[str, Any] = {"kind": "region", "player": first.name(0), "region": "DUB", "how": "possible"}
    assert decided(first, **claim).verdict is not Verdict.REJECTED


def test_an_open_game_is_left_open() -> None:
    """At the first lead nothing is settled, and who wins is not guessed."""
    table = tables(4, (Phase.LEAD,))[0]
    finding = decided(table, kind="game", player="daria", how="certain")
    assert finding.verdict is Verdict.REJECTED
    assert finding.witness is not None
    assert finding.witness["result"]["winners"] != ["daria"]


# Engines that err


def _never_alone(upkeep: Any, region: int) -> Any:
    """A broken rule: nobody ever takes a token."""
    claimed = REAL_REGION(upkeep, region)
    for holder in claimed.holders:
        upkeep.program.at_most(((1, holder),), 0)
    return claimed


REAL_REGION = model.Upkeep.region


@pytest.mark.parametrize("name", ["by_cpsat", "by_z3"])
def test_a_broken_model_makes_it_undecided(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(engines, name)

    def broken(question: Question) -> Any:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(model.Upkeep, "region", _never_alone)
            return real(question)

    broken.__name__ = name
    others = tuple(broken if engine.__name__ == name else engine for engine in engines.ENGINES)
    monkeypatch.setattr(engines, "ENGINES", others)
    ruling = ruled(CHOOSES, kind="region", player="daria", region="DUB", how="possible")
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "boru-undecided"
    assert ruling.finding.witness is None
    assert ruling.depends_on == ()


def test_a_broken_search_makes_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Question) -> tuple[Answer, None]:
        return Answer("search", Outcome.NONE), None

    monkeypatch.setattr(engines, "ENGINES", (broken, *engines.ENGINES[1:]))
    assert (
        ruled(CHOOSES, kind="region", player="daria", region="DUB", how="possible").verdict
        is Verdict.UNDECIDED
    )


def test_a_search_out_of_reach_leaves_it_to_the_solvers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.games.boru.search.upkeep.MOST_TABLES", 2)
    monkeypatch.setattr(Search, "spend", _exhausted)
    assert decided(CHOOSES, kind="region", player="daria", region="DUB").verdict is Verdict.UNDECIDED
    assert ruled(CHOOSES, kind="region", player="daria", region="DUB").verdict is Verdict.REJECTED
    line = ["daria builds at DUB-R1"]
    assert ruled(CHOOSES, kind="region", player="daria", region="DUB", line=line).verdict is Verdict.UPHELD


def _exhausted(_: Search) -> None:
    from adjudicator.games.boru.search.upkeep import OutOfReach

    raise OutOfReach


def test_a_broken_game_tree_makes_forced_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "plain_tree", lambda *_: True)
    assert ruled(CHOOSES, kind="forced", player="kasia", region="DUB").verdict is Verdict.UNDECIDED


def test_numbers_that_were_not_given_are_not_told() -> None:
    """Points and coins are unknown here: neither the witness nor the words make any up."""
    ruling = ruled(CHOOSES, kind="region", player="daria", region="DUB", how="possible")
    assert ruling.finding.witness is not None
    daria = ruling.finding.witness["table"]["players"][0]
    assert "DUB-R1" in daria["towns"]
    assert not {"points", "coins", "renown"} & set(daria)
    assert not [reason for reason in ruling.reasons if {"points", "coins", "renown"} & set(reason.params)]
    assert [reason.message for reason in ruling.reasons if reason.rule == "boru.church.first"]
