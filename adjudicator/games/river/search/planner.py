"""Plans a win of the attacker with everybody's help: which dams to take, in which order, with which cards.

A plan is played out action by action. The planner can miss a win that exists. A course that it finds is
replayed by the rules before it is shown.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations
from typing import Final, NamedTuple

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.declaring import proved_dams
from adjudicator.games.river.rules.hands import without_card
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.play import PLAY, each_action
from adjudicator.games.river.rules.strongest import own_best, strongest
from adjudicator.games.river.rules.turns import may_draw_tactics
from adjudicator.games.river.search.cards_needed import attacker_free_slots
from adjudicator.games.river.search.plays_left import Plays, WayToWin, cards_within_reach
from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    HIDDEN_TACTICS,
    Action,
    Claim,
    Draw,
    End,
    Place,
    Retreat,
    Skip,
)
from adjudicator.games.river.table.cards import BIT, CARD, bits, mask
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import (
    Table,
    dam_at,
    has_room,
    index_of,
    public_position,
    tile_of,
    unknown_cards,
    unseen_cards,
)
from adjudicator.readings import Readings

MOST_ATTEMPTS: Final = 60
MOST_ORDERS: Final = 3


class Attempt(NamedTuple):
    """One way to win and how to carry it out."""

    way: WayToWin
    order: tuple[int | str, ...]
    retreat: frozenset[int | str]
    """Dams where the attacker retreats first and starts again."""
    tactics_first: bool
    """Draw tactics cards while there are any, so that the battle pile lasts longer."""
    from_hand: bool
    """Build only with cards that the attacker already has."""


def attempts(table: Table, plays: Plays, ways: Sequence[WayToWin]) -> Iterator[Attempt]:
    """The attempts worth trying, in the order of the ways to win."""
    most = cards_within_reach(table, plays)
    has_tactics_pile = bool(table.tactics_deck)
    for way in ways:
        if way.cards > most:
            return
        held = frozenset(name for name in way.dams if dam_at(table, name).attacker_laid.real)
        for tactics_first in (False, True) if has_tactics_pile else (False,):
            for order in islice(permutations(way.dams), MOST_ORDERS):
                yield Attempt(way, order, frozenset(), tactics_first, from_hand=False)
                yield Attempt(way, order, frozenset(), tactics_first, from_hand=True)
            for name in sorted(held, key=str):
                yield Attempt(way, way.dams, frozenset((name,)), tactics_first, from_hand=False)
            if len(held) > 1:
                yield Attempt(way, way.dams, held, tactics_first, from_hand=False)


def plan(
    table: Table, plays: Plays, ways: Sequence[WayToWin], readings: Readings
) -> tuple[Action, ...] | None:
    """Actions with which the attacker wins in one of these ways, or None if no attempt succeeded.

    The ways are tried in their order, which is that of the cards they take without tactics cards.
    """
    for attempt in islice(attempts(table, plays, ways), MOST_ATTEMPTS):
        course = _PlayedAttempt(table, readings, attempt).course()
        if course is not None:
            return course
    return None


class _PlayedAttempt:
    """An attempt being played out. ``table`` changes with every action."""

    def __init__(self, table: Table, readings: Readings, attempt: Attempt) -> None:
        self.table = table
        self.readings = readings
        self.attempt = attempt
        self.retreats = set(attempt.retreat)
        self.actions: list[Action] = []

    def course(self) -> tuple[Action, ...] | None:
        while self.table.winner is None:
            if self.table.turn == "attacker":
                self._claims()
                if self.table.winner is not None:
                    break
            if self.table.phase == "end":
                if self.table.ending == "last":
                    return None
                self._do(End(self.table.turn))
            elif self.table.phase == "draw":
                self._draw()
            elif not (self._attack() if self.table.turn == "attacker" else self._defend()):
                return None
        return tuple(self.actions) if self.table.winner == "attacker" else None

    def _do(self, action: Action) -> None:
        self.actions.append(action)
        self.table = PLAY.after(self.table, action, self.readings)

    def _claims(self) -> None:
        for dam in proved_dams(self.table, self.readings, self._targets()):
            self._do(Claim("attacker", tile_of(dam)))
            if self.table.winner is not None:
                return

    def _is_wanted(self, dam: Dam) -> bool:
        """Is this dam still to be taken in this attempt?"""
        if dam.name not in self.attempt.order:
            return False
        return not dam.damaged or self.attempt.way.kind != "four"

    def _targets(self) -> list[Dam]:
        dams = [dam_at(self.table, name) for name in self.attempt.order]
        return [dam for dam in dams if self._is_wanted(dam)]

    def _draw(self) -> None:
        side = self.table.turn
        tactics = may_draw_tactics(self.table, self.readings)
        if tactics and (self.attempt.tactics_first or not self.table.deck):
            self._do(Draw(side, HIDDEN_TACTICS))
        else:
            self._do(Draw(side, HIDDEN_BATTLE) if self.table.deck else Skip(side))

    # The attacker

    def _attack(self) -> bool:
        if self.table.phase == "prepare":
            leave = [dam for dam in self._targets() if dam.name in self.retreats and dam.attacker_laid.real]
            if leave:
                self.retreats.discard(leave[0].name)
                self._do(Retreat("attacker", tile_of(leave[0])))
        wanted = self._wanted_cards()
        for dam, cards in wanted:
            now = [
                card
                for card in cards
                if self._has("attacker", card) and not counterpart(dam, "attacker", card)
            ]
            if now:
                self._do(Place("attacker", now[0], tile_of(dam)))
                return True
        kept = {card for _, cards in wanted for card in cards}
        return self._play_unneeded("attacker", kept)

    def _wanted_cards(self) -> list[tuple[Dam, tuple[str, ...]]]:
        """For each target, the cards that make the attacker's side strongest. No card is listed twice."""
        pool = self._pool("attacker")
        wanted = []
        for dam in self._targets():
            free = attacker_free_slots(dam)
            if free == 0:
                continue
            at = contest(public_position(self.table), dam, self.readings)
            build = strongest(at, at.attacker, free, pool)
            if build is not None:
                pool &= ~build.added
                wanted.append((dam, tuple(CARD[bit] for bit in bits(build.added))))
        return wanted

    def _pool(self, side: Side) -> int:
        """The battle cards that this side has or may still get."""
        at = index_of(side)
        own = mask(self.table.hands[at])
        if self.attempt.from_hand and side == "attacker":
            return own | (unknown_cards(self.table) if self.table.hidden[at].battle else 0)
        more = self.table.hidden[at].battle or self.table.deck
        return own | (unknown_cards(self.table) if more else 0)

    def _has(self, side: Side, card: str) -> bool:
        """Can this card be in the hand now?"""
        return without_card(self.table, side, card) is not None

    # The defender helps

    def _defend(self) -> bool:
        kept = {card for _, cards in self._wanted_cards() for card in cards}
        for dam in self._targets():
            if not has_room(dam, "defender") or self._is_settled(dam):
                continue
            best = self._weakest_card(dam, kept)
            if best is not None:
                self._do(Place("defender", best, tile_of(dam)))
                return True
        return self._play_unneeded("defender", kept)

    def _is_settled(self, dam: Dam) -> bool:
        """Is the defender unable to beat the attacker here?"""
        if attacker_free_slots(dam):
            return False
        at = contest(public_position(self.table), dam, self.readings)
        best = strongest(at, at.defender, at.slots - at.defender.size, at.unseen)
        return best is None or best.strength < own_best(at, at.attacker).strength

    def _weakest_card(self, dam: Dam, kept: set[str]) -> str | None:
        """The card that leaves the defender with the weakest possible side here."""
        at = contest(public_position(self.table), dam, self.readings)
        real, _, size = at.defender
        ranked = []
        for card in self._playable("defender"):
            if card not in BIT or card in kept or counterpart(dam, "defender", card):
                continue
            side = at.defender._replace(real=real | BIT[card], size=size + 1)
            most = strongest(at, side, at.slots - size - 1, unseen_cards(self.table) & ~BIT[card])
            ranked.append((most.strength if most else (-99, 0), card))
        return min(ranked)[1] if ranked else None

    def _playable(self, side: Side) -> list[str]:
        at = index_of(side)
        cards = list(self.table.hands[at])
        if self.table.hidden[at].battle:
            cards += [CARD[bit] for bit in bits(unknown_cards(self.table))]
        return [card for card in cards if self._has(side, card)]

    # Cards that do not matter

    def _play_unneeded(self, side: Side, kept: set[str]) -> bool:
        """Play an unneeded card, away from the targets if possible. False if nothing is legal."""
        targets = {dam.name for dam in self._targets()}
        elsewhere = [dam for dam in self.table.dams if has_room(dam, side)]
        elsewhere.sort(key=lambda dam: dam.name in targets)
        cards = sorted((card for card in self._playable(side) if card in BIT), key=lambda card: card in kept)
        for dam in elsewhere:
            for card in cards:
                if not counterpart(dam, side, card):
                    self._do(Place(side, card, tile_of(dam)))
                    return True
        action = _first_action(self.table, self.readings)
        if action is None:
            return False
        self._do(action)
        return True


