"""The facts of a position, each as one statement that may or may not be true."""

from typing import Any

from adjudicator.case import Case
from adjudicator.games.romans.table.cards import COPIES, DECK_SIZE, NONE, UNKNOWN, card_id
from adjudicator.games.romans.table.forts import FORTUNA, KIND, fort_name
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Table
from adjudicator.ruling import Reason
from adjudicator.statement import Statement
from solver.program import Program, Var, count


def statements(case: Case[Position, Any]) -> tuple[Program, list[Statement]]:
    """Every listed card and fort is a fact; no clan has more than its nine, no deck more than its copies."""
    program = Program()
    table = case.position.table
    facts: list[Statement] = []
    _warriors(program, table, facts)
    _forts(program, table, facts)
    return program, facts


def _fact(program: Program, facts: list[Statement], reason: Reason) -> Var:
    guard = program.var(f"fact {len(facts) + 1}")
    facts.append(Statement(guard, reason))
    return guard


def _warriors(program: Program, table: Table, facts: list[Statement]) -> None:
    for seat, line in enumerate(table.lines):
        clan = table.setup.clans[seat]
        now = (line.now,) if line.here and line.now != NONE else ()
        places = {
            "shown": (*line.shown, *now),
            "spent": line.spent,
            "aside": line.aside,
            "down": line.down,
        }
        kinds: dict[int, list[Var]] = {}
        for where, cards in places.items():
            for kind in cards:
                if kind == UNKNOWN:
                    continue
                card = card_id(clan, kind)
                said = Reason(
                    "romans.setup.decks", "romans-stated-card", {"card": card, "where": where}, (card,)
                )
                kinds.setdefault(kind, []).append(_fact(program, facts, said))
        for kind, guards in kinds.items():
            program.at_most(count(guards), COPIES[kind])
        program.at_most(count(guard for guards in kinds.values() for guard in guards), DECK_SIZE)


def _forts(program: Program, table: Table, facts: list[Statement]) -> None:
    kinds: dict[int, list[Var]] = {}
    held = [(table.setup.clans[seat], line.forts) for seat, line in enumerate(table.lines)]
    unas: list[tuple[str, Var]] = []
    for owner, forts in (("wall", table.wall), ("discarded", table.discarded), *held):
        for fort in sorted(fort & KIND for fort in forts):
            params = {"fort": fort_name(fort), "where": owner}
            said = Reason("romans.setup.forts", "romans-stated-fort", params, (fort_name(fort),))
            kinds.setdefault(fort, []).append(_fact(program, facts, said))
            if fort == FORTUNA:
                unas.append((owner, kinds[fort][-1]))
    for clan, given_up in _given_up(program, table, facts, kinds):
        elsewhere = [guard for owner, guard in unas if owner != clan]
        program.at_most(count([*given_up, *elsewhere]), table.setup.deck[FORTUNA])
    for kind, guards in kinds.items():
        program.at_most(count(guards), table.setup.deck[kind])


def _given_up(
    program: Program, table: Table, facts: list[Statement], kinds: dict[int, list[Var]]
) -> list[tuple[str, list[Var]]]:
    """Each fort given up was the price of a FortUna that the same clan had captured."""
    found = []
    for seat, line in enumerate(table.lines):
        clan, guards = table.setup.clans[seat], list[Var]()
        for fort in sorted(fort & KIND for fort in line.dropped):
            params = {"fort": fort_name(fort), "clan": clan}
            said = Reason("romans.fortuna.cost", "romans-stated-dropped", params, (fort_name(fort),))
            guards.append(_fact(program, facts, said))
            kinds.setdefault(fort, []).append(guards[-1])
        found.append((clan, guards))
    return found
