"""Claims about a trick: who wins it and who acts when, and whether a card must win or still can."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.deals import Outcome, Trick, beaten, some_deal, unbeaten
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import COLOUR, TOWNS
from adjudicator.games.boru.table.cards import CARDS, MATCHING, values
from adjudicator.games.boru.table.known import known
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, Phase, Table, winner
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

How = Literal["certain", "possible"]


@dataclass(frozen=True, slots=True)
class TrickWon:
    """Who wins the trick on the table, and in which order are the cards resolved?"""


@dataclass(frozen=True, slots=True)
class CardWins:
    """This card of this player wins the trick."""

    seat: int
    card: int
    how: How
    town: int = NOBODY
    """The town, if the player is about to lead."""
    seen_by: int | None = None


# The trick as it lies


def check_trick(position: Position) -> Iterator[Problem]:
    table = position.table
    if len(table.trick) < table.size or table.active == NOBODY:
        count = {"count": len(table.trick), "size": table.size}
        yield Problem(Kind.MISSING, "boru-trick-not-full", pointer("position", "trick"), count)


def trick(position: Position) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.trick.win, royal, order."""
    table = position.table
    colour = COLOUR[table.active]
    seat = winner(table.trick, colour)
    best = next(card for who, card in table.trick if who == seat)
    rule = "boru.trick.royal" if CARDS[best].colour == "W" else "boru.trick.win"
    order = [{"player": table.name(who), "card": card} for who, card in table.order]
    steps = [
        Reason("boru.trick.marker", "boru-active-town", {"town": TOWNS[table.active], "colour": colour}),
        *_each_card(table, colour),
        Reason("boru.trick.order", "boru-trick-acts", {"players": [one["player"] for one in order]}),
    ]
    params = {"player": table.name(seat), "card": best, "town": TOWNS[table.active]}
    answer = {"winner": table.name(seat), "card": best, "town": TOWNS[table.active], "order": order}
    return Finding(Verdict.ANSWERED, Reason(rule, "boru-trick-winner", params), answer=answer), tuple(steps)


def _each_card(table: Table, colour: str) -> Iterator[Reason]:
    for seat, card in table.trick:
        params = {"player": table.name(seat), "card": card, "colour": colour}
        own = CARDS[card].colour
        if own == "W":
            yield Reason("boru.trick.royal", "boru-card-royal", params, (str(card),))
        elif own == colour:
            yield Reason("boru.trick.win", "boru-card-matches", params, (str(card),))
        else:
            yield Reason("boru.trick.win", "boru-card-cannot-win", params, (str(card),))


# A card


def check_card(position: Position, claim: CardWins) -> Iterator[Problem]:
    """Is there a trick, and can the player have this card?"""
    table = position.table
    at = pointer("claim", "card")
    laid = dict(table.trick)
    params = {"player": table.name(claim.seat), "card": str(claim.card)}
    if table.phase == Phase.LEAD and claim.town == NOBODY:
        yield Problem(Kind.MISSING, "boru-trick-not-led", pointer("claim", "town"), {})
    elif table.phase == Phase.LEAD and claim.seat != table.marker:
        yield Problem(Kind.CONTRADICTORY, "boru-not-the-leader", pointer("claim", "player"), params)
    elif table.phase not in (Phase.LEAD, Phase.FOLLOW, Phase.ROW) or (laid and table.active == NOBODY):
        yield Problem(Kind.MISSING, "boru-no-trick", pointer("position", "trick"), {})
    elif table.phase != Phase.LEAD and claim.town != NOBODY:
        yield Problem(Kind.CONTRADICTORY, "boru-town-already-chosen", pointer("claim", "town"), {})
    elif claim.seat in laid:
        if laid[claim.seat] != claim.card:
            played = {**params, "laid": str(laid[claim.seat])}
            yield Problem(Kind.CONTRADICTORY, "boru-another-card-laid", at, played)
    else:
        player = table.players[claim.seat]
        unseen = player.unseen > 0 and table.pool >> claim.card & 1 and not player.lacks >> claim.card & 1
        if not player.hand >> claim.card & 1 and not unseen:
            yield Problem(Kind.CONTRADICTORY, "boru-card-not-in-hand", at, params)
    if claim.town != NOBODY and not table.free >> claim.town & 1:
        yield Problem(
            Kind.ILLEGAL, "boru-town-not-free", pointer("claim", "town"), {"town": TOWNS[claim.town]}
        )


def question(position: Position, claim: CardWins) -> Trick:
    """The trick as whoever's knowledge counts sees it."""
    table = position.table
    seen = known(table, position.memories, claim.seen_by)
    laid = {seat for seat, _ in table.trick}
    if claim.seat not in laid and not seen.hands[claim.seat] >> claim.card & 1:
        seen = seen.holding(claim.seat, claim.card)
    first = table.trick[0][0] if table.trick else claim.seat
    waiting = tuple(seat for seat in table.clockwise(first) if seat not in laid and seat != claim.seat)
    town = claim.town if claim.town != NOBODY else table.active
    return Trick(seen, claim.seat, claim.card, COLOUR[town], waiting)


def is_possible(at: Trick) -> bool:
    """Are there hands at all that fit everything known?"""
    return some_deal(at.known) is not None


