"""What a record needs: the facts on which its actions depend, as far as it goes."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from adjudicator.case import Case
from adjudicator.claims.play_claims import Record, Remedy
from adjudicator.games.boru.intake.table_of import missing_now
from adjudicator.games.boru.rules.play import TOLD_PLAY
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.position import RESULT_FACTS, Position, missing_facts
from adjudicator.games.boru.table.table import Phase
from adjudicator.problems import Problem

_UPKEEP_KINDS: Final = (
    ActionKind.RESOLVE,
    ActionKind.CHOOSE,
    ActionKind.PLACE,
    ActionKind.YIELD,
    ActionKind.BUILD,
)
_UPKEEP_FACTS: Final = (
    *("coins", "points", "renown", "raiders", "church", "track"),
    *("marker", "battle", "marriage_deck"),
)


def record_needs(case: Case[Position, Record[Action] | Remedy[Action]]) -> Iterator[Problem]:
    """The facts for the first action that cannot be judged without them, and for upkeeps after it.

    An illegal action ends the record; what comes later needs nothing.
    """
    here, actions = case.position.table, case.claim.actions
    if not here.unknown:
        return
    for place, action in enumerate(actions):
        missing = missing_now(here)
        if missing:
            later = any(one.kind in _UPKEEP_KINDS for one in actions[place:])
            more = missing_facts(here, _UPKEEP_FACTS if later else ())
            yield from {one.pointer: one for one in chain(missing, more)}.values()
            return
        if TOLD_PLAY.refusal(here, action, case.readings) is not None:
            return
        here = TOLD_PLAY.after(here, action, case.readings)
    if not actions:
        yield from missing_facts(here, ("phase",))
    if here.phase == Phase.OVER:
        yield from missing_facts(here, RESULT_FACTS)
