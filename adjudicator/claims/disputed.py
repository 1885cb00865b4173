"""Two versions of the facts: the ruling under each, whether it matters, and the question that settles it.

The versions are mixed fact by fact. The referee must find out the smallest set of facts that determines the
outcome whatever is true of the others. Usually that is one fact, and so one question.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Any, Final

from pydantic import BaseModel

from adjudicator.case import Case
from adjudicator.intake.forms import DisputedForm
from adjudicator.intake.read_case import validated
from adjudicator.pointers import look, pointer, put, settable, steps
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.words.say import has

MOST_FACTS: Final = 6
"""With more disputed facts than this, only the two versions themselves are compared."""

Check = Callable[[Any], Case[Any, Any]]
Decide = Callable[[Case[Any, Any]], Finding]


@dataclass(frozen=True, slots=True)
class Fact:
    """One disputed fact: the value at a place, or whether one element is in a list."""

    pointer: str
    element: Any = None
    """For a list: the element that only one of the versions has."""
    values: tuple[Any, Any] = (None, None)


@dataclass(frozen=True, slots=True)
class Disputed:
    """Two versions of the facts, and the claim to be ruled on under each."""

    who: tuple[str, str]
    facts: tuple[Fact, ...]
    mixed: tuple[tuple[tuple[int, ...], Case[Any, Any] | tuple[Problem, ...]], ...]
    """For each fact whose version is taken (0 or 1), and the resulting case, or its problems."""


def read_disputed(
    game_form: type[BaseModel], form: Any, claim: DisputedForm, check: Check
) -> tuple[Disputed, list[Problem]]:
    """Each mix of the versions as a case. An unreadable version is a problem; an impossible one is not."""
    base = form.model_dump(mode="json", exclude_unset=True)
    problems: list[Problem] = []
    if claim.about.get("kind") in ("disputed", "consistent"):
        problems.append(Problem(Kind.MALFORMED, "disputed-about", pointer("claim", "about", "kind")))
        return Disputed(("", ""), (), ()), problems
    for number, version in enumerate(claim.versions):
        for place in version.facts:
            if not settable(base["position"], place):
                at = pointer("claim", "versions", number, "facts", place)
                problems.append(Problem(Kind.MALFORMED, "no-such-place", at, {"place": place}))
    if problems:
        return Disputed(("", ""), (), ()), problems
    facts = tuple(_facts(base["position"], claim))
    sides = (
        product((0, 1), repeat=len(facts))
        if len(facts) <= MOST_FACTS
        else iter(((0,) * len(facts), (1,) * len(facts)))
    )
    mixed: list[tuple[tuple[int, ...], Case[Any, Any] | tuple[Problem, ...]]] = []
    for side in sides:
        case = {**base, "position": _mix(base["position"], claim, facts, side), "claim": claim.about}
        try:
            mixed.append((side, check(validated(game_form, case))))
        except BadCase as bad:
            hard = [one for one in bad.problems if one.kind in (Kind.MALFORMED, Kind.MISSING)]
            if hard and len(set(side)) <= 1:
                problems += [_at_its_source(one, claim, side[0] if side else 0) for one in hard]
            mixed.append((side, bad.problems))
    unique = list({(one.code, one.pointer): one for one in problems}.values())
    who = (claim.versions[0].who, claim.versions[1].who)
    return Disputed(who, facts, tuple(mixed)), unique


def _at_its_source(problem: Problem, claim: DisputedForm, number: int) -> Problem:
    """The problem of a mixed case, pointing at the version or claim that was handed in."""
    at = problem.pointer
    if at.startswith("/claim"):
        return replace(problem, pointer="/claim/about" + at.removeprefix("/claim"))
    for place in claim.versions[number].facts:
        there = f"/position{place}"
        if f"{there}/".startswith(f"{at}/") or at.startswith(f"{there}/"):
            return replace(problem, pointer=pointer("claim", "versions", number, "facts", place))
    return problem


def _facts(position: Any, claim: DisputedForm) -> Iterator[Fact]:
    """The facts in which the versions differ."""
    first, second = (version.facts for version in claim.versions)
    for place in dict.fromkeys([*first, *second]):
        values = (_value(position, first, place), _value(position, second, place))
        if values[0] == values[1]:
            continue
        if all(isinstance(value, list) and all(isinstance(one, str) for one in value) for value in values):
            here, there = Counter(values[0]), Counter(values[1])
            different = [*(here - there).elements(), *(there - here).elements()]
            if different and not any(here[one] and there[one] for one in different):
                yield from (
                    Fact(place, one, (one in here - there, one in there - here))
                    for one in dict.fromkeys(different)
                )
                continue
        yield Fact(place, None, values)


def _value(position: Any, facts: Mapping[str, Any], place: str) -> Any:
    return facts[place] if place in facts else look(position, place)


def _mix(position: Any, claim: DisputedForm, facts: tuple[Fact, ...], side: tuple[int, ...]) -> Any:
    """The position with each disputed fact as the chosen version has it."""
    mixed = deepcopy(position)
    versions = [version.facts for version in claim.versions]
    for place in dict.fromkeys(place for version in versions for place in version):
        whose = [(fact, chosen) for fact, chosen in zip(facts, side, strict=True) if fact.pointer == place]
        start = _value(position, versions[0], place)
        if any(fact.element is None for fact, _ in whose):
            start = _value(position, versions[whose[0][1]], place)
        elif whose:
            other = _value(position, versions[1], place)
            start = _blend(start, other, {fact.element: chosen for fact, chosen in whose})
        put(mixed, place, start)
    return mixed


def _blend(first: list[Any], second: list[Any], chosen: Mapping[Any, int]) -> list[Any]:
    """A list with each disputed element as the version chosen for it has it."""
    lists = (first, second)
    keep = [one for one in first if one not in chosen or chosen[one] == 0]
    new = [one for one in second if chosen.get(one) == 1]
    if len(set(chosen.values())) == 1:
        return list(lists[next(iter(chosen.values()))])
    return keep + new


def decide_disputed(
    game: str, position: Any, claim: Disputed, decide: Decide
) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule referee.disputed: decide under each version. If that matters, name the facts that decide.

    If a version is undecided, so is the dispute: nobody knows whether it matters.
    """
    outcomes = [(side, None if isinstance(case, tuple) else decide(case)) for side, case in claim.mixed]
    first, second = outcomes[0][1], outcomes[-1][1]
    if first is None and second is None:
        summary = Reason(
            "referee.disputed", "disputed-neither", {"first": claim.who[0], "second": claim.who[1]}
        )
        return Finding(Verdict.ANSWERED, summary, answer=_answer(claim, first, second, None, ())), ()
    deciding = _deciding(claim.facts, outcomes)
    matters = _outcome(first) != _outcome(second)
    names = [name_fact(game, position, fact) for fact in deciding]
    steps = [_version(claim, place, found) for place, found in enumerate((first, second))]
    params = {"first": claim.who[0], "second": claim.who[1], "count": len(deciding), "facts": names}
    if not matters:
        summary = Reason("referee.disputed", "disputed-same", params)
    elif first is None or second is None:
        possible = claim.who[1] if first is None else claim.who[0]
        summary = Reason("referee.disputed", "disputed-stands", {**params, "stands": possible})
    else:
        summary = Reason("referee.disputed", "disputed-matters", params)
        steps += [Reason("referee.disputed", "disputed-question", {"fact": name}) for name in names]
    for who, found in zip(claim.who, (first, second), strict=True):
        if found is not None and found.verdict is Verdict.UNDECIDED:
            summary = Reason("referee.disputed", "disputed-undecided", {"who": who})
            return Finding(Verdict.UNDECIDED, summary), tuple(steps)
    answer = _answer(claim, first, second, matters, deciding if matters else ())
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