def card(position: Position, claim: CardWins, readings: Readings) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.trick.win, boru.trick.follow: whoever has yet to play may play any card they have."""
    at = question(position, claim)
    table = position.table
    params: dict[str, Any] = {"player": table.name(claim.seat), "card": claim.card}
    before = _before_any_hand(table, at)
    if before is not None:
        summary = Reason(before.rule, f"boru-card-{claim.how}-rejected", params)
        return Finding(Verdict.REJECTED, summary), (before,)
    if claim.how == "certain":
        refuted = beaten(at)
        shown = refuted if refuted is not None else unbeaten(at)
        verdict = Verdict.UPHELD if refuted is None else Verdict.REJECTED
    else:
        shown = unbeaten(at)
        verdict = Verdict.REJECTED if shown is None else Verdict.UPHELD
    witness = None if shown is None else _replayed(table, claim, at, shown, readings)
    message = f"boru-card-{claim.how}-{verdict.value}"
    summary = Reason("boru.trick.win", message, params)
    return Finding(verdict, summary, witness), tuple(_card_steps(table, at, shown, verdict, claim))


def _before_any_hand(table: Table, at: Trick) -> Reason | None:
    """What already lies there may settle it."""
    params = {"player": table.name(at.seat), "card": at.card, "colour": at.colour}
    if not MATCHING[at.colour] >> at.card & 1:
        return Reason("boru.trick.win", "boru-card-cannot-win", params, (str(at.card),))
    for seat, other in table.trick:
        if seat != at.seat and at.better >> other & 1:
            told = {**params, "other": table.name(seat), "laid": other}
            return Reason("boru.trick.win", "boru-card-beaten-already", told, (str(other),))
    return None


def _card_steps(
    table: Table, at: Trick, shown: Outcome | None, verdict: Verdict, claim: CardWins
) -> Iterator[Reason]:
    better = sorted(values(at.better))
    open_cards = sorted(values(at.better & at.known.pool))
    names = [table.name(seat) for seat in at.waiting]
    told = {"card": at.card, "colour": at.colour, "cards": better, "count": len(better)}
    yield Reason("boru.trick.win", "boru-card-beats", told, tuple(map(str, better)))
    yield Reason("boru.trick.follow", "boru-card-waiting", {"players": names, "count": len(names)})
    if at.waiting:
        unseen = {"cards": open_cards, "count": len(open_cards)}
        yield Reason("boru.box.open", "boru-card-unseen", unseen, tuple(map(str, open_cards)))
    if at.known.memories:
        yield Reason(
            "boru.draft.keep",
            "boru-card-draft",
            {"players": [table.name(one.seat) for one in at.known.memories]},
        )
    if verdict is Verdict.REJECTED and shown is not None:
        seat, other = next((seat, card) for seat, card in shown.plays if at.better >> card & 1)
        told = {"player": table.name(seat), "card": other}
        yield Reason("boru.trick.follow", "boru-card-may-have", told, (str(other),))
    elif verdict is Verdict.REJECTED:
        yield Reason("boru.trick.follow", "boru-card-all-beat", {"card": claim.card})
    elif claim.how == "certain":
        yield Reason("boru.trick.follow", "boru-card-nobody-beats", {"card": claim.card})
    elif shown is not None and shown.plays:
        yield Reason("boru.trick.follow", "boru-shown-example")
        for seat, other in shown.plays:
            played = {"player": table.name(seat), "card": other}
            yield Reason("boru.trick.follow", "boru-played", played, (str(other),))


def _replayed(table: Table, claim: CardWins, at: Trick, shown: Outcome, readings: Readings) -> dict[str, Any]:
    """The hands and plays, played out by the evaluator: the winner must be as the search says."""
    supposed = table
    for seat in range(table.size):
        supposed = supposed.set(seat, hand=shown.hands[seat], unseen=0, lacks=0)
    plays = {**dict(shown.plays), claim.seat: claim.card}
    if table.phase == Phase.LEAD:
        lead = Action(Do.LEAD, table.name(claim.seat), claim.card, town=TOWNS[claim.town])
        supposed = _played(supposed, lead, readings)
    while supposed.phase == Phase.FOLLOW:
        seat = decider(supposed)
        supposed = _played(supposed, Action(Do.PLAY, table.name(seat), plays[seat]), readings)
    won = winner(supposed.trick, at.colour) == claim.seat
    if won is not all(not at.better >> card & 1 for _, card in shown.plays):
        raise AssertionError(f"false witness: {shown}")
    return {
        "hands": {
            table.name(seat): list(values(hand))
            for seat, hand in enumerate(shown.hands)
            if hand or seat in at.waiting
        },
        "trick": [{"player": table.name(seat), "card": card} for seat, card in supposed.trick],
        "winner": table.name(winner(supposed.trick, at.colour)),
    }


def _played(table: Table, action: Action, readings: Readings) -> Table:
    refused = PLAY.refusal(table, action, readings)
    if refused is not None:
        raise AssertionError(f"false witness: {PLAY.write(action)}: {refused.message}")
    return PLAY.after(table, action, readings)


def seen_better(at: Trick) -> tuple[str, ...]:
    """The visible cards without which the claim would not be sure: each could beat it, were it unseen."""
    if at.known.memories or not any(at.known.unseen[seat] for seat in at.waiting):
        return ()
    laid = sum(1 << card for _, card in at.known.trick)
    return tuple(str(card) for card in values(at.better & ~at.known.pool & ~laid))


def unseen_better(at: Trick) -> tuple[str, ...]:
    """The unseen cards that would all have to be seen for the claim to be sure."""
    return tuple(
        str(card)
        for card in values(at.better & at.known.pool)
        if any(
            at.known.unseen[seat] and some_deal(at.known.holding(seat, card)) is not None
            for seat in at.waiting
        )
    )
