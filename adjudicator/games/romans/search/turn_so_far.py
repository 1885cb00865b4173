"""A course of this turn that leads to a table: who took which fort, and who revealed which warrior when.

The rounds are played by the rules. How the turn began is guessed, the likeliest first, and within it the
warriors of each round are tried in random order (with a fixed seed). All of it is counted, and ends.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.rules.play import PLAY, as_action
from adjudicator.games.romans.rules.round import choose, is_choice, options, reveal_all
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.search.turn_starts import ANYBODY, NOTHING, Begun, Starts, kinds, rounds_before
from adjudicator.games.romans.table.actions import VERB, Action
from adjudicator.games.romans.table.cards import (
    AXX,
    CHARIOTT,
    COPIES,
    EMPTY,
    FILCHY,
    HORSIE,
    NONE,
    QWEEN,
    UNKNOWN,
)
from adjudicator.games.romans.table.forts import FOKUS, KIND, KOMFORT, VALUES, WALL
from adjudicator.games.romans.table.table import ClanCards, Step, Table
from adjudicator.readings import Readings

MOST_ROUNDS: Final = 2500
"""So many rounds are played in search of the course."""
ROUNDS_FOR_A_START: Final = 400
"""So many of them from one start, before the next is tried."""

FIXED: Final = (Step.SVORD, Step.SVORD_AT_ONCE)
"""Face-down cards are laid as they have to be, so that Svord moves none."""

Course = tuple[Table, tuple[Action, ...]]


def turns_so_far(target: Table, readings: Readings, *, complete: bool) -> Iterator[Course]:
    """Courses from the start of this turn that should lead to this table."""
    if not target.cards:
        return
    if target.step < Step.LOSE:
        yield _start(target, _all_held(target)), _uncovered(target.wall)
        return
    search = _Search(target, readings, complete)
    left = MOST_ROUNDS
    for begun in Starts(target, complete, search.rng).starts():
        if left <= 0:
            return
        search.left = min(left, ROUNDS_FOR_A_START)
        before = search.left
        yield from search.courses(begun)
        left -= max(before - search.left, 10)


def _all_held(target: Table) -> Begun:
    held = tuple(ClanCards(forts=cards.forts, dropped=cards.dropped) for cards in target.cards)
    return Begun(held, target.discarded, {})


def _start(target: Table, begun: Begun) -> Table:
    """The table before the first fort is turned up. A third card known to be aside is known from here on."""
    cards = tuple(
        old._replace(aside=now.aside[2:]) for old, now in zip(begun.held, target.cards, strict=True)
    )
    return Table(target.setup, cards, target.turn, step=Step.UNCOVER, discarded=begun.discarded)


def _uncovered(wall: Sequence[int]) -> tuple[Action, ...]:
    return tuple(Action(VERB[Step.UNCOVER], "", (fort & KIND,)) for fort in wall)


def _arrange(wall: tuple[int, ...]) -> Action:
    return Action(VERB[Step.ARRANGE], "", wall)


@dataclass(slots=True)
class _Search:
    target: Table
    readings: Readings
    complete: bool
    left: int = 0
    rng: Random = field(default_factory=lambda: Random(0))
    begun: Begun = NOTHING
    seen: set[object] = field(default_factory=set)

    # The rounds of the turn

    def courses(self, begun: Begun) -> Iterator[Course]:
        start = _start(self.target, begun)
        if self.target.step in (Step.LOSE, Step.LAY):
            wall = tuple(fort & KIND for fort in self.target.wall)
            yield start, (*_uncovered(wall), _arrange(wall), *self._orders([]))
            return
        all_cards = tuple(cards._replace(down=(UNKNOWN,) * WALL, aside=()) for cards in start.cards)
        table = start._replace(cards=all_cards, step=Step.REVEAL, who=0)
        self.begun, self.seen = begun, set()
        for played in self._rounds(table, []):
            wall = self._wall(played)
            if arranged(wall, self.readings) == wall:
                actions = self._actions(start, wall, played)
                if actions is not None:
                    yield start, actions

    def _wall(self, played: Sequence["_Round"]) -> tuple[int, ...]:
        """The wall before the first round, from the forts that were taken round by round."""
        played = [one for one in played if one.fort != NONE]
        row = [one.fort for one in played] + [fort & KIND for fort in self.target.wall]
        if self.target.setup.tie_stays:
            tied = [one.fort for one in played if one.captor == NONE]
            row = [one.fort for one in played if one.captor != NONE]
            row += [*(fort & KIND for fort in self.target.wall), *reversed(tied)]
        at, far = self.begun.moved
        if at and at - 1 + far < len(row):
            if self.target.setup.druhid_shifts:
                row.insert(at - 1 + far, row.pop(at - 1))
            else:
                row[at - 1], row[at - 1 + far] = row[at - 1 + far], row[at - 1]
        return tuple(row)

    def _rounds(self, table: Table, played: list["_Round"]) -> Iterator[list["_Round"]]:
        """Every way to play on that leads to the target, as far as it is tried."""
        target = self.target
        if table.round == target.round and table.step == Step.REVEAL and target.step == Step.REVEAL:
            if self._is_reached(table, target):
                yield played
            return
        ends = target.step in (Step.COLLECT, Step.OVER)
        this = table.round == target.round and not ends
        for warriors in self._revealed(table, played, this):
            for fort, captor in self._prizes(table, warriors):
                if self.left <= 0:
                    return
                self.left -= 1
                at, far = self.begun.moved
                druhid = far if at == table.round else 0
                stands = (fort,) * (WALL + 1 - table.round)
                first = reveal_all(table._replace(wall=stands), warriors, self.readings)
                for choices, after in self._chosen(first, (), this, druhid):
                    is_gone = not this or after.step > Step.DRUHID
                    if is_gone and not self._is_taken_by(table, after, captor):
                        continue
                    done = [*played, _Round(warriors, choices, fort if is_gone else NONE, captor)]
                    if this or after.step in (Step.COLLECT, Step.OVER):
                        if self._is_reached(after, target):
                            yield done
                    elif after.round > table.round and self._is_new(after) and self._may_lead_there(after):
                        yield from self._rounds(after, done)

    def _prizes(self, table: Table, warriors: Sequence[int]) -> list[tuple[int, int]]:
        """The forts that may have been taken with these warriors, each with its captor.

        Everyone takes their forts in order. Where no power is in play, the totals tell who captures.
        """
        if self.target.step <= Step.DRUHID and table.round == self.target.round:
            return [(self.target.wall[0] & KIND, ANYBODY)]
        left = {owner: queue for owner in self.begun.queues if (queue := self._left_for(table, owner))}
        heads = [(queue[0], owner) for owner, queue in left.items() if self._may_stand(table, queue[0], left)]
        captors = self._captors(table, warriors)
        if captors is None:
            return heads
        return [
            (fort, owner)
            for fort, owner in heads
            if owner == ANYBODY or (len(captors) > 1 if owner == NONE else owner in captors)
        ]

    def _may_stand(self, table: Table, fort: int, left: Mapping[int, Sequence[int]]) -> bool:
        """May this fort be the contested one? The lowest stood first, and the highest last."""
        if self.begun.moved != (0, 0) or self.target.setup.tie_stays:
            return True
        others = [VALUES[one] for queue in left.values() for one in queue]
        others += [VALUES[one & KIND] for one in self.target.wall]
        if table.round == 1 and VALUES[fort] != min(value for value in others if value > 0):
            return False
        last = table.round == WALL or VALUES[fort] < max(others) or others.count(max(others)) > 1
        return bool(self.target.wall) or last

    def _left_for(self, table: Table, owner: int) -> Sequence[int]:
        """What this one has yet to take, in order."""
        queue = self.begun.queues[owner]
        if not queue:
            return ()
        if owner == NONE:
            done = len(table.discarded) - len(self.begun.discarded)
        elif owner == ANYBODY:
            others = [one for one in self.begun.queues if one != ANYBODY]
            taken = sum(len(self.begun.queues[one]) - len(self._left_for(table, one)) for one in others)
            done = table.round - 1 - taken
        else:
            cards, before = table.cards[owner], self.begun.held[owner]
            done = len(kinds(cards)) - len(kinds(before))
        return queue[min(done, len(queue)) :]

    def _is_taken_by(self, before: Table, after: Table, captor: int) -> bool:
        """Has this one taken the fort in this round?"""
        if captor == ANYBODY:
            return True
        if captor == NONE:
            return len(after.discarded) > len(before.discarded)
        return len(kinds(after.cards[captor])) > len(kinds(before.cards[captor]))

    def _is_new(self, table: Table) -> bool:
        """Has no other order of the same warriors led to the same table?"""
        key = (table.round, *((cards.shown, cards.spent, cards.forts) for cards in table.cards))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def _chosen(
        self, table: Table, done: tuple[int | tuple[int, ...], ...], this: bool, druhid: int
    ) -> Iterator[tuple[tuple[int | tuple[int, ...], ...], Table]]:
        """The tables to which the choices of a round lead; in the round of the target also every one on the
        way. Svord leaves the cards as they lie: they were laid as they had to be."""
        if this and table.step == self.target.step:
            yield done, table
        if not is_choice(table):
            yield done, table
            return
        able = options(table, self.readings) if table.step not in FIXED else (table.cards[table.who].down,)
        if table.step == Step.DRUHID:
            able = (druhid,)
        for option in able:
            yield from self._chosen(choose(table, option, self.readings), (*done, option), this, druhid)

    def _revealed(self, table: Table, played: list["_Round"], this: bool) -> Iterator[tuple[int, ...]]:
        """What the clans may have revealed in this round, in random order."""
        target = self.target
        if this:
            yield tuple(cards.now for cards in target.cards)
            return
        able = [self._next_of(table, seat, played) for seat in range(len(table.cards))]
        ways = [*product(*able)]
        self.rng.shuffle(ways)
        late = [self._distance(table, seat) for seat in range(len(table.cards))]
        yield from sorted(ways, key=lambda warriors: self._oddity(table, warriors, late))

    def _distance(self, table: Table, seat: int) -> float:
        """How far this round is from the one in which this clan should capture: it has lost as many warriors
        as there were rounds up to its last capture."""
        more = len(self._left_for(table, seat))
        return abs(len(self.target.cards[seat].spent) - table.round - 2 * (more - 1)) if more else 9

    def _oddity(self, table: Table, warriors: Sequence[int], late: Sequence[float]) -> float:
        """How unlikely it is that these warriors met in this round."""
        captors = self._captors(table, warriors)
        if captors is None:
            return 1.5
        return late[captors[0]] if len(captors) == 1 else 0.5 if self._left_for(table, NONE) else 9

    def _captors(self, table: Table, warriors: Sequence[int]) -> list[int] | None:
        """Who has the highest total; None if a power is in play."""
        if QWEEN in warriors or FILCHY in warriors or warriors.count(CHARIOTT) > 1:
            return None
        strengths = table.setup.strengths
        totals = [
            strengths[new] + sum([strengths[old] for old in cards.shown])
            for cards, new in zip(table.cards, warriors, strict=True)
        ]
        best = max(totals)
        return [seat for seat, one in enumerate(totals) if one == best]

    def _next_of(self, table: Table, seat: int, played: list["_Round"]) -> list[int]:
        """Warriors that are up now come in their order. Those discarded may come at any time."""
        cards = self.target.cards[seat]
        spent, before = Counter(_revealed_before(cards)), Counter(one.warriors[seat] for one in played)
        left = spent - before
        unlisted = rounds_before(self.target) - spent.total()
        hidden = sum((before - spent).values()) < unlisted
        shown = [card for card in cards.shown if left[card]]
        gone = [card for card in sorted(left) if left[card] and card in cards.spent]
        able = [*shown[:1], *gone]
        spared = AXX in spent or KOMFORT in kinds(cards)
        now = self.target.winner == seat and self.target.step >= Step.FOKUS
        if len(self._left_for(table, seat)) > now and not spared:
            able = gone
        if hidden:
            known = Counter((*spent.elements(), *before.elements(), *cards.aside, *cards.down, cards.now))
            able += [card for card, copies in enumerate(COPIES) if known[card] < copies]
        return [*dict.fromkeys(able)] or [*dict.fromkeys(left)]

    def _may_lead_there(self, table: Table) -> bool:
        """Has nobody lost a warrior that is up at the end? Can everybody still lose what has to be lost?"""
        now = self.target.winner if self.target.step >= Step.FOKUS else NONE
        fokus = sum(FOKUS in self._left_for(table, owner) for owner in self.begun.queues)
        fokus += bool(self.target.wall) and self.target.wall[0] & KIND == FOKUS
        for seat, (cards, end) in enumerate(zip(table.cards, self.target.cards, strict=True)):
            if self._unlisted_cards(end):
                continue
            to_lose = _without(end.spent, cards.spent)
            if to_lose is None:
                return False
            captures = len(self._left_for(table, seat)) > (now == seat)
            spared = AXX in (*end.shown, *end.spent, end.now) or KOMFORT in kinds(end)
            more = len(self._left_for(table, seat)) - (now == seat)
            if more > 0 and not spared and table.round - 1 + more > len(end.spent):
                return False
            if captures and not spared and any(card not in to_lose for card in cards.shown):
                return False
            if not captures and self.begun.queues[ANYBODY] == [] and now != seat:
                ways = (
                    fokus + (HORSIE in to_lose or HORSIE in _up_later(cards, end)) + to_lose.count(CHARIOTT)
                )
                ways += self._qweens_left(table, seat)
                if len(to_lose) > ways + self._lost_now():
                    return False
        return True

    def _qweens_left(self, table: Table, seat: int) -> int:
        return sum(
            QWEEN in (*end.shown, *end.spent, end.now) and QWEEN not in (*cards.shown, *cards.spent)
            for other, (cards, end) in enumerate(zip(table.cards, self.target.cards, strict=True))
            if other != seat
        )

    def _lost_now(self) -> int:
        """How many warriors may have been lost in the round of the target."""
        return 0 if self.target.step in (Step.REVEAL, Step.COLLECT, Step.OVER) else 2

    def _is_reached(self, table: Table, target: Table) -> bool:
        """Only a first look: the replay compares everything."""
        if table.step != target.step:
            return False
        for cards, end in zip(table.cards, target.cards, strict=True):
            if not self._unlisted_cards(end):
                if cards.shown != end.shown or cards.spent != end.spent:
                    return False
            elif Counter(end.shown) - Counter(cards.shown) or Counter(end.spent) - Counter(cards.spent):
                return False
        return True

    def _unlisted_cards(self, cards: ClanCards) -> int:
        return rounds_before(self.target) - len(_revealed_before(cards))

    # The course as actions

    def _actions(
        self, start: Table, wall: tuple[int, ...], played: list["_Round"]
    ) -> tuple[Action, ...] | None:
        """The record of the turn, every card named; None if the rounds go on otherwise with this wall."""
        target, clans = self.target, self.target.setup.clans
        actions, table = list[Action](), start

        def plays(action: Action) -> bool:
            nonlocal table
            if PLAY.refusal(table, action, self.readings) is not None:
                return False
            actions.append(action)
            table = PLAY.after(table, action, self.readings)
            return True

        if not all(map(plays, (*_uncovered(wall), _arrange(wall), *self._orders(played)))):
            return None
        rounds = [*played]
        if target.step == Step.REVEAL:
            rounds.append(_Round(tuple(cards.now for cards in target.cards), (), NONE, NONE))
        for one in rounds:
            revealed = [pair for pair in zip(clans, one.warriors, strict=True) if pair[1] != NONE]
            if not all(plays(Action(VERB[Step.REVEAL], clan, (warrior,))) for clan, warrior in revealed):
                return None
            for option in one.choices:
                if not is_choice(table):
                    return None
                found = table.cards[table.who].down if table.step in FIXED else option
                if not plays(as_action(table, found)):
                    return None
        return tuple(actions)

    def _orders(self, played: list["_Round"]) -> Iterator[Action]:
        """What each clan lost and laid. Cards of which nothing is known are any that are left."""
        target = self.target
        for seat, (clan, cards) in enumerate(zip(target.setup.clans, target.cards, strict=True)):
            laid = [one.warriors[seat] for one in played]
            if target.step == Step.REVEAL and cards.now != NONE:
                laid.append(cards.now)
            laid += cards.down[: WALL - len(laid)]
            laying = target.step in (Step.LOSE, Step.LAY)
            if laying and not cards.down:
                continue
            laid += [UNKNOWN] * (0 if laying else WALL - len(laid))
            left = list(COPIES)
            for card in (*laid, *cards.aside):
                if card >= 0:
                    left[card] -= 1
            spare = [card for card, copies in enumerate(left) for _ in range(copies)]
            named = [spare.pop(0) if card == UNKNOWN and spare and not laying else card for card in laid]
            if not target.setup.neutral[seat]:
                lost = [*cards.aside[:2]]
                if not laying:
                    lost += [spare.pop() for _ in range(2 - len(lost)) if spare]
                lost += [UNKNOWN] * (2 - len(lost))
                yield Action(VERB[Step.LOSE], clan, tuple(sorted(lost)))
            for place, card in enumerate(named, 1):
                if card != EMPTY:
                    yield Action(VERB[Step.LAY], clan, (card, place))


class _Round(NamedTuple):
    warriors: tuple[int, ...]
    choices: tuple[int | tuple[int, ...], ...]
    fort: int
    """The fort that was taken or discarded; NONE if that is still open."""
    captor: int


def _revealed_before(cards: ClanCards) -> list[int]:
    """The warriors listed that were revealed in earlier rounds of the turn."""
    found = [*cards.shown, *cards.spent]
    if cards.now != NONE and not cards.here and cards.now in found:
        found.remove(cards.now)
    return found


def _without(cards: Sequence[int], others: Sequence[int]) -> list[int] | None:
    """The first without the second; None if one of these is not there."""
    left = list(cards)
    for card in others:
        if card not in left:
            return None
        left.remove(card)
    return left


def _up_later(cards: ClanCards, end: ClanCards) -> list[int]:
    """The warriors that are up at the end and have not been revealed yet."""
    return [card for card in end.shown if card not in cards.shown]
