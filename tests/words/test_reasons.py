"""Reasons that bear on the claim come first; the whole course is there too, apart and folded."""

from dataclasses import replace

import pytest

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.ruling import Explained, Ruling, aside
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from adjudicator.words.text import plain, sections
from api.cli.console import print_ruling

RIVER = load_game("river")


def told_apart() -> Ruling:
    """A ruling whose second and third steps only complete the story."""
    text = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
    ruling = rule(RIVER, read_case(read_text(text)))
    first, second, third, *rest = (replace(reason, bears=True) for reason in ruling.reasons)
    return replace(ruling, explained=Explained((first, *aside([second, third]), *rest)))


def test_what_bears_comes_first_and_nothing_is_left_out() -> None:
    ruling = told_apart()
    shown = ruling_json(RIVER, ruling, "en")["reasons"]
    marks = [reason["bears"] for reason in shown]
    assert marks == sorted(marks, reverse=True)
    assert marks.count(False) == 2
    assert len(shown) == len(ruling.explained.reasons)


def test_the_rest_has_a_section_of_its_own() -> None:
    ruling = told_apart()
    folded = [section for section in sections(RIVER, ruling, "en") if section.folded]
    assert [len(section.lines) for section in folded] == [2]
    assert all(line.words in plain(RIVER, ruling, "en") for line in folded[0].lines)


@pytest.mark.parametrize("full", [True, False])
def test_the_command_line_unfolds_it_on_demand(full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    print_ruling(RIVER, told_apart(), "en", full=full)
    printed = capsys.readouterr().out
    assert "The whole course" in printed
    assert ("2 steps: shown with --full." in printed) is not full
