"""The outcome of a version of the facts, by the tests' own means."""

from typing import Final

from tests.dispute_truth import dispute_predicates
from tests.river.truth.control import is_full, may_declare
from tests.river.truth.joint import can_hold
from tests.river.truth.playing import course
from tests.river.truth.scene import claim_of, dams_of, table_at, won
from tests.river.truth.sides import can_be_stopped
from tests.truth import Said


def outcome(said: Said) -> object:
    """None: the tests can't tell."""
    claim = claim_of(said.case)
    match claim["kind"]:
        case "control":
            return _is_taken(said, str(claim["dam"]))
        case "claimable":
            return [name for name in dams_of(said.case) if _is_taken(said, name)]
        case "joint-control":
            return _joint(said, [str(dam) for dam in claim["dams"]])
        case "result":
            return won(said.case) or "nobody"
        case "legal" if claim.get("action") is not None:
            return course(said.case, [claim["action"]]).refused is None
        case "record" | "remedy":
            return course(said.case, claim["actions"]).sound
        case _:
            return None


def _is_taken(said: Said, name: str) -> bool:
    dam = dams_of(said.case)[name]
    return may_declare(said) and is_full(dam) and not can_be_stopped(table_at(said.case, name))


def _joint(said: Said, dams: list[str]) -> bool | None:
    """Upheld?"""
    if won(said.case) is not None or not all(is_full(dams_of(said.case)[name]) for name in dams):
        return False
    held = can_hold(said.case, dams)
    return None if held is None else not held


CONTESTED: Final = (
    *("discard", "dams", "dams-tile", "dams-first", "dams-damaged", "dams-slots", "dams-requirement"),
    *("dams-attacker", "dams-defender", "hands", "hands-attacker", "hands-defender"),
    *("hidden-attacker-battle", "hidden-attacker-tactics", "hidden-defender-battle"),
    *("hidden-defender-tactics", "logs", "deck", "tactics-deck", "turn", "turn-number", "phase", "ending"),
    *("destroyed", "complete", "tactics-played", "tactics-played-attacker", "tactics-played-defender"),
    *("wazki-played-attacker", "wazki-played-defender", "ruses-attacker", "ruses-defender"),
)
DISPUTES: Final = dispute_predicates(
    outcome, ("control",), ("tile", "id"), [f"river-fact-{name}" for name in CONTESTED]
)
