"""The claims ``trick`` and ``card``."""

from typing import Any

import pytest

from adjudicator.games.boru.rulings import card
from adjudicator.ruling import Verdict
from solver.answer import Answer, Outcome
from tests.boru.cases import (
    FOUR_PLAYERS,
    WORKED_TRICK,
    case_of,
    decided,
    problems,
    ruled,
    ruled_notation,
    sentences,
)

# Tricks


def test_the_worked_trick() -> None:
    ruling = ruled_notation(WORKED_TRICK + "claim trick")
    assert ruling.verdict is Verdict.ANSWERED
    assert ruling.finding.answer == {
        "winner": "jerzy",
        "card": 13,
        "town": "CON-R1",
        "order": [
            {"player": "kasia", "card": 2},
            {"player": "daria", "card": 11},
            {"player": "jerzy", "card": 13},
            {"player": "piotr", "card": 17},
        ],
    }
    assert ruling.finding.summary.rule == "boru.trick.royal"
    assert sentences(ruling)[0] == "Jerzy wins the trick (white 13)."


def test_the_trick_must_be_full() -> None:
    short = WORKED_TRICK.replace(", piotr 17", "").replace("unseen 1; marker", "unseen 2; marker")
    with pytest.raises(Exception, match="trick-not-full"):
        ruled_notation(short + "claim trick")


# Cards

LATE = (
    FOUR_PLAYERS.replace("unseen {0}", "hand 24 3").format("", 3, 3, 3)
    + "marker daria; active CON-R1; tricks 3; discard 1 2 4 5 6 7 8 9 10 12 14 16; trick daria 20; "
)


def test_a_card_is_certain_when_all_higher_ones_are_seen() -> None:
    """The cards above the white 20 are 21, 22 and the red 24, which Daria herself holds."""
    notation = LATE.replace("discard 1 2", "discard 21 22")
    ruling = ruled_notation(notation + "claim card daria 20")
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.smallest_reason == ("21", "22", "24")
    assert ruling.flips == {"if_unseen": ["21"]}
    assert [one.outcome.value for one in ruling.engines] == ["none"] * 3
    assert ruling.finding.witness is not None
    assert ruling.finding.witness["winner"] == "daria"


SEEN: dict[str, Any] = {
    "players": [{"id": "daria"}, {"id": "kasia"}, {"id": "jerzy"}],
    "active": "CON-R1",
    "trick": [{"player": "daria", "card": 20}],
    "discard": [21, 22, 24, 1, 3, 5],
    "tricks": 2,
}
"""The cards above the white 20 are 21, 22 and the red 24. All have been played."""


def _seen(discard: list[int], **players: dict[str, Any]) -> dict[str, Any]:
    named = [{"id": name, **players.get(name, {})} for name in ("daria", "kasia", "jerzy")]
    return {**SEEN, "discard": discard, "players": named}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (SEEN, ("21", "22", "24")),
        # both of them are known to lack the 24, so it does not matter that it was played
        (_seen([21, 22, 24, 1, 3, 5], kasia={"lacks": [24]}, jerzy={"lacks": [24]}), ("21", "22")),
        (_seen([21, 22, 1, 3, 5], kasia={"lacks": [24]}, jerzy={"lacks": [24]}), ("21", "22")),
        (_seen([21, 22, 24, 1, 3, 5], kasia={"lacks": [24]}), ("21", "22", "24")),
        # that Kasia does not have the 24 is seen from her whole hand, so no cards elsewhere suffice
        (_seen([21, 22], kasia={"hand": [2, 4, 6, 7, 8, 9], "unseen": 0}, jerzy={"lacks": [24]}), None),
    ],
)
def test_the_smallest_reason_suffices(position: dict[str, Any], reason: tuple[str, ...] | None) -> None:
    """Without any card of it, the claim is no longer certain, whatever else has been seen."""
    claim: dict[str, Any] = {"kind": "card", "player": "daria", "card": 20}
    ruling = ruled(position, **claim)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.smallest_reason == reason
    assert ruling.flips == ({} if reason is None else {"if_unseen": [reason[0]]})
    for gone in reason or ():
        rest = {**position, "discard": [one for one in position["discard"] if one != int(gone)]}
        assert decided(rest, **claim).verdict is Verdict.REJECTED
    if reason is not None:
        only = {**position, "discard": [int(seen) for seen in reason]}
        assert decided(only, **claim).verdict is Verdict.UPHELD


