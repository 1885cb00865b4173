"""Bounds on a region before the upkeep, as programs for the solvers: a relaxation of the rest of the round.

Every course of play is a solution, and there are more solutions. So if the program has none, no course of
play has such an end.
"""

from typing import Final

from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, Phase, Table
from adjudicator.readings import Readings
from solver.program import Program, Term, Var, count

_TRICK_PHASES: Final = (Phase.LEAD, Phase.FOLLOW, Phase.ROW, Phase.BUY, Phase.EXPAND, Phase.REMOVE)


class RelaxedRegion:
    """How many towns everybody may have in one region after the upkeep."""

    def __init__(self, table: Table, region: int, readings: Readings) -> None:
        self.table = table
        self.region = REGIONS[region]
        self.token = table.tokens[region]
        self.program = Program()
        resolved = sorted(table.trick, key=lambda played: played[1])[: table.acted]
        rounds = {3: 7, 4: 5, 5: 5 if readings["five-player-tricks"] == "played" else 4}[table.size]
        tricks = rounds - (table.tricks if table.phase in _TRICK_PHASES else 0)
        self.gained: list[list[Var]] = []
        self.freed: list[list[Var]] = []
        self.lost: list[list[tuple[int, Var]]] = []
        self.built: list[Var] = []
        free = [town for town in self._towns() if all(not p.discs >> town & 1 for p in table.players)]
        for seat, player in enumerate(table.players):
            mine = [self.program.var(f"{seat} gains {town}") for town in free]
            more = tricks - (seat in [who for who, _ in resolved]) + 1 + (table.phase == Phase.SETUP)
            self.program.at_most(count(mine), more)
            self.gained.append(mine)
            own = [town for town in self._towns() if player.discs >> town & 1]
            under = [town for town in own if table.covered >> town & 1]
            self.freed.append([self.program.var(f"{seat} frees {town}") for town in under])
            losses = [(self._worth(town), self.program.var(f"{seat} loses {town}")) for town in own]
            losses += [(1, self.program.var(f"{seat} loses a new town"))]
            self.lost.append(losses)
            self.program.at_most(count(var for _, var in losses), 1)
            for (_, var), town in zip(losses, own, strict=False):
                if town in under:  # only after it was freed
                    self.program.at_least(((1, self.freed[seat][under.index(town)]), (-1, var)), 0)
            self.program.at_least((*count(mine), (-1, losses[-1][1])), 0)
            self.built.append(self.program.var(f"{seat} builds"))
        for place in range(len(free)):
            self.program.at_most(count(mine[place] for mine in self.gained), 1)
        gone = table.discard >> 13 & 1 or 13 in [card for _, card in resolved]
        self.program.at_most(count(var for some in self.freed for var in some), 0 if gone else 1)

    def _towns(self) -> list[int]:
        return [town for town in range(self.region.towns.bit_length()) if self.region.towns >> town & 1]

    def _worth(self, town: int) -> int:
        return 2 if self.table.monasteries >> town & 1 else 1

    def side(self, seat: int) -> tuple[list[Term], int]:
        """A player's towns: the terms for possible changes, and the number now."""
        player = self.table.players[seat]
        under = [t for t in self._towns() if player.discs >> t & 1 and self.table.covered >> t & 1]
        terms: list[Term] = [(1, var) for var in self.gained[seat]]
        terms += [(self._worth(town), var) for town, var in zip(under, self.freed[seat], strict=True)]
        terms += [(-worth, var) for worth, var in self.lost[seat]]
        terms.append((1, self.built[seat]))
        now = sum(
            self._worth(town)
            for town in self._towns()
            if player.discs >> town & 1 and not self.table.covered >> town & 1
        )
        return terms, now

    def vikings(self) -> tuple[list[Term], int]:
        """The same for the Vikings."""
        terms: list[Term] = [(worth, var) for losses in self.lost for worth, var in losses]
        now = 0
        for seat, player in enumerate(self.table.players):
            under = [t for t in self._towns() if player.discs >> t & 1 and self.table.covered >> t & 1]
            terms += [(-self._worth(town), var) for town, var in zip(under, self.freed[seat], strict=True)]
            now += sum(map(self._worth, under))
        return terms, now


def held_by_program(
    table: Table, region: int, seat: int, wanted: bool, ally: int, readings: Readings
) -> Program:
    """Solutions: ends at which the player holds the region; with ``wanted`` false, does not hold it.

    The Vikings' towns count for this ally; for the Vikings themselves if it is NOBODY.
    """
    relaxed = RelaxedRegion(table, region, readings)
    program = relaxed.program
    sides = [relaxed.side(one) for one in range(table.size)]
    vikings = relaxed.vikings()
    if ally == NOBODY:
        sides.append(vikings)
    else:
        sides[ally] = ([*sides[ally][0], *vikings[0]], sides[ally][1] + vikings[1])
    others = [side for side in range(len(sides)) if side != seat]
    if wanted:
        if relaxed.token == FACE_DOWN:
            _require_face_up(program, relaxed, sides)
        if relaxed.token != seat:
            for other in others:
                _require_lead(program, sides, seat, other, 1)
        else:  # nobody else has the most alone
            for side in others:
                level = [
                    program.var(f"{side} not before {other}") for other in range(len(sides)) if other != side
                ]
                rest = [other for other in range(len(sides)) if other != side]
                for var, other in zip(level, rest, strict=True):
                    _require_lead(program, sides, other, side, 0, [var])
                program.at_least(count(level), 1)
        return program
    if relaxed.token == seat:  # somebody must have more
        before = [program.var(f"{other} before") for other in others]
        for var, other in zip(before, others, strict=True):
            _require_lead(program, sides, other, seat, 1, [var])
        program.at_least(count(before), 1)
        return program
    if relaxed.token == FACE_DOWN and sum(now for _, now in sides) < relaxed.region.threshold:
        return program  # it may stay face down
    level = [program.var(f"{other} level") for other in others]
    for var, other in zip(level, others, strict=True):
        _require_lead(program, sides, other, seat, 0, [var])
    program.at_least(count(level), 1)
    return program


def _require_lead(
    program: Program,
    sides: list[tuple[list[Term], int]],
    one: int,
    other: int,
    margin: int,
    when: list[Var] | None = None,
) -> None:
    """``one`` has at least ``margin`` towns more than ``other``, if all of ``when`` are true."""
    terms = [*sides[one][0], *((-weight, var) for weight, var in sides[other][0])]
    program.at_least(terms, margin + sides[other][1] - sides[one][1], when or [])


def _require_face_up(program: Program, relaxed: RelaxedRegion, sides: list[tuple[list[Term], int]]) -> None:
    """All towns together reach the threshold, so the token is turned over (rule boru.regions.reveal)."""
    everything = [term for terms, _ in sides for term in terms]
    program.at_least(everything, relaxed.region.threshold - sum(now for _, now in sides))


def possible_allies(table: Table) -> list[int]:
    """Whose towns the Vikings' towns may count as in this round; NOBODY for the Vikings alone."""
    revealed = table.phase not in (Phase.SETUP, Phase.VIKINGS, Phase.COURTED)
    last = table.bride == "princess" or (not revealed and table.deck <= 1)
    if not last and not table.pact:
        return [NOBODY]
    return [NOBODY, *range(table.size)]
