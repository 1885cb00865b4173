"""Whole random games: they replay without a refusal, corrupted actions are refused, texts are read back."""

from itertools import permutations
from random import Random

import pytest

from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.actions import VERB, Action, read, write
from adjudicator.games.romans.table.cards import CLANS, UNKNOWN, WARRIORS
from adjudicator.games.romans.table.forts import FORTS, WALL, count_hecas
from adjudicator.games.romans.table.table import Step, Table, forts_seen
from adjudicator.play import replay
from tests.romans.readings import DEFAULTS
from tests.romans.sampling import mostly_default_readings, random_game
from tests.romans.support import table as laid_out

GAMES = 24


def game(seed: int, most: int = 10_000) -> tuple[Table, list[Action], dict[str, str]]:
    rng = Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings, most=most)
    return first, actions, dict(readings)


def random_text(rng: Random, table: Table) -> str:
    """Any action, usually not legal."""
    clan = rng.choice((*table.setup.clans, rng.choice(CLANS)))
    card, fort, place = rng.choice((*WARRIORS, "?")), rng.choice(FORTS), rng.randint(1, 6)
    warrior = rng.choice(WARRIORS)
    return rng.choice(
        (
            f"uncover {fort}",
            "arrange " + " ".join(rng.choice(FORTS) for _ in range(WALL)),
            f"{clan} loses {card} {rng.choice((*WARRIORS, '?'))}",
            f"{clan} lays {card} at {place}",
            f"{clan} reveals {warrior}",
            f"{clan} seduces {rng.choice((*CLANS, 'nobody'))}",
            f"{clan} takes fort {place}",
            f"{clan} pays {warrior}",
            f"{clan} pays earlier chariott",
            f"{clan} keeps {warrior}",
            f"{clan} keeps nothing",
            f"{clan} keeps {warrior} {rng.choice(WARRIORS)}",
            f"{clan} sacrifices {warrior}",
            f"{clan} gives up {fort}",
            f"{clan} rearranges " + " ".join(rng.choice((*WARRIORS, "?")) for _ in range(rng.randint(1, 5))),
            "collect",
        )
    )


def corrupted(rng: Random, table: Table, legal: tuple[Action, ...]) -> Action:
    """Any action, or a legal action with one thing changed."""
    if rng.random() < 0.5 or not legal:
        action = read(random_text(rng, table))
        assert action is not None
        return action
    verb, clan, what = rng.choice(legal)
    if what and rng.random() < 0.7:
        place = rng.randrange(len(what))
        forts = verb in ("uncover", "arrange", "gives")
        most = len(FORTS) - 1 if forts else 3 if verb == "seduces" else 6 if verb == "takes" else 7
        new = rng.randint(1 if verb == "takes" or (verb == "lays" and place) else 0, most)
        what = (*what[:place], new, *what[place + 1 :])
        what = tuple(sorted(what)) if verb in ("keeps", "loses") else what
    elif clan:
        clan = rng.choice(CLANS)
    return Action(verb, clan, what)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_generated_game_is_not_refused_and_ends(seed: int) -> None:
    first, actions, readings = game(seed)
    played = replay(PLAY, first, actions, readings)
    assert played.refused is None
    assert all(PLAY.result(table, readings) is None for table in played.tables[:-1])
    result = PLAY.result(played.last, readings)
    assert result is not None
    assert set(result["winners"]) <= {
        clan for clan, neutral in zip(first.setup.clans, first.setup.neutral, strict=True) if not neutral
    }


def is_legal_unlisted(table: Table, action: Action) -> bool:
    """Legal, but not of this step: it comes after rights that are not used. Or Svord names unknown cards."""
    rights = (Step.SVORD_AT_ONCE, Step.QWEEN, Step.DRUHID, Step.KEEP, Step.SVORD)
    if table.step in rights and action.verb != VERB[Step(table.step)]:
        return True
    cards = table.cards[table.setup.clans.index(action.clan)] if action.clan else None
    return action.verb == "rearranges" and cards is not None and UNKNOWN in (*cards.down, *action.what)


@pytest.mark.parametrize("seed", range(GAMES))
def test_listed_iff_not_refused(seed: int) -> None:
    first, actions, readings = game(seed)
    rng = Random(seed + 1)
    for table in replay(PLAY, first, actions, readings).tables:
        listed = PLAY.actions(table, readings)
        assert len(set(listed)) == len(listed)
        assert all(PLAY.refusal(table, action, readings) is None for action in listed)
        for _ in range(3):
            other = corrupted(rng, table, listed)
            legal = PLAY.refusal(table, other, readings) is None
            assert legal is (other in listed) or (legal and is_legal_unlisted(table, other)), PLAY.write(
                other
            )


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_corrupted_record_is_caught_at_the_right_action(seed: int) -> None:
    first, actions, readings = game(seed)
    tables = replay(PLAY, first, actions, readings).tables
    rng = Random(seed + 2)
    at = rng.randrange(len(actions))
    listed = PLAY.actions(tables[at], readings)
    wrong = corrupted(rng, tables[at], listed)
    while PLAY.refusal(tables[at], wrong, readings) is None:
        wrong = corrupted(rng, tables[at], listed)
    played = replay(PLAY, first, [*actions[:at], wrong, *actions[at + 1 :]], readings)
    assert played.refused is not None
    assert len(played.tables) == at + 1


