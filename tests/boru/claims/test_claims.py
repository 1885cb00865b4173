"""The claims of Brian Boru, one by one: tricks, cards, actions, upkeeps, scores."""

import random
from typing import Any

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import read
from adjudicator.games.boru.table.table import UPKEEP, Phase, Table
from adjudicator.play import replay
from adjudicator.ruling import Verdict
from tests.boru.doors import decided, problems, ruled, said, text
from tests.boru.sampling import DEFAULTS, play_out

PLAYERS = (
    "player daria: coins 5, points 10, raiders 0, church 0, track 1, renown 1, towns SUN-R1, unseen {0}; "
    "player kasia: coins 2, points 10, raiders 0, church 0, track 6, renown 1, towns LEI-B2, unseen {1}; "
    "player jerzy: coins 1, points 10, raiders 0, church 0, track 5, renown 1, towns DUB-B1, unseen {2}; "
    "player piotr: coins 2, points 10, raiders 0, church 0, track 3, renown 1, towns MUN-B2, unseen {3}; "
)
WORKED = (
    PLAYERS.format(1, 1, 1, 1) + "marker daria; active CON-R1; tricks 4; battle 6; "
    "trick daria 11, kasia 2, jerzy 13, piotr 17; "
)
"""The rulebook's worked trick."""


def answer(notation: str) -> Any:
    return text(notation).finding.answer


# Tricks


def test_the_worked_trick() -> None:
    ruling = text(WORKED + "claim trick")
    assert ruling.verdict is Verdict.ANSWERED
    assert ruling.finding.answer == {
        "winner": "jerzy",
        "card": 13,
        "town": "CON-R1",
        "order": [
            {"player": "kasia", "card": 2},
            {"player": "daria", "card": 11},
            {"player": "jerzy", "card": 13},
            {"player": "piotr", "card": 17},
        ],
    }
    assert ruling.finding.summary.rule == "boru.trick.royal"
    assert said(ruling)[0] == "Jerzy wins the trick (white 13)."


def test_the_trick_must_be_full() -> None:
    short = WORKED.replace(", piotr 17", "").replace("unseen 1; marker", "unseen 2; marker")
    with pytest.raises(Exception, match="trick-not-full"):
        text(short + "claim trick")


# Cards

LATE = (
    PLAYERS.replace("unseen {0}", "hand 24 3").format("", 3, 3, 3)
    + "marker daria; active CON-R1; tricks 3; discard 1 2 4 5 6 7 8 9 10 12 14 16; trick daria 20; "
)


def test_a_card_is_certain_when_all_higher_ones_are_seen() -> None:
    """Higher than the white 20 are 21, 22 and the red 24: Daria herself holds that one."""
    notation = LATE.replace("discard 1 2", "discard 21 22")
    ruling = text(notation + "claim card daria 20")
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.smallest_reason == ("21", "22", "24")
    assert ruling.flips == {"if_unseen": ["21"]}
    assert [one.outcome.value for one in ruling.engines] == ["none"] * 3
    assert ruling.finding.witness is not None
    assert ruling.finding.witness["winner"] == "daria"


def test_a_card_may_be_beaten_by_an_unseen_one() -> None:
    ruling = text(LATE + "claim card daria 20")
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.flips == {"if_seen": ["21", "22"]}
    assert ruling.finding.witness is not None
    assert ruling.finding.witness["winner"] != "daria"
    assert text(LATE + "claim card daria 20 possible").verdict is Verdict.UPHELD


def test_a_card_of_another_colour_never_wins() -> None:
    ruling = text(WORKED + "claim card piotr 17 possible")
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.engines == ()
    assert ruling.reasons[0].message == "boru-card-cannot-win"


def test_a_card_beaten_by_one_on_the_table() -> None:
    ruling = text(WORKED + "claim card daria 11 possible")
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.reasons[0].message == "boru-card-beaten-already"


DRAFTED: dict[str, Any] = {
    "players": [
        {"id": "daria", "hand": [1, 2, 3, 4, 18], "unseen": 0},
        {"id": "kasia", "unseen": 6},
        {"id": "jerzy", "unseen": 6},
        {"id": "piotr", "unseen": 6},
    ],
    "marker": "daria",
    "active": "CON-R1",
    "tricks": 0,
    "trick": [{"player": "daria", "card": 24}],
}


