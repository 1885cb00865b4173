"""The rulings given so far, kept in memory: the oldest that nobody asks for go first."""

from collections import OrderedDict
from typing import Final

from adjudicator.ruling import Ruling, canonical

ROOM: Final = 10_000


class Shelf:
    """By id, and by case: the same case gets the same ruling, so it need not be ruled on twice."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._rulings: OrderedDict[str, Ruling] = OrderedDict()
        self._ids: dict[str, str] = {}

    def put(self, ruling: Ruling) -> None:
        self._rulings[ruling.id] = ruling
        self._rulings.move_to_end(ruling.id)
        self._ids[_key(ruling.proof["case"])] = ruling.id
        if len(self._rulings) > self._room:
            _, oldest = self._rulings.popitem(last=False)
            self._ids.pop(_key(oldest.proof["case"]), None)

    def get(self, name: str) -> Ruling | None:
        ruling = self._rulings.get(name)
        if ruling is not None:
            self._rulings.move_to_end(name)
        return ruling

    def find(self, case: object) -> Ruling | None:
        """The ruling on this very case, if there is one."""
        name = self._ids.get(_key(case))
        return None if name is None else self.get(name)


def _key(case: object) -> str:
    return canonical(case)
