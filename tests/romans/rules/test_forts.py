"""Forts, neutral clans, variants and the wall by example, one round each."""

import pytest

from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.table.forts import FORT, FORTS
from adjudicator.ruling import Reason
from tests.romans.readings import DEFAULTS
from tests.romans.support import act, battle, choices, holds, refusal_of, spent, step, table, up

# KomFort, Fort Fokus, FortUna, FortHeca


KOMFORT = "clan green: shown chariott druhid, now archr; clan red: now horsie, spent svord axx"


def test_komfort_may_keep_the_weakest() -> None:
    now = battle(KOMFORT, fort="komfort", at=3)
    assert choices(now) == ["green keeps nothing", "green keeps druhid"]
    assert up(act(now, "green keeps druhid"), "green") == ["druhid"]
    assert refusal_of(now, "green keeps archr") == ("romans.attack.discard", "romans-no-keep")


def test_komfort_keeps_one_of_two_chariotts() -> None:
    now = battle(
        "clan green: shown chariott, now chariott; clan red: now horsie, spent axx", fort="komfort", at=2
    )
    now = act(now, "green keeps chariott")
    assert (up(now, "green"), spent(now, "green")) == (["chariott"], ["chariott"])


def test_komfort_without_cards_is_no_choice() -> None:
    now = battle("clan green: now chariott; clan red: now chariott; clan gold: now qween", fort="komfort")
    assert (holds(now, "gold"), step(now)) == (["komfort"], "KEEP")
    alone = battle("clan green: now chariott; clan red: shown axx, now filchy; "
"clan gold: now chariott, spent axx; "
                   "clan blue: now filchy, spent axx", fort="komfort", at=2)  # fmt: skip
    assert (step(alone), alone.discarded) == ("REVEAL", (FORT["komfort"],))


FOKUS = (
    "clan green: shown chariott, now archr; clan red: shown axx, now horsie; "
    "clan gold: now druhid, spent svord"
)


def test_fokus_costs_everyone_one_face_up_card() -> None:
    now = battle(FOKUS, fort="fokus", at=2)
    assert choices(now) == ["red pays axx", "red pays horsie"]
    paid = act(now, "red pays axx")
    assert (up(paid, "red"), up(paid, "gold"), up(paid, "green")) == ([], [], [])
    assert spent(paid, "red") == ["axx", "horsie"]
    assert refusal_of(now, "red pays qween") == ("romans.fokus.discard", "romans-no-pay")


def test_horsie_may_pay_fokus_and_still_costs_an_earlier_card() -> None:
    now = battle(FOKUS, "red pays horsie", fort="fokus", at=2)
    assert (up(now, "red"), spent(now, "red")) == ([], ["axx", "horsie"])


def test_fokus_is_paid_by_the_capturer_first_then_clockwise() -> None:
    text = (
        "clan green: shown axx, now druhid; clan red: shown chariott, now archr; "
        "clan gold: shown axx, now svord"
    )
    now = battle(text, fort="fokus", at=2)
    assert now.setup.clans[now.who] == "gold"
    now = act(now, "gold pays axx")
    assert now.setup.clans[now.who] == "green"


def test_fokus_and_a_clan_without_face_up_cards() -> None:
    now = battle("clan green: now chariott; clan red: now chariott; clan gold: now archr", fort="fokus")
    assert (holds(now, "gold"), up(now, "green"), spent(now, "green")) == (["fokus"], [], ["chariott"])


def test_fokus_tells_a_seduced_chariott_from_the_other_one() -> None:
    text = "clan green: shown horsie archr, now qween; clan red: shown chariott, now chariott, spent axx"
    now = battle(text, fort="fokus", at=3)
    assert choices(now) == ["red pays chariott", "red pays earlier chariott"]
    assert up(act(now, "red pays chariott"), "red") == ["chariott"]
    assert up(act(now, "red pays earlier chariott"), "red") == []
    assert step(battle(text, fort="fokus", at=3, qween_victim="stays")) == "REVEAL"


FORTUNA = "turn 2; clan green: now chariott, forts niefort-1 fortheca-2; clan red: now axx"


def test_fortuna_costs_a_fort_captured_earlier() -> None:
    now = battle(FORTUNA, fort="fortuna")
    assert choices(now) == ["green gives up fortheca-2", "green gives up niefort-1"]
    assert holds(act(now, "green gives up fortheca-2"), "green") == ["niefort-1", "fortuna"]
    assert refusal_of(now, "green gives up fortuna") == ("romans.fortuna.cost", "romans-no-fortuna")
    alone = battle("clan green: now chariott; clan red: now axx", fort="fortuna")
    assert (holds(alone, "green"), alone.cards[0].dropped) == ([], (FORT["fortuna"],))