def test_what_was_passed_on_counts() -> None:
    """White 20, 21, 22 beat nothing of red 24 ... but for the red 18 they do: where they are matters."""
    led = {**DRAFTED, "trick": [{"player": "daria", "card": 18}]}
    led["players"] = [{"id": "daria", "hand": [1, 2, 3, 4, 24], "unseen": 0}, *DRAFTED["players"][1:]]
    assert decided(led, kind="card", player="daria", card=18).verdict is Verdict.REJECTED
    # Kasia and Jerzy have the four cards that were passed on first, and Kasia the two passed on then.
    draft = [
        {
            "player": "daria",
            "packs": [[1, 2, 20, 21, 22, 5], [3, 18, 6, 8], [4, 24]],
            "kept": [[1, 2], [3, 18], [4, 24]],
        }
    ]
    remembered = {**led, "draft": draft}
    finding = decided(remembered, kind="card", player="daria", card=18, seen_by="daria")
    assert finding.verdict is Verdict.REJECTED
    assert finding.witness is not None
    assert "piotr" not in {
        play["player"] for play in finding.witness["trick"] if play["card"] in (20, 21, 22)
    }
    # When Kasia and Jerzy have both played, only Piotr is left, and he can have none of them.
    last = {
        **remembered,
        "trick": [*led["trick"], {"player": "kasia", "card": 6}, {"player": "jerzy", "card": 5}],
    }
    last["players"] = [led["players"][0], {"id": "kasia"}, {"id": "jerzy"}, {"id": "piotr"}]
    assert decided(last, kind="card", player="daria", card=18, seen_by="daria").verdict is Verdict.UPHELD
    assert ruled(last, kind="card", player="daria", card=18, seen_by="daria").verdict is Verdict.UPHELD
    forgot = {name: value for name, value in last.items() if name != "draft"}
    assert decided(forgot, kind="card", player="daria", card=18).verdict is Verdict.REJECTED


def test_the_leader_needs_a_town() -> None:
    lead = {
        "players": [{"id": name, "unseen": 6} for name in ("daria", "kasia", "jerzy", "piotr")],
        "marker": "daria",
        "phase": "lead",
        "tricks": 0,
    }
    assert problems(lead, kind="card", player="daria", card=25) == [("trick-not-led", "/claim/town")]
    assert problems(lead, kind="card", player="kasia", card=25, town="CON-B1") == [
        ("not-the-leader", "/claim/player")
    ]
    assert decided(lead, kind="card", player="daria", card=25, town="CON-B1").verdict is Verdict.UPHELD
    assert decided(lead, kind="card", player="daria", card=25, town="CON-R1").verdict is Verdict.REJECTED


def test_cards_that_cannot_be_there() -> None:
    led = {**DRAFTED}
    assert problems(led, kind="card", player="daria", card=25) == [("another-card-laid", "/claim/card")]
    assert problems(led, kind="card", player="kasia", card=24) == [("card-not-in-hand", "/claim/card")]
    assert problems(led, kind="card", player="kasia", card=26) == [("no-such-card", "/claim/card")]
    assert problems(led, kind="card", player="zosia", card=24) == [("unknown-player", "/claim/player")]


# Actions


def test_the_worked_actions() -> None:
    """Kasia takes three coins and may expand; of two roads one is blocked by Jerzy's disc."""
    told = answer(WORKED + "claim action; do kasia takes side 1")
    assert {one["action"]: one["legal"] for one in told["open"]} == {
        "kasia does not expand": True,
        "kasia expands from LEI-B2 to LEI-Y2": True,
        "kasia expands from LEI-B2 to LEI-Y3": True,
        "kasia expands from LEI-B2 to DUB-B1": False,
    }
    done = answer(WORKED + "claim action; do kasia takes side 1; do kasia expands from LEI-B2 to LEI-Y2")
    assert done["open"] == []
    assert done["table"]["players"][1]["coins"] == 0
    assert "LEI-Y2" in done["table"]["players"][1]["towns"]


def test_every_row_is_weighed() -> None:
    told = answer(WORKED + "claim action")
    assert [one["legal"] for one in told["open"]] == [False, True, True]
    assert told["open"][0]["why"] == "boru-refused-loser-takes-side"
    assert len(told["outcomes"]) > 2
    assert told["table"]["players"][1]["coins"] == 2


def test_spending_choices_are_weighed() -> None:
    told = answer(WORKED + "claim action; do kasia takes side 2")
    assert [(one["action"], one["legal"]) for one in told["open"]] == [
        ("kasia buys 0", True),
        ("kasia buys 1", True),
        ("kasia buys 2", False),
    ]
    assert told["open"][2]["why"] == "boru-refused-coins"
    assert sorted(one["raiders"] for one in told["outcomes"]) == [2, 3]


