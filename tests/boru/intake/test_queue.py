"""Who has yet to decide: in an accepted queue everybody is really asked, and nobody is left out of it."""

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from adjudicator.games.boru.intake.check import check_position
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.due import QUEUED
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.table import ROUNDS, Phase, Table
from tests.boru.cases import decided, problems, ruled
from tests.boru.random_upkeeps import random_upkeep
from tests.boru.sampling import DEFAULTS, play_out
from tests.boru.support import codes

SEEDS = range(8)
AFTER = (Phase.OVER, Phase.VIKINGS)


def _last_upkeep(rng: random.Random) -> Table:
    table = random_upkeep(rng, last=True)
    players = tuple(player._replace(brides=()) for player in table.players)
    return table._replace(players=players, round=ROUNDS[table.size])


def _queued_tables(rng: random.Random) -> Iterator[Table]:
    """Tables of a random set-up and a random upkeep at which somebody decides."""
    _, tables, _ = play_out(rng)
    yield from (table for table in tables if table.phase == Phase.SETUP)
    table = _last_upkeep(rng)
    while table.phase not in AFTER:
        if table.phase in QUEUED:
            yield table
        table = PLAY.after(table, rng.choice(PLAY.actions(table, DEFAULTS)), DEFAULTS)


def _is_accepted(table: Table) -> bool:
    return not check_position(PositionForm.model_validate(PLAY.facts(table)), DEFAULTS)[1]


def _accepted_queues(table: Table) -> set[tuple[int, ...]]:
    seats = range(table.size)
    queues = [queue for size in range(1, table.size + 1) for queue in permutations(seats, size)]
    return {queue for queue in queues if _is_accepted(table._replace(queue=queue))}


@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_queue_of_the_rules_is_accepted(seed: int) -> None:
    """In an invasion it may also be told later, after some have lost a town."""
    for table in _queued_tables(random.Random(seed)):
        queues = _accepted_queues(table)
        assert table.queue in queues
        if table.phase != Phase.INVASION:
            assert queues == {table.queue}, table.phase


@pytest.mark.parametrize("seed", SEEDS)
def test_from_an_accepted_queue_the_upkeep_goes_on_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    for table in _queued_tables(rng):
        for queue in _accepted_queues(table) if table.phase == Phase.INVASION else ():
            here = table._replace(queue=queue)
            while here.phase not in AFTER:
                options = PLAY.actions(here, DEFAULTS)
                assert options, here.phase
                here = PLAY.after(here, rng.choice(options), DEFAULTS)


