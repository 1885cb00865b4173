"""The steps of a ruling on hidden cards: what is hidden, the witness, the proof and the scores."""

from collections.abc import Iterator

from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.search.before_attack import forts_to_come
from adjudicator.games.romans.search.game_bounds import least_points, most_points
from adjudicator.games.romans.search.witness import Witness, laid_from_here
from adjudicator.games.romans.table.cards import UNKNOWN, card_id
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table, unseen_warriors
from adjudicator.ruling import Params, Reason
from solver.answer import Outcome


def hidden_card_steps(table: Table) -> Iterator[Reason]:
    """For every clan with unknown cards, what they may be."""
    for seat, clan_cards in enumerate(table.cards):
        places = clan_cards.down.count(UNKNOWN)
        if places:
            clan = table.setup.clans[seat]
            cards = [
                card_id(clan, kind)
                for kind, left in enumerate(unseen_warriors(clan_cards))
                for _ in range(left)
            ]
            params: Params = {"clan": clan, "places": places, "cards": cards, "count": len(cards)}
            yield Reason("romans.orders.lay", "romans-hidden", params, tuple(cards))


def line_steps(line: Line, certain: bool) -> Iterator[Reason]:
    """For a certain claim: whether the claimer stated a line."""
    if certain:
        message = "romans-line-stated" if line else "romans-line-silent"
        yield Reason("romans.attack.powers", message, {"count": len(line)})


def witness_steps(witness: Witness, message: str) -> Iterator[Reason]:
    """The cards of the witness, clan by clan, then the steps of its rounds."""
    for seat, clan_cards in enumerate(witness.start.cards):
        clan = witness.start.setup.clans[seat]
        cards = [card_id(clan, kind) for kind in laid_from_here(clan_cards) if kind != UNKNOWN]
        if cards:
            yield Reason("romans.orders.lay", message, {"clan": clan, "cards": cards}, tuple(cards))
    yield from witness.trace


def proof_steps(evidence: Evidence, message: str, needs: tuple[str, ...] | None) -> Iterator[Reason]:
    """Which engines found nothing, and the smallest set of facts that their proof needs."""
    found_none = (answer.engine for answer in evidence.answers if answer.outcome is Outcome.NONE)
    engines = ", ".join(found_none) or "search"
    yield Reason("romans.attack.capture", message, {"engines": engines})
    if needs is not None:
        facts = "romans-proof-needs" if needs else "romans-proof-needs-nothing"
        yield Reason("romans.attack.discard", facts, {"cards": list(needs), "count": len(needs)}, needs)


def score_steps(table: Table) -> Iterator[Reason]:
    """The points of each clan, and the least and the most that it may end with."""
    coming = [*table.wall, *forts_to_come(table)]
    for seat, cards in enumerate(table.cards):
        params = {
            "clan": table.setup.clans[seat],
            "points": _points_text(least_points(cards.forts, ())),
            "least": _points_text(least_points(cards.forts, coming)),
            "most": _points_text(most_points(cards.forts, coming)),
        }
        yield Reason("romans.end.points", "romans-points-now", params)


def _points_text(points: int) -> str:
    return str(points).replace("-", "−")