def _first_action(table: Table, readings: Readings) -> Action | None:
    """The first legal action that is no claim. To list them all may be too much."""
    return next((one for one in each_action(table, readings) if not isinstance(one, Claim)), None)


def _play_to_end(table: Table, readings: Readings, choose: Callable[[Table], Action]) -> tuple[Action, ...]:
    """The actions of a game in which ``choose`` picks every action."""
    actions: list[Action] = []
    while table.winner is None:
        actions.append(choose(table))
        table = PLAY.after(table, actions[-1], readings)
    return tuple(actions)


def course_without_claims(table: Table, readings: Readings) -> tuple[Action, ...]:
    """Actions in which the attacker never claims, so that the defender wins (rule river.win.last)."""

    def choose(now: Table) -> Action:
        side = now.turn
        if now.phase == "end":
            return End(side)
        if now.phase == "draw":
            return Draw(side, HIDDEN_BATTLE) if now.deck else Skip(side)
        hand = now.hands[index_of(side)]
        hidden = [CARD[bit] for bit in bits(unknown_cards(now))] if now.hidden[index_of(side)].battle else []
        for card in (*hand, *hidden):
            if card in BIT and without_card(now, side, card) is not None:
                for dam in now.dams:
                    if has_room(dam, side):
                        return Place(side, card, tile_of(dam))
        action = _first_action(now, readings)
        assert action is not None, "somebody can always act, if only by skipping"
        return action

    return _play_to_end(table, readings, choose)
