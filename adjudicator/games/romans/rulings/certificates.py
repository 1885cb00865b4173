"""What a stranger needs to check a verdict of this game."""

from collections.abc import Callable, Mapping
from typing import Any

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import as_read
from adjudicator.evidence import (
    Certified,
    Evidence,
    enumeration,
    missing,
    no_solution,
    open_thing,
    strategy,
    witness,
)
from adjudicator.games.romans.claims.forced import Forced
from adjudicator.games.romans.claims.fort import FortCase, fort_table
from adjudicator.games.romans.claims.game import GameCase
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rulings.programs import fort_programs, game_programs
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Table
from adjudicator.ruling import Finding, Verdict
from solver.program import Program


def certify_fort(case: FortCase, finding: Finding) -> Certified:
    """The record of a course; where there is none, nothing if the checker can try everything, else proofs."""
    found = finding.witness
    if (finding.verdict is Verdict.UPHELD) is not case.claim.certain and found is not None:
        return Certified((_record(case.position.table, found),))
    table = fort_table(case.position, case.readings, case.claim.place)
    return _none(as_read(case), lambda: fort_programs(case, table))


def certify_game(case: GameCase, finding: Finding) -> Certified:
    """The same for a game. That a neutral clan can't win needs nothing."""
    if case.position.table.setup.neutral[case.claim.clan]:
        return Certified((open_thing(),))
    if finding.witness is not None:
        return Certified((_record(case.position.table, finding.witness),))
    table = table_of(case.position, case.readings)
    return _none(as_read(case), lambda: game_programs(case, table))


def certify_forced(case: Case[Position, Forced], finding: Finding) -> Certified:
    """The line that takes the fort against everything, or cards against which nothing helps."""
    if case.position.table.setup.neutral[case.claim.clan]:
        return Certified((open_thing(),))
    found = finding.witness
    if finding.verdict is Verdict.UPHELD:
        assert found is not None
        choices = [entry for entry in found["line"] if entry["do"].split()[1] != "reveals"]
        return Certified((strategy({"line": choices}),))
    return Certified((enumeration() if found is None else witness(found),))


def _record(table: Table, found: Mapping[str, Any]) -> Evidence:
    """The cards that lie face down, and what is done from the table of the case on."""
    down = {
        clan: found["down"][clan][-len(cards.down) :]
        for clan, cards in zip(table.setup.clans, table.cards, strict=True)
        if cards.down and clan in found["down"]
    }
    return witness({"down": down, "actions": found["actions"]})


def _none(read: sedzia_verify.Certificate, programs: Callable[[], list[Program] | None]) -> Certified:
    """There is no course: the checker tries them all, if there are few enough; else proofs."""
    if _can_be_tried(read):
        return Certified((enumeration(),))
    stated = programs()
    if stated is None:
        return Certified((missing("too-large"),))
    if not stated:
        return Certified((missing("no-proof"),))
    if len(stated) == 1:
        return Certified((no_solution(stated[0]),))
    return Certified(tuple(no_solution(one, str(number)) for number, one in enumerate(stated, 1)))


def _can_be_tried(read: sedzia_verify.Certificate) -> bool:
    play = sedzia_verify.RomansPlay(read)
    start = sedzia_verify.romans_start(read, play)
    asked = sedzia_verify.romans_question(read, play, start, play.seat(read.claim["clan"]))
    try:
        sedzia_verify.RomansSearch(play, *asked[2:], read.work).finds(play.settled(asked[1]))
    except sedzia_verify.Unreadable:
        return False
    return True
