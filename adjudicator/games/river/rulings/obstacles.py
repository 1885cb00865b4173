"""Why control of a dam can't be proved though the attacker has cards enough to fill their side."""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Contest, own_best, strongest, strongest_of_defender
from adjudicator.games.river.rules.witness import shown_side
from adjudicator.games.river.rulings.claimable_steps import made
from adjudicator.games.river.rulings.control_steps import brief, comparison_step
from adjudicator.games.river.search.cards_needed import attacker_free_slots
from adjudicator.games.river.search.plays_left import Plays, resources_left
from adjudicator.games.river.table.cards import mask, names
from adjudicator.games.river.table.position import Dam, laid_cards
from adjudicator.games.river.table.table import Table, public_position
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Reason, Verdict


def explain_obstacles(
    table: Table, dams: Sequence[Dam], plays: Plays, readings: Readings
) -> Iterator[Reason]:
    """For each dam the strongest side that the attacker can still make of what lies there, and what the
    defender might have against it."""
    cards = _cards_to_play(table, plays)
    for dam in dams:
        at = contest(public_position(table), dam, readings)
        best = strongest(at, at.attacker, attacker_free_slots(dam), cards)
        if best is None:
            continue
        ours = shown_side(at, at.attacker, dam.attacker, best)
        after: Contest = at._replace(
            attacker=laid_cards((*dam.attacker, *names(best.added))), unseen=at.unseen & ~best.added
        )
        answer = strongest_of_defender(after)
        if answer is None or answer.strength <= own_best(after, after.attacker).strength:
            continue
        theirs = shown_side(after, after.defender, dam.defender, answer)
        params: dict[str, Param] = {
            "dam": str(dam.name),
            "requirement": at.requirement.value,
            "laid": ours.adds,
            "count": len(ours.adds),
            "ours": made(ours),
            "adds": theirs.adds,
            "full": "no" if theirs.adds else "yes",
            "theirs": made(theirs),
            "compared": brief(comparison_step(after, ours, theirs, Verdict.REJECTED)),
        }
        yield Reason("river.control.proof", "river-obstacle", params, tuple(theirs.adds))


def _cards_to_play(table: Table, plays: Plays) -> int:
    """The battle cards that the attacker may still play: what is drawn after the last play comes too late."""
    drawing = table.turn == "attacker" and table.phase == "draw"
    draws = plays.attacker if drawing else plays.attacker - 1
    if table.hidden[0].battle or (table.deck and draws > 0):
        return resources_left(table, plays).attacker_cards
    return mask(table.hands[0])
