"""Two versions of the facts, and the claim to be ruled on under each."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from adjudicator.case import Case
from adjudicator.claims.versions import Choice, Fact, Mix, Told, as_read, both_told, disputed_facts, mixes
from adjudicator.form import Form
from adjudicator.game import Game
from adjudicator.intake.forms import DisputedForm
from adjudicator.intake.read_case import read_case_of
from adjudicator.pointers import look
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding
from adjudicator.values import Json, JsonObject

AnyCase = Case[object, object]
MOST_QUICK: Final = 64
MOST_SLOW: Final = 8
"""Mixes that are decided, if deciding takes microseconds and if it may take longer."""

Mixed = tuple[Choice, AnyCase | tuple[Problem, ...]]
"""Whose version is taken of each fact, and the resulting case, or its problems."""
Outcome = tuple[Choice, Finding | None]
"""None: the facts are impossible."""


@dataclass(frozen=True)
class Disputed:
    """Two versions of the facts, and the claim to be ruled on under each."""

    game: Game
    form: DisputedForm
    position: JsonObject
    readings: Readings
    blank: type[Form]
    """What a position must look like."""

    @property
    def who(self) -> tuple[str, str]:
        """Whose versions they are. Two versions of one person are numbered."""
        first, second = (version.who for version in self.form.versions)
        return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")

    @cached_property
    def told(self) -> tuple[Told, Told]:
        first, second = (as_read(self.blank, self.position, one.facts) for one in self.form.versions)
        places = [place for version in self.form.versions for place in version.facts]
        return both_told(first, second, places)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(disputed_facts(*self.told))

    @property
    def quick(self) -> bool:
        """Is the claim at stake decided in a few milliseconds?"""
        kind = self.form.about.get("kind")
        return any(one.quick for one in self.game.kinds if one.name == kind)

    def at_stake(self, found: Finding) -> object:
        """What of a finding the dispute is about."""
        kind = next(one for one in self.game.kinds if one.name == self.form.about.get("kind"))
        return (kind.at_stake or kind.counts)(found)

    @cached_property
    def _mixes(self) -> tuple[list[Mix], bool]:
        return mixes(self.position, *self.told, self.facts, MOST_QUICK if self.quick else MOST_SLOW)

    @cached_property
    def mixed(self) -> tuple[Mixed, ...]:
        """Every mix of the versions, the first version first and the second one last."""
        return tuple((one.choice, self._case(one.position)) for one in self._mixes[0])

    def told_by(self, choice: Choice) -> Told:
        """What is at each disputed place in this mix."""
        mix = next(one for one in self._mixes[0] if one.choice == choice)
        return {place: look(mix.position, place) for place in self.told[0]}

    @property
    def fitting(self) -> frozenset[Choice]:
        """The mixes in which lists have as many elements as both versions say."""
        return frozenset(one.choice for one in self._mixes[0] if one.fits)

    @property
    def all_mixed(self) -> bool:
        """Is every mix there, or were there too many?"""
        return self._mixes[1]

    def at_fault(self, place: int) -> frozenset[tuple[str, str]]:
        """The problems, code and pointer, that the facts of a version have whatever is asked of them."""
        read = self._read(self._mixes[0][(0, -1)[place]].position, {"kind": "consistent"})
        found = read.refused if isinstance(read, Case) else read
        return frozenset((one.code, one.pointer) for one in found)

    def _case(self, position: Json) -> AnyCase | tuple[Problem, ...]:
        return self._read(position, self.form.about)

    def _read(self, position: Json, claim: JsonObject) -> AnyCase | tuple[Problem, ...]:
        data = {
            "game": self.game.id,
            "position": position,
            "claim": claim,
            "readings": dict(self.readings),
        }
        try:
            return read_case_of(self.game, data)
        except BadCase as bad:
            return bad.problems

    @property
    def versions(self) -> tuple[AnyCase | tuple[Problem, ...], AnyCase | tuple[Problem, ...]]:
        return self.mixed[0][1], self.mixed[-1][1]
