"""Records and their repair: which facts they need, and what cannot be judged without them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adjudicator.case import Case
from adjudicator.claims.play_claims import Record, Remedy
from adjudicator.games.boru.intake.table_of import missing_now
from adjudicator.games.boru.rules.play import TOLD_PLAY, when_due
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.hand_knowledge import with_memories
from adjudicator.games.boru.table.position import RESULT_FACTS, Position, missing_facts
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.play import Play
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def record_needs(case: Case[Position, Record[Action] | Remedy[Action]]) -> Iterator[Problem]:
    """The facts on which the actions of the record depend, up to the first illegal one.

    What comes after an illegal action needs nothing.
    """
    here, readings = told_table_of(case.position, case.readings), case.readings
    if not here.unknown:
        return
    missing: dict[str, Problem] = {}
    for action in case.claim.actions:
        missing |= {one.pointer: one for one in missing_now(when_due(here, action, readings))}
        if TOLD_PLAY.refusal(here, action, readings) is not None:
            break
        here = TOLD_PLAY.after(here, action, readings)
    if not case.claim.actions:
        yield from missing_facts(here, ("phase",))
    if here.phase == Phase.OVER and not missing:
        yield from missing_facts(here, RESULT_FACTS)
    yield from missing.values()


def told_table_of(position: Position, readings: Readings) -> Table:  # noqa: ARG001 - the same under every reading
    """The table from which a record goes on. What its actions need is for ``record_needs`` to say."""
    return with_memories(position.table, position.memories)


def _judged_refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Raises BadCase if a fact is missing to tell whether the action is legal, or where it leads."""
    missing = missing_now(when_due(table, action, readings))
    if missing:
        raise BadCase(missing)
    return TOLD_PLAY.refusal(table, action, readings)


RECORD_PLAY: Final[Play[Table, Action]] = replace(TOLD_PLAY, refusal=_judged_refusal)
"""A repair leads to other tables than the record, and those may need facts that nobody gave."""
