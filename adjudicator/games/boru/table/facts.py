"""A table as the ``position`` of a case: JSON from which the same table can be read again."""

from typing import Final

from adjudicator.games.boru.table.board import REGIONS, TOWNS, town_names
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.position import TOWNS_FACT, where
from adjudicator.games.boru.table.table import NOBODY, ON_BOARD, Table
from adjudicator.values import Json

_COUNTED: Final = ("round", "battle", "marriage_deck", "tricks")
"""Facts of the table that change by counting on from their first value. If that is unknown, they stay so."""


def facts(table: Table) -> dict[str, Json]:
    """Everything on the table. Empty lists, absent things and what nobody knows are left out."""
    return {"players": [player_facts(table, seat) for seat in range(table.size)], **common_facts(table)}


def common_facts(table: Table) -> dict[str, Json]:
    """What lies on the table and is not in front of a player."""
    given: dict[str, Json] = {
        "marker": table.name(table.marker) if table.marker != NOBODY else None,
        "phase": table.phase or None,
        "round": table.round,
        "vikings": list(town_names(table.covered)),
        "monasteries": list(town_names(table.monasteries)),
        "face_up": [region.id for place, region in enumerate(REGIONS) if table.tokens[place] == ON_BOARD],
        "battle": table.battle,
        "bride": table.bride or None,
        "marriage_deck": table.deck,
        "gone": list(table.gone),
        "viking_deck": None if table.vikings is None else list(table.vikings),
        "pact": table.pact or None,
        "active": TOWNS[table.active] if table.active != NOBODY else None,
        "trick": [{"player": table.name(seat), "card": card} for seat, card in table.trick],
        "acted": table.acted or None,
        "acting": {"row": table.row, "symbol": table.place + 1} if table.row else None,
        "discard": list(values(table.discard)),
        "tricks": table.tricks,
        "passes": table.passes or None,
        "queue": [table.name(seat) for seat in table.queue],
    }
    known = {
        name: value for name, value in given.items() if name not in _COUNTED or not _is_unknown(table, name)
    }
    return _without_empty(known, keep=("viking_deck",))


def player_facts(table: Table, seat: int) -> dict[str, Json]:
    player = table.players[seat]
    given: dict[str, Json] = {
        "id": player.name,
        "coins": player.coins,
        "points": player.points,
        "renown": player.renown,
        "raiders": player.raiders,
        "church": player.church,
        "track": player.track + 1,
        "towns": list(town_names(player.discs)),
        "tokens": [region.id for place, region in enumerate(REGIONS) if table.tokens[place] == seat],
        "brides": list(player.brides),
        "hand": list(values(player.hand)),
        "unseen": player.unseen,
        "lacks": list(values(player.lacks)),
        "pack": list(values(player.pack)),
        "kept": list(values(player.kept)),
    }
    known = {
        name: value
        for name, value in given.items()
        if name == TOWNS_FACT or not _is_unknown(table, "players", seat, name)
    }
    return _without_empty(known)


def _is_unknown(table: Table, *steps: str | int) -> bool:
    return bool(table.unknown) and where(*steps) in table.unknown


def _without_empty(given: dict[str, Json], keep: tuple[str, ...] = ()) -> dict[str, Json]:
    """A number stays even if it is 0, since a number left out is unknown. An empty list can be left out."""
    return {
        name: value for name, value in given.items() if value is not None and (value != [] or name in keep)
    }
