"""The rules by example: every ability, every reading, one round each."""

from adjudicator.games.romans.table.forts import FORTS
from tests.romans.support import act, battle, choices, holds, refusal_of, spent, step, table, up

EXAMPLE = (
    "round 2; wall komfort niefort-5 niefort-6 niefort-3 fortuna; clan green: shown archr, now chariott;"
    "clan red: shown druhid, now chariott; clan gold: now archr, spent filchy, forts niefort-1"
)


# The rulebook's worked round


def test_the_worked_round_of_the_rulebook() -> None:
    now = table(EXAMPLE)
    assert step(now) == "KEEP"
    assert holds(now, "gold") == ["niefort-1", "komfort"]
    assert choices(now) == ["gold keeps nothing", "gold keeps archr"]
    now = act(now, "gold keeps archr")
    assert (up(now, "gold"), up(now, "green"), up(now, "red")) == (["archr"], ["archr"], ["druhid"])
    assert (spent(now, "green"), spent(now, "red")) == (["chariott"], ["chariott"])
    assert now.round == 3


# Totals, capture, ties


def test_the_highest_sum_takes_the_fort_and_discards() -> None:
    now = battle("clan green: shown axx, now archr; clan red: now horsie", at=2)
    assert (holds(now, "green"), up(now, "green")) == (["niefort-4"], [])
    assert spent(now, "green") == ["axx", "archr"]
    assert now.wall == tuple(
        FORTS.index(name) for name in ("niefort-5", "niefort-6", "niefort-3", "niefort-5")
    )


def test_a_tie_discards_the_fort_and_everyone_keeps_their_cards() -> None:
    now = battle(
        "clan green: shown svord, now axx; clan red: shown qween, now filchy, spent horsie; "
        "clan gold: shown druhid, now archr",
        at=3,
    )
    assert [holds(now, clan) for clan in ("green", "red", "gold")] == [[], [], ["niefort-4"]]
    now = battle("clan green: shown druhid, now archr; clan red: shown svord, now axx", at=2)
    assert holds(now, "green") == ["niefort-4"]
    now = battle(
        "clan green: shown druhid archr, now axx; clan red: shown qween axx, now filchy; "
        "clan gold: shown axx, now horsie, spent filchy",
        at=3,
    )
    assert (holds(now, "green"), holds(now, "gold"), now.discarded) == ([], [], (FORTS.index("niefort-4"),))
    assert up(now, "green") == ["druhid", "archr", "axx"]


LOWER_TIE = "clan green: now chariott; clan red: now druhid; clan gold: now druhid"


def test_a_lower_tie_matters_only_under_the_other_reading() -> None:
    assert holds(battle(LOWER_TIE), "green") == ["niefort-4"]
    now = battle(LOWER_TIE, tie_scope="any")
    assert (holds(now, "green"), now.discarded) == ([], (FORTS.index("niefort-4"),))


def test_a_lower_tie_cancels_even_a_capture_by_archr() -> None:
    text = (
        "clan green: shown axx, now archr; clan red: shown druhid, now horsie; "
        "clan gold: shown qween, now druhid; clan blue: shown qween, now druhid"
    )
    assert holds(battle(text, at=2), "green") == ["niefort-4"]
    assert (
        holds(battle(text, "red sacrifices druhid", at=2, tie_scope="any", horsie_victim="any"), "green")
        == []
    )


def test_clans_left_with_nothing_are_tied() -> None:
    now = battle("clan green: now chariott; clan red: now chariott")
    assert now.discarded == (FORTS.index("niefort-4"),)
    assert (up(now, "green"), spent(now, "red")) == ([], ["chariott"])


# Qween


QWEEN = "clan green: now qween; clan red: now horsie; clan gold: now axx"


