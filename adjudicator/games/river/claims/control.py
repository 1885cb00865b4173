"""The claims ``control`` and ``claimable``.

Does the attacker take this dam now? Which dams could they take?
"""

from typing import Any

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Build, Contest, beating_side, own_best
from adjudicator.games.river.rules.witness import replay_build, side_json
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


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


def decide_control(position: Position, dam: Dam, readings: Readings) -> tuple[Finding, Build | None]:
    """Does the attacker take this dam now? If a side of the defender stops them, that side comes second."""
    at = contest(position, dam, readings)
    params: dict[str, Any] = {"dam": str(dam.name)}
    if position.turn == "defender":
        return Finding(Verdict.REJECTED, Reason("river.control.when", "river-not-now", params)), None
    if at.attacker.size < at.slots:
        params |= {"count": at.attacker.size, "slots": at.slots}
        return Finding(Verdict.REJECTED, Reason("river.control.full", "river-not-full", params)), None
    build = beating_side(at)
    if build is None:
        params |= {"damaged": "yes" if dam.damaged else "no", "wins": position.win_by_taking(dam)}
        return Finding(Verdict.UPHELD, Reason(_deciding_rule(at), "river-upheld", params)), None
    replay_build(at, build)
    witness = side_json(at, at.defender, dam.defender, build)
    params |= {"cards": witness["adds"], "formation": witness["formation"], "sum": witness["sum"]}
    message = "river-rejected" if at.defender.size < at.slots else "river-holds"
    return Finding(Verdict.REJECTED, Reason(_deciding_rule(at), message, params), witness), build


def _deciding_rule(at: Contest) -> str:
    """The rule that decides: two full sides are compared, or the proof is about unseen cards."""
    if at.defender.size == at.slots:
        return "river.control.compare"
    too_few = at.unseen.bit_count() + min(len(at.spare), at.spare_limit) < at.slots - at.defender.size
    return "river.control.too-few" if too_few else "river.control.proof"
