"""Two versions of the facts: the ruling under each, whether it matters, and the question that settles it.

The versions are mixed fact by fact, because each side may be right in part. The referee must find out the
smallest set of facts that determines the outcome whatever is true of the others. Usually that is one fact,
and so one question.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.claim_kind import Alternative, ClaimKind, Steps
from adjudicator.claims.decide import decide, decide_briefly, settle
from adjudicator.claims.dispute import Disputed, Outcome
from adjudicator.claims.dispute_steps import (
    difference,
    how_decided,
    is_unasked,
    name_fact,
    read_alike,
    refused,
    version_step,
    version_steps,
)
from adjudicator.claims.versions import Choice, Fact
from adjudicator.evidence import Certified
from adjudicator.form import Form
from adjudicator.game import Game
from adjudicator.intake.forms import DisputedForm
from adjudicator.pointers import pointer, settable, within
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Params, Reason, Verdict
from adjudicator.values import JsonObject
from solver.answer import Answer
from solver.answer import Outcome as EngineOutcome

SETTLED: Final = {"disputed-same": "no", "disputed-matters": "yes", "disputed-matters-whole": "yes"}
"""Where both versions are possible: does it matter which of them is true?"""


def disputed_kind(
    of: Callable[[], Game], certify: Callable[[Case[object, Disputed], Finding], Certified] | None = None
) -> ClaimKind[DisputedForm, Form, object, Disputed, Steps]:
    """``disputed`` of this game. It is about another claim of the game, whatever its kind."""

    def read(form: DisputedForm, position: Form, readings: Readings) -> tuple[Disputed, list[Problem]]:
        given = position.model_dump(mode="json", exclude_unset=True)
        claim = Disputed(of(), form, given, readings, type(position))
        return claim, list(_problems(claim)) or list(_unreadable(claim))

    def by_search(case: Case[object, Disputed]) -> Finding:
        game = case.claim.game
        found: list[Outcome] = []
        for place, (choice, mix) in enumerate(case.claim.mixed):
            by = decide if place in (0, len(case.claim.mixed) - 1) else decide_briefly
            found.append((choice, None if isinstance(mix, tuple) else by(game, mix)))
        return _find(case.claim, found)[0]

    return ClaimKind(
        form=DisputedForm,
        read=read,
        needs=lambda case: _too_few_facts(case.claim),
        decide=by_search,
        confirm=lambda case: _confirm(case.claim),
        explain=lambda _, confirmed: Explained(confirmed.evidence),
        about=lambda form: str(form.about["kind"]),
        counts=_versions_in,
        under=lambda _case, _found, other, _r: None if other is None else _versions_under(other.claim),
        certify=certify,
        uncertified="versions",
        takes_facts=False,
    )


# What is wrong with a dispute


def _problems(claim: Disputed) -> Iterator[Problem]:
    """The claim must be about another kind, and every disputed fact must have a place of its own."""
    kinds = [kind for kind in claim.game.kinds if kind.name == claim.form.about.get("kind")]
    if not all(kind.takes_facts for kind in kinds):
        yield Problem(Kind.MALFORMED, "disputed-about", pointer("claim", "about", "kind"))
    places = [(n, place) for n, version in enumerate(claim.form.versions) for place in version.facts]
    real = {place for _, place in places if settable(claim.position, place)}
    for number, place in places:
        if place not in real:
            code = "no-such-place"
        elif any(place != other and within(place, other) for other in real):
            code = "places-overlap"
        else:
            continue
        at = pointer("claim", "versions", number, "facts", place)
        yield Problem(Kind.MALFORMED, code, at, {"place": place})


def _unreadable(claim: Disputed) -> Iterator[Problem]:
    """A version that can't be read is a problem; an impossible one is not. What makes the claim itself
    impossible under both versions is a problem of the claim."""
    found = [() if isinstance(one, Case) else one for one in claim.versions]
    in_both = {(one.code, one.pointer) for one in found[0]} & {(one.code, one.pointer) for one in found[1]}
    for number, problems in enumerate(found):
        of_facts = claim.at_fault(number) if in_both else frozenset()
        for problem in problems:
            one = problem.code, problem.pointer
            of_claim = one in in_both and (within(problem.pointer, "/claim") or one not in of_facts)
            if problem.kind is Kind.MALFORMED or (of_claim and problem.kind is not Kind.MISSING):
                yield _at_its_source(problem, claim.form, number)


def _too_few_facts(claim: Disputed) -> Iterator[Problem]:
    for number, found in enumerate(claim.versions):
        for problem in () if isinstance(found, Case) else found:
            if problem.kind is Kind.MISSING:
                yield _at_its_source(problem, claim.form, number)


def _at_its_source(problem: Problem, claim: DisputedForm, number: int) -> Problem:
    """The problem of a mixed case, pointing at the version or claim that was handed in."""
    at = problem.pointer
    if at.startswith("/claim"):
        return replace(problem, pointer="/claim/about" + at.removeprefix("/claim"))
    for place in claim.versions[number].facts:
        there = f"/position{place}"
        if within(there, at) or within(at, there):
            return replace(problem, pointer=pointer("claim", "versions", number, "facts", place))
    return problem


# Deciding


def _confirm(claim: Disputed) -> Confirmed[Steps]:
    """Each version is confirmed. So is what lies between them, if that is quick; else it is searched only."""
    outcomes: list[Outcome] = []
    answers: list[Answer] = []
    explained: list[Steps] = [(), ()]
    last = len(claim.mixed) - 1
    for place, (choice, case) in enumerate(claim.mixed):
        if isinstance(case, tuple):
            outcomes.append((choice, None))
        elif place in (0, last):
            version, kind = min(place, 1), claim.game.kind_of(case.form.claim)
            confirmed = kind.confirm(case)
            outcomes.append((choice, confirmed.finding))
            explained[version] = kind.explain(case, confirmed).reasons
            who = claim.who[version]
            answers += [replace(one, about=f"{who} {one.about}".strip()) for one in confirmed.answers]
        elif claim.quick:
            outcomes.append((choice, claim.game.kind_of(case.form.claim).confirm(case).finding))
        else:
            outcomes.append((choice, decide_briefly(claim.game, case)))
    if last == 0:  # nothing is in dispute
        explained[1] = explained[0]
    return Confirmed(
        *_find(claim, outcomes, explained), (*answers, *_searched_only(claim, outcomes, answers))
    )


def _searched_only(
    claim: Disputed, outcomes: Sequence[Outcome], answers: Sequence[Answer]
) -> Iterator[Answer]:
    """What the search alone found between the versions: does a mix of them lead to another ruling?"""
    between = [found for _, found in outcomes[1:-1] if found is not None]
    if answers and between and not claim.quick:
        ends = [_outcome(claim, found) for _, found in (outcomes[0], outcomes[-1]) if found is not None]
        other = any(_outcome(claim, found) not in ends for found in between)
        about = " + ".join(claim.who)
        outcome = EngineOutcome.FOUND if other else EngineOutcome.NONE
        yield Answer("search", outcome, about=about, alone=True)


def _find(
    claim: Disputed, outcomes: Sequence[Outcome], explained: Sequence[Steps] = ((), ())
) -> tuple[Finding, Steps]:
    """Rule referee.disputed: decide under each version. If that matters, name the facts that decide.

    If a version is undecided, so is the dispute: nobody knows whether it matters. ``explained``: the steps of
    the ruling under each version.
    """
    first, second = outcomes[0][1], outcomes[-1][1]
    told = version_steps(claim, first, second)
    for who, found in zip(claim.who, (first, second), strict=True):
        if found is not None and found.verdict is Verdict.UNDECIDED:
            summary = Reason("referee.disputed", "disputed-undecided", {"who": who})
            return Finding(Verdict.UNDECIDED, summary), told
    compared = _compared(claim, outcomes)
    asked = compared.matters or compared.in_part
    deciding = _deciding(claim, outcomes) if asked and claim.all_mixed else ()
    names = [name_fact(claim.game, claim.position, fact) for fact in deciding]
    params: Params = {
        "first": claim.who[0],
        "second": claim.who[1],
        "count": len(deciding),
        "facts": names,
        "differences": len(claim.facts),
        "parts": "yes" if len(claim.facts) > 1 else "no",
        "stands": claim.who[1] if first is None else claim.who[0],
    }
    told = (*difference(claim), *told, *_in_part(claim, outcomes, compared))
    if compared.matters and read_alike(claim, first, second):
        tables = [_table(found) for found in (first, second)]
        what = "table" if tables[0] != tables[1] else "rest"
        told += (Reason("referee.disputed", "disputed-alike", {"what": what}),)
    if compared.message in SETTLED:
        told += (Reason("referee.disputed", "disputed-so", {"matters": SETTLED[compared.message]}),)
    asked_for: Steps = ()
    if compared.in_part:
        asks = "disputed-question" if len(names) == 1 else "disputed-one-question"
        asked_for = tuple(Reason("referee.disputed", asks, {"fact": name}) for name in names)
    told += (*how_decided(claim, explained, (*told, *asked_for)), *asked_for)
    answer = _answer(claim, first, second, compared, deciding)
    summary = Reason("referee.disputed", compared.message, params)
    return Finding(Verdict.ANSWERED, summary, answer=answer), told


class Compared(NamedTuple):
    message: str
    matters: bool | None
    """Do the versions lead to different rulings?"""
    in_part: bool | None
    """Does some mix of the versions lead to a ruling of its own? None: not known."""


def _compared(claim: Disputed, outcomes: Sequence[Outcome]) -> Compared:
    """How the outcomes of the versions and of what lies between them compare."""
    first, second = outcomes[0][1], outcomes[-1][1]
    if first is None and second is None:
        asked = not (is_unasked(claim, 0) or is_unasked(claim, 1))
        return Compared("disputed-neither" if asked else "disputed-unanswered", None, None)
    if not claim.facts:
        return Compared("disputed-identical", False, False)
    if first is None or second is None:
        asked = not is_unasked(claim, 0 if first is None else 1)
        return Compared("disputed-stands" if asked else "disputed-answered", True, None)
    if _outcome(claim, first) != _outcome(claim, second):
        return Compared("disputed-matters" if claim.all_mixed else "disputed-matters-whole", True, True)
    between = [found for choice, found in outcomes if found is not None and choice in claim.fitting]
    decided = [found for _, found in _between(claim, outcomes)]
    if any(_outcome(claim, found) != _outcome(claim, first) for found in decided):
        return Compared("disputed-partly", False, True)
    if claim.all_mixed and len(decided) == len(between):
        return Compared("disputed-same", False, False)
    return Compared("disputed-same-as-told", False, None)


def _in_part(claim: Disputed, outcomes: Sequence[Outcome], compared: Compared) -> Iterator[Reason]:
    """What becomes of the ruling if each side is right in part, where the versions agree on it."""
    first = outcomes[0][1]
    if compared.message == "disputed-same-as-told":
        yield Reason("referee.disputed", "disputed-not-mixed")
    elif compared.message == "disputed-same" and any(found is not None for _, found in outcomes[1:-1]):
        if len({fact.pointer for fact in claim.facts}) == 1:  # nobody can be right in part of one fact
            return
        yield Reason("referee.disputed", "disputed-mixed-same")
    elif compared.message == "disputed-partly" and first is not None:
        choice, other = next(
            one for one in _between(claim, outcomes) if _outcome(claim, one[1]) != _outcome(claim, first)
        )
        params: Params = {"ruling": other.summary.phrase, "told": claim.told_by(choice)}
        yield Reason("referee.disputed", "disputed-mixed", params, other.summary.cards)


def _between(claim: Disputed, outcomes: Sequence[Outcome]) -> list[tuple[Choice, Finding]]:
    """Every mix that fits, if it is decided."""
    return [
        (choice, found)
        for choice, found in outcomes
        if found is not None and choice in claim.fitting and found.verdict is not Verdict.UNDECIDED
    ]


def _versions_in(finding: Finding) -> object:
    """What other readings are asked about: the verdict under each version, not what lies between them."""
    return finding.answer["versions"] if isinstance(finding.answer, Mapping) else None


def _versions_under(claim: Disputed) -> Alternative | None:
    found = [None if isinstance(one, tuple) else settle(claim.game, one) for one in claim.versions]
    if any(one is not None and one.verdict is Verdict.UNDECIDED for one in found):
        return None
    first, second = found
    versions = _versions(claim, first, second)
    told = [version_step(claim, place, one).phrase for place, one in enumerate(found)]
    summary = Reason("referee.disputed", "disputed-versions", {"versions": told})
    return Alternative(Verdict.ANSWERED, versions, summary)


def _deciding(claim: Disputed, outcomes: Sequence[Outcome]) -> tuple[Fact, ...]:
    """The fewest facts that determine the outcome whatever is true of the others.

    Of several such sets it is one that would also do so if a list had another length, else the first. So
    what is asked for is the card that counts, and not the one that would lie in its place.
    """
    possible = [(choice, _outcome(claim, found)) for choice, found in outcomes if found is not None]
    fitting = [(choice, outcome) for choice, outcome in possible if choice in claim.fitting]
    for size in range(len(claim.facts) + 1):
        sets = list(combinations(range(len(claim.facts)), size))
        enough = [places for places in sets if _determine(places, fitting)]
        better = [places for places in enough if _determine(places, possible)]
        for places in (better or enough)[:1]:
            return tuple(claim.facts[place] for place in places)
    return claim.facts


def _determine(places: Sequence[int], outcomes: Sequence[tuple[Choice, object]]) -> bool:
    by_values: dict[Choice, object] = {}
    return all(
        by_values.setdefault(tuple(choice[place] for place in places), outcome) == outcome
        for choice, outcome in outcomes
    )


def _outcome(claim: Disputed, found: Finding) -> object:
    """What is compared. Nobody knows whether what is undecided is the same as anything else."""
    if found.verdict is Verdict.UNDECIDED:
        return object()
    return found.verdict, claim.at_stake(found)


def _table(found: Finding | None) -> object:
    """The table that a ruling leads to, if any."""
    answer = None if found is None else found.answer
    return answer.get("table") if isinstance(answer, Mapping) else None


def _versions(claim: Disputed, first: Finding | None, second: Finding | None) -> list[JsonObject]:
    def version(place: int, found: Finding | None) -> JsonObject:
        who = claim.form.versions[place].who
        if found is not None:
            verdict = found.verdict.value
            return {"who": who, "possible": True, "verdict": verdict, "answer": found.answer}
        why = [{"code": one.code, "pointer": one.pointer} for one in refused(claim, place)]
        return {"who": who, "possible": False, "problems": why}

    return [version(0, first), version(1, second)]


def _answer(
    claim: Disputed,
    first: Finding | None,
    second: Finding | None,
    compared: Compared,
    deciding: tuple[Fact, ...],
) -> JsonObject:
    return {
        "versions": _versions(claim, first, second),
        "matters": compared.matters,
        "matters_in_part": compared.in_part,
        "question": [
            {"fact": fact.pointer, "values": list(fact.values)}
            | ({"element": fact.element} if fact.element is not None else {})
            for fact in deciding
        ],
    }
