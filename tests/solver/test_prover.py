"""A proof is found exactly where there is no solution, and each of its lines follows from what it names."""

import random
from itertools import product

import pytest

from solver import veripb
from solver.answer import OutOfBudget
from solver.program import Program, count
from solver.prover import Line, Proof, normal, prove


def random_program(rng: random.Random) -> Program:
    program = Program()
    variables = [program.var(f"v{place}") for place in range(rng.randint(1, 8))]
    for _ in range(rng.randint(1, 13)):
        terms = [(rng.choice([-3, -2, -1, 1, 2, 3]), rng.choice(variables)) for _ in range(rng.randint(0, 5))]
        conditions = rng.sample(variables, min(len(variables), rng.choice([0, 0, 1, 2])))
        program.at_least(terms, rng.randint(-3, 4), conditions)
    return program


def has_solution(program: Program) -> bool:
    """Every value of every variable is tried."""
    for values in product((False, True), repeat=len(program.names)):
        if program.holds([name for name, value in zip(program.names, values, strict=True) if value]):
            return True
    return False


def follows(program: Program, proof: Proof) -> bool:
    """Does each line follow by propagation from what it names, and nothing else?"""
    known = [normal(program.rules[place]) for place in proof.rules]
    for line in proof.lines:
        if not _line_follows(line, known):
            return False
        known.append(([(1, literal) for literal in line.clause], 1))
    return not proof.lines[-1].clause


def _line_follows(line: Line, known: list[tuple[list[tuple[int, int]], int]]) -> bool:
    true = {-literal for literal in line.clause}
    for number in line.by:
        terms, bound = known[number - 1]
        left = sum(weight for weight, literal in terms if -literal not in true) - bound
        if left < 0:
            return True
        true |= {literal for weight, literal in terms if weight > left and -literal not in true}
    return False


@pytest.mark.parametrize("seed", range(40))
def test_a_proof_is_found_exactly_where_there_is_no_solution(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(15):
        program = random_program(rng)
        proof = prove(program)
        assert (proof is None) == has_solution(program)
        if proof:
            assert follows(program, proof)


def pigeons(holes: int) -> Program:
    """One more pigeon than holes, without a rule that counts them: a long proof."""
    program = Program()
    sits = {
        (bird, hole): program.var(f"{bird} in {hole}") for bird in range(holes + 1) for hole in range(holes)
    }
    program.says("pigeons", "each sits somewhere")
    for bird in range(holes + 1):
        program.at_least(count(sits[bird, hole] for hole in range(holes)), 1)
    program.says("holes", "no two share one")
    for hole in range(holes):
        for bird in range(holes + 1):
            for other in range(bird):
                program.at_most(count((sits[bird, hole], sits[other, hole])), 1)
    return program


def test_a_proof_needs_no_more_than_it_cites() -> None:
    program = pigeons(4)
    extra = program.var("something else")
    program.at_least(((1, extra),), 1)
    proof = prove(program)
    assert proof
    assert follows(program, proof)
    assert len(program.rules) - 1 not in proof.rules
    cited = {number for line in proof.lines for number in line.by}
    assert cited == set(range(1, len(proof.rules) + len(proof.lines)))


def test_the_same_program_has_the_same_proof() -> None:
    assert prove(pigeons(4)) == prove(pigeons(4))


def test_it_gives_up_when_the_budget_is_used_up() -> None:
    with pytest.raises(OutOfBudget):
        prove(pigeons(7), budget=1000)


def test_every_rule_of_a_program_says_what_it_states() -> None:
    program = pigeons(2)
    assert [rule for rule, _ in program.labels()] == ["pigeons"] * 3 + ["holes"] * 6
    unlabelled = Program()
    unlabelled.at_least((), 1)
    assert list(unlabelled.labels()) == [("", "")]


# As files for published checkers


def _read_constraint(text: str) -> tuple[list[tuple[int, int]], int]:
    left, right = text.removesuffix(" ;").split(">= ")
    words = left.split()
    terms = []
    for weight, name in zip(words[::2], words[1::2], strict=True):
        literal = -int(name[2:]) if name.startswith("~") else int(name[1:])
        terms.append((int(weight), literal))
    return terms, int(right)


def _is_refuted(known: list[tuple[list[tuple[int, int]], int]], clause: list[int]) -> bool:
    """Reverse unit propagation over everything that is known, as the published checkers do it."""
    true = {-literal for literal in clause}
    grows = True
    while grows:
        size = len(true)
        for terms, bound in known:
            left = sum(weight for weight, literal in terms if -literal not in true) - bound
            if left < 0:
                return True
            true |= {literal for weight, literal in terms if weight > left and -literal not in true}
        grows = len(true) > size
    return False


def test_the_files_for_published_checkers_say_the_same() -> None:
    program = pigeons(4)
    proof = prove(program)
    assert proof
    head, *rules = veripb.formula(program, proof).splitlines()
    assert head == f"* #variable= {len(program.names)} #constraint= {len(proof.rules)}"
    known = [_read_constraint(rule) for rule in rules]
    assert [bound for _, bound in known] == [normal(program.rules[place])[1] for place in proof.rules]
    version, loaded, *lines, output, conclusion, end = veripb.steps(proof).splitlines()
    assert (version, loaded) == ("pseudo-Boolean proof version 3.0 ;", f"f {len(rules)} ;")
    for line in lines:
        terms, bound = _read_constraint(line.removeprefix("rup "))
        assert bound == 1
        assert _is_refuted(known, [literal for _, literal in terms])
        known.append((terms, bound))
    assert known[-1] == ([], 1)
    assert (output, end) == ("output NONE ;", "end pseudo-Boolean proof ;")
    assert conclusion == f"conclusion UNSAT : {len(known)} ;"
