"""A course of this round, from its Viking card on, that leads to a table.

The cards of the round are shared out to tricks, the draft deals them so, and every card is acted on such that
what the players have now can have come of what they had before. Tries are random (with a fixed seed) and
counted; the replay decides.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.play import after
from adjudicator.games.boru.rules.refusals import refusal
from adjudicator.games.boru.rules.rounds import KEPT_FROM_A_PACK, cards_left_over
from adjudicator.games.boru.search.past_actions import Choice, Deed, Purse, rows_of
from adjudicator.games.boru.search.round_preparation import (
    Course,
    before_tricks,
    deal_and_keep,
    filled_in,
    settled,
    start_of_round,
    strengths,
)
from adjudicator.games.boru.search.upkeep_undone import upkeep_undone
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import COLOUR, NEIGHBOURS, TOWNS, places
from adjudicator.games.boru.table.cards import CARDS, MATCHING, ROWS, values
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import (
    ACTING,
    DEALT,
    IN_TRICKS,
    NOBODY,
    UPKEEP,
    Phase,
    Table,
    winner,
)
from adjudicator.games.boru.table.testimony import Testimony
from adjudicator.readings import Readings

MOST_TRIES: Final = 400
"""So often the cards are shared out anew."""
MOST_UPKEEPS: Final = 70
TRIES_FOR_AN_UPKEEP: Final = 4
"""So many upkeeps are undone, and so often the cards of the tricks before each are shared out."""
MOST_COURSES: Final = 12
"""So many courses are handed over to the replay."""

FACTS: Final = ("coins", "points", "raiders", "church", "track")
"""What the actions of a card change."""


class Trick(NamedTuple):
    """A finished trick, or the one that goes on."""

    leader: int
    cards: dict[int, int]
    """Seat to card."""
    town: int


def rounds_so_far(
    position: Position, testimonies: Sequence[Testimony], readings: Readings
) -> Iterator[Course]:
    """Courses from the start of this round that should lead to this table."""
    if position.memories or position.missing("tricks", "phase"):
        return
    target = filled_in(position.table)
    if target.phase == Phase.SETUP:
        yield from settled(target)
    elif target.phase == Phase.VIKINGS:
        yield target, ()
    elif target.phase in (Phase.COURTED, Phase.DEAL, Phase.DRAFT):
        yield from before_tricks(target)
    elif target.phase in IN_TRICKS:
        yield from islice(_Tries(target, testimonies, readings).courses(MOST_TRIES), MOST_COURSES)
    elif target.phase in UPKEEP:
        yield from islice(_through_upkeep(target, testimonies, readings), MOST_COURSES)


def _through_upkeep(target: Table, testimonies: Sequence[Testimony], readings: Readings) -> Iterator[Course]:
    """The tricks up to a table at which the upkeep may have begun, then the upkeep."""
    rng = Random(0)
    for _ in range(MOST_UPKEEPS):
        undone = upkeep_undone(target, rng)
        if undone is not None:
            tries = _Tries(undone[0], testimonies, readings, rng)
            for start, actions in islice(tries.courses(TRIES_FOR_AN_UPKEEP), 1):
                yield start, (*actions, *undone[1])


# The tricks


@dataclass(slots=True)
class _Tries:
    target: Table
    testimonies: Sequence[Testimony]
    readings: Readings
    rng: Random = field(default_factory=lambda: Random(0))

    def courses(self, most: int) -> Iterator[Course]:
        for _ in range(most):
            tricks = self._tricks()
            hands = None if tricks is None else self._hands(tricks)
            if tricks is not None and hands is not None:
                course = self._course(tricks, hands)
                if course is not None:
                    yield course

    @property
    def _finished(self) -> int:
        """How many tricks are over."""
        if self.target.phase != Phase.MARRIAGE:
            return self.target.tricks
        return DEALT[self.target.size] - cards_left_over(self.target.size, self.readings)

    def _tricks(self) -> list[Trick] | None:
        """The finished tricks, and at last the one that goes on."""
        target, rng = self.target, self.rng
        count = self._finished
        played = list(values(target.discard))
        spare = [card for card in values(target.pool) if not self._is_held(card)]
        rng.shuffle(spare)
        lacking = count * target.size - len(played)
        if lacking > len(spare):
            return None
        played += spare[:lacking]
        last = target.trick[0][0] if target.trick else target.marker
        towns = [self._new_towns(seat) for seat in range(target.size)]
        now = self._trick_now(towns)
        if now is None and target.trick:
            return None
        winners = [rng.randrange(target.size) for _ in range(count)]
        if count and self.target.phase != Phase.MARRIAGE:
            winners[-1] = last
        elif count:
            winners[-1] = target.marker
        found: list[Trick] = []
        leader = rng.randrange(target.size) if count else last
        for winner_seat in winners:
            trick = self._trick(played, leader, winner_seat, towns[winner_seat])
            if trick is None:
                return None
            found.append(trick)
            leader = winner_seat
            played = [card for card in played if card not in trick.cards.values()]
        return [*found, now] if now is not None else found

    def _new_towns(self, seat: int) -> list[int]:
        """The towns of a player that may be new in this round: Vikings and monasteries come later."""
        target = self.target
        return list(places(target.players[seat].discs & ~target.covered & ~target.monasteries))

    def _is_held(self, card: int) -> bool:
        return any(one.kind == "holds" and card in one.cards for one in self.testimonies)

    def _trick(self, cards: Sequence[int], leader: int, wins: int, towns: list[int]) -> Trick | None:
        """A trick of these cards that this player wins, for one of their towns."""
        rng = self.rng
        rng.shuffle(towns)
        for town in towns:
            matching = MATCHING[COLOUR[town]]
            high = [card for card in cards if matching >> card & 1]
            if len(high) < (1 if leader == wins else 2):
                continue
            rng.shuffle(high)
            for best in high:
                low = [card for card in cards if card != best and (card < best or not matching >> card & 1)]
                leading = [card for card in low if matching >> card & 1]
                laid = {wins: best}
                if leader != wins:
                    if not leading:
                        continue
                    laid[leader] = rng.choice(leading)
                rest = [card for card in low if card not in laid.values()]
                others = [seat for seat in range(self.target.size) if seat not in laid]
                if len(rest) < len(others):
                    continue
                laid.update(zip(others, rng.sample(rest, len(others)), strict=True))
                towns.remove(town)
                return Trick(leader, laid, town)
        return None

    def _trick_now(self, towns: Sequence[list[int]]) -> Trick | None:
        """The trick that goes on. If its town is taken already, it is one of the winner's."""
        target = self.target
        if not target.trick:
            return None
        laid = dict(target.trick)
        leader, led = target.trick[0]
        if target.active != NOBODY:
            return Trick(leader, laid, target.active)
        for town in self.rng.sample(towns[target.marker], len(towns[target.marker])):
            matching = MATCHING[COLOUR[town]]
            if matching >> led & 1 and winner(target.trick, COLOUR[town]) == target.marker:
                towns[target.marker].remove(town)
                return Trick(leader, laid, town)
        return None

    def _hands(self, tricks: Sequence[Trick]) -> list[list[int]] | None:
        """What everybody was left with after the draft: first what was played, in any order."""
        target, rng = self.target, self.rng
        gone = {card for trick in tricks for card in trick.cards.values()}
        known = {card for player in target.players for card in values(player.hand)}
        hands = []
        for seat, player in enumerate(target.players):
            held = [trick.cards[seat] for trick in tricks if seat in trick.cards] + list(values(player.hand))
            said = [one for one in self.testimonies if one.seat == seat]
            held += [card for one in said if one.kind == "holds" for card in one.cards if card not in held]
            hands.append(held)
        taken = {card for hand in hands for card in hand}
        spare = [card for card in CARDS if card not in gone | known | taken]
        rng.shuffle(spare)
        for seat, (player, hand) in enumerate(zip(target.players, hands, strict=True)):
            lacks = set(values(player.lacks))
            lacks |= {
                card
                for one in self.testimonies
                if one.seat == seat and one.kind == "lacks"
                for card in one.cards
            }
            while len(hand) < DEALT[target.size]:
                able = [card for card in spare if card not in lacks]
                if not able:
                    return None
                hand.append(able[-1])
                spare.remove(able[-1])
            if len(hand) > DEALT[target.size]:
                return None
            rng.shuffle(hand)
        return hands

    # What the cards did

    def _course(self, tricks: Sequence[Trick], hands: Sequence[list[int]]) -> Course | None:
        target = self.target
        deeds = self._deeds(tricks)
        purses = [
            Purse(
                player,
                [deed for deed in deeds if deed.seat == seat],
                self._expansions(seat, tricks),
            )
            for seat, player in enumerate(target.players)
        ]
        chosen = rows_of(purses, lambda raided: bool(strengths(target, raided)), self.rng)
        if chosen is None:
            return None
        raided = sum(one.raiders for one in chosen)
        start, actions = start_of_round(target, self.rng.choice(strengths(target, raided)))
        for seat, one in enumerate(chosen):
            player = start.players[seat]
            start = start.set(
                seat,
                coins=player.coins - one.coins,
                points=player.points,
                raiders=player.raiders - one.raiders,
                church=player.church - one.church,
                track=player.track - one.steps,
            )
        taken = [(self._winner(trick), trick.town) for trick in tricks if self._is_taken(trick)]
        for seat, town in taken:
            start = start.set(seat, discs=start.players[seat].discs & ~(1 << town))
        roads: dict[tuple[int, int], tuple[str, str]] = {}
        for seat, one in enumerate(chosen):
            for number, choice in sorted(one.rows.items()):
                if choice.expands:
                    road = self._road(start, seat)
                    if road is None:
                        return None
                    roads[seat, number] = TOWNS[road[0]], TOWNS[road[1]]
                    start = start.set(seat, discs=start.players[seat].discs & ~(1 << road[1]))
        start = self._with_tokens(start, sum(one.removed for one in chosen))
        first = tricks[0].leader if tricks else target.marker
        start = start._replace(marker=first)
        return self._played(start, actions, tricks, hands, [one.rows for one in chosen], roads)

    def _with_tokens(self, start: Table, removed: int) -> Table:
        """Viking tokens that were removed lay on towns that a player had. Perhaps there were none at all."""
        waits = self.target.phase == Phase.REMOVE
        able = [town for town in places(start.discs & ~start.covered) if not start.monasteries >> town & 1]
        lacking = removed - waits if start.covered or self.rng.random() < 0.5 else 0
        for town in self.rng.sample(able, min(max(lacking, 0), len(able))):
            start = start._replace(covered=start.covered | 1 << town)
        return start

    def _expansions(self, seat: int, tricks: Sequence[Trick]) -> int:
        """How many towns of this player may be expansions of this round, besides those won in tricks."""
        won = [trick.town for trick in tricks if self._is_taken(trick) and self._winner(trick) == seat]
        start, found = self.target, 0
        for town in won:
            start = start.set(seat, discs=start.players[seat].discs & ~(1 << town))
        while found < 2 and (road := self._road(start, seat)) is not None:
            start = start.set(seat, discs=start.players[seat].discs & ~(1 << road[1]))
            found += 1
        return found

    def _road(self, start: Table, seat: int) -> tuple[int, int] | None:
        """A town of the player that may be an expansion of this round, and before it the one it came from."""
        discs = start.players[seat].discs
        able = [town for town in self._new_towns(seat) if discs >> town & 1]
        for town in self.rng.sample(able, len(able)):
            origins = discs & NEIGHBOURS[town] & ~start.covered
            if origins:
                return next(iter(places(origins))), town
        return None

    def _winner(self, trick: Trick) -> int:
        return winner(tuple(trick.cards.items()), COLOUR[trick.town])

    def _is_taken(self, trick: Trick) -> bool:
        return trick.town != self.target.active

    def _deeds(self, tricks: Sequence[Trick]) -> list[Deed]:
        """Every card that was acted on, in order, and how far."""
        target, found = self.target, list[Deed]()
        for number, trick in enumerate(tricks):
            now = number >= self._finished
            wins = self._winner(trick) if len(trick.cards) == target.size else NOBODY
            order = sorted(trick.cards.items(), key=lambda one: one[1])
            for place, (seat, card) in enumerate(order):
                sides = [row for row in ROWS[1:] if CARDS[card].row(row)]
                rows = ["main"] if seat == wins else sides
                if not now or place < target.acted:
                    found.append(Deed(seat, number, card, tuple(rows)))
                elif place == target.acted and target.row:
                    done = target.place + (target.phase == Phase.BUY)
                    found.append(Deed(seat, number, card, (target.row,), done))
        return found

    def _played(
        self,
        start: Table,
        prepared: Sequence[Action],
        tricks: Sequence[Trick],
        hands: Sequence[list[int]],
        rows: Sequence[dict[int, Choice]],
        roads: Mapping[tuple[int, int], tuple[str, str]],
    ) -> Course | None:
        """The course played by the rules; None if they refuse something."""
        target = self.target
        actions: list[Action] = []
        table = start

        def plays(action: Action) -> bool:
            nonlocal table
            if refusal(table, action) is not None:
                return False
            actions.append(action)
            table = after(table, action, self.readings)
            return True

        parts = range(0, len(hands[0]), KEPT_FROM_A_PACK)
        groups = [[hand[at : at + KEPT_FROM_A_PACK] for at in parts] for hand in hands]
        rest = [set(groups[(seat + len(groups[0]) - 1) % target.size][-1]) for seat in range(target.size)]
        kept = [group[:-1] for group in groups]
        if not all(map(plays, (*prepared, *deal_and_keep(target, rest, kept)))):
            return None
        for number, trick in enumerate(tricks):
            seats = [seat for seat in target.clockwise(trick.leader) if seat in trick.cards]
            order = [(target.name(seat), trick.cards[seat]) for seat in seats]
            lead = Action(ActionKind.LEAD, *order[0], town=TOWNS[trick.town])
            if not all(map(plays, (lead, *(Action(ActionKind.PLAY, *one) for one in order[1:])))):
                return None
            last = number >= self._finished
            while table.phase in ACTING and table.trick:
                if last and _is_there(table, target):
                    break
                choice = rows[table.acting].get(number)
                road = roads.get((table.acting, number))
                if choice is None or not plays(_next_action(table, choice, road, target.covered)):
                    return None
        return (start, tuple(actions)) if self._is_reached(table) else None

    def _is_reached(self, table: Table) -> bool:
        """Have all the players what they have at the end? A first look: the replay compares everything."""
        return table.marker == self.target.marker and all(
            getattr(ours, name) == getattr(theirs, name)
            for ours, theirs in zip(table.players, self.target.players, strict=True)
            for name in FACTS
        )


def _is_there(table: Table, target: Table) -> bool:
    return (table.phase, table.acted, table.row, table.place) == (
        target.phase,
        target.acted,
        target.row,
        target.place,
    )


def _next_action(table: Table, choice: Choice, road: tuple[str, str] | None, kept: int) -> Action:
    """What the acting player does next: the row, as many extras as were bought, or an expansion.

    ``kept``: the towns that are under a Viking token at the end.
    """
    who = table.name(table.acting)
    match table.phase:
        case Phase.ROW:
            return Action(ActionKind.TAKE, who, word=choice.row)
        case Phase.BUY:
            return Action(ActionKind.BUY, who, choice.bought.get(table.place, 0))
        case Phase.REMOVE:
            town = next(iter(places(table.covered & ~kept)), NOBODY)
            return Action(ActionKind.REMOVE, who, town=TOWNS[town])
    if choice.expands and road is not None:
        return Action(ActionKind.EXPAND, who, town=road[1], origin=road[0])
    return Action(ActionKind.STAY, who)
