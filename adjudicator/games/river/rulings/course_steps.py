"""The steps of a course of play: each dam that is taken, with its proof, and the actions one by one."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rulings.claimable_steps import compare_dam
from adjudicator.games.river.table.actions import Claim, read
from adjudicator.games.river.table.table import Table, dam_at, public_position
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Reason

MOST_BEARING: Final = 4
"""A longer course is told apart."""


def explain_course(table: Table, texts: Sequence[str], readings: Readings) -> Iterator[Reason]:
    """Where the course takes a dam, and how it ends. ``texts``: its actions, as the rules replayed them."""
    actions = [read(text) for text in texts]
    short = len(texts) <= MOST_BEARING
    for number, (text, action) in enumerate(zip(texts, actions, strict=True), 1):
        assert action is not None, "the rules have replayed it"
        if isinstance(action, Claim):
            proof = explain_table_dam(table, action.dam, readings)
            params: dict[str, Param] = {"at": number, "action": text, "proof": proof.phrase}
            yield Reason(proof.rule, "river-course-taken", params, proof.cards)
        else:
            yield Reason("referee.record", "river-line-action", {"at": number, "action": text}, bears=short)
        table = PLAY.after(table, action, readings)
    yield PLAY.explain_end(table, readings)


def explain_table_dam(table: Table, name: int | str, readings: Readings) -> Reason:
    """Both sides of this dam of the table, compared as in a claim."""
    dam = dam_at(table, name)
    return compare_dam(dam, contest(public_position(table), dam, readings))
