"""Without tactics cards, exactly those counts are possible that some course of play reaches."""

from collections.abc import Iterator
from random import Random

from adjudicator.games.river.table.dams import TILES
from tests.river.consistent_support import facts_of, possible_by_cpsat
from tests.river.support import Json

Dams = tuple[tuple[int, int, bool], ...]
Abstract = tuple[int, str, int, int, int, Dams]
"""Turn, phase, logs, discarded cards, cancelled pairs; for each dam both sides' cards, and is it damaged."""
TILES_PLAYED = (4, 3, 1)


def reachable(last_turn: int) -> set[Abstract]:
    """Every table that play can lead to, if only counts matter: a claim with a full side always succeeds."""
    start: Abstract = (1, "prepare", 3, 0, 0, tuple((0, 0, False) for _ in TILES_PLAYED))
    seen, todo = {start}, [start]
    while todo:
        for after in _moves(todo.pop()):
            if after[0] <= last_turn and after not in seen:
                seen.add(after)
                todo.append(after)
    return seen


def _moves(table: Abstract) -> Iterator[Abstract]:
    number, phase, logs, gone, pairs, dams = table
    attacking = number % 2 == 1

    def changed(place: int, attacker: int, defender: int, damaged: bool) -> Dams:
        return (*dams[:place], (attacker, defender, damaged), *dams[place + 1 :])

    for place, (attacker, defender, damaged) in enumerate(dams):
        slots = TILES[TILES_PLAYED[place]][damaged].slots
        if attacking and not damaged and attacker == slots:
            yield number, phase, logs, gone + attacker + defender, pairs, changed(place, 0, 0, True)
        if phase == "prepare" and attacker and attacking:
            yield number, "play", logs, gone + attacker, pairs, changed(place, 0, defender, damaged)
        if phase == "prepare" and attacker and logs and not attacking:
            yield number, "play", logs - 1, gone + 1, pairs, changed(place, attacker - 1, defender, damaged)
        own, other = (attacker, defender) if attacking else (defender, attacker)
        if phase in ("prepare", "play") and own < slots:
            laid = (attacker + 1, defender) if attacking else (attacker, defender + 1)
            yield number, "draw", logs, gone, pairs, changed(place, *laid, damaged)
            if other and pairs < 5:
                lost = (attacker, defender - 1) if attacking else (attacker - 1, defender)
                yield number, "draw", logs, gone, pairs + 1, changed(place, *lost, damaged)
    if phase == "prepare":
        yield number, "play", logs, gone, pairs, dams
    if phase == "draw" and attacking:
        yield number, "end", logs, gone, pairs, dams
    if phase == "end" or (phase == "draw" and not attacking):
        yield number + 1, "prepare", logs, gone, pairs, dams


def _with_changes(rng: Random, table: Abstract) -> Abstract | None:
    """The table with up to two facts changed. The number of cards stays the same."""
    number, phase, logs, gone, pairs, dams = table
    sides = [list(dam) for dam in dams]
    for _ in range(rng.choice([0, 1, 2])):
        place, side = rng.randrange(len(sides)), rng.randrange(2)
        match rng.randrange(5):
            case 0:
                logs = rng.randrange(4)
            case 1 if sides[place][side]:
                sides[place][side] -= 1
                gone += 1
            case 2 if gone:
                sides[place][side] += 1
                gone -= 1
            case 3 if gone > 1 and pairs < 5:
                gone, pairs = gone - 2, pairs + 1
            case _:
                sides[place][2] = not sides[place][2]
    for tile, (attacker, defender, damaged) in zip(TILES_PLAYED, sides, strict=True):
        if max(attacker, defender) > TILES[tile][bool(damaged)].slots:
            return None
    return number, phase, logs, gone, pairs, tuple((a, d, bool(damaged)) for a, d, damaged in sides)


def _position(table: Abstract) -> Json:
    """The table as a position, with ordinary cards, and a duck and a beaver for each cancelled pair."""
    number, phase, logs, gone, pairs, dams = table
    cards = iter([f"{colour}{value}" for colour in "RGBYP" for value in range(1, 11)])
    described = []
    for tile in TILES:
        attacker, defender, damaged = dict(zip(TILES_PLAYED, dams, strict=True)).get(tile, (0, 0, False))
        sides = {"attacker": [next(cards) for _ in range(attacker)]}
        sides["defender"] = [next(cards) for _ in range(defender)]
        described.append({"tile": tile, "damaged": damaged, **sides})
    discard = [next(cards) for _ in range(gone)]
    discard += [f"{colour}{value}" for colour in "RGBYP"[:pairs] for value in (0, 11)]
    just_played = phase == "draw"
    hidden = {side: {"battle": 6} for side in ("attacker", "defender")}
    hidden["attacker" if number % 2 else "defender"]["battle"] -= just_played
    return {
        "dams": described,
        "discard": discard,
        "complete": True,
        "turn": "attacker" if number % 2 else "defender",
        "phase": phase,
        "turn_number": number,
        "logs": logs,
        "deck": 48 - number + 1 - (phase == "end"),
        "hidden": hidden,
    }


def test_without_tactics_cards_exactly_the_reachable_counts_are_possible() -> None:
    """The laws are not only necessary but sufficient, except that they never ask whether a claim is good."""
    tables = reachable(9)
    rng, pool, seen = Random(7), sorted(tables), {True: 0, False: 0}
    while sum(seen.values()) < 160:
        table = _with_changes(rng, rng.choice(pool))
        if table is None:
            continue
        number, phase, logs, gone, pairs, dams = table
        there = any((number, phase, logs, gone + 2 * n, pairs - n, dams) in tables for n in range(pairs + 1))
        program, statements = facts_of(_position(table))
        assert possible_by_cpsat(program, [one.guard for one in statements]) == there, table
        seen[there] += 1
    assert min(seen.values()) > 40
