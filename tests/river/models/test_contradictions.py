"""Contradictions as they come up at a table, each with its smallest set, and their sentences."""

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.river.intake import check_testimony, claim_forms
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json, sentence
from tests.river.consistent_support import consistent_case, contradiction, facts_of
from tests.river.models.test_consistent import played
from tests.river.support import RIVER, Json, facts, sound


def test_more_cards_in_the_pile_than_turns_allow() -> None:
    assert contradiction({"dams": [], "turn_number": 10, "deck": 45, "logs": 3}) == {"turn-number", "deck"}
    assert not contradiction({"dams": [], "turn_number": 10, "deck": 39, "logs": 3})


def test_with_tactics_cards_the_other_pile_may_have_been_drawn_from() -> None:
    position = {"dams": [], "turn_number": 10, "deck": 45}
    assert not contradiction(position | {"tactics_deck": 3})
    assert contradiction(position | {"tactics_deck": 4}) == {"turn-number", "deck", "tactics-deck"}


def test_one_log_a_turn() -> None:
    assert contradiction({"dams": [], "turn_number": 5, "logs": 0}) == {"turn-number", "logs"}
    assert not contradiction({"dams": [], "turn_number": 6, "logs": 0})
    before = {"dams": [], "turn_number": 6, "logs": 0, "phase": "prepare"}
    assert contradiction(before) == {"turn-number", "logs", "phase"}


def test_a_damaged_dam_needs_its_cards_in_the_discard() -> None:
    cards = [f"{colour}{value}" for colour in "GBYP" for value in range(1, 11)]
    tiles: list[Json] = [{"tile": tile} for tile in range(1, 8)]
    for place, size in ((0, 3), (2, 3), (4, 2)):
        tiles[place] |= {"attacker": cards[:size], "defender": cards[10 : 10 + size]}
        del cards[10 : 10 + size], cards[:size]
    tiles[1]["damaged"] = True
    position = {"dams": tiles, "discard": ["R1", "R2", "R3"], "complete": True, "deck": 29}
    position["hidden"] = {"attacker": {"battle": 6}, "defender": {"battle": 6}}
    assert contradiction(position) == {"damaged 2", "discard"}
    tiles[6]["defender"], tiles[5]["defender"] = ["R5", "R6"], ["R7", "R8"]
    assert not contradiction(position | {"discard": ["R1", "R2", "R3", "R4"], "deck": 24})


def test_what_lies_at_a_damaged_dam_came_after_it_was_taken() -> None:
    dam = {"tile": 3, "damaged": True, "defender": ["R1", "R2"]}
    assert contradiction({"dams": [dam], "turn_number": 7}) == {"turn-number", "damaged 3", "side 3 defender"}
    assert not contradiction({"dams": [dam], "turn_number": 9})


def test_the_defender_cannot_have_been_first_with_the_latest_card() -> None:
    dam = {"tile": 4, "attacker": ["R1", "R2"], "defender": ["G1", "G2"], "first": "defender"}
    assert contradiction({"dams": [dam], "turn_number": 5, "phase": "prepare"}) == {
        "turn-number",
        "phase",
        "first 4 defender",
    }
    assert not contradiction({"dams": [dam], "turn_number": 5, "phase": "draw"})
    assert not contradiction({"dams": [dam | {"first": "attacker"}], "turn_number": 5, "phase": "prepare"})


def test_a_duck_and_a_beaver_of_one_colour_do_not_face_each_other() -> None:
    dams = [{"tile": 3, "attacker": ["R0"], "defender": ["R11"]}]
    assert contradiction({"dams": dams}) == {"side 3 attacker", "side 3 defender"}
    assert not contradiction({"dams": dams, "ruses": {"attacker": ["zdrada"]}})
    without = {"dams": dams, "ruses": {"attacker": ["wsparcie"]}}
    assert contradiction(without) == {
        "side 3 attacker",
        "side 3 defender",
        "ruses attacker",
        "ruses defender",
    }
    any_arrival = {"duck-beaver-trigger": "any-arrival"}
    brought = {"dams": dams, "ruses": {"attacker": ["zdrada"]}}
    assert contradiction(brought, readings=any_arrival) == {"side 3 attacker", "side 3 defender"}


def test_a_fourth_damaged_dam_ends_the_game_in_the_attackers_turn() -> None:
    dams = [{"tile": tile, "damaged": True} for tile in (1, 3, 4, 5)]
    assert contradiction({"dams": dams, "turn": "defender"}) == {"turn defender"} | {
        f"damaged {tile}" for tile in (1, 3, 4, 5)
    }
    assert not contradiction({"dams": dams, "turn": "attacker"})


@pytest.mark.parametrize(("reading", "last"), [("emptied", 49), ("failed-draw", 51)])
def test_the_last_turn_depends_on_deck_end_trigger(reading: str, last: int) -> None:
    readings = {"deck-end-trigger": reading}
    for turn in range(43, 55, 2):
        position = {"dams": [], "turn_number": turn, "ending": "last"}
        assert (contradiction(position, readings=readings) == set()) == (turn == last)
    too_late = {"dams": [], "turn_number": last + 1}
    assert contradiction(too_late, readings=readings) == {"turn-number"}


