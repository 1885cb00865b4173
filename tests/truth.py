"""Is what a ruling says true? Every message that states a fact has a checker.

A checker sees the case as it was handed in and the params of the message, and nothing of our engines: it
judges by the oracles of the tests. Checkers are tested in turn: one that accepts every change of a param that
the sentence uses is no checker. Messages that state no fact are listed with the reason.

    python -m tests.truth --game river --count 3000
"""

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import adjudicator
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.pointers import put
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.ruling import Ruling, params_json
from adjudicator.rulings.rule import rule
from adjudicator.values import Json, JsonObject, canonical
from tests.any_case import any_case, source

MOST_KEPT: Final = 40
"""Occurrences of one message on which its checker is tested."""
MOST_OF_ONE_RULING: Final = 4
"""As many of them may stand in one ruling."""
MOST_CHANGES: Final = 4
"""About as many values of other occurrences are put in place of one."""
LAST_NUMBER: Final = re.compile(r"[0-9]+(?=[^0-9]*$)")
"""In a card, a place, an action or a number that is written as text."""
OF_ONE_VERSION: Final = ("disputed-version", "disputed-step", "disputed-impossible", "disputed-both")
"""What these quote is said of one version of the facts; what is said of both, of the first."""


@dataclass(frozen=True)
class Said:
    """A message as it occurs in a ruling, and what it is said of."""

    message: str
    params: JsonObject
    case: JsonObject
    """Game, position, claim, and every reading that was used."""
    verdict: str
    answer: Json
    witness: Json
    within: tuple[str, ...] = ()
    """The messages in which this one is a part of the sentence, the outermost first."""
    around: JsonObject = field(default_factory=dict)
    """The params of the sentence of which this message is a part."""
    before: tuple[str, ...] = ()
    """The messages of the reasons that were given before."""
    told: tuple[tuple[str, JsonObject], ...] = ()
    """The summary and the reasons so far, with their params; the one that this belongs to is last."""


Checker = Callable[[Said], bool]


@dataclass(frozen=True)
class Predicate:
    """What a message states, and how to find out whether it is true."""

    name: str
    true: Checker
    free: frozenset[str] = frozenset()
    """Params that only choose words: no change of them can make the sentence false."""


@dataclass(frozen=True)
class Truths:
    """The messages of a game: what they state, or why they state nothing."""

    predicates: Mapping[str, Predicate]
    no_fact: Mapping[str, str] = field(default_factory=dict)
    more: Callable[[Random], dict[str, Any]] | None = None
    """Random cases of the game's own, beside the precedents that are changed."""


def truths(game: str) -> Truths:
    found: Truths = import_module(f"tests.{game}.truth").TRUTHS
    return found


# What is said in a ruling


def all_said(ruling: Ruling) -> Iterator[Said]:
    """Every message of the ruling: its summary, its reasons, and the phrases inside them.

    What a dispute tells of one version is said of the case in that version, and what it tells of both is said
    of the first.
    """
    given: JsonObject = {**ruling.case.given, "readings": dict(ruling.case.readings)}
    finding = ruling.finding
    disputed = ruling.case.form.claim.kind == "disputed"
    told: tuple[tuple[str, JsonObject], ...] = ()
    for reason in (finding.summary, *ruling.reasons):
        params = params_json({**reason.params, "look": list(reason.cards)})
        said = Said(reason.message, params, given, finding.verdict.value, finding.answer, finding.witness)
        before = tuple(message for message, _ in told)
        told = (*told, (reason.message, params))
        said = replace(said, before=before, told=told)
        if disputed and not reason.message.startswith(("disputed-", "reading-decides")):
            said = _in_version(said, None)
        yield from _with_phrases(said)


def _with_phrases(said: Said) -> Iterator[Said]:
    yield said
    if said.message in OF_ONE_VERSION and _have_one_name(said):
        return
    for phrase in _phrases(list(said.params.values())):
        inner = phrase.get("with") or {}
        assert isinstance(inner, Mapping)
        within = (*said.within, said.message)
        part = replace(said, message=str(phrase["say"]), params=inner, within=within, around=said.params)
        if said.message in OF_ONE_VERSION:
            part = _in_version(part, said.params.get("who"))
        elif said.message == "reading-decides":
            under = _under(part, str(said.params["reading"]), str(said.params["option"]))
            if under is None:
                continue
            part = under
        elif said.message == "disputed-mixed":
            part = _with_facts(part, said.params["told"])
        yield from _with_phrases(part)


