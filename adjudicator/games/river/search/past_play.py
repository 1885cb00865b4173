"""A course of play from the deal that leads to a table.

What lies at the dams is laid in its order, and a plan says what became of the discarded cards. Both sides
play turn by turn by the rules; whatever has to be gone at the end is played first. In the end every card that
was drawn gets its name.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Final

from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.play import after, refusal
from adjudicator.games.river.search.past_plan import Plan, Planner, Taking
from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    Action,
    Claim,
    Draw,
    End,
    Log,
    Place,
    Retreat,
    Skip,
    in_order,
)
from adjudicator.games.river.table.cards import BATTLE_CARDS, BIT
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, SIDES, Dam, Position, Side, laid_cards
from adjudicator.games.river.table.table import (
    LOGS,
    Hidden,
    Table,
    cards_at,
    dam_at,
    has_room,
    index_of,
    laid_at,
)
from adjudicator.readings import Readings

MOST_PLANS: Final = 120
"""So many plans are played."""
PLANS_FOR_A_COURSE: Final = 12
"""A course that testimony refutes has taken as long as so many plans."""
ROUNDS_OF_PLANS: Final = 30
MOST_TURNS: Final = 52
DEALT: Final = 6
PILE: Final = len(BATTLE_CARDS) - 2 * DEALT

Course = tuple[Table, tuple[Action, ...]]
Spot = tuple[int, Side]
Forget = Callable[[], object]
"""Takes a card from the plan once it was played."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The table to be reached, with whatever was left open filled in."""

    number: int
    phase: str
    dams: tuple[Dam, ...]
    discard: tuple[str, ...]
    logs: int
    """Logs thrown."""
    hands: tuple[tuple[str, ...], tuple[str, ...]]

    def plays(self, side: Side) -> int:
        """How many turns of this side have come as far as a play."""
        turns = (self.number + 1) // 2 if side == "attacker" else self.number // 2
        now = (self.number % 2 == 1) == (side == "attacker")
        return turns - (now and self.phase in ("prepare", "play"))

    def laid(self, side: Side) -> int:
        return sum(laid_at(dam, side).size for dam in self.dams)


def courses_to(position: Position, readings: Readings) -> Iterator[Course]:
    """Courses from the deal that should lead to this position."""
    if not _can_be_built(position):
        return
    rng, left = Random(0), MOST_PLANS
    for goal in _goals(position):
        discarded = {side: goal.plays(side) - goal.laid(side) for side in SIDES}
        tiles = [dam.name for dam in goal.dams if dam.damaged and isinstance(dam.name, int)]
        planner = Planner(
            goal.discard, discarded["attacker"], discarded["defender"], tiles, goal.logs, readings, rng
        )
        for plan in planner.plans(ROUNDS_OF_PLANS):
            left -= 1
            course = _Course(goal, plan, readings).played()
            if course is not None:
                left -= PLANS_FOR_A_COURSE
                yield course
            if left <= 0:
                return


def _can_be_built(position: Position) -> bool:
    """Only games without tactics cards that go on, at printed tiles."""
    if any(dam.is_house for dam in position.dams) or position.destroyed is not None:
        return False
    if position.uses_tactics or position.tactics_deck is not None or position.ruses is not None:
        return False
    over = position.damaged >= DAMAGED_TO_WIN or position.ending == "over"
    held = [card for hand in position.hands or () for card in hand]
    return not over and all(card in BIT for card in (*held, *position.discard))


def _goals(position: Position) -> Iterator[Goal]:
    """What was left open is filled in: first the turn, then where the cards are that nobody has listed."""
    there = {dam.name for dam in position.dams}
    bare = tuple(_with_cards(tile) for tile in TILES if tile not in there)
    hands = position.hands or ((), ())
    seen = {*hands[0], *hands[1], *position.discard}
    seen |= {card for dam in position.dams for card in (*dam.attacker, *dam.defender)}
    spare = [card for card in BATTLE_CARDS if card not in seen]
    spare.sort(key=lambda card: card[1:] in ("0", "11"))
    logs = 0 if position.logs is None else LOGS - position.logs
    for number, phase in _moments(position):
        goal = Goal(number, phase, (*position.dams, *bare), position.discard, logs, hands)
        lacking = sum(goal.plays(side) - goal.laid(side) for side in SIDES) - len(position.discard)
        if not lacking:
            yield goal
        elif lacking > 0 and not position.complete:
            yield from _elsewhere(goal, position.dams, len(bare), spare)
            yield replace(goal, discard=(*position.discard, *spare[:lacking]))


