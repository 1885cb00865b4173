"""Random games replay without a refusal from every seat, and a corrupted one is refused where it is wrong."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.play import PLAY, actions, after, refusal
from adjudicator.games.river.rulings.action_steps import EXPLAINED_PLAY
from adjudicator.games.river.table.actions import (
    Action,
    Claim,
    Dezercja,
    Draw,
    Eksplozja,
    End,
    Log,
    NoEffect,
    Place,
    Rekrutacja,
    Retreat,
    Skip,
    Transfer,
    Wsparcie,
    Wymiana,
    Zdrada,
    in_order,
    read,
    write,
)  # fmt: skip
from adjudicator.games.river.table.cards import BATTLE_CARDS, ELITE_COPIES, RUSES
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import TACTICS_NAMES, Table, everything_known
from adjudicator.lang import LANGS
from adjudicator.play import replay
from adjudicator.readings import Readings
from adjudicator.words.render import sentence
from tests.river.deal import TACTICS
from tests.river.random_games import DEFAULTS, random_game, random_readings, tables_of
from tests.river.support import RIVER
from tests.river.views import seen, seen_by

SEEDS = st.integers(0, 2**48)
VIEWERS: tuple[Side | None, ...] = ("attacker", "defender", None)


def game_of(seed: int) -> tuple[Table, tuple[Action, ...], Readings]:
    """A random game. Half of them have tactics cards, half have readings chosen at random."""
    rng = random.Random(seed)
    readings = random_readings(rng) if seed % 4 > 1 else DEFAULTS
    first, played = random_game(rng, seed % 2 == 1, readings)
    return first, played, readings


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_random_game_replays_without_refusal_from_every_seat(seed: int) -> None:
    first, played, readings = game_of(seed)
    whole = replay(PLAY, first, played, readings)
    assert whole.refused is None
    assert PLAY.result(whole.last, readings) is not None
    for viewer in VIEWERS:
        view = replay(PLAY, seen_by(first, viewer), [seen(one, viewer) for one in played], readings)
        assert view.refused is None
        assert view.last.winner == whole.last.winner
        for at, known in zip(view.tables, whole.tables, strict=True):
            assert (at.dams, at.discard, at.deck, at.turn, at.phase) == (
                known.dams, known.discard, known.deck, known.turn, known.phase,
            )  # fmt: skip


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_no_card_is_lost_or_doubled(seed: int) -> None:
    first, played, readings = game_of(seed)
    for at in tables_of(first, played, readings):
        visible = [*at.discard, *at.hands[0], *at.hands[1], *at.ruses[0], *at.ruses[1]]
        visible += [card for dam in at.dams for card in (*dam.attacker, *dam.defender)]
        battle = Counter(card for card in visible if card in BATTLE_CARDS)
        assert set(battle.values()) <= {1}
        assert len(battle) + at.deck == 60
        tactics = Counter(card for card in visible if card not in battle)
        assert tactics <= Counter(TACTICS)
        if at.tactics_deck is not None:
            assert tactics.total() + at.tactics_deck == len(TACTICS)
        assert all(max(len(dam.attacker), len(dam.defender)) <= dam.face.slots for dam in at.dams)
        assert everything_known(at)


@given(seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_every_table_can_be_written_down_and_played_on(seed: int) -> None:
    first, played, readings = game_of(seed)
    for at in tables_of(first, played, readings):
        form = PositionForm.model_validate(PLAY.facts(at))
        assert form.model_dump(mode="json", exclude_defaults=True) == PLAY.facts(at)
        position, problems = check_position(form, readings)
        assert problems == []
        assert table_of(position, readings) == at


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_every_action_is_written_and_read_exactly(seed: int) -> None:
    _, played, _ = game_of(seed)
    for one in played:
        assert read(write(one)) == one
        assert write(seen(one, None)) == write(read(write(seen(one, None))) or one)


# Every action that can be written down is legal exactly if it is listed


def every_simple_action(at: Table, rng: random.Random) -> Iterator[Action]:
    """Every simple action of both sides, and a sample of exchanges, moves and shuffles."""
    laid = (*BATTLE_CARDS, *ELITE_COPIES)
    for side in SIDES:
        yield from (Skip(side), End(side))
        for tile in range(1, 8):
            yield from (Retreat(side, tile), Log(side, tile), Claim(side, tile), Eksplozja(side, tile))
            for card in laid:
                yield Place(side, card, tile)
                if rng.random() < 0.2:
                    yield from (Transfer(side, card, tile), Zdrada(side, card, tile))
                    yield Rekrutacja(side, card, tile)
        for card in laid:
            yield from (Dezercja(side, card), Transfer(side, card, None))
        yield from (Draw(side, card) for card in (*BATTLE_CARDS, *TACTICS_NAMES, "?", "?tactics"))
        yield from (NoEffect(side, ruse) for ruse in RUSES)
        for _ in range(20):
            pair = rng.sample(at.discard, 2) if len(at.discard) > 1 else ["R1", "R2"]
            yield Wsparcie(side, in_order(pair))
            hands = [rng.sample(hand, min(3, len(hand))) for hand in at.hands]
            given_, taken = hands if side == "attacker" else hands[::-1]
            yield Wymiana(side, in_order(given_), in_order(taken))


@pytest.mark.parametrize("seed", range(16))
def test_an_action_is_legal_exactly_if_it_is_listed(seed: int) -> None:
    first, played, readings = game_of(seed)
    rng = random.Random(seed)
    for at in rng.sample(tables_of(first, played, readings), 8):
        listed = actions(at, readings)
        assert len(set(listed)) == len(listed)
        assert all(refusal(at, one, readings) is None for one in listed)
        legal = {one for one in every_simple_action(at, rng) if refusal(at, one, readings) is None}
        assert legal <= set(listed)
        simple = (Transfer, Zdrada, Rekrutacja, Wsparcie, Wymiana)
        assert {one for one in listed if not isinstance(one, simple)} <= legal


@pytest.mark.parametrize("seed", range(12))
def test_every_refusal_has_words_in_both_languages(seed: int) -> None:
    first, played, readings = game_of(seed)
    rng = random.Random(seed)
    known = {rule.id for rule in RIVER.rules}
    checked: set[tuple[str, str]] = set()
    for at in rng.sample(tables_of(first, played, readings), 6):
        for view in (at, seen_by(at, "attacker")):
            for one in every_simple_action(view, rng):
                reason = EXPLAINED_PLAY.refusal(view, one, readings)
                if reason is not None and (reason.message, str(reason.params)) not in checked:
                    checked.add((reason.message, str(reason.params)))
                    assert reason.rule in known
                    for lang in LANGS:
                        text = sentence(RIVER, reason, lang)
                        assert not any(slip in text for slip in ("{", "  ", " ,", " .", "..", "None", "?"))


# Corrupted records


def corruptions(at: Table, rng: random.Random) -> Iterator[Action]:
    """Actions that certainly break a rule at this table, found without asking the rules of play."""
    side, other = at.turn, "defender" if at.turn == "attacker" else "attacker"
    own, theirs = (at.hands if side == "attacker" else at.hands[::-1])[:2]
    lying = [card for dam in at.dams for card in (*dam.attacker, *dam.defender)]
    whose: Side = "attacker" if side == "attacker" else "defender"
    unwelcome: Side = "defender" if other == "defender" else "attacker"
    tile = rng.randint(1, 7)
    if at.phase in ("prepare", "play"):
        yield Draw(whose, "?")
        yield End(whose)
        yield from (Place(whose, card, tile) for card in (*lying, *theirs, *at.discard) if card not in own)
        yield from (Place(unwelcome, card, tile) for card in theirs if card not in RUSES)
    if at.phase == "draw":
        yield from (Place(whose, card, tile) for card in own if card not in RUSES)
        yield End(whose)
        yield from (Draw(whose, card) for card in (*lying, *own, *theirs) if card in BATTLE_CARDS)
    for dam in at.dams:
        assert isinstance(dam.name, int)
        cards = dam.attacker if side == "attacker" else dam.defender
        if len(cards) == dam.face.slots:
            yield from (Place(whose, card, dam.name) for card in own if card not in RUSES)
        if len(dam.attacker) < dam.face.slots:
            yield Claim("attacker", dam.name)
        if not dam.attacker:
            yield from (Log("defender", dam.name), Retreat("attacker", dam.name))
    yield from (Log("attacker", tile), Retreat("defender", tile), Claim("defender", tile))


@given(seed=SEEDS, data=st.data())
@settings(max_examples=80, deadline=None)
def test_a_corrupted_record_is_caught_at_the_right_action(seed: int, data: st.DataObject) -> None:
    first, played, readings = game_of(seed)
    place = data.draw(st.integers(0, len(played) - 1))
    tables = tables_of(first, played[:place], readings)
    wrong = list(corruptions(tables[-1], random.Random(seed)))
    bad = data.draw(st.sampled_from(wrong))
    found = replay(PLAY, first, [*played[:place], bad, *played[place:]], readings)
    assert found.refused is not None, write(bad)
    assert len(found.tables) == place + 1


@given(seed=SEEDS, data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_record_with_an_action_left_out_is_caught_or_still_a_game(seed: int, data: st.DataObject) -> None:
    """A missing play or draw is noticed at the next action that needs it; the last one may not be needed."""
    first, played, readings = game_of(seed)
    plays = [place for place, one in enumerate(played) if isinstance(one, Place | Draw)]
    place = data.draw(st.sampled_from(plays))
    found = replay(PLAY, first, [*played[:place], *played[place + 1 :]], readings)
    until = next(
        (later for later in range(place + 1, len(played)) if not isinstance(played[later], Claim | Retreat)),
        len(played),
    )
    assert len(found.tables) - 1 <= until
    assert found.refused is not None or until == len(played)


def test_a_draw_seen_by_its_owner_only_is_the_same_game() -> None:
    """Every card that a side plays from a known hand can also be played from a hidden one."""
    first, played, readings = game_of(5)
    view = seen_by(first, "attacker")
    for one in played:
        view = after(view, seen(one, "attacker"), readings)
    assert view.hidden[0].size == 0
