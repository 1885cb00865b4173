"""The final ranking and its tie-breaks, by example."""

from typing import Any

import pytest

from adjudicator.games.romans.rules.ending import final_result
from tests.romans.readings import DEFAULTS
from tests.romans.support import table


def result(*clans: str, over: str = "step over; turn 3; wall -", **changed: str) -> dict[str, Any]:
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    return final_result(table("; ".join((over, *clans)), **changed), readings)


@pytest.mark.parametrize(
    ("green", "red", "winners", "by"),
    [
        ("niefort-6 niefort-3", "fortuna", ["green"], "points"),
        ("niefort-6 fortheca-1", "niefort-5", ["green"], "forts"),
        ("niefort-6 niefort-3", "niefort-5 niefort-4", ["green"], "strongest"),
        ("niefort-5 niefort-3 niefort-1", "niefort-5 niefort-4 komfort fortheca-2", ["red"], "forts"),
        ("niefort-6 niefort-5 niefort-1 fortheca-2", "niefort-6 fokus niefort-3 fortheca-3", ["green"],
         "next-strongest"),
        ("niefort-6 niefort-4", "niefort-6 fokus", ["green", "red"], "shared"),
        ("fortheca-3", "fortheca-1", ["red"], "points"),
    ],
)  # fmt: skip
def test_points_then_number_then_strongest(green: str, red: str, winners: list[str], by: str) -> None:
    found = result(f"clan green: forts {green}", f"clan red: forts {red}")
    assert (found["winners"], found["by"]) == (winners, by)
    assert [row["place"] for row in found["ranking"]] == ([1, 1] if by == "shared" else [1, 2])


def test_after_the_strongest_fort_the_win_may_be_shared_at_once() -> None:
    clans = ("clan green: forts niefort-6 niefort-5 niefort-1 fortheca-2",
             "clan red: forts niefort-6 fokus niefort-3 fortheca-3")  # fmt: skip
    assert result(*clans, final_tie="shared")["winners"] == ["green", "red"]
    assert result(*clans)["winners"] == ["green"]


def test_a_neutral_clan_cannot_win() -> None:
    found = result("neutral blue: forts fortuna niefort-6", "clan green: forts niefort-1", "clan red")
    assert (found["winners"], [row["clan"] for row in found["ranking"]]) == (["green"], ["green", "red"])
    assert found["neutral"] == [{"clan": "blue", "points": 14, "forts": ["fortuna", "niefort-6"]}]


def test_three_forthece_beat_any_points() -> None:
    over = "step over; turn 2; wall komfort"
    found = result(
        "clan green: forts fortheca-1 fortheca-2 fortheca-3", "clan red: forts niefort-6", over=over
    )
    assert (found["winners"], found["by"]) == (["green"], "fortheca")
    clans = ("clan green: forts fortheca-1 fortheca-3, dropped fortheca-2", "clan red: forts niefort-6")
    assert result(*clans)["winners"] == ["red"]
    assert result(*clans, fortheca_count="total")["winners"] == ["green"]


def test_playing_alone() -> None:
    clans = ("clan green: forts niefort-1", "neutral red: forts fortuna")
    assert (result(*clans)["winners"], result(*clans)["by"]) == (["green"], "alone")
    outscored = result(*clans, solo_result="must-outscore")
    assert (outscored["winners"], outscored["by"]) == ([], "outscored")
    lost = result("clan green: forts fortuna", "neutral red: forts fortheca-1 fortheca-2 fortheca-3")
    assert (lost["winners"], lost["by"]) == ([], "lost")
    three = result(
        "clan green: forts fokus", "clan gold", "neutral red: forts fortheca-1 fortheca-2 fortheca-3"
    )
    assert three["winners"] == ["green"]
