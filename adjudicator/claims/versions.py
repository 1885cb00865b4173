"""Two versions of the facts, mixed fact by fact."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from pydantic import BaseModel, ValidationError

from adjudicator.pointers import look, pointer, put, steps
from adjudicator.values import Json

MOST_FACTS: Final = 6
"""With more disputed facts than this, only the two versions themselves are compared."""

Choice = tuple[int, ...]
"""For each disputed fact, whose version is taken: 0 or 1."""
Told = Mapping[str, Json]
"""What somebody says is at each disputed place."""
Element = str | int


@dataclass(frozen=True, slots=True)
class Fact:
    """One disputed fact: the value at a place, or whether one element is in a list."""

    pointer: str
    element: Element | None = None
    """For a list: the element that only one of the versions has."""
    values: tuple[Json, Json] = (None, None)


class AsRead(NamedTuple):
    """The position as somebody tells it."""

    told: Json
    """Without what is as it is where nothing is said of it."""
    in_full: Json

    def look(self, place: str) -> Json:
        """The value at this place: an empty list, for example, whether it is given or left out."""
        found = look(self.told, place)
        return look(self.in_full, place) if found is None else found


def both_told(first: AsRead, second: AsRead, places: Iterable[str]) -> tuple[Told, Told]:
    """What both say about each place that either of them names.

    What is said of one element of a list of cards or names is said of the list.
    """
    told = [one.told for one in (first, second)]
    of = list(dict.fromkeys(_of_list(told, place) for place in places))
    return {place: first.look(place) for place in of}, {place: second.look(place) for place in of}


def as_read(form: type[BaseModel], position: Json, facts: Told) -> AsRead:
    """The position with these facts; as it is if it can't be read."""
    told = deepcopy(position)
    for place, value in facts.items():
        put(told, place, value)
    try:
        found = form.model_validate(told)
    except ValidationError:
        return AsRead(told, told)
    in_full: Json = found.model_dump(mode="json", exclude_none=True)
    return AsRead(found.model_dump(mode="json", exclude_defaults=True), in_full)


def _of_list(told: Sequence[Json], place: str) -> str:
    """The list if the place is that of a card or name in it."""
    parent = pointer(*steps(place)[:-1])
    return parent if all(_elements(look(one, parent)) is not None for one in told) else place


def disputed_facts(first: Told, second: Told) -> Iterator[Fact]:
    """The facts in which the versions differ."""
    for place, here in first.items():
        there = second[place]
        if here == there:
            continue
        ours, theirs = _elements(here), _elements(there)
        if ours is not None and theirs is not None:
            one, other = Counter(ours), Counter(theirs)
            different = [*(one - other).elements(), *(other - one).elements()]
            if different and not any(one[element] and other[element] for element in different):
                yield from (
                    Fact(place, element, (element in one - other, element in other - one))
                    for element in dict.fromkeys(different)
                )
                continue
        yield Fact(place, None, (here, there))


class Mix(NamedTuple):
    choice: Choice
    position: Json
    fits: bool
    """Has every list as many elements as the versions agree that it has?"""


def mixes(
    position: Json, first: Told, second: Told, facts: Sequence[Fact], most: int
) -> tuple[list[Mix], bool]:
    """Every mix of the versions, the first version first and the second one last; and are these all that fit?

    Those that do not fit are left out if there are more than ``most``. If still more fit: the two versions.
    """
    ends = [(0,) * len(facts), (1,) * len(facts)]
    free = [
        _mix(position, first, second, facts, choice)
        for choice in (product((0, 1), repeat=len(facts)) if len(facts) <= MOST_FACTS else ())
    ]
    fitting = [one for one in free if one.fits]
    for found in (free, fitting):
        if found and len(found) <= most:
            return found, True
    return [_mix(position, first, second, facts, choice) for choice in ends], False


def _mix(position: Json, first: Told, second: Told, facts: Sequence[Fact], choice: Choice) -> Mix:
    """The position with each disputed fact as the chosen version has it."""
    mixed, fits = deepcopy(position), True
    for place, value in first.items():
        whose = [(fact, chosen) for fact, chosen in zip(facts, choice, strict=True) if fact.pointer == place]
        if any(fact.element is None for fact, _ in whose):
            value = (first, second)[whose[0][1]][place]
        elif whose:
            ours, theirs = _elements(value) or [], _elements(second[place]) or []
            value = _blend(ours, theirs, {fact.element: chosen for fact, chosen in whose})
            fits = fits and not len(ours) == len(theirs) != len(value)
        put(mixed, place, value)
    return Mix(choice, mixed, fits)


def _elements(value: Json) -> list[Element] | None:
    """The value if it is a list of cards, names or the like."""
    if not isinstance(value, list):
        return None
    found = [one for one in value if isinstance(one, Element) and not isinstance(one, bool)]
    return found if len(found) == len(value) else None


def _blend(
    first: list[Element], second: list[Element], chosen: Mapping[Element | None, int]
) -> list[Element]:
    """A list with each disputed element as the version chosen for it has it.

    Elements keep their places where they can, since the order may count.
    """
    if len(set(chosen.values())) == 1:
        return (first, second)[next(iter(chosen.values()))]
    new = [one for one in second if chosen.get(one) == 1]
    found: list[Element] = []
    for place, one in enumerate(first):
        if one not in chosen or chosen[one] == 0:
            found.append(one)
        elif place < len(second) and second[place] in new:
            new.remove(second[place])
            found.append(second[place])
    return found + new