def _version(claim: Disputed, place: int, found: Finding | None) -> Reason:
    if found is not None:
        summary = {
            "say": found.summary.message,
            "with": {**found.summary.params, "look": list(found.summary.cards)},
        }
        params = {"who": claim.who[place], "verdict": found.verdict.value, "ruling": summary}
        return Reason(found.summary.rule, "disputed-version", params, found.summary.cards)
    problems = claim.mixed[0 if place == 0 else -1][1]
    assert isinstance(problems, tuple)
    why = [{"say": f"problem-{one.code}", "with": dict(one.params)} for one in problems]
    return Reason("referee.disputed", "disputed-impossible", {"who": claim.who[place], "why": why})


def _deciding(
    facts: tuple[Fact, ...], outcomes: list[tuple[tuple[int, ...], Finding | None]]
) -> tuple[Fact, ...]:
    """The fewest facts that determine the outcome whatever is true of the others; the first such set."""
    possible = [(side, _outcome(found)) for side, found in outcomes if found is not None]
    for size in range(len(facts) + 1):
        for places in combinations(range(len(facts)), size):
            by_values: dict[tuple[int, ...], Any] = {}
            if all(
                by_values.setdefault(tuple(side[place] for place in places), outcome) == outcome
                for side, outcome in possible
            ):
                return tuple(facts[place] for place in places)
    return facts


def _outcome(found: Finding | None) -> Any:
    return None if found is None else (found.verdict, found.answer)


def _answer(
    claim: Disputed,
    first: Finding | None,
    second: Finding | None,
    matters: bool | None,
    deciding: tuple[Fact, ...],
) -> dict[str, Any]:
    def version(place: int, found: Finding | None) -> dict[str, Any]:
        if found is not None:
            return {
                "who": claim.who[place],
                "possible": True,
                "verdict": found.verdict.value,
                "answer": found.answer,
            }
        problems = claim.mixed[0 if place == 0 else -1][1]
        assert isinstance(problems, tuple)
        why = [{"code": one.code, "pointer": one.pointer} for one in problems]
        return {"who": claim.who[place], "possible": False, "problems": why}

    return {
        "versions": [version(0, first), version(1, second)],
        "matters": matters,
        "question": [
            {"fact": fact.pointer, "values": list(fact.values)}
            | ({"element": fact.element} if fact.element is not None else {})
            for fact in deciding
        ],
    }


def name_fact(game: str, position: Any, fact: Fact) -> dict[str, Any]:
    """The fact as a phrase: message ``<game>-fact-<steps without numbers>`` if any, else its pointer."""
    path = steps(fact.pointer)
    words = [step for step in path if not step.isdecimal()]
    message = f"{game}-fact-{'-'.join(words).replace('_', '-')}"
    whole = "yes" if fact.element is None else "no"
    params: dict[str, Any] = {
        "place": fact.pointer,
        "name": "",
        "element": fact.element or "",
        "whole": whole,
    }
    data = position
    for step in path:
        if isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
            label = (
                data
                if not isinstance(data, Mapping)
                else next(
                    (
                        data[key]
                        for key in ("tile", "id", "name", "player", "clan")
                        if data.get(key) is not None
                    ),
                    None,
                )
            )
            params["name"] = str(int(step) + 1) if label is None else str(label)
        else:
            data = data.get(step) if isinstance(data, Mapping) else None
    named = {"say": message, "with": params} if has(message) else {"say": "fact-at", "with": params}
    if fact.element is not None:
        return {"say": "fact-holds", "with": {"list": named, "element": fact.element}}
    return named
