"""At one table no claim to the game is undecided that follows from others, and none contradicts another.

All claims speak of the same thing: who may win together at the end. Each says that one of some sets of
winners is possible, or that none of them is. The same holds for rulings, where every engine is asked.
"""

import random
from collections.abc import Mapping
from itertools import combinations, product

import pytest

from adjudicator.game import load_game
from adjudicator.games.romans.search.game import is_last_turn, search_game
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.intake.read_case import read_case
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from adjudicator.values import Json
from solver.answer import Outcome
from tests.romans.bench import attack, random_case, seen_by, whole_game
from tests.romans.lopsided import lopsided_tables
from tests.romans.readings import DEFAULTS
from tests.romans.search.test_witness import random_tables

Ends = frozenset[frozenset[int]]
"""Sets of winners, one of which a game may end with."""
Question = tuple[int, bool, bool]
"""Clan, wins, sole: may the clan win (or fail to), alone?"""


def every_end(players: list[int]) -> Ends:
    """All sets of winners. A lone player may lose to a neutral clan."""
    fewest = 0 if len(players) == 1 else 1
    return frozenset(
        frozenset(won) for size in range(fewest, len(players) + 1) for won in combinations(players, size)
    )


def ends_meant(question: Question, every: Ends) -> Ends:
    clan, wins, sole = question
    return frozenset(won for won in every if (won == {clan} if sole else clan in won) is wins)


def following(answers: Mapping[Question, Outcome], every: Ends) -> dict[Question, Outcome]:
    """What follows from the answers that were given, for every question."""
    meant = {question: ends_meant(question, every) for question in answers}
    never = [meant[one] for one, outcome in answers.items() if outcome is Outcome.NONE]
    possible = every.difference(*never)
    shown = [meant[one] & possible for one, outcome in answers.items() if outcome is Outcome.FOUND]
    assert all([possible, *shown]), "two answers contradict each other"
    found = {}
    for question, ends in meant.items():
        if not ends & possible:
            found[question] = Outcome.NONE
        elif any(one <= ends for one in (possible, *shown)):
            found[question] = Outcome.FOUND
    return found


def answers_at(table: Table, readings: Readings) -> tuple[dict[Question, Outcome], Ends]:
    players = [seat for seat, neutral in enumerate(table.setup.neutral) if not neutral]
    asked = product(players, (True, False), (True, False))
    answers = {
        (clan, wins, sole): search_game(table, readings, clan, wins, sole).outcome
        for clan, wins, sole in asked
    }
    return answers, every_end(players)


def test_what_follows() -> None:
    """Gold wins alone in one game: so red does not win for certain, nor does it alone."""
    every = every_end([0, 1])
    answers = {(1, True, True): Outcome.FOUND, (0, False, False): Outcome.GAVE_UP}
    assert following(answers, every)[0, False, False] is Outcome.FOUND
    answers = {(1, True, False): Outcome.NONE, (0, False, True): Outcome.GAVE_UP}
    assert following(answers, every)[0, False, True] is Outcome.NONE
    answers = {(1, True, False): Outcome.FOUND, (1, True, True): Outcome.GAVE_UP}
    assert (1, True, True) not in following(answers, every)


@pytest.mark.parametrize("seed", range(2))
def test_what_follows_is_decided(seed: int) -> None:
    rng = random.Random(seed)
    tables = [one for one in random_tables(rng, 24) if one[0].turn < 3]
    for table in lopsided_tables(rng, 12):
        seat = rng.randrange(len(table.cards))
        tables.append((seen_by(table, seat) if table.step >= Step.REVEAL else table, DEFAULTS))
    assert len(tables) > 20
    undecided = 0
    for table, readings in tables:
        assert not is_last_turn(table, readings)
        answers, every = answers_at(table, readings)
        for question, outcome in following(answers, every).items():
            assert answers[question] is outcome, (table, readings, question)
        undecided += sum(outcome is Outcome.GAVE_UP for outcome in answers.values())
    assert undecided <= len(tables) // 4, "of eight claims and more at each table"


@pytest.mark.parametrize("last_turn", [False, True])
def test_what_follows_is_ruled(last_turn: bool) -> None:
    rng = random.Random(3)
    game = load_game("romans")
    for _ in range(3):
        data: dict[str, Json] = random_case(
            lambda table: attack(table) and (table.turn == 3) is last_turn, whole_game, rng
        )
        table = read_case(data).position.table
        players = [seat for seat, neutral in enumerate(table.setup.neutral) if not neutral]
        answers: dict[Question, Outcome] = {}
        for clan, wins, sole in product(players, (True, False), (True, False)):
            how = "possible" if wins else "certain"
            claim: Json = {"kind": "game", "clan": table.setup.clans[clan], "how": how, "sole": sole}
            case = read_case({**data, "claim": claim})
            verdict = rule(game, case).verdict
            found = Outcome.FOUND if (verdict is Verdict.UPHELD) is wins else Outcome.NONE
            answers[clan, wins, sole] = Outcome.GAVE_UP if verdict is Verdict.UNDECIDED else found
        for question, outcome in following(answers, every_end(players)).items():
            assert answers[question] is outcome, (data, question)
