"""Why facts contradict each other: a number that does not fit the rest, or the rule that is broken."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from adjudicator.case import Case
from adjudicator.games.river.models.statements import state
from adjudicator.games.river.table.cards import BEAVER, BIT, COLOURS, DUCK
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Position
from adjudicator.games.river.table.testimony import Testimony
from adjudicator.ruling import Param, Reason
from adjudicator.statement import Consistent, Stated, Statement
from solver import cpsat
from solver.answer import Outcome
from solver.program import AtLeast, Program, Term, Var, count

ConsistentCase = Case[Position, Consistent[Testimony]]
Steps = tuple[Reason, ...]
BUDGET: Final = 2.0
"""Deterministic seconds for each number."""
MOST_NUMBERS: Final = 3


def argue(case: ConsistentCase, facts: Sequence[Statement]) -> Steps:
    """The numbers that do not fit the rest; if there are none, the rule. Then the facts themselves."""
    numbers = tuple(_numbers(state(case), facts))[:MOST_NUMBERS]
    return (*(numbers or _rules(facts)), *(fact.say for fact in facts))


def laws_kept(case: ConsistentCase) -> Steps:
    """What was counted: the battle cards that are named, the pile and the turns."""
    params = {"count": len(state(case).facts), **_counted(case.position)}
    return (Reason("referee.consistent", "river-laws-kept", params),)


def _counted(position: Position) -> dict[str, Param]:
    ours, theirs = (
        (
            sum(_battle_cards(cards) for cards in sides)
            for sides in zip(*((dam.attacker, dam.defender) for dam in position.dams), strict=True)
        )
        if position.dams
        else (0, 0)
    )
    discarded = _battle_cards(position.discard)
    held = sum(map(_battle_cards, position.hands or ()))
    return {
        "ours": ours,
        "theirs": theirs,
        "laid": ours + theirs,
        "discarded": discarded,
        "held": held,
        "named": ours + theirs + discarded + held,
        "deck": "unknown" if position.deck is None else position.deck,
        "ended": "unknown" if position.turn_number is None else position.turn_number - 1,
    }


def _battle_cards(cards: Sequence[str]) -> int:
    return sum(card in BIT for card in cards)


# Numbers


def _numbers(stated: Stated, facts: Sequence[Statement]) -> Iterator[Reason]:
    """For each fact that gives a number: the nearest number that the other facts allow."""
    guards = [fact.guard for fact in facts]
    for fact in facts:
        given, terms, bound = _given_number(stated.program, fact)
        if not terms:
            continue
        others = _holding(stated.program, [guard for guard in guards if guard != fact.guard])
        least, most = _extreme(others, terms, -1), _extreme(others, terms, 1)
        params: dict[str, Param] = {**_about(fact.say), "given": given}
        if least is not None and least > bound:
            far: dict[str, Param] = {"limit": least - bound + given, "end": "least"}
            yield Reason(fact.say.rule, "river-does-not-fit", params | far, fact.say.cards)
        elif most is not None and most < bound:
            far = {"limit": most - bound + given, "end": "most"}
            yield Reason(fact.say.rule, "river-does-not-fit", params | far, fact.say.cards)


def _given_number(program: Program, fact: Statement) -> tuple[int, tuple[Term, ...], int]:
    """The number that a fact gives, and the weighted variables that add up to a bound if it is true.

    Without variables if the fact gives no number.
    """
    rules = [rule for rule in program.rules if rule.when == (fact.guard,)]
    equal = [
        one
        for one, other in pairwise(rules)
        if one.bound == -other.bound and one.terms == tuple((-weight, var) for weight, var in other.terms)
    ]
    params = fact.say.params
    if not equal or "count" not in params:
        return 0, (), 0
    if fact.say.message == "river-stated-side":
        battle = [card for card in fact.say.cards if card in BIT]
        return len(battle), equal[0].terms, equal[0].bound
    if fact.say.message == "river-stated-hand":
        return int(str(params["size"])), equal[-1].terms, equal[-1].bound
    return int(str(params["count"])), equal[0].terms, equal[0].bound


def _about(say: Reason) -> dict[str, Param]:
    """What the number is a number of."""
    what = say.message.removeprefix("river-stated-").removeprefix("river-said-")
    return {"what": what, "side": say.params.get("side", ""), "dam": say.params.get("dam", "")}


def _holding(program: Program, guards: Sequence[Var]) -> Program:
    """The program with these facts true."""
    true = AtLeast(count(guards), len(guards))
    return replace(program, rules=[*program.rules, true])


def _extreme(program: Program, terms: tuple[Term, ...], sign: int) -> int | None:
    """The least (``sign`` -1) or greatest sum of these terms; None if that takes too long."""
    goal = tuple((sign * weight, var) for weight, var in terms)
    found = cpsat.solve(replace(program, goal=goal), BUDGET)
    return None if found.outcome is not Outcome.FOUND else sign * found.value


# Rules


def _rules(facts: Sequence[Statement]) -> Iterator[Reason]:
    """The rule that facts without a number break together."""
    messages = [fact.say.message for fact in facts]
    damaged = [str(fact.say.params["dam"]) for fact in facts if fact.say.message == "river-stated-damaged"]
    named = [card for fact in facts for card in dict.fromkeys(fact.say.cards) if card in BIT]
    twice = list(dict.fromkeys(card for card in named if named.count(card) > 1))
    facing = _facing(facts)
    lonely = [fact.say.cards[0] for fact in facts if fact.say.message == "river-said-played"]
    if len(damaged) >= DAMAGED_TO_WIN:
        yield Reason("river.win.four", "river-why-four", {"dams": damaged, "count": len(damaged)})
    elif "river-stated-no-tactics" in messages:
        yield Reason("river.tactics.setup", "river-why-tactics")
    elif twice:
        yield Reason("river.setup.deal", "river-why-twice", {"cards": twice}, tuple(twice))
    elif facing:
        yield Reason("river.cancel", "river-why-facing", {"cards": list(facing)}, facing)
    elif lonely:
        yield Reason("river.place.fixed", "river-why-nowhere", {"cards": lonely}, tuple(lonely))
    else:
        yield Reason("referee.consistent", "river-why-no-course", {"count": len(facts)})


def _facing(facts: Sequence[Statement]) -> tuple[str, ...]:
    """A duck and a beaver of one colour on the two sides of a dam, if these facts are about nothing else."""
    if len(facts) != 2 or any(fact.say.message != "river-stated-side" for fact in facts):
        return ()
    here, there = facts
    for colour in COLOURS if here.say.params["dam"] == there.say.params["dam"] else ():
        duck, beaver = f"{colour}{DUCK}", f"{colour}{BEAVER}"
        for one, other in ((here, there), (there, here)):
            if duck in one.say.cards and beaver in other.say.cards:
                return duck, beaver
    return ()
