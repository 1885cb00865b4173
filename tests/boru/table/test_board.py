"""The board and the cards agree with the table of facts."""

import json
from collections import Counter
from pathlib import Path

from adjudicator.games.boru.table.board import (
    COLOUR,
    NEIGHBOURS,
    REGION_POINTS,
    REGIONS,
    ROADS,
    TOWNS,
    TRACK,
    places,
    town_names,
)
from adjudicator.games.boru.table.box import BOX
from adjudicator.games.boru.table.cards import BRIDES, CARDS, NOBLES, OF_COLOUR, VIKING_CARDS

FACTS = json.loads((Path(__file__).parents[1] / "facts.json").read_text("utf-8"))
BOARD = {
    "MUN": (5, 7, (4, 3, 3)),
    "CON": (5, 7, (4, 2, 3)),
    "LEI": (4, 6, (1, 4, 4)),
    "NUN": (4, 6, (3, 2, 2)),
    "SUN": (3, 5, (2, 2, 2)),
    "ULA": (3, 4, (2, 2, 1)),
    "BRE": (2, 3, (1, 2, 1)),
    "DUB": (2, 2, (1, 1, 1)),
}


def test_regions_thresholds_points_and_colours() -> None:
    assert len(TOWNS) == 53
    for region in REGIONS:
        colours = Counter(COLOUR[town] for town in places(region.towns))
        shown = (colours["R"], colours["B"], colours["Y"])
        assert (region.threshold, region.points, shown) == BOARD[region.id]
    assert [region.id for region in REGIONS] == list(BOARD)


def test_roads_join_two_towns_that_exist_both_ways() -> None:
    assert len(ROADS) == 36
    for town, around in enumerate(NEIGHBOURS):
        assert not around >> town & 1
        assert all(NEIGHBOURS[other] >> town & 1 for other in places(around))
    assert sum(around.bit_count() for around in NEIGHBOURS) == 2 * len(ROADS)


def test_cards() -> None:
    assert list(CARDS) == list(range(1, 26))
    assert {colour: cards.bit_count() for colour, cards in OF_COLOUR.items()} == {
        "R": 7,
        "B": 7,
        "Y": 7,
        "W": 4,
    }
    own = {"Y": "M", "R": "V", "B": "K"}
    for card in CARDS.values():
        assert card.main[0] == "T"
        assert card.sides[0].endswith("E")
        if card.colour != "W":
            assert set(card.sides[1]) == {own[card.colour]}
    assert (CARDS[13].sides, CARDS[22].main, CARDS[5].sides) == (("CCE", "XP"), "TPP", ("CCE", "VV"))


def test_decks_track_and_their_certainty() -> None:
    assert sorted(VIKING_CARDS) == [9, 10, 11, 12, 12, 13, 14]
    assert len(NOBLES) == 7
    assert sum(BRIDES[noble].points for noble in NOBLES) == 16
    assert [space.coins for space in TRACK] == [0, 0, 1, 1, 1, 2, 2, 0, 0, 0]
    assert (TRACK[7].renown, TRACK[8].town) == (1, True)
    assert REGION_POINTS == (0, 0, 0, 1, 1, 3, 5, 7, 10)
    assert BOX["certainty"]["roads"] == "sure"
    assert BOX["certainty"]["viking-cards"] == "likely"
    assert BOX["certainty"]["ninth-marriage-card"] == "unknown"


def test_the_box_agrees_with_the_facts_entry_by_entry() -> None:
    letters = {
        "city": "T", "coin": "C", "pay": "P", "marriage": "M", "viking": "V", "church": "K", "expand": "E",
        "remove_viking": "X",
    }  # fmt: skip
    for value, card in FACTS["action_cards"].items():
        ours = CARDS[int(value)]
        assert ours.colour == card["colour"][0].upper()
        assert ours.main == "".join(letters[symbol] for symbol in card["primary"])
        assert ours.sides == tuple("".join(letters[one] for one in row) for row in card["secondary"])
    assert {frozenset(road) for road in FACTS["roads"]} == ROADS
    for region in REGIONS:
        printed = FACTS["regions"][region.id]
        assert (region.name, region.threshold, region.points) == (
            printed["name"],
            printed["threshold"],
            printed["points"],
        )
        assert set(town_names(region.towns)) == set(printed["towns"])
    for place, town in enumerate(TOWNS):
        assert FACTS["towns"][town]["colour"][0].upper() == COLOUR[place]
    for name, rewards in FACTS["marriage_cards"].items():
        bride = next(one for one in BRIDES.values() if name.startswith(one.name))
        if bride.points:
            assert rewards[0] == f"{bride.points} points"
            regions = {region.name: region.id for region in REGIONS}
            towns = [regions[one.removeprefix("town in ")] for one in rewards if one.startswith("town")]
            assert towns == ([bride.region] if bride.region else [])
            assert ("1 renown" in rewards) == bool(bride.renown)
