"""The state of the search between two rounds, what may lie face down, and the rules in force."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, HORSIE, NONE, QWEEN, SVORD
from adjudicator.games.romans.table.forts import HECAS_TO_WIN, count_hecas
from adjudicator.games.romans.table.table import Setup
from adjudicator.readings import Readings

_NEVER_NEUTRAL: Final = (QWEEN, DRUHID, SVORD)
"""These warriors have no power in a neutral clan, under any reading."""
KIND_OF_BIT: Final = (0, 1, 2, 3, 4, 5, 6, 7, 7)
"""The warrior of each bit of a pool."""


class RoundRules(NamedTuple):
    """The readings, variants and clans that decide how a round goes."""

    strengths: tuple[int, ...]
    neutral: tuple[bool, ...]
    powers: tuple[tuple[bool, ...], ...]
    """By clan and warrior: does the ability work?"""
    tie_stays: bool
    """Variant 1."""
    druhid_shifts: bool
    """Variant 2."""
    any_tie: bool
    """A tie for a lower total also counts as a tie (reading tie-scope)."""
    qween_optional: bool
    victim_stays: bool
    axx_before_fokus: bool
    axx_or_komfort: bool
    """The capturer keeps one card at most, by Axx or by KomFort (reading axx-and-komfort)."""
    horsie_any: bool
    """Horsie may cost any face-up card (reading horsie-victim)."""
    archer_cancels: bool
    """A neutral Arch'r cancels another one (reading archer-pair-neutral)."""
    hecas_in_total: bool
    """FortHece given up still count (reading fortheca-count)."""
    referee_decides: bool
    """The referee chooses for neutral clans (reading neutral-choices)."""
    neutral_axx: bool
    """A neutral Axx stays (reading neutral-axx)."""
    one_player: bool
    """There is one player, so three FortHece of a neutral clan end the game."""
    crash_needs_player: bool
    """Neutral Ch'ariotts alone do not collide (reading chariott-scope)."""
    archers_spare: bool
    """Horsie costs nothing if Arch'rs cancel each other (reading archer-pair-keeps)."""
    ties_spare: bool
    """Horsie costs nothing if nobody captures (reading horsie-trigger)."""
    filchy_discards: bool
    """In variant 1 the fort is discarded if nobody takes part (reading variant-1-end)."""
    neutral_una_free: bool
    """FortUna costs a neutral clan nothing (reading neutral-fortuna)."""


def round_rules(setup: Setup, readings: Readings) -> RoundRules:
    wide = readings["neutral-powers"] == "all-but-three"
    free = tuple(range(8))
    bound = tuple(kind for kind in free if kind not in _NEVER_NEUTRAL) if wide else (HORSIE,)
    return RoundRules(
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
        readings["chariott-scope"] == "needs-a-player",
        readings["archer-pair-keeps"] == "all-keep",
        readings["horsie-trigger"] == "not-in-ties",
        readings["variant-1-end"] == "all-filchy-discards",
        readings["neutral-fortuna"] == "nothing",
    )


# What lies face down


class FaceDown(NamedTuple):
    """The face-down cards of a clan: known cards by their place, the others from a pool of nine bits."""

    fixed: tuple[int, ...]
    """The cards from the contested fort on; NONE where the card is not known."""
    pool: int
    """The cards that may lie at the unknown places."""
    must: int
    """The cards of the pool that surely lie at one of the unknown places."""


def pool_bits(kinds: tuple[int, ...] | list[int]) -> int:
    """These warriors as bits of a pool. A second Ch'ariott has a bit of its own."""
    mask = 0
    for kind in kinds:
        bit = 1 << kind
        mask |= bit << 1 if mask & bit else bit
    return mask


def pool_of_copies(copies: Sequence[int]) -> int:
    """The same from the number of copies of each warrior."""
    mask = 0
    for kind, left in enumerate(copies):
        mask |= (1 << left) - 1 << kind
    return mask


def _without(mask: int, kind: int) -> int:
    if kind == CHARIOTT:
        return mask & ~256 if mask & 256 else mask & ~128
    return mask & ~(1 << kind)


@lru_cache(maxsize=1 << 16)
def possible_reveals(down: FaceDown) -> tuple[tuple[int, FaceDown], ...]:
    """Every card that may be revealed at the contested fort, with the cards then left face down."""
    first, rest = down.fixed[0], down.fixed[1:]
    if first != NONE:
        return ((first, FaceDown(rest, down.pool, down.must)),)
    open_places = down.fixed.count(NONE)
    bound = down.must.bit_count() >= open_places
    found: dict[int, FaceDown] = {}
    for bit in range(9):
        kind = KIND_OF_BIT[bit]
        if (down.must if bound else down.pool) >> bit & 1 and kind not in found:
            found[kind] = FaceDown(rest, _without(down.pool, kind), _without(down.must, kind))
    return tuple(found.items())


def rearranged(down: FaceDown) -> FaceDown:
    """After Svord the known cards may lie at any place."""
    known = [kind for kind in down.fixed if kind != NONE]
    if not known:
        return down
    pooled = [KIND_OF_BIT[bit] for bit in range(9) if down.pool >> bit & 1]
    musts = [KIND_OF_BIT[bit] for bit in range(9) if down.must >> bit & 1]
    return FaceDown((NONE,) * len(down.fixed), pool_bits(pooled + known), pool_bits(musts + known))


# The table between two rounds


class State(NamedTuple):
    wall: tuple[int, ...]
    """Forts still in the wall, the contested one first."""
    face_up: tuple[tuple[int, ...], ...]
    """The face-up warriors of each clan, first revealed first."""
    face_down: tuple[FaceDown, ...]
    forts: tuple[tuple[int, ...], ...]
    dropped: tuple[tuple[int, ...], ...]
    """The forts that each clan has given up for FortUna."""
    champion: int = NONE
    """The clan whose three FortHece have ended the game."""


def may_turn_up(down: FaceDown, place: int) -> int:
    """The warriors, as bits, that may be revealed at this place, counted from the contested fort."""
    kind = down.fixed[place]
    return down.pool if kind == NONE else 1 << kind


def counted_hecas(rules: RoundRules, forts: Sequence[int], dropped: Sequence[int]) -> int:
    """The FortHece of a clan that count towards three: those held, or also those given up."""
    return count_hecas(forts) + (count_hecas(dropped) if rules.hecas_in_total else 0)


def may_end_by(rules: RoundRules, state: State, coming: Sequence[int]) -> bool:
    """Might a clan have three FortHece if it gets these forts too?"""
    most = max(map(partial(counted_hecas, rules), state.forts, state.dropped))
    return most + count_hecas(coming) >= HECAS_TO_WIN
