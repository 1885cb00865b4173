"""The journal of an event: acts in their order. The event is what they make, one after the other.

A correction names an act and says what it should have been, or that it should not have been. Both stay. The
event is then made of the acts as they are now. An act that is no longer possible falls away; whoever corrects
is shown that before, and accepts it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from api.desk import appealing, calling, judging, organising, readings
from api.desk.acts import Act, ActKind, Done, Id, Line
from api.desk.event import Event, NotPossible, Settings
from api.desk.roles import STAFF, Role


class Correct(Act):
    """An act was not as it was noted. ``instead`` is of the same kind."""

    kind: Literal["correct"] = "correct"
    act: Id
    instead: Annotated[dict[str, Any], Field(min_length=1)]
    why: Line
    accepting: Annotated[tuple[Id, ...], Field(max_length=10_000)] = ()
    """The acts that fall away by it."""


class Withdraw(Act):
    """An act should not have been."""

    kind: Literal["withdraw"] = "withdraw"
    act: Id
    why: Line
    accepting: Annotated[tuple[Id, ...], Field(max_length=10_000)] = ()


MADE_OF: Final[tuple[ActKind[Any], ...]] = (
    *organising.KINDS,
    *calling.KINDS,
    *judging.KINDS,
    *appealing.KINDS,
    *readings.KINDS,
)
"""What an event is made of."""
KINDS: Final[Mapping[str, ActKind[Any]]] = {kind.name: kind for kind in MADE_OF}
CORRECTIONS: Final[Mapping[str, type[Correct] | type[Withdraw]]] = {
    "correct": Correct,
    "withdraw": Withdraw,
}
FORMS: Final[Mapping[str, type[Act]]] = {**{name: kind.form for name, kind in KINDS.items()}, **CORRECTIONS}
"""Every act, by its name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal."""

    done: Done
    act: Act


_EMPTY: Final = Event(Settings("", "river"))


@dataclass(frozen=True, slots=True)
class Journal:
    """All entries, and the event that they make."""

    entries: tuple[Entry, ...] = ()
    event: Event = _EMPTY
    fallen: tuple[int, ...] = ()
    """Acts that corrections have made impossible."""

    @property
    def next_place(self) -> int:
        return len(self.entries) + 1

    def with_entry(self, entry: Entry) -> "Journal":
        """Raises NotPossible, and then nothing is changed."""
        act, done = entry.act, entry.done
        _check_role(act, done)
        if not self.entries and act.kind != "open-event":
            raise NotPossible("desk-not-opened")
        if isinstance(act, Correct | Withdraw):
            after = self.corrected(entry)
            new = tuple(place for place in after.fallen if place not in self.fallen)
            if set(new) != set(act.accepting):
                raise NotPossible("desk-others-fall", count=len(new), acts=", ".join(map(str, new)))
            return after
        event = KINDS[act.kind].do(self.event, done, act)
        return replace(self, entries=(*self.entries, entry), event=event)

    def corrected(self, entry: Entry) -> "Journal":
        """After a correction, whatever falls away. Raises NotPossible if there is nothing to correct."""
        act, done = entry.act, entry.done
        assert isinstance(act, Correct | Withdraw)
        target = self._entry(act.act)
        if target.act.kind in CORRECTIONS:
            raise NotPossible("desk-correction-stays")
        if target.act.kind == "open-event" and isinstance(act, Withdraw):
            raise NotPossible("desk-event-stays")
        if act.act in self.withdrawn:
            raise NotPossible("desk-withdrawn-already")
        if done.by.role not in KINDS[target.act.kind].who:
            raise NotPossible("desk-not-your-act", role=done.by.role.value)
        if isinstance(act, Correct) and act.instead.get("kind") != target.act.kind:
            raise NotPossible("desk-other-kind", kind=target.act.kind)
        return journal_of((*self.entries, entry))

    @property
    def withdrawn(self) -> frozenset[int]:
        return frozenset(entry.act.act for entry in self.entries if isinstance(entry.act, Withdraw))

    def _entry(self, place: int) -> Entry:
        if not 1 <= place <= len(self.entries):
            raise NotPossible("desk-no-act", act=place)
        return self.entries[place - 1]


def _check_role(act: Act, done: Done) -> None:
    who = STAFF if act.kind in CORRECTIONS else KINDS[act.kind].who
    if done.by.role not in who:
        raise NotPossible("desk-not-yours", role=done.by.role.value)


def journal_of(entries: Sequence[Entry]) -> Journal:
    """The event made anew from all entries."""
    event, fallen = Journal().event, []
    for done, act in _as_they_are_now(entries):
        try:
            event = KINDS[act.kind].do(event, done, act)
        except NotPossible:
            fallen.append(done.place)
    return Journal(tuple(entries), event, tuple(fallen))


def _as_they_are_now(entries: Sequence[Entry]) -> Iterable[tuple[Done, Act]]:
    """The acts in force: corrected, without those that were withdrawn."""
    instead: dict[int, Act] = {}
    gone: set[int] = set()
    for entry in entries:
        if isinstance(entry.act, Correct):
            instead[entry.act.act] = FORMS[str(entry.act.instead["kind"])].model_validate(entry.act.instead)
        elif isinstance(entry.act, Withdraw):
            gone.add(entry.act.act)
    for entry in entries:
        if entry.act.kind not in CORRECTIONS and entry.done.place not in gone:
            yield entry.done, instead.get(entry.done.place, entry.act)


def may(role: Role, kind: str) -> bool:
    """May somebody with this role hand in acts of this kind?"""
    return role in (STAFF if kind in CORRECTIONS else KINDS[kind].who)