def _have_one_name(said: Said) -> bool:
    """Have both sides of the dispute the same name, so that nobody can tell whose version is meant?"""
    case: Any = said.case
    return len({one["who"] for one in case["claim"]["versions"]}) == 1


def _in_version(said: Said, who: Json) -> Said:
    """The same, said of the case as this person tells it; None: as the first one tells it."""
    case: Any = said.case
    told = next(one for one in case["claim"]["versions"] if who in (None, one["who"]))
    return _with_facts(said, told["facts"])


def _with_facts(said: Said, facts: Json) -> Said:
    """The same, said of the case with these facts."""
    ruling = _version(canonical(said.case), canonical(facts))
    if isinstance(ruling, Ruling):
        found, given = ruling.finding, {**ruling.case.given, "readings": dict(ruling.case.readings)}
        return replace(
            said, case=given, verdict=found.verdict.value, answer=found.answer, witness=found.witness
        )
    return replace(said, case=ruling, verdict="", answer=None, witness=None)


def _under(said: Said, reading: str, option: str) -> Said | None:
    """The same, said of the case under another reading; None if a fact is missing then."""
    ruling = ruled_under(canonical(said.case), reading, option)
    if ruling is None:
        return None
    found, given = ruling.finding, {**ruling.case.given, "readings": dict(ruling.case.readings)}
    return replace(said, case=given, verdict=found.verdict.value, answer=found.answer, witness=found.witness)


@lru_cache(maxsize=64)
def ruled_under(case: str, reading: str, option: str) -> Ruling | None:
    """The ruling under another reading; None if the case is refused then."""
    given: dict[str, Any] = json.loads(case)
    given["readings"] = {**given["readings"], reading: option}
    try:
        return rule(load_game(given["game"]), read_case(given))
    except BadCase:
        return None


@lru_cache(maxsize=64)
def _version(case: str, facts: str) -> Ruling | JsonObject:
    """The ruling on a version of the facts; the case itself if it is refused."""
    given: dict[str, Any] = json.loads(case)
    for place, value in json.loads(facts).items():
        put(given["position"], place, value)
    given["claim"] = given["claim"]["about"]
    try:
        return rule(load_game(given["game"]), read_case(given))
    except BadCase:
        return given


def _phrases(value: Json) -> Iterator[JsonObject]:
    if isinstance(value, Mapping):
        if "say" in value:
            yield value
            return
        value = list(value.values())
    if isinstance(value, Sequence) and not isinstance(value, str):
        for one in value:
            yield from _phrases(one)


def sample(game: str, count: int, seed: int = 0) -> Iterator[Ruling]:
    """Random rulings of every kind of claim in turn; every second one of a case of the game's own, if any."""
    known, rng = load_game(game), Random(f"truth {game} {seed}")
    kinds, more = sorted(source(game).claims), truths(game).more
    given = 0
    for turn in range(count * 20):
        number, own = divmod(turn, 2) if more else (turn, 0)
        try:
            case = read_case(more(rng) if more and own else any_case(game, rng, kinds[number % len(kinds)]))
        except BadCase:
            continue
        yield rule(known, case)
        given += 1
        if given == count:
            return


# What is wrong


def false_sentences(known: Truths, rulings: Iterator[Ruling]) -> tuple[list[str], dict[str, list[Said]]]:
    """The sentences that are false, and some occurrences of every message."""
    wrong: list[str] = []
    kept: dict[str, list[Said]] = defaultdict(list)
    for ruling in rulings:
        here = Counter[str]()
        for said in all_said(ruling):
            here[said.message] += 1
            if len(kept[said.message]) < MOST_KEPT and here[said.message] <= MOST_OF_ONE_RULING:
                kept[said.message].append(said)
            predicate = known.predicates.get(said.message)
            if predicate is not None and not _accepts(predicate, said):
                told = " in ".join((said.message, *reversed(said.within)))
                wrong.append(f"{told} ({predicate.name}): {dict(said.params)} of {said.case}")
    return wrong, kept


