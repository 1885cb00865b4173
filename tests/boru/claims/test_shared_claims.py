"""The claims that all games share, for Brian Boru: legal, record, remedy, disputed, consistent."""

import random
from typing import Any

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.table import Phase
from adjudicator.ruling import Verdict
from tests.boru.cases import DARIA_CHOOSES, decided, problems, ruled, sentences
from tests.boru.sampling import play_out


@pytest.mark.parametrize("seed", range(6))
def test_a_record_from_the_start(seed: int) -> None:
    first, found, done = play_out(random.Random(seed))
    texts = [PLAY.write(action) for action in done]
    ruling = ruled(first, kind="record", actions=texts)
    assert ruling.verdict is Verdict.ANSWERED
    assert ruling.finding.answer["illegal"] is None
    assert ruling.finding.answer["table"] == PLAY.facts(found[-1])
    broken = [*texts[:9], texts[9].replace("settles", "leads"), "resolve church", *texts[10:]]
    reply = decided(first, kind="record", actions=broken[:9] + broken[10:]).answer["illegal"]
    assert reply["at"] == 10


def test_legal_lists_and_refuses() -> None:
    table = random.Random(1).choice(
        [one for one in play_out(random.Random(1))[1] if one.phase == Phase.BATTLE]
    )
    assert decided(table, kind="legal").answer["actions"] == ["resolve battle"]
    reply = decided(table, kind="legal", action="daria builds at DUB-R1").answer
    assert reply["legal"] is False


def test_remedy_offers_repairs() -> None:
    first, _, done = play_out(random.Random(2))
    texts = [PLAY.write(action) for action in done[:30]]
    texts.insert(12, texts[11])
    reply = decided(first, kind="remedy", actions=texts).answer
    assert reply["illegal"]["at"] == 13
    assert {"rewind", "strike"} <= {repair["kind"] for repair in reply["repairs"]}


def test_a_dispute_over_raiders() -> None:
    """The player with the most raiders chooses the town. It matters whether that is Daria."""
    versions = [
        {"who": "daria", "facts": {"/players/0/raiders": 3}},
        {"who": "kasia", "facts": {"/players/0/raiders": 0}},
    ]
    about = {"kind": "region", "player": "kasia", "region": "DUB", "how": "possible"}
    reply = decided(DARIA_CHOOSES, kind="disputed", versions=versions, about=about).answer
    assert reply["versions"][0]["possible"]
    assert reply["versions"][1]["possible"]
    assert reply["matters"] is (reply["versions"][0]["verdict"] != reply["versions"][1]["verdict"])
    same = {"kind": "region", "player": "daria", "region": "MUN", "how": "possible"}
    assert decided(DARIA_CHOOSES, kind="disputed", versions=versions, about=same).answer["matters"] is False


