"""What a stranger needs to check the answer to ``consistent``: a course of play, or a proof."""

from adjudicator.evidence import Certified, missing, no_solution, witness
from adjudicator.ruling import Finding, params_json
from adjudicator.statement import Stated
from adjudicator.values import canonical
from solver.program import Program


def certify_shown(finding: Finding) -> Certified:
    """The facts are possible: the course that leads to them, if one was found. Laws alone show nothing."""
    if finding.witness is None:
        return Certified((missing("laws"),))
    content = {name: finding.witness[name] for name in ("start", "actions")}
    return Certified((witness(content),), {"consistent": True})


def certify_contradiction(stated: Stated) -> Certified:
    """A proof that the facts can't all be true."""
    return Certified((no_solution(all_true(stated)),), {"consistent": False})


def all_true(stated: Stated) -> Program:
    """The laws of play, and that every fact is true. Each statement says what it states."""
    labels = list(stated.program.labels())
    facts = {
        fact.guard: f"{fact.say.message} {canonical(params_json(fact.say.params))}" for fact in stated.facts
    }
    program = Program(list(stated.program.names))
    for (rule, made), kept in zip(labels, stated.program.rules, strict=True):
        about = [facts[var] for var in kept.when if var in facts]
        how = f"if this is true: {', '.join(about)}" if about else "a law of play"
        program.says(rule or "referee.consistent", made or how)
        program.at_least(kept.terms, kept.bound, kept.when)
    for guard, said in facts.items():
        program.says("referee.consistent", f"this is true: {said}")
        program.at_least(((1, guard),), 1)
    return program