def test_testimonies_that_cannot_both_be_true() -> None:
    testimony = [
        {"who": "Ania", "says": "holds", "side": "attacker", "card": "R8"},
        {"who": "Jan", "says": "played", "side": "defender", "card": "R8"},
    ]
    assert contradiction({"dams": []}, testimony) == {"said-holds attacker R8", "said-played defender R8"}
    with_support = {"dams": [], "tactics_deck": 5}
    assert not contradiction(with_support, testimony)
    none_played = with_support | {"tactics_played": {"attacker": 0, "defender": 0}}
    assert "tactics-played attacker" in contradiction(none_played, testimony)


def test_a_testimony_against_what_lies_on_the_table() -> None:
    dams = [{"tile": 3, "defender": ["R8"]}]
    drew = {"who": "Jan", "says": "drew", "side": "attacker", "card": "R8"}
    assert contradiction({"dams": dams}, [drew]) == {"side 3 defender", "said-drew attacker R8"}
    gone = {"who": "Jan", "says": "discarded", "card": "R8"}
    assert contradiction({"dams": dams}, [gone]) == {"side 3 defender", "said-discarded R8"}
    wazka = {"who": "Jan", "says": "holds", "side": "attacker", "card": "wazka"}
    assert contradiction({"dams": dams}, [wazka]) == {"no-tactics", "said-holds attacker wazka"}


def test_a_hand_cannot_hold_more_than_is_testified() -> None:
    cards = [{"who": "Jan", "says": "holds", "side": "attacker", "card": f"R{value}"} for value in range(7)]
    size = {"who": "Ania", "says": "hand-size", "side": "attacker", "count": 6}
    early = {"dams": [], "turn_number": 4}
    assert len(contradiction(early, [*cards, size])) == 8


def test_facts_that_the_checks_refuse_are_contradictions() -> None:
    position = {"dams": [{"tile": 3, "attacker": ["R8"]}], "discard": ["R8"]}
    found = decide(RIVER, sound(consistent_case(position)))
    assert found.answer["consistent"] is False
    assert found.answer["contradiction"][0]["fact"] == "card-twice"


def test_a_house_dam_is_judged_by_what_is_known_about_it() -> None:
    dam = {"id": "brod", "slots": 5, "requirement": "none", "damaged": True}
    assert not contradiction({"dams": [dam], "turn_number": 3})
    assert contradiction({"dams": [dam], "turn_number": 1, "phase": "play"}) == {
        "turn-number",
        "phase",
        "damaged brod",
    }


# Sentences


EVERY_TESTIMONY: list[Json] = [
    {"says": "turns", "count": 3},
    {"says": "turns", "side": "attacker", "count": 1},
    {"says": "logs-thrown", "count": 0},
    {"says": "retreats", "count": 2},
    {"says": "dams-taken", "count": 1},
    {"says": "cancelled", "count": 2},
    {"says": "skips", "side": "defender", "count": 0},
    {"says": "hand-size", "side": "attacker", "count": 6},
    {"says": "tactics-drawn", "side": "defender", "count": 5},
    {"says": "tactics-played", "side": "attacker", "count": 1},
    {"says": "holds", "side": "attacker", "card": "R8"},
    {"says": "drew", "side": "defender", "card": "transfer"},
    {"says": "played", "side": "defender", "card": "wazka"},
    {"says": "discarded", "card": "R9"},
]


@pytest.mark.parametrize("seed", range(3))
def test_every_contradiction_has_sentences_in_both_languages(seed: int) -> None:
    tables, _, readings = played(seed + 2)
    position = facts(tables[len(tables) // 2])
    position["turn_number"] += 4
    testimony = [{"who": "Ania", **one} for one in EVERY_TESTIMONY]
    ruling = rule(RIVER, sound(consistent_case(position, testimony, readings)))
    assert ruling.finding.answer["consistent"] is False
    for lang in LANGS:
        reasons = ruling_json(RIVER, ruling, lang)["reasons"]
        assert len(reasons) > len(ruling.finding.answer["contradiction"])
        assert all("{" not in reason["message"] for reason in reasons)


def test_every_fact_and_testimony_has_a_sentence() -> None:
    tables, _, readings = played(7)
    testimony = [{"who": "Ania", **one} for one in EVERY_TESTIMONY]
    for table in (tables[0], tables[-1]):
        position = facts(table) | {"wazki_played": {"attacker": 1}, "ending": "no"}
        _, statements = facts_of(position, testimony, readings)
        assert len({one.say.message for one in statements}) > 25
        for one in statements:
            for lang in LANGS:
                assert sentence(RIVER, one.say, lang)


@pytest.mark.parametrize(
    ("testimony", "code", "field"),
    [
        ({"says": "turns"}, "testimony-needs", "count"),
        ({"says": "holds", "card": "R8"}, "testimony-needs", "side"),
        ({"says": "discarded"}, "testimony-needs", "card"),
        ({"says": "logs-thrown", "count": 1, "side": "attacker"}, "testimony-extra", "side"),
        ({"says": "discarded", "card": "X8"}, "testimony-card", "card"),
    ],
)
def test_a_testimony_lacks_a_field_or_has_a_wrong_one(testimony: Json, code: str, field: str) -> None:
    form = claim_forms.TestimonyForm.model_validate({"who": "Ania", **testimony})
    problems = check_testimony.testimony_problems([form])
    assert [(one.code, one.pointer) for one in problems] == [(code, f"/claim/testimony/0/{field}")]
    with pytest.raises(BadCase):
        facts_of({"dams": []}, [{"who": "Ania", **testimony}])