def test_qween_takes_the_strength_of_a_rival_and_he_leaves() -> None:
    now = battle(QWEEN)
    assert choices(now) == ["green seduces red", "green seduces gold"]
    now = act(now, "green seduces red")
    assert (holds(now, "green"), up(now, "red"), up(now, "gold")) == (["niefort-4"], [], ["axx"])
    assert spent(now, "red") == ["horsie"]
    assert up(battle(QWEEN, "green seduces red", qween_victim="stays"), "red") == []
    stays = battle(
        "clan green: now qween; clan red: now filchy; clan gold: now axx",
        "green seduces red",
        qween_victim="stays",
    )
    assert up(stays, "red") == ["filchy"]


def test_a_seduced_warrior_stays_where_qween_does_not_capture() -> None:
    now = battle("clan green: now qween; clan red: now druhid; clan gold: now horsie", "green seduces red")
    assert (holds(now, "gold"), up(now, "green"), up(now, "red")) == (["niefort-4"], ["qween"], ["druhid"])


def test_a_seduced_horsie_still_costs_an_earlier_card() -> None:
    now = battle("clan green: shown axx, now qween; clan red: shown druhid, now horsie", at=2)
    assert (holds(now, "green"), up(now, "red"), spent(now, "red")) == (
        ["niefort-4"],
        [],
        ["druhid", "horsie"],
    )


def test_qween_must_seduce_unless_read_otherwise() -> None:
    now = battle(QWEEN)
    assert refusal_of(now, "green seduces nobody") == ("romans.qween.seduce", "romans-no-qween-must")
    assert refusal_of(now, "green seduces green") == ("romans.qween.seduce", "romans-no-qween-own")
    assert refusal_of(now, "green seduces blue") == ("romans.setup.clans", "romans-no-such-clan")
    assert (
        choices(battle(QWEEN, qween_mandatory="optional"), qween_mandatory="optional")[0]
        == "green seduces nobody"
    )
    assert holds(battle(QWEEN, "green seduces nobody", qween_mandatory="optional"), "red") == ["niefort-4"]


def test_two_qweens_seduce_nobody() -> None:
    now = battle(
        "clan green: now qween; clan red: shown druhid, now qween, spent axx; clan gold: now svord", at=3
    )
    assert holds(now, "red") == [] or up(now, "gold") == ["svord"]
    assert (holds(now, "gold"), now.discarded) == ([], (FORTS.index("niefort-4"),))
    neutral = battle("clan green: now qween; neutral red: now qween; clan gold: now svord")
    assert holds(neutral, "gold") == ["niefort-4"]


def test_a_neutral_qween_seduces_nobody() -> None:
    now = battle("neutral green: now qween; clan red: now horsie")
    assert holds(now, "red") == ["niefort-4"]


def test_qween_cannot_seduce_a_collided_chariott() -> None:
    now = battle("clan green: now qween; clan red: now chariott; clan gold: now chariott; clan blue: now axx")
    assert (holds(now, "green"), up(now, "blue")) == (["niefort-4"], [])
    now = battle("clan green: now qween; clan red: now chariott; clan gold: now chariott")
    assert (holds(now, "green"), spent(now, "red")) == (["niefort-4"], ["chariott"])
    now = battle(
        "clan green: now qween; clan red: now chariott; clan gold: now chariott; clan blue: now axx",
        qween_mandatory="optional",
    )
    assert refusal_of(now, "green seduces red", qween_mandatory="optional") == (
        "romans.qween.chariott",
        "romans-no-qween-gone",
    )


def test_seduced_filchy_is_still_out_and_seduced_archr_still_breaks_ties() -> None:
    now = battle("clan green: shown axx, now qween; clan red: shown chariott, now filchy", at=2)
    assert (holds(now, "green"), up(now, "red")) == (["niefort-4"], ["chariott"])
    now = battle(
        "clan green: shown druhid, now qween; clan red: shown qween horsie, now archr, down ? ? ?; "
        "clan gold: shown druhid, now axx",
        "green seduces red",
        at=3,
    )
    assert holds(now, "red") == ["niefort-4"]


# Dru'hid


WINNING_DRUHID = "clan green: shown chariott, now druhid; clan red: now horsie, spent axx"


