"""Why facts contradict each other: the law that they break, with its numbers, then the facts."""

from collections.abc import Sequence
from typing import Never

from adjudicator.case import Case
from adjudicator.claim_kind import Steps
from adjudicator.games.romans.models.statements import statements
from adjudicator.games.romans.table.position import Position
from adjudicator.ruling import Reason
from adjudicator.statement import Consistent, Statement

ConsistentCase = Case[Position, Consistent[Never]]


def argue(case: ConsistentCase, facts: Sequence[Statement]) -> Steps:
    """The law that allows fewer of these facts than are stated. Every law counts facts, so there is one."""
    guards = {fact.guard for fact in facts}
    broken = []
    for law in statements(case).laws:
        stated = len(guards.intersection(law.guards))
        if stated > law.most:
            params = {**law.say.params, "count": stated}
            broken.append(Reason(law.say.rule, law.say.message, params))
    return (*broken[:1], *(fact.say for fact in facts))


def laws_kept(case: ConsistentCase) -> Steps:
    """What was checked of facts that agree."""
    stated = statements(case)
    params = {"count": len(stated.facts), "laws": len(stated.laws)}
    return (Reason("referee.consistent", "romans-laws-kept", params),)