def test_three_forthece_win_at_once() -> None:
    two = (
        "turn 2; clan green: now chariott, forts fortheca-1 fortheca-2; clan red: now svord, "
        "down axx qween ? ? ?"
    )
    now = battle(two, fort="fortheca-3")
    assert step(now) == "OVER"
    assert holds(now, "green") == ["fortheca-1", "fortheca-2", "fortheca-3"]
    assert refusal_of(now, "collect") == ("romans.end.game", "romans-no-over")


def test_forthece_held_or_captured() -> None:
    text = "turn 2; clan green: now chariott, forts fortheca-1 fortuna, dropped fortheca-2; clan red: now axx"
    assert step(battle(text, fort="fortheca-3")) == "REVEAL"
    assert step(battle(text, fort="fortheca-3", fortheca_count="total")) == "OVER"


# Neutral clans


def test_a_neutral_clans_third_fortheca() -> None:
    three = "turn 2; neutral green: now chariott, forts fortheca-1 fortheca-2; clan red: now axx"
    assert step(battle(three, fort="fortheca-3")) == "OVER"
    assert step(battle(three + "; clan gold: now axx", fort="fortheca-3")) == "REVEAL"


def test_the_weakest_card_of_a_neutral_clan_goes() -> None:
    text = "clan green: shown chariott, now archr; neutral red: shown axx, now druhid"
    assert up(battle(text, fort="fokus", at=2), "red") == ["axx"]
    asked = battle(text, fort="fokus", at=2, neutral_choices="referee")
    assert choices(asked, neutral_choices="referee") == ["red pays druhid", "red pays axx"]


def test_a_neutral_clan_makes_no_use_of_komfort_and_gives_up_its_lowest_fort() -> None:
    text = "turn 2; neutral green: now chariott, forts niefort-1 fortheca-2; clan red: now archr"
    assert up(battle(text, fort="komfort"), "green") == []
    assert holds(battle(text, fort="fortuna"), "green") == ["niefort-1", "fortuna"]
    asked = battle(text, fort="fortuna", neutral_choices="referee")
    assert choices(asked, neutral_choices="referee") == [
        "green gives up fortheca-2",
        "green gives up niefort-1",
    ]
    kept = battle(text, fort="komfort", neutral_choices="referee")
    assert choices(kept, neutral_choices="referee") == ["green keeps nothing", "green keeps chariott"]


def test_a_neutral_axx() -> None:
    text = "neutral green: now axx; clan red: now svord"
    assert up(battle(text), "green") == []
    assert up(battle(text, neutral_powers="all-but-three"), "green") == ["axx"]
    assert up(battle(text, neutral_powers="all-but-three", neutral_axx="discarded"), "green") == []
    fokus = battle("neutral green: shown chariott, now axx; clan red: now archr, "
"spent qween", fort="fokus", at=2,
                   neutral_powers="all-but-three")  # fmt: skip
    assert up(fokus, "green") == []


# Variant 1


def test_variant_1_keeps_the_tied_fort_and_drops_the_last() -> None:
    now = battle("variants tie-stays; clan green: now axx; clan red: now axx")
    assert [FORTS[fort] for fort in now.wall] == [
        "niefort-4",
        "niefort-5",
        "niefort-6",
        "niefort-3",
        "niefort-5",
    ]
    assert [FORTS[fort] for fort in now.discarded] == ["niefort-6"]
    last = battle("variants tie-stays; clan green: now axx; clan red: now axx", at=6)
    assert (last.wall, [FORTS[fort] for fort in last.discarded]) == ((), ["niefort-4"])


# The wall


@pytest.mark.parametrize(
    ("row", "insert", "swap"),
    [
        ("komfort niefort-1 fortuna fokus niefort-3 fortheca-2",
         "niefort-1 komfort fokus niefort-3 fortheca-2 fortuna",
         "niefort-1 komfort fortheca-2 fokus niefort-3 fortuna"),
        ("fortuna niefort-5 niefort-3 niefort-4 niefort-6 niefort-1",
         "niefort-1 niefort-5 niefort-3 niefort-4 niefort-6 fortuna",
         "niefort-1 niefort-5 niefort-3 niefort-4 niefort-6 fortuna"),
        ("fortheca-1 niefort-3 fokus niefort-3 niefort-4 fortheca-2",
         "niefort-3 fortheca-1 fokus niefort-3 fortheca-2 niefort-4",
         "niefort-3 fortheca-1 fokus niefort-3 fortheca-2 niefort-4"),
        ("fokus fortheca-1 fortheca-2 niefort-4 fortheca-3 fortheca-1",
         "fokus fortheca-1 fortheca-2 fortheca-3 fortheca-1 niefort-4",
         "fokus fortheca-1 fortheca-2 fortheca-1 fortheca-3 niefort-4"),
        ("niefort-6 niefort-4 fokus niefort-5 niefort-6 niefort-5",
         "niefort-4 niefort-6 fokus niefort-5 niefort-5 niefort-6",
         "niefort-4 niefort-6 fokus niefort-5 niefort-5 niefort-6"),
    ],
)  # fmt: skip
def test_the_order_of_the_wall(row: str, insert: str, swap: str) -> None:
    forts = [FORT[name] for name in row.split()]
    for move, wanted in (("insert", insert), ("swap", swap)):
        wall = arranged(forts, {**DEFAULTS, "wall-move": move})
        assert " ".join(FORTS[fort] for fort in wall) == wanted


