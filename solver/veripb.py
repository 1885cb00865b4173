"""A program and its proof as files for the published checkers of pseudo-Boolean proofs (VeriPB, format 3.0).

The program is an OPB file. A proof line is a ``rup`` step: the checker finds by itself what it follows from.
"""

from collections.abc import Iterable

from solver.program import Program
from solver.prover import Literal, Proof, normal


def formula(program: Program, proof: Proof) -> str:
    """The rules that the proof cites, as an OPB file."""
    lines = [f"* #variable= {len(program.names)} #constraint= {len(proof.rules)}"]
    for place in proof.rules:
        terms, bound = normal(program.rules[place])
        lines.append(_constraint(terms, bound))
    return "\n".join(lines) + "\n"


def steps(proof: Proof) -> str:
    """The proof file that belongs to the formula."""
    lines = ["pseudo-Boolean proof version 3.0 ;", f"f {len(proof.rules)} ;"]
    for line in proof.lines:
        lines.append(f"rup {_constraint(((1, literal) for literal in line.clause), 1)}")
    number = len(proof.rules) + len(proof.lines)
    lines += ["output NONE ;", f"conclusion UNSAT : {number} ;", "end pseudo-Boolean proof ;"]
    return "\n".join(lines) + "\n"


def _constraint(terms: Iterable[tuple[int, Literal]], bound: int) -> str:
    return " ".join([*(f"{weight} {_literal(one)}" for weight, one in terms), f">= {bound} ;"])


def _literal(literal: Literal) -> str:
    return f"x{literal}" if literal > 0 else f"~x{-literal}"
