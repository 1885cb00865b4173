"""The facts of a position as statements, and the laws that say which of them can be true together."""

from typing import Never

from adjudicator.case import Case
from adjudicator.games.romans.table.cards import COPIES, DECK_SIZE, NONE, UNKNOWN, card_id
from adjudicator.games.romans.table.forts import FORTUNA, KIND, fort_name
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Table
from adjudicator.ruling import Reason
from adjudicator.statement import Consistent, Stated, Statement
from solver.program import Program, Var, count


def state(case: Case[Position, Consistent[Never]]) -> Stated:
    """Every listed card and fort is a statement. The laws: nine cards a clan, and the copies of each card."""
    program = Program()
    table = case.position.table
    facts: list[Statement] = []
    _warriors(program, table, facts)
    _forts(program, table, facts)
    return Stated(program, tuple(facts))


def _fact(program: Program, facts: list[Statement], reason: Reason) -> Var:
    guard = program.var(f"fact {len(facts) + 1}")
    facts.append(Statement(guard, reason))
    return guard


def _warriors(program: Program, table: Table, facts: list[Statement]) -> None:
    for seat, clan_cards in enumerate(table.cards):
        clan = table.setup.clans[seat]
        now = (clan_cards.now,) if clan_cards.here and clan_cards.now != NONE else ()
        places = {
            "shown": (*clan_cards.shown, *now),
            "spent": clan_cards.spent,
            "aside": clan_cards.aside,
            "down": clan_cards.down,
        }
        kinds: dict[int, list[Var]] = {}
        for where, cards in places.items():
            for kind in cards:
                if kind == UNKNOWN:
                    continue
                card = card_id(clan, kind)
                reason = Reason(
                    "romans.setup.decks", "romans-stated-card", {"card": card, "where": where}, (card,)
                )
                kinds.setdefault(kind, []).append(_fact(program, facts, reason))
        for kind, guards in kinds.items():
            program.at_most(count(guards), COPIES[kind])
        program.at_most(count(guard for guards in kinds.values() for guard in guards), DECK_SIZE)


def _forts(program: Program, table: Table, facts: list[Statement]) -> None:
    kinds: dict[int, list[Var]] = {}
    held = [(table.setup.clans[seat], cards.forts) for seat, cards in enumerate(table.cards)]
    unas: list[tuple[str, Var]] = []
    for owner, forts in (("wall", table.wall), ("discarded", table.discarded), *held):
        for fort in sorted(fort & KIND for fort in forts):
            params = {"fort": fort_name(fort), "where": owner}
            reason = Reason("romans.setup.forts", "romans-stated-fort", params, (fort_name(fort),))
            kinds.setdefault(fort, []).append(_fact(program, facts, reason))
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
    """The statements about forts given up, by clan. Each one is the price of a FortUna of the same clan."""
    found = []
    for seat, cards in enumerate(table.cards):
        clan, guards = table.setup.clans[seat], list[Var]()
        for fort in sorted(fort & KIND for fort in cards.dropped):
            params = {"fort": fort_name(fort), "clan": clan}
            reason = Reason("romans.fortuna.cost", "romans-stated-dropped", params, (fort_name(fort),))
            guards.append(_fact(program, facts, reason))
            kinds.setdefault(fort, []).append(guards[-1])
        found.append((clan, guards))
    return found
