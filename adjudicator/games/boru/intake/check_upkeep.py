"""Checks of the claim tokens after an upkeep."""

from collections.abc import Iterator

from adjudicator.games.boru.intake.moment import Moment
from adjudicator.games.boru.rules.regions import hand_out_tokens, turn_tokens_over
from adjudicator.games.boru.rules.trace import SILENT
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


def tokens_problems(moment: Moment) -> Iterator[Problem]:
    """When the game is over every claim token is where the last upkeep put it."""
    on_the_board = all(map(moment.is_read, ("vikings", "monasteries", "face_up")))
    if moment.table.phase == Phase.OVER and on_the_board and moment.are_read("towns", "tokens", "brides"):
        yield from misplaced_tokens(moment.table, moment.readings)


def misplaced_tokens(table: Table, readings: Readings) -> Iterator[Problem]:
    """Claim tokens that cannot be where they are after an upkeep (rules boru.regions.*)."""
    right = hand_out_tokens(turn_tokens_over(table, SILENT), readings, SILENT)
    for place, (given, wanted) in enumerate(zip(table.tokens, right.tokens, strict=True)):
        if given != wanted:
            params = {"region": REGIONS[place].id}
            yield Problem(Kind.ILLEGAL, "boru-token-misplaced", where("face_up"), params)
