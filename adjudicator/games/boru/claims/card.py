"""The claim ``card``: does a card win the trick, whatever the others hold, or can it still win?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.games.boru.claims.names import no_such_card, unknown_player, unknown_town
from adjudicator.games.boru.intake.check import table_as_described
from adjudicator.games.boru.intake.claim_forms import CardForm, How
from adjudicator.games.boru.intake.moment import seat_of
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.deals import (
    CardInTrick,
    TrickExample,
    example_beaten,
    example_unbeaten,
    some_deal,
)
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import COLOUR, TOWN, TOWNS
from adjudicator.games.boru.table.cards import CARDS, MATCHING, values
from adjudicator.games.boru.table.hand_knowledge import hand_knowledge
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import DEALT, NOBODY, Phase, Table, winner
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
from adjudicator.values import Json
from solver.answer import FalseWitness

_TRICK_PHASES: Final = (Phase.LEAD, Phase.FOLLOW, Phase.ROW)
"""The phases in which a trick is led, played or just full."""


@dataclass(frozen=True, slots=True)
class CardWins:
    """This card of this player wins the trick."""

    seat: int
    card: int
    how: How
    town: int = NOBODY
    """The town, if the player is about to lead."""
    seen_by: int | None = None

    @property
    def wanted(self) -> bool:
        """Are hands looked for with which the card is not beaten (an example), or beaten (a refutation)?"""
        return self.how == "possible"


class CardFinding(NamedTuple):
    """The finding, and what it comes from."""

    finding: Finding
    at: CardInTrick
    settled: Reason | None = None
    """Why the cards on the table already settle the claim; None if they do not."""
    example: TrickExample | None = None
    """Hands and plays that refute the claim, or that show how it is met."""


def read_card(form: CardForm, position: PositionForm, _: Readings) -> tuple[CardWins | None, list[Problem]]:
    problems = [
        *unknown_player(position, "player", form.player),
        *unknown_player(position, "seen_by", form.seen_by),
        *unknown_town(form.town),
        *no_such_card(form.card),
        *_town_misfits(form, position),
        *_card_misfits(form, position),
    ]
    if problems:
        return None, problems
    town = NOBODY if form.town is None else TOWN[form.town]
    seen_by = None if form.seen_by is None else seat_of(position, form.seen_by)
    return CardWins(seat_of(position, form.player), form.card, form.how, town, seen_by), []


def _town_misfits(form: CardForm, position: PositionForm) -> Iterator[Problem]:
    """A town is named by the player who leads, and it is free."""
    if form.town is None:
        return
    table, at = table_as_described(position), pointer("claim", "town")
    if table.phase == Phase.LEAD:
        if NOBODY not in (table.marker, seat_of(position, form.player)) and form.player != position.marker:
            params = {"player": form.player, "card": str(form.card)}
            yield Problem(Kind.CONTRADICTORY, "boru-not-the-leader", pointer("claim", "player"), params)
    elif table.phase in (Phase.FOLLOW, Phase.ROW) and position.active is not None:
        yield Problem(Kind.CONTRADICTORY, "boru-town-already-chosen", at, {})
    if form.town in TOWN and not table.free >> TOWN[form.town] & 1:
        yield Problem(Kind.ILLEGAL, "boru-town-not-free", at, {"town": form.town})


def _card_misfits(form: CardForm, position: PositionForm) -> Iterator[Problem]:
    """The player has played the card in this trick, or can have it in hand.

    Nothing is said of a hand whose size is wrong, or if it could not be read who has played what.
    """
    if [player.id for player in position.players].count(form.player) != 1 or form.card not in CARDS:
        return
    table, seat, at = table_as_described(position), seat_of(position, form.player), pointer("claim", "card")
    if table.phase not in _TRICK_PHASES:
        return
    params = {"player": form.player, "card": str(form.card)}
    player, laid = table.players[seat], [card for who, card in table.trick if who == seat]
    if laid:
        if form.card not in laid:
            played = {**params, "laid": str(laid[0])}
            yield Problem(Kind.CONTRADICTORY, "boru-another-card-laid", at, played)
    elif len(table.trick) == len(position.trick) and player.hand_size == DEALT[table.size] - table.tricks:
        unseen = table.pool & ~player.lacks if player.unseen else 0
        if not (player.hand | unseen) >> form.card & 1:
            yield Problem(Kind.CONTRADICTORY, "boru-card-not-in-hand", at, params)


def card_needs(case: Case[Position, CardWins]) -> Iterator[Problem]:
    """There must be a trick or a lead.

    If the hands cannot be dealt at all, the facts contradict each other and prove nothing. If nobody said how
    many tricks are over, the hands may be smaller than was assumed.
    """
    table = case.position.table
    if table.phase == Phase.LEAD and case.claim.town == NOBODY:
        yield Problem(Kind.MISSING, "boru-trick-not-led", pointer("claim", "town"), {})
    elif table.phase not in _TRICK_PHASES or (table.trick and table.active == NOBODY):
        yield Problem(Kind.MISSING, "boru-no-trick", where("trick"), {})
    elif some_deal(card_in_trick(case.position, case.claim).known) is None:
        impossible = Problem(Kind.CONTRADICTORY, "boru-hands-impossible", where("players"), {})
        yield from case.position.missing("tricks") or [impossible]


def card_in_trick(position: Position, claim: CardWins) -> CardInTrick:
    """The card in its trick, with the knowledge that counts for the claim."""
    table = position.table
    known = hand_knowledge(table, position.memories, claim.seen_by)
    laid = {seat for seat, _ in table.trick}
    if claim.seat not in laid and not known.hands[claim.seat] >> claim.card & 1:
        known = known.with_card(claim.seat, claim.card)
    first = table.trick[0][0] if table.trick else claim.seat
    waiting = tuple(seat for seat in table.clockwise(first) if seat not in laid and seat != claim.seat)
    town = claim.town if claim.town != NOBODY else table.active
    return CardInTrick(known, claim.seat, claim.card, COLOUR[town], waiting)


def decide_card(case: Case[Position, CardWins]) -> Finding:
    return search_card(case).finding


def search_card(case: Case[Position, CardWins]) -> CardFinding:
    """Rules boru.trick.win, boru.trick.follow: those who have yet to play may play any card in their hand."""
    table, claim = case.position.table, case.claim
    at = card_in_trick(case.position, claim)
    params: Params = {"player": table.name(claim.seat), "card": claim.card}
    settled = _settled_by_table(table, at)
    if settled is not None:
        summary = Reason(settled.rule, f"boru-card-{claim.how}-rejected", params)
        return CardFinding(Finding(Verdict.REJECTED, summary), at, settled)
    sought = example_unbeaten(at) if claim.wanted else example_beaten(at)
    verdict = Verdict.UPHELD if (sought is not None) is claim.wanted else Verdict.REJECTED
    example = sought if sought is not None or claim.wanted else example_unbeaten(at)
    witness = None if example is None else _replay(table, claim, at, example, case.readings)
    summary = Reason("boru.trick.win", f"boru-card-{claim.how}-{verdict.value}", params)
    return CardFinding(Finding(verdict, summary, witness), at, None, example)


def _settled_by_table(table: Table, at: CardInTrick) -> Reason | None:
    """Why the cards on the table already settle the claim; None if they do not."""
    params: Params = {"player": table.name(at.seat), "card": at.card, "colour": at.colour}
    if not MATCHING[at.colour] >> at.card & 1:
        return Reason("boru.trick.win", "boru-card-cannot-win", params, (str(at.card),))
    for seat, other in table.trick:
        if seat != at.seat and at.beating_cards >> other & 1:
            beaten: Params = {**params, "other": table.name(seat), "laid": other}
            return Reason("boru.trick.win", "boru-card-beaten-already", beaten, (str(other),))
    return None


def _replay(
    table: Table, claim: CardWins, at: CardInTrick, example: TrickExample, readings: Readings
) -> dict[str, Json]:
    """The witness: the example, replayed by the evaluator. The winner must be as the search says."""
    supposed = table
    for seat in range(table.size):
        supposed = supposed.set(seat, hand=example.hands[seat], unseen=0, lacks=0)
    plays = {**dict(example.plays), claim.seat: claim.card}
    if table.phase == Phase.LEAD:
        lead = Action(ActionKind.LEAD, table.name(claim.seat), claim.card, town=TOWNS[claim.town])
        supposed = _play(supposed, lead, readings)
    while supposed.phase == Phase.FOLLOW:
        seat = decider(supposed)
        supposed = _play(supposed, Action(ActionKind.PLAY, table.name(seat), plays[seat]), readings)
    won = winner(supposed.trick, at.colour) == claim.seat
    if won is not all(not at.beating_cards >> card & 1 for _, card in example.plays):
        raise FalseWitness(f"{example}")
    return {
        "hands": {
            table.name(seat): list(values(hand))
            for seat, hand in enumerate(example.hands)
            if hand or seat in at.waiting
        },
        "trick": [{"player": table.name(seat), "card": card} for seat, card in supposed.trick],
        "winner": table.name(winner(supposed.trick, at.colour)),
    }


def _play(table: Table, action: Action, readings: Readings) -> Table:
    refused = PLAY.refusal(table, action, readings)
    if refused is not None:
        raise FalseWitness(f"{PLAY.write(action)}: {refused.message}")
    return PLAY.after(table, action, readings)
