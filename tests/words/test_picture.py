"""The frame of a picture: the sections of the table one below the other, and the summary under them."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.lang import LANGS, Lang
from adjudicator.rulings.rule import rule
from adjudicator.words.picture import Drawn, Frame, box, wrapped
from adjudicator.words.render import sentence
from tests.api.table import upheld
from tests.river.support import RIVER, sound

SVG = "{http://www.w3.org/2000/svg}"


@given(st.text(alphabet="ab ", max_size=80), st.integers(1, 12))
def test_lines_are_broken_between_words(words: str, width: int) -> None:
    lines = wrapped(words, width)
    assert " ".join(lines).split() == words.split()
    assert all(len(line) <= width or " " not in line for line in lines)


@pytest.mark.parametrize("lang", LANGS)
def test_the_summary_is_the_title_and_stands_below_the_table(lang: Lang) -> None:
    tops: list[int] = []

    def section(y: int) -> Drawn:
        tops.append(y)
        return box(0, y, 10, 30, "none"), y + 30

    ruling = rule(RIVER, sound(upheld()))
    frame = Frame(RIVER.localise, 200, letters=20, margin=10, top=5)
    drawn = ElementTree.fromstring(frame.picture(ruling, lang, [section, section]))
    assert tops == [5, 35]
    said = sentence(RIVER, ruling.finding.summary, lang)
    assert drawn.findtext(f"{SVG}title") == said
    lines = drawn.findall(f"{SVG}text")
    assert [line.text for line in lines] == wrapped(said, 20)
    heights = [int(line.attrib["y"]) for line in lines]
    assert heights == sorted(set(heights))
    assert heights[0] > tops[-1] + 30
    assert heights[-1] < int(drawn.attrib["viewBox"].split()[-1])
