"""What the tests of the fourth game share: its registration, its precedents, two disputes."""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.game import Game, load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import Lang
from adjudicator.precedents.casefile import load
from adjudicator.registry import GAMES
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from api.http.schemas import RulingAnswer

FOURTH: Final = Path(__file__).resolve().parent
ROOT: Final = FOURTH.parent.parent
CASES: Final = FOURTH / "cases"
FILES: Final = {path.stem: load(path) for path in sorted((CASES / "coins").glob("*.yaml"))}

HIDDEN: Final = "coins; middle 1 2; fist ala 5 shown; claim wins certain ala"
"""Rejected: Olek may have the other five."""
CERTAIN: Final = "coins; middle 1 5; fist ala 5 shown; fist olek swapped; claim wins certain ala"
"""Upheld: Olek can't have a five."""


def registered(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game, registered beside the real ones, with its own precedents."""
    monkeypatch.setitem(GAMES, "coins", "tests.fourth.game")
    monkeypatch.setenv("SEDZIA_CASES", str(CASES))
    return load_game("coins")


def ruled(text: str) -> Ruling:
    return rule(load_game("coins"), read_case(read_text(text)))


def told(ruling: Ruling, lang: Lang = "en") -> RulingAnswer:
    """The ruling as the service gives it, before it is stored and so before any other takes its place."""
    said = ruling_json(load_game("coins"), ruling, lang)
    return RulingAnswer.model_validate(
        {**said, "kind": ruling.case.form.claim.kind, "superseded_by": None, "certificate": None}
    )


def reasons(ruling: Ruling) -> list[str]:
    return [reason.message for reason in told(ruling).reasons]
