"""The claims ``trick`` and ``card``: who wins a full trick, and whether a card must win or can still win."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.games.boru.intake.claim_forms import How
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
from adjudicator.games.boru.table.board import COLOUR, TOWNS
from adjudicator.games.boru.table.cards import CARDS, MATCHING, values
from adjudicator.games.boru.table.hand_knowledge import hand_knowledge
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import NOBODY, Phase, Table, winner
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.values import Json
from solver.answer import FalseWitness


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


# A full trick


def trick_problems(position: Position) -> Iterator[Problem]:
    table = position.table
    if len(table.trick) < table.size or table.active == NOBODY:
        count = {"count": len(table.trick), "size": table.size}
        yield Problem(Kind.MISSING, "boru-trick-not-full", where("trick"), count)


def decide_trick(position: Position) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.trick.win, royal, order."""
    table = position.table
    colour = COLOUR[table.active]
    seat = winner(table.trick, colour)
    best = next(card for who, card in table.trick if who == seat)
    rule = "boru.trick.royal" if CARDS[best].colour == "W" else "boru.trick.win"
    order = [{"player": table.name(who), "card": card} for who, card in table.order]
    steps = [
        Reason("boru.trick.marker", "boru-active-town", {"town": TOWNS[table.active], "colour": colour}),
        *_trick_steps(table, colour),
        Reason("boru.trick.order", "boru-trick-acts", {"players": [one["player"] for one in order]}),
    ]
    params = {"player": table.name(seat), "card": best, "town": TOWNS[table.active]}
    answer = {"winner": table.name(seat), "card": best, "town": TOWNS[table.active], "order": order}
    return Finding(Verdict.ANSWERED, Reason(rule, "boru-trick-winner", params), answer=answer), tuple(steps)


def _trick_steps(table: Table, colour: str) -> Iterator[Reason]:
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


def card_problems(position: Position, claim: CardWins) -> Iterator[Problem]:
    """There must be a trick or a lead, and the player must be able to have the card."""
    table = position.table
    at = pointer("claim", "card")
    laid = dict(table.trick)
    params = {"player": table.name(claim.seat), "card": str(claim.card)}
    if table.phase == Phase.LEAD and claim.town == NOBODY:
        yield Problem(Kind.MISSING, "boru-trick-not-led", pointer("claim", "town"), {})
    elif table.phase == Phase.LEAD and claim.seat != table.marker:
        yield Problem(Kind.CONTRADICTORY, "boru-not-the-leader", pointer("claim", "player"), params)
    elif table.phase not in (Phase.LEAD, Phase.FOLLOW, Phase.ROW) or (laid and table.active == NOBODY):
        yield Problem(Kind.MISSING, "boru-no-trick", where("trick"), {})
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


def has_deal(at: CardInTrick) -> bool:
    """Do any hands fit everything known?"""
    return some_deal(at.known) is not None


def decide_card(
    position: Position, claim: CardWins, readings: Readings
) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.trick.win, boru.trick.follow: those who have yet to play may play any card in their hand."""
    at = card_in_trick(position, claim)
    table = position.table
    params: dict[str, Json] = {"player": table.name(claim.seat), "card": claim.card}
    before = _settled_by_table(table, at)
    if before is not None:
        summary = Reason(before.rule, f"boru-card-{claim.how}-rejected", params)
        return Finding(Verdict.REJECTED, summary), (before,)
    if claim.how == "certain":
        refuted = example_beaten(at)
        example = refuted if refuted is not None else example_unbeaten(at)
        verdict = Verdict.UPHELD if refuted is None else Verdict.REJECTED
    else:
        example = example_unbeaten(at)
        verdict = Verdict.REJECTED if example is None else Verdict.UPHELD
    witness = None if example is None else _replay(table, claim, at, example, readings)
    message = f"boru-card-{claim.how}-{verdict.value}"
    summary = Reason("boru.trick.win", message, params)
    return Finding(verdict, summary, witness), tuple(_card_steps(table, at, example, verdict, claim))


def _settled_by_table(table: Table, at: CardInTrick) -> Reason | None:
    """Why the cards on the table already settle the claim; None if they do not."""
    params = {"player": table.name(at.seat), "card": at.card, "colour": at.colour}
    if not MATCHING[at.colour] >> at.card & 1:
        return Reason("boru.trick.win", "boru-card-cannot-win", params, (str(at.card),))
    for seat, other in table.trick:
        if seat != at.seat and at.beating_cards >> other & 1:
            beaten = {**params, "other": table.name(seat), "laid": other}
            return Reason("boru.trick.win", "boru-card-beaten-already", beaten, (str(other),))
    return None


def _card_steps(
    table: Table, at: CardInTrick, example: TrickExample | None, verdict: Verdict, claim: CardWins
) -> Iterator[Reason]:
    better = sorted(values(at.beating_cards))
    open_cards = sorted(values(at.beating_cards & at.known.pool))
    names = [table.name(seat) for seat in at.waiting]
    beating = {"card": at.card, "colour": at.colour, "cards": better, "count": len(better)}
    yield Reason("boru.trick.win", "boru-card-beats", beating, tuple(map(str, better)))
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
    if verdict is Verdict.REJECTED and example is not None:
        seat, other = next((seat, card) for seat, card in example.plays if at.beating_cards >> card & 1)
        held = {"player": table.name(seat), "card": other}
        yield Reason("boru.trick.follow", "boru-card-may-have", held, (str(other),))
    elif verdict is Verdict.REJECTED:
        yield Reason("boru.trick.follow", "boru-card-all-beat", {"card": claim.card})
    elif claim.how == "certain":
        yield Reason("boru.trick.follow", "boru-card-nobody-beats", {"card": claim.card})
    elif example is not None and example.plays:
        yield Reason("boru.trick.follow", "boru-shown-example")
        for seat, other in example.plays:
            played = {"player": table.name(seat), "card": other}
            yield Reason("boru.trick.follow", "boru-played", played, (str(other),))


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