@pytest.mark.parametrize("outcome", [Outcome.GAVE_UP, Outcome.FOUND])
def test_a_smallest_reason_that_is_not_confirmed_is_not_given(
    outcome: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The verdict stands on its own answers. Only the solver's answer about the reason is changed."""
    case = case_of(SEEN, kind="card", player="daria", card=20)
    confirmed = card.confirm_card(case)
    monkeypatch.setattr(card, "solver_answers", lambda *_: (Answer("cpsat", outcome),))
    explained = card.explain_card(case, confirmed)
    assert explained.reasons
    assert (explained.smallest_reason, explained.flips) == (None, {})


def test_a_card_may_be_beaten_by_an_unseen_one() -> None:
    ruling = ruled_notation(LATE + "claim card daria 20")
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.flips == {"if_seen": ["21", "22"]}
    assert ruling.finding.witness is not None
    assert ruling.finding.witness["winner"] != "daria"
    assert ruled_notation(LATE + "claim card daria 20 possible").verdict is Verdict.UPHELD


def test_a_card_of_another_colour_never_wins() -> None:
    ruling = ruled_notation(WORKED_TRICK + "claim card piotr 17 possible")
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.engines == ()
    assert ruling.reasons[0].message == "boru-card-cannot-win"


def test_a_card_beaten_by_one_on_the_table() -> None:
    ruling = ruled_notation(WORKED_TRICK + "claim card daria 11 possible")
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.reasons[0].message == "boru-card-beaten-already"


DRAFTED: dict[str, Any] = {
    "players": [
        {"id": "daria", "hand": [1, 2, 3, 4, 18], "unseen": 0},
        {"id": "kasia", "unseen": 6},
        {"id": "jerzy", "unseen": 6},
        {"id": "piotr", "unseen": 6},
    ],
    "marker": "daria",
    "active": "CON-R1",
    "tricks": 0,
    "trick": [{"player": "daria", "card": 24}],
}


def test_cards_passed_on_in_the_draft_limit_the_hands() -> None:
    """The white 20, 21 and 22 beat the red 18, so it matters who can have them."""
    led = {**DRAFTED, "trick": [{"player": "daria", "card": 18}]}
    led["players"] = [{"id": "daria", "hand": [1, 2, 3, 4, 24], "unseen": 0}, *DRAFTED["players"][1:]]
    assert decided(led, kind="card", player="daria", card=18).verdict is Verdict.REJECTED
    # Kasia and Jerzy have the four cards passed on first, and Kasia has the two passed on next.
    draft = [
        {
            "player": "daria",
            "packs": [[1, 2, 20, 21, 22, 5], [3, 18, 6, 8], [4, 24]],
            "kept": [[1, 2], [3, 18], [4, 24]],
        }
    ]
    remembered = {**led, "draft": draft}
    finding = decided(remembered, kind="card", player="daria", card=18, seen_by="daria")
    assert finding.verdict is Verdict.REJECTED
    assert finding.witness is not None
    assert "piotr" not in {
        play["player"] for play in finding.witness["trick"] if play["card"] in (20, 21, 22)
    }
    # After Kasia and Jerzy have played only Piotr is left, and he cannot have any of them.
    last = {
        **remembered,
        "trick": [*led["trick"], {"player": "kasia", "card": 6}, {"player": "jerzy", "card": 5}],
    }
    last["players"] = [led["players"][0], {"id": "kasia"}, {"id": "jerzy"}, {"id": "piotr"}]
    assert decided(last, kind="card", player="daria", card=18, seen_by="daria").verdict is Verdict.UPHELD
    assert ruled(last, kind="card", player="daria", card=18, seen_by="daria").verdict is Verdict.UPHELD
    forgot = {name: value for name, value in last.items() if name != "draft"}
    assert decided(forgot, kind="card", player="daria", card=18).verdict is Verdict.REJECTED


def test_the_leader_needs_a_town() -> None:
    lead = {
        "players": [{"id": name, "unseen": 6} for name in ("daria", "kasia", "jerzy", "piotr")],
        "marker": "daria",
        "phase": "lead",
        "tricks": 0,
    }
    assert problems(lead, kind="card", player="daria", card=25) == [("trick-not-led", "/claim/town")]
    assert problems(lead, kind="card", player="kasia", card=25, town="CON-B1") == [
        ("not-the-leader", "/claim/player")
    ]
    assert decided(lead, kind="card", player="daria", card=25, town="CON-B1").verdict is Verdict.UPHELD
    assert decided(lead, kind="card", player="daria", card=25, town="CON-R1").verdict is Verdict.REJECTED


def test_cards_that_cannot_be_there() -> None:
    led = {**DRAFTED}
    assert problems(led, kind="card", player="daria", card=25) == [("another-card-laid", "/claim/card")]
    assert problems(led, kind="card", player="kasia", card=24) == [("card-not-in-hand", "/claim/card")]
    assert problems(led, kind="card", player="kasia", card=26) == [("no-such-card", "/claim/card")]
    assert problems(led, kind="card", player="zosia", card=24) == [("unknown-player", "/claim/player")]
