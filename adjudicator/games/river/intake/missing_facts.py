"""Facts that a claim on dams depends on and that were not given."""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import is_tie
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


def tactics_missing(position: Position, dams: Sequence[Dam], readings: Readings) -> Iterator[Problem]:
    """A proof must allow for unplayed elites, so it needs the number of tactics cards that were played."""
    if readings["unplayed-elites"] != "allowed" or position.tactics_played is not None:
        return
    if any(len(dam.defender) < dam.face.slots == len(dam.attacker) for dam in dams):
        yield Problem(Kind.MISSING, "tactics-missing", pointer("position", "tactics_played"))


def first_missing(position: Position, dams: Sequence[Dam], readings: Readings) -> Iterator[Problem]:
    """Who completed first must be stated if two full sides are equally strong."""
    for place, dam in enumerate(position.dams):
        full = dam.attacker_laid.size == dam.defender_laid.size == dam.face.slots
        if full and dam.first is None and dam in dams and is_tie(contest(position, dam, readings)):
            at = pointer("position", "dams", place, "first")
            yield Problem(Kind.MISSING, "first-missing", at, {"dam": str(dam.name)})
