"""The final scoring: each line, each tie-break."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import Result, final_scoring
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Phase, Table
from tests.boru import oracle
from tests.boru.random_upkeeps import random_upkeep, uniform_readings, world_of
from tests.boru.sampling import DEFAULTS, play_out
from tests.boru.support import refused, table_of

FACTS = json.loads((Path(__file__).parents[1] / "facts.json").read_text("utf-8"))


def end(a: str = "", b: str = "", c: str = "", rest: str = "") -> Table:
    players = ";".join(
        f"player {name}: points 10, renown 0" + (f", {own}" if own else "")
        for name, own in zip("abc", (a, b, c), strict=True)
    )
    return table_of(f"{players}; phase over; {rest}")


def scored(a: str = "", b: str = "", c: str = "", rest: str = "") -> Result:
    return final_scoring(end(a, b, c, rest), DEFAULTS)


def winning_rule(table: Table) -> str:
    trace = Trace()
    final_scoring(table, DEFAULTS, trace)
    return trace.steps[-1].rule


def test_most_coins_are_a_point_unless_tied() -> None:
    assert [score["coins"] for score in scored("coins 3", "coins 2", "coins 2").scores] == [1, 0, 0]
    assert [score["coins"] for score in scored("coins 3", "coins 3", "coins 2").scores] == [0, 0, 0]


def test_the_marker_and_renown() -> None:
    table = table_of(
        "player a: points 10, renown 3; player b: points 10, renown 0; player c; marker b; phase over"
    )
    assert [(score["marker"], score["renown"]) for score in final_scoring(table, DEFAULTS).scores] == [
        (0, 3),
        (1, 0),
        (0, 0),
    ]


def test_claim_tokens_score_what_is_printed_on_them() -> None:
    result = scored("tokens MUN, towns MUN-R1", "tokens DUB SUN, towns DUB-R1 SUN-R1")
    assert [score["tokens"] for score in result.scores] == [7, 7, 0]


def test_a_face_up_token_on_the_board_is_shared_by_halves_rounded_down() -> None:
    result = scored("towns BRE-R1", "towns BRE-B1", "towns BRE-B2", "face-up BRE")
    assert [score["half"] for score in result.scores] == [1, 1, 1]
    result = scored("towns DUB-R1", "towns DUB-B1", "", "face-up DUB")
    assert [score["half"] for score in result.scores] == [1, 1, 0]


def test_vikings_share_or_take_the_halves() -> None:
    """Reading half-points."""
    tied = scored("towns DUB-R1 DUB-B1", "", "", "face-up DUB; vikings DUB-R1")
    assert [score["half"] for score in tied.scores] == [1, 0, 0]
    alone = scored("towns DUB-R1", "towns DUB-B1 DUB-Y1", "", "face-up DUB; vikings DUB-R1 DUB-B1")
    assert [score["half"] for score in alone.scores] == [0, 0, 0]
    doubled = scored("towns ULA-R1", "towns ULA-R2 ULA-B1", "", "face-up ULA; monasteries ULA-R1")
    assert [score["half"] for score in doubled.scores] == [2, 2, 0]


def test_military_support_counts_for_halves_and_not_for_regions() -> None:
    text = ("towns DUB-R1 BRE-R1 ULA-R1", "towns DUB-B1", "brides princess")
    rest = "face-up DUB; vikings DUB-R1 BRE-R1 ULA-R1"
    military = scored(*text, f"{rest}; pact military")
    assert [score["half"] for score in military.scores] == [0, 1, 1]
    assert [score["regions"] for score in military.scores] == [0, 0, 0]
    trade = scored(*text, f"{rest}; pact trade")
    assert [score["half"] for score in trade.scores] == [0, 1, 0]
    assert [score["regions"] for score in trade.scores] == [0, 0, 1]


def test_points_for_towns_in_several_regions() -> None:
    towns = ["MUN-R1", "CON-R1", "LEI-B1", "NUN-R1", "SUN-R1", "ULA-R1", "BRE-R1", "DUB-R1"]
    scores = [
        scored(f"towns {' '.join(towns[:count])}" if count else "").scores[0]["regions"] for count in range(9)
    ]
    assert scores == [0, 0, 0, 1, 1, 3, 5, 7, 10]


def test_a_covered_town_does_not_count_for_its_owner() -> None:
    """Reading covered-town-regions."""
    assert scored("towns MUN-R1 CON-R1 LEI-B1", rest="vikings LEI-B1").scores[0]["regions"] == 0


def test_face_down_tokens_score_nothing() -> None:
    assert scored("towns DUB-R1").totals[0] == 10


def test_most_points_win() -> None:
    table = end("coins 1")
    assert final_scoring(table, DEFAULTS).winners == (0,)
    assert winning_rule(table) == "boru.score.winner"


def test_ties_go_to_claim_tokens_then_to_marriage_cards_then_are_shared() -> None:
    tokens = end("tokens DUB, towns DUB-R1", "coins 0", "coins 0", "")
    assert final_scoring(tokens, DEFAULTS).winners == (0,)
    level = table_of(
        "player a: points 10, tokens DUB, towns DUB-R1; player b: points 12; player c: points 1; phase over"
    )
    assert final_scoring(level, DEFAULTS).winners == (0,)
    assert winning_rule(level) == "boru.tie.tokens"
    brides = table_of(
        "player a: points 10; player b: points 10, brides brigid; player c: points 1; phase over"
    )
    assert final_scoring(brides, DEFAULTS).winners == (1,)
    assert winning_rule(brides) == "boru.tie.brides"
    shared = table_of("player a: points 10; player b: points 10; player c: points 1; phase over")
    assert final_scoring(shared, DEFAULTS).winners == (0, 1)
    assert winning_rule(shared) == "boru.tie.shared"


def test_nothing_is_done_after_the_end() -> None:
    assert refused(end(), "resolve regions") == ("end.when", "over")


def _by_hand(position: dict[str, Any]) -> list[int]:
    """The totals, counted town by town from the facts of a table and the printed values."""
    totals = {player["id"]: player["points"] + player["renown"] for player in position["players"]}
    vikings = set(position.get("vikings", []))
    monasteries = set(position.get("monasteries", []))
    own = {player["id"]: set(player.get("towns", [])) - vikings for player in position["players"]}
    wife = next((one["id"] for one in position["players"] if "princess" in one.get("brides", [])), None)
    pact = position.get("pact")
    coins = sorted((player["coins"], player["id"]) for player in position["players"])
    if coins[-1][0] > coins[-2][0]:
        totals[coins[-1][1]] += 1
    if "marker" in position:
        totals[position["marker"]] += 1
    for player in position["players"]:
        totals[player["id"]] += sum(FACTS["regions"][region]["points"] for region in player.get("tokens", []))
        towns = own[player["id"]] | (vikings if pact == "trade" and player["id"] == wife else set())
        spread = len({town[:3] for town in towns})
        totals[player["id"]] += FACTS["region_count_points"][str(spread)]
    for region in position.get("face_up", []):
        counts = dict.fromkeys([*own, "vikings"], 0)
        for name, towns in [*own.items(), ("vikings", vikings)]:
            whose = wife if name == "vikings" and pact == "military" and wife else name
            counts[whose] += sum(1 + (town in monasteries) for town in towns if town[:3] == region)
        most = max(counts.values())
        tie = list(counts.values()).count(most) > 1
        for name, count in counts.items():
            if tie and count == most > 0 and name != "vikings":
                totals[name] += FACTS["regions"][region]["points"] // 2
    return list(totals.values())


@pytest.mark.parametrize("seed", range(30))
def test_random_tables_are_scored_as_by_hand(seed: int) -> None:
    """Any table can be scored, even with tokens where no upkeep would put them."""
    rng = random.Random(seed)
    _, tables, _ = play_out(rng)
    for table in rng.sample(tables[len(tables) // 2 :], 20):
        tokens = tuple(rng.choice((FACE_DOWN, ON_BOARD, ON_BOARD, *range(table.size))) for _ in table.tokens)
        married = rng.randrange(table.size)
        if table.princess() == NOBODY and rng.random() < 0.7:
            brides = (*table.players[married].brides, "princess")
            table = table.set(married, brides=brides)._replace(pact=rng.choice(("military", "trade")))
        table = table._replace(tokens=tokens)
        assert final_scoring(table, DEFAULTS).totals == _by_hand(PLAY.facts(table))


@pytest.mark.parametrize("seed", range(40))
def test_random_tables_are_scored_as_by_the_oracle(seed: int) -> None:
    """Under any reading, even with tokens where no upkeep would put them."""
    rng = random.Random(seed)
    for _ in range(10):
        readings = uniform_readings(rng)
        table = random_upkeep(rng)
        tokens = tuple(rng.choice((FACE_DOWN, ON_BOARD, ON_BOARD, *range(table.size))) for _ in table.tokens)
        if rng.random() < 0.5:
            table = table.set(0, brides=("princess",))._replace(pact=rng.choice(("military", "trade")))
        table = table._replace(tokens=tokens, phase=Phase.OVER)
        result = final_scoring(table, readings)
        lines = oracle.score(world_of(table), readings)
        assert [score["half"] for score in result.scores] == [line["halves"] for line in lines]
        assert result.totals == [sum(line.values()) for line in lines]
        assert list(result.winners) == oracle.winners(world_of(table), readings)


@pytest.mark.parametrize(
    ("reading", "option", "behind", "level"),
    [
        ("half-points", "vikings-are-a-side", [0, 0, 0], [2, 0, 0]),
        ("half-points", "vikings-ignored", [2, 2, 0], [0, 0, 0]),
        ("half-points", "vikings-block", [0, 0, 0], [0, 0, 0]),
        ("half-points-monasteries", "single", [0, 0, 0], [0, 0, 0]),
    ],
)
def test_half_points_by_reading(reading: str, option: str, behind: list[int], level: list[int]) -> None:
    readings = {**DEFAULTS, reading: option}
    front = table_of(
        "player a: towns SUN-R1; player b: towns SUN-B1; player c: towns SUN-R2 SUN-B2; "
        "vikings SUN-R2 SUN-B2; face-up SUN"
    )
    tied = table_of(
        "player a: towns SUN-R1; player b; player c: towns SUN-R2 SUN-B2; "
        "vikings SUN-R2 SUN-B2; monasteries SUN-R1; face-up SUN"
    )
    assert [score["half"] for score in final_scoring(front, readings).scores] == behind
    assert [score["half"] for score in final_scoring(tied, readings).scores] == level
