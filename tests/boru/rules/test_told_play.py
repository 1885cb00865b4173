"""A record need not say that a right was not used: expanding and buying extras are rights."""

import random

import pytest

from adjudicator.games.boru.rules.play import PLAY, TOLD_PLAY
from adjudicator.games.boru.table.actions import Action, ActionKind, read, write
from adjudicator.games.boru.table.table import Table
from adjudicator.play import replay
from tests.boru.cases import WORKED_TRICK, answer
from tests.boru.sampling import DEFAULTS, play_out, random_readings
from tests.boru.support import table_of

TAKES = ("kasia takes side 1", "daria takes side 2", "jerzy takes main", "piotr takes side 2")


def _without_unused_rights(done: list[Action]) -> list[Action]:
    """The record without what was not done. A purchase that follows would be told too early, so it stays."""
    kept = []
    for action, after in zip(done, [*done[1:], None], strict=True):
        unused = action.kind is ActionKind.BUY and not action.number
        before_purchase = after is not None and after.kind is ActionKind.BUY
        if action.kind is not ActionKind.STAY and (not unused or before_purchase):
            kept.append(action)
    return kept


@pytest.mark.parametrize("seed", range(4))
def test_a_game_told_without_unused_rights_is_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    left_out = 0
    for _ in range(4):
        readings = random_readings(rng)
        first, tables, done = play_out(rng, readings=readings)
        told = _without_unused_rights(done)
        left_out += len(done) - len(told)
        replayed = replay(TOLD_PLAY, first, told, readings)
        assert replayed.refused is None
        assert replayed.last == tables[-1]
    assert left_out


def _expands_now() -> Table:
    table = table_of(WORKED_TRICK.replace("coins 2", "coins 4"))
    action = read(TAKES[0])
    assert action is not None
    return PLAY.after(table, action, DEFAULTS)


def test_whether_an_action_is_legal_now_is_another_question() -> None:
    table = _expands_now()
    later = read("daria takes side 2")
    assert later is not None
    assert PLAY.refusal(table, later, DEFAULTS) is not None
    assert TOLD_PLAY.refusal(table, later, DEFAULTS) is None


def test_an_illegal_action_after_an_unused_right_is_refused_for_its_own_reason() -> None:
    table = _expands_now()
    for text, message in (
        ("daria takes main", "loser-takes-side"),
        ("jerzy takes main", "not-lowest"),
        ("piotr plays 3", "not-due"),
    ):
        action = read(text)
        assert action is not None
        refused = TOLD_PLAY.refusal(table, action, DEFAULTS)
        assert refused is not None
        assert refused.message == f"boru-refused-{message}"


def test_listed_are_the_right_and_what_comes_if_it_is_not_used() -> None:
    table = _expands_now()
    listed = [write(action) for action in TOLD_PLAY.actions(table, DEFAULTS)]
    assert listed[0] == "kasia does not expand"
    assert listed[-2:] == ["daria takes side 1", "daria takes side 2"]
    assert "daria takes side 1" not in [write(action) for action in PLAY.actions(table, DEFAULTS)]


def test_a_record_and_its_repair_through_the_door() -> None:
    facts = WORKED_TRICK.replace("coins 2", "coins 4") + "bride brigid; marriage-deck 2; round 2; "
    found = answer(f"{facts}claim record; do {'; do '.join(TAKES)}")
    assert found["illegal"] is None
    wrong = (TAKES[0], "jerzy takes side 2", *TAKES[2:])
    repairs = answer(f"{facts}claim remedy; do {'; do '.join(wrong)}")["repairs"]
    assert [one["kind"] for one in repairs] == ["rewind"]