def test_druhid_may_take_any_fort_and_the_contested_one_fills_the_gap() -> None:
    now = battle(WINNING_DRUHID, at=2)
    assert choices(now) == [f"green takes fort {place}" for place in range(2, 7)]
    now = act(now, "green takes fort 4")
    assert holds(now, "green") == ["niefort-6"]
    assert [FORTS[fort] for fort in now.wall] == ["niefort-5", "niefort-4", "niefort-3", "niefort-5"]
    assert refusal_of(battle(WINNING_DRUHID, at=2), "green takes fort 1") == (
        "romans.druhid.swap",
        "romans-no-fort-there",
    )


def test_variant_2_shifts_the_forts_left_of_the_one_taken() -> None:
    now = battle("variants druhid-shift; " + WINNING_DRUHID, "green takes fort 4", at=2)
    assert [FORTS[fort] for fort in now.wall] == ["niefort-4", "niefort-5", "niefort-3", "niefort-5"]


def test_druhid_has_no_choice_in_round_6_nor_later_nor_if_neutral() -> None:
    last = battle("clan green: now druhid; clan red: now filchy", "green takes fort 6", at=5)
    assert holds(last, "green") == ["niefort-5"]
    assert step(battle("clan green: now druhid; neutral red: now qween", at=6)) == "COLLECT"
    assert holds(battle("clan green: shown druhid, now chariott; clan red: now axx", at=2), "green")
    assert holds(battle("neutral green: now druhid; clan red: now filchy"), "green") == ["niefort-4"]


def test_the_fort_that_druhid_takes_has_its_effect() -> None:
    text = "round 2; wall niefort-4 niefort-5 komfort niefort-3 niefort-6; " + WINNING_DRUHID
    now = act(table(text), "green takes fort 4")
    assert step(now) == "KEEP"
    assert choices(now) == ["green keeps nothing", "green keeps druhid"]


# Svord


SVORD = "clan green: now svord, down axx qween horsie archr filchy; clan red: now archr"


def test_svord_rearranges_after_the_round_or_at_once() -> None:
    now = battle(SVORD)
    assert (step(now), holds(now, "red"), len(choices(now))) == ("SVORD", ["niefort-4"], 120)
    now = act(now, "green rearranges filchy archr horsie qween axx")
    assert (step(now), now.round, now.cards[0].down) == ("REVEAL", 2, (5, 4, 6, 0, 3))
    now = battle(SVORD, svord_timing="at-once")
    assert (step(now), holds(now, "red")) == ("SVORD_AT_ONCE", [])
    assert refusal_of(now, "green rearranges axx axx axx axx axx", svord_timing="at-once") == (
        "romans.svord.move",
        "romans-no-svord",
    )
    now = battle(SVORD, "green rearranges axx qween horsie filchy archr", svord_timing="at-once")
    assert (holds(now, "red"), step(now)) == (["niefort-4"], "REVEAL")


def test_svord_with_cards_all_alike_is_no_choice() -> None:
    alike = battle("clan green: now svord, down chariott chariott; clan red: now archr", at=4)
    assert step(alike) == "REVEAL"
    assert step(battle("clan green: now svord; clan red: now archr")) == "SVORD"
    assert step(battle("clan green: now svord, down axx; clan red: now archr", at=5)) == "REVEAL"
    assert (
        step(battle("neutral green: now svord, down axx qween horsie archr filchy; clan red: now archr"))
        == "REVEAL"
    )


# Axx


AXX = "clan green: shown chariott druhid, now axx; clan red: now horsie, spent qween svord"


def test_axx_may_stay_alone() -> None:
    now = battle(AXX, at=3)
    assert choices(now) == ["green keeps nothing", "green keeps axx"]
    assert up(act(now, "green keeps axx"), "green") == ["axx"]
    assert up(act(now, "green keeps nothing"), "green") == []
    assert refusal_of(now, "green keeps chariott") == ("romans.attack.discard", "romans-no-keep")
    earlier = battle("clan green: shown axx, now chariott; clan red: now horsie, spent qween", at=2)
    assert (holds(earlier, "green"), up(earlier, "green")) == (["niefort-4"], [])


