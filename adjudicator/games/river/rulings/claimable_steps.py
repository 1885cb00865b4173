"""The steps of a ruling on ``claimable``: for each dam its own short proof."""

from dataclasses import replace

from adjudicator.games.river.claims.control import ControlFinding
from adjudicator.games.river.rules.strongest import own_best, strongest_of_defender
from adjudicator.games.river.rules.witness import ShownSide, shown_side
from adjudicator.games.river.rulings.control_steps import comparison_step, slots_step
from adjudicator.games.river.table.position import Dam
from adjudicator.ruling import Param, Phrase, Reason, Verdict


def explain_dam(dam: Dam, found: ControlFinding) -> Reason:
    """Both sides of one dam, compared. The defender's is the strongest that they can still make."""
    at = found.at
    if not found.compared:
        return replace(slots_step(dam), rule="river.control.full")
    attacker = shown_side(at, at.attacker, dam.attacker, own_best(at, at.attacker))
    params: dict[str, Param] = {"dam": str(dam.name), "ours": made(attacker)}
    free = at.slots - at.defender.size
    best = found.build or strongest_of_defender(at)
    if best is None:
        left = at.unseen.bit_count() + min(len(at.spare), at.spare_limit)
        return Reason("river.control.too-few", "river-dam-too-few", params | {"left": left, "free": free})
    defender = shown_side(at, at.defender, dam.defender, best)
    verdict = Verdict.UPHELD if found.build is None else Verdict.REJECTED
    compared = comparison_step(at, attacker, defender, verdict)
    if free and compared.message == "river-first":
        compared = Reason("river.tie.proof", "river-level", {"sum": defender.sum})
    params |= {
        "theirs": made(defender),
        "adds": defender.adds,
        "count": len(defender.adds),
        "compared": compared.phrase,
    }
    return Reason(found.finding.summary.rule, "river-dam-proof", params, tuple(defender.adds))


def made(side: ShownSide) -> Phrase:
    """A side as part of a sentence: its formation and sum."""
    return Phrase("river-made", {"formation": side.formation, "sum": side.sum})
