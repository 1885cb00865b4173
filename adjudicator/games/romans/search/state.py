"""What the search knows of a table between two rounds: the readings, the lines, what may lie face down."""

from functools import lru_cache
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, HORSIE, NONE, QWEEN, SVORD
from adjudicator.games.romans.table.table import Setup
from adjudicator.readings import Readings

_UNPOWERED: Final = (QWEEN, DRUHID, SVORD)
_NINE: Final = (0, 1, 2, 3, 4, 5, 6, 7, 7)
"""The warrior of each bit of a pool."""


class Ways(NamedTuple):
    """The readings and variants that bear on a round, and who plays."""

    strengths: tuple[int, ...]
    neutral: tuple[bool, ...]
    powers: tuple[tuple[bool, ...], ...]
    """Which warriors have their ability, clan by clan."""
    tie_stays: bool
    druhid_shifts: bool
    any_tie: bool
    qween_optional: bool
    victim_stays: bool
    axx_first: bool
    axx_or_komfort: bool
    horsie_any: bool
    archer_cancels: bool
    in_total: bool
    referee: bool
    neutral_axx: bool
    alone: bool
    """One player: three FortHece of a neutral clan end the game."""


def ways(setup: Setup, readings: Readings) -> Ways:
    wide = readings["neutral-powers"] == "all-but-three"
    free = tuple(range(8))
    bound = tuple(kind for kind in free if kind not in _UNPOWERED) if wide else (HORSIE,)
    return Ways(
        setup.strengths,
        setup.neutral,
        tuple(tuple(kind in (bound if one else free) for kind in free) for one in setup.neutral),
        setup.tie_stays,
        setup.druhid_shifts,
        readings["tie-scope"] == "any",
        readings["qween-mandatory"] == "optional",
        readings["qween-victim"] == "stays",
        readings["axx-and-fokus"] == "warrior-first",
        readings["axx-and-komfort"] == "one",
        readings["horsie-victim"] == "any",
        readings["archer-pair-neutral"] == "yes",
        readings["fortheca-count"] == "total",
        readings["neutral-choices"] == "referee",
        readings["neutral-axx"] == "stays",
        setup.neutral.count(False) == 1,
    )


# What lies face down


class Down(NamedTuple):
    """The face-down cards of a clan: known ones by their place, the others out of a pool of nine bits."""

    fixed: tuple[int, ...]
    """From the contested fort on; NONE where the card is not known."""
    pool: int
    """What may lie at the places that are not known."""
    must: int
    """What of the pool is known to lie at one of them."""


def bits(kinds: tuple[int, ...] | list[int]) -> int:
    """These warriors as bits of a pool; a second Ch'ariott takes the second bit."""
    mask = 0
    for kind in kinds:
        bit = 1 << kind
        mask |= bit << 1 if mask & bit else bit
    return mask


def _less(mask: int, kind: int) -> int:
    if kind == CHARIOTT:
        return mask & ~256 if mask & 256 else mask & ~128
    return mask & ~(1 << kind)


@lru_cache(maxsize=1 << 16)
def turned_up(down: Down) -> tuple[tuple[int, Down], ...]:
    """Every card that may turn up at the contested fort, with what then lies face down."""
    first, rest = down.fixed[0], down.fixed[1:]
    if first != NONE:
        return ((first, Down(rest, down.pool, down.must)),)
    open_places = down.fixed.count(NONE)
    bound = down.must.bit_count() >= open_places
    found: dict[int, Down] = {}
    for bit in range(9):
        kind = _NINE[bit]
        if (down.must if bound else down.pool) >> bit & 1 and kind not in found:
            found[kind] = Down(rest, _less(down.pool, kind), _less(down.must, kind))
    return tuple(found.items())


def rearranged(down: Down) -> Down:
    """After Svord: the known cards may lie at any place, and nobody else knows where."""
    known = [kind for kind in down.fixed if kind != NONE]
    if not known:
        return down
    pooled = [_NINE[bit] for bit in range(9) if down.pool >> bit & 1]
    musts = [_NINE[bit] for bit in range(9) if down.must >> bit & 1]
    return Down((NONE,) * len(down.fixed), bits(pooled + known), bits(musts + known))


# The table between two rounds


class State(NamedTuple):
    wall: tuple[int, ...]
    """Forts still in the wall, the contested one first."""
    lines: tuple[tuple[int, ...], ...]
    """Face-up warriors, first revealed first."""
    downs: tuple[Down, ...]
    forts: tuple[tuple[int, ...], ...]
    dropped: tuple[int, ...]
    """FortHece that each clan has given up for FortUna."""
    champion: int = NONE
    """The clan whose three FortHece have ended the game."""


def may_show(down: Down, place: int) -> int:
    """The warriors, as bits, that may turn up so many places after the contested fort."""
    kind = down.fixed[place]
    return down.pool if kind == NONE else bits((kind,))
