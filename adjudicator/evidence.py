"""What shows that a finding is right, so that a stranger can check it: the parts of a certificate.

``docs/certificates.md`` says what each type of evidence must contain.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from adjudicator.values import Json, JsonObject
from solver.answer import OutOfBudget
from solver.program import Program
from solver.prover import Line, Proof, prove

MOST_TERMS: Final = 400_000
"""A proof that cites more than this is too large for a certificate."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Evidence about the claim, or about one part of it."""

    type: str
    about: str = ""
    content: JsonObject = field(default_factory=dict)

    @property
    def json(self) -> dict[str, Json]:
        about: dict[str, Json] = {"about": self.about} if self.about else {}
        return {"type": self.type, **about, **self.content}


class Certified(NamedTuple):
    """The evidence for a finding, and as much of its answer as that proves."""

    evidence: tuple[Evidence, ...]
    answer: Mapping[str, Json] | None = None


def open_thing(about: str = "") -> Evidence:
    """Nothing that counts is hidden: the rules alone give the verdict."""
    return Evidence("open", about)


def enumeration(about: str = "") -> Evidence:
    """The checker tries everything by itself."""
    return Evidence("enumeration", about)


def witness(content: JsonObject, about: str = "") -> Evidence:
    """What was found: cards, or a record of actions."""
    return Evidence("witness", about, content)


def strategy(content: JsonObject, about: str = "") -> Evidence:
    """What the winner does, whatever the others do."""
    return Evidence("strategy", about, content)


def impossible(about: str = "") -> Evidence:
    """The facts are refused at the door: the checker sees by itself that the rules exclude them."""
    return Evidence("impossible", about)


def missing(why: str, about: str = "") -> Evidence:
    """There is no evidence. ``why`` is one of the words in docs/certificates.md."""
    return Evidence("missing", about, {"why": why})


def no_solution(program: Program, about: str = "") -> Evidence:
    """A proof that the program has no solution; missing if that takes too long."""
    try:
        proof = prove(program)
    except OutOfBudget:
        return missing("too-large", about)
    if proof is None:
        return missing("no-proof", about)
    return proved(program, proof, about)


def proved(program: Program, proof: Proof, about: str = "") -> Evidence:
    """The proof with the statements that it cites: what each says and how it was made."""
    cited = [program.rules[place] for place in proof.rules]
    if sum(len(rule.terms) for rule in cited) + sum(len(line.by) for line in proof.lines) > MOST_TERMS:
        return missing("too-large", about)
    labels = list(program.labels())
    number: dict[int, int] = {}
    for rule in cited:
        for var in (*(var for _, var in rule.terms), *rule.when):
            number.setdefault(var, len(number) + 1)
    statements: list[Json] = []
    for place, rule in zip(proof.rules, cited, strict=True):
        said, made = labels[place]
        statement: dict[str, Json] = {
            "rule": said,
            "made": made,
            "sum": [[weight, number[var]] for weight, var in rule.terms],
            "least": rule.bound,
        }
        if rule.when:
            statement["when"] = [number[var] for var in rule.when]
        statements.append(statement)
    lines: list[Json] = [
        [[number[abs(one)] * (1 if one > 0 else -1) for one in line.clause], list(line.by)]
        for line in proof.lines
    ]
    names: list[Json] = [program.names[var - 1] for var in number]
    return Evidence("proof", about, {"variables": names, "statements": statements, "lines": lines})


def proof_in(part: Mapping[str, Any]) -> tuple[Program, Proof]:
    """The program and the proof in the evidence of a certificate."""
    program = Program(list(part["variables"]))
    for statement in part["statements"]:
        program.says(statement["rule"], statement["made"])
        terms = [(weight, var) for weight, var in statement["sum"]]
        program.at_least(terms, statement["least"], statement.get("when", ()))
    lines = tuple(Line(tuple(clause), tuple(by)) for clause, by in part["lines"])
    return program, Proof(tuple(range(len(program.rules))), lines)
