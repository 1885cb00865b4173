"""The rulings given so far, kept in memory: the ones that nobody asks for go first."""

from collections import OrderedDict
from typing import Final

from adjudicator.ruling import Ruling

ROOM: Final = 10_000


class Shelf:
    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._rulings: OrderedDict[str, Ruling] = OrderedDict()

    def put(self, ruling: Ruling) -> None:
        self._rulings[ruling.id] = ruling
        self._rulings.move_to_end(ruling.id)
        if len(self._rulings) > self._room:
            self._rulings.popitem(last=False)

    def get(self, name: str) -> Ruling | None:
        ruling = self._rulings.get(name)
        if ruling is not None:
            self._rulings.move_to_end(name)
        return ruling
