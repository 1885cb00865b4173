"""Every ruling has words in both languages and a picture, and its case can be written in the notation."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.table.board import REGION_OF, REGIONS, ROADS, TOWNS
from adjudicator.games.boru.table.table import UPKEEP, Phase, Table
from adjudicator.games.boru.words.map_layout import BOXES, TOWN_AT
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from tests.boru.cases import DARIA_CHOOSES, WORKED_TRICK, case_of, problems, ruled_notation
from tests.boru.sampling import play_out

SLIPS = ("{", "  ", " ,", "..", "None", "Fluent")


def every_claim(table: Table, rng: random.Random) -> list[dict[str, Any]]:
    who = rng.choice(table.players).name
    how = rng.choice(("certain", "possible"))
    claims: list[dict[str, Any]] = [
        {"kind": "trick"},
        {"kind": "action"},
        {"kind": "upkeep"},
        {"kind": "score"},
        {"kind": "legal"},
        {"kind": "consistent"},
        {"kind": "region", "player": who, "region": rng.choice(REGIONS).id, "how": how},
        {"kind": "game", "player": who, "how": how},
        {"kind": "forced", "player": who, "region": rng.choice(REGIONS).id},
    ]
    if table.trick:
        seat, card = rng.choice(table.trick)
        claims.append({"kind": "card", "player": table.name(seat), "card": card, "how": how})
    return [claim for claim in claims if not problems(table, **claim)]


@pytest.mark.parametrize("seed", range(8))
def test_every_ruling_has_words_and_a_picture(seed: int) -> None:
    rng = random.Random(seed)
    _, found, _ = play_out(rng)
    chosen = [*rng.sample(found, 3), found[-1], rng.choice([one for one in found if one.phase in UPKEEP])]
    for table in chosen:
        for claim in every_claim(table, rng):
            case = case_of(table, **claim)
            assert read_case(parse(GAME, notate(GAME, case.given))).given == case.given
            ruling = rule(GAME, case)
            assert {rule.id for rule in GAME.rules}.issuperset(ruling.rules)
            rendered = [ruling_json(GAME, ruling, lang) for lang in LANGS]
            assert rendered[0]["digest"] == rendered[1]["digest"]
            assert rendered[0]["summary"] != rendered[1]["summary"]
            for one in rendered:
                sentences = [one["summary"], *(reason["message"] for reason in one["reasons"])]
                assert not [line for line in sentences if any(slip in line for slip in SLIPS)]
            for lang in LANGS:
                ElementTree.fromstring(GAME.picture(ruling, lang))


def test_every_town_has_its_place_in_its_region() -> None:
    assert set(TOWN_AT) == set(TOWNS)
    for town, (x, y) in TOWN_AT.items():
        left, top, width, height = BOXES[REGIONS[REGION_OF[TOWNS.index(town)]].id]
        assert left + 14 <= x <= left + width - 14
        assert top + 38 <= y <= top + height - 14
    places = list(TOWN_AT.values())
    apart = [(a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a in places for b in places if a < b]
    assert min(apart) >= 38**2


def test_the_picture_shows_the_table() -> None:
    _, found, _ = play_out(random.Random(7))
    table = next(one for one in reversed(found) if one.phase == Phase.ROW and one.covered)
    drawn = GAME.picture(rule(GAME, case_of(table, kind="legal")), "pl")
    assert drawn.count('fill="#111"') == table.covered.bit_count()
    assert drawn.count('stroke="#6b4a1f"') == table.monasteries.bit_count()
    assert drawn.count('stroke-linecap="round"') == len(ROADS)
    assert drawn.count('stroke-width="4"/>') == len(TOWNS)
    for region in REGIONS:
        assert region.name in drawn
        assert f"{region.threshold} | {region.points}" in drawn


def test_the_winning_card_is_lit_and_what_does_not_match_is_faded() -> None:
    drawn = GAME.picture(ruled_notation(WORKED_TRICK + "claim trick"), "pl")
    assert drawn.count("★</text>") == 2  # on the winning card, and on the track
    assert drawn.count('opacity="0.45"') == 1
    assert "biała 13 (Jerzy)" in drawn


def test_the_towns_that_count_and_the_card_that_is_resolved_are_lit() -> None:
    ring = 'fill="none" stroke="#d81b60"'
    ruling = rule(GAME, case_of(DARIA_CHOOSES, kind="region", player="daria", region="DUB"))
    players: Any = DARIA_CHOOSES["players"]
    towns = [town for one in players for town in one["towns"]]
    assert GAME.picture(ruling, "pl").count(ring) >= sum(town.startswith("DUB") for town in towns) > 1
    plain = GAME.picture(ruled_notation(WORKED_TRICK + "claim trick"), "pl")
    assert plain.count(ring) == 1  # the active town
    row = WORKED_TRICK + "phase row; claim action"
    assert GAME.picture(ruled_notation(row), "pl").count("★</text>") == 2  # on the card, and on the track


def test_totals_stand_beside_the_players_and_long_names_are_whole() -> None:
    ruling = ruled_notation(
        "player aleksandra-katarzyna: coins 3, points 23, renown 3, towns LEI-Y1; player kasia: coins 2, "
        "points 24, renown 1, towns DUB-B1; player ola: coins 1, points 20, renown 0, towns MUN-B1; "
        "marker kasia; phase over; claim score"
    )
    drawn = GAME.picture(ruling, "en")
    assert "Total" in drawn
    for total in (one["total"] for one in ruling.finding.answer["scores"]):
        assert f">{total}</text>" in drawn
    assert ">Aleksandra-</text>" in drawn
    assert ">Katarzyna</text>" in drawn


def test_the_same_case_gets_the_same_ruling() -> None:
    _, found, _ = play_out(random.Random(9))
    table = [one for one in found if one.phase == Phase.MARRIAGE][-1]
    claim: dict[str, Any] = {"kind": "game", "player": table.players[0].name, "how": "possible"}
    first = rule(GAME, case_of(table, **claim))
    assert rule(GAME, case_of(table, **claim)).digest == first.digest


def test_unknown_numbers_are_drawn_as_question_marks_or_left_out() -> None:
    ruling = rule(GAME, case_of(DARIA_CHOOSES, kind="region", player="daria", region="DUB"))
    drawn = GAME.picture(ruling, "en")
    assert ">?</text>" not in drawn  # nobody gave points, coins and renown
    assert ">Points</text>" not in drawn
    known: Any = DARIA_CHOOSES["players"]
    players = [{**known[0], "coins": 3}, *known[1:]]
    ruling = rule(
        GAME, case_of({**DARIA_CHOOSES, "players": players}, kind="region", player="daria", region="DUB")
    )
    assert GAME.picture(ruling, "en").count(">?</text>") == 2  # the coins of the other two
