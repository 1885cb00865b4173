"""The steps of a ruling on ``claimable``: for each dam its own short proof."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.claims.control import ControlFinding
from adjudicator.games.river.rules.strongest import Contest, beating_side, own_best, strongest_of_defender
from adjudicator.games.river.rules.witness import ShownSide, shown_side
from adjudicator.games.river.rulings.control_proof_steps import explain_rung
from adjudicator.games.river.rulings.control_steps import brief, comparison_step
from adjudicator.games.river.table.position import Dam
from adjudicator.ruling import Param, Params, Phrase, Reason, Verdict

MOST_PROVED: Final = 2
MOST_HOPES: Final = 4
"""So many formations that the defender can't make bear; two less for each dam beyond ``MOST_PROVED``."""


def explain_dams(dams: Sequence[Dam], found: Sequence[ControlFinding]) -> Iterator[Reason]:
    """A proof for each dam where the attacker's side is full, then one sentence about the others.

    The dams come by their numbers.
    """
    in_order = sorted(zip(dams, found, strict=True), key=lambda pair: str(pair[0].name))
    told = 2 * max(0, sum(one.compared for one in found) - MOST_PROVED)
    for dam, one in in_order:
        if one.compared:
            yield compare_dam(dam, one.at)
            hopes = [] if one.build is not None else no_stronger(one.at)
            told += len(hopes)
            if hopes:
                params: Params = {"dam": str(dam.name), "why": hopes}
                yield Reason("river.control.proof", "river-dam-no-stronger", params, bears=told <= MOST_HOPES)
    lacking = [
        Phrase(
            "river-dam-count",
            {"dam": str(dam.name), "count": len(dam.attacker), "slots": dam.face.slots},
        )
        for dam, one in in_order
        if not one.compared
    ]
    if lacking:
        yield Reason("river.control.full", "river-dams-not-full", {"dams": lacking})


def no_stronger(at: Contest) -> list[Phrase]:
    """For each formation that is above the defender's best side and could beat the attacker's: why none."""
    best = strongest_of_defender(at)
    if best is None or at.defender.size == at.slots:
        return []
    above = at.rungs[: min(-best.strength.rung, 1 - own_best(at, at.attacker).strength.rung)]
    return [Phrase(message, params) for _, message, params in (explain_rung(at, one) for one in above)]


def explain_answer(summary: Reason) -> Reason:
    """The question answered in a word: the dams that the summary lists."""
    told = {name: summary.params[name] for name in ("dams", "count")}
    return Reason(summary.rule, "river-claimable-answer", told)


def compare_dam(dam: Dam, at: Contest) -> Reason:
    """Both sides of one dam, compared. The defender's is the strongest that they can still make."""
    attacker = shown_side(at, at.attacker, dam.attacker, own_best(at, at.attacker))
    params: dict[str, Param] = {"dam": str(dam.name), "ours": made(attacker)}
    free = at.slots - at.defender.size
    stronger = beating_side(at)
    best = stronger or strongest_of_defender(at)
    if best is None:
        left = at.unseen.bit_count() + min(len(at.spare), at.spare_limit)
        return Reason("river.control.too-few", "river-dam-too-few", params | {"left": left, "free": free})
    defender = shown_side(at, at.defender, dam.defender, best)
    verdict = Verdict.UPHELD if stronger is None else Verdict.REJECTED
    compared = comparison_step(at, attacker, defender, verdict)
    if free and compared.message == "river-first":
        told = {name: compared.params[name] for name in ("sum", "requirement", "have")}
        compared = Reason("river.tie.proof", "river-level", told)
    params |= {
        "requirement": at.requirement.value,
        "theirs": made(defender),
        "adds": defender.adds,
        "count": len(defender.adds),
        "compared": brief(compared),
    }
    rule = "river.control.proof" if free else "river.control.compare"
    return Reason(rule, "river-dam-proof", params, tuple(defender.adds))


def made(side: ShownSide) -> Phrase:
    """A side as part of a sentence: its formation and sum."""
    return Phrase("river-made", {"formation": side.formation, "sum": side.sum})