def test_an_illegal_choice_is_named() -> None:
    ruling = text(WORKED + "claim action; do kasia takes side 2; do kasia buys 5")
    assert ruling.finding.answer["legal"] is False
    assert ruling.finding.answer["at"] == 2
    assert "choice 2" in said(ruling)[0]


def test_the_next_card_is_another_action() -> None:
    notation = (
        WORKED
        + "claim action; do kasia takes side 2; do kasia buys 0; do kasia buys 0; do daria takes side 1"
    )
    told = answer(notation)
    assert told["legal"] is False
    assert told["why"] == "boru-action-over"


# Upkeep and score


def upkeep_tables(seed: int, last: bool = False) -> Table:
    _, tables, _ = play_out(random.Random(seed))
    found = [table for table in tables if table.phase == Phase.MARRIAGE]
    return found[-1] if last else random.Random(seed).choice(found)


@pytest.mark.parametrize("seed", range(30))
def test_an_upkeep_goes_on_to_the_next_choice(seed: int) -> None:
    table = upkeep_tables(seed)
    choices: list[str] = []
    rng = random.Random(seed)
    while True:
        told = decided(table, kind="upkeep", actions=choices).answer
        assert told["legal"]
        actions = [read(one) for one in told["done"]]
        assert None not in actions
        played = replay(PLAY, table, [one for one in actions if one is not None], DEFAULTS)
        assert played.refused is None
        assert PLAY.facts(played.last) == told["table"]
        if told["open"] is None:
            assert played.last.phase in (Phase.VIKINGS, Phase.OVER)
            break
        assert told["open"]["options"] == [PLAY.write(one) for one in PLAY.actions(played.last, DEFAULTS)]
        choices.append(rng.choice(told["open"]["options"]))


def test_outcomes_of_an_upkeep_are_all_there() -> None:
    for seed in range(40):
        table = upkeep_tables(seed)
        told = decided(table, kind="upkeep").answer
        if told["outcomes"]:
            ends = {repr(one["tokens"]) for one in told["outcomes"]}
            waiting, reached = [table], set()
            while waiting:
                here = waiting.pop()
                if here.phase in (Phase.VIKINGS, Phase.OVER):
                    facts = PLAY.facts(here)
                    holders = {
                        region: player["id"]
                        for player in facts["players"]
                        for region in player.get("tokens", [])
                    }
                    reached.add(repr(dict(sorted(holders.items()))))
                else:
                    waiting += [PLAY.after(here, one, DEFAULTS) for one in PLAY.actions(here, DEFAULTS)]
            assert {repr(dict(sorted(one["tokens"].items()))) for one in told["outcomes"]} == reached
            assert len(ends) <= len(told["outcomes"])
            return
    raise AssertionError("no table with few outcomes")


def test_a_wrong_choice_in_an_upkeep() -> None:
    table = upkeep_tables(3)
    told = decided(table, kind="upkeep", actions=["resolve church"]).answer
    assert told["legal"] is False
    assert told["at"] == 1


@pytest.mark.parametrize("seed", range(10))
def test_score_is_that_of_the_record(seed: int) -> None:
    _, tables, _ = play_out(random.Random(seed))
    assert decided(tables[-1], kind="score").answer == PLAY.result(tables[-1], DEFAULTS)
    assert problems(upkeep_tables(seed), kind="score") == [("not-over", "/position/phase")]


def test_claims_out_of_their_phase() -> None:
    _, tables, _ = play_out(random.Random(1))
    leading = next(table for table in tables if table.phase == Phase.LEAD)
    assert problems(leading, kind="action") == [("no-action-due", "/position/phase")]
    assert problems(leading, kind="upkeep") == [("no-upkeep", "/position/phase")]
    assert problems(leading, kind="forced", player="daria") == [("no-upkeep", "/position/phase")]
    assert problems(leading, kind="trick") == [("trick-not-full", "/position/trick")]
    upkeep = next(table for table in tables if table.phase in UPKEEP)
    assert problems(upkeep, kind="region", player="daria", region="XYZ") == [
        ("unknown-region", "/claim/region")
    ]
    assert problems(upkeep, kind="upkeep", actions=["dance"]) == [("unknown-action", "/claim/actions/0")]


def test_facts_that_are_missing_are_asked_for() -> None:
    upkeep = PLAY.facts(upkeep_tables(2))
    del upkeep["players"][1]["church"]
    del upkeep["battle"]
    wanted = [("fact-missing", "/position/players/1/church"), ("fact-missing", "/position/battle")]
    assert problems(upkeep, kind="region", player="daria", region="LEI") == wanted
    assert set(problems(upkeep, kind="upkeep")) == set(wanted)
