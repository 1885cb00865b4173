"""One round as one step of the search: every choice in it, and the state after it.

It follows the order of the rulebook, as ``rules.round`` does, but without a stop at each choice, and some
face-down cards may be unknown. The rules replay what the search finds before it becomes part of a ruling.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, Final, NamedTuple, TypeVar

from adjudicator.games.romans.search.state import FaceDown, RoundRules, State, counted_hecas, rearranged
from adjudicator.games.romans.table.cards import (
    ARCHR,
    AXX,
    CHARIOTT,
    DRUHID,
    FILCHY,
    HORSIE,
    NONE,
    QWEEN,
    SVORD,
)
from adjudicator.games.romans.table.forts import (
    FOKUS,
    FORTUNA,
    HECAS_TO_WIN,
    KIND,
    KOMFORT,
    is_heca,
    value,
)

Choice = tuple[str, int, Any]
"""The name of the choice, the clan that chooses, and the option taken."""
Capture = tuple[int, int, int]
"""The clan whose Qween acts, the clan that she seduces, and the clan that captures; NONE if there is none."""


class RoundResult(NamedTuple):
    """One way in which a round may go."""

    shown: tuple[int, ...]
    winner: int
    taken: int
    """The fort captured, or NONE."""
    choices: tuple[Choice, ...]
    after: State


Option = TypeVar("Option")
LineFilter = Callable[[State, tuple[int, ...], str, list[Any]], list[Any]]
"""Given the state, the cards shown, the name of a choice and its options: the options that a line allows."""


class RevealedRound(NamedTuple):
    """A round in which all clans have shown their cards."""

    rules: RoundRules
    state: State
    shown: tuple[int, ...]
    downs: tuple[FaceDown, ...]
    """The cards left face down."""
    line_filter: LineFilter | None
    """The claimer's line, if it binds."""
    line_clan: int
    """The clan that the line binds."""

    def allowed(self, seat: int, choice: str, options: list[Option]) -> list[Option]:
        """The options that the clan may take: all of them, unless a line binds it."""
        if self.line_filter is None or seat != self.line_clan or len(options) < 2:
            return options
        left = self.line_filter(self.state, self.shown, choice, list(options))
        return [option for option in options if option in left]

    def chooses_fort(self, winner: int) -> bool:
        """May the capturer take another fort of the wall?"""
        return self.uses(winner, DRUHID) and len(self.state.wall) > 1

    def uses(self, seat: int, kind: int) -> bool:
        """Does this clan show this warrior, and has the warrior its ability there?"""
        return self.shown[seat] == kind and self.rules.powers[seat][kind]


# Who captures


def possible_captures(
    rules: RoundRules, bases: tuple[int, ...], shown: tuple[int, ...]
) -> tuple[Capture, ...]:
    """Who captures, for every choice that Qween has. ``bases`` are the totals before the cards are shown."""
    strengths, powers, seats = rules.strengths, rules.powers, range(len(shown))
    collision = CHARIOTT in shown and _collide(rules, shown)
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


def _collide(rules: RoundRules, shown: tuple[int, ...]) -> bool:
    """Do the Ch'ariotts of this round collide?"""
    if shown.count(CHARIOTT) < 2:
        return False
    return not rules.crash_needs_player or any(
        kind == CHARIOTT and not neutral for kind, neutral in zip(shown, rules.neutral, strict=True)
    )


def totals_of_capture(revealed: RevealedRound, capture: Capture) -> list[int]:
    """The total of every clan, after collisions and what Qween has seduced."""
    rules, shown, (queen, victim, _) = revealed.rules, revealed.shown, capture
    gone = CHARIOTT if _collide(rules, shown) else NONE
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
    gone = now == CHARIOTT and _collide(revealed.rules, shown)
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


# What a capture leads to


def allowed_captures(revealed: RevealedRound, bases: tuple[int, ...]) -> tuple[Capture, ...]:
    """The possible captures, with only those seductions that the line allows."""
    captures = possible_captures(revealed.rules, bases, revealed.shown)
    if len(captures) == 1:
        return captures
    queen = captures[0][0]
    victims = revealed.allowed(queen, "qween", [victim for _, victim, _ in captures])
    return tuple(capture for capture in captures if capture[1] in victims)


def results_of_capture(revealed: RevealedRound, capture: Capture) -> Iterator[RoundResult]:
    """Every way in which the round may go on after this capture."""
    queen, victim, _ = capture
    rules, shown, downs = revealed.rules, revealed.shown, revealed.downs
    by_qween: tuple[Choice, ...] = (("qween", queen, victim),) if queen != NONE else ()
    here = (True,) * len(shown)
    if _collide(rules, shown):
        here = tuple([kind != CHARIOTT for kind in shown])
    if SVORD in shown:
        each = [_after_svord(revealed, seat, down) for seat, down in enumerate(downs)]
        for moved in product(*each):
            yield from _results_with(revealed, capture, moved, by_qween, here)
        return
    yield from _results_with(revealed, capture, downs, by_qween, here)


