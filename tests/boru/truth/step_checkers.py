"""Checkers of the steps of play: what is told must have happened, or lie on the table."""

from collections.abc import Mapping
from typing import Any

from adjudicator.values import Json
from tests.boru.truth.courses import after_choices, notes_of
from tests.boru.truth.scene import Scene
from tests.truth import Predicate, Said

STEPS = (
    "start",
    "starter",
    "settled",
    "tokens-down",
    "brides-ready",
    "vikings-ready",
    "vikings-come",
    "bride-revealed",
    "last-round",
    "dealt",
    "dealt-unseen",
    "aside",
    "kept",
    "kept-rest",
    "led",
    "cannot-lead",
    "played",
    "trick-won",
    "trick-order",
    "takes-row",
    "symbols",
    "trick-discarded",
    "next-trick",
    "next-unknown",
    "tricks-end",
    "took-town",
    "got-coin",
    "paid-coin",
    "paid-points",
    "church-disc",
    "took-raider",
    "no-raiders",
    "courted",
    "at-the-top",
    "stepped-back",
    "bought",
    "expand-no-coins",
    "expand-nowhere",
    "expanded",
    "removed",
    "no-vikings",
    "married",
    "bride-points",
    "bride-renown",
    "bride-town",
    "bride-town-void",
    "princess-chooses",
    "pact-military",
    "pact-trade",
    "spurned",
    "back-to-first",
    "nobody-courted",
    "nobody-courted-deck",
    "nobody-courted-empty",
    "track-coins",
    "track-renown",
    "track-town",
    "track-town-void",
    "repelled",
    "invasion",
    "no-town-to-lose",
    "lost-town",
    "raiders-leave",
    "no-spoils",
    "spoils-tied",
    "spoils-first",
    "spoils-second",
    "spoils-second-tied",
    "raiders-kept",
    "church-first",
    "church-tied",
    "cannot-build",
    "built",
    "church-marker",
    "church-second",
    "church-second-tied",
    "church-second-nobody",
    "built-four",
    "four-cannot-build",
    "monasteries-double",
    "vikings-are-allies",
    "token-turned",
    "token-stays-down",
    "token-taken",
    "token-tied",
    "token-vikings",
    "token-nobody",
    "upkeep-end",
    "next-round",
    "game-over",
    "score-coins",
    "score-coins-tied",
    "score-marker",
    "score-renown",
    "score-tokens",
    "half-monasteries",
    "score-half",
    "score-face-down",
    "score-regions",
    "score-trade",
    "winner",
)
"""Messages, without ``boru-``, that tell a step. The tests' own play notes it under the same name."""


def pairs(told: Json) -> Json:
    """Counts and holders that are told as phrases: who and how many, or what and who."""
    if isinstance(told, list) and told and isinstance(told[0], Mapping):
        inner: list[Any] = [one["with"] for one in told]
        return [
            (one.get("player", ""), one["count"]) if "count" in one else (one["region"], one["player"])
            for one in inner
        ]
    return told


def same(noted: Any, told: Json) -> bool:
    """A list says what is there, in any order; a tuple also in which order. Counts are pairs."""
    told = pairs(told)
    if isinstance(noted, list) and isinstance(told, list):
        return sorted(map(str, noted)) == sorted(map(str, told))
    return bool(noted == (tuple(told) if isinstance(noted, tuple) and isinstance(told, list) else told))


def was_noted(said: Said, told: Mapping[str, Json]) -> bool:
    """Did our own play note this, with the same names and numbers?"""
    name = said.message.removeprefix("boru-")
    return any(
        name == noted and all(same(value, told[key]) for key, value in what.items() if key in told)
        for noted, what in notes_of(said)
    )


def happened(said: Said) -> bool:
    return was_noted(said, said.params)


def _part_of_total(said: Said) -> bool:
    """A part of the total of the player whom the sentence around is about."""
    if said.within[-1] in ("boru-total-of", "boru-end-total"):
        parts: Any = said.around["parts"]
        return any(part["with"] == dict(said.params) for part in parts)
    return was_noted(said, {**said.params, "player": said.around["player"]})


def _total(said: Said) -> bool:
    """The total is right, and it is the sum of the parts that are told."""
    parts: Any = said.params.get("parts")
    summed = parts is None or sum(part["with"]["points"] for part in parts) == said.params["points"]
    return summed and happened(said)


def _tie(said: Said) -> bool:
    """What is counted between those who are level. Nobody is left out."""
    return was_noted(said, said.params)


def in_noted(said: Said, pair: tuple[str, Json]) -> bool:
    """Is this count or holder part of what was noted under the name of the sentence around?"""
    around = said.within[-1].removeprefix("boru-")
    if around == "upkeep-outcome":
        choices: Any = said.around["choices"]
        end = end_noted(after_choices(said, choices))
        return pair in end["points"] or pair in end["tokens"]
    return any(
        pair in value
        for noted, what in notes_of(said)
        if noted == around and said.around.get("region") in (None, what.get("region"))
        for value in what.values()
        if isinstance(value, list)
    )


def end_noted(scene: Scene) -> dict[str, Any]:
    """Points and tokens at the end of the upkeep."""
    return next(what for noted, what in reversed(scene.notes) if noted == "upkeep-end")


def _token_of(said: Said) -> bool:
    return in_noted(said, (str(said.params["region"]), said.params["player"]))


PREDICATES = {
    **{f"boru-{name}": Predicate("happened", happened) for name in STEPS},
    "boru-score-total": Predicate("total of a player", _total),
    "boru-score-part": Predicate(
        "part of a total", _part_of_total, frozenset(("regions", "count", "held", "halves", "ties"))
    ),
    "boru-token-of": Predicate("holder of a token", _token_of),
    "boru-score-tie-tokens": Predicate("count of those who are level", _tie),
    "boru-score-tie-brides": Predicate("count of those who are level", _tie),
    "boru-score-few-regions": Predicate("in how many regions they have towns", _tie),
}
