"""The tactics variant by example: the count, the elites, the two piles and the seven ruses."""

import pytest

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table.table import Table
from tests.river.random_games import DEFAULTS
from tests.river.tables import action, do, sides, table, why


def ruse(name: str, *dams: str, **facts: object) -> Table:
    """A table at which the attacker holds this ruse and a battle card."""
    return table(*dams, attacker=f"P5 {name}", tactics=True, **facts)  # type: ignore[arg-type]


# Playing and drawing


def test_one_card_a_turn_battle_or_tactics() -> None:
    at = table("3: - vs Y1", attacker="R1 perkoz dezercja", tactics=True)
    after = do(at, "attacker play perkoz at 3")
    assert (sides(after, 3), after.tactics_played) == ((("perkoz",), ("Y1",)), (1, 0))
    assert why(after, "attacker play R1 at 1") == ("river.tactics.play", "river-play-twice")
    assert why(after, "attacker ruse dezercja Y1") == ("river.tactics.play", "river-play-twice")
    full = table("4: G1 G2 vs -", attacker="perkoz", tactics=True)
    assert why(full, "attacker play perkoz at 4") == ("river.tactics.elite", "river-side-full")


def test_tactics_cards_only_in_their_variant() -> None:
    at = table("3: - vs Y1", attacker="R1")
    assert why(at, "attacker play perkoz at 3") == ("river.tactics.setup", "river-no-tactics")
    assert why(at, "attacker ruse dezercja Y1") == ("river.tactics.setup", "river-no-tactics")


def test_at_most_one_tactics_card_ahead() -> None:
    at = table("3: - vs Y1", attacker="perkoz dezercja R1", tactics=True, tactics_played=(1, 0))
    assert why(at, "attacker play perkoz at 3") == ("river.tactics.count", "river-tactics-ahead")
    assert why(at, "attacker ruse dezercja Y1") == ("river.tactics.count", "river-tactics-ahead")
    assert why(at._replace(tactics_played=(1, 1)), "attacker play perkoz at 3") is None
    assert why(at._replace(tactics_played=(1, 2)), "attacker ruse dezercja Y1") is None


def test_one_wazka_each_by_another_reading() -> None:
    at = table("3: wazka vs -", attacker="wazka", tactics=True, tactics_played=(1, 1), wazki_played=(1, 0))
    assert why(at, "attacker play wazka at 3") is None
    expected = ("river.elite.limit", "river-second-wazka")
    assert why(at, "attacker play wazka at 3", dragonfly_limit="one-each") == expected
    gone = table(attacker="wazka", discard="wazka", tactics=True, tactics_played=(1, 1), wazki_played=(1, 0))
    assert why(gone, "attacker play wazka at 3", dragonfly_limit="one-each") == expected
    other = gone._replace(wazki_played=(0, 1))
    assert why(other, "attacker play wazka at 3", dragonfly_limit="one-each") is None


def test_a_card_from_either_pile() -> None:
    at = table("3: perkoz vs -", attacker="R1", phase="draw", tactics=True, tactics_played=(1, 0))
    assert do(at, "attacker draw wazka").tactics_deck == 9
    assert do(at, "attacker draw ?tactics").hidden[0].tactics == 1
    assert do(at, "attacker draw R2").tactics_deck == 10
    assert why(at, "attacker draw perkoz") == ("river.draw.one", "river-not-in-pile")
    empty = at._replace(tactics_deck=0)
    assert why(empty, "attacker draw ?tactics") == ("river.tactics.draw", "river-tactics-pile-empty")


def test_an_empty_deck_leaves_the_tactics_pile() -> None:
    at = table(attacker="R1", defender="R2", tactics=True, deck=0, ending="last")
    choice = do(at, "attacker play R1 at 1")
    assert choice.phase == "draw"
    assert why(choice, "attacker draw ?") == ("river.draw.empty", "river-draw-empty")
    assert do(choice, "attacker draw perkoz").hands[0] == ("perkoz",)
    assert do(choice, "attacker skip").phase == "end"
    none = do(at, "attacker play R1 at 1", draw_when_deck_empty="no-draw")
    assert none.phase == "end"
    assert why(none, "attacker draw perkoz", draw_when_deck_empty="no-draw") is not None


# Transfer


