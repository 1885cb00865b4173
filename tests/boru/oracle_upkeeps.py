"""Upkeeps small enough for the oracle, and its answers: every end, lines, what can be forced."""

import random

from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import REGION, REGIONS, TOWNS, places
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Entry, Line
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.readings import Readings
from tests.boru import oracle
from tests.boru.random_upkeeps import NAMES, random_upkeep, world_of


def small_upkeep(rng: random.Random) -> Table:
    """A random table before an upkeep with fewer than 400 courses."""
    while True:
        table = random_upkeep(rng, most_towns=rng.choice((4, 8, 14)))
        courses = 1
        for _ in oracle.runs(
            world_of(table), lambda world, choose: oracle.upkeep(world, choose, DEFAULT_READINGS)
        ):
            courses += 1
            if courses > 400:
                break
        else:
            return table


DEFAULT_READINGS = {
    "nobody-courted": "card-leaves",
    "token-overtaken-tied": "stays",
    "token-vikings-tied": "tie",
}


Step = tuple[int, str, str]
"""A choice by the oracle: who, what, and the option chosen."""
End = tuple[list[Step], oracle.World]


def every_end(table: Table, readings: Readings) -> list[End]:
    """The choices and the end of every course through the upkeep, by the oracle."""
    return [
        (made, world)
        for made, world, _ in oracle.runs(
            world_of(table), lambda world, choose: oracle.upkeep(world, choose, readings)
        )
    ]


def is_goal_met_in(goal: Goal, world: oracle.World, readings: Readings) -> bool:
    if goal.region != NOBODY:
        return bool(world.tokens[REGIONS[goal.region].id] == goal.seat)
    winners = oracle.winners(world, readings)
    return winners == [goal.seat] if goal.sole else goal.seat in winners


def random_goal(rng: random.Random, table: Table, readings: Readings) -> Goal:
    """A random goal. Since most cannot be met, usually one of ten is taken that can be met, and can fail."""
    goals = [any_goal(rng, table) for _ in range(10)]
    if rng.random() < 0.25:
        return goals[0]

    def interest(goal: Goal) -> tuple[bool, bool]:
        can = UpkeepSearch(readings, goal).find(table, True) is not None
        return can and UpkeepSearch(readings, goal).find(table, False) is not None, can

    return max(goals, key=interest)


def any_goal(rng: random.Random, table: Table) -> Goal:
    if rng.random() < 0.4:
        return Goal(rng.randrange(table.size), NOBODY, rng.random() < 0.3)
    towns = [(seat, town) for seat, player in enumerate(table.players) for town in places(player.discs)]
    if not towns:
        return Goal(rng.randrange(table.size), rng.randrange(len(REGIONS)))
    seat, town = rng.choice(towns)
    return Goal(seat, REGION[TOWNS[town][:3]])


CHOICE_NAME = {ActionKind.PLACE: "settle", ActionKind.BUILD: "build", ActionKind.CHOOSE: "princess"}


Beginning = tuple[Step, ...]


def beginnings(ends: list[End]) -> set[Beginning]:
    """The first choices of every course, for each number of choices."""
    return {tuple(made[: place + 1]) for made, _ in ends for place in range(len(made))}


def follows_line(table: Table, goal: Goal, line: Line, made: list[Step], possible: set[Beginning]) -> bool:
    """Did the claimer follow the line? The first entry that fits counts, if its choice is legal.

    A choice is legal exactly if some course has it after the same beginning.
    """
    done: list[Action] = []
    for place, (who, what, pick) in enumerate(made):
        if who == goal.seat:
            entry = next(
                (one.action for one in line if _fits(table, one, what, made[:place], done)),
                None,
            )
            if entry is not None:
                want = entry.word or entry.town
                if pick != want and (*made[:place], (who, what, want)) in possible:
                    return False
        done.append(action_of(who, what, pick))
    return True


def random_line(rng: random.Random, own: list[tuple[list[Step], Step]]) -> Line:
    """One to four entries, from the claimer's choices in some courses, half of them with a condition."""
    entries = []
    for _ in range(rng.randint(1, 4)):
        made, step = rng.choice(own)
        before = made[: made.index(step)]
        when = [rng.choice(before)] if before and rng.random() < 0.5 else []
        entries.append(Entry(action_of(*step), tuple(action_of(*one) for one in when)))
    return tuple(entries)


def action_of(who: int, what: str, pick: str) -> Action:
    if what == "princess":
        return Action(ActionKind.CHOOSE, NAMES[who], word=pick)
    kind = (
        ActionKind.YIELD
        if what.startswith("lose")
        else {"settle": ActionKind.PLACE, "build": ActionKind.BUILD}[what]
    )
    return Action(kind, NAMES[who], town=pick)


def _fits(table: Table, entry: Entry, what: str, before: list[Step], done: list[Action]) -> bool:
    if not all(one in done for one in entry.conditions):
        return False
    if not what.startswith("lose"):
        return CHOICE_NAME.get(entry.action.kind) == what
    if entry.action.kind is not ActionKind.YIELD:
        return False
    owner = world_of(table).discs.get(entry.action.town)
    for who, kind, pick in before:
        if kind == "settle" and pick == entry.action.town:
            owner = who
    return owner == int(what.split()[1])


def can_force_by_oracle(table: Table, readings: Readings, goal: Goal) -> bool:
    """The oracle's game tree: some option of the claimer works against every option of the others."""
    ends = every_end(table, readings)

    def good(some: list[End], depth: int) -> bool:
        if len(some[0][0]) == depth:
            return is_goal_met_in(goal, some[0][1], readings)
        options: dict[str, list[End]] = {}
        for made, world in some:
            options.setdefault(str(made[depth][2]), []).append((made, world))
        verdicts = (good(part, depth + 1) for part in options.values())
        return any(verdicts) if some[0][0][depth][0] == goal.seat else all(verdicts)

    return good(ends, 0)
