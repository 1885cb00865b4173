"""Checkers of the steps of play: what is told must have happened, or lie on the table."""

from typing import Any

from adjudicator.values import Json
from tests.boru.truth.courses import notes_of
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
    "raiders-kept",
    "church-first",
    "church-tied",
    "cannot-build",
    "built",
    "church-marker",
    "church-second",
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
    "score-total",
    "winner",
)
"""Messages, without ``boru-``, that tell a step. The tests' own play notes it under the same name."""


def same(noted: Any, told: Json) -> bool:
    """A list says what is there, in any order; a tuple also in which order."""
    if isinstance(noted, list) and isinstance(told, list):
        return sorted(map(str, noted)) == sorted(map(str, told))
    return bool(noted == (tuple(told) if isinstance(noted, tuple) and isinstance(told, list) else told))


def happened(said: Said) -> bool:
    """Did our own play note this, with the same names and numbers?"""
    name = said.message.removeprefix("boru-")
    return any(
        name == noted
        and all(same(value, said.params[key]) for key, value in what.items() if key in said.params)
        for noted, what in notes_of(said)
    )


PREDICATES = {f"boru-{name}": Predicate("happened", happened) for name in STEPS}
