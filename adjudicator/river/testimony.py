"""What players testify about the course of the game: which statements there are and what they mean."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from adjudicator.consistency import Stated
from adjudicator.problems import Kind, Problem, pointer
from adjudicator.river.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.river.claim_forms import TestimonyForm
from adjudicator.river.history import History
from adjudicator.river.numbers import Number
from adjudicator.river.stories import Story, in_hand, tactics_story
from adjudicator.ruling import Reason
from solver.program import Var

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "turns": ("count",),
    "logs-thrown": ("count",),
    "retreats": ("count",),
    "dams-taken": ("count",),
    "cancelled": ("count",),
    "skips": ("side", "count"),
    "hand-size": ("side", "count"),
    "tactics-drawn": ("side", "count"),
    "tactics-played": ("side", "count"),
    "holds": ("side", "card"),
    "drew": ("side", "card"),
    "played": ("side", "card"),
    "discarded": ("card",),
}
"""The fields without which a statement says nothing."""
_MAY: Final = {"turns": ("side",)}
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


def unfit(testimony: Sequence[TestimonyForm]) -> list[Problem]:
    """What a statement lacks, what does not belong to it, and cards that do not exist."""
    return [problem for place, said in enumerate(testimony) for problem in _problems(said, place)]


def _problems(said: TestimonyForm, place: int) -> Iterator[Problem]:
    needed, allowed = NEEDS[said.says], (*NEEDS[said.says], *_MAY.get(said.says, ()))
    for field in ("side", "count", "card"):
        at = pointer("claim", "testimony", place, field)
        there = getattr(said, field) is not None
        if field in needed and not there:
            yield Problem(Kind.MALFORMED, "testimony-needs", at, {"says": said.says, "field": field})
        if there and field not in allowed:
            yield Problem(Kind.MALFORMED, "testimony-extra", at, {"says": said.says, "field": field})
    if said.card is not None and "card" in allowed and not _is_card(said.card):
        at = pointer("claim", "testimony", place, "card")
        yield Problem(Kind.MALFORMED, "testimony-card", at, {"card": said.card})


def _is_card(card: str) -> bool:
    return card in BIT or card in ELITE_COPIES or card in RUSES


def spoken_of(testimony: Sequence[TestimonyForm]) -> tuple[str, ...]:
    """The battle cards that somebody speaks of."""
    cards = (said.card for said in testimony)
    return tuple(dict.fromkeys(card for card in cards if card in BIT))


def testified(past: History, stories: dict[str, Story], testimony: Sequence[TestimonyForm]) -> list[Stated]:
    """Each statement as a fact of its own."""
    return [_stated(past, stories, said, place) for place, said in enumerate(testimony, 1)]


def _stated(past: History, stories: dict[str, Story], said: TestimonyForm, place: int) -> Stated:
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
    return Stated(guard, Reason(_RULES[said.says], f"river-said-{said.says}", params, cards), said.who)


def _side(said: TestimonyForm) -> int:
    return 1 if said.side == "defender" else 0


def _counted(past: History, said: TestimonyForm) -> Number:
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


def _event(story: Story, said: TestimonyForm) -> Var:
    match said.says:
        case "holds":
            return story.now[in_hand(_side(said))]
        case "drew":
            return story.drew[_side(said)]
        case "played":
            return story.played[_side(said)]
        case _:
            return story.discarded