def test_a_wall_in_the_wrong_order_is_refused() -> None:
    now = table(
        "step arrange; wall komfort niefort-1 fortuna fokus niefort-3 fortheca-2; clan green; clan red"
    )
    assert refusal_of(now, "arrange komfort niefort-1 fokus niefort-3 fortheca-2 fortuna") == (
        "romans.wall.order",
        "romans-no-right-order",
    )
    assert refusal_of(now, "arrange komfort niefort-1 fokus niefort-3 fortheca-2 komfort") == (
        "romans.wall.uncover",
        "romans-no-same-forts",
    )


# Orders


def test_what_may_be_laid() -> None:
    now = table(
        "step lose; wall komfort fokus niefort-3 niefort-4 niefort-5 fortuna; clan green; neutral red"
    )
    assert len([choice for choice in choices(now) if choice.startswith("green")]) == 38
    assert refusal_of(now, "green loses axx axx") == ("romans.setup.decks", "romans-no-copies")
    assert refusal_of(now, "green loses ? axx") is None
    assert refusal_of(now, "green lays axx at 1") == ("romans.orders.lose", "romans-no-lose-first")
    assert refusal_of(now, "red loses ? ?") == ("romans.neutral.lay", "romans-no-neutral-loses")
    now = act(now, "green loses axx chariott")
    assert refusal_of(now, "green lays axx at 1") == ("romans.orders.lose", "romans-no-lay-lost")
    now = act(now, "green lays chariott at 1")
    assert refusal_of(now, "green lays qween at 1") == ("romans.orders.lay", "romans-no-lay-place")
    assert refusal_of(now, "green lays chariott at 2") == ("romans.orders.lose", "romans-no-lay-lost")
    assert refusal_of(now, "green loses ? ?") == ("romans.orders.lose", "romans-no-lost-already")
    assert refusal_of(now, "red lays axx at 4") is None
    for place, card in enumerate(("qween", "?", "druhid", "svord", "archr"), start=2):
        now = act(now, f"green lays {card} at {place}")
    assert choices(now)[0] == "red lays ? at 1"
    assert refusal_of(now, "green lays ? at 6") == ("romans.orders.lay", "romans-no-laid-all")


def test_what_may_be_revealed() -> None:
    text = "round 4; wall komfort fokus niefort-3; clan green: shown axx qween druhid, down ? archr filchy"
    now = table(f"{text}; clan red: shown axx qween druhid, down svord ? ?")
    assert choices(now) == [
        "green reveals svord",
        "green reveals horsie",
        "green reveals chariott",
        "red reveals svord",
    ]
    assert refusal_of(now, "green reveals archr") == ("romans.setup.decks", "romans-no-copies")
    now = act(now, "green reveals horsie")
    assert refusal_of(now, "red reveals archr") == ("romans.attack.reveal", "romans-no-laid-other")


# The steps of a round


def test_the_steps_of_a_round() -> None:
    now = table("round 6; wall fokus; clan green: shown axx, down horsie; "
"clan red: shown chariott, down archr;"
                "neutral gold: shown axx qween, down chariott")  # fmt: skip
    trace: list[Reason] = []
    for action in ("green reveals horsie", "red reveals archr", "gold reveals chariott"):
        now = act(now, action, DEFAULTS, trace)
    now = act(now, "green pays horsie", DEFAULTS, trace)
    assert [reason.rule.removeprefix("romans.") for reason in trace] == [
        "attack.reveal", "attack.total", "attack.total", "attack.total", "archr.tie", "attack.capture",
        "fokus.discard", "neutral.choices", "fokus.discard", "fokus.discard", "attack.discard",
        "fokus.horsie",
        "horsie.cost",
    ]  # fmt: skip
