"""What players testify about the course of the game, for ``consistent``: the meaning of each testimony."""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.river.models.history import History
from adjudicator.games.river.models.history_cards import CardHistory, in_hand, state_tactics_card
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.testimony import Testimony
from adjudicator.ruling import Reason
from adjudicator.statement import Statement
from adjudicator.values import Json
from solver.numbers import Number
from solver.program import Var

_RULES: Final = {
    "turns": "river.turn.order",
    "logs-thrown": "river.log.once",
    "retreats": "river.retreat.when",
    "dams-taken": "river.dam.flip",
    "cancelled": "river.cancel",
    "skips": "river.place.none",
    "hand-size": "river.draw.one",
    "tactics-drawn": "river.tactics.draw",
    "tactics-played": "river.tactics.count",
    "holds": "river.place.hand",
    "drew": "river.draw.one",
    "played": "river.place.one",
    "discarded": "river.discard.open",
}


def battle_cards_in(testimonies: Sequence[Testimony]) -> tuple[str, ...]:
    """The battle cards that some testimony is about."""
    cards = (testimony.card for testimony in testimonies)
    return tuple(dict.fromkeys(card for card in cards if card in BIT))


def testimony_statements(
    past: History, histories: dict[str, CardHistory], testimonies: Sequence[Testimony]
) -> list[Statement]:
    """Each testimony as one fact."""
    return [_statement(past, histories, testimony, place) for place, testimony in enumerate(testimonies, 1)]


def _statement(
    past: History, histories: dict[str, CardHistory], testimony: Testimony, place: int
) -> Statement:
    guard = past.books.flag(f"testimony {place}")
    if testimony.card is None:
        assert testimony.count is not None, "the intake checks it"
        past.books.equal(_number(past, testimony), testimony.count, (guard,))
        if testimony.says.startswith("tactics"):
            past.books.either((past.tactics.used,), (guard,))
    elif testimony.card in histories:
        past.books.either((_event(histories[testimony.card], testimony),), (guard,))
    else:
        state_tactics_card(past, testimony.card, testimony.says, _side(testimony), guard)
    params: dict[str, Json] = {"who": testimony.who, "says": testimony.says, "side": testimony.side or "both"}
    params |= {"count": testimony.count or 0, "card": testimony.card or ""}
    cards = (testimony.card,) if testimony.card else ()
    return Statement(
        guard, Reason(_RULES[testimony.says], f"river-said-{testimony.says}", params, cards), testimony.who
    )


def _side(testimony: Testimony) -> int:
    return 1 if testimony.side == "defender" else 0


def _number(past: History, testimony: Testimony) -> Number:
    side = _side(testimony)
    match testimony.says:
        case "turns":
            return past.clock.turns[side] if testimony.side else past.clock.number
        case "logs-thrown":
            return past.logs_thrown
        case "retreats":
            return past.retreats
        case "dams-taken":
            return past.takings
        case "cancelled":
            return past.cancelled
        case "skips":
            return past.skips[side]
        case "hand-size":
            return past.hand_sizes[side]
        case "tactics-drawn":
            return past.draws.tactics[side]
        case _:
            return past.tactics.played(side)


def _event(history: CardHistory, testimony: Testimony) -> Var:
    match testimony.says:
        case "holds":
            return history.now[in_hand(_side(testimony))]
        case "drew":
            return history.drew[_side(testimony)]
        case "played":
            return history.played[_side(testimony)]
        case _:
            return history.discarded