def test_axx_and_komfort_both_or_one() -> None:
    now = battle(AXX, fort="komfort", at=3)
    assert choices(now) == [
        "green keeps nothing",
        "green keeps druhid",
        "green keeps druhid axx",
        "green keeps axx",
    ]
    assert up(act(now, "green keeps druhid axx"), "green") == ["druhid", "axx"]
    one = battle(AXX, fort="komfort", at=3, axx_and_komfort="one")
    assert choices(one, axx_and_komfort="one") == [
        "green keeps nothing",
        "green keeps druhid",
        "green keeps axx",
    ]
    weakest = battle(
        "clan green: shown chariott, now axx; clan red: now horsie, spent qween", fort="komfort", at=2
    )
    assert choices(weakest) == ["green keeps nothing", "green keeps axx"]


def test_axx_and_fokus() -> None:
    now = battle(AXX, fort="fokus", at=3)
    assert choices(now) == ["green pays druhid", "green pays axx", "green pays chariott"]
    kept = act(act(now, "green pays druhid"), "green keeps axx")
    assert (up(kept, "green"), up(kept, "red")) == (["axx"], [])
    assert up(act(now, "green pays axx"), "green") == []
    alone = battle("clan green: now axx; clan red: now svord", fort="fokus")
    assert (holds(alone, "green"), up(alone, "green"), up(alone, "red")) == (["fokus"], [], [])
    first = battle(AXX, fort="fokus", at=3, axx_and_fokus="warrior-first")
    assert choices(first, axx_and_fokus="warrior-first") == ["green keeps nothing", "green keeps axx"]
    after = battle(AXX, "green keeps axx", fort="fokus", at=3, axx_and_fokus="warrior-first")
    assert up(after, "green") == []


# Arch'r


def test_archr_revealed_now_breaks_a_tie_for_the_highest() -> None:
    now = battle("clan green: shown axx, now archr; clan red: shown druhid, now horsie", at=2)
    assert holds(now, "green") == ["niefort-4"]
    both = battle("clan green: shown druhid, now archr; clan red: shown druhid, now archr", at=2)
    assert both.discarded == (FORTS.index("niefort-4"),)
    assert up(both, "green") == ["druhid", "archr"]
    later = battle("clan green: shown archr, now druhid; clan red: now horsie, spent axx", at=2)
    assert later.discarded == (FORTS.index("niefort-4"),)


def test_exactly_one_archr_of_three_tied() -> None:
    text = (
        "clan green: shown druhid, now archr; clan red: shown svord, now axx; "
        "clan gold: now horsie, spent axx"
    )
    assert holds(battle(text, at=2), "green") == ["niefort-4"]
    two = (
        "clan green: shown druhid, now archr; clan red: shown druhid, now archr; "
        "clan gold: now horsie, spent axx"
    )
    assert battle(two, at=2).discarded == (FORTS.index("niefort-4"),)


def test_a_neutral_archr_cancels_only_if_read_so() -> None:
    text = "clan green: shown druhid, now archr; neutral red: shown druhid, now archr"
    assert holds(battle(text, at=2), "green") == ["niefort-4"]
    assert holds(battle(text, at=2, archer_pair_neutral="yes"), "green") == []
    assert holds(battle(text, at=2, neutral_powers="all-but-three"), "green") == []
    alone = "clan green: shown svord, now axx; neutral red: shown druhid, now archr"
    assert holds(battle(alone, at=2), "red") == []
    assert holds(battle(alone, at=2, archer_pair_neutral="yes"), "red") == []
    assert holds(battle(alone, at=2, neutral_powers="all-but-three"), "red") == ["niefort-4"]


# Filchy


