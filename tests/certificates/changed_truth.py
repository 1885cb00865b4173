"""Certificates changed in one place and sealed again: is what the checker accepts right all the same?

What is accepted is confirmed by enumerators where there are any, else by the engines. At the level program
only the program is proved: a solver confirms that.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from adjudicator.certificates import sedzia_verify
from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from solver import cpsat
from solver.answer import Outcome
from solver.program import Program
from tests.boru.certificate_sampling import card, last_trick, moment, upkeep
from tests.boru.certificate_sampling import forced as boru_forced
from tests.certificates.changes import changes
from tests.certificates.support import certified, refusal
from tests.river import control_oracle, joint_oracle
from tests.river.certificate_sampling import can_win, forced, joint
from tests.river.consistent_sampling import sample as sample_river_facts
from tests.river.evidence import cases as control_cases
from tests.romans.certificate_sampling import random_cases as random_romans
from tests.romans.consistent_sampling import sample as sample_facts

Json = dict[str, Any]


@cache
def certificates(seed: int = 7) -> list[Json]:
    """Of precedents of every game that the checker knows, and of random cases."""
    rng = Random(seed)
    cases = [dict(file.case) for name in sedzia_verify.GAMES for file in _some(name, rng)]
    cases += [case for _, case in control_cases(3, 40, 1500)]
    cases += [make(rng) for make in (joint, can_win, can_win) for _ in range(8)]
    cases += [forced(rng, (0, 1)) for _ in range(6)]
    cases += [*random_romans(rng, 20), *(sample_facts(rng)[1] for _ in range(6))]
    cases += [sample_river_facts(rng)[1] for _ in range(6)]
    cases += [make(rng) for make in (card, upkeep, boru_forced, last_trick, moment) for _ in range(3)]
    made = [certified(read_case(case)) for case in cases]
    return [one.certificate for one in made if one.level != "none"]


def _some(name: str, rng: Random) -> list[Any]:
    kinds = load_game(name).kind_by_name
    fitting = [
        file
        for file in load_all(name)
        if "verdict" in file.expect
        and kinds[file.case["claim"]["kind"]].certify is not None
        and file.case["claim"]["kind"] != "consistent"
    ]
    return rng.sample(fitting, min(30, len(fitting)))


def changed_ones(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """So many changed certificates: how many are refused, and those that are accepted and false."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for _, path, after, data in changes(certificates(), number, seed):
        if refusal(data):
            counts["refused"] += 1
            continue
        level = sedzia_verify.verify(data).level
        counts[f"accepted, {level}"] += 1
        if not is_right(after, level):
            wrong.append(f"{path}: {after}")
    return counts, wrong


def is_right(certificate: Json, level: str) -> bool:
    if level == "program":
        return all(_has_no_solution(part) for part in certificate["evidence"] if part["type"] == "proof")
    try:
        case = read_case(certificate["case"])
    except BadCase:
        return False  # nothing is true of a table that can't be
    found = decide(load_game(case.game), case)
    if found.verdict.value != certificate["verdict"]:
        return False
    told = certificate.get("answer", {})
    if certificate["case"]["claim"]["kind"] == "disputed":
        return _says_no_more(told, found.answer)
    if any(found.answer[name] != value for name, value in told.items() if name != "dams"):
        return False
    kind = certificate["case"]["claim"]["kind"]
    if kind == "control" and _can_be_enumerated(certificate["case"]):
        return control_oracle.judge(_filled(certificate["case"])).upheld == (found.verdict == "upheld")
    if kind == "joint-control" and certificate["verdict"] == "upheld":
        filled = _filled(certificate["case"])
        if joint_oracle.joint_cost(filled) < 800:
            return not joint_oracle.can_hold(filled, filled["claim"]["dams"])
    return True


def _says_no_more(told: Json, found: Any) -> bool:
    """The same of both versions and of whether it matters. What is left open is not false."""
    versions = [(one["who"], one["possible"], one.get("verdict")) for one in told["versions"]]
    same = versions == [(one["who"], one["possible"], one.get("verdict")) for one in found["versions"]]
    in_part = told["matters_in_part"] in (None, found["matters_in_part"])
    return (
        same
        and in_part
        and told["matters"] == found["matters"]
        and told["question"] in ([], found["question"])
    )


def _filled(case: Json) -> Json:
    """With the fields that the enumerators want to be there."""
    dams = [{"damaged": False, "attacker": [], "defender": [], **dam} for dam in case["position"]["dams"]]
    position = {"discard": [], **case["position"], "dams": dams}
    if "tactics_played" in position:
        position["tactics_played"] = {"attacker": 0, "defender": 0, **position["tactics_played"]}
    return {**case, "position": position}


def _can_be_enumerated(case: Json) -> bool:
    """Not a declaration that fails before any card counts."""
    position = case["position"]
    if position.get("turn") == "defender" or "ending" in position or "destroyed" in position:
        return False
    if sum(dam.get("damaged", False) for dam in position["dams"]) > 3:
        return False
    return control_oracle.cost(_filled(case)) < 3000


def _has_no_solution(part: Json) -> bool:
    program = Program(list(part["variables"]))
    for statement in part["statements"]:
        terms = [(weight, var) for weight, var in statement["sum"]]
        program.at_least(terms, statement["least"], statement.get("when", ()))
    return cpsat.solve(program).outcome is Outcome.NONE
