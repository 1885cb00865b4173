"""What the clans discard and keep once the fight is decided: every way to pay, as the search counts them."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from adjudicator.games.romans.search.captures import horsies_spared
from adjudicator.games.romans.search.revealed import Capture, Choice, RevealedRound
from adjudicator.games.romans.table.cards import AXX, HORSIE, NONE
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KIND, KOMFORT, value

FaceUp = tuple[tuple[int, ...], ...]
"""The face-up warriors of each clan."""
Forts = tuple[tuple[int, ...], ...]
"""Forts of each clan."""
FRESH: Final = 8
"""Added to a warrior in an option, if it is the card revealed in this round and not an earlier one."""

Loss = tuple[int, tuple[int, ...], bool]
"""The card discarded, the earlier cards that stay, and whether the card revealed in this round stays."""


def _without(up: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = up.index(kind)
    return up[:at] + up[at + 1 :]


def _losses(revealed: RevealedRound, choice: str, seat: int, up: tuple[int, ...], fresh: int) -> list[Loss]:
    """Every way for the clan to discard one card: an earlier one, or ``fresh`` unless that is NONE."""
    rules = revealed.rules
    losses: list[Loss] = [(kind, _without(up, kind), True) for kind in dict.fromkeys(up)]
    if fresh != NONE:
        losses.append((fresh | FRESH, up, False))
    if rules.neutral[seat] and not rules.referee_decides and losses:
        weakest = min(rules.strengths[kind & ~FRESH] for kind, _, _ in losses)
        return [next(loss for loss in losses if rules.strengths[loss[0] & ~FRESH] == weakest)]
    allowed = revealed.allowed(seat, choice, [kind for kind, _, _ in losses])
    return [loss for loss in losses if loss[0] in allowed]


def pay_fokus(
    revealed: RevealedRound, here: tuple[bool, ...], winner: int, taken: int
) -> Iterable[tuple[FaceUp, tuple[bool, ...], tuple[Choice, ...]]]:
    """Every way to pay for Fort Fokus: the earlier cards left, the cards of this round left, the choices."""
    face_up = revealed.state.face_up
    if taken & KIND != FOKUS:
        return ((face_up, here, ()),)
    each = []
    for seat, up in enumerate(face_up):
        untouched: list[tuple[tuple[int, ...], bool, tuple[Choice, ...]]] = [(up, here[seat], ())]
        if seat == winner and (revealed.rules.axx_before_fokus or not revealed.uses(seat, AXX)):
            each.append(untouched)  # the winner discards all cards anyway
            continue
        losses = _losses(revealed, "fokus", seat, up, revealed.shown[seat] if here[seat] else NONE)
        each.append(
            [(left, here[seat] and kept, (("fokus", seat, kind),)) for kind, left, kept in losses]
            or untouched
        )
    return (
        (
            tuple([up for up, _, _ in paid]),
            tuple([there for _, there, _ in paid]),
            tuple([choice for _, _, choices in paid for choice in choices]),
        )
        for paid in product(*each)
    )


def keep_options(
    revealed: RevealedRound, up: tuple[int, ...], there: bool, winner: int, taken: int
) -> list[tuple[int, ...]]:
    """What the capturer may keep: Axx by his power, the weakest by KomFort."""
    rules, fort = revealed.rules, taken & KIND
    passive = rules.neutral[winner] and not rules.referee_decides
    axx = there and revealed.uses(winner, AXX) and not (fort == FOKUS and rules.axx_before_fokus)
    if passive:
        return [(AXX,)] if axx and rules.neutral_axx else [()]
    keeps: list[tuple[int, ...]] = [(), (AXX,)] if axx else [()]
    cards = (*up, revealed.shown[winner]) if there else up
    if fort == KOMFORT and cards:
        least = min(rules.strengths[kind] for kind in cards)
        for kind in dict.fromkeys(cards):
            if rules.strengths[kind] == least and not (axx and kind == AXX):
                keeps.append((kind,))
                if axx and not rules.axx_or_komfort:
                    keeps.append((kind, AXX))
    return revealed.allowed(winner, "keep", keeps)


def pay_horsies(
    revealed: RevealedRound, face_up: FaceUp, here: Sequence[bool], capture: Capture
) -> Iterable[tuple[FaceUp, tuple[Choice, ...]]]:
    """Every way to discard for Horsies that did not capture: all face-up cards left, and the choices."""
    shown, winner = revealed.shown, capture[2]
    all_up = tuple([(*up, shown[seat]) if here[seat] else up for seat, up in enumerate(face_up)])
    if HORSIE not in shown or horsies_spared(revealed, capture):
        return ((all_up, ()),)
    each: list[list[tuple[tuple[int, ...], tuple[Choice, ...]]]] = []
    for seat, up in enumerate(face_up):
        losses: list[Loss] = []
        if shown[seat] == HORSIE and seat != winner:
            himself = here[seat] and (revealed.rules.horsie_any or not up)
            losses = _losses(revealed, "horsie", seat, up, HORSIE if himself else NONE)
        each.append(
            [
                ((*left, HORSIE) if here[seat] and kept else left, (("horsie", seat, kind),))
                for kind, left, kept in losses
            ]
            or [(all_up[seat], ())]
        )
    return (
        (
            tuple([up for up, _ in combination]),
            tuple([choice for _, choices in combination for choice in choices]),
        )
        for combination in product(*each)
    )


def pay_fortuna(revealed: RevealedRound, winner: int, taken: int) -> list[tuple[Forts, Forts, int]]:
    """Every way to pay for FortUna: the forts then held, those given up so far, the fort that goes."""
    state, rules = revealed.state, revealed.rules
    earlier = state.forts[winner]
    before, behind = state.forts[:winner], state.forts[winner + 1 :]
    if taken & KIND != FORTUNA or (rules.neutral_una_free and rules.neutral[winner]):
        return [((*before, (*earlier, taken), *behind), state.dropped, NONE)]
    if not earlier:
        return [((*before, (), *behind), _given_up(state.dropped, winner, taken), taken)]
    options = list(dict.fromkeys(earlier))
    if rules.neutral[winner] and not rules.referee_decides:
        options = [min(options, key=value)]
    return [
        (
            (*before, (*_without(earlier, gone), taken), *behind),
            _given_up(state.dropped, winner, gone),
            gone,
        )
        for gone in revealed.allowed(winner, "fortuna", options)
    ]


def _given_up(dropped: Forts, winner: int, gone: int) -> Forts:
    return (*dropped[:winner], (*dropped[winner], gone), *dropped[winner + 1 :])
