"""Svord and an announced order of cards that nobody has seen: rulings against every completion.

In some completions the announced cards lie face down, and then in this order. In the others the line is not
allowed, and the order is taken against the claimer.
"""

import random
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from adjudicator.claims.decide import decide
from adjudicator.intake.read_case import read_case
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from tests.romans.oracle import (
    WARRIORS,
    Choose,
    Fort,
    OracleRules,
    Scene,
    every_run,
    play_turn,
    pool,
    takes,
)
from tests.romans.support import ROMANS

Json = dict[str, Any]
FORTS = {
    f"{kind}-{value}" if kind == "niefort" else kind: Fort(kind, value)
    for kind, value in (("niefort", 1), ("niefort", 3), ("niefort", 5), ("komfort", 2), ("fokus", 4))
}
LAST = {"niefort-6": Fort("niefort", 6)}


def follow(order: tuple[str, ...], choose: Choose, clan: str, what: str, options: Any) -> Any:
    """Green does what it announced, if the rules allow it."""
    if clan == "green" and what == "svord" and order in options:
        return order
    return choose(clan, what, options)


def green_takes(scene: Scene, order: tuple[str, ...], fort: Fort) -> bool:
    """Does green take the fort in every course from this table, with all cards known?"""
    runs = every_run(lambda choose: play_turn(scene, OracleRules(), partial(follow, order, choose)))
    return all(takes(end, "green", fort) for _, end in runs)


def completions(down: list[str], hidden: list[str]) -> list[tuple[str, ...]]:
    """Every way to fill the unknown places."""
    places = [at for at, card in enumerate(down) if card == "?"]
    found = []
    for cards in sorted(set(permutations(hidden, len(places)))):
        filled = dict(zip(places, cards, strict=True))
        found.append(tuple(filled.get(at, card) for at, card in enumerate(down)))
    return found


def random_example(rng: random.Random, begun: bool) -> tuple[Json, bool, bool]:
    """A case, whether its claim is right, and whether it would be right without the line.

    ``begun``: the cards of the first round have been revealed.
    """
    rounds = rng.choice((3, 3, 4))
    names = [*rng.sample(sorted(FORTS), rounds - 1), "niefort-6"]
    forts = [{**FORTS, **LAST}[name] for name in names]
    first = 6 - rounds
    cards = [one for one in rng.sample(WARRIORS, 9) if one != "svord"]
    gone = [cards.pop() for _ in range(first)]
    shown = [one for one in gone if rng.random() < 0.4]
    aside = [cards.pop() for _ in range(rng.randint(1, 2))]  # so more cards are left than lie there
    down = cards[: rounds - 1]
    known = ["?", *(card if rng.random() < 0.4 else "?" for card in down[1:])]
    rng.shuffle(known)
    announced = tuple(rng.sample(down, len(down)))
    rival = rng.sample(WARRIORS, 9)
    rival_down, rival_up = rival[:rounds], rival[rounds : rounds + rng.randint(0, 2)]
    place = rng.randint(first + 2, 6)
    spent = list(gone)
    for one in shown:
        spent.remove(one)
    green: Json = {"clan": "green", "spent": spent, "shown": shown, "aside": aside}
    red: Json = {"clan": "red", "shown": rival_up}
    for clan, laid in ((green, ["svord", *known]), (red, rival_down)):
        clan |= {"now": laid[0], "down": laid[1:]} if begun else {"down": laid}
    claim = {"kind": "fort", "clan": "green", "fort": place}
    line = [{"do": f"green rearranges {' '.join(announced)}"}]
    position = {"wall": names, "round": first + 1, "clans": [green, red]}
    hidden = pool([*gone, *aside, "svord", *(card for card in known if card != "?")])
    right, without = True, True
    for filled in completions(known, hidden):
        scene = Scene(
            ["green", "red"],
            set(),
            [*([None] * first), *forts],
            first,
            {"green": shown, "red": rival_up},
            {
                "green": dict(enumerate(("svord", *filled), first)),
                "red": dict(enumerate(rival_down, first)),
            },
            {"green": [], "red": []},
        )
        fort = forts[place - 1 - first]
        right = right and green_takes(scene, announced, fort)
        without = without and green_takes(scene, (), fort)
    return {"game": "romans", "position": position, "claim": {**claim, "line": line}}, right, without


@pytest.mark.parametrize(("seed", "most"), [(1, 6)])
def test_announced_orders_of_unknown_cards(seed: int, most: int) -> None:
    """Some claims of each sort: right only by the line, right without it, wrong."""
    rng = random.Random(seed)
    counts: dict[tuple[bool, bool], int] = {}
    while counts.get((True, False), 0) < most:
        case, right, without = random_example(rng, begun=rng.random() < 0.3)
        if counts.get((right, without), 0) == most:
            continue
        counts[right, without] = counts.get((right, without), 0) + 1
        found = rule(ROMANS, read_case(case))
        assert found.verdict is (Verdict.UPHELD if right else Verdict.REJECTED), case


def test_so_many_orders_that_they_are_left_open() -> None:
    """With three cards unknown after Svord a claim may stay undecided at either door, but is never wrong."""
    rng, tried = random.Random(77), 0
    while tried < 12:
        case, right, _ = random_example(rng, begun=True)
        if case["position"]["clans"][0]["down"].count("?") < 3:
            continue
        tried += 1
        read = read_case(case)
        may = (Verdict.UPHELD if right else Verdict.REJECTED, Verdict.UNDECIDED)
        assert decide(ROMANS, read).verdict in may, case
        assert rule(ROMANS, read).verdict in may, case
