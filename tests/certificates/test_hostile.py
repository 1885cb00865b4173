"""Whatever somebody makes up gets a clear refusal, soon and in little memory."""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from adjudicator.certificates import sedzia_verify
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.precedents.casefile import load_all
from tests.api.table import NOTATION
from tests.certificates.support import certified, refusal, sealed
from tests.river.certificate_sampling import can_win, forced, joint
from tests.solver.test_prover import has_solution, random_program

Json = dict[str, Any]
SECONDS = 60.0
"""A guard against what never ends, not a measurement: `make bench` times the checker."""
MEMORY = 512 * 1024 * 1024


@cache
def _made(kind: str) -> Json:
    """A certificate at the level rules with this type of evidence."""
    if kind == "enumeration":
        return certified(read_case(read_text(NOTATION))).certificate
    for seed in range(200):
        make = {"proof": joint, "witness": can_win, "strategy": forced}[kind]
        found = certified(read_case(make(Random(seed))))
        (part, *more) = found.certificate["evidence"]
        long = len(part.get("lines", ())) > 5 or kind != "proof"
        if found.level == "rules" and part["type"] == kind and long and not more:
            return found.certificate
    raise AssertionError(kind)


def made(kind: str) -> Json:
    return deepcopy(_made(kind))


def _part(kind: str, **more: Any) -> Json:
    changed = made(kind)
    changed["evidence"][0] |= more
    return changed


def _position(kind: str, **more: Any) -> Json:
    changed = made(kind)
    changed["case"]["position"] |= more
    return changed


def _case(kind: str, **more: Any) -> Json:
    changed = made(kind)
    changed["case"] |= more
    return changed


def _long_proof() -> Json:
    """Each of many lines names a long statement many times."""
    names = [f"v{place}" for place in range(3000)]
    long = {"rule": "", "made": "", "sum": [[1, var] for var in range(1, 3001)], "least": 1}
    return _part("proof", variables=names, statements=[long], lines=[[[1], [1] * 300]] * 500)


def _many_long_proofs() -> Json:
    """Each of them is short enough; all together they are not."""
    names = [f"v{place}" for place in range(1000)]
    long = {"rule": "", "made": "", "sum": [[1, var] for var in range(1, 1001)], "least": 1}
    part = {"type": "proof", "variables": names, "statements": [long], "lines": [[[-1], [1] * 5000]]}
    parts = [{**part, "about": str(place)} for place in range(60)]
    return _romans_game() | {"evidence": parts}


@cache
def _romans_game() -> Json:
    """A claim that proofs may decide, as many as somebody likes."""
    kept = {"game", "position", "claim"}
    for file in load_all("romans"):
        if file.case["claim"]["kind"] == "game" and "verdict" in file.expect:
            found = certified(read_case({name: file.case[name] for name in kept}))
            if found.certificate["verdict"] == "rejected" and found.level == "rules":
                return found.certificate
    raise AssertionError


def _deep() -> Json:
    deep: Any = "deep"
    for _ in range(900):
        deep = [deep]
    return _position("enumeration", turn=deep)


def _other_case() -> Json:
    """A proof for another case."""
    one = made("proof")
    for seed in range(200, 400):
        other = certified(read_case(joint(Random(seed)))).certificate
        same = other["case"]["claim"]["dams"] != one["case"]["claim"]["dams"]
        if other["evidence"][0]["type"] == "proof" and same:
            return one | {"evidence": other["evidence"]}
    raise AssertionError


