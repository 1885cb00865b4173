"""Cases for tests, read and ruled on through the public functions, and some positions."""

from typing import Any

from adjudicator.case import Case
from adjudicator.claims.decide import decide
from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.table import Table
from adjudicator.intake.notation import parse
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json

Json = dict[str, Any]


def case_of(position: Table | Json, readings: Readings | None = None, **claim: Any) -> Case[Any, Any]:
    given = PLAY.facts(position) if isinstance(position, Table) else position
    return read_case({"game": "boru", "position": given, "claim": claim, "readings": dict(readings or {})})


def ruled(position: Table | Json, readings: Readings | None = None, **claim: Any) -> Ruling:
    return rule(GAME, case_of(position, readings, **claim))


def decided(position: Table | Json, readings: Readings | None = None, **claim: Any) -> Finding:
    return decide(GAME, case_of(position, readings, **claim))


def ruled_notation(notation: str) -> Ruling:
    return rule(GAME, read_case(parse(GAME, f"boru; {notation}")))


def problems(position: Table | Json, readings: Readings | None = None, **claim: Any) -> list[tuple[str, str]]:
    """Code and place of everything wrong with a case."""
    try:
        case_of(position, readings, **claim)
    except BadCase as bad:
        return [(problem.code.removeprefix("boru-"), problem.pointer) for problem in bad.problems]
    return []


def sentences(ruling: Ruling, lang: str = "en") -> list[str]:
    """Every sentence of a ruling, the summary first."""
    given = ruling_json(GAME, ruling, "pl" if lang == "pl" else "en")
    return [given["summary"], *(reason["message"] for reason in given["reasons"])]


DARIA_CHOOSES = {
    "players": [
        {"id": "daria", "track": 1, "raiders": 3, "church": 2, "towns": ["DUB-R1", "BRE-R1"]},
        {"id": "kasia", "track": 1, "raiders": 1, "church": 0, "towns": ["DUB-B1", "BRE-B1"]},
        {"id": "jerzy", "track": 1, "raiders": 2, "church": 1, "towns": ["BRE-B2", "MUN-B1"]},
    ],
    "marker": "daria",
    "phase": "battle",
    "battle": 1,
    "marriage_deck": 1,
    "round": 2,
}
"""Daria chooses the town that Kasia loses, and then builds a monastery."""

FOUR_PLAYERS = (
    "player daria: coins 5, points 10, raiders 0, church 0, track 1, renown 1, towns SUN-R1, unseen {0}; "
    "player kasia: coins 2, points 10, raiders 0, church 0, track 6, renown 1, towns LEI-B2, unseen {1}; "
    "player jerzy: coins 1, points 10, raiders 0, church 0, track 5, renown 1, towns DUB-B1, unseen {2}; "
    "player piotr: coins 2, points 10, raiders 0, church 0, track 3, renown 1, towns MUN-B2, unseen {3}; "
)
WORKED_TRICK = (
    FOUR_PLAYERS.format(1, 1, 1, 1) + "marker daria; active CON-R1; tricks 4; battle 6; "
    "trick daria 11, kasia 2, jerzy 13, piotr 17; "
)
"""The rulebook's example of a trick."""


def answer(notation: str) -> Any:
    return ruled_notation(notation).finding.answer
