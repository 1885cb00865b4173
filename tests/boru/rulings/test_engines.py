"""Search, CP-SAT and Z3 say what the oracle says of an upkeep, with and without a line."""

import random

import pytest

from adjudicator.games.boru.claims.line import stated
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final
from adjudicator.games.boru.rulings import engines
from adjudicator.games.boru.rulings.engines import Question
from adjudicator.games.boru.search.upkeep import Search, settle_steps
from adjudicator.games.boru.search.witness import is_met as ended
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import REGION, REGIONS, TOWN, TOWNS, places
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.table import NOBODY, UPKEEP, Phase, Table
from adjudicator.readings import Readings
from solver.answer import Outcome
from tests.boru import oracle
from tests.boru.rules.test_against_oracle import small
from tests.boru.upkeeps import DEFAULTS, NAMES, play_out, random_readings, random_upkeep, world_of


def ends(table: Table, readings: Readings) -> list[tuple[list[tuple[int, str, str]], oracle.World]]:
    """Every way through the upkeep, by the oracle."""
    return [
        (made, world)
        for made, world, _ in oracle.runs(
            world_of(table), lambda world, choose: oracle.upkeep(world, choose, readings)
        )
    ]


def is_met(goal: Goal, world: oracle.World) -> bool:
    if goal.region != NOBODY:
        return bool(world.tokens[REGIONS[goal.region].id] == goal.seat)
    winners = oracle.winners(world)
    return winners == [goal.seat] if goal.sole else goal.seat in winners


def random_goal(rng: random.Random, table: Table, readings: Readings) -> Goal:
    """Random goals are mostly out of reach: most of the time one is taken that can be met, or can fail."""
    goals = [_any_goal(rng, table) for _ in range(10)]
    if rng.random() < 0.25:
        return goals[0]

    def telling(goal: Goal) -> tuple[bool, bool]:
        can = Search(readings, goal).find(table, True) is not None
        return can and Search(readings, goal).find(table, False) is not None, can

    return max(goals, key=telling)


def _any_goal(rng: random.Random, table: Table) -> Goal:
    if rng.random() < 0.4:
        return Goal(rng.randrange(table.size), NOBODY, rng.random() < 0.3)
    towns = [(seat, town) for seat, player in enumerate(table.players) for town in places(player.discs)]
    if not towns:
        return Goal(rng.randrange(table.size), rng.randrange(len(REGIONS)))
    seat, town = rng.choice(towns)
    return Goal(seat, REGION[TOWNS[town][:3]])


@pytest.mark.parametrize("seed", range(36))
def test_all_engines_say_the_same_as_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    table, _ = small(rng)
    readings = random_readings(rng)
    worlds = ends(table, readings)
    for _ in range(2):
        goal = random_goal(rng, table, readings)
        for wanted in (True, False):
            answers, outcome, way = engines.ask(Question(table, readings, goal, wanted))
            exists = any(is_met(goal, world) is wanted for _, world in worlds)
            assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (answers, goal, wanted)
            assert (way is not None) is exists
            assert [answer.outcome for answer in answers] == [outcome] * 3


_SAID = {Do.PLACE: "settle", Do.BUILD: "build", Do.CHOOSE: "princess"}


def follows(table: Table, goal: Goal, line: tuple[Rule, ...], made: list[tuple[int, str, str]]) -> bool:
    """Did the claimer keep to the line? The first entry that fits counts, if it can be done at all.

    Whether it can be done is read off the other ways through the upkeep: an option is legal exactly if some
    way goes on with it after the same beginning.
    """
    done: list[Action] = []
    for place, (who, what, pick) in enumerate(made):
        if who == goal.seat:
            entry = next(
                (one.does for one in line if _fits(table, one, what, made[:place], done)),
                None,
            )
            if entry is not None:
                want = entry.word or entry.town
                if pick != want and (*map(tuple, made[:place]), (who, what, want)) in BEGINNINGS:
                    return False
        done.append(_action(who, what, pick))
    return True


BEGINNINGS: set[tuple[tuple[int, str, str], ...]] = set()


def _action(who: int, what: str, pick: str) -> Action:
    if what == "princess":
        return Action(Do.CHOOSE, NAMES[who], word=pick)
    kind = Do.YIELD if what.startswith("lose") else {"settle": Do.PLACE, "build": Do.BUILD}[what]
    return Action(kind, NAMES[who], town=pick)


def _fits(
    table: Table, rule: Rule, what: str, before: list[tuple[int, str, str]], done: list[Action]
) -> bool:
    if not all(one in done for one in rule.when):
        return False
    if not what.startswith("lose"):
        return _SAID.get(rule.does.kind) == what
    if rule.does.kind is not Do.YIELD:
        return False
    owner = world_of(table).discs.get(rule.does.town)
    for who, kind, pick in before:
        if kind == "settle" and pick == rule.does.town:
            owner = who
    return owner == int(what.split()[1])