def _elsewhere(goal: Goal, listed: tuple[Dam, ...], bare: int, spare: Sequence[str]) -> Iterator[Goal]:
    """The cards that are not listed lie at the dams that are not listed."""
    taken = sum(TILES[dam.name][False].slots for dam in listed if dam.damaged and isinstance(dam.name, int))
    for by_defender in range(min(taken, len(goal.discard)) + 1):
        by_attacker = len(goal.discard) - by_defender
        more = [
            goal.plays(side) - goal.laid(side) - gone
            for side, gone in zip(SIDES, (by_attacker, by_defender), strict=True)
        ]
        dams, left = [], list(spare)
        for dam in goal.dams[len(goal.dams) - bare :]:
            ours = [min(max(count, 0), dam.face.slots - 1) for count in more]
            more = [count - laid for count, laid in zip(more, ours, strict=True)]
            sides = [tuple(left.pop() for _ in range(count)) for count in ours]
            assert isinstance(dam.name, int)
            dams.append(_with_cards(dam.name, *sides))
        if more == [0, 0]:
            yield replace(goal, dams=(*listed, *dams))


def _with_cards(tile: int, attacker: tuple[str, ...] = (), defender: tuple[str, ...] = ()) -> Dam:
    """An intact dam with these cards."""
    sides = laid_cards(attacker), laid_cards(defender)
    return Dam(tile, False, TILES[tile][False], attacker, defender, None, *sides)


def _moments(position: Position) -> Iterator[tuple[int, str]]:
    """Every number and phase of the turn that the position allows."""
    for number in range(1, MOST_TURNS + 1):
        for phase in ("prepare", "play", "draw", "end"):
            side = "attacker" if number % 2 else "defender"
            drawn = min(PILE, number if phase == "end" else number - 1)
            if (
                position.turn_number in (None, number)
                and position.phase in (None, phase)
                and position.turn in (None, side)
                and position.deck in (None, PILE - drawn)
                and not (phase == "end" and side == "defender")
                and (position.phase is not None or phase == "prepare")
            ):
                yield number, phase


