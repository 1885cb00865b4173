"""The last trick and its upkeep: the search and the model agree with the oracle on every end."""

import random
from dataclasses import replace

import pytest

from adjudicator.games.boru.claims import region_and_game as claims
from adjudicator.games.boru.claims.region_and_game import GoalMet
from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.models import trick_outcomes
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings import region_and_game
from adjudicator.games.boru.rulings.last_trick_solvers import TrickQuestion, ask_about_trick
from adjudicator.games.boru.rulings.region_and_game import confirm_goal
from adjudicator.games.boru.rulings.upkeep_solvers import Replayed
from adjudicator.games.boru.search.last_trick import LastTrickSearch, is_last_trick
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import ACTING, IN_TRICKS, NOBODY, Phase, Table
from adjudicator.intake.read_case import read_case
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule as rule_on
from adjudicator.values import Json
from solver.answer import Answer, Outcome, OutOfBudget
from tests.boru.engines import ask_trick
from tests.boru.oracle_tricks import in_the_middle, random_last_trick, small_last_trick
from tests.boru.oracle_upkeeps import any_goal, every_end, is_goal_met_in, random_line
from tests.boru.random_upkeeps import every_course, uniform_readings
from tests.boru.sampling import DEFAULTS, play_out


@pytest.mark.parametrize("seed", range(16))
def test_all_engines_agree_with_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table, ends = small_last_trick(rng, readings)
    for goal in {any_goal(rng, table) for _ in range(3)}:
        for wanted in (True, False):
            exists = any(is_goal_met_in(goal, world, readings) is wanted for world in ends)
            answers, outcome = ask_trick(Position(table), goal, wanted, readings)
            assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (goal, wanted, answers)


@pytest.mark.parametrize("seed", range(16))
def test_in_the_middle_of_an_action_too(seed: int) -> None:
    """Compared with every course of play by the evaluator."""
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table = in_the_middle(rng, small_last_trick(rng, readings)[0], readings)
    lasts = [last for _, last in every_course(table, readings, (Phase.OVER, Phase.VIKINGS))]
    goal = any_goal(rng, table)
    for wanted in (True, False):
        exists = any(is_goal_met(goal, last, readings) is wanted for last in lasts)
        answers, outcome = ask_trick(Position(table), goal, wanted, readings)
        assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (goal, wanted, answers)


@pytest.mark.parametrize("seed", range(6))
def test_upkeeps_of_one_kind_stand_for_all(seed: int) -> None:
    """An end that some upkeep leads to is one that an upkeep of the list leads to as well."""
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table = small_last_trick(rng, readings)[0]
    goal = any_goal(rng, table)
    search = LastTrickSearch(Position(table), readings, goal)
    listed = [upkeep for _, upkeep in search.upkeeps()]
    every = {last for _, last in every_course(table, readings, (Phase.MARRIAGE,))}
    assert set(listed) <= every

    def ends(upkeep: Table) -> bool:
        return any(
            is_goal_met(goal, last, readings)
            for _, last in every_course(upkeep, readings, (Phase.OVER, Phase.VIKINGS))
        )

    assert any(map(ends, listed)) is any(map(ends, every))


@pytest.mark.parametrize("seed", range(10))
def test_a_stated_line_is_followed_in_the_upkeep(seed: int) -> None:
    """Compared with the upkeeps to which the evaluator leads, each searched with the line."""
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table = small_last_trick(rng, readings)[0]
    upkeeps = {last for _, last in every_course(table, readings, (Phase.MARRIAGE,))}
    own = [(made, step) for made, _ in every_end(rng.choice(list(upkeeps)), readings) for step in made]
    if not own:
        return
    goal = any_goal(rng, table)._replace(seat=rng.choice(own)[1][0])
    line = random_line(rng, [one for one in own if one[1][0] == goal.seat])
    for how in ("certain", "possible"):
        claim = GoalMet(goal, how, line)
        exists = any(
            UpkeepSearch(readings, goal, line).find(one, claim.wanted) is not None for one in upkeeps
        )
        found = LastTrickSearch(Position(table), readings, goal, line).find(claim.wanted)
        assert (found is not None) is exists
        (answer,), _ = ask_about_trick(TrickQuestion(Position(table), readings, claim), ("cpsat",))
        assert answer.outcome in (Outcome.FOUND if exists else Outcome.NONE, Outcome.GAVE_UP)
        assert answer.after_rules


