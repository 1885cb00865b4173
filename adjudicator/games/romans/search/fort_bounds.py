"""What can be seen without playing it out: forts that a clan can never take, and forts it is bound to take.

Each clan is looked at by itself, with everything the others might do to it granted. So a bound that speaks is
right, and where it is silent the search has to look.
"""

from adjudicator.games.romans.search.state import Down, State, Ways, may_show
from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, FILCHY, NONE, QWEEN, SVORD
from adjudicator.games.romans.table.forts import FOKUS, HECAS, KIND, TO_WIN

_NINE = (0, 1, 2, 3, 4, 5, 6, 7, 7)
_CHARIOTTS = 0b110000000
_FILCHY = 1 << FILCHY


def never(w: Ways, state: State, clan: int, place: int) -> bool:
    """This clan cannot take the fort at this place: wherever it may be fought for, the clan keeps out."""
    down, last = state.downs[clan], len(state.wall) - 1
    if not w.powers[clan][FILCHY] or _may_rearrange(w, down, clan, last):
        return False
    reach = last if _may_move_on(w, state, place) else place
    if w.powers[clan][DRUHID] and any(may_show(down, at) >> DRUHID & 1 for at in range(reach + 1)):
        return False
    return all(may_show(down, at) == _FILCHY for at in range(place, reach + 1))


def _may_move_on(w: Ways, state: State, place: int) -> bool:
    """Might the fort at this place be moved to a later one?"""
    if w.tie_stays:
        return True
    first = 0 if w.druhid_shifts else place
    return any(
        w.powers[seat][DRUHID] and any(may_show(down, at) >> DRUHID & 1 for at in range(first, place + 1))
        for seat, down in enumerate(state.downs)
    )


def surely(w: Ways, state: State, clan: int, place: int) -> bool:
    """This clan takes the fort at this place whatever happens: nobody else can come near its total then."""
    seats = range(len(state.lines))
    rivals = [seat for seat in seats if seat != clan]
    down = state.downs[clan]
    if w.tie_stays or (w.any_tie and len(rivals) > 1) or _may_end_before(w, state, place):
        return False
    if _may_rearrange(w, down, clan, place):
        return False
    card = down.fixed[place]
    if card == NONE or (card == FILCHY and w.powers[clan][FILCHY]):
        return False
    if w.powers[clan][DRUHID] and (
        (card == DRUHID and len(state.wall) > place + 1) or (w.druhid_shifts and DRUHID in down.fixed[:place])
    ):
        return False  # the clan itself may leave it, or push it on
    for seat in rivals:
        theirs = state.downs[seat]
        if w.powers[seat][DRUHID] and any(may_show(theirs, before) >> DRUHID & 1 for before in range(place)):
            return False
    least = _least(w, state, clan, place)
    meets = card == CHARIOTT and any(may_show(state.downs[seat], place) & _CHARIOTTS for seat in rivals)
    if not meets and not _courted(w, state, clan, place):
        least += w.strengths[card]
    return all(_most(w, state, seat, place) < least for seat in rivals)


def _may_rearrange(w: Ways, down: Down, seat: int, place: int) -> bool:
    """Might Svord move the card at this place before it is revealed? The last card has nowhere to go."""
    before = min(place, len(down.fixed) - 2)
    return w.powers[seat][SVORD] and any(may_show(down, at) >> SVORD & 1 for at in range(before))


def _may_end_before(w: Ways, state: State, place: int) -> bool:
    """Might three FortHece end the game before this place is reached?"""
    left = sum(fort & KIND < HECAS for fort in state.wall)
    if not place or not left:
        return False
    return any(
        sum(fort & KIND < HECAS for fort in forts) + (gone if w.in_total else 0) + left >= TO_WIN
        for forts, gone in zip(state.forts, state.dropped, strict=True)
    )


def _courted(w: Ways, state: State, clan: int, place: int) -> bool:
    """Might a rival's Qween turn to this clan at this place?"""
    return any(
        seat != clan and w.powers[seat][QWEEN] and may_show(down, place) >> QWEEN & 1
        for seat, down in enumerate(state.downs)
    )


def _least(w: Ways, state: State, clan: int, place: int) -> int:
    """The least that the clan's earlier cards can be worth when this place is fought for."""
    fixed = state.downs[clan].fixed
    line = list(state.lines[clan])
    fokus = any(fort & KIND == FOKUS for fort in state.wall)
    for before, card in enumerate(fixed[:place]):
        if card != FILCHY or not w.powers[clan][FILCHY]:
            line = []  # it may capture
        else:
            if not _courted(w, state, clan, before):
                line.append(card)
            if fokus and line:
                line.remove(max(line, key=lambda kind: w.strengths[kind]))
    return sum(w.strengths[kind] for kind in line)


def _most(w: Ways, state: State, seat: int, place: int) -> int:
    """The most that a clan's cards can be worth when this place is fought for, nothing lost before."""
    down = state.downs[seat]
    known = [kind for kind in down.fixed[: place + 1] if kind != NONE]
    hidden = place + 1 - len(known)
    pool = sorted((w.strengths[_NINE[bit]] for bit in range(9) if down.pool >> bit & 1), reverse=True)
    if _may_rearrange(w, down, seat, place):
        known_later = [kind for kind in down.fixed if kind != NONE]
        everything = sorted([*pool, *(w.strengths[kind] for kind in known_later)], reverse=True)
        best = sum(everything[: place + 1])
    else:
        best = sum(w.strengths[kind] for kind in known) + sum(pool[:hidden])
    if w.powers[seat][QWEEN] and may_show(down, place) >> QWEEN & 1:
        best += max(w.strengths)
    return best + sum(w.strengths[kind] for kind in state.lines[seat])
