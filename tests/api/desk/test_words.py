"""Every refusal has its words, in both languages, and no words are idle."""

import re

import pytest

from adjudicator.lang import LANGS
from api.desk.event import FORBIDDEN
from api.desk.words import FOLDER, say

ROUTES = FOLDER.parents[1] / "http" / "routes"
FILES = [*FOLDER.parent.glob("*.py"), *ROUTES.glob("event*.py")]
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(FILES))
CODES = sorted(set(re.findall(r"\"(desk-[a-z-]+)\"", SOURCE)))


def _messages(lang: str) -> set[str]:
    text = (FOLDER / f"desk.{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGS)
def test_each_code_has_words_and_no_words_are_idle(lang: str) -> None:
    assert _messages(lang) == set(CODES)
    assert set(CODES) >= FORBIDDEN


@pytest.mark.parametrize("count", [1, 2, 5, 22])
def test_counts_are_spoken(count: int) -> None:
    params = {"table": 3, "count": count, "least": 3, "most": 5}
    spoken = {1: "siedzi jedna osoba", 2: "siedzą 2 osoby", 5: "siedzi 5 osób", 22: "siedzą 22 osoby"}
    assert spoken[count] in say("pl", "desk-table-size", params)
