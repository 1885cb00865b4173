"""The claim ``action``."""

from tests.boru.cases import WORKED_TRICK, answer, ruled_notation, sentences


def test_the_actions_of_the_worked_trick() -> None:
    """Kasia takes three coins and may expand. One of her roads is blocked by Jerzy's disc."""
    reply = answer(WORKED_TRICK + "claim action; do kasia takes side 1")
    assert {one["action"]: one["legal"] for one in reply["open"]} == {
        "kasia does not expand": True,
        "kasia expands from LEI-B2 to LEI-Y2": True,
        "kasia expands from LEI-B2 to LEI-Y3": True,
        "kasia expands from LEI-B2 to DUB-B1": False,
    }
    done = answer(
        WORKED_TRICK + "claim action; do kasia takes side 1; do kasia expands from LEI-B2 to LEI-Y2"
    )
    assert done["open"] == []
    assert done["table"]["players"][1]["coins"] == 0
    assert "LEI-Y2" in done["table"]["players"][1]["towns"]


def test_every_row_is_listed_with_its_legality() -> None:
    reply = answer(WORKED_TRICK + "claim action")
    assert [one["legal"] for one in reply["open"]] == [False, True, True]
    assert reply["open"][0]["why"] == "boru-refused-loser-takes-side"
    assert len(reply["outcomes"]) > 2
    assert reply["table"]["players"][1]["coins"] == 2


def test_every_purchase_is_listed_with_its_legality() -> None:
    reply = answer(WORKED_TRICK + "claim action; do kasia takes side 2")
    assert [(one["action"], one["legal"]) for one in reply["open"]] == [
        ("kasia buys 0", True),
        ("kasia buys 1", True),
        ("kasia buys 2", False),
    ]
    assert reply["open"][2]["why"] == "boru-refused-coins"
    assert sorted(one["raiders"] for one in reply["outcomes"]) == [2, 3]


def test_an_illegal_choice_is_named() -> None:
    ruling = ruled_notation(WORKED_TRICK + "claim action; do kasia takes side 2; do kasia buys 5")
    assert ruling.finding.answer["legal"] is False
    assert ruling.finding.answer["at"] == 2
    assert "choice 2" in sentences(ruling)[0]


def test_the_next_card_is_another_action() -> None:
    notation = (
        WORKED_TRICK
        + "claim action; do kasia takes side 2; do kasia buys 0; do kasia buys 0; do daria takes side 1"
    )
    reply = answer(notation)
    assert reply["legal"] is False
    assert reply["why"] == "boru-action-over"
