"""Control of a dam: does the attacker take it now, and which dams could they take?"""

from typing import Any

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Build, Contest, beating, own_best
from adjudicator.games.river.rules.witness import replay, side_of
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


def is_even(at: Contest) -> bool:
    """Are both sides full and equally strong?"""
    if at.attacker.size < at.slots or at.defender.size < at.slots:
        return False
    return own_best(at, at.attacker).strength == own_best(at, at.defender).strength


def claimable(found: dict[int | str, Finding]) -> Finding:
    """The dams with their verdicts, in the order of the table."""
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


def control(position: Position, dam: Dam, readings: Readings) -> tuple[Finding, Build | None]:
    """Does the attacker take this dam now? With the side that stops them, if there is one."""
    at = contest(position, dam, readings)
    params: dict[str, Any] = {"dam": str(dam.name)}
    if position.turn == "defender":
        return Finding(Verdict.REJECTED, Reason("river.control.when", "river-not-now", params)), None
    if at.attacker.size < at.slots:
        params |= {"count": at.attacker.size, "slots": at.slots}
        return Finding(Verdict.REJECTED, Reason("river.control.full", "river-not-full", params)), None
    build = beating(at)
    if build is None:
        params |= {"damaged": "yes" if dam.damaged else "no", "wins": position.wins_with(dam)}
        return Finding(Verdict.UPHELD, Reason(_ground(at), "river-upheld", params)), None
    replay(at, build)
    witness = side_of(at, at.defender, dam.defender, build)
    params |= {"cards": witness["adds"], "formation": witness["formation"], "sum": witness["sum"]}
    message = "river-rejected" if at.defender.size < at.slots else "river-holds"
    return Finding(Verdict.REJECTED, Reason(_ground(at), message, params), witness), build


def _ground(at: Contest) -> str:
    """The rule that decides: a comparison of two full sides, or a proof over unseen cards."""
    if at.defender.size == at.slots:
        return "river.control.compare"
    too_few = at.unseen.bit_count() + min(len(at.spare), at.spare_limit) < at.slots - at.defender.size
    return "river.control.too-few" if too_few else "river.control.proof"
