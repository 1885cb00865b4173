"""Reads a solver's solution as rounds that the rules can replay."""

from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.models.variables import CARDS, KINDS
from adjudicator.games.romans.search.payments import FRESH
from adjudicator.games.romans.search.revealed import Choice
from adjudicator.games.romans.search.witness import PlayedRound
from adjudicator.games.romans.table.cards import AXX, DRUHID, NONE
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KIND
from solver.answer import Solution
from solver.program import Var


def solution_rounds(turn: Turn, solution: Solution) -> tuple[PlayedRound, ...]:
    """The cards revealed in each round and all choices. The rules work out what follows from them."""
    true = _true_variables(turn, solution)
    return tuple(_round(turn, at, true) for at in turn.rounds if turn.over[at] not in true)


def _true_variables(turn: Turn, solution: Solution) -> set[Var]:
    names = turn.g.program.names
    return {var for var, name in enumerate(names, 1) if name in solution.true}


def _round(turn: Turn, at: int, true: set[Var]) -> PlayedRound:
    cards = [next(card for card in CARDS if turn.reveals_card[seat, at, card] in true) for seat in turn.seats]
    shown = tuple(KINDS[card] for card in cards)
    winner = next((seat for seat in turn.seats if turn.captures[seat, at] in true), NONE)
    choices: list[Choice] = []
    for seat in turn.seats:
        if turn.qween_acts[seat, at] in true:
            victim = next((one for one in turn.seats if turn.seduce[seat, one, at] in true), NONE)
            choices.append(("qween", seat, victim))
        for what, lost in (("fokus", turn.pays), ("horsie", turn.horsie_costs)):
            for card in CARDS:
                if lost.get((seat, at, card)) in true and seat != winner:
                    choices.append((what, seat, KINDS[card] | (FRESH if card == cards[seat] else 0)))
    if winner != NONE:
        choices += _winner_choices(turn, at, true, winner, shown[winner])
    return PlayedRound(shown, tuple(choices))


def _winner_choices(turn: Turn, at: int, true: set[Var], winner: int, shown: int) -> list[Choice]:
    choices: list[Choice] = []
    if shown == DRUHID:
        place = next(place for (one, place), var in turn.place_taken.items() if one == at and var in true)
        choices.append(("druhid", winner, place))
    if shown == AXX and _takes_kind(turn, at, FOKUS, true):
        earlier = [KINDS[card] for card in CARDS if turn.up[winner, at, card] in true]
        spared = turn.keeps.get((winner, at, AXX)) in true or turn.spares_axx.get((winner, at)) in true
        choices.append(("fokus", winner, earlier[0] if earlier and spared else AXX | FRESH))
    kept = tuple(KINDS[card] for card in CARDS if turn.keeps.get((winner, at, card)) in true)
    choices.append(("keep", winner, kept))
    if turn.holds and _takes_kind(turn, at, FORTUNA, true):
        given = [fort for fort in range(len(turn.kinds)) if turn.gives_up[winner, at, fort] in true]
        choices += [("fortuna", winner, turn.kinds[fort]) for fort in given]
    return choices


def _takes_kind(turn: Turn, at: int, kind: int, true: set[Var]) -> bool:
    """Is a fort of this kind captured in this round? By the variables that the solver has answered."""
    return any(turn.taken[fort, at] in true for fort, one in enumerate(turn.wall) if one & KIND == kind)
