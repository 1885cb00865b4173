"""Which cases tell hidden cards. Every field of every game is looked at once."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from adjudicator.game import load_game
from adjudicator.intake.read_text import read_text
from adjudicator.registry import GAMES
from adjudicator.values import Json
from api.store.hidden_hands import has_hidden_hands
from tests.fourth.support import registered

OPEN = {
    "river": """
        game position claim readings kind about action actions at attacker battle card complete count dam
        damaged dams deck defender destroyed discard ending facts first games hidden id logs phase requirement
        ruses says side slots tactics tactics_deck tactics_played tile turn turn_number undamaged versions
        wazki_played who winner
    """,
    "romans": """
        game position claim readings kind about action actions at clan clans complete deck discarded do
        dropped facts fort forts how left line neutral now round seduced shown sole spent step strengths turn
        variants versions waiting wall when who winner
    """,
    "boru": """
        game position claim readings kind about acted acting action actions active at battle bride brides card
        church coins discard face_up facts gone how id line marker marriage_deck monasteries pact packs passes
        phase played player players points queue raiders region renown round row seen_by sole symbol tokens
        town towns track trick tricks unseen versions viking_deck vikings who
    """,
}
"""Fields that tell nothing but what everybody at the table can see, or that stand inside hidden ones."""


def _fields(schema: dict[str, Any]) -> Iterator[str]:
    for part in (schema, *schema.get("$defs", {}).values()):
        yield from part.get("properties", {})


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_known_to_be_open_or_hidden(name: str) -> None:
    form: type[BaseModel] = load_game(name).form
    fields = set(_fields(form.model_json_schema()))
    hidden = load_game(name).hidden
    assert hidden is not None
    opened = set(OPEN[name].split())
    assert not opened & hidden.fields
    assert fields == opened | hidden.fields


@pytest.mark.parametrize(
    "notation",
    [
        "river; dam 3: R8 R9 R10 vs Y11; hand defender Y9; claim control 3",
        "river; dam 3: - vs -; claim record; do attacker draw R8",
        "river; dam 3: - vs -; claim record; do attacker ruse wymiana R8 R9 for G1 ?",
        "romans; wall komfort; clan green: down archr; clan red; clan gold; claim round",
        "romans; wall komfort; clan green; clan red; clan gold; claim record; do gold lays horsie at 3",
        "romans; wall komfort; clan green; clan red; clan gold; claim record; do gold loses ? archr",
        "romans; wall komfort; clan green; clan red; clan gold; claim record; do gold rearranges ? axx",
        "boru; player daria: hand 24 3; player kasia; player jerzy; claim trick",
        "boru; player daria; player kasia; player jerzy; claim record; do deal daria 7",
        "boru; player daria; player kasia; player jerzy; claim record; do daria keeps 7 8",
    ],
)
def test_hidden(notation: str) -> None:
    assert has_hidden_hands(read_text(notation))


@pytest.mark.parametrize(
    "notation",
    [
        "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3",
        "river; dam 3: - vs -; claim record; do attacker draw ?; do defender draw ?tactics",
        "river; dam 3: - vs -; claim record; do attacker play R8 at 3",
        "romans; wall komfort; clan green: down ? ?; clan red; clan gold; claim round",
        "romans; wall komfort; clan green; clan red; clan gold; claim record; do gold lays ? at 3",
        "romans; wall komfort; clan green; clan red; clan gold; claim record; do gold keeps axx",
        "boru; player daria: unseen 3; player kasia; player jerzy; claim trick",
        "boru; player daria; player kasia; player jerzy; claim record; do deal unseen; do daria plays 7",
    ],
)
def test_open(notation: str) -> None:
    assert not has_hidden_hands(read_text(notation))


@pytest.mark.parametrize(
    ("game", "action"),
    [
        ("river", "attacker draw{}R8"),
        ("river", "attacker ruse{}wymiana R8 R9 for G1 ?"),
        ("romans", "gold lays{}horsie at 3"),
        ("romans", "gold loses{}archr"),
        ("boru", "deal{}daria 7"),
        ("boru", "deal{}unseenia 7"),
        ("boru", "daria keeps{}7 8"),
    ],
)
@pytest.mark.parametrize("between", [" ", "  ", "\t", "\n", "\u00a0"])
def test_however_the_words_are_spaced(game: str, action: str, between: str) -> None:
    said: list[Json] = [action.format(between)]
    assert has_hidden_hands({"game": game, "claim": {"kind": "record", "actions": said}})


def test_a_disputed_hand_is_hidden() -> None:
    def dispute(place: str) -> dict[str, Json]:
        versions: Json = [{"who": "a", "facts": {place: ["Y9"]}}, {"who": "b", "facts": {place: []}}]
        return {
            "game": "river",
            "position": {"dams": []},
            "claim": {"kind": "disputed", "versions": versions},
        }

    assert has_hidden_hands(dispute("/hands/defender"))
    assert not has_hidden_hands(dispute("/discard"))


def test_what_is_kept_of_a_game_that_is_gone_is_hidden() -> None:
    assert has_hidden_hands({"game": "coins", "position": {}, "claim": {}})
    assert has_hidden_hands({"game": ["river"]})
    assert has_hidden_hands({})


def test_a_fourth_game_says_itself_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    registered(monkeypatch)
    assert has_hidden_hands(read_text("coins; middle 1 2; fist ala 5; turn ala; claim wins certain ala"))
    assert not has_hidden_hands(read_text("coins; middle 1 2; fist ala; turn ala; claim wins certain ala"))


def test_a_game_that_says_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "glutton", "tests.fourth.glutton")
    assert has_hidden_hands({"game": "glutton", "position": {}, "claim": {"kind": "eat"}})
