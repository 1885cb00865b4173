"""Why the choices that lead to an end of the upkeep are up to those who make them."""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.games.boru.claims.whose_choice import whose_choice
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings.ends import End
from adjudicator.games.boru.search.upkeep import go_to_next_decision
from adjudicator.games.boru.table.actions import write
from adjudicator.games.boru.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason, aside

MOST_CHOOSERS: Final = 3
"""So many of them are told among the reasons that bear on a claim."""


MOST_NAMED: Final = 4
"""Where the ends name more choices, why they are somebody's is told apart."""


def chooser_steps(
    table: Table, ends: Sequence[End], told: Iterable[Reason], readings: Readings
) -> tuple[Reason, ...]:
    """For each choice that the told ends name: why it is this player's."""
    named = {choice for one in told if one.bears for choice in choices_named(one)}
    decisions: list[Table] = []
    for end in ends:
        here = go_to_next_decision(table, readings)
        for action in end.choices:
            decisions += [here] if write(action) in named else []
            here = go_to_next_decision(PLAY.after(here, action, readings), readings)
    found = why_they_choose(decisions)
    return found if len(named) <= MOST_NAMED else aside(found)


def choices_named(end: Reason) -> Sequence[str]:
    """The choices that the sentence about an end names."""
    choices = end.params.get("choices")
    return (
        [str(one) for one in choices]
        if end.params.get("made") == "these" and isinstance(choices, list)
        else []
    )


def why_they_choose(decisions: Iterable[Table]) -> tuple[Reason, ...]:
    """Who chooses in them and why, once: also where several lose a town that one player chooses."""
    found: dict[str, Reason] = {}
    for here in decisions:
        reason = whose_choice(here)
        if reason is not None:
            found.setdefault(repr({**reason.params, "loser": ""}), reason)
    return tuple(found.values())[:MOST_CHOOSERS]
