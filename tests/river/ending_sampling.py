"""Seeded positions near the end of a game, reached by more or less skilful play."""

from random import Random
from typing import NamedTuple

from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import strongest
from adjudicator.games.river.table.actions import Action, Claim, Draw, Log, Place, Retreat
from adjudicator.games.river.table.cards import BATTLE_CARDS, BIT
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import Dam, Side, laid_cards
from adjudicator.games.river.table.table import (
    HAND_ORDER,
    Hidden,
    Table,
    dam_at,
    index_of,
    laid_at,
    public_position,
    unseen_cards,
    with_card_laid,
)
from adjudicator.readings import Readings, choices_of, choose
from solver.answer import OutOfBudget
from tests.river.deal import TACTICS

DEFAULTS: Readings = choose(choices_of(READINGS), {})[0]


class Dealt(NamedTuple):
    """A table and the order of its piles, which the players do not know."""

    table: Table
    pile: tuple[str, ...]
    tactics_pile: tuple[str, ...] = ()


def deal(rng: Random, tactics: bool = False) -> Dealt:
    cards = list(BATTLE_CARDS)
    rng.shuffle(cards)
    special = list(TACTICS)
    rng.shuffle(special)
    tiles = list(TILES)
    rng.shuffle(tiles)
    dams = tuple(
        Dam(tile, False, TILES[tile][False], (), (), None, laid_cards(()), laid_cards(())) for tile in tiles
    )
    hands = [cards[:6], cards[6:12]]
    if tactics:
        hands = [hands[0] + special[:1], hands[1] + special[1:2]]
    sorted_hands = tuple(tuple(sorted(hand, key=HAND_ORDER.__getitem__)) for hand in hands)
    table = Table(
        dams=dams,
        discard=(),
        hands=(sorted_hands[0], sorted_hands[1]),
        hidden=(Hidden(), Hidden()),
        deck=48,
        logs=3,
        number=1,
        tactics_deck=9 if tactics else None,
    )
    return Dealt(table, tuple(cards[12:]), tuple(special[2:]) if tactics else ())


def ending(
    rng: Random,
    deck: int,
    *,
    skill: float = 0.7,
    claims: float = 0.3,
    tactics: bool = False,
    readings: Readings = DEFAULTS,
) -> Dealt:
    """A position with at most ``deck`` cards in the pile, not yet won. The attacker claims only sometimes.

    A game in which a Wymiana could be done in too many ways to be listed is left.
    """
    while True:
        now = deal(rng, tactics)
        try:
            while now.table.winner is None and (
                now.table.deck > deck or now.table.phase not in ("prepare", "end")
            ):
                now = step(rng, now, skill, claims, readings)
        except OutOfBudget:
            continue
        if now.table.winner is None:
            return now


def step(rng: Random, now: Dealt, skill: float, claims: float, readings: Readings) -> Dealt:
    table = now.table
    side = table.turn
    if table.phase == "draw":
        from_tactics = bool(now.tactics_pile) and (not now.pile or rng.random() < 0.25)
        pile = now.tactics_pile if from_tactics else now.pile
        if not pile:
            return _moved(now, PLAY.actions(table, readings)[-1], readings)
        drawn = _moved(now, Draw(side, pile[0]), readings)
        return drawn._replace(tactics_pile=pile[1:]) if from_tactics else drawn._replace(pile=pile[1:])
    legal = [action for action in PLAY.actions(table, readings) if action.side == side]
    wins = [action for action in legal if isinstance(action, Claim)]
    if wins and rng.random() < claims:
        return _moved(now, rng.choice(wins), readings)
    rest = [action for action in legal if not isinstance(action, Claim)]
    prepare = [action for action in rest if isinstance(action, Retreat | Log)]
    if prepare and rng.random() < (0.06 if side == "attacker" else 0.08):
        return _moved(now, rng.choice(prepare), readings)
    rest = [action for action in rest if action not in prepare]
    placing = [action for action in rest if isinstance(action, Place) and action.card in BIT]
    if placing and rng.random() < skill:
        few = rng.sample(placing, min(len(placing), 12))
        return _moved(now, max(few, key=lambda action: _prospects(table, action, readings)), readings)
    chosen = rng.choice(rest)
    after = _moved(now, chosen, readings)
    if after.table.deck > table.deck:  # cards were shuffled back
        back = set(table.discard) - set(after.table.discard)
        mixed = [*now.pile, *sorted(back)]
        rng.shuffle(mixed)
        after = after._replace(pile=tuple(mixed))
    return after


def _moved(now: Dealt, action: Action, readings: Readings) -> Dealt:
    return now._replace(table=PLAY.after(now.table, action, readings))


def _prospects(table: Table, action: Place, readings: Readings) -> tuple[float, ...]:
    """How strong the side could still become. Among equal ones, a dam already begun is preferred."""
    dam = with_card_laid(dam_at(table, action.dam), action.side, action.card)
    at = contest(public_position(table), dam, readings)
    own = laid_at(dam, action.side)
    build = strongest(at, own, at.slots - own.size, unseen_cards(table) & ~BIT[action.card])
    if build is None:
        return (-99.0, 0.0, 0.0)
    return (float(build.strength.rung), own.size / at.slots, float(build.strength.points))


def as_seen_by(table: Table, side: Side | None) -> Table:
    """The table as seen by somebody who sees only this hand, or none."""
    hands: list[tuple[str, ...]] = []
    hidden: list[Hidden] = []
    for owner in ("attacker", "defender"):
        hand = table.hands[index_of(owner)]
        known = owner == side
        hands.append(hand if known else ())
        battle = sum(card in BIT for card in hand)
        hidden.append(Hidden() if known else Hidden(battle, 0, len(hand) - battle))
    return table._replace(hands=(hands[0], hands[1]), hidden=(hidden[0], hidden[1]))
