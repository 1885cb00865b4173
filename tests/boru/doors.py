"""Ways in for tests of claims: through the same doors as everybody."""

from typing import Any

from adjudicator.games.boru.claims.kinds import Boru
from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.table import Table
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Ruling
from adjudicator.words.render import ruling_json

Json = dict[str, Any]


def case_of(position: Table | Json, readings: Readings | None = None, **claim: Any) -> Boru:
    given = PLAY.facts(position) if isinstance(position, Table) else position
    return read_case({"game": "boru", "position": given, "claim": claim, "readings": dict(readings or {})})


def ruled(position: Table | Json, readings: Readings | None = None, **claim: Any) -> Ruling:
    return GAME.rule(case_of(position, readings, **claim))


def decided(position: Table | Json, readings: Readings | None = None, **claim: Any) -> Finding:
    return GAME.decide(case_of(position, readings, **claim))


def text(notation: str) -> Ruling:
    return GAME.rule(read_case(GAME.parse(f"boru; {notation}")))


def problems(position: Table | Json, **claim: Any) -> list[tuple[str, str]]:
    """Code and place of everything wrong with a case."""
    try:
        case_of(position, **claim)
    except BadCase as bad:
        return [(problem.code.removeprefix("boru-"), problem.pointer) for problem in bad.problems]
    return []


def said(ruling: Ruling, lang: str = "en") -> list[str]:
    """Every sentence of a ruling, the summary first."""
    told = ruling_json(GAME, ruling, "pl" if lang == "pl" else "en")
    return [told["summary"], *(reason["message"] for reason in told["reasons"])]
