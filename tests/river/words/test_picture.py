"""The picture of a ruling: sums beside the sides, what decides lit, a legend, nothing cut off."""

from random import Random
from xml.etree import ElementTree

import pytest

from adjudicator.lang import LANGS, Lang
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.say import say
from tests.river.control_sampling import random_case
from tests.river.support import RIVER, sound, text

SVG = "{http://www.w3.org/2000/svg}"
WIDEST_LETTER = 0.58
"""Of the size of the letters, on average, in the usual fonts."""


def words(ruling: Ruling, lang: Lang) -> list[str]:
    drawn = ElementTree.fromstring(RIVER.picture(ruling, lang))
    return [one.text or "" for one in drawn.findall(f"{SVG}text")]


def made(lang: Lang, formation: str, total: int) -> str:
    return say(lang, "river-made", {"formation": formation, "sum": total})


@pytest.mark.parametrize("lang", LANGS)
def test_both_sums_stand_beside_the_sides(lang: Lang) -> None:
    ruling = rule(RIVER, text("river; dam 3: R8 R9 R10 vs Y11; claim control 3"))
    said = words(ruling, lang)
    assert f"{say(lang, 'river-attacker')}: {made(lang, 'legion', 27)}" in said
    assert f"{say(lang, 'river-defender')}: {made(lang, 'legion', 30)}" in said
    assert {say(lang, "river-legend-lit"), say(lang, "river-legend-added")} < set(said)


@pytest.mark.parametrize("lang", LANGS)
def test_a_dam_that_is_taken_shows_the_best_that_the_defender_can_have(lang: Lang) -> None:
    ruling = rule(RIVER, text("river; dam 3: R9 R10 R11 vs Y5; claim control 3"))
    best = say(lang, "river-total", {"made": made(lang, "legion", 18), "best": "yes"})
    assert f"{say(lang, 'river-defender')}: {best}" in words(ruling, lang)


def test_cards_are_lettered_in_the_language_of_the_picture() -> None:
    ruling = rule(RIVER, text("river; dam 3: R8 R9 R10 vs Y11; claim control 3"))
    assert {"C8", "Ż11"} < set(words(ruling, "pl"))
    assert {"R8", "Y11"} < set(words(ruling, "en"))


def test_an_elite_of_a_full_side_shows_what_it_is_read_as() -> None:
    ruling = rule(RIVER, text("river; dam 2 damaged: R7 wazka vs Y9; claim control 2"))
    said = words(ruling, "pl")
    assert {"Ważka", "C7", "7"} < set(said)  # in any colour


def test_every_dam_of_a_joint_claim_shows_the_side_that_holds_it() -> None:
    claim = "river; dam 3: R7 R8 R9 vs Y9 Y11; dam 5: G6 G7 G8 vs B8 B9; discard B7; claim joint-control 3 5"
    said = words(rule(RIVER, text(claim)), "en")
    assert {"Y10", "B10"} < set(said)


def test_nothing_is_wider_than_the_picture() -> None:
    for seed in range(12):
        ruling = rule(RIVER, sound(random_case(Random(seed))))
        for lang in LANGS:
            drawn = ElementTree.fromstring(RIVER.picture(ruling, lang))
            width = int(drawn.attrib["viewBox"].split()[2])
            for one in drawn.findall(f"{SVG}text"):
                long = len(one.text or "") * WIDEST_LETTER * int(one.attrib["font-size"])
                start = float(one.attrib["x"]) - (long / 2 if one.attrib["text-anchor"] == "middle" else 0)
                assert start >= 0
                assert start + long <= width, one.text
