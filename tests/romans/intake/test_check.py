"""The check of a position names all its problems at once."""

from typing import Any

import pytest

from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.problems import Kind
from tests.romans.readings import DEFAULTS
from tests.romans.support import position, problems

SOUND = (
    "round 3; wall komfort niefort-3 niefort-4 fortuna;"
    "clan green: shown archr axx, down ? ? ? ?, forts niefort-1; clan red: shown druhid, spent chariott;"
    "discarded niefort-5"
)


def changed(**fields: Any) -> dict[str, Any]:
    return {**position(SOUND), **fields}


def clan(seat: int, **fields: Any) -> dict[str, Any]:
    """The sound position with one clan changed."""
    facts = position(SOUND)
    facts["clans"][seat] |= fields
    return facts


def test_a_sound_position_has_no_problems() -> None:
    assert problems(position(SOUND)) == []
    assert problems(changed(complete=True)) == []


AT = "/position/clans/0"


@pytest.mark.parametrize(
    ("facts", "wanted"),
    [
        (clan(0, shown=["archr", "archer"]), [("unknown-warrior", f"{AT}/shown/1")]),
        (clan(0, shown=["archr", "?"]), [("unknown-warrior", f"{AT}/shown/1")]),
        (clan(0, down=["?", "?", "?", "knight"]), [("unknown-warrior", f"{AT}/down/3")]),
        (clan(0, forts=["fort"]), [("unknown-fort", f"{AT}/forts/0")]),
        (changed(wall=["komfort", "niefort-2", "fokus", "fortuna"]), [("unknown-fort", "/position/wall/1")]),
        (clan(0, clan="purple"), [("unknown-clan", f"{AT}/clan")]),
        (clan(0, clan="red"), [("clan-twice", "/position/clans/1/clan")]),
        (changed(clans=[{"clan": "gold"}]), [("clan-count", "/position/clans")]),
        (clan(0, down=["archr", "?", "?", "?"]), [("warrior-copies", f"{AT}/down/0")]),
        (clan(0, aside=["axx"]), [("warrior-copies", f"{AT}/aside/0")]),
        (clan(1, down=["chariott", "?", "?", "chariott"]), [("warrior-copies", "/position/clans/1/down/3")]),
        (clan(0, aside=["qween", "svord", "filchy", "horsie"]),
         [("aside-overfull", f"{AT}/aside"), ("clan-overfull", AT)]),
        (clan(0, down=["?"] * 5), [("two-at-one-fort", f"{AT}/down")]),
        (clan(0, down=["?"] * 3), [("fort-without-warrior", f"{AT}/down")]),
        (clan(0, spent=["qween"]), [("revealed-too-many", AT)]),
        (clan(0, forts=["fortuna"]), [("fort-copies", f"{AT}/forts/0")]),
        (changed(round=4), [("two-at-one-fort", f"{AT}/down"), ("wall-length", "/position/wall")]),
        (changed(discarded=["niefort-5", "niefort-6"]), [("forts-too-many", "/position")]),
        (changed(discarded=[], complete=True), [("forts-missing", "/position/discarded")]),
        (changed(winner="red"), [("step-extra", "/position/winner")]),
        (changed(step="keep"), [("now-missing", f"{AT}/now"), ("now-missing", "/position/clans/1/now"),
                                ("two-at-one-fort", f"{AT}/down"), ("wall-length", "/position/wall"),
                                ("who-missing", "/position/who")]),
        (changed(variants=["tie-stays", "tie-stays"]), [("variant-twice", "/position/variants")]),
        (changed(strengths={"archr": 4}), [("strength-sure", "/position/strengths/archr")]),
        (changed(strengths={"axx": 3}), [("strengths-set", "/position/strengths")]),
        (changed(strengths={"druhid": 6, "filchy": 2}), [("strength-example", "/position/strengths")]),
        (changed(strengths={"axxe": 3}), [("unknown-warrior", "/position/strengths/axxe")]),
        (changed(deck={"komfort": 18}), [("deck-hecas", "/position/deck")]
         + [("deck-kind", "/position/deck")] * 10
         + [("fort-copies", "/position/clans/0/forts/0"), ("fort-copies", "/position/discarded/0"),
            ("fort-copies", "/position/wall/1"), ("fort-copies", "/position/wall/2"),
            ("fort-copies", "/position/wall/3")]),
    ],
)  # fmt: skip
def test_every_problem_is_named(facts: dict[str, Any], wanted: list[tuple[str, str]]) -> None:
    assert problems(facts) == sorted(wanted)


def test_ten_cards_of_one_clan() -> None:
    ten = ["qween", "druhid", "svord", "filchy", "horsie", "chariott", "chariott", "axx"]
    found = problems(clan(0, down=ten))
    assert ("clan-overfull", AT) in found
    assert ("warrior-copies", f"{AT}/down/7") in found
    assert ("two-at-one-fort", f"{AT}/down") in found