def judged(known: Truths, rulings: Iterator[Ruling]) -> tuple[Counter[str], list[str]]:
    """Rulings by kind of claim and verdict, and the sentences in them that are false."""
    counts = Counter[str]()

    def counted() -> Iterator[Ruling]:
        for ruling in rulings:
            counts[f"{ruling.case.form.claim.kind}: {ruling.verdict.value}"] += 1
            yield ruling

    return counts, false_sentences(known, counted())[0]


def judged_sample(game: str, seed: int, number: int) -> tuple[Counter[str], list[str]]:
    return judged(truths(game), sample(game, number, seed))


def unplaced(known: Truths, messages: Sequence[str]) -> list[str]:
    """Messages that nobody has said to state a fact or none."""
    return sorted(set(messages) - set(known.predicates) - set(known.no_fact))


def lax(known: Truths, kept: Mapping[str, list[Said]]) -> list[str]:
    """Params whose every change is accepted: whatever was said of them would pass."""
    found = []
    everywhere = [said for occurrences in kept.values() for said in occurrences]
    for message, occurrences in kept.items():
        predicate = known.predicates.get(message)
        if predicate is None:
            continue
        for name in sorted(variables(message) - predicate.free):
            seen = _values(occurrences, name)
            if len(seen) <= MOST_CHANGES:  # a message that is seldom said: what others say of such a thing
                seen |= _values(everywhere, name)
            changes = [one for said in occurrences for one in _changed(said, name, seen)]
            if changes and all(_accepts(predicate, one) for one in changes):
                found.append(f"{message}: {name}")
    return found


def _accepts(predicate: Predicate, said: Said) -> bool:
    """A checker that can't make sense of what is said does not accept it."""
    try:
        return predicate.true(said)
    except (LookupError, ValueError, TypeError, AssertionError):
        return False


def _values(some: Sequence[Said], name: str) -> dict[str, Json]:
    """What is said for this param."""
    return {canonical(said.params[name]): said.params[name] for said in some if name in said.params}


def _changed(said: Said, name: str, seen: Mapping[str, Json]) -> Iterator[Said]:
    if name not in said.params:
        return
    value = said.params[name]
    others = [one for key, one in seen.items() if key != canonical(value) and isinstance(one, type(value))]
    for changed in _other_values(value, others):
        yield replace(said, params={**said.params, name: changed})


def _other_values(value: Json, seen: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, bool) or list(_phrases(value)):
        return
    if isinstance(value, int):
        yield from (one for one in (value + 1, value - 1, value + 10, 0) if one != value)
    elif isinstance(value, str):
        if number := LAST_NUMBER.search(value):
            yield from (LAST_NUMBER.sub(str(int(number[0]) + step), value) for step in (1, -1))
    elif isinstance(value, Sequence):
        yield from (list(value[1:]), [*value, *value[:1]]) if value else ()
    yield from seen[:: max(1, len(seen) // MOST_CHANGES)]


# The params that a sentence uses


class _Variables(Visitor):
    """The variables of a message, and the messages and terms that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.quoted.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def _messages() -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for path in sorted(Path(adjudicator.__file__).parent.rglob("*pl.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                found[f"-{entry.id.name}"] = entry
    return found


@cache
def variables(message: str) -> frozenset[str]:
    """The params that the Polish sentence uses, also through messages that it quotes."""
    entry = _messages().get(message)
    if entry is None:
        return frozenset()
    visitor = _Variables()
    visitor.visit(entry)
    return frozenset(visitor.names).union(*(variables(one) for one in visitor.quoted))


def messages_of(game: str) -> list[str]:
    """The messages that a ruling of this game may use: all but rules, readings, problems and headings."""
    shared = ("reading-decides", "disputed-", "consistent-", "legal-", "record-", "remedy-", "fact-", "told-")
    return [name for name in _messages() if name.startswith((f"{game}-", *shared))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    known, said = truths(wanted.game), Counter[str]()

    def counted() -> Iterator[Ruling]:
        for ruling in sample(wanted.game, wanted.count, wanted.seed):
            said.update(one.message for one in all_said(ruling))
            yield ruling

    wrong, kept = false_sentences(known, counted())
    for message, count in said.most_common():
        placed = known.predicates.get(message)
        print(f"{count:8} {message}: {placed.name if placed else known.no_fact.get(message, 'NOT PLACED')}")
    for line in [*wrong[:40], *(f"accepts every change: {one}" for one in lax(known, kept))]:
        print(line)
    print(f"{sum(said.values())} sentences, {len(wrong)} false")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
