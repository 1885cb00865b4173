"""The slow checks of river: engines and enumerators compared on many cases.

Most random claims are trivial. So three eighths of the control claims are upheld with a non-empty smallest
reason, and three eighths are rejected with at most five beating completions. In an eighth, unplayed elites
may be brought and most elites have been seen. An eighth are random.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from adjudicator.games.river.claims.joint_control import search_joint_control
from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.rulings.control import confirm_control
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.quorum import quorum
from adjudicator.rulings.rule import rule
from solver.answer import Answer, Outcome
from solver.engines import SOLVERS
from tests.certificates.support import Checked, differences
from tests.evidence import Check, each
from tests.river import control_oracle, control_sampling, joint_oracle, joint_sampling
from tests.river.certificate_sampling import can_win, forced, joint
from tests.river.game_evidence import corrupted, replayed, two_referees
from tests.river.joint_support import MIXED_FEATURES, holding, parts
from tests.river.support import RIVER, beating_cards, contest_of, sound

KINDS = (*("upheld by cards", "barely rejected") * 3, "random", "against elites")


def cases(seed: int, number: int, max_cost: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Three eighths each of the two difficult kinds, an eighth each of the others."""
    rng = random.Random(seed)
    for place in range(number):
        kind = KINDS[place % len(KINDS)]
        if kind == "random":
            yield kind, control_sampling.random_case(rng, complete=True, max_cost=max_cost)
        elif kind == "upheld by cards":
            yield kind, control_sampling.upheld_by_cards(rng, beating_cards, max_cost=max_cost)
        elif kind == "barely rejected":
            yield kind, control_sampling.barely_rejected(rng, beating_cards, max_cost=max_cost)
        else:
            yield kind, against_elites(rng, max_cost=max_cost)


def against_elites(rng: random.Random, *, max_cost: int) -> dict[str, Any]:
    """The defender may bring elites.

    Most elites, and enough cards, are seen that almost nothing beats the claim.
    """
    while True:
        free = rng.choices((1, 2, 3), (3, 4, 1))[0]
        case = control_sampling.random_case(rng, free=free, complete=True, max_cost=max_cost, late=0.2)
        position, discard = case["position"], case["position"]["discard"]
        case["readings"]["unplayed-elites"] = "allowed"
        every_elite = discard + unseen_elites(case)  # enough tactics cards played for all to be seen
        position["tactics_played"] = played = control_sampling.tactics_played(
            rng, position["dams"], every_elite
        )
        discard += [elite for elite in unseen_elites(case) if rng.random() < 0.7]
        if played["defender"] > played["attacker"] or control_oracle.cost(case) > max_cost:
            continue
        moved: list[str] = []
        while len(moved) < 12 and (stopping := beating_cards(case)) is not None:
            moved.append(rng.choice(stopping or unseen_elites(case)))
            discard.append(moved[-1])
        if moved and rng.random() < 0.4:
            discard.remove(rng.choice(moved))
        return case


def unseen_elites(case: dict[str, Any]) -> list[str]:
    position = case["position"]
    listed = [card for dam in position["dams"] for card in dam["attacker"] + dam["defender"]]
    return list((Counter(control_oracle.ELITES) - Counter(listed + position["discard"])).elements())


def search_against_enumerator(case: dict[str, Any]) -> str | None:
    judged, found = control_oracle.judge(case), beating_cards(case)
    expected = None if judged.upheld else list(judged.cards)
    return None if found == expected else f"search {found}, enumerator {expected}"


def solvers_against_search(case: dict[str, Any]) -> str | None:
    confirmed = confirm_control(sound(case))
    agreed = quorum(confirmed.answers, confirmed.evidence.build)
    alike = [answer.outcome for answer in confirmed.answers] == [agreed] * 3
    return None if alike and agreed is not Outcome.GAVE_UP else f"engines disagree: {confirmed.answers}"


