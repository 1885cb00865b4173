"""A fact that nobody gave is named as missing, or the answer is the same without it; it is not filled in."""

import random
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.table import Phase, Table
from tests.boru.cases import DARIA_CHOOSES, Json, decided, problems
from tests.boru.sampling import play_out

NUMBERS = ("coins", "points", "renown", "raiders", "church", "track")
TABLE_NUMBERS = ("round", "battle", "marriage_deck")
BY_RULE = {"round": (Phase.SETUP,), "battle": (Phase.SETUP, Phase.VIKINGS)}
"""Where the rules say what the fact is: the first round, an empty battle area."""

Place = tuple[str | int, ...]


def claims(rng: random.Random, table: Table, further: list[str]) -> list[Json]:
    found: list[Json] = [{"kind": "legal"}, {"kind": "upkeep"}, {"kind": "score"}]
    if further:
        found += [{"kind": "legal", "action": further[0]}, {"kind": "action", "actions": further[:1]}]
        found.append({"kind": "record", "actions": further[: rng.choice((1, 3, 12, 40))]})
    player, region = rng.choice(table.players).name, rng.choice(("BRE", "DUB", "MUN"))
    found.append({"kind": "region", "player": player, "region": region, "how": "possible"})
    return found


def places(position: Json) -> Iterator[Place]:
    for fact in TABLE_NUMBERS:
        if fact in position:
            yield (fact,)
    for seat, player in enumerate(position["players"]):
        yield from (("players", seat, fact) for fact in NUMBERS if fact in player)


def without(given: Any, place: Place) -> Any:
    """A copy without the fact at this place of a position."""
    copied = deepcopy(given)
    here = copied
    for step in place[:-1]:
        here = here[step]
    here.pop(place[-1], None)
    return copied


def tables_without(answer: Any, place: Place) -> Any:
    """The answer without the fact, in every table that it shows and in every outcome."""
    if isinstance(answer, list):
        return [tables_without(one, place) for one in answer]
    if not isinstance(answer, dict):
        return answer
    found = {}
    for name, value in answer.items():
        if name == "table":
            found[name] = without(value, place)
        elif name == "outcomes":
            found[name] = [without(one, place[-1:]) for one in value]
        else:
            found[name] = tables_without(value, place)
    return found


@pytest.mark.parametrize("seed", range(24))
def test_a_fact_is_missing_or_makes_no_difference(seed: int) -> None:
    rng = random.Random(seed)
    _, tables, done = play_out(rng)
    for _ in range(3):
        at = rng.randrange(len(tables))
        table = tables[at]
        position = PLAY.facts(table)
        claim = rng.choice(claims(rng, table, [PLAY.write(one) for one in done[at:]]))
        if problems(position, **claim):
            continue
        whole = decided(position, **claim)
        for place in rng.sample(list(places(position)), 8):
            given = without(position, place)
            missing = problems(given, **claim)
            if missing:
                assert missing == [("fact-missing", "/position/" + "/".join(map(str, place)))], (claim, place)
                continue
            found = decided(given, **claim)
            assert found.verdict is whole.verdict
            if table.phase == Phase.OVER and claim["kind"] == "legal":
                continue  # the result then names what is unknown; see below
            assert tables_without(found.answer, place) == tables_without(whole.answer, place), (claim, place)
            if table.phase not in BY_RULE.get(str(place[-1]), ()):
                table_shown = (found.answer or {}).get("table")
                assert table_shown is None or table_shown == without(table_shown, place), (claim, place)


def test_a_result_names_what_it_lacks() -> None:
    _, tables, _ = play_out(random.Random(1))
    position = without(PLAY.facts(tables[-1]), ("players", 1, "coins"))
    assert decided(position, kind="legal").answer["result"] == {"unknown": ["/position/players/1/coins"]}
    assert problems(position, kind="record", actions=[]) == [("fact-missing", "/position/players/1/coins")]