def test_transfer_across_the_dam_or_to_the_discard() -> None:
    at = ruse("transfer", "3: R8 R9 vs Y1")
    moved = do(at, "attacker ruse transfer R8 to 3")
    assert sides(moved, 3) == (("R9",), ("Y1", "R8"))
    assert (moved.ruses, moved.tactics_played, moved.phase) == ((("transfer",), ()), (1, 0), "draw")
    gone = do(at, "attacker ruse transfer R9 discard")
    assert (sides(gone, 3), gone.discard) == ((("R8",), ("Y1",)), ("R9",))
    assert why(at, "attacker ruse transfer Y1 discard") == ("river.ruse.transfer", "river-ruse-not-there")
    assert why(at, "attacker ruse transfer R8 to 5") == ("river.ruse.move", "river-move-elsewhere")
    assert why(at, "attacker ruse transfer wazka discard") == ("river.ruse.battle-only", "river-ruse-elite")
    full = ruse("transfer", "4: R8 vs Y1 Y2")
    assert why(full, "attacker ruse transfer R8 to 4") == ("river.ruse.move", "river-move-full")
    assert why(full, "attacker ruse transfer R8 discard") is None


def test_transfer_to_any_dam_by_another_reading() -> None:
    at = ruse("transfer", "3: R8 R9 vs Y1")
    moved = do(at, "attacker ruse transfer R8 to 5", move_destination="any-dam")
    assert (sides(moved, 3), sides(moved, 5)) == ((("R9",), ("Y1",)), ((), ("R8",)))


def test_a_moved_duck_cancels_only_by_another_reading() -> None:
    at = ruse("zdrada", "3: Y4 vs R0 R11", tactics_played=(0, 0))
    moved = do(at, "attacker ruse zdrada R0 to 3")
    assert sides(moved, 3) == (("Y4", "R0"), ("R11",))
    cancelled = do(at, "attacker ruse zdrada R0 to 3", duck_beaver_trigger="any-arrival")
    assert (sides(cancelled, 3), cancelled.discard) == ((("Y4",), ()), ("R0", "R11"))


def test_a_moved_card_may_complete_a_side() -> None:
    at = ruse("zdrada", "4: Y4 vs R0 R5", tactics_played=(0, 0))
    moved = do(at, "attacker ruse zdrada R0 to 4")
    assert (sides(moved, 4), moved.dams[3].first) == ((("Y4", "R0"), ("R5",)), None)
    given = do(ruse("transfer", "4: R8 R9 vs Y1"), "attacker ruse transfer R8 to 4")
    assert (sides(given, 4), given.dams[3].first) == ((("R9",), ("Y1", "R8")), None)


# Zdrada and Dezercja


def test_zdrada_takes_a_card_of_the_opponent() -> None:
    at = ruse("zdrada", "3: R8 vs Y1 labedz", tactics_played=(0, 1))
    assert sides(do(at, "attacker ruse zdrada Y1 to 3"), 3) == (("R8", "Y1"), ("labedz",))
    assert why(at, "attacker ruse zdrada R8 to 3") == ("river.ruse.zdrada", "river-ruse-not-there")
    assert why(at, "attacker ruse zdrada labedz to 3") == ("river.ruse.battle-only", "river-ruse-elite")
    assert why(at, "attacker ruse zdrada Y1 to 5") == ("river.ruse.move", "river-move-elsewhere")
    full = ruse("zdrada", "4: R8 R9 vs Y1")
    assert why(full, "attacker ruse zdrada Y1 to 4") == ("river.ruse.move", "river-move-full")


def test_dezercja_discards_a_card_of_the_opponent() -> None:
    at = ruse("dezercja", "3: R8 vs Y1 labedz", tactics_played=(0, 1))
    after = do(at, "attacker ruse dezercja Y1")
    assert (sides(after, 3), after.discard) == ((("R8",), ("labedz",)), ("Y1",))
    assert why(at, "attacker ruse dezercja R8") == ("river.ruse.dezercja", "river-ruse-not-there")
    assert why(at, "attacker ruse dezercja labedz") == ("river.ruse.battle-only", "river-ruse-elite")


# Rekrutacja, Wsparcie


def test_rekrutacja_plays_a_discarded_card() -> None:
    at = ruse("rekrutacja", "3: R8 vs R11", "4: G1 G2 vs -", discard="R0 Y5 perkoz", tactics_played=(1, 1))
    after = do(at, "attacker ruse rekrutacja Y5 at 3")
    assert (sides(after, 3), after.discard) == ((("R8", "Y5"), ("R11",)), ("R0", "perkoz"))
    cancelled = do(at, "attacker ruse rekrutacja R0 at 3")
    assert (sides(cancelled, 3), cancelled.discard) == ((("R8",), ()), ("Y5", "perkoz", "R0", "R11"))
    assert why(at, "attacker ruse rekrutacja Y6 at 3") == (
        "river.ruse.rekrutacja",
        "river-ruse-not-discarded",
    )
    assert why(at, "attacker ruse rekrutacja perkoz at 3") == ("river.ruse.battle-only", "river-ruse-elite")
    assert why(at, "attacker ruse rekrutacja Y5 at 4") == ("river.dam.slots", "river-side-full")