@pytest.mark.parametrize("seed", range(30))
def test_only_the_last_trick_is_the_last(seed: int) -> None:
    """After it the upkeep begins; after any other trick comes another one."""
    _, tables, _ = play_out(random.Random(seed))
    for table in tables:
        if table.phase in IN_TRICKS and table.phase != Phase.LEAD:
            here = table
            while here.phase in IN_TRICKS and here.phase != Phase.LEAD:
                here = PLAY.after(here, PLAY.actions(here, DEFAULTS)[0], DEFAULTS)
            assert is_last_trick(table, DEFAULTS) is (here.phase == Phase.MARRIAGE)


def _case(table: Table, goal: Goal, how: str) -> Json:
    claim: Json = {"kind": "game", "player": table.name(goal.seat), "how": how}
    return {"game": "boru", "position": PLAY.facts(table), "claim": claim}


def _sound_case(seed: int) -> Json:
    rng = random.Random(seed)
    while True:
        _, tables, _ = play_out(rng)
        found = [
            one for one in tables if is_last_trick(one, DEFAULTS) and one.phase in ACTING and not one.deck
        ]
        if found:
            return _case(rng.choice(found), Goal(0), rng.choice(("certain", "possible")))


@pytest.mark.parametrize("seed", range(6))
def test_a_ruling_rests_on_two_engines_or_on_a_course(seed: int) -> None:
    ruling = rule_on(GAME, read_case(_sound_case(seed)))
    assert ruling.verdict is not Verdict.UNDECIDED
    wanted = ruling.case.claim.wanted
    found = (ruling.verdict is Verdict.UPHELD) is wanted
    assert trust(ruling.engines) is (Trust.SHOWN if found else Trust.INDEPENDENT)


@pytest.mark.parametrize("seed", range(4))
def test_an_engine_that_contradicts_makes_it_undecided(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    case = read_case(_sound_case(seed))
    right = confirm_goal(case).finding.verdict
    opposite = Outcome.NONE if (right is Verdict.UPHELD) is case.claim.wanted else Outcome.FOUND

    def wrong(asked: TrickQuestion, names: tuple[str, ...]) -> tuple[tuple[Answer, ...], Replayed | None]:
        answers, replayed = ask_about_trick(asked, names)
        return tuple(replace(one, outcome=opposite) for one in answers), replayed

    monkeypatch.setattr(region_and_game, "ask_about_trick", wrong)
    assert confirm_goal(case).finding.verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("rule", ["EXPANSION", "EXTRA"])
def test_a_wrong_rule_in_the_model_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If expansions or extras cost less, the model finds courses that the rules refuse."""
    monkeypatch.setattr(trick_outcomes, rule, 1)
    outcomes = set()
    for seed in range(60):
        rng = random.Random(seed)
        table = random_last_trick(rng, 8, DEFAULTS)
        goal = Goal(rng.randrange(table.size))
        outcomes.add(ask_trick(Position(table), goal, True, DEFAULTS)[1])
        if Outcome.GAVE_UP in outcomes:
            return
    raise AssertionError(outcomes)


def test_without_the_search_two_solvers_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """They share one program, and the ruling says so."""
    case = read_case(_sound_case(3))
    right = confirm_goal(case).finding.verdict

    def gives_up(*_: object) -> None:
        raise OutOfBudget

    monkeypatch.setattr(claims, "find_in_last_trick", gives_up)
    monkeypatch.setattr(claims, "find_course", lambda *_: None)
    confirmed = confirm_goal(case)
    assert confirmed.finding.verdict is right
    assert {answer.engine for answer in confirmed.answers} == {"search", "cpsat", "z3"}
    assert trust(confirmed.answers) in (Trust.SHOWN, Trust.ONE_PROGRAM)


def test_a_course_of_the_search_is_legal() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        table = random_last_trick(rng, 14, DEFAULTS)
        goal = Goal(rng.randrange(table.size), rng.choice((NOBODY, rng.randrange(8))))
        choices = LastTrickSearch(Position(table), DEFAULTS, goal, budget=100_000).find(True)
        if choices is not None:
            assert is_goal_met(goal, play_with_actions(table, DEFAULTS, choices)[1], DEFAULTS)
