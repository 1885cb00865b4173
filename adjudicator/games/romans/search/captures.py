"""Who captures the contested fort: totals, collisions, Qween and ties, as the search counts them."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.romans.search.revealed import Capture, RevealedRound
from adjudicator.games.romans.search.state import RoundRules
from adjudicator.games.romans.table.cards import ARCHR, CHARIOTT, FILCHY, NONE, QWEEN


def possible_captures(
    rules: RoundRules, bases: tuple[int, ...], shown: tuple[int, ...]
) -> tuple[Capture, ...]:
    """Who captures, for every choice that Qween has. ``bases`` are the totals before the cards are shown."""
    strengths, powers, seats = rules.strengths, rules.powers, range(len(shown))
    collision = CHARIOTT in shown and collide(rules, shown)
    if collision:
        strengths = (*strengths[:CHARIOTT], 0)
    totals = [bases[seat] + strengths[shown[seat]] for seat in seats]
    taking_part: Sequence[int] = seats
    if FILCHY in shown:
        taking_part = [seat for seat in seats if shown[seat] != FILCHY or not powers[seat][FILCHY]]
    if QWEEN not in shown or shown.count(QWEEN) > 1 or not powers[shown.index(QWEEN)][QWEEN]:
        return ((NONE, NONE, capturer(rules, totals, shown, taking_part)),)
    queen = shown.index(QWEEN)
    found = []
    for seat in seats:
        if seat != queen and not (collision and shown[seat] == CHARIOTT):
            seduced = totals.copy()
            seduced[queen] += strengths[shown[seat]]
            seduced[seat] -= strengths[shown[seat]]
            found.append((queen, seat, capturer(rules, seduced, shown, taking_part)))
    if rules.qween_optional or not found:
        found.append((queen, NONE, capturer(rules, totals, shown, taking_part)))
    return tuple(found)


def collide(rules: RoundRules, shown: tuple[int, ...]) -> bool:
    """Do the Ch'ariotts of this round collide?"""
    if shown.count(CHARIOTT) < 2:
        return False
    return not rules.crash_needs_player or any(
        kind == CHARIOTT and not neutral for kind, neutral in zip(shown, rules.neutral, strict=True)
    )


def totals_of_capture(revealed: RevealedRound, capture: Capture) -> list[int]:
    """The total of every clan, after collisions and what Qween has seduced."""
    rules, shown, (queen, victim, _) = revealed.rules, revealed.shown, capture
    gone = CHARIOTT if collide(rules, shown) else NONE
    worth = [0 if kind == gone else rules.strengths[kind] for kind in shown]
    if victim != NONE:
        worth[queen] += worth[victim]
        worth[victim] = 0
    return [
        own + sum([rules.strengths[kind] for kind in up])
        for own, up in zip(worth, revealed.state.face_up, strict=True)
    ]


class Parts(NamedTuple):
    """What the total of a clan is the sum of."""

    own: tuple[int, ...]
    """Warriors whose strength counts for it."""
    lost: int
    """The one that Qween has seduced; NONE without any."""
    won: int
    """The one that its Qween has seduced; NONE without any."""


def parts_of_total(revealed: RevealedRound, capture: Capture, seat: int) -> Parts:
    """What ``totals_of_capture`` adds up for this clan."""
    shown, (queen, victim, _) = revealed.shown, capture
    up, now = tuple(revealed.state.face_up[seat]), shown[seat]
    lost = now if victim == seat else NONE
    gone = now == CHARIOTT and collide(revealed.rules, shown)
    won = shown[victim] if victim != NONE and queen == seat else NONE
    return Parts(up if gone or lost != NONE else (*up, now), lost, won)


def _archers_cancel(revealed: RevealedRound, capture: Capture) -> bool:
    """Did several clans that are tied for the highest total reveal an Arch'r that counts?"""
    rules, shown = revealed.rules, revealed.shown
    if shown.count(ARCHR) < 2:
        return False
    totals = {
        seat: total
        for seat, total in enumerate(totals_of_capture(revealed, capture))
        if not revealed.uses(seat, FILCHY)
    }
    best = max(totals.values())
    archers = [
        seat
        for seat, total in totals.items()
        if total == best and shown[seat] == ARCHR and (rules.archer_cancels or rules.powers[seat][ARCHR])
    ]
    return len(archers) > 1


def horsies_spared(revealed: RevealedRound, capture: Capture) -> bool:
    """Does no Horsie act in this round, because nobody captures?"""
    if capture[2] != NONE:
        return False
    rules = revealed.rules
    return rules.ties_spare or (rules.archers_spare and _archers_cancel(revealed, capture))


def stays_without_capture(revealed: RevealedRound) -> bool:
    """Does the contested fort stay if nobody captures? (variant 1)"""
    rules = revealed.rules
    if not rules.tie_stays or not rules.filchy_discards:
        return rules.tie_stays
    return not all(revealed.uses(seat, FILCHY) for seat in range(len(revealed.shown)))


def capturer(rules: RoundRules, totals: list[int], shown: tuple[int, ...], taking_part: Sequence[int]) -> int:
    if len(taking_part) < 2:
        return taking_part[0] if taking_part else NONE
    reached = totals if len(taking_part) == len(totals) else [totals[seat] for seat in taking_part]
    best = max(reached)
    if rules.any_tie:
        rest = [total for total in reached if total != best]
        if len(set(rest)) < len(rest):
            return NONE
    if reached.count(best) == 1:
        return taking_part[reached.index(best)]
    archers = [seat for seat in taking_part if totals[seat] == best and shown[seat] == ARCHR]
    able = [seat for seat in archers if rules.powers[seat][ARCHR]]
    if rules.archer_cancels and len(archers) > 1:
        return NONE
    return able[0] if len(able) == 1 else NONE