@pytest.mark.parametrize("seed", range(GAMES))
def test_actions_are_read_back_as_written(seed: int) -> None:
    first, actions, readings = game(seed)
    for table in replay(PLAY, first, actions, readings).tables:
        for action in PLAY.actions(table, readings):
            text = write(action)
            assert read(text) == action
            assert "\n" not in text


@pytest.mark.parametrize("text", ["", "gold", "gold eats axx", "gold lays axx at 7", "purple reveals axx",
                                  "gold reveals ?", "arrange komfort", "uncover fort", "gold keeps",
                                  "gold rearranges", "gold takes fort 0", "gold gives fokus"])  # fmt: skip
def test_other_text_is_not_an_action(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_table_described_as_facts_is_the_same_table(seed: int) -> None:
    first, actions, readings = game(seed)
    for table in replay(PLAY, first, actions, readings).tables:
        described = PLAY.facts(table)
        position, problems = check_position(PositionForm.model_validate(described), readings)
        assert not problems, (described, problems)
        assert position is not None
        assert table_of(position, readings) == table
        _, problems = check_position(PositionForm.model_validate({**described, "complete": True}), readings)
        assert not problems, (described, problems)


def forts_turned_up(table: Table) -> int:
    """How many forts must have been turned up in this turn."""
    if table.step == Step.UNCOVER:
        return WALL * (table.turn - 1) + len(table.wall)
    return WALL * table.turn


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_fort_and_no_warrior_is_ever_lost(seed: int) -> None:
    first, actions, readings = game(seed)
    for table in replay(PLAY, first, actions, readings).tables:
        assert len(forts_seen(table)) == forts_turned_up(table)
        assert count_hecas(forts_seen(table)) <= 4
        for cards in table.cards:
            laid = len(cards.up) + len(cards.spent) + len(cards.down)
            if table.step >= Step.REVEAL and table.step != Step.OVER:
                assert laid == WALL
            assert len(cards.aside) <= 2


def test_everyone_reveals_at_once_so_any_order_is_right() -> None:
    """Orders and reveals are simultaneous, so a record may list the clans in any order."""
    text = "round 6; wall niefort-5; clan green: down axx; clan red: down horsie; clan gold: down svord"
    first = laid_out(text)
    ends = set()
    for order in permutations(("green reveals axx", "red reveals horsie", "gold reveals svord")):
        played = replay(PLAY, first, [action for one in order if (action := read(one))], DEFAULTS)
        assert played.refused is None
        ends.add(played.last)
    assert len(ends) == 1
    again = replay(
        PLAY, first, [action for _ in range(2) if (action := read("red reveals horsie"))], DEFAULTS
    )
    assert again.refused is not None
    assert again.refused.rule == "romans.attack.reveal"


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_done_at_once_may_be_told_in_any_order(seed: int) -> None:
    """Orders, reveals and payments of different clans: shuffled, they lead to the same table."""
    first, actions, readings = game(seed)
    rng = Random(seed + 3)
    tables = replay(PLAY, first, actions, readings).tables
    at_once = (Step.LOSE, Step.LAY, Step.REVEAL, Step.FOKUS, Step.HORSIE)
    start = 0
    while start < len(actions):
        end = start
        phase = min(tables[start].step, Step.LAY) if tables[start].step < Step.REVEAL else tables[start].step
        while end < len(actions) and tables[end].step in at_once and actions[end].clan:
            here = min(tables[end].step, Step.LAY) if tables[end].step < Step.REVEAL else tables[end].step
            same = {phase, here} <= {Step.LOSE, Step.LAY} or (here == phase and here not in (2, 3))
            if not same or tables[end].round != tables[start].round:
                break
            end += 1
        if end > start + 1:
            clans = {action.clan: [one for one in actions[start:end] if one.clan == action.clan]
                     for action in actions[start:end]}  # fmt: skip
            mixed = []
            while any(clans.values()):
                clan = rng.choice([name for name, left in clans.items() if left])
                mixed.append(clans[clan].pop(0))
            played = replay(PLAY, tables[start], mixed, readings)
            assert played.refused is None, (PLAY.write(mixed[played.sound]), played.refused)
            assert played.last == tables[end]
        start = max(end, start + 1)


def test_each_clan_loses_two_before_it_lays() -> None:
    text = "step lose; wall niefort-1 komfort fokus niefort-3 fortheca-2 fortuna; clan green; clan red"
    lines = ["red loses ? ?", "red lays axx at 4", "green loses ? ?", "red lays ? at 1", "green lays ? at 6"]
    played = replay(PLAY, laid_out(text), [action for one in lines if (action := read(one))], DEFAULTS)
    assert played.refused is None
    assert PLAY.facts(played.last)["clans"] == [
        {"clan": "green", "down": ["empty", "empty", "empty", "empty", "empty", "?"]},
        {"clan": "red", "down": ["?", "empty", "empty", "axx"]},
    ]
    other = read("green lays ? at 1")
    assert other is not None
    early = PLAY.refusal(laid_out(text), other, DEFAULTS)
    assert early is not None
    assert early.rule == "romans.orders.lose"
