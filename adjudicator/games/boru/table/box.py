"""The contents of the box, read from ``box.json``: a table for each kind of component.

The entry ``certainty`` says how well each part is attested: ``sure``, ``likely`` or ``unknown``. The Polish
box counts nine marriage cards. No source we have describes the ninth, so no ruling uses it.
"""

import json
from importlib.resources import files
from typing import Final, NotRequired, TypedDict


class RegionEntry(TypedDict):
    name: str
    threshold: int
    points: int
    towns: list[str]


class SpaceEntry(TypedDict, total=False):
    coins: int
    renown: int
    town: str


class BrideEntry(TypedDict):
    name: str
    points: NotRequired[int]
    renown: NotRequired[int]
    town: NotRequired[str]
    spurned: NotRequired[int]


Box = TypedDict(
    "Box",
    {
        "certainty": dict[str, str],
        "regions": dict[str, RegionEntry],
        "roads": list[list[str]],
        "track": list[SpaceEntry],
        "action-cards": dict[str, list[str]],
        "marriage-cards": dict[str, BrideEntry],
        "viking-cards": list[int],
        "region-points": list[int],
    },
)

BOX: Final[Box] = json.loads(files(__package__).joinpath("box.json").read_text(encoding="utf-8"))
