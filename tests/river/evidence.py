"""The slow evidence for river.

Random claims are mostly trivial, so three eighths of the positions are upheld with a non-empty smallest
reason, three eighths are rejected with at most five beating completions, in an eighth unplayed elites may be
brought and most elites have been seen, and an eighth are random.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from adjudicator.games.river.claims.joint_control import weigh
from tests.evidence import Check
from tests.river import joint_oracle, joint_sampling, oracle, sampling
from tests.river.joint_support import MANY, holding, parts
from tests.river.played import corrupted, replayed, two_referees
from tests.river.support import RIVER, contest_of, dam_of, fast, sound

KINDS = (*("upheld by cards", "barely rejected") * 3, "random", "against elites")


def cases(seed: int, number: int, max_cost: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Three eighths of the two telling kinds each, an eighth of the others."""
    rng = random.Random(seed)
    for place in range(number):
        kind = KINDS[place % len(KINDS)]
        if kind == "random":
            yield kind, sampling.random_case(rng, complete=True, max_cost=max_cost)
        elif kind == "upheld by cards":
            yield kind, sampling.upheld_by_cards(rng, fast, max_cost=max_cost)
        elif kind == "barely rejected":
            yield kind, sampling.barely_rejected(rng, fast, max_cost=max_cost)
        else:
            yield kind, against_elites(rng, max_cost=max_cost)


def against_elites(rng: random.Random, *, max_cost: int) -> dict[str, Any]:
    """The defender may bring elites, and most have been seen; so have cards until nearly nothing beats it."""
    while True:
        free = rng.choices((1, 2, 3), (3, 4, 1))[0]
        case = sampling.random_case(rng, free=free, complete=True, max_cost=max_cost, late=0.2)
        position, discard = case["position"], case["position"]["discard"]
        case["readings"]["unplayed-elites"] = "allowed"
        every_elite = discard + unseen_elites(case)  # enough tactics cards played for all to be seen
        position["tactics_played"] = played = sampling.tactics_played(rng, position["dams"], every_elite)
        discard += [elite for elite in unseen_elites(case) if rng.random() < 0.7]
        if played["defender"] > played["attacker"] or oracle.cost(case) > max_cost:
            continue
        moved: list[str] = []
        while len(moved) < 12 and (stopping := fast(case)) is not None:
            moved.append(rng.choice(stopping or unseen_elites(case)))
            discard.append(moved[-1])
        if moved and rng.random() < 0.4:
            discard.remove(rng.choice(moved))
        return case


def unseen_elites(case: dict[str, Any]) -> list[str]:
    position = case["position"]
    listed = [card for dam in position["dams"] for card in dam["attacker"] + dam["defender"]]
    return list((Counter(oracle.ELITES) - Counter(listed + position["discard"])).elements())


def search_against_enumerator(case: dict[str, Any]) -> str | None:
    judged, found = oracle.judge(case), fast(case)
    expected = None if judged.upheld else list(judged.cards)
    return None if found == expected else f"search {found}, enumerator {expected}"


def solvers_against_search(case: dict[str, Any]) -> str | None:
    from adjudicator.games.river.rulings import control_engines as engines

    checked = sound(case)
    answers, outcome = engines.ask(checked.position, dam_of(checked), checked.readings)
    return None if outcome is not None else f"engines disagree: {answers}"


def reasons_against_enumerator(case: dict[str, Any]) -> str | None:
    """Smallest reason and flips of the whole ruling; positions beyond the enumerator are passed over."""
    if contest_of(sound(case)).defender.size == contest_of(sound(case)).slots:
        return None
    ruling = RIVER.rule(sound(case))
    try:
        if ruling.verdict == "upheld":
            if oracle.cost(case, widest=True) > 60_000:
                return "passed over"
            expected: Any = (oracle.smallest_reason(case), oracle.fewest_unseen(case))
            found: Any = (list(ruling.smallest_reason or ()), ruling.flips["if_unseen"])
        else:
            expected, found = oracle.fewest_seen(case, 5), ruling.flips["if_seen"]
    except oracle.OutOfReach:
        return "passed over"
    return None if found == expected else f"ruling {found}, enumerator {expected}"


def hold(
    judge: Callable[[dict[str, Any]], str | None], max_cost: int, seed: int, number: int
) -> tuple[Counter[str], list[str]]:
    """Positions with at most so many completions of the defender, and what the judge says of each."""
    counts: Counter[str] = Counter()
    wrong = []
    for kind, case in cases(seed, number, max_cost):
        difference = judge(case)
        if difference == "passed over":
            counts["passed over: too wide for the enumerator"] += 1
        elif difference:
            wrong.append(f"{difference}: {case}")
        counts.update(sampling.stratum(case, kind))
    return counts, wrong


def joint_against_enumerator(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """Verdict, greatest number and fewest dams, near the border between held and not held."""
    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        rng = random.Random(one)
        given = joint_sampling.random_joint(rng, rng.choice((2, 3, 4)), house=0.3, departing=0.5, elites=0.5)
        given = joint_sampling.affordable(rng, given, joint_oracle.joint_cost, 800)
        given = rng.choice(joint_sampling.border(rng, holding, given) or (given,))
        position, dams, readings = parts(given)
        weighed = weigh(position, dams, readings)
        found = None if weighed.most is None else [dams[place].name for place in weighed.most]
        if found != joint_oracle.most_held(given):
            wrong.append(f"most held {found}: {given}")
        counts[weighed.finding.verdict.value] += 1
    return counts, wrong


def joint_solvers_against_search(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """CP-SAT, Z3 and the search on either side of the border, up to seven dams."""
    from adjudicator.games.river.rulings import joint_engines

    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        rng = random.Random(one)
        for given in joint_sampling.telling(rng, holding, dams=rng.choice((3, 5, 7)), **MANY):
            answers, outcome = joint_engines.ask(*parts(given))
            if outcome is None:
                said = {answer.outcome.value for answer in answers}
                if said >= {"found", "none"}:
                    wrong.append(f"{answers}: {given}")
                counts["an engine gave up"] += 1
            else:
                counts[outcome.value] += 1
    return counts, wrong


CHECKS = (
    Check("games replay clean from every seat", 100_000, replayed),
    Check("games with a corrupted action", 20_000, corrupted),
    Check("games before two referees", 10_000, two_referees),
    Check("joint-control: search = enumerator", 2_000, joint_against_enumerator, 40),
    Check("joint-control: CP-SAT = Z3 = search", 300, joint_solvers_against_search, 10),
    Check("control: search = enumerator", 102_000, partial(hold, search_against_enumerator, 1500)),
    Check("control: CP-SAT = Z3 = search", 4_500, partial(hold, solvers_against_search, 10**6)),
    Check("control: reason and flips = enumerator", 900, partial(hold, reasons_against_enumerator, 3000)),
)