def test_without_the_number_of_tricks_nobody_knows_what_comes_next() -> None:
    _, tables, done = play_out(random.Random(2))
    at = next(at for at, one in enumerate(tables) if one.phase == Phase.ROW and one.acted == one.size - 1)
    position = PLAY.facts(tables[at])
    for name in ("tricks", "discard"):
        position.pop(name, None)
    for player in position["players"]:
        for name in ("hand", "unseen"):
            player.pop(name, None)
    texts = [PLAY.write(one) for one in done[at:]]
    last = next(place for place, one in enumerate(tables[at:]) if not one.trick)
    shown = decided(position, kind="record", actions=texts[:last]).answer["table"]
    assert not {"tricks", "phase"} & set(shown)
    assert not any("unseen" in player for player in shown["players"])
    wanted = [("fact-missing", "/position/tricks")]
    assert problems(position, kind="record", actions=texts[: last + 1]) == wanted
    known = {**position, "tricks": 0}
    assert decided(known, kind="record", actions=texts[:last]).answer["table"]["tricks"] == 1


def test_only_the_acting_player_is_asked_for_coins() -> None:
    _, tables, _ = play_out(random.Random(3))
    table = next(one for one in tables if one.phase == Phase.ROW)
    position = PLAY.facts(table)
    for player in position["players"]:
        del player["coins"]
    wanted = [("fact-missing", f"/position/players/{table.acting}/coins")]
    assert problems(position, kind="action") == wanted


@pytest.mark.parametrize("seed", range(6))
def test_a_record_and_its_repair_need_only_what_their_actions_need(seed: int) -> None:
    """Also where no action is told, and where a repair would need more than the record."""
    rng = random.Random(seed)
    _, tables, done = play_out(rng)
    for _ in range(6):
        at = rng.randrange(len(tables) - 1)
        position = PLAY.facts(tables[at])
        for place in rng.sample(list(places(position)), 6):
            position = without(position, place)
        for kind in ("record", "remedy"):
            assert decided(position, kind=kind, actions=[]).answer["illegal"] is None
        told = [PLAY.write(one) for one in done[at : at + 12]]
        del told[rng.randrange(len(told))]
        whole = decided(tables[at], kind="remedy", actions=told).answer
        if not problems(position, kind="remedy", actions=told):
            found = decided(position, kind="remedy", actions=told).answer
            assert found["illegal"] == whole["illegal"]
            assert all(one in whole["repairs"] for one in found["repairs"]), told
            assert found["repairs"] == whole["repairs"] or not found["all_tried"]


def test_a_step_told_without_the_rights_before_it_needs_its_own_facts() -> None:
    """The last card may expand. The record goes on with the marriage, which needs everybody's renown."""
    found = 0
    for seed in range(40):
        _, tables, _ = play_out(random.Random(seed))
        for before, after in pairwise(tables):
            if before.phase == Phase.EXPAND and after.phase == Phase.MARRIAGE:
                position = PLAY.facts(before)
                for player in position["players"]:
                    del player["renown"]
                wanted = [("fact-missing", f"/position/players/{seat}/renown") for seat in range(before.size)]
                assert problems(position, kind="record", actions=["resolve marriage"]) == wanted
                found += 1
    assert found


@pytest.mark.parametrize("kind", ["upkeep", "region", "forced", "game"])
def test_towns_left_out_are_not_no_towns(kind: str) -> None:
    """Everybody has had a town since the first disc."""
    position: Json = deepcopy(DARIA_CHOOSES)
    for player in position["players"]:
        player |= {"coins": 3, "points": 10, "renown": 1}
    asked: Json = {"kind": kind} if kind == "upkeep" else {"kind": kind, "player": "daria"}
    if kind in ("region", "forced"):
        asked["region"] = "DUB"
    assert problems(position, **asked) == []
    del position["players"][1]["towns"]
    assert problems(position, **asked) == [("fact-missing", "/position/players/1/towns")]