HANDS: dict[str, Any] = {
    "players": [
        {"id": "daria", "hand": [1, 2], "unseen": 0},
        {"id": "kasia", "unseen": 2},
        {"id": "jerzy", "unseen": 2},
    ],
    "marker": "daria",
    "phase": "lead",
    "tricks": 6,
    "discard": [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
}
"""The cards 3, 4, 23, 24 and 25 are unseen; one of them was set aside."""


def says(who: str, player: str, **what: list[int]) -> dict[str, Any]:
    return {"who": who, "player": player, **what}


BROKEN_PLAYER = [("testimony", ""), ("unknown-player", "/player"), ("no-such-card", "/holds")]


def test_testimonies_that_fit() -> None:
    ruling = ruled(HANDS, kind="consistent", testimony=[says("kasia", "kasia", holds=[23, 24])])
    assert ruling.finding.answer["consistent"] is True
    assert [one.outcome.value for one in ruling.engines] == ["found", "found"]


def test_testimonies_that_contradict_each_other() -> None:
    """Each alone is possible, both together are not. Nothing else is named as a contradiction."""
    testimony = [
        says("kasia", "kasia", holds=[23]),
        says("kasia", "kasia", holds=[24]),
        says("jerzy", "jerzy", holds=[24, 25]),
    ]
    ruling = ruled(HANDS, kind="consistent", testimony=testimony)
    reply = ruling.finding.answer
    assert reply["consistent"] is False
    assert [one["fact"] for one in reply["contradiction"]] == ["boru-says-holds", "boru-says-holds"]
    assert [one["who"] for one in reply["contradiction"]] == ["kasia", "jerzy"]
    assert len(sentences(ruling, "pl")) == 4
    assert (ruling.reasons[0].message, ruling.reasons[0].params["card"]) == ("boru-clash-card", 24)


def test_testimony_against_the_table() -> None:
    reply = ruled(HANDS, kind="consistent", testimony=[says("jerzy", "jerzy", holds=[5])]).finding.answer
    assert {one["fact"] for one in reply["contradiction"]} == {"boru-says-holds", "boru-says-discarded"}
    lacking = [says("jerzy", "kasia", lacks=[3, 4, 23, 24])]
    reply = ruled(HANDS, kind="consistent", testimony=lacking).finding.answer
    assert reply["consistent"] is False


def test_a_draft_that_cannot_be() -> None:
    """Of a pack of eight Daria kept two, then Kasia and Jerzy two each, and two came back to Daria."""
    draft = [{"player": "daria", "packs": [[1, 2, 3, 4, 5, 6, 23, 24]], "kept": [[1, 2]]}]
    fits = {**HANDS, "draft": draft}
    holds = [says("kasia", "kasia", holds=[23, 24]), says("jerzy", "jerzy", holds=[3, 4])]
    assert ruled(fits, kind="consistent", testimony=holds).finding.answer["consistent"] is True
    too_many = [says("kasia", "kasia", holds=[23, 24]), says("kasia", "kasia", played=[5])]
    reply = ruled(fits, kind="consistent", testimony=too_many).finding.answer
    assert reply["consistent"] is False
    assert "boru-says-pack" in {one["fact"] for one in reply["contradiction"]}


def test_a_contradictory_position_is_inconsistent() -> None:
    twice = {**HANDS, "discard": [1, *HANDS["discard"][1:]]}
    reply = decided(twice, kind="consistent").answer
    assert reply["consistent"] is False
    assert reply["contradiction"][0]["fact"] == "card-twice"


def test_testimony_that_cannot_be_read() -> None:
    assert problems(HANDS, kind="consistent", testimony=[{"who": "kasia"}]) == [
        ("testimony", "/claim/testimony/0")
    ]
    assert problems(HANDS, kind="consistent", testimony=[says("kasia", "zosia", holds=[3])]) == [
        ("unknown-player", "/claim/testimony/0/player")
    ]
    assert problems(HANDS, kind="consistent", testimony=[says("kasia", "kasia", holds=[30])]) == [
        ("no-such-card", "/claim/testimony/0/holds")
    ]


@pytest.mark.parametrize(
    ("testimony", "found"),
    [
        ({}, [("testimony", "")]),
        ({"who": "kasia", "holds": []}, [("testimony", "")]),
        ({"who": "kasia", "holds": [True]}, [("testimony", "")]),
        ({"who": "kasia", "holds": "3"}, [("testimony", "")]),
        ({"who": 5, "holds": [3]}, [("testimony", "")]),
        ({"who": "kasia", "holds": [3], "sure": True}, [("testimony", "")]),
        ({"who": "zosia", "holds": [3]}, [("unknown-player", "/player")]),
        ({"who": "kasia", "player": 5, "holds": [30]}, BROKEN_PLAYER),
        ({"who": "kasia", "player": None, "holds": [30]}, BROKEN_PLAYER),
        (
            says("kasia", "zosia", holds=[3], lacks=[30]),
            [("testimony", ""), ("unknown-player", "/player"), ("no-such-card", "/lacks")],
        ),
    ],
)
def test_every_problem_of_a_testimony(testimony: dict[str, Any], found: list[tuple[str, str]]) -> None:
    expected = [(code, f"/claim/testimony/0{place}") for code, place in found]
    assert problems(HANDS, kind="consistent", testimony=[testimony]) == expected


def test_a_testimony_that_is_no_object() -> None:
    assert problems(HANDS, kind="consistent", testimony=[5]) == [("wrong-type", "/claim/testimony/0")]


def test_an_unknown_town_does_not_make_players_unknown() -> None:
    players = [{**HANDS["players"][0], "towns": ["DUB-R2"]}, *HANDS["players"][1:]]
    position = {**HANDS, "players": players}
    testimony = [says("kasia", "kasia", holds=[23]), says("zosia", "jerzy", holds=[30])]
    assert problems(position, kind="consistent", testimony=testimony) == [
        ("unknown-town", "/position/players/0/towns/0"),
        ("no-such-card", "/claim/testimony/1/holds"),
    ]


def test_facts_for_a_record_are_asked_for() -> None:
    _, found, _ = play_out(random.Random(3))
    leading = PLAY.facts(next(table for table in found if table.phase == Phase.LEAD))
    del leading["players"][0]["coins"]
    assert problems(leading, kind="record", actions=[]) == []
    assert problems(leading, kind="legal") == []
    upkeep = PLAY.facts(next(table for table in found if table.phase == Phase.MARRIAGE))
    del upkeep["players"][0]["coins"]
    wanted = [("fact-missing", "/position/players/0/coins")]
    assert problems(upkeep, kind="record", actions=["resolve marriage"]) == wanted