def test_filchy_keeps_her_clan_out() -> None:
    now = battle(
        "clan green: shown chariott, now filchy; clan red: now qween, spent axx; "
        "clan gold: now druhid, "
        "spent axx",
        "red seduces gold",
        at=2,
    )
    assert (holds(now, "red"), up(now, "green")) == (["niefort-4"], ["chariott", "filchy"])
    later = battle("clan green: shown filchy, now axx; clan red: now chariott, spent axx", at=2)
    assert holds(later, "green") == ["niefort-4"]


def test_all_filchy_and_the_only_one_left() -> None:
    assert battle("clan green: now filchy; clan red: now filchy").discarded == (FORTS.index("niefort-4"),)
    now = battle("clan green: now chariott; clan red: now filchy; neutral gold: now chariott")
    assert now.discarded == (FORTS.index("niefort-4"),)
    now = battle("clan green: now qween; clan red: now filchy; clan gold: now filchy", "green seduces gold")
    assert holds(now, "green") == ["niefort-4"]
    stays = battle("variants tie-stays; clan green: now filchy; clan red: now filchy")
    assert [FORTS[fort] for fort in stays.wall] == [
        "niefort-4",
        "niefort-5",
        "niefort-6",
        "niefort-3",
        "niefort-5",
    ]


def test_a_neutral_filchy_fights_unless_read_otherwise() -> None:
    text = "neutral green: now filchy; clan red: now axx"
    assert holds(battle(text), "green") == ["niefort-4"]
    assert holds(battle(text, "red keeps nothing", neutral_powers="all-but-three"), "red") == ["niefort-4"]


# Horsie


HORSIE = "clan green: shown druhid axx, now horsie; clan red: shown archr, now chariott, spent svord"


def test_horsie_costs_an_earlier_card_the_owner_picks() -> None:
    now = battle(HORSIE, at=3)
    assert (step(now), choices(now)) == ("HORSIE", ["green sacrifices druhid", "green sacrifices axx"])
    assert up(act(now, "green sacrifices axx"), "green") == ["druhid", "horsie"]
    assert refusal_of(now, "green sacrifices horsie") == ("romans.horsie.cost", "romans-no-horsie")
    assert (
        choices(battle(HORSIE, at=3, horsie_victim="any"), horsie_victim="any")[-1]
        == "green sacrifices horsie"
    )


def test_horsie_alone_goes_and_a_winning_horsie_costs_nothing() -> None:
    alone = battle("clan green: now horsie; clan red: now chariott")
    assert (up(alone, "green"), spent(alone, "green")) == ([], ["horsie"])
    won = battle("clan green: shown druhid, now horsie; clan red: now axx, spent svord", at=2)
    assert (holds(won, "green"), spent(won, "green")) == (["niefort-4"], ["druhid", "horsie"])


def test_horsie_acts_in_a_tie_and_in_a_neutral_clan() -> None:
    tie = battle("clan green: shown druhid, now horsie; neutral red: now chariott, spent axx", at=2)
    assert (tie.discarded, up(tie, "green")) == ((FORTS.index("niefort-4"),), ["horsie"])
    neutral = battle(
        "neutral green: shown axx druhid, now horsie; clan red: shown archr horsie, now chariott", at=3
    )
    assert up(neutral, "green") == ["axx", "horsie"]
    text = "neutral green: shown axx druhid, now horsie; clan red: shown archr horsie, now chariott"
    asked = battle(text, at=3, neutral_choices="referee")
    assert choices(asked, neutral_choices="referee") == ["green sacrifices druhid", "green sacrifices axx"]


# Ch'ariott


def test_chariotts_collide_only_when_revealed_together() -> None:
    now = battle("clan green: shown chariott, now svord; clan red: shown archr, now chariott", at=2)
    assert holds(now, "red") == ["niefort-4"]
    three = battle(
        "clan green: now chariott; clan red: now chariott; neutral gold: now chariott; clan blue: now qween"
    )
    assert holds(three, "blue") == ["niefort-4"]
    assert all(spent(three, clan) == ["chariott"] for clan in ("green", "red", "gold"))
