"""The claims ``upkeep`` and ``score``, and claims out of their phase."""

import random

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import read
from adjudicator.games.boru.table.table import UPKEEP, Phase, Table
from adjudicator.play import replay
from tests.boru.cases import decided, problems
from tests.boru.sampling import DEFAULTS, play_out


def table_before_upkeep(seed: int, last: bool = False) -> Table:
    _, tables, _ = play_out(random.Random(seed))
    found = [table for table in tables if table.phase == Phase.MARRIAGE]
    return found[-1] if last else random.Random(seed).choice(found)


@pytest.mark.parametrize("seed", range(30))
def test_an_upkeep_goes_on_to_the_next_choice(seed: int) -> None:
    table = table_before_upkeep(seed)
    choices: list[str] = []
    rng = random.Random(seed)
    while True:
        reply = decided(table, kind="upkeep", actions=choices).answer
        assert reply["legal"]
        actions = [read(one) for one in reply["done"]]
        assert None not in actions
        played = replay(PLAY, table, [one for one in actions if one is not None], DEFAULTS)
        assert played.refused is None
        assert PLAY.facts(played.last) == reply["table"]
        if reply["open"] is None:
            assert played.last.phase in (Phase.VIKINGS, Phase.OVER)
            break
        assert reply["open"]["options"] == [PLAY.write(one) for one in PLAY.actions(played.last, DEFAULTS)]
        choices.append(rng.choice(reply["open"]["options"]))


def test_all_outcomes_of_an_upkeep_are_listed() -> None:
    for seed in range(40):
        table = table_before_upkeep(seed)
        reply = decided(table, kind="upkeep").answer
        if reply["outcomes"]:
            ends = {repr(one["tokens"]) for one in reply["outcomes"]}
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
            assert {repr(dict(sorted(one["tokens"].items()))) for one in reply["outcomes"]} == reached
            assert len(ends) <= len(reply["outcomes"])
            return
    raise AssertionError("no table with few outcomes")


def test_a_wrong_choice_in_an_upkeep() -> None:
    table = table_before_upkeep(3)
    reply = decided(table, kind="upkeep", actions=["resolve church"]).answer
    assert reply["legal"] is False
    assert reply["at"] == 1


@pytest.mark.parametrize("seed", range(10))
def test_score_is_that_of_the_record(seed: int) -> None:
    _, tables, _ = play_out(random.Random(seed))
    assert decided(tables[-1], kind="score").answer == PLAY.result(tables[-1], DEFAULTS)
    assert problems(table_before_upkeep(seed), kind="score") == [("not-over", "/position/phase")]


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
    upkeep = PLAY.facts(table_before_upkeep(2))
    del upkeep["players"][1]["church"]
    del upkeep["battle"]
    wanted = [("fact-missing", "/position/players/1/church"), ("fact-missing", "/position/battle")]
    assert problems(upkeep, kind="region", player="daria", region="LEI") == wanted
    assert set(problems(upkeep, kind="upkeep")) == set(wanted)
