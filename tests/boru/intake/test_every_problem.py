"""Every problem of a case is named at once: of its readings, its position and its claim."""

from typing import Any

import pytest

from tests.boru.cases import problems

BAD: dict[str, Any] = {
    "players": [
        {"id": "daria", "towns": ["DUB-R2"], "track": 3, "hand": [26]},
        {"id": "kasia", "towns": ["MUN-R1"], "track": 3},
        {"id": "jerzy", "towns": ["MUN-R1"]},
    ],
    "marker": "zosia",
    "phase": "battle",
    "round": 4,
}
UNREADABLE = [
    ("unknown-player", "/position/marker"),
    ("unknown-town", "/position/players/0/towns/0"),
    ("no-such-card", "/position/players/0/hand/0"),
]
IMPOSSIBLE = [
    ("two-discs", "/position/players/2/towns/0"),
    ("track-shared", "/position/players/1/track"),
    ("too-many-rounds", "/position/round"),
    ("hand-out-of-phase", "/position/players/0/hand"),
]
CLAIMS: list[tuple[dict[str, Any], list[tuple[str, str]]]] = [
    ({"kind": "trick"}, []),
    ({"kind": "score"}, []),
    (
        {"kind": "card", "player": "ola", "card": 30, "town": "DUB-R2", "seen_by": "piotr"},
        [
            ("unknown-player", "/claim/player"),
            ("unknown-player", "/claim/seen_by"),
            ("unknown-town", "/claim/town"),
            ("no-such-card", "/claim/card"),
        ],
    ),
    (
        {"kind": "action", "actions": ["daria dances", "daria takes main", "kasia sings"]},
        [("unknown-action", "/claim/actions/0"), ("unknown-action", "/claim/actions/2")],
    ),
    ({"kind": "upkeep", "actions": ["daria dances"]}, [("unknown-action", "/claim/actions/0")]),
    (
        {
            "kind": "region",
            "player": "ola",
            "region": "ERI",
            "line": ["ola dances", "kasia builds at DUB-R1", "ola builds at DUB-R1 if ewa builds at MUN-R1"],
        },
        [
            ("unknown-player", "/claim/player"),
            ("unknown-region", "/claim/region"),
            ("unknown-action", "/claim/line/0"),
            ("line-of-another", "/claim/line/1"),
            ("unknown-player", "/claim/line/2"),
        ],
    ),
    (
        {"kind": "game", "player": "ola", "line": ["kasia builds at DUB-R1"]},
        [("unknown-player", "/claim/player"), ("line-of-another", "/claim/line/0")],
    ),
    (
        {"kind": "forced", "player": "ola", "region": "ERI"},
        [("unknown-player", "/claim/player"), ("unknown-region", "/claim/region")],
    ),
    ({"kind": "legal", "action": "daria dances"}, [("unknown-action", "/claim/action")]),
    ({"kind": "record", "actions": ["daria dances"]}, [("unknown-action", "/claim/actions/0")]),
    ({"kind": "remedy", "actions": ["daria dances"]}, [("unknown-action", "/claim/actions/0")]),
]


@pytest.mark.parametrize(("claim", "wrong"), CLAIMS, ids=[claim["kind"] for claim, _ in CLAIMS])
def test_every_problem_at_once(claim: dict[str, Any], wrong: list[tuple[str, str]]) -> None:
    readings = {"track-collision": "never", "weather": "fine"}
    found = problems(BAD, readings, **claim)
    expected = [
        ("unknown-option", "/readings/track-collision"),
        ("unknown-reading", "/readings/weather"),
        *UNREADABLE,
        *IMPOSSIBLE,
        *wrong,
    ]
    assert sorted(found) == sorted(expected)


def test_unreadable_facts_and_testimony_at_once() -> None:
    testimony = [{"who": "kasia"}, {"who": "ola", "holds": [30]}]
    found = problems(BAD, {"weather": "fine"}, kind="consistent", testimony=testimony)
    expected = [
        ("unknown-reading", "/readings/weather"),
        *UNREADABLE,
        *IMPOSSIBLE,
        ("testimony", "/claim/testimony/0"),
        ("unknown-player", "/claim/testimony/1/player"),
        ("no-such-card", "/claim/testimony/1/holds"),
    ]
    assert sorted(found) == sorted(expected)
