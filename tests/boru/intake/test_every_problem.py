"""Every problem of a case is named at once: of its readings, its position and its claim."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.problems import problems_of
from tests.boru.bench import SAMPLES
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
    ({"kind": "score"}, [("not-over", "/position/phase")]),
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
            ("unknown-player", "/claim/line/2"),
        ],
    ),
    (
        {"kind": "game", "player": "daria", "line": ["kasia builds at DUB-R1"]},
        [("line-of-another", "/claim/line/0")],
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


LEAD: dict[str, Any] = {
    "players": [{"id": name, "unseen": 6} for name in ("daria", "kasia", "jerzy", "piotr")],
    "marker": "daria",
    "phase": "lead",
    "tricks": 0,
}
FOLLOW: dict[str, Any] = {
    "players": [{"id": "daria", "hand": [1, 2, 3, 4, 18], "unseen": 0}, {"id": "kasia"}, {"id": "jerzy"}],
    "active": "CON-R1",
    "tricks": 2,
    "trick": [{"player": "daria", "card": 24}],
}


def test_a_card_claim_names_what_contradicts_the_table_with_everything_else() -> None:
    claim: dict[str, Any] = {"kind": "card", "player": "kasia", "card": 26, "town": "CON-B9"}
    assert problems(LEAD, **claim) == [
        ("unknown-town", "/claim/town"),
        ("no-such-card", "/claim/card"),
        ("not-the-leader", "/claim/player"),
    ]
    taken = [{"id": "daria", "hand": [25], "unseen": 5, "towns": ["CON-B1"]}, *LEAD["players"][1:]]
    claim = {"kind": "card", "player": "kasia", "card": 25, "town": "CON-B1"}
    assert problems({**LEAD, "players": taken, "bride": "nobody"}, **claim) == [
        ("unknown-bride", "/position/bride"),
        ("not-the-leader", "/claim/player"),
        ("town-not-free", "/claim/town"),
        ("card-not-in-hand", "/claim/card"),
    ]
    assert problems(FOLLOW, kind="card", player="daria", card=18, town="CON-R1") == [
        ("town-already-chosen", "/claim/town"),
        ("another-card-laid", "/claim/card"),
    ]


def _follow(hand: list[int], *trick: tuple[str, int], tricks: int = 2) -> dict[str, Any]:
    daria = {"id": "daria", "hand": hand, "unseen": 0}
    played = [{"player": player, "card": card} for player, card in trick]
    return {**FOLLOW, "players": [daria, *FOLLOW["players"][1:]], "trick": played, "tricks": tricks}


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # the unreadable card in her hand may be the one
        (
            _follow([1, 2, 3, 4, 5, 81], ("jerzy", 24)),
            [("no-such-card", "/position/players/0/hand/5")],
        ),
        # she may be the unreadable player of the trick
        (_follow([1, 2, 3, 4, 5], ("darja", 18)), [("unknown-player", "/position/trick/0/player")]),
        # the unreadable card in the trick may be the one
        (_follow([1, 2, 3, 4, 5], ("daria", 81)), [("no-such-card", "/position/trick/0/card")]),
        # her hand is too small, and the missing card may be the one
        (_follow([1, 2, 3, 4, 5], ("jerzy", 24)), [("hand-size", "/position/players/0/hand")]),
        # one card is listed twice: the hand as it is listed has the right size
        (_follow([1, 2, 3, 4, 5, 5], ("jerzy", 24)), [("card-twice", "/position/players/0/hand/5")]),
        # everything can be read, and she does not have it
        (_follow([1, 2, 3, 4, 5, 6], ("jerzy", 24)), [("card-not-in-hand", "/claim/card")]),
    ],
)
def test_a_card_is_out_of_reach_only_if_all_was_read(
    position: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert problems(position, kind="card", player="daria", card=18) == expected


def test_consequences_of_a_name_are_not_named() -> None:
    marker = {**LEAD, "marker": "darja"}
    unknown = [("unknown-player", "/position/marker")]
    assert problems(marker, kind="card", player="kasia", card=25, town="CON-B1") == unknown
    line = ["daria builds at DUB-R1"]
    unknown = [("unknown-player", "/claim/player")]
    assert problems(LEAD, kind="game", player="darja", line=line) == unknown


SPOILT: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    name: SAMPLES[name]
    for name in ("card with the draft", "upkeep", "region in the upkeep", "action", "score")
}
TAKEN_FROM_LISTS = ("towns", "tokens", "brides", "hand", "discard", "packs", "vikings", "monasteries")


@pytest.mark.parametrize("name", SPOILT)
@pytest.mark.parametrize("seed", range(6))
def test_one_unreadable_entry_is_one_problem(name: str, seed: int) -> None:
    """A town, region, card or marriage card that does not exist: nothing else is wrong with the case."""
    rng = random.Random(seed)
    case = SPOILT[name](rng)
    entries = list(_entries(case["position"], "/position"))
    assert entries
    for holder, place, at in rng.sample(entries, min(8, len(entries))):
        kept = holder[place]
        holder[place] = 26 if isinstance(kept, int) else "Zz9"
        found = {one.pointer for one in problems_of(partial(read_case, case))}
        assert len(found) == 1, (at, found)
        assert at.startswith(found.pop())
        holder[place] = kept


def _entries(value: Any, at: str) -> Iterator[tuple[list[Any], int, str]]:
    """The entries of lists of pieces, each with its list and its pointer."""
    if isinstance(value, dict):
        for field, inside in value.items():
            yield from _entries(inside, f"{at}/{field}")
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            if isinstance(inside, dict | list):
                yield from _entries(inside, f"{at}/{place}")
            elif any(f"/{field}" in at for field in TAKEN_FROM_LISTS):
                yield value, place, f"{at}/{place}"
