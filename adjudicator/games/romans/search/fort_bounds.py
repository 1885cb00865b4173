"""Bounds for the search of a fort: cases where a clan clearly can never take it, or is sure to take it.

Each clan is judged alone, as if the others did what is worst for the bound. So True is always right. False
means only that the search has to decide.
"""

from adjudicator.games.romans.search.state import (
    KIND_OF_BIT,
    FaceDown,
    RoundRules,
    State,
    may_end_by,
    may_turn_up,
)
from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, FILCHY, NONE, QWEEN, SVORD
from adjudicator.games.romans.table.forts import FOKUS, KIND, is_heca

_CHARIOTTS = 0b110000000
_FILCHY = 1 << FILCHY


def can_never_take(rules: RoundRules, state: State, clan: int, place: int) -> bool:
    """Does this clan show Filchy, and so not take part, wherever the fort at this place may be fought for?"""
    down, last = state.face_down[clan], len(state.wall) - 1
    if not rules.powers[clan][FILCHY] or _may_rearrange(rules, down, clan, last):
        return False
    reach = last if _may_move_on(rules, state, place) else place
    if rules.powers[clan][DRUHID] and any(may_turn_up(down, at) >> DRUHID & 1 for at in range(reach + 1)):
        return False
    return all(may_turn_up(down, at) == _FILCHY for at in range(place, reach + 1))


def _may_move_on(rules: RoundRules, state: State, place: int) -> bool:
    """Might the fort at this place be moved to a later place?"""
    if rules.tie_stays:
        return True
    first = 0 if rules.druhid_shifts else place
    return any(
        rules.powers[seat][DRUHID]
        and any(may_turn_up(down, at) >> DRUHID & 1 for at in range(first, place + 1))
        for seat, down in enumerate(state.face_down)
    )


def is_sure_to_take(rules: RoundRules, state: State, clan: int, place: int) -> bool:
    """Is this clan's least total at this place above the most that any rival can reach?"""
    return sure_totals(rules, state, clan, place) is not None


def sure_totals(rules: RoundRules, state: State, clan: int, place: int) -> tuple[int, int] | None:
    """This clan's least total at this place and the most that a rival can reach, if the least is above it."""
    seats = range(len(state.face_up))
    rivals = [seat for seat in seats if seat != clan]
    down = state.face_down[clan]
    if rules.tie_stays or (rules.any_tie and len(rivals) > 1) or _may_end_before(rules, state, place):
        return None
    if _may_rearrange(rules, down, clan, place):
        return None
    card = down.fixed[place]
    if card == NONE or (card == FILCHY and rules.powers[clan][FILCHY]):
        return None
    if rules.powers[clan][DRUHID] and (
        (card == DRUHID and len(state.wall) > place + 1)
        or (rules.druhid_shifts and DRUHID in down.fixed[:place])
    ):
        return None  # the clan itself may leave it, or push it on
    for seat in rivals:
        theirs = state.face_down[seat]
        if rules.powers[seat][DRUHID] and any(
            may_turn_up(theirs, before) >> DRUHID & 1 for before in range(place)
        ):
            return None
    least = _least_total(rules, state, clan, place)
    meets = card == CHARIOTT and any(
        may_turn_up(state.face_down[seat], place) & _CHARIOTTS for seat in rivals
    )
    if not meets and not _may_be_seduced(rules, state, clan, place):
        least += rules.strengths[card]
    most = max(_most_total(rules, state, seat, place) for seat in rivals)
    return (least, most) if most < least else None


def _may_rearrange(rules: RoundRules, down: FaceDown, seat: int, place: int) -> bool:
    """Might Svord move the card at this place before it is revealed? A last card cannot be moved."""
    before = min(place, len(down.fixed) - 2)
    return rules.powers[seat][SVORD] and any(may_turn_up(down, at) >> SVORD & 1 for at in range(before))


def _may_end_before(rules: RoundRules, state: State, place: int) -> bool:
    """Might three FortHece end the game before this place is reached?"""
    return place > 0 and any(map(is_heca, state.wall)) and may_end_by(rules, state, state.wall)


def _may_be_seduced(rules: RoundRules, state: State, clan: int, place: int) -> bool:
    """Might a rival's Qween seduce this clan's warrior at this place?"""
    return any(
        seat != clan and rules.powers[seat][QWEEN] and may_turn_up(down, place) >> QWEEN & 1
        for seat, down in enumerate(state.face_down)
    )


def _least_total(rules: RoundRules, state: State, clan: int, place: int) -> int:
    """The least total of the clan's earlier cards when this place is fought for."""
    fixed = state.face_down[clan].fixed
    up = list(state.face_up[clan])
    fokus = any(fort & KIND == FOKUS for fort in state.wall)
    for before, card in enumerate(fixed[:place]):
        if card != FILCHY or not rules.powers[clan][FILCHY]:
            up = []  # it may capture
        else:
            if not _may_be_seduced(rules, state, clan, before):
                up.append(card)
            if fokus and up:
                up.remove(max(up, key=lambda kind: rules.strengths[kind]))
    return sum(rules.strengths[kind] for kind in up)


def _most_total(rules: RoundRules, state: State, seat: int, place: int) -> int:
    """The most that a clan's total can be when this place is fought for, if it loses no card before."""
    down = state.face_down[seat]
    known = [kind for kind in down.fixed[: place + 1] if kind != NONE]
    hidden = place + 1 - len(known)
    pool = sorted(
        (rules.strengths[KIND_OF_BIT[bit]] for bit in range(9) if down.pool >> bit & 1), reverse=True
    )
    if _may_rearrange(rules, down, seat, place):
        known_later = [kind for kind in down.fixed if kind != NONE]
        everything = sorted([*pool, *(rules.strengths[kind] for kind in known_later)], reverse=True)
        best = sum(everything[: place + 1])
    else:
        best = sum(rules.strengths[kind] for kind in known) + sum(pool[:hidden])
    if rules.powers[seat][QWEEN] and may_turn_up(down, place) >> QWEEN & 1:
        best += max(rules.strengths)
    return best + sum(rules.strengths[kind] for kind in state.face_up[seat])