def _results_with(
    revealed: RevealedRound,
    capture: Capture,
    downs: tuple[FaceDown, ...],
    by_qween: tuple[Choice, ...],
    here: tuple[bool, ...],
) -> Iterator[RoundResult]:
    """The same, with these cards face down after the round."""
    queen, victim, winner = capture
    rules, state, shown = revealed.rules, revealed.state, revealed.shown
    if winner == NONE:
        wall = state.wall[:-1] if stays_without_capture(revealed) else state.wall[1:]
        for face_up, choices in _pay_horsies(revealed, state.face_up, here, capture):
            after = state._replace(wall=wall, face_up=face_up, face_down=downs)
            yield RoundResult(shown, winner, NONE, by_qween + choices, after)
        return
    for place in _places(revealed, winner):
        taken = state.wall[place]
        wall = _wall_without(rules, state.wall, place)
        chose = (*by_qween, ("druhid", winner, place)) if revealed.uses(winner, DRUHID) else by_qween
        paid_for_una = _pay_fortuna(revealed, winner, taken)
        for paid, there, choices in _pay_fokus(revealed, here, winner, taken):
            left = [*there[:winner], False, *there[winner + 1 :]]
            if queen == winner and victim != NONE and not rules.victim_stays:
                left[victim] = False
            for kept in _keep_options(revealed, paid[winner], there[winner], winner, taken):
                face_up = (*paid[:winner], kept, *paid[winner + 1 :])
                tail = (*chose, *choices, ("keep", winner, kept))
                for ended, more in _pay_horsies(revealed, face_up, left, capture):
                    for forts, dropped, gone in paid_for_una:
                        champion = _champion(rules, forts, dropped, winner) if is_heca(taken) else NONE
                        last = (("fortuna", winner, gone),) if gone != NONE else ()
                        after = State(wall, ended, downs, forts, dropped, champion)
                        yield RoundResult(shown, winner, taken, tail + more + last, after)


Results = Callable[[RevealedRound, Capture], Iterator[RoundResult]]


def results_of_reveal(
    revealed: RevealedRound, bases: tuple[int, ...], results: Results = results_of_capture
) -> Iterator[RoundResult]:
    """Every way in which this round may go."""
    for capture in allowed_captures(revealed, bases):
        yield from results(revealed, capture)


def _after_svord(revealed: RevealedRound, seat: int, down: FaceDown) -> list[FaceDown]:
    """The face-down cards after Svord: in an unknown order, unless a line states the order.

    If we do not know whether the line names the cards that lie there, there is more than one case.
    """
    if not revealed.uses(seat, SVORD):
        return [down]
    if revealed.line_filter is not None and seat == revealed.line_clan:
        stated: list[FaceDown] = revealed.line_filter(revealed.state, revealed.shown, "svord", [down])
        return stated or [rearranged(down)]
    return [rearranged(down)]


def _places(revealed: RevealedRound, winner: int) -> list[int]:
    """The places in the wall from which the capturer may take a fort."""
    if not revealed.uses(winner, DRUHID):
        return [0]
    return revealed.allowed(winner, "druhid", list(range(len(revealed.state.wall))))


def _wall_without(rules: RoundRules, wall: tuple[int, ...], place: int) -> tuple[int, ...]:
    if not place:
        return wall[1:]
    if rules.druhid_shifts:
        return wall[:place] + wall[place + 1 :]
    return (*wall[1:place], wall[0], *wall[place + 1 :])


def _without(up: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = up.index(kind)
    return up[:at] + up[at + 1 :]


FaceUp = tuple[tuple[int, ...], ...]
"""The face-up warriors of each clan."""
Forts = tuple[tuple[int, ...], ...]
"""Forts of each clan."""
FRESH: Final = 8
"""Added to a warrior in an option, if it is the card revealed in this round and not an earlier one."""

Loss = tuple[int, tuple[int, ...], bool]
"""The card discarded, the earlier cards that stay, and whether the card revealed in this round stays."""


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


def _pay_fokus(
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


def _keep_options(
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


def _pay_horsies(
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


def _pay_fortuna(revealed: RevealedRound, winner: int, taken: int) -> list[tuple[Forts, Forts, int]]:
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


def _champion(rules: RoundRules, forts: Forts, dropped: Forts, winner: int) -> int:
    """The winner, if its FortHece end the game, else NONE."""
    count = counted_hecas(rules, forts[winner], dropped[winner])
    return winner if count >= HECAS_TO_WIN and (rules.one_player or not rules.neutral[winner]) else NONE
