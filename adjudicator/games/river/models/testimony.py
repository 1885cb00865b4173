"""What players testify about the course of the game: which statements there are and what they mean."""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.games.river.models.history import History
from adjudicator.games.river.models.history_cards import Story, in_hand, tactics_story
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.testimony import Said
from adjudicator.ruling import Reason
from adjudicator.statement import Statement
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


def spoken_of(testimony: Sequence[Said]) -> tuple[str, ...]:
    """The battle cards that somebody speaks of."""
    cards = (said.card for said in testimony)
    return tuple(dict.fromkeys(card for card in cards if card in BIT))


def testified(past: History, stories: dict[str, Story], testimony: Sequence[Said]) -> list[Statement]:
    """Each statement as a fact of its own."""
    return [_stated(past, stories, said, place) for place, said in enumerate(testimony, 1)]


def _stated(past: History, stories: dict[str, Story], said: Said, place: int) -> Statement:
    guard = past.books.flag(f"testimony {place}")
    if said.card is None:
        assert said.count is not None, "checked"
        past.books.equal(_counted(past, said), said.count, (guard,))
        if said.says.startswith("tactics"):
            past.books.either((past.tactics.used,), (guard,))
    elif said.card in stories:
        past.books.either((_event(stories[said.card], said),), (guard,))
    else:
        tactics_story(past, said.card, said.says, _side(said), guard)
    params: dict[str, Any] = {"who": said.who, "says": said.says, "side": said.side or "both"}
    params |= {"count": said.count or 0, "card": said.card or ""}
    cards = (said.card,) if said.card else ()
    return Statement(guard, Reason(_RULES[said.says], f"river-said-{said.says}", params, cards), said.who)


def _side(said: Said) -> int:
    return 1 if said.side == "defender" else 0


def _counted(past: History, said: Said) -> Number:
    side = _side(said)
    match said.says:
        case "turns":
            return past.clock.turns[side] if said.side else past.clock.number
        case "logs-thrown":
            return past.logs
        case "retreats":
            return past.retreats
        case "dams-taken":
            return past.taken
        case "cancelled":
            return past.cancelled
        case "skips":
            return past.skips[side]
        case "hand-size":
            return past.sizes[side]
        case "tactics-drawn":
            return past.draws.tactics[side]
        case _:
            return past.tactics.played(side)


def _event(story: Story, said: Said) -> Var:
    match said.says:
        case "holds":
            return story.now[in_hand(_side(said))]
        case "drew":
            return story.drew[_side(said)]
        case "played":
            return story.played[_side(said)]
        case _:
            return story.discarded
