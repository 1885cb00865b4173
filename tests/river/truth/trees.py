"""The end of a game tried out by the tests' own play, as far as that is affordable."""

import json
from copy import deepcopy
from functools import lru_cache

from tests.river.control_oracle import CARDS
from tests.river.play_oracle import OTHER
from tests.river.truth.playing import Scene

MOST_TABLES = 250


class TooLong(Exception):  # noqa: N818 - giving up is not an error
    """More tables than a test can wait for."""


class Tree:
    """Every course from a table, up to ``MOST_TABLES`` tables."""

    def __init__(self) -> None:
        self.tables = MOST_TABLES

    def after(self, scene: Scene, line: str) -> Scene:
        self.tables -= 1
        if self.tables < 0:
            raise TooLong
        later = deepcopy(scene)
        later.do(line)
        return later

    def can_attacker_win(self, scene: Scene) -> bool:
        """Does any course, however the draws fall, lead to a win of the attacker?"""
        if scene.winner:
            return scene.winner == "attacker"
        lines = [line for line in scene.lines() if not line.endswith(" ?") and line.split()[0] == scene.turn]
        lines.sort(key=lambda line: " claim " not in line)
        return any(self.can_attacker_win(self.after(scene, line)) for line in lines)

    def winner(self, scene: Scene, pile: tuple[str, ...]) -> str:
        """Who wins if both play their best, and the pile lies like this?"""
        if scene.winner:
            return scene.winner
        turn = scene.turn
        if scene.step == "draw" and pile:
            return self.winner(self.after(scene, f"{turn} draw {pile[0]}"), pile[1:])
        lines = [line for line in scene.lines() if line.split()[0] == turn]
        lines.sort(key=lambda line: " claim " not in line)
        for line in lines:
            if self.winner(self.after(scene, line), pile) == turn:
                return turn
        return OTHER[turn]


@lru_cache(maxsize=64)
def can_attacker_win(case: str) -> bool | None:
    """None: too much to try."""
    return attacker_can_win(Scene(json.loads(case)))


def attacker_can_win(scene: Scene) -> bool | None:
    if scene.tactics:
        return None
    try:
        return Tree().can_attacker_win(scene)
    except TooLong:
        return None


@lru_cache(maxsize=64)
def forced_winner(case: str, pile: tuple[str, ...] | None) -> str | None:
    """Who forces the win, "neither", or None: too much to try. A pile of one card is known."""
    scene = Scene(json.loads(case))
    unseen = tuple(card for card in CARDS if card in scene.unknown())
    if pile is None and scene.left <= 1:
        pile = unseen
    if pile is None or scene.tactics:
        return None
    try:
        return Tree().winner(scene, pile)
    except TooLong:
        return None
