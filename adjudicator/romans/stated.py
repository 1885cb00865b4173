"""The facts of a position, each as one statement that may or may not be true."""

from collections import Counter

from adjudicator.case import Case
from adjudicator.consistency import Stated
from adjudicator.romans.cards import COPIES, DECK_SIZE, NONE, UNKNOWN, card_id
from adjudicator.romans.claims import RomansClaim
from adjudicator.romans.forts import KIND, fort_name
from adjudicator.romans.position import Position
from adjudicator.romans.table import Table
from adjudicator.ruling import Reason
from solver.program import Program, Var, count


def stated(case: Case[Position, RomansClaim]) -> tuple[Program, list[Stated]]:
    """Every listed card and fort is a fact; no clan has more than its nine, no deck more than its copies."""
    program = Program()
    table = case.position.table
    facts: list[Stated] = []
    _warriors(program, table, facts)
    _forts(program, table, facts)
    return program, facts


def _fact(program: Program, facts: list[Stated], reason: Reason) -> Var:
    guard = program.var(f"fact {len(facts) + 1}")
    facts.append(Stated(guard, reason))
    return guard


def _warriors(program: Program, table: Table, facts: list[Stated]) -> None:
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


def _forts(program: Program, table: Table, facts: list[Stated]) -> None:
    kinds: dict[int, list[Var]] = {}
    held = [(table.setup.clans[seat], (*line.forts, *line.dropped)) for seat, line in enumerate(table.lines)]
    for owner, forts in (("wall", table.wall), ("discarded", table.discarded), *held):
        for kind, copies in Counter(fort & KIND for fort in forts).items():
            for _ in range(copies):
                params = {"fort": fort_name(kind), "where": owner}
                said = Reason("romans.setup.forts", "romans-stated-fort", params, (fort_name(kind),))
                kinds.setdefault(kind, []).append(_fact(program, facts, said))
    for kind, guards in kinds.items():
        program.at_most(count(guards), table.setup.deck[kind])