BUILDERS = (
    "player a: church 4, towns DUB-R1; player b: church 4{}; player c: church 0; marker a; phase four-discs"
)
RAIDED = (
    "player a: raiders 3, towns DUB-R1; player b: raiders 1{}; player c: raiders 1{}; "
    "marker a; phase invasion"
)
PLAYERS = "player a{}; player b{}; player c{}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BUILDERS.format(", towns DUB-B1") + "; queue a b", []),
        (BUILDERS.format(", towns DUB-B1") + "; queue a", ["queue-incomplete"]),
        (BUILDERS.format(", towns DUB-B1") + "; queue b", ["queue-incomplete"]),
        (BUILDERS.format("") + "; queue a", []),
        (BUILDERS.format("") + "; queue a b", ["queue-wrong"]),
        (BUILDERS.format(", towns DUB-B1") + "; monasteries DUB-B1; queue a b", ["queue-wrong"]),
        (BUILDERS.format(", towns DUB-B1") + "; vikings DUB-B1; queue a b", ["queue-wrong"]),
        # a number of discs that was not given may be four
        ("player a: towns DUB-R1; player b: towns DUB-B1; player c; phase four-discs; queue b", []),
        ("player a: towns DUB-R1; player b; player c; phase four-discs; queue a b", ["queue-wrong"]),
        (RAIDED.format(", towns DUB-B1", ", towns BRE-B1") + "; queue b c", []),
        (RAIDED.format(", towns DUB-B1", ", towns BRE-B1") + "; queue c b", ["queue-order"]),
        (RAIDED.format(", towns DUB-B1", ", towns BRE-B1") + "; queue b", ["queue-incomplete"]),
        (RAIDED.format(", towns DUB-B1", ", towns BRE-B1") + "; queue c", ["queue-incomplete"]),
        # b has lost a town already
        (RAIDED.format(", towns DUB-B1 BRE-R1", ", towns BRE-B1") + "; vikings BRE-R1; queue c", []),
        (RAIDED.format(", towns DUB-B1", "") + "; queue b", []),
        (RAIDED.format(", towns DUB-B1", "") + "; queue b c", ["queue-wrong"]),
        # only one player decides
        (
            PLAYERS.format(": towns DUB-R1", ": towns DUB-B1", "") + "; phase monastery; queue a b",
            ["queue-wrong"],
        ),
        (PLAYERS.format(": church 0, towns DUB-R1", "", "") + "; phase monastery; queue a", ["queue-wrong"]),
        (PLAYERS.format(": track 9", ": track 1", ": track 3") + "; phase track-town; queue a", []),
        # whoever stands higher has not married yet
        (
            PLAYERS.format(": track 9", ": track 10", ": track 1") + "; phase track-town; queue a",
            ["queue-wrong"],
        ),
        (
            PLAYERS.format(": track 9", ": track 2", ": track 3") + "; phase track-town; queue a",
            ["queue-wrong"],
        ),
        # nobody has left the first space, so nobody has married
        (
            PLAYERS.format(": track 1, brides niall", ": track 1", ": track 1")
            + "; phase bride-town; queue a",
            ["queue-wrong"],
        ),
        (
            PLAYERS.format(": track 2, brides princess", "", "") + "; pact trade; phase princess; queue a",
            ["pact-not-chosen"],
        ),
        # the first discs
        (PLAYERS.format(": towns DUB-R1", "", "") + "; marker a; phase setup; queue b c", []),
        (PLAYERS.format(": towns DUB-R1", "", "") + "; marker a; phase setup; queue b", ["queue-incomplete"]),
        (
            PLAYERS.format("", ": towns DUB-R1", "") + "; marker a; phase setup; queue a c",
            ["first-disc-early"],
        ),
        (
            PLAYERS.format(": towns DUB-R1 MUN-R1", "", "") + "; marker a; phase setup; queue b c",
            ["first-disc-one"],
        ),
        (
            PLAYERS.format(": towns DUB-R1", ": towns DUB-B1", "") + "; marker a; phase setup; queue c",
            ["first-disc-region"],
        ),
        # those who were unable to lead
        (PLAYERS.format("", "", ": hand 5, unseen 7") + "; marker a; phase lead; tricks 0; passes 1",
            ["passed-with-lead"]),
        (PLAYERS.format("", "", "") + "; marker a; phase lead; tricks 0; passes 3", ["passes"]),
        (PLAYERS.format("", "", "") + "; phase battle; passes 1", ["passes"]),
    ],
)  # fmt: skip
def test_each_queue_by_itself(text: str, expected: list[str]) -> None:
    assert codes(text) == expected


@pytest.mark.parametrize("seed", range(12))
def test_the_doors_agree_wherever_somebody_decides(seed: int) -> None:
    rng = random.Random(seed)
    tables = [table for table in _queued_tables(rng) if table.phase != Phase.SETUP]
    for table in rng.sample(tables, min(2, len(tables))):
        who = rng.choice(table.players).name
        claims: list[dict[str, Any]] = [
            {"kind": "forced", "player": who, "region": "DUB"},
            {"kind": "forced", "player": who},
            {"kind": "region", "player": who, "region": "BRE", "how": "certain"},
        ]
        for claim in claims:
            if problems(table, **claim):
                continue  # the game cannot be scored if somebody has no town
            found = decided(table, **claim).verdict
            assert ruled(table, **claim).finding.verdict in (found, "undecided"), claim