def test_wsparcie_shuffles_two_discarded_cards_back() -> None:
    at = ruse("wsparcie", discard="R0 Y5 G3", deck=3, ending="coming")
    after = do(at, "attacker ruse wsparcie R0 G3")
    assert (after.discard, after.deck, after.ending) == (("Y5",), 5, "coming")
    assert action("attacker ruse wsparcie G3 R0") == action("attacker ruse wsparcie R0 G3")
    assert why(at, "attacker ruse wsparcie R0 R1") == ("river.ruse.wsparcie", "river-ruse-not-discarded")
    assert why(at, "attacker ruse wsparcie R0 R0") == ("river.ruse.wsparcie", "river-support-twice")
    for discard in ("", "R0", "R0 perkoz"):
        few = ruse("wsparcie", discard=discard, tactics_played=(1, 1))
        expected = ("river.ruse.wsparcie", "river-support-too-few")
        assert why(few, "attacker ruse wsparcie R0 R1") == expected
        assert why(few, "attacker ruse wsparcie", ruse_without_target="allowed") == expected


# Wymiana, Eksplozja


def test_wymiana_swaps_three_cards() -> None:
    at = table(attacker="R1 R2 R3 R4 wymiana", defender="G1 G2 G3 perkoz", tactics=True)
    after = do(at, "attacker ruse wymiana R1 R2 R3 for G1 G2 perkoz")
    assert after.hands == (("R4", "G1", "G2", "perkoz"), ("R1", "R2", "R3", "G3"))
    assert why(at, "attacker ruse wymiana R1 R2 for G1 G2 G3") == (
        "river.ruse.wymiana",
        "river-exchange-count",
    )
    assert why(at, "attacker ruse wymiana R1 R2 R3 for G1 G2 G9") == ("river.place.hand", "river-not-in-hand")
    assert why(at, "attacker ruse wymiana R1 R2 wymiana for G1 G2 G3") is not None
    tactics = why(at, "attacker ruse wymiana R1 R2 R3 for G1 G2 perkoz", exchange_short="battle-only")
    assert tactics == ("river.ruse.wymiana", "river-exchange-tactics")


def test_wymiana_with_few_cards_gives_all() -> None:
    at = table(attacker="R1 wymiana", defender="G1 perkoz", tactics=True)
    after = do(at, "attacker ruse wymiana R1 for G1 perkoz")
    assert after.hands == (("G1", "perkoz"), ("R1",))
    only = do(at, "attacker ruse wymiana R1 for G1", exchange_short="battle-only")
    assert only.hands == (("G1",), ("R1", "perkoz"))
    none = table(attacker="wymiana", tactics=True)
    assert why(none, "attacker ruse wymiana - for -") == ("river.ruse.target", "river-ruse-no-target")
    one_sided = table(attacker="wymiana", defender="G1", tactics=True)
    assert do(one_sided, "attacker ruse wymiana - for G1").hands == (("G1",), ())


def test_eksplozja_clears_the_battle_cards_of_one_dam() -> None:
    at = ruse("eksplozja", "3: R8 wazka vs Y1 labedz", "5: perkoz vs -", tactics_played=(2, 2))
    after = do(at, "attacker ruse eksplozja 3")
    assert (sides(after, 3), after.discard) == ((("wazka",), ("labedz",)), ("R8", "Y1"))
    assert why(at, "attacker ruse eksplozja 5") == ("river.ruse.eksplozja", "river-blast-nothing")
    assert why(at, "attacker ruse eksplozja 1") == ("river.ruse.eksplozja", "river-blast-nothing")


# Without a target, and once played


@pytest.mark.parametrize("name", ["transfer", "rekrutacja", "dezercja", "zdrada", "eksplozja"])
def test_a_ruse_needs_a_target(name: str) -> None:
    at = ruse(name)
    assert why(at, f"attacker ruse {name}") == ("river.ruse.target", "river-ruse-no-target")
    after = do(at, f"attacker ruse {name}", ruse_without_target="allowed")
    assert (after.ruses[0], after.tactics_played, after.phase) == ((name,), (1, 0), "draw")
    there = ruse(name, "3: R8 vs Y1", discard="R2")
    expected = ("river.ruse.target", "river-ruse-has-target")
    assert why(there, f"attacker ruse {name}", ruse_without_target="allowed") == expected


def test_a_ruse_once_played_is_out_of_play() -> None:
    at = table("3: R8 vs Y1", attacker="P5", ruses=("", "dezercja"), tactics=True, tactics_played=(0, 1))
    assert why(at, "attacker ruse dezercja Y1") == ("river.tactics.ruse", "river-not-in-hand")
    assert "attacker ruse dezercja Y1" not in map(PLAY.write, PLAY.actions(at, DEFAULTS))