HOSTILE: dict[str, Callable[[], Json]] = {
    "a line names itself": lambda: _part(
        "proof", lines=[[[1], [len(made("proof")["evidence"][0]["statements"]) + 1]], [[], [1]]]
    ),
    "lines name each other": lambda: _part("proof", lines=[[[1], [10**6]], [[], [1]]]),
    "no line": lambda: _part("proof", lines=[]),
    "no statement": lambda: _part("proof", statements=[], lines=[[[], []]]),
    "a proof that never contradicts": lambda: _part("proof", lines=[[[], [1]]]),
    "number zero": lambda: _part("proof", lines=[[[0], [0]], [[], [-1]]]),
    "truth as a number": lambda: _part("proof", lines=[[[], [True]]]),
    "a line of text": lambda: _part("proof", lines=["", []]),
    "a variable twice": lambda: _part("proof", variables=["x", "x"]),
    "a proof of other statements": lambda: _part(
        "proof",
        variables=["x"],
        statements=[
            {"rule": "", "made": "", "sum": [[1, 1]], "least": 1},
            {"rule": "", "made": "", "sum": [[-1, 1]], "least": 0},
        ],
        lines=[[[], [1, 2]]],
    ),
    "a long proof": _long_proof,
    "a proof for another case": _other_case,
    "many statements": lambda: _part("proof", statements=made("proof")["evidence"][0]["statements"] * 400),
    "many actions": lambda: _part("witness", actions=["attacker skip"] * 90_000),
    "empty actions": lambda: _part("witness", actions=["", " ", "attacker"]),
    "actions that are numbers": lambda: _part("witness", actions=[1, 2]),
    "a strategy of nothing": lambda: _part("strategy", actions=[]),
    "a strategy of too much": lambda: _part("strategy", actions=["attacker end"] * 50_000),
    "many dams": lambda: _position("enumeration", dams=[{"tile": 1}] * 50_000),
    "many cards": lambda: _position("enumeration", discard=["R1"] * 200_000),
    "many readings": lambda: _case("enumeration", readings={f"r{place}": "x" for place in range(90_000)}),
    "a game that is a list": lambda: _case("witness", game=["river"]),
    "a claim without a kind": lambda: _case("witness", claim={}),
    "no evidence": lambda: made("witness") | {"evidence": []},
    "evidence twice": lambda: made("witness") | {"evidence": made("witness")["evidence"] * 2},
    "a dam that is true": lambda: _position("enumeration", dams=[{"tile": True}]),
    "many long proofs": _many_long_proofs,
    "many parts": lambda: made("witness") | {
        "evidence": [{"type": "witness", "about": str(place)} for place in range(40_000)]
    },
    "a deep fact": _deep,
    "an answer that nothing proves": lambda: made("enumeration") | {"answer": {"most": 2}},
    "something else in the file": lambda: made("enumeration") | {"note": "and dam 4, too"},
    "something else in the case": lambda: _case("enumeration", note="and dam 4, too"),
    "something else in the claim": lambda: _case(
        "enumeration", claim={**made("enumeration")["case"]["claim"], "side": "defender"}
    ),
    "something else of a side": lambda: _position("enumeration", tactics_played={"nobody": 1}),
    "something else of a dam": lambda: _position("enumeration", dams=[
        {**dam, "note": "flooded"} for dam in made("enumeration")["case"]["position"]["dams"]
    ]),
    "a reading that nobody offers": lambda: _case(
        "enumeration", readings={**made("enumeration")["case"]["readings"], "legion-on-icon-dams": "wins"}
    ),
    "rules that do not exist": lambda: made("enumeration") | {"revision": "river-99"},
    "a tall house": lambda: _position(
        "enumeration", dams=[{"id": "a", "slots": 10**9, "requirement": "none", "attacker": []}]
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_made_up_certificate_is_refused_soon(name: str) -> None:
    data = sealed(HOSTILE[name]())
    began = time.process_time()
    assert refusal(data)
    assert time.process_time() - began < SECONDS


SAID = "river\nproved, at the level rules: upheld \x1b[1m \ud800"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"case": {**made("enumeration")["case"], "game": SAID}}, 2),
        ({"ruling": SAID}, 2),
        ({"verdict": SAID}, 1),
        ({"revision": SAID}, 2),
    ],
    ids=["game", "ruling", "verdict", "revision"],
)
def test_a_certificate_does_not_speak_for_the_checker(
    changed: Json, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line, and in it nothing that a terminal takes for a command."""
    told = made("enumeration") | changed
    file = tmp_path / "certificate.json"
    file.write_text(json.dumps(told | {"digest": sedzia_verify.digest(told)}), encoding="ascii")
    assert sedzia_verify.main([str(file)]) == code
    (line,) = "".join(capsys.readouterr()).splitlines()
    assert line.isprintable()
    assert line.isascii()


def test_a_game_that_the_checker_does_not_know_is_not_wrong_but_unreadable() -> None:
    told = refusal(sealed(_case("enumeration", game="chess")))
    assert told == "unreadable: this file does not know the game chess"


BYTES = {
    "nothing": b"",
    "not text": b"\xff\xfe{}",
    "deep": b"[" * 1_900_000,
    "deep objects": b'{"a":' * 300_000,
    "a long number": b'{"a":' + b"9" * 1_000_000 + b"}",
    "a fraction": b'{"a":1.5}',
    "no number": b'{"a":NaN}',
    "a name twice": b'{"a":1,"a":1}',
    "a list": b"[]",
    "many lists": b"[" + b"[]," * 600_000 + b"[]]",
    "half a character": b'{"a":"\\ud800"}',
    "too large": b" " * 3_000_000,
}


@pytest.mark.parametrize("name", BYTES)
def test_what_is_no_certificate_is_refused_soon(name: str) -> None:
    began = time.process_time()
    assert refusal(BYTES[name]).startswith("unreadable: ")
    assert time.process_time() - began < SECONDS


@pytest.mark.parametrize("data", [BYTES["many lists"], BYTES["deep"]], ids=["many lists", "deep"])
def test_memory_is_bounded(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "certificate.json"
    file.write_bytes(data)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    done = subprocess.run(
        [sys.executable, "-I", sedzia_verify.__file__, str(file)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=limit,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("can't be read: ")


def test_a_program_with_a_solution_is_never_proved() -> None:
    """Whatever lines somebody makes up for it."""
    rng = Random(4)
    tried = 0
    while tried < 300:
        program = random_program(rng)
        if not has_solution(program):
            continue
        tried += 1
        size, rules = len(program.names), len(program.rules)
        statements = [
            {"rule": "", "made": "", "sum": [list(term) for term in rule.terms], "least": rule.bound,
             "when": list(rule.when)}
            for rule in program.rules
        ]  # fmt: skip
        lines: list[Any] = []
        for place in range(rng.randint(0, 6)):
            clause = [rng.choice((-1, 1)) * rng.randint(1, size) for _ in range(rng.randint(0, 3))]
            lines.append([clause, [rng.randint(1, rules + place) for _ in range(rng.randint(0, 8))]])
        numbers = list(range(1, rules + len(lines) + 1))
        rng.shuffle(numbers)
        lines.append([[], numbers * 3])
        part = {"variables": program.names, "statements": statements, "lines": lines}
        with pytest.raises(sedzia_verify.Wrong):
            sedzia_verify.check_proof(json.loads(json.dumps(part)))


def test_each_side_has_played_its_own_elite_units() -> None:
    """The sum may be right where the counts are not: such a table is refused at the door, and here too."""
    case = read_case(
        {
            "game": "river",
            "position": {
                "dams": [{"tile": 3, "attacker": ["R9", "R10", "perkoz"], "defender": ["Y11"]}],
                "tactics_played": {"attacker": 1, "defender": 1},
            },
            "claim": {"kind": "control", "dam": 3},
        }
    )
    made = certified(case).certificate
    assert not refusal(sealed(made))
    changed = deepcopy(dict(made))
    changed["case"]["position"]["tactics_played"] = {"attacker": 0, "defender": 1}
    assert "elite units of the attacker" in refusal(sealed(changed))
