"""The claim ``consistent``: what is true is possible, and the laws on cards are kept."""

import random

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import ActionKind
from adjudicator.games.boru.table.cards import CARDS, values
from adjudicator.games.boru.table.table import IN_TRICKS, Phase, Table
from adjudicator.ruling import Verdict
from tests.boru.cases import Json, ruled
from tests.boru.sampling import play_out, random_readings


def is_consistent(table: Table | Json, *testimony: Json) -> bool:
    ruling = ruled(table, kind="consistent", testimony=list(testimony))
    assert ruling.verdict is Verdict.ANSWERED
    return bool(ruling.finding.answer["consistent"])


@pytest.mark.parametrize("seed", range(12))
def test_tables_of_a_game_are_consistent(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, _ = play_out(rng, readings=readings)
    for table in rng.sample(tables, 3):
        ruling = ruled(table, readings, kind="consistent")
        assert ruling.finding.answer["consistent"], table.phase


@pytest.mark.parametrize("seed", range(12))
def test_true_testimony_and_one_card_more(seed: int) -> None:
    """If all cards played are known, nobody played another one."""
    rng = random.Random(seed)
    _, tables, done = play_out(rng, unseen=0)
    places = [at for at, one in enumerate(tables) if one.phase in IN_TRICKS and (one.tricks or one.trick)]
    at = rng.choice(places)
    table = tables[at]
    seat = rng.choice(table.trick)[0] if table.trick else rng.randrange(table.size)
    name = table.name(seat)
    dealt = max(place for place in range(at) if tables[place].phase in (Phase.DRAFT, Phase.DEAL))
    played = [
        one.number
        for one in done[dealt:at]
        if one.kind in (ActionKind.LEAD, ActionKind.PLAY) and one.player == name
    ]
    assert is_consistent(table, {"who": name, "player": name, "played": played})
    known = {*values(table.discard), *(card for _, card in table.trick)}
    other = rng.choice([card for card in CARDS if card not in known])
    assert not is_consistent(table, {"who": name, "player": name, "played": [other]})


def test_nobody_holds_a_card_after_the_tricks() -> None:
    _, tables, _ = play_out(random.Random(4))
    holds = {"who": "daria", "player": "daria", "holds": [24]}
    for phase in (Phase.VIKINGS, Phase.OVER, Phase.MARRIAGE, Phase.REGIONS):
        for table in [one for one in tables if one.phase == phase][:1]:
            assert not is_consistent(table, holds), phase
            assert is_consistent(table, {"who": "daria", "player": "daria", "lacks": [24]}), phase
    position = PLAY.facts(tables[-1])
    del position["phase"]
    assert is_consistent(position, holds)


def says(who: str, **cards: list[int]) -> Json:
    return {"who": who, "player": who, **cards}


@pytest.mark.parametrize(
    ("phase", "testimony", "expected"),
    [
        # of eight cards seven are played in a round
        ("battle", [says("a", played=[1, 2, 3, 4, 5, 6, 7])], True),
        ("battle", [says("a", played=[1, 2, 3, 4, 5, 6, 7, 8])], False),
        (None, [says("a", played=[1, 2, 3, 4, 5, 6, 7, 8])], False),
        (None, [says("a", played=[1, 2, 3, 4, 5, 6, 7]), says("a", holds=[9])], True),
        (None, [says("a", played=[1, 2, 3, 4, 5, 6, 7]), says("a", holds=[9, 10])], False),
        # whoever has not played to the last of seven tricks has two cards
        (None, [says("a", played=[1, 2, 3, 4, 5, 6, 7]), says("b", holds=[9, 10])], True),
        (None, [says("a", played=[1, 2, 3, 4, 5, 6, 7]), says("b", holds=[9, 10, 11])], False),
        # a round begins with the Viking card
        ("vikings", [says("a", played=[9])], False),
        ("deal", [says("a", played=[9])], False),
        ("deal", [says("a", lacks=[9])], True),
    ],
)
def test_how_many_cards_can_have_been_played(
    phase: str | None, testimony: list[Json], expected: bool
) -> None:
    position = {"players": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "phase": phase}
    assert is_consistent(position, *testimony) is expected


@pytest.mark.parametrize(("option", "expected"), [("discarded", False), ("played", True)])
def test_the_last_card_is_played_if_the_reading_says_so(option: str, expected: bool) -> None:
    position = {"players": [{"id": name} for name in "abcde"], "phase": "battle"}
    testimony = [says("a", played=[1, 2, 3, 4, 5])]
    readings = {"five-player-tricks": option}
    found = ruled(position, readings, kind="consistent", testimony=testimony).finding.answer
    assert found["consistent"] is expected


def test_the_draft_is_remembered_after_the_tricks() -> None:
    draft = [{"player": "a", "packs": [[1, 2, 3, 4, 5]], "kept": [[1, 2]]}]
    position = {"players": [{"id": name} for name in "abcde"], "phase": "battle", "draft": draft}
    assert is_consistent(position, says("a", played=[1]), says("b", played=[3]))
    assert not is_consistent(position, says("b", played=[1]))
    assert not is_consistent(position, says("d", played=[3]))


def test_cards_in_sight_count_also_if_nobody_says_what_is_due() -> None:
    position = {"players": [{"id": "a", "hand": [9]}, {"id": "b"}, {"id": "c"}], "discard": [4]}
    assert is_consistent(position, says("a", holds=[9]), says("b", played=[4]))
    assert not is_consistent(position, says("b", holds=[9]))
    assert not is_consistent(position, says("b", holds=[4]))