@dataclass(slots=True)
class _Course:
    """A plan, played turn by turn."""

    goal: Goal
    plan: Plan
    readings: Readings
    table: Table = field(init=False)
    actions: list[Action] = field(default_factory=list)
    finals: dict[Spot, list[str]] = field(default_factory=dict)
    """What is still to be laid at each side of a dam, in order."""
    takings: list[Taking] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    retreated: list[str] = field(default_factory=list)
    cancelled: list[tuple[str, str]] = field(default_factory=list)
    log_at: int | None = None
    """The dam at which a card lies for a log."""
    retreat_at: int | None = None
    last: Action | None = None
    """The log or the retreat of the turn that goes on."""

    def __post_init__(self) -> None:
        plan, goal = self.plan, self.goal
        self.table = dealt([dam.name for dam in goal.dams if isinstance(dam.name, int)])
        self.takings, self.cancelled = list(plan.takings), list(plan.cancelled)
        self.logged, self.retreated = list(plan.logged), list(plan.retreated)
        for dam in goal.dams:
            assert isinstance(dam.name, int)
            for side in SIDES:
                self.finals[dam.name, side] = list(cards_at(dam, side))

    def played(self) -> Course | None:
        if self.goal.phase == "play" and not self._prepare_last():
            return None
        for number in range(1, self.goal.number + 1):
            side: Side = "attacker" if number % 2 else "defender"
            if not self._turn(side, number == self.goal.number):
                return None
        if self.takings or self.logged or self.retreated or self.cancelled or any(self.finals.values()):
            return None
        return self._named()

    def _prepare_last(self) -> bool:
        """The turn that goes on has begun with a retreat or a log: its card has to lie there by then."""
        if self.goal.number % 2:
            free = [dam for dam in self.goal.dams if not dam.attacker]
            if not self.retreated or not free:
                return False
            tile = free[0].name
            assert isinstance(tile, int)
            self.finals[tile, "attacker"] = [self.retreated.pop()]
            self.last = Retreat("attacker", tile)
            return True
        free = [dam for dam in self.goal.dams if dam.attacker_laid.size < dam.face.slots]
        if not self.logged or not free:
            return False
        tile = min(free, key=lambda dam: dam.attacker_laid.size).name
        assert isinstance(tile, int)
        self.finals[tile, "attacker"].insert(0, self.logged.pop())
        self.last = Log("defender", tile)
        return True

    def _do(self, action: Action) -> bool:
        if refusal(self.table, action, self.readings) is not None:
            return False
        self.actions.append(action)
        self.table = after(self.table, action, self.readings)
        return self.table.winner is None

    def _turn(self, side: Side, last: bool) -> bool:
        self._claim(side)
        if last and self.goal.phase == "prepare":
            return True
        if last and self.goal.phase == "play":
            return self.last is not None and self._do(self.last)
        self._prepare(side)
        self._claim(side)
        found = next(self._playable(side), None)
        action: Action = Skip(side) if found is None else Place(side, *found)
        if not self._do(action):
            return False
        self._claim(side)
        if last and self.goal.phase == "draw":
            return True
        if self.table.phase == "draw" and not self._do(Draw(side, HIDDEN_BATTLE)):
            return False
        self._claim(side)
        return side == "defender" or last or self._do(End(side))

    def _claim(self, side: Side) -> None:
        """Take what can be taken now."""
        for taking in [*self.takings] if side == "attacker" else ():
            dam = dam_at(self.table, taking.tile)
            there = set(dam.attacker) == set(taking.attacker) and set(dam.defender) == set(taking.defender)
            if there and self._do(Claim(side, taking.tile)):
                self.takings.remove(taking)

    def _prepare(self, side: Side) -> None:
        if side == "attacker" and self.retreat_at is not None:
            dam = dam_at(self.table, self.retreat_at)
            full = not self.retreated or not has_room(dam, "attacker")
            if full and self._do(Retreat(side, self.retreat_at)):
                self.retreat_at = None
        elif side == "defender" and self.log_at is not None and self._do(Log(side, self.log_at)):
            self.log_at = None

    # What may be played, what has to be gone first

    def _playable(self, side: Side) -> Iterator[tuple[str, int]]:
        """A card and a dam for this turn; the card is no longer planned for once it was taken."""
        for card, tile, forget in self._wanted(side):
            dam = dam_at(self.table, tile)
            if has_room(dam, side):
                forget()
                yield card, tile

    def _wanted(self, side: Side) -> Iterator[tuple[str, int, Forget]]:
        yield from self._for_takings(side)
        yield from self._to_cancel(side)
        if side == "attacker":
            yield from self._to_lose()
        yield from self._to_stay(side)

    def _for_takings(self, side: Side) -> Iterator[tuple[str, int, Forget]]:
        for taking in self.takings:
            dam = dam_at(self.table, taking.tile)
            if taking.tile in (self.log_at, self.retreat_at) and side == "attacker":
                continue
            for card in taking.attacker if side == "attacker" else taking.defender:
                if card not in cards_at(dam, side) and not counterpart(dam, side, card):
                    yield card, taking.tile, _nothing

    def _to_cancel(self, side: Side) -> Iterator[tuple[str, int, Forget]]:
        """One half of a pair waits at a dam for the other."""
        for pair in self.cancelled:
            ours, theirs = pair if side == "attacker" else pair[::-1]
            for dam in self.table.dams:
                assert isinstance(dam.name, int)
                if counterpart(dam, side, ours):
                    yield ours, dam.name, partial(self.cancelled.remove, pair)
            lying = any(ours in cards_at(dam, side) for dam in self.table.dams)
            if not lying and side == "attacker":
                for tile in self._empty_for_attacker():
                    if has_room(dam_at(self.table, tile), "defender") and theirs:
                        yield ours, tile, _nothing

    def _to_lose(self) -> Iterator[tuple[str, int, Forget]]:
        """Cards for logs and retreats, where nothing else of the attacker lies."""
        if self.logged and self.log_at is None:
            for tile in self._empty_for_attacker():
                yield self.logged[0], tile, partial(self._lie_for_log, tile)
        if self.retreated:
            tiles = [self.retreat_at] if self.retreat_at is not None else self._empty_for_attacker()
            for tile in tiles:
                if not counterpart(dam_at(self.table, tile), "attacker", self.retreated[0]):
                    yield self.retreated[0], tile, partial(self._lie_for_retreat, tile)

    def _lie_for_log(self, tile: int) -> None:
        self.logged.pop(0)
        self.log_at = tile

    def _lie_for_retreat(self, tile: int) -> None:
        self.retreated.pop(0)
        self.retreat_at = tile

    def _empty_for_attacker(self) -> list[int]:
        """Dams where the attacker has no card, those first where none has to be laid soon."""
        busy = [taking.tile for taking in self.takings if dam_at(self.table, taking.tile).defender]
        found = [
            dam.name
            for dam in self.table.dams
            if isinstance(dam.name, int)
            and not dam.attacker
            and dam.name not in (self.log_at, self.retreat_at)
            and dam.name not in busy
        ]
        return sorted(found, key=lambda tile: len(self.finals[tile, "attacker"]))

    def _to_stay(self, side: Side) -> Iterator[tuple[str, int, Forget]]:
        """The next card that stays at each dam. First where this side was to complete first, then where most
        are lacking."""
        taken = {taking.tile for taking in self.takings}
        turn = {side: 0, None: 1, SIDES[1 - index_of(side)]: 2}
        dams = [(turn[dam.first], dam.name) for dam in self.goal.dams if isinstance(dam.name, int)]
        for _, tile in sorted(dams, key=lambda one: (one[0], -len(self.finals[one[1], side]))):
            left = self.finals[tile, side]
            if not left or tile in taken or (side == "attacker" and tile in (self.log_at, self.retreat_at)):
                continue
            dam = dam_at(self.table, tile)
            if not counterpart(dam, side, left[0]) and self._may_complete(tile, side, dam):
                yield left[0], tile, partial(left.pop, 0)

    def _may_complete(self, tile: int, side: Side, dam: Dam) -> bool:
        """Who completed a side second has waited for the first."""
        first = next(one.first for one in self.goal.dams if one.name == tile)
        completes = laid_at(dam, side).size + 1 == dam.face.slots
        other = SIDES[1 - index_of(side)]
        return not completes or first in (None, side) or not has_room(dam, other)

    # The cards that were drawn

    def _named(self) -> Course:
        """Every card named: each side draws what it plays next, and at last what it holds at the end."""
        hands = self.goal.hands
        placed = [one for one in self.actions if isinstance(one, Place)]
        gone = {*(one.card for one in placed), *hands[0], *hands[1]}
        spare = [card for card in BATTLE_CARDS if card not in gone]
        coming: dict[Side, Iterator[str]] = {}
        for side, hand in zip(SIDES, hands, strict=True):
            size = DEALT + sum(isinstance(one, Draw) and one.side == side for one in self.actions)
            held = [*(one.card for one in placed if one.side == side), *hand]
            coming[side] = iter([*held, *(spare.pop() for _ in range(size - len(held)))][:size])
        tiles = [dam.name for dam in self.goal.dams if isinstance(dam.name, int)]
        start = dealt(tiles, *([next(coming[side]) for _ in range(DEALT)] for side in SIDES))
        drawn = (
            replace(one, card=next(coming[one.side])) if isinstance(one, Draw) else one
            for one in self.actions
        )
        return start, tuple(drawn)


def _nothing() -> None:
    pass


def dealt(tiles: Sequence[int], attacker: Sequence[str] = (), defender: Sequence[str] = ()) -> Table:
    """The table after the deal. Hands that are not named are hidden."""
    hands = in_order(attacker), in_order(defender)
    return Table(
        dams=tuple(map(_with_cards, tiles)),
        discard=(),
        hands=hands,
        hidden=(Hidden(DEALT - len(hands[0])), Hidden(DEALT - len(hands[1]))),
        deck=PILE,
        logs=LOGS,
        number=1,
    )
