"""The claims ``control`` and ``claimable``.

Does the attacker take this dam now? Which dams could they take?
"""

from typing import NamedTuple

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Build, Contest, beating_side, own_best
from adjudicator.games.river.rules.witness import ShownSide, replayed_side
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.values import Json


class ControlFinding(NamedTuple):
    """The finding, and the contest that it comes from."""

    finding: Finding
    at: Contest
    build: Build | None = None
    """The side of the defender that stops the attacker, if there is one."""
    side: ShownSide | None = None
    """That side as it is shown."""

    @property
    def compared(self) -> bool:
        """Were cards compared? A claim at the wrong time, or on a side with a free slot, fails before."""
        return self.finding.summary.rule not in ("river.control.when", "river.control.full")


def is_tie(at: Contest) -> bool:
    """Are both sides full and equally strong?"""
    if at.attacker.size < at.slots or at.defender.size < at.slots:
        return False
    return own_best(at, at.attacker).strength == own_best(at, at.defender).strength


def claimable_finding(found: dict[int | str, Finding]) -> Finding:
    """The answer to ``claimable``: the dams with their verdicts, in the order of the table."""
    dams = [
        {
            "dam": name,
            "verdict": finding.verdict.value,
            "rule": finding.summary.rule,
            "witness": finding.witness,
        }
        for name, finding in found.items()
    ]
    taken = [name for name, finding in found.items() if finding.verdict is Verdict.UPHELD]
    undecided = any(finding.verdict is Verdict.UNDECIDED for finding in found.values())
    params = {"dams": [str(name) for name in taken], "count": len(taken), "of": len(found)}
    return Finding(
        Verdict.UNDECIDED if undecided else Verdict.ANSWERED,
        Reason("river.control.proof", "river-claimable", params),
        answer={"dams": dams},
    )


def decide_control(position: Position, dam: Dam, readings: Readings) -> ControlFinding:
    """Does the attacker take this dam now?"""
    at = contest(position, dam, readings)
    params: dict[str, Json] = {"dam": str(dam.name)}
    if position.turn == "defender":
        summary = Reason("river.control.when", "river-not-now", params)
        return ControlFinding(Finding(Verdict.REJECTED, summary), at)
    if at.attacker.size < at.slots:
        params |= {"count": at.attacker.size, "slots": at.slots}
        summary = Reason("river.control.full", "river-not-full", params)
        return ControlFinding(Finding(Verdict.REJECTED, summary), at)
    build = beating_side(at)
    if build is None:
        params |= {"damaged": "yes" if dam.damaged else "no", "wins": position.win_by_taking(dam)}
        return ControlFinding(Finding(Verdict.UPHELD, Reason(_deciding_rule(at), "river-upheld", params)), at)
    side = replayed_side(at, dam.defender, build)
    params |= {"cards": side.adds, "formation": side.formation, "sum": side.sum}
    message = "river-rejected" if at.defender.size < at.slots else "river-holds"
    finding = Finding(Verdict.REJECTED, Reason(_deciding_rule(at), message, params), side.json)
    return ControlFinding(finding, at, build, side)


def _deciding_rule(at: Contest) -> str:
    """The rule that decides: two full sides are compared, or the proof is about unseen cards."""
    if at.defender.size == at.slots:
        return "river.control.compare"
    too_few = at.unseen.bit_count() + min(len(at.spare), at.spare_limit) < at.slots - at.defender.size
    return "river.control.too-few" if too_few else "river.control.proof"
