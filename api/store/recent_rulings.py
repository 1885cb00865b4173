"""The rulings given lately, kept in memory."""

from collections import OrderedDict
from typing import Final

from api.store.content import Content

MOST_KEPT: Final = 10_000


class RecentRulings:
    """The latest rulings by id. When there are too many, the one least recently asked for is dropped."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._rulings: OrderedDict[str, Content] = OrderedDict()

    def put(self, ruling: Content) -> None:
        self._rulings[ruling.id] = ruling
        self._rulings.move_to_end(ruling.id)
        if len(self._rulings) > self._most:
            self._rulings.popitem(last=False)

    def get(self, name: str) -> Content | None:
        ruling = self._rulings.get(name)
        if ruling is not None:
            self._rulings.move_to_end(name)
        return ruling
