"""Which actions the cards of a round were used for, so that everybody has now what they have."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice, product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.symbols import EXPANSION_COST, EXTRA_COST
from adjudicator.games.boru.table.cards import CARDS, COIN, COURT, EXPAND, PAY, PRAY, RAID, REMOVE
from adjudicator.games.boru.table.table import Player

SAME_RAIDERS: Final = 3
"""So many ways of one player with the same number of raiders are kept."""
MOST_TRIED: Final = 900
"""So many are tried to find them."""
BUYS: Final = tuple(
    sorted(product(range(3), range(3), range(2), range(3)), key=lambda one: sum(one) + one[3])
)
"""Raiders, discs and steps bought, and expansions: few first."""


class Deed(NamedTuple):
    """A card that was acted on."""

    seat: int
    trick: int
    card: int
    rows: tuple[str, ...]
    """The actions that it may have been used for."""
    done: int | None = None
    """How many symbols are resolved; None: all."""

    def symbols(self, row: str) -> str:
        return CARDS[self.card].row(row)[: self.done]


class Choice(NamedTuple):
    row: str
    bought: Mapping[int, int]
    """Place in the row to the extras bought there."""
    expands: bool = False


class Purse(NamedTuple):
    """One player: what they have now, and the cards that they acted on."""

    player: Player
    deeds: Sequence[Deed]
    expansions: int
    """How many of the towns can be expansions of this round."""


class Way(NamedTuple):
    """The actions that a player chose, by trick, and what they gained by them."""

    rows: dict[int, Choice]
    coins: int
    raiders: int
    church: int
    steps: int
    removed: int
    """Viking tokens removed."""


def rows_of(purses: Sequence[Purse], raids_fit: Callable[[int], bool], rng: Random) -> list[Way] | None:
    """Actions for everybody: nobody had less than nothing before, and as many raiders were there as taken."""
    totals: dict[int, list[Way]] = {0: []}
    for purse in purses:
        able = _ways(purse, rng)
        longer: dict[int, list[Way]] = {}
        for total, chosen in totals.items():
            for way in able:
                longer.setdefault(total + way.raiders, [*chosen, way])
        totals = longer
    fitting = [total for total in totals if raids_fit(total)]
    return totals[rng.choice(fitting)] if fitting else None


def _ways(purse: Purse, rng: Random) -> list[Way]:
    """What the player may have done, a few for each number of raiders; few extras and no expansion first."""
    every = []
    for rows in product(*(deed.rows for deed in purse.deeds)):
        symbols = "".join(deed.symbols(row) for deed, row in zip(purse.deeds, rows, strict=True))
        if _had(purse, symbols, {}):
            every.append((rows, symbols))
    rng.shuffle(every)
    found: list[Way] = []
    raided: Counter[int] = Counter()
    tries = ((one, extras) for extras in BUYS if extras[3] <= purse.expansions for one in every)
    for (rows, symbols), (raiders, church, steps, expansions) in islice(tries, MOST_TRIED):
        extras = {RAID: raiders, PRAY: church, COURT: steps, EXPAND: expansions}
        way = _way(purse, rows, symbols, extras)
        if way is not None and raided[way.raiders] < SAME_RAIDERS:
            raided[way.raiders] += 1
            found.append(way)
    rng.shuffle(found)
    return sorted(found, key=lambda way: sum(choice.expands for choice in way.rows.values()))


def _had(purse: Purse, symbols: str, extras: Mapping[str, int]) -> bool:
    """Can the player have had enough raiders, discs and steps, if so many were gained since?"""
    player = purse.player
    return (
        player.raiders >= symbols.count(RAID) + extras.get(RAID, 0)
        and player.church >= symbols.count(PRAY) + extras.get(PRAY, 0)
        and player.track >= symbols.count(COURT) + extras.get(COURT, 0)
    )


def _way(purse: Purse, rows: Sequence[str], symbols: str, extras: dict[str, int]) -> Way | None:
    """The actions with these extras, if the player can have had enough before."""
    bought = extras[RAID] + extras[PRAY] + extras[COURT]
    coins = symbols.count(COIN) - symbols.count(PAY) - EXTRA_COST * bought - EXPANSION_COST * extras[EXPAND]
    if purse.player.coins < coins:
        return None
    if not _had(purse, symbols, extras) or any(extras[one] and one not in symbols for one in extras):
        return None
    raiders, church = symbols.count(RAID) + extras[RAID], symbols.count(PRAY) + extras[PRAY]
    steps = symbols.count(COURT) + extras[COURT]
    removed = symbols.count(REMOVE)
    left, chosen = dict(extras), {}
    for deed, row in reversed([*zip(purse.deeds, rows, strict=True)]):
        here, symbols = dict[int, int](), deed.symbols(row)
        for place in reversed(range(len(symbols) - (deed.done is not None))):
            symbol = symbols[place]
            if symbol == EXPAND and left[EXPAND]:
                here[place] = 1
                left[EXPAND] -= 1
            elif left.get(symbol):
                here[place] = left[symbol]
                left[symbol] = 0
        expands = EXPAND in [symbols[place] for place in here]
        chosen[deed.trick] = Choice(row, here, expands)
    return None if any(left.values()) else Way(chosen, coins, raiders, church, steps, removed)