def test_a_captured_fort_that_is_also_in_the_wall() -> None:
    facts = clan(1, forts=["fortuna"])
    assert ("fort-copies", "/position/clans/1/forts/0") in problems(facts)
    deck = {"fortheca-1": 2, "fortheca-2": 1, "fortheca-3": 1, "niefort-1": 1, "komfort": 2, "niefort-3": 2,
            "niefort-4": 2, "fokus": 1, "niefort-5": 2, "niefort-6": 2, "fortuna": 2}  # fmt: skip
    assert problems({**facts, "discarded": [], "deck": deck}) == []


def test_neutral_clans_alone_are_no_game() -> None:
    facts = position(SOUND)
    for one in facts["clans"]:
        one["neutral"] = True
    assert problems(facts) == [("no-player", "/position/clans")]


def test_many_problems_at_once() -> None:
    facts = clan(0, shown=["archr", "knight"], forts=["fort"])
    facts["clans"][1]["spent"] = ["druhid"]
    facts |= {"winner": "gold"}
    assert {code for code, _ in problems(facts)} == {
        "unknown-warrior",
        "unknown-fort",
        "warrior-copies",
        "clan-not-playing",
    }


# Steps


KEEP = (
    "round 2; wall niefort-5 niefort-6 niefort-3 fortuna; step keep; who gold; winner gold;"
    "clan green: shown archr, now chariott left, spent chariott;"
    "clan gold: now archr, spent filchy, forts niefort-1 komfort"
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("who gold", "who green"),
        ("now archr,", "now axx,"),
        ("winner gold", "winner green"),
        ("step keep", "step fokus"),
        ("step keep", "step horsie"),
        ("step keep", "step fortuna"),
        ("step keep", "step svord"),
        ("niefort-1 komfort", "komfort niefort-1"),
    ],
)
def test_an_impossible_step(old: str, new: str) -> None:
    assert problems(position(KEEP)) == []
    assert problems(position(KEEP.replace(old, new))) == [("step-impossible", "/position/step")]


def test_a_card_that_has_left_is_among_the_discards() -> None:
    facts = position(KEEP.replace(", spent chariott", ""))
    assert problems(facts) == [("left-not-spent", "/position/clans/0/left")]
    assert _kinds(facts) == {Kind.MISSING}
    assert Kind.CONTRADICTORY in _kinds({**facts, "complete": True})
    without = position(KEEP.replace("now chariott left", "now chariott"))
    without["clans"][0] |= {"left": True, "now": None}
    assert ("left-without-now", "/position/clans/0/left") in problems(without)
    assert Kind.MALFORMED in _kinds(without)


def _kinds(facts: dict[str, Any]) -> set[Kind]:
    return {one.kind for one in check_position(PositionForm.model_validate(facts), DEFAULTS)[1]}


def test_a_capture_that_is_not_listed_is_missing() -> None:
    facts = position(KEEP)
    del facts["clans"][1]["forts"]
    assert problems(facts) == [("taken-missing", "/position/clans/1/forts")]
    assert _kinds(facts) == {Kind.MISSING}


def test_nothing_has_left_before_the_round_is_resolved() -> None:
    facts = position("wall komfort; clan green: now chariott left, spent chariott; clan red: now chariott")
    assert ("left-too-early", "/position/clans/0/left") in problems(facts)


def test_games_that_are_over_and_that_are_not() -> None:
    over = "step over; turn 3; wall -; clan green: forts niefort-3; clan red: forts fortuna"
    assert problems(position(over)) == []
    assert problems(position(over.replace("turn 3", "turn 2"))) == [("not-over-yet", "/position/step")]
    won = "turn 2; wall komfort; clan green: forts fortheca-1 fortheca-2 fortheca-3; clan red"
    assert problems(position(won)) == [("already-over", "/position/step")]
    assert problems(position("step over; " + won.replace("wall komfort", "wall -"))) == []
    collect = "step collect; turn 3; wall -; clan green; clan red"
    assert problems(position(collect)) == [("no-turn-left", "/position/step")]
    given_up = "turn 2; wall komfort; clan green: forts fortheca-1 fortheca-2, dropped fortheca-3; clan red"
    assert problems(position(given_up)) == []
    total = {**DEFAULTS, "fortheca-count": "total"}
    assert problems(position(given_up), total) == [("already-over", "/position/step")]


def test_clans_lay_at_once() -> None:
    text = (
        "step lay; wall komfort fokus niefort-3 niefort-4 niefort-5 fortuna; clan green: down axx ?; clan red"
    )
    assert problems(position(text)) == []
    assert problems(position(text.replace("clan red", "clan red: down empty empty qween"))) == []
    assert problems(position(f"{text}; who red")) == []
    done = problems(position(f"{text}: down ? ? ? ? ? ?; who red"))
    assert done == [("step-extra", "/position/who")]
    early = problems(position(text.replace("clan red", "clan red: now qween, down -")))
    assert ("now-outside-round", "/position/clans/1/now") in early
