"""A described table at a moment of the game, and which of its facts could be read."""

from dataclasses import dataclass
from functools import cached_property

from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.pointers import within
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


@dataclass(frozen=True)
class Moment:
    """A check must not rest on a fact that could not be read: what it then finds is a mere consequence."""

    form: PositionForm
    table: Table
    """The table without what could not be read."""
    readings: Readings
    unread: tuple[str, ...]
    """JSON pointers of what could not be read."""

    def is_read(self, *steps: str | int) -> bool:
        """Could everything at this place of the position be read?"""
        return not self.unread or not any(within(one, where(*steps)) for one in self.unread)

    def are_read(self, *fields: str) -> bool:
        """Could these fields of all players be read?"""
        seats = range(self.table.size)
        return all(self.is_read("players", seat, field) for seat in seats for field in fields)

    @cached_property
    def trick_seats(self) -> tuple[int, ...]:
        """Who played each card of the trick; NOBODY if that player is unknown."""
        return tuple(seat_of(self.form, played.player) for played in self.form.trick)


def no_such_player(name: str, at: str) -> Problem:
    return Problem(Kind.MALFORMED, "boru-unknown-player", at, {"player": name}, among=where("players"))


def seat_of(form: PositionForm, name: str) -> int:
    """The seat of a player; NOBODY if no player has that name."""
    seats = {player.id: seat for seat, player in enumerate(form.players)}
    return seats.get(name, NOBODY)
