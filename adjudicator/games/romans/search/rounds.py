"""One round as one step of the search: every choice in it, and the state after it.

It follows the order of the rulebook, as ``rules.round`` does, but without a stop at each choice, and some
face-down cards may be unknown. The rules replay what the search finds before it becomes part of a ruling.
"""

from collections.abc import Callable, Iterator
from itertools import product

from adjudicator.games.romans.search.captures import collide, possible_captures, stays_without_capture
from adjudicator.games.romans.search.payments import Forts, keep_options, pay_fokus, pay_fortuna, pay_horsies
from adjudicator.games.romans.search.revealed import Capture, Choice, RevealedRound, RoundResult
from adjudicator.games.romans.search.state import FaceDown, RoundRules, State, counted_hecas, rearranged
from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, NONE, SVORD
from adjudicator.games.romans.table.forts import HECAS_TO_WIN, is_heca


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
    if collide(rules, shown):
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
        for face_up, choices in pay_horsies(revealed, state.face_up, here, capture):
            after = state._replace(wall=wall, face_up=face_up, face_down=downs)
            yield RoundResult(shown, winner, NONE, by_qween + choices, after)
        return
    for place in _places(revealed, winner):
        taken = state.wall[place]
        wall = _wall_without(rules, state.wall, place)
        chose = (*by_qween, ("druhid", winner, place)) if revealed.uses(winner, DRUHID) else by_qween
        paid_for_una = pay_fortuna(revealed, winner, taken)
        for paid, there, choices in pay_fokus(revealed, here, winner, taken):
            left = [*there[:winner], False, *there[winner + 1 :]]
            if queen == winner and victim != NONE and not rules.victim_stays:
                left[victim] = False
            for kept in keep_options(revealed, paid[winner], there[winner], winner, taken):
                face_up = (*paid[:winner], kept, *paid[winner + 1 :])
                tail = (*chose, *choices, ("keep", winner, kept))
                for ended, more in pay_horsies(revealed, face_up, left, capture):
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


def _champion(rules: RoundRules, forts: Forts, dropped: Forts, winner: int) -> int:
    """The winner, if its FortHece end the game, else NONE."""
    count = counted_hecas(rules, forts[winner], dropped[winner])
    return winner if count >= HECAS_TO_WIN and (rules.one_player or not rules.neutral[winner]) else NONE