@pytest.mark.parametrize("seed", range(50))
def test_a_line_binds_the_claimer_and_nobody_else(seed: int) -> None:
    rng = random.Random(seed)
    table, _ = small(rng)
    readings = random_readings(rng)
    worlds = ends(table, readings)
    BEGINNINGS.clear()
    for made, _ in worlds:
        BEGINNINGS.update(tuple(made[: place + 1]) for place in range(len(made)))
    chosen = [(made, step) for made, _ in worlds for step in made]
    if not chosen:
        return
    goal = random_goal(rng, table, readings)._replace(seat=rng.choice(chosen)[1][0])
    own = [(made, step) for made, step in chosen if step[0] == goal.seat]
    line = []
    for _ in range(rng.randint(1, 4)):
        made, step = rng.choice(own)
        before = made[: made.index(step)]
        when = [rng.choice(before)] if before and rng.random() < 0.5 else []
        line.append(Rule(_action(*step), tuple(_action(*one) for one in when)))
    rules = tuple(line)
    said = stated(table, goal.seat, rules)
    for wanted in (True, False):
        exists = any(
            is_met(goal, world) is wanted and follows(table, goal, rules, made) for made, world in worlds
        )
        answers, outcome, _ = engines.ask(Question(table, readings, goal, wanted, rules, said))
        assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (answers, goal, wanted, rules)


def plain_force(table: Table, readings: Readings, goal: Goal) -> bool:
    """The oracle's own game tree: some option of the claimer, every option of the others."""
    worlds = ends(table, readings)

    def good(some: list[tuple[list[tuple[int, str, str]], oracle.World]], depth: int) -> bool:
        if len(some[0][0]) == depth:
            return is_met(goal, some[0][1])
        options: dict[str, list[tuple[list[tuple[int, str, str]], oracle.World]]] = {}
        for made, world in some:
            options.setdefault(str(made[depth][2]), []).append((made, world))
        verdicts = (good(part, depth + 1) for part in options.values())
        return any(verdicts) if some[0][0][depth][0] == goal.seat else all(verdicts)

    return good(worlds, 0)


@pytest.mark.parametrize("seed", range(80))
def test_what_can_be_forced(seed: int) -> None:
    rng = random.Random(seed)
    table, _ = small(rng)
    readings = random_readings(rng)
    goal = random_goal(rng, table, readings)
    search = Search(readings, goal)
    assert search.can_force(table) is plain_force(table, readings, goal)


@pytest.mark.parametrize("seed", range(40))
def test_ranks_are_those_of_the_scoring(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    table = random_upkeep(rng, last=True)
    for _ in range(12):
        here = settle_steps(table, readings)
        search = Search(readings, Goal(0))
        while here.phase != Phase.REGIONS:
            options = list(search.options(here, ()))
            here = search.after(here, rng.choice(options))
        ((_, last),) = play_out(here, readings, (Phase.OVER, Phase.VIKINGS))
        result = final(last)
        ranks = search.worth.ranks(here, search.worth.total(here))
        weighed = [result.rank(seat) for seat in range(here.size)]
        assert ranks == [10_000 * points + 100 * tokens + brides for points, tokens, brides in weighed]


def test_towns_named() -> None:
    assert set(TOWN) == set(oracle.TOWNS)


@pytest.mark.parametrize("seed", range(70))
def test_in_the_middle_of_an_upkeep(seed: int) -> None:
    """From every phase of an upkeep: all engines say what playing everything out says."""
    rng = random.Random(seed)
    readings = random_readings(rng)
    table, _ = small(rng)
    for _ in range(rng.randint(1, 6)):
        options = PLAY.actions(table, readings)
        after = PLAY.after(table, rng.choice(options), readings)
        if after.phase not in UPKEEP:
            break
        table = after
    lasts = [last for _, last in play_out(table, readings, (Phase.OVER, Phase.VIKINGS))]
    goal = random_goal(rng, table, readings)
    for wanted in (True, False):
        answers, outcome, _ = engines.ask(Question(table, readings, goal, wanted))
        exists = any(ended(goal, last) is wanted for last in lasts)
        assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (table.phase, answers, goal)


def test_every_phase_of_an_upkeep_is_reached() -> None:
    """The test above starts in each of them."""
    seen = set()
    for seed in range(300):
        rng = random.Random(seed)
        table = random_upkeep(rng, most_towns=14)
        while table.phase in UPKEEP:
            seen.add(table.phase)
            table = PLAY.after(table, rng.choice(PLAY.actions(table, DEFAULTS)), DEFAULTS)
    assert seen == set(UPKEEP)
