"""``consistent``: the facts of a position and the testimony that a course of this round has to lead to."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from adjudicator.case import Case
from adjudicator.claims.course import Agree, among
from adjudicator.games.boru.search.round_preparation import Course
from adjudicator.games.boru.search.round_so_far import rounds_so_far
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import town_names
from adjudicator.games.boru.table.cards import DECK, values
from adjudicator.games.boru.table.position import PLAYER_FACTS, TOWNS_FACT, Position, where
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.games.boru.table.testimony import Testimony
from adjudicator.statement import Consistent
from adjudicator.values import Json, JsonObject

ConsistentCase = Case[Position, Consistent[Testimony]]

PARTIAL_FACTS: Final[Mapping[str, Agree]] = {
    "/players/*/hand": among,
    "/players/*/lacks": among,
    "/discard": among,
    "/gone": among,
}
"""Not every card in a hand, in the discard or out of the game must be known."""


def build_courses(case: ConsistentCase) -> Iterator[Course]:
    """From the start of this round."""
    return rounds_so_far(case.position, case.claim.testimony, case.readings)


def given_facts(case: ConsistentCase) -> JsonObject:
    return _facts(case.position.table, case.position.table.unknown)


def reached_facts(_: ConsistentCase, table: Table) -> JsonObject:
    """What a player does not hold they lack, if every card is known."""
    return _facts(table, frozenset(), reached=True)


def _facts(table: Table, unknown: frozenset[str], *, reached: bool = False) -> JsonObject:
    """Everything that a position states; None where nobody said it."""
    known: dict[str, Json] = {
        "marker": table.marker,
        "round": table.round,
        "battle": table.battle,
        "bride": table.bride,
        "marriage_deck": table.deck,
        "tricks": table.tricks,
    }
    return {
        **{name: value for name, value in known.items() if where(name) not in unknown},
        "players": [_player(table, seat, unknown, reached=reached) for seat in range(table.size)],
        "phase": None if table.phase == Phase.UNKNOWN else table.phase,
        "vikings": town_names(table.covered),
        "monasteries": town_names(table.monasteries),
        "tokens": table.tokens,
        "gone": table.gone,
        "viking_deck": table.vikings,
        "pact": table.pact,
        "active": table.active,
        "trick": table.trick,
        "acted": table.acted,
        "acting": f"{table.row} {table.place}",
        "discard": [str(card) for card in values(table.discard)],
        "passes": table.passes,
        "queue": table.queue,
    }


def _player(table: Table, seat: int, unknown: frozenset[str], *, reached: bool) -> JsonObject:
    player = table.players[seat]
    facts: dict[str, Json] = {name: getattr(player, name) for name in PLAYER_FACTS}
    facts[TOWNS_FACT] = town_names(player.discs)
    facts["cards"] = player.hand_size
    if where("tricks") in unknown:
        facts["cards"] = None
    lacks = DECK & ~player.hand if reached and not player.unseen else player.lacks
    return {
        **{name: value for name, value in facts.items() if where("players", seat, name) not in unknown},
        "id": player.name,
        "brides": player.brides,
        "hand": [str(card) for card in values(player.hand)],
        "lacks": [str(card) for card in values(lacks)],
        "pack": list(values(player.pack)),
        "kept": list(values(player.kept)),
    }


def is_true(testimony: Testimony, tables: Sequence[Table], actions: Sequence[Action]) -> bool:
    """Is this true of the course? Every card of it is named."""
    player = tables[-1].players[testimony.seat]
    cards = testimony.cards
    match testimony.kind:
        case "holds":
            return all(player.hand >> card & 1 for card in cards)
        case "lacks":
            return not player.unseen and not any(player.hand >> card & 1 for card in cards)
    played = (ActionKind.LEAD, ActionKind.PLAY)
    laid = {action.number for action in actions if action.kind in played and action.player == player.name}
    return laid.issuperset(cards)