def reasons_against_enumerator(case: dict[str, Any]) -> str | None:
    """Smallest reason and flips of the full ruling.

    Positions too large for the enumerator are passed over.
    """
    if contest_of(sound(case)).defender.size == contest_of(sound(case)).slots:
        return None
    ruling = rule(RIVER, sound(case))
    try:
        if ruling.verdict == "upheld":
            if control_oracle.cost(case, widest=True) > 60_000:
                return "passed over"
            expected: Any = (control_oracle.smallest_reason(case), control_oracle.fewest_unseen(case))
            found: Any = (list(ruling.smallest_reason or ()), ruling.flips["if_unseen"])
        else:
            expected, found = control_oracle.fewest_seen(case, 5), ruling.flips["if_seen"]
    except control_oracle.OutOfBudget:
        return "passed over"
    return None if found == expected else f"ruling {found}, enumerator {expected}"


def check_control(
    judge: Callable[[dict[str, Any]], str | None], max_cost: int, seed: int, number: int
) -> tuple[Counter[str], list[str]]:
    """Compare by ``judge`` on positions where the defender has at most ``max_cost`` completions."""
    counts: Counter[str] = Counter()
    wrong = []
    for kind, case in cases(seed, number, max_cost):
        difference = judge(case)
        if difference == "passed over":
            counts["passed over: too wide for the enumerator"] += 1
        elif difference:
            wrong.append(f"{difference}: {case}")
        counts.update(control_sampling.stratum(case, kind))
    return counts, wrong


def joint_against_enumerator(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """The largest set of dams that can be held, near the border where not all can be held."""
    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        rng = random.Random(one)
        given = joint_sampling.random_joint(rng, rng.choice((2, 3, 4)), house=0.3, departing=0.5, elites=0.5)
        given = joint_sampling.affordable(rng, given, joint_oracle.joint_cost, 800)
        given = rng.choice(joint_sampling.border(rng, holding, given) or (given,))
        position, dams, readings = parts(given)
        weighed = search_joint_control(position, dams, readings)
        found = None if weighed.most is None else [dams[place].name for place in weighed.most]
        if found != joint_oracle.most_held(given):
            wrong.append(f"most held {found}: {given}")
        counts[weighed.finding.verdict.value] += 1
    return counts, wrong


def joint_solvers_against_search(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """CP-SAT, Z3 and the search on both sides of the border, with up to seven dams."""
    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        rng = random.Random(one)
        for given in joint_sampling.border_cases(rng, holding, dams=rng.choice((3, 5, 7)), **MIXED_FEATURES):
            held = holding(given, given["claim"]["dams"])
            searched = Answer("search", Outcome.NONE if held is None else Outcome.FOUND)
            solved = [ask_solver(name, solve, *parts(given)) for name, solve in SOLVERS.items()]
            answers = (searched, *solved)
            outcomes = {answer.outcome.value for answer in answers}
            if len(outcomes) > 1:
                if outcomes >= {"found", "none"}:
                    wrong.append(f"{answers}: {given}")
                counts["an engine gave up"] += 1
            else:
                counts[searched.outcome.value] += 1
    return counts, wrong


def certificates(make: Callable[[random.Random], dict[str, Any]], rng: random.Random) -> Checked:
    """The checker accepts what we make and refuses the other verdict."""
    try:
        return differences(read_case(make(rng)))
    except BadCase:
        return "the case is refused", []


def certificates_of_control(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for _, case in cases(seed, number, 10**6):
        stratum, found = differences(sound(case))
        counts[stratum] += 1
        wrong += found
    return counts, wrong


CHECKS = (
    Check("games replay clean from every seat", 100_000, replayed),
    Check("games with a corrupted action", 20_000, corrupted),
    Check("games before two referees", 10_000, two_referees),
    Check("joint-control: search = enumerator", 2_000, joint_against_enumerator, 40),
    Check("joint-control: CP-SAT = Z3 = search", 300, joint_solvers_against_search, 10),
    Check("control: search = enumerator", 102_000, partial(check_control, search_against_enumerator, 1500)),
    Check("control: CP-SAT = Z3 = search", 4_500, partial(check_control, solvers_against_search, 10**6)),
    Check("certificates: control", 3_000, certificates_of_control, 50),
    Check("certificates: joint-control", 300, partial(each, partial(certificates, joint)), 10),
    Check("certificates: can-win", 1_500, partial(each, partial(certificates, can_win)), 25),
    Check("certificates: forced", 200, partial(each, partial(certificates, forced)), 5),
    Check(
        "control: reason and flips = enumerator",
        900,
        partial(check_control, reasons_against_enumerator, 3000),
    ),
)
