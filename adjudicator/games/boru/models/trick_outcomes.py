"""The rest of the last trick for the model: everything that the actions of its cards can lead to.

Written from the rulebook, independently of the evaluator and the search. To which town a player expands stays
open; that is for the program to choose.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.boru.table.board import COLOUR, NEIGHBOURS, TOP, TOWNS, places
from adjudicator.games.boru.table.cards import CARDS, MATCHING, values
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

MOST_OUTCOMES: Final = 100_000
"""So many are looked at, those on the way included."""
EXPANSION: Final = 5
EXTRA: Final = 2
FINE: Final = 2
"""Coins for an expansion, coins for one extra, points for a coin that is not there."""


class Move(NamedTuple):
    """One decision: the card played, the row taken, extras bought, a token removed, or an expansion."""

    kind: str
    seat: int
    number: int = 0
    """The card, the row (0 for the main action), the extras, or the town."""


class TrickOutcome(NamedTuple):
    """What everybody has when the trick is over. By seat, where there is a tuple."""

    coins: tuple[int, ...]
    points: tuple[int, ...]
    raiders: tuple[int, ...]
    church: tuple[int, ...]
    track: tuple[int, ...]
    battle: int
    marker: int
    covered: int
    active: int
    """The active town, until it is taken."""
    taken_by: int = NOBODY
    """Who takes the active town from now on; NOBODY if it was taken before."""
    expanding: tuple[int, ...] = ()
    """The towns to which each may expand; 0 for a player who does not expand."""


Outcomes = dict[TrickOutcome, tuple[Move, ...]]
"""Each outcome, and decisions that lead to it."""


class RestOfTrick:
    """All outcomes. For a region coins and points are forgotten once nothing depends on them."""

    def __init__(self, table: Table, readings: Readings, for_game: bool) -> None:
        self.table = table
        self.after_symbol = readings["track-collision"] == "after-symbol"
        self.for_game = for_game
        self.free = ~sum(player.discs for player in table.players) & (1 << len(TOWNS)) - 1
        self.town = table.active
        self.left = MOST_OUTCOMES

    def outcomes(self) -> Outcomes:
        """Raises OutOfBudget if there are too many."""
        found: Outcomes = {}
        seen: set[tuple[tuple[int, tuple[str, ...]], ...]] = set()
        for trick, moves in self._tricks(dict(self.table.trick), ()):
            rows = self._rows(trick)
            if rows not in seen:
                seen.add(rows)
                for outcome, more in self._of_trick(trick).items():
                    found.setdefault(outcome, (*moves, *more))
        return found

    def _rows(self, trick: dict[int, int]) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Who acts, in order, and the rows to choose from: all that matters of cards that are laid."""
        winner = self._winner(trick)
        return tuple(
            (seat, (CARDS[trick[seat]].main,) if seat == winner else CARDS[trick[seat]].sides)
            for seat in sorted(trick, key=trick.__getitem__)
        )

    def _winner(self, trick: dict[int, int]) -> int:
        """The highest card of the town's colour or white. Once the winner has acted, it has the marker."""
        if self.town == NOBODY:
            return self.table.marker
        matching = MATCHING[COLOUR[self.town]]
        return max((card, seat) for seat, card in trick.items() if matching >> card & 1)[1]

    # The cards

    def _tricks(
        self, trick: dict[int, int], moves: tuple[Move, ...]
    ) -> Iterator[tuple[dict[int, int], tuple[Move, ...]]]:
        """Every full trick. What a hand may hold is taken one card at a time, so there may be too many."""
        size = self.table.size
        if len(trick) == size:
            yield trick, moves
            return
        seat = (self.table.trick[0][0] + len(trick)) % size
        player = self.table.players[seat]
        hidden = self.table.pool & ~player.lacks if player.unseen else 0
        for card in values(player.hand | hidden):
            if card not in trick.values():
                yield from self._tricks({**trick, seat: card}, (*moves, Move("play", seat, card)))

    def _of_trick(self, trick: dict[int, int]) -> Outcomes:
        table = self.table
        winner = self._winner(trick)
        start = TrickOutcome(
            coins=tuple(player.coins for player in table.players),
            points=tuple(player.points for player in table.players),
            raiders=tuple(player.raiders for player in table.players),
            church=tuple(player.church for player in table.players),
            track=tuple(player.track for player in table.players),
            battle=table.battle,
            marker=table.marker,
            covered=table.covered,
            active=self.town,
            expanding=(0,) * table.size,
        )
        here: Outcomes = {start: ()}
        order = sorted(trick, key=trick.__getitem__)
        full = len(table.trick) == table.size
        for place, seat in enumerate(order):
            if full and place < table.acted:
                continue
            after: Outcomes = {}
            under_way = full and place == table.acted and table.row != ""
            for outcome, moves in here.items():
                for end, more in self._act(outcome, seat, trick[seat], seat == winner, under_way):
                    after.setdefault(self._forget(end, seat), (*moves, *more))
            here = after
        return here

    def _forget(self, at: TrickOutcome, seat: int) -> TrickOutcome:
        """Without what can no longer matter for a region: coins and points of a player who has acted."""
        if self.for_game:
            return at
        return at._replace(coins=_put(at.coins, seat, 0), points=(0,) * len(at.points))

    # The actions

    def _act(
        self, at: TrickOutcome, seat: int, card: int, wins: bool, under_way: bool
    ) -> Iterator[tuple[TrickOutcome, tuple[Move, ...]]]:
        """Everything that one card can lead to; ``under_way``: its row is chosen, and a symbol waits."""
        if under_way:
            row = 0 if self.table.row == "main" else int(self.table.row[-1])
            symbols = CARDS[card].sides[row - 1] if row else CARDS[card].main
            for after, moves in self._decide(at, seat, symbols[self.table.place]):
                yield from self._go_on(after, seat, symbols[self.table.place + 1 :], moves)
            return
        rows = ((0, CARDS[card].main),) if wins else tuple(enumerate(CARDS[card].sides, 1))
        for row, symbols in rows:
            if symbols:
                yield from self._go_on(at, seat, symbols, (Move("row", seat, row),))

    def _go_on(
        self, at: TrickOutcome, seat: int, symbols: str, moves: tuple[Move, ...]
    ) -> Iterator[tuple[TrickOutcome, tuple[Move, ...]]]:
        """The symbols from left to right. The track is looked at last."""
        self.left -= 1
        if self.left < 0:
            raise OutOfBudget
        if not symbols:
            yield self._make_room(at, seat), moves
            return
        for after, more in self._symbol(at, seat, symbols[0]):
            yield from self._go_on(after, seat, symbols[1:], (*moves, *more))

    def _symbol(
        self, at: TrickOutcome, seat: int, symbol: str
    ) -> Iterator[tuple[TrickOutcome, tuple[Move, ...]]]:
        coins = at.coins[seat]
        match symbol:
            case "T":
                yield at._replace(marker=seat, active=NOBODY, taken_by=seat), ()
                return
            case "C":
                yield at._replace(coins=_put(at.coins, seat, coins + 1)), ()
                return
            case "P" if coins:
                yield at._replace(coins=_put(at.coins, seat, coins - 1)), ()
                return
            case "P":
                yield at._replace(points=_put(at.points, seat, max(0, at.points[seat] - FINE))), ()
                return
            case "M" if at.track[seat] < TOP:
                at = at._replace(track=_put(at.track, seat, at.track[seat] + 1))
            case "V" if at.battle:
                raiders = _put(at.raiders, seat, at.raiders[seat] + 1)
                at = at._replace(raiders=raiders, battle=at.battle - 1)
            case "K":
                at = at._replace(church=_put(at.church, seat, at.church[seat] + 1))
            case "M" | "V":
                yield at, ()
                return
        yield from self._decide(at, seat, symbol)

    def _decide(
        self, at: TrickOutcome, seat: int, symbol: str
    ) -> Iterator[tuple[TrickOutcome, tuple[Move, ...]]]:
        """The decision that a symbol asks for, if there is one."""
        if symbol == "E":
            yield at, ()
            reached = self._reached(at, seat)
            if at.coins[seat] >= EXPANSION and reached:
                coins = _put(at.coins, seat, at.coins[seat] - EXPANSION)
                yield (
                    at._replace(coins=coins, expanding=_put(at.expanding, seat, reached)),
                    (Move("expand", seat),),
                )
        elif symbol == "X":
            if not at.covered:
                yield at, ()
            for town in places(at.covered):
                yield at._replace(covered=at.covered & ~(1 << town)), (Move("remove", seat, town),)
        else:
            yield from self._buy(at, seat, symbol)

    def _reached(self, at: TrickOutcome, seat: int) -> int:
        """Towns at the other end of a road. One that somebody else has expanded to is for the program."""
        open_towns = self.free
        if self.town != NOBODY:
            open_towns &= ~(1 << self.town)
        found = 0
        for town in places(self.table.players[seat].discs & ~at.covered):
            found |= NEIGHBOURS[town]
        return found & open_towns

    def _buy(
        self, at: TrickOutcome, seat: int, symbol: str
    ) -> Iterator[tuple[TrickOutcome, tuple[Move, ...]]]:
        most = at.coins[seat] // EXTRA
        most = min(most, {"M": TOP - at.track[seat], "V": at.battle}.get(symbol, most))
        for extras in range(most + 1):
            after = at._replace(coins=_put(at.coins, seat, at.coins[seat] - EXTRA * extras))
            match symbol:
                case "M":
                    after = after._replace(track=_put(at.track, seat, at.track[seat] + extras))
                    after = self._make_room(after, seat) if self.after_symbol else after
                case "V":
                    raiders = _put(at.raiders, seat, at.raiders[seat] + extras)
                    after = after._replace(raiders=raiders, battle=at.battle - extras)
                case "K":
                    after = after._replace(church=_put(at.church, seat, at.church[seat] + extras))
            yield after, (Move("buy", seat, extras),) if most else ()

    def _make_room(self, at: TrickOutcome, seat: int) -> TrickOutcome:
        """Two discs never share a space of the track, except the first."""
        space = at.track[seat]
        while space and any(other == space for who, other in enumerate(at.track) if who != seat):
            space -= 1
        return at._replace(track=_put(at.track, seat, space))


def _put(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])


def table_before_upkeep(table: Table, at: TrickOutcome) -> Table:
    """The table when the upkeep begins, without the towns to which somebody expanded."""
    players = tuple(
        player._replace(
            discs=player.discs | (1 << table.active if seat == at.taken_by else 0),
            coins=at.coins[seat],
            points=at.points[seat],
            raiders=at.raiders[seat],
            church=at.church[seat],
            track=at.track[seat],
        )
        for seat, player in enumerate(table.players)
    )
    return table._replace(
        players=players, phase="marriage", battle=at.battle, marker=at.marker, covered=at.covered
    )
