"""Facts that can't all be true are found. Facts that a game can lead to are never called contradictory."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.cards import BATTLE_CARDS
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from solver import conflict, cpsat
from solver.answer import Outcome, Solution
from solver.conflict import smallest_conflict
from solver.engines import SOLVERS
from solver.program import Program, Var
from tests.river.consistent_support import consistent_case, facts_of, possible, possible_by_cpsat
from tests.river.random_games import DEFAULTS, random_game, random_readings, tables_of
from tests.river.support import RIVER, Json, facts, sound
from tests.river.testimonies import some_testimonies, true_testimonies

# Nothing possible is refused


@cache
def played(seed: int) -> tuple[list[Table], tuple[Action, ...], Readings]:
    rng = Random(seed)
    readings = random_readings(rng) if seed % 3 else DEFAULTS
    first, actions = random_game(rng, tactics=seed % 5 > 1, readings=readings)
    return tables_of(first, actions, readings), actions, readings


@pytest.mark.parametrize("seed", range(40))
def test_every_table_of_a_game_is_possible_under_its_readings(seed: int) -> None:
    tables, actions, readings = played(seed)
    rng = Random(seed)
    for at in {*rng.sample(range(len(tables)), 2), len(tables) - 1}:
        testimony = some_testimonies(rng, true_testimonies(tables, actions, at), 8)
        program, statements = facts_of(facts(tables[at]), testimony, readings)
        guards = [one.guard for one in statements]
        wrong = smallest_conflict(program, guards) if not possible(program, guards) else ()
        assert not wrong, [one.say for one in statements if one.guard in (wrong or ())]


@pytest.mark.parametrize("seed", range(12))
def test_leaving_facts_out_never_makes_a_contradiction(seed: int) -> None:
    """The table as described by somebody who did not see everything."""
    tables, actions, readings = played(seed)
    rng = Random(seed)
    at = rng.randrange(len(tables))
    position = facts(tables[at])
    for field in rng.sample([name for name in position if name != "dams"], 4):
        del position[field]
    position.pop("complete", None)
    position.pop("destroyed", None)
    position["dams"] = rng.sample(position["dams"], 4)
    position["discard"] = rng.sample(position.get("discard", []), len(position.get("discard", [])) // 2)
    if "tactics_deck" not in position and tables[at].uses_tactics:
        position["tactics_deck"] = tables[at].tactics_deck
    testimony = some_testimonies(rng, true_testimonies(tables, actions, at), 6)
    program, statements = facts_of(position, testimony, readings)
    assert possible(program, [one.guard for one in statements])


# What is impossible is found


def base_table(seed: int) -> Json:
    """A complete table from the middle of a game without tactics cards, with cards discarded."""
    for offset in range(100):
        first, actions = random_game(Random(1000 * seed + offset))
        tables = [one for one in tables_of(first, actions) if one.discard and 12 < one.number < 40]
        if tables:
            return facts(Random(seed).choice(tables))
    raise AssertionError("no such game")


def _turn_later(facts: Json) -> None:
    facts["turn_number"] += 2


def _turn_earlier(facts: Json) -> None:
    facts["turn_number"] -= 2


def _from_hand_to_discard(facts: Json) -> None:
    facts["discard"].append(facts["hands"]["attacker"].pop())


def _from_discard_to_hand(facts: Json) -> None:
    facts["hands"]["defender"].append(facts["discard"].pop())


def _from_discard_to_pile(facts: Json) -> None:
    facts["discard"].pop()
    facts["deck"] += 1


def _from_pile_to_hand(facts: Json) -> None:
    listed = {card for hand in facts["hands"].values() for card in hand} | {*facts["discard"]}
    listed |= {
        card for dam in facts["dams"] for side in ("attacker", "defender") for card in dam.get(side, [])
    }
    unseen = next(
        f"{colour}{value}" for colour in "RGBYP" for value in range(12) if f"{colour}{value}" not in listed
    )
    facts["hands"]["attacker"].append(unseen)
    facts["deck"] -= 1


def _from_one_hand_to_the_other(facts: Json) -> None:
    facts["hands"]["attacker"].append(facts["hands"]["defender"].pop())


def _other_side_to_move(facts: Json) -> None:
    facts["turn_number"] += 1 if facts["turn"] == "attacker" else -1
    facts["turn"] = "defender" if facts["turn"] == "attacker" else "attacker"
    facts["phase"] = "prepare"


def _last_turn(facts: Json) -> None:
    facts["ending"] = "last"
    facts["turn"], facts["phase"] = "attacker", "play"
    facts["turn_number"] = 49


FALSE: dict[str, Callable[[Json], None]] = {
    change.__name__.strip("_"): change
    for change in (
        _turn_later,
        _turn_earlier,
        _from_hand_to_discard,
        _from_discard_to_hand,
        _from_discard_to_pile,
        _from_pile_to_hand,
        _from_one_hand_to_the_other,
        _other_side_to_move,
        _last_turn,
    )
}


@pytest.mark.parametrize("name", FALSE)
@pytest.mark.parametrize("seed", range(2))
def test_a_false_fact_is_caught_and_the_set_is_minimal(name: str, seed: int) -> None:
    position = base_table(seed)
    FALSE[name](position)
    program, statements = facts_of(position)
    guards = [one.guard for one in statements]
    assert not possible(program, guards)
    found = smallest_conflict(program, guards)
    assert found
    assert not possible(program, list(found))
    for left_out in found:
        assert possible(program, [guard for guard in found if guard != left_out])


def _few_facts(rng: Random) -> tuple[Json, list[Json]]:
    """A few facts at random."""
    number = rng.randint(1, 12)
    position: Json = {"dams": [], "turn_number": number}
    side = rng.choice(["attacker", "defender"])
    position |= {"deck": 48 - number + rng.randint(-1, 2), "logs": rng.randint(0, 3)}
    position["hidden"] = {side: {"battle": rng.randint(5, 6)} for side in ("attacker", "defender")}
    cards = iter(rng.sample(BATTLE_CARDS, 20))
    tile = rng.choice([3, 4])
    dam: Json = {"tile": tile, "damaged": rng.random() < 0.5}
    dam["attacker"] = [next(cards) for _ in range(rng.randint(0, 2))]
    position["dams"].append(dam)
    testimony = [
        {"who": "Ania", "says": "turns", "side": side, "count": rng.randint(0, 6)},
        {"who": "Jan", "says": "logs-thrown", "count": rng.randint(0, 3)},
    ]
    return position, rng.sample(testimony, 1)


@pytest.mark.parametrize("seed", range(12))
def test_no_smaller_set_is_contradictory(seed: int) -> None:
    """Every subset is tried, the small ones first; among equal sizes in the order of the facts."""
    position, testimony = _few_facts(Random(seed))
    program, statements = facts_of(position, testimony)
    guards = [one.guard for one in statements]
    assert smallest_conflict(program, guards) == _by_trying_all(program, guards)


def _by_trying_all(program: Program, guards: list[Var]) -> tuple[Var, ...] | None:
    if possible_by_cpsat(program, guards):
        return None
    for size in range(1, len(guards) + 1):
        for chosen in combinations(guards, size):
            if not possible_by_cpsat(program, list(chosen)):
                return chosen
    return None


def test_a_lone_engine_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conflict, "SOLVERS", {**SOLVERS, cpsat.NAME: lambda _: Solution(Outcome.NONE)})
    found = decide(RIVER, sound(consistent_case({"dams": [], "turn_number": 3})))
    assert found.verdict is Verdict.UNDECIDED
