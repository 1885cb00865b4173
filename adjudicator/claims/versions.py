"""Two versions of the facts, mixed fact by fact."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from typing import Final

from adjudicator.intake.forms import DisputedForm
from adjudicator.pointers import look, put
from adjudicator.values import Json

MOST_FACTS: Final = 6
"""With more disputed facts than this, only the two versions themselves are compared."""

Choice = tuple[int, ...]
"""For each disputed fact, whose version is taken: 0 or 1."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One disputed fact: the value at a place, or whether one element is in a list."""

    pointer: str
    element: str | None = None
    """For a list: the element that only one of the versions has."""
    values: tuple[Json, Json] = (None, None)


def disputed_facts(position: Json, claim: DisputedForm) -> Iterator[Fact]:
    """The facts in which the versions differ."""
    first, second = (version.facts for version in claim.versions)
    for place in dict.fromkeys([*first, *second]):
        here, there = _value(position, first, place), _value(position, second, place)
        if here == there:
            continue
        ours, theirs = _words(here), _words(there)
        if ours is not None and theirs is not None:
            one, other = Counter(ours), Counter(theirs)
            different = [*(one - other).elements(), *(other - one).elements()]
            if different and not any(one[word] and other[word] for word in different):
                yield from (
                    Fact(place, word, (word in one - other, word in other - one))
                    for word in dict.fromkeys(different)
                )
                continue
        yield Fact(place, None, (here, there))


def choices(facts: Sequence[Fact]) -> Iterator[Choice]:
    """Every mix of the versions, the first version first and the second one last."""
    if len(facts) <= MOST_FACTS:
        yield from product((0, 1), repeat=len(facts))
    else:
        yield from ((0,) * len(facts), (1,) * len(facts))


def mix(position: Json, claim: DisputedForm, facts: Sequence[Fact], choice: Choice) -> Json:
    """The position with each disputed fact as the chosen version has it."""
    mixed = deepcopy(position)
    versions = [version.facts for version in claim.versions]
    for place in dict.fromkeys(place for version in versions for place in version):
        whose = [(fact, chosen) for fact, chosen in zip(facts, choice, strict=True) if fact.pointer == place]
        value = _value(position, versions[0], place)
        if any(fact.element is None for fact, _ in whose):
            value = _value(position, versions[whose[0][1]], place)
        elif whose:
            other = _value(position, versions[1], place)
            chosen_for = {fact.element: chosen for fact, chosen in whose if fact.element is not None}
            value = _blend(_words(value) or [], _words(other) or [], chosen_for)
        put(mixed, place, value)
    return mixed


def _value(position: Json, facts: Mapping[str, Json], place: str) -> Json:
    return facts[place] if place in facts else look(position, place)


def _words(value: Json) -> list[str] | None:
    """The value if it is a list of words."""
    if not isinstance(value, list):
        return None
    words = [one for one in value if isinstance(one, str)]
    return words if len(words) == len(value) else None


def _blend(first: list[str], second: list[str], chosen: Mapping[str, int]) -> list[str]:
    """A list with each disputed element as the version chosen for it has it."""
    if len(set(chosen.values())) == 1:
        return list((first, second)[next(iter(chosen.values()))])
    keep = [one for one in first if one not in chosen or chosen[one] == 0]
    return keep + [one for one in second if chosen.get(one) == 1]
