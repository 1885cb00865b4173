"""The steps of a ruling on a dispute: what each version leads to, and where they differ."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from adjudicator.claim_kind import Steps
from adjudicator.claims.dispute import Disputed
from adjudicator.claims.versions import Fact
from adjudicator.game import Game
from adjudicator.lang import LANGS, Lang
from adjudicator.pointers import entries_passed, steps
from adjudicator.problems import Problem
from adjudicator.ruling import Finding, Param, Params, Phrase, Reason
from adjudicator.values import Json, JsonObject
from adjudicator.words.render import sentence
from adjudicator.words.say import has

MOST_BEARING: Final = 12
MOST_WORDS: Final = 145
"""So many steps bear on a dispute, in so many words of either language. What has no room is told apart."""
MORE_WORDS: Final = 40
"""So many more are allowed for a version that has no comparison yet."""
MOST_FACTS: Final = 3
"""So many of the facts in which the versions differ are named; what is in one list is named at once."""


# In what they differ


def difference(claim: Disputed) -> Iterator[Reason]:
    """The places where the versions differ, and what each of them says, if that can be said in a word."""
    all_groups = _by_list(claim.facts)
    groups = all_groups[:MOST_FACTS]
    params: Params = {
        "count": len(all_groups),
        "facts": [
            _told(claim, group[0]) if len(group) == 1 else _told_among(claim, group) for group in groups
        ],
        "more": len(all_groups) - len(groups),
        "exclude": "yes" if all(None not in fact.values for fact in claim.facts) else "no",
    }
    yield Reason("referee.disputed", "disputed-differ" if claim.facts else "disputed-no-difference", params)


def _by_list(facts: Sequence[Fact]) -> list[list[Fact]]:
    """The facts, those of one list together."""
    return [list(group) for _, group in groupby(facts, lambda fact: (fact.pointer, fact.element is None))]


def _told(claim: Disputed, fact: Fact) -> Phrase:
    named = name_fact(claim.game, claim.position, fact)
    ours, theirs = (_in_a_word(claim.game, value) for value in fact.values)
    if ours is None or theirs is None:
        return named
    first, second = (_by(claim, place, fact) for place in (0, 1))
    told: Params = {"fact": named, "first": first, "ours": ours, "second": second, "theirs": theirs}
    return Phrase("fact-told", told)


def _told_among(claim: Disputed, facts: Sequence[Fact]) -> Phrase:
    """What only one of them and only the other has in a list."""
    first, second = (_by(claim, place, facts[0]) for place in (0, 1))
    ours, theirs = ([fact.element for fact in facts if fact.values[place]] for place in (0, 1))
    listed = name_place(claim.game, claim.position, facts[0])
    told: Params = {"list": listed, "first": first, "ours": ours, "second": second, "theirs": theirs}
    whose = "both" if ours and theirs else "first" if ours else "second"
    return Phrase("fact-told-among", {**told, "whose": whose})


def _by(claim: Disputed, place: int, fact: Fact) -> Param:
    """Who says so: the one whose version it is, or the table if that version does not speak of it."""
    named = claim.form.versions[place].facts
    speaks = any(f"{one}/".startswith(f"{fact.pointer}/") for one in named) or any(
        f"{fact.pointer}/".startswith(f"{one}/") for one in named
    )
    return claim.who[place] if speaks or fact.values[place] is None else Phrase("told-table")


def _in_a_word(game: Game, value: Json) -> Param:
    """Nothing, yes or no, a number, a word that the game has for it (message ``<game>-told-<value>``), or a
    thing that has a name."""
    if value is None:
        return Phrase("told-nothing")
    if isinstance(value, bool):
        return Phrase("told-yes" if value else "told-no")
    if isinstance(value, int):
        return value
    if not isinstance(value, str):
        return None
    message = f"{game.id}-told-{value}"
    if has(message):
        return Phrase(message)
    return value if game.localise("pl", {"ours": value})["ours"] != value else None


# How each version leads to its ruling


def how_decided(claim: Disputed, explained: Sequence[Steps], beside: Sequence[Reason]) -> Iterator[Reason]:
    """How each version leads to its ruling: what both share, then what only one of them has.

    The comparisons that decide bear, as far as there is room ``beside`` the other steps. Those that only one
    version has come before shared ones, and what all else hangs on before all but the last of each version.
    No version that compares stays without a comparison.
    """
    said = [[sentence(claim.game, step, "pl") for step in steps] for steps in explained]
    both = [step for step, words in zip(explained[0], said[0], strict=True) if words in said[1]]
    own = [
        [step for step, words in zip(explained[ours], said[ours], strict=True) if words not in said[1 - ours]]
        for ours in (0, 1)
    ]
    of_one = [
        [Reason(one.rule, "disputed-step", _of(who, one), one.cards, one.bears) for one in steps]
        for who, steps in zip(claim.who, own, strict=True)
    ]
    room = _Room(claim.game, beside)
    said_of = [" ".join(_said_of(claim, who, beside)) for who in (*claim.who, None)]
    chosen = [_deciding(claim.game, steps, both) for steps in own] + [_deciding(claim.game, both, ())]
    bearing = [list[int](), list[int](), list[int]()]
    caveats = [
        [place for place in places if _is_caveat(claim.game, steps[place])]
        for places, steps in zip(chosen, (*own, both), strict=True)
    ]
    compared = [
        [place for place in places if place not in others]
        for places, others in zip(chosen, caveats, strict=True)
    ]
    last = [(which, place) for which in (0, 1) for place in compared[which][-1:]]
    order = last if any(caveats) else []
    order += [(which, place) for which in (2, 0, 1) for place in caveats[which]]
    for turn in range(max(map(len, compared))):
        order += [(which, place) for which in (0, 1) for place in compared[which][turn : turn + 1]]
    order += [(2, place) for place in compared[2]]
    told_of, step_of = (*of_one, both), (*own, both)

    def is_told(which: int, place: int) -> bool:
        return sentence(claim.game, step_of[which][place], "pl")[1:] in said_of[which]

    order = [one for one in dict.fromkeys(order) if not is_told(*one)]
    for which, place in order:
        bearing[which] += [place] * room.takes(told_of[which][place])
    for which, place in last:
        if not is_told(which, place) and not set(bearing[which]) & set(compared[which]):
            bearing[which] += [place] * room.takes(told_of[which][place], MORE_WORDS)
    for told, places in zip((both, *of_one), (bearing[2], bearing[0], bearing[1]), strict=True):
        yield from (replace(step, bears=place in places) for place, step in enumerate(told))


def _said_of(claim: Disputed, who: str | None, told: Sequence[Reason]) -> Iterator[str]:
    """What is said of this version, or of both."""
    for step in told:
        if step.message != "disputed-version" or step.params["who"] == who:
            yield sentence(claim.game, step, "pl")


def _of(who: str, step: Reason) -> Params:
    return {"who": who, "step": step.phrase}


def _deciding(game: Game, steps: Sequence[Reason], others: Sequence[Reason]) -> list[int]:
    """The places of the steps that may bear: those that compare; if nothing does, here or among the others,
    whatever bears."""
    bearing = [place for place, step in enumerate(steps) if step.bears]
    compare = any(step.bears and step.message in game.comparisons for step in (*steps, *others))
    return [
        place
        for place in bearing
        if not compare or steps[place].message in game.comparisons or _is_caveat(game, steps[place])
    ]


def _is_caveat(game: Game, step: Reason) -> bool:
    """Does it say that the ruling hangs on what we are not sure of?"""
    return step.message in game.caveats


class _Room:
    """How much may still be told."""

    def __init__(self, game: Game, beside: Sequence[Reason]) -> None:
        self.game = game
        self.steps = MOST_BEARING - len(beside)
        self.words = Counter(dict.fromkeys(LANGS, MOST_WORDS))
        for step in beside:
            self.words.subtract(self._length(step))

    def takes(self, step: Reason, more: int = 0) -> bool:
        """Is there room for this step? Then it is taken up."""
        needed = self._length(step)
        if self.steps == 0 or any(needed[lang] > self.words[lang] + more for lang in LANGS):
            return False
        self.steps -= 1
        self.words.subtract(needed)
        return True

    def _length(self, step: Reason) -> Counter[Lang]:
        return Counter({lang: len(sentence(self.game, step, lang).split()) for lang in LANGS})


# What each version leads to


def version_steps(claim: Disputed, first: Finding | None, second: Finding | None) -> Steps:
    """The ruling under each version; if both read the same, once."""
    if first is not None and second is not None and read_alike(claim, first, second):
        summary = first.summary
        params: Params = {"ruling": summary.phrase, "verdict": first.verdict.value}
        return (Reason(summary.rule, "disputed-both", params, summary.cards),)
    return tuple(version_step(claim, place, found) for place, found in enumerate((first, second)))


def read_alike(claim: Disputed, first: Finding | None, second: Finding | None) -> bool:
    """Are both versions possible, and are their rulings said with the same words?"""
    if first is None or second is None or first.verdict is not second.verdict:
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
    of_facts = claim.at_fault(place)
    own = [one for one in refused(claim, place) if (one.code, one.pointer) in of_facts]
    why = [Phrase(f"problem-{one.code}", one.params) for one in own or refused(claim, place)]
    message = "disputed-impossible" if own else "disputed-unasked"
    return Reason("referee.disputed", message, {"who": claim.who[place], "why": why})


def is_unasked(claim: Disputed, place: int) -> bool:
    """Are the facts of this version sound, and is it only the claim that can't be asked of them?"""
    problems = {(one.code, one.pointer) for one in refused(claim, place)}
    return bool(problems) and not problems & claim.at_fault(place)


def refused(claim: Disputed, place: int) -> tuple[Problem, ...]:
    """The problems that make a version impossible."""
    found = claim.versions[place]
    return found if isinstance(found, tuple) else ()


def name_fact(game: Game, position: JsonObject, fact: Fact) -> Phrase:
    """The fact as a phrase: what is at a place, or whether something is in a list."""
    named = name_place(game, position, fact)
    return named if fact.element is None else Phrase("fact-holds", {"list": named, "element": fact.element})


def name_place(game: Game, position: JsonObject, fact: Fact) -> Phrase:
    """The place of the fact: message ``<game>-fact-<steps without numbers>`` if any, else its pointer."""
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
    return Phrase(message if has(message) else "fact-at", params)


def _label(game: Game, entry: JsonObject) -> str:
    """The name of an entry of a list: the first field that names entries in this game, if it is given."""
    return next((str(entry[name]) for name in game.notation.names if entry.get(name) is not None), "")
