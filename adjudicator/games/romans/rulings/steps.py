"""Why: what is hidden, what would happen with which cards, and what the proof needs."""

from collections.abc import Iterator

from adjudicator.games.romans.claims.hidden import Evidence
from adjudicator.games.romans.rules.wall import left_in_deck
from adjudicator.games.romans.search.game_search import least, most
from adjudicator.games.romans.search.witness import Witness
from adjudicator.games.romans.table.cards import NONE, UNKNOWN, card_id
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table, unseen
from adjudicator.ruling import Reason


def hidden_cards(table: Table) -> Iterator[Reason]:
    """For every clan with unknown cards: what they may be."""
    for seat, line in enumerate(table.lines):
        places = line.down.count(UNKNOWN)
        if places:
            clan = table.setup.clans[seat]
            cards = [card_id(clan, kind) for kind, left in enumerate(unseen(line)) for _ in range(left)]
            params = {"clan": clan, "places": places, "cards": cards, "count": len(cards)}
            yield Reason("romans.orders.lay", "romans-hidden", params, tuple(cards))


def stated_line(line: Line, certain: bool) -> Iterator[Reason]:
    if certain:
        message = "romans-line-stated" if line else "romans-line-silent"
        yield Reason("romans.attack.powers", message, {"count": len(line)})


def layout(witness: Witness, message: str) -> Iterator[Reason]:
    """The cards of a witness, clan by clan, then what happens with them, step by step."""
    for seat, line in enumerate(witness.start.lines):
        clan = witness.start.setup.clans[seat]
        down = line.down if line.now == NONE else (line.now, *line.down)
        cards = [card_id(clan, kind) for kind in down if kind != UNKNOWN]
        if cards:
            yield Reason("romans.orders.lay", message, {"clan": clan, "cards": cards}, tuple(cards))
    yield from witness.trace


def proof(evidence: Evidence, looked: str, needs: tuple[str, ...] | None) -> Iterator[Reason]:
    """Nothing was found, and by whom; and the facts that this rests on."""
    engines = ", ".join(answer.engine for answer in evidence.answers)
    yield Reason("romans.attack.capture", looked, {"engines": engines})
    if needs is not None:
        message = "romans-proof-needs" if needs else "romans-proof-needs-nothing"
        yield Reason("romans.attack.discard", message, {"cards": list(needs), "count": len(needs)}, needs)


def scores(table: Table) -> Iterator[Reason]:
    """What each clan has, and between which bounds it may end up."""
    coming = [*table.wall, *(kind for kind, n in enumerate(left_in_deck(table)) for _ in range(max(0, n)))]
    for seat, line in enumerate(table.lines):
        params = {
            "clan": table.setup.clans[seat],
            "points": _written(least(line.forts, ())),
            "least": _written(least(line.forts, coming)),
            "most": _written(most(line.forts, coming)),
        }
        yield Reason("romans.end.points", "romans-points-now", params)


def _written(points: int) -> str:
    return str(points).replace("-", "−")
