"""Setting up a game: seven dams, three logs, six cards each, and a tactics card each if these are used."""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.river.table.actions import in_order
from adjudicator.games.river.table.cards import ELITE_COPIES, RUSES
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import Dam, laid_cards
from adjudicator.games.river.table.table import LOGS, Hidden, Table

BATTLE_HAND: Final = 6
BATTLE_CARDS: Final = 60
TACTICS: Final = (*(elite for elite, copies in ELITE_COPIES.items() for _ in range(copies)), *RUSES)
"""The eleven tactics cards."""
_EMPTY: Final = laid_cards(())


def deal(
    attacker: Sequence[str] = (),
    defender: Sequence[str] = (),
    tiles: Sequence[int] = tuple(TILES),
    tactics: bool = False,
) -> Table:
    """The first table (rules river.setup.*, river.tactics.setup). Cards that are not named are hidden."""
    hands = in_order(attacker), in_order(defender)
    return Table(
        dams=tuple(Dam(tile, False, TILES[tile][False], (), (), None, _EMPTY, _EMPTY) for tile in tiles),
        discard=(),
        hands=hands,
        hidden=(_hidden(hands[0], tactics), _hidden(hands[1], tactics)),
        deck=BATTLE_CARDS - 2 * BATTLE_HAND,
        logs=LOGS,
        number=1,
        tactics_deck=len(TACTICS) - 2 if tactics else None,
    )


def _hidden(hand: Sequence[str], tactics: bool) -> Hidden:
    named = sum(card in TACTICS for card in hand)
    return Hidden(BATTLE_HAND - (len(hand) - named), 0, int(tactics) - named)
