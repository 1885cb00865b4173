"""The rules stated again for the solvers: the rest of a game, and the laws behind ``consistent``."""

from collections.abc import Collection, Iterator
from typing import Final

from adjudicator.case import Case
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason
from adjudicator.statement import Consistent, Stated, Statement
from solver.gates import Gates
from solver.program import Program, Var, count
from tests.fourth.readings import EQUAL
from tests.fourth.table import COINS, OF_EACH, PLAYERS, Action, Held, Show, Swap, Table, other

_PLACES: Final = tuple((player, coin) for player in PLAYERS for coin in COINS)

# The rest of a game. Whoever is on turn swaps first or not at all: after showing, no swap is allowed.


def rest_of_game(table: Table, who: str, wins: bool, readings: Readings) -> Program:
    """Every course of play in which this player wins, or does not win."""
    gates = Gates()
    has, takes, shows = (
        {at: gates.var(f"{at[0]} {verb} {at[1]}") for at in _PLACES} for verb in ("has", "takes", "shows")
    )
    swaps = {player: gates.any_of(takes[player, coin] for coin in COINS) for player in PLAYERS}
    for player in PLAYERS:
        fist = table.fist(player)
        gates.one_of(has[player, coin] for coin in COINS)
        gates.one_of(shows[player, coin] for coin in COINS)
        most = 0 if fist.shown or fist.swapped else 1
        gates.program.at_most(count(takes[player, coin] for coin in COINS), most)
        if fist.coin is not None:
            gates.follows(has[player, fist.coin])
        for coin in COINS:
            gates.follows(shows[player, coin], takes[player, coin])
            gates.follows(shows[player, coin], has[player, coin], gates.is_not(swaps[player]))
    first = table.turn or PLAYERS[0]
    for coin in COINS:
        lying = table.middle.count(coin)
        given, taken = gates.all_of(swaps[first], has[first, coin]), takes[first, coin]
        gates.program.at_most(count(has[player, coin] for player in PLAYERS), OF_EACH - lying)
        gates.program.at_most(((1, taken),), lying)
        gates.program.at_least(((1, given), (-1, taken)), 1 - lying, when=(takes[other(first), coin],))
    more, _, same = gates.compared(
        [(coin, shows[who, coin]) for coin in COINS], [(coin, shows[other(who), coin]) for coin in COINS]
    )
    won = gates.any_of((more, same)) if readings[EQUAL.id] == "both" else more
    gates.follows(won if wins else gates.is_not(won))
    return gates.program


def course_in(table: Table, true: Collection[str]) -> tuple[Action, ...]:
    """The actions that a solution describes, in turn."""

    def value(player: str, verb: str) -> int:
        return next((coin for coin in COINS if f"{player} {verb} {coin}" in true), 0)

    left: dict[str, list[Action]] = {player: [] for player in PLAYERS}
    for player in PLAYERS:
        if taken := value(player, "takes"):
            left[player].append(Swap(player, value(player, "has"), taken))
        if not table.fist(player).shown:
            left[player].append(Show(player, value(player, "shows")))
    course: list[Action] = []
    player = table.turn or PLAYERS[0]
    while any(left.values()):
        if left[player]:
            course.append(left[player].pop(0))
        player = other(player)
    return tuple(course)


# The game so far, with each fact as a guard


def statements(case: Case[Table, Consistent[Held]]) -> Stated:
    past, facts = _Past(), list[Statement]()
    for holds, say, who in _facts(past, case):
        guard = past.var()
        past.follows(holds, guard)
        facts.append(Statement(guard, say, who))
    return Stated(past.program, tuple(facts))


class _Past(Gates):
    """The laws: two of each coin, one in each fist; a coin given away lies in the middle or was taken."""

    def __init__(self) -> None:
        super().__init__()
        self.start = {at: self.var(f"{at[0]} had {at[1]}") for at in _PLACES}
        self.now = {at: self.var(f"{at[0]} has {at[1]}") for at in _PLACES}
        self.swapped = {player: self.var(f"{player} swapped") for player in PLAYERS}
        self.lying = {(coin, many): self.var(f"{many} of {coin}") for coin in COINS for many in (1, 2)}
        self.program.exactly(count(self.lying.values()), 2)
        for coin in COINS:
            self.follows(self.lying[coin, 1], self.lying[coin, 2])
            fists = [self.now[player, coin] for player in PLAYERS]
            self.program.at_most(count([*fists, self.lying[coin, 1], self.lying[coin, 2]]), OF_EACH)
        for player in PLAYERS:
            self.one_of(self.start[player, coin] for coin in COINS)
            self.one_of(self.now[player, coin] for coin in COINS)
        for player, coin in _PLACES:
            had, rival = self.start[player, coin], other(player)
            self.follows(self.now[player, coin], had, self.is_not(self.swapped[player]))
            passed_on = self.all_of(self.swapped[rival], self.now[rival, coin])
            self.follows(self.any_of((self.lying[coin, 1], passed_on)), had, self.swapped[player])


def _facts(past: _Past, case: Case[Table, Consistent[Held]]) -> Iterator[tuple[Var, Reason, str]]:
    """Every fact: the variable that it makes true, how it is said, and who testifies it."""
    params: Params
    table = case.position
    for coin in dict.fromkeys(table.middle):
        params = {"coin": coin, "count": table.middle.count(coin)}
        holds = past.lying[coin, table.middle.count(coin)]
        yield holds, Reason("coins.setup", "coins-stated-middle", params), ""
    for player in PLAYERS:
        fist = table.fist(player)
        if fist.coin is not None:
            params = {"who": player, "coin": fist.coin}
            yield past.now[player, fist.coin], Reason("coins.setup", "coins-stated-fist", params), ""
        swapped = past.swapped[player]
        params = {"who": player, "swapped": "yes" if fist.swapped else "no"}
        holds = swapped if fist.swapped else past.is_not(swapped)
        yield holds, Reason("coins.swap", "coins-stated-swapped", params), ""
    for held in case.claim.testimony:
        at = held.who, held.coin
        params = {"by": held.by, "who": held.who, "coin": held.coin}
        holds = past.any_of((past.start[at], past.now[at]))
        yield holds, Reason("coins.setup", "coins-stated-held", params), held.by
