"""What players remember of a draft: the truth is accepted at every moment of the round, and a slip is not."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.table import IN_TRICKS, Phase, Table
from tests.boru.cases import answer, problems
from tests.boru.sampling import DEFAULTS, play_out

Memories = dict[str, tuple[list[list[int]], list[list[int]]]]


def _rounds(tables: list[Table], done: list[Action]) -> Iterator[tuple[Table, Memories]]:
    """Every table of a drafted round from the draft on, with what everybody truly remembers."""
    memories: Memories = {}
    for before, action, table in zip(tables, done, tables[1:], strict=False):
        if table.phase == Phase.DRAFT and before.phase == Phase.DEAL:
            memories = {player.name: ([list(values(player.pack))], []) for player in table.players}
        elif action.kind is ActionKind.KEEP:
            memories[action.player][1].append(list(action.cards))
            if len({len(kept) for _, kept in memories.values()}) == 1:
                for player in table.players:
                    packs, kept = memories[player.name]
                    if table.phase == Phase.DRAFT:
                        packs.append(list(values(player.pack)))
                    else:
                        chosen = {card for cards in kept for card in cards}
                        rest = [card for card in values(player.hand) if card not in chosen]
                        packs.append(rest)
                        kept.append(rest)
        elif table.phase not in IN_TRICKS:
            memories = {}
        if memories:
            yield table, deepcopy(memories)


def _facts(table: Table, memories: Memories, rng: random.Random) -> dict[str, Any]:
    told = rng.sample(sorted(memories), rng.randint(1, len(memories)))
    draft = [{"player": name, "packs": memories[name][0], "kept": memories[name][1]} for name in told]
    return {**PLAY.facts(table), "draft": draft}


@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_accepted_at_every_moment(seed: int) -> None:
    rng = random.Random(seed)
    _, tables, done = play_out(rng, unseen=0)
    found = list(_rounds(tables, done))
    assert {table.phase for table, _ in found} >= {Phase.DRAFT, Phase.LEAD, Phase.FOLLOW, Phase.ROW}
    for table, memories in rng.sample(found, 25):
        assert problems(_facts(table, memories, rng), DEFAULTS, kind="legal") == []


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_another_player_has_was_not_kept(seed: int) -> None:
    rng = random.Random(seed)
    _, tables, done = play_out(rng, unseen=0)
    wrong = 0
    for table, memories in _rounds(tables, done):
        one, other = rng.sample(table.players, 2)
        packs, kept = memories[one.name]
        held = list(values(other.hand | other.kept))
        if not kept or not held or wrong > 20:
            continue
        wrong += 1
        card = rng.choice(held)
        slip = [*kept[:-1], [card, *kept[-1][1:]]]
        handed = [*packs[: len(kept) - 1], [card, *(c for c in packs[len(kept) - 1] if c != kept[-1][0])]]
        facts = {**PLAY.facts(table), "draft": [{"player": one.name, "packs": handed, "kept": slip}]}
        assert ("draft-memory", "/position/draft/0") in problems(facts, DEFAULTS, kind="legal")
    assert wrong


def test_what_jerzy_kept_nobody_else_plays() -> None:
    told = (
        "player daria: hand 11; player kasia; player jerzy; marker daria; phase lead; tricks 0; "
        "draft jerzy: 1 2 3 4 5 6 7 8 kept 7 8; "
    )
    line = "claim legal; do kasia plays {}"
    lead = told.replace("phase lead", "active CON-R1; trick daria 11").replace("hand 11", "unseen 7")
    assert answer(lead + line.format(8))["legal"] is False
    assert answer(lead + line.format(9))["legal"] is True
    listed = answer(lead + "claim legal")["actions"]
    assert "kasia plays 7" not in listed
    assert "kasia plays 6" in listed
