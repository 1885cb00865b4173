"""The steps of a ruling on a dispute: what each version leads to, and where they differ."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.claim_kind import Steps
from adjudicator.claims.dispute import Disputed
from adjudicator.claims.versions import Fact
from adjudicator.game import Game
from adjudicator.lang import LANGS
from adjudicator.pointers import entries_passed, steps
from adjudicator.problems import Problem
from adjudicator.ruling import Finding, Params, Phrase, Reason, aside
from adjudicator.values import JsonObject
from adjudicator.words.render import sentence
from adjudicator.words.say import has

MOST_BEARING: Final = 4
MOST_WORDS: Final = 40
WHOSE: Final = 3
"""So many of the steps that only one version has are told among what decides, in so many words;
each step takes a few more to say whose version it is of."""


def differing(claim: Disputed, explained: Sequence[Steps], bears: bool) -> Iterator[Reason]:
    """How each version leads to its ruling; first where they differ in words.

    Of each version a few such steps bear. The others are told apart. Where the versions lead to the same, the
    comparison that both share bears.
    """
    said = [[sentence(claim.game, step, "pl") for step in steps] for steps in explained]
    for who, ours, theirs in zip(claim.who, (0, 1), (1, 0), strict=True):
        own = [
            step for step, words in zip(explained[ours], said[ours], strict=True) if words not in said[theirs]
        ]
        chosen = _most_important(claim.game, own) if bears else ()
        for at, step in enumerate(own):
            params: Params = {"who": who, "step": step.phrase}
            yield Reason(step.rule, "disputed-step", params, step.cards, at in chosen)
    both = [step for step, words in zip(explained[0], said[0], strict=True) if words in said[1]]
    compared = [step for step in both if step.message in claim.game.comparisons]
    chosen = () if bears else _most_important(claim.game, compared)
    yield from (replace(step, bears=at in chosen) for at, step in enumerate(compared))
    yield from aside(step for step in both if step not in compared)


def _most_important(game: Game, own: Sequence[Reason]) -> Collection[int]:
    """The places of a few bearing steps: the comparison that decides before anything else."""
    order = sorted(range(len(own)), key=lambda at: (own[at].message not in game.comparisons, at))
    chosen: list[int] = []
    words = MOST_WORDS
    for at in order:
        needed = WHOSE + max(len(sentence(game, own[at], lang).split()) for lang in LANGS)
        if own[at].bears and len(chosen) < MOST_BEARING and needed <= words:
            chosen.append(at)
            words -= needed
    return chosen


def read_alike(claim: Disputed, first: Finding | None, second: Finding | None) -> bool:
    """Are both versions possible, and are their rulings said with the same words?"""
    if first is None or second is None:
        return False
    return sentence(claim.game, first.summary, "pl") == sentence(claim.game, second.summary, "pl")


def version_step(claim: Disputed, place: int, found: Finding | None) -> Reason:
    if found is not None:
        params: Params = {
            "who": claim.who[place],
            "verdict": found.verdict.value,
            "ruling": found.summary.phrase,
        }
        return Reason(found.summary.rule, "disputed-version", params, found.summary.cards)
    why = [Phrase(f"problem-{one.code}", one.params) for one in refused(claim, place)]
    return Reason("referee.disputed", "disputed-impossible", {"who": claim.who[place], "why": why})


def refused(claim: Disputed, place: int) -> tuple[Problem, ...]:
    """The problems that make a version impossible."""
    found = claim.versions[place]
    return found if isinstance(found, tuple) else ()


def name_fact(game: Game, position: JsonObject, fact: Fact) -> Phrase:
    """The fact as a phrase: message ``<game>-fact-<steps without numbers>`` if any, else its pointer."""
    words = [step for step in steps(fact.pointer) if not step.isdecimal()]
    message = f"{game.id}-fact-{'-'.join(words).replace('_', '-')}"
    name = ""
    for number, entry in entries_passed(position, fact.pointer):
        if isinstance(entry, Mapping):
            name = _label(game, entry) or str(number + 1)
    params: Params = {
        "place": fact.pointer,
        "name": name,
        "element": "" if fact.element is None else str(fact.element),
        "whole": "yes" if fact.element is None else "no",
    }
    named = Phrase(message if has(message) else "fact-at", params)
    if fact.element is None:
        return named
    return Phrase("fact-holds", {"list": named, "element": fact.element})


def _label(game: Game, entry: JsonObject) -> str:
    """The name of an entry of a list: the first field that names entries in this game, if it is given."""
    return next((str(entry[name]) for name in game.notation.names if entry.get(name) is not None), "")
