"""What the checker says of a certificate, for the doors of the service."""

from adjudicator.certificates.make import make
from adjudicator.certificates.sedzia_verify import Report, Unreadable, Wrong, parse, verify
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from adjudicator.values import Json


def told(data: bytes) -> dict[str, Json]:
    """The outcome, the level, the first wrong place."""
    try:
        report = verify(data)
    except Wrong as wrong:
        return _told("not-proved", why=str(wrong))
    except Unreadable as bad:
        return _told("unreadable", why=str(bad))
    restated = is_restated(data) if report.level == "program" else None
    return _told("proved", report, restated=restated)


def is_restated(data: bytes) -> bool:
    """Is the evidence of this certificate what we make of its case? So the program is not somebody else's."""
    found = parse(data)
    try:
        case = read_case(found["case"])
    except BadCase:
        return False
    game = load_game(case.game)
    made = make(game, case, found["ruling"], found["revision"], Verdict(found["verdict"]))
    ours: bool = made["evidence"] == found["evidence"]
    return ours


def _told(
    outcome: str, report: Report | None = None, why: str | None = None, restated: bool | None = None
) -> dict[str, Json]:
    return {
        "outcome": outcome,
        "level": report.level if report else None,
        "ruling": report.ruling if report else None,
        "verdict": report.verdict if report else None,
        "why": why,
        "restated": restated,
    }
