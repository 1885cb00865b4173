"""Every rule of play by example: legal actions and their effect, and the rule that refuses others."""

import pytest

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table.table import Table
from tests.river.deal import deal
from tests.river.random_games import DEFAULTS
from tests.river.tables import do, sides, table, why

# Setting up


def test_the_first_table() -> None:
    first = deal()
    assert [one.name for one in first.dams] == [1, 2, 3, 4, 5, 6, 7]
    assert not any(one.damaged or one.attacker or one.defender for one in first.dams)
    assert (first.deck, first.logs, first.turn, first.phase, first.number) == (
        48,
        3,
        "attacker",
        "prepare",
        1,
    )
    assert [hand.size for hand in first.hidden] == [6, 6]
    assert first.tactics_deck is None


def test_the_first_table_with_tactics() -> None:
    first = deal(["R1", "R2", "R3", "R4", "R5", "R6", "wazka"], tiles=(7, 6, 5, 4, 3, 2, 1), tactics=True)
    assert (first.deck, first.tactics_deck) == (48, 9)
    assert first.hands == (("R1", "R2", "R3", "R4", "R5", "R6", "wazka"), ())
    assert (first.hidden[0].size, first.hidden[1]) == (0, (6, 0, 1))
    assert [one.name for one in first.dams] == [7, 6, 5, 4, 3, 2, 1]


# Turns and phases


def test_the_attacker_starts_and_turns_alternate() -> None:
    at = table(attacker="R1 R2", defender="G1 G2")
    assert why(at, "defender play G1 at 1") == ("river.turn.order", "river-not-your-turn")
    at = do(at, "attacker play R1 at 1", "attacker draw B1", "defender play G1 at 1", "defender draw B2")
    assert (at.turn, at.phase, at.number) == ("attacker", "prepare", 3)
    assert why(at, "defender play G2 at 1") == ("river.turn.order", "river-not-your-turn")


def test_the_phases_come_in_order() -> None:
    at = table("1: R9 vs -", attacker="R1 R2", defender="G1")
    assert why(at, "attacker draw B1") == ("river.turn.phases", "river-draw-early")
    assert why(at, "attacker end") == ("river.turn.phases", "river-end-early")
    played = do(at, "attacker play R1 at 1")
    assert played.phase == "draw"
    assert why(played, "attacker play R2 at 1") == ("river.place.one", "river-play-twice")
    assert why(played, "attacker retreat 1") == ("river.retreat.when", "river-retreat-late")
    assert why(played, "attacker end") == ("river.turn.phases", "river-end-early")
    assert why(played, "defender play G1 at 1") == ("river.turn.order", "river-not-your-turn")
    drawn = do(played, "attacker draw B1")
    assert drawn.phase == "end"
    assert why(drawn, "attacker draw B2") == ("river.draw.one", "river-draw-twice")
    assert why(drawn, "attacker play R2 at 1") == ("river.place.one", "river-play-twice")
    assert why(drawn, "attacker skip") == ("river.turn.phases", "river-skip-nothing")


def test_a_finished_turn_is_closed_by_the_opponent_or_aloud() -> None:
    at = do(table(attacker="R1", defender="G1"), "attacker play R1 at 1", "attacker draw B1")
    assert do(at, "defender play G1 at 1") == do(at, "attacker end", "defender play G1 at 1")


# Retreat


def test_a_retreat_takes_the_battle_cards_of_one_dam() -> None:
    at = table("3: R8 wazka R9 vs Y1", "5: B1 vs -", attacker="R1", tactics=True)
    after = do(at, "attacker retreat 3")
    assert sides(after, 3) == (("wazka",), ("Y1",))
    assert (after.discard, after.phase) == (("R8", "R9"), "play")
    assert why(after, "attacker retreat 5") == ("river.retreat.scope", "river-retreat-late")
    assert why(at, "attacker retreat 1") == ("river.retreat.scope", "river-retreat-nothing")
    only = table("3: wazka vs Y1", attacker="R1", tactics=True)
    assert why(only, "attacker retreat 3") == ("river.retreat.scope", "river-retreat-only-elites")


def test_a_retreat_under_other_readings() -> None:
    at = table("3: R8 wazka R9 vs Y1", "5: B1 vs -", attacker="R1", tactics=True)
    all_cards = do(at, "attacker retreat 3", retreat_scope="elites-too")
    assert (sides(all_cards, 3), all_cards.discard) == (((), ("Y1",)), ("R8", "wazka", "R9"))
    several = do(at, "attacker retreat 3", "attacker retreat 5", retreat_scope="several-dams")
    assert (several.discard, several.phase) == (("R8", "R9", "B1"), "prepare")
    assert sides(several, 3) == (("wazka",), ("Y1",))


def test_only_the_attacker_retreats() -> None:
    at = table("3: - vs Y1", defender="R1", turn="defender")
    assert why(at, "defender retreat 3") == ("river.retreat.when", "river-retreat-defender")


# Logs


def test_a_log_takes_the_card_nearest_the_dam() -> None:
    at = table("3: R8 R9 vs Y1", "5: perkoz G2 vs -", defender="G1", turn="defender", tactics=True)
    after = do(at, "defender log 3")
    assert (sides(after, 3), after.discard) == ((("R9",), ("Y1",)), ("R8",))
    assert (after.logs, after.phase) == (2, "play")
    assert do(at, "defender log 5").discard == ("perkoz",)


def test_one_log_a_turn_and_three_in_all() -> None:
    at = table("3: R8 R9 vs Y1", defender="G1", turn="defender", logs=1)
    after = do(at, "defender log 3")
    assert why(after, "defender log 3") == ("river.log.once", "river-log-again")
    assert why(at._replace(logs=0), "defender log 3") == ("river.log.three", "river-log-none")
    assert why(at, "defender log 1") == ("river.log.nearest", "river-log-nothing")
    late = do(at, "defender play G1 at 1")
    assert late.phase == "draw"
    assert why(late, "defender log 3") == ("river.log.when", "river-log-late")


def test_the_attacker_throws_no_logs() -> None:
    at = table("3: R8 vs -", attacker="G1")
    assert why(at, "attacker log 3") == ("river.log.when", "river-log-attacker")


# Placing


def test_a_card_is_played_from_the_hand() -> None:
    at = table("3: R8 vs Y1", attacker="R1", defender="R2", discard="R3")
    after = do(at, "attacker play R1 at 3")
    assert (sides(after, 3), after.hands) == ((("R8", "R1"), ("Y1",)), ((), ("R2",)))
    assert why(at, "attacker play R8 at 1") == ("river.place.fixed", "river-not-in-hand")
    assert why(at, "attacker play R3 at 1") == ("river.discard.open", "river-not-in-hand")
    assert why(at, "attacker play R2 at 1") == ("river.place.hand", "river-not-in-hand")
    assert why(at, "attacker play R4 at 1") == ("river.place.hand", "river-not-in-hand")


def test_no_more_cards_than_slots() -> None:
    at = table("4: R8 R9 vs Y1", attacker="R1", defender="R2")
    assert why(at, "attacker play R1 at 4") == ("river.dam.slots", "river-side-full")
    assert why(at._replace(turn="defender"), "defender play R2 at 4") is None


def test_who_fills_the_second_side_was_not_first() -> None:
    at = table("4: R8 vs Y1", attacker="R1", defender="R2")
    filled = do(at, "attacker play R1 at 4", "attacker draw G1", "defender play R2 at 4")
    assert next(one.first for one in filled.dams if one.name == 4) == "attacker"
    hit = do(filled, "defender draw G2", "attacker play G1 at 1", "attacker draw G3", "defender log 4")
    assert next(one.first for one in hit.dams if one.name == 4) is None
    again = do(hit, "defender play G2 at 1", "defender draw G4", "attacker play G3 at 4")
    assert next(one.first for one in again.dams if one.name == 4) == "defender"


@pytest.mark.parametrize(("card", "there"), [("R0", "R11"), ("R11", "R0")])
def test_duck_and_beaver_cancel_out(card: str, there: str) -> None:
    at = table(f"3: G8 vs Y1 {there}", attacker=card)
    after = do(at, f"attacker play {card} at 3")
    assert (sides(after, 3), after.discard) == ((("G8",), ("Y1",)), (card, there))
    assert after.phase == "draw"


def test_no_cancelling_across_colours_dams_or_for_elites() -> None:
    at = table("3: - vs R11", "5: - vs G11", attacker="R0 wazka", tactics=True)
    assert sides(do(at, "attacker play R0 at 5"), 5) == (("R0",), ("G11",))
    assert sides(do(at, "attacker play R0 at 1"), 3) == ((), ("R11",))
    assert sides(do(at, "attacker play wazka at 3"), 3) == (("wazka",), ("R11",))


def test_cancelling_needs_room_first() -> None:
    at = table("4: G8 B9 vs R11", attacker="R0")
    assert why(at, "attacker play R0 at 4") == ("river.cancel.room", "river-cancel-needs-room")


def test_cancelling_breaks_a_full_side() -> None:
    at = table("4: G8 vs R11 B9", attacker="R0 R1")
    after = do(at, "attacker play R0 at 4")
    assert sides(after, 4) == (("G8",), ("B9",))
    assert next(one.first for one in after.dams if one.name == 4) is None


# Nothing to play


def _walled(turn: str = "defender") -> Table:
    """Every slot of this side is filled."""
    fill = iter([f"{colour}{value}" for colour in "RG" for value in range(12)])
    rows = []
    for tile, slots in {1: 3, 2: 4, 3: 3, 4: 2, 5: 3, 6: 4, 7: 3}.items():
        cards = " ".join(next(fill) for _ in range(slots))
        rows.append(f"{tile}: {cards} vs -" if turn == "attacker" else f"{tile}: - vs {cards}")
    return table(*rows, attacker="B1", defender="B2", turn=turn)


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_who_can_place_nothing_skips_and_draws(side: str) -> None:
    at = _walled(side)
    assert why(at, f"{side} play {'B1' if side == 'attacker' else 'B2'} at 1") is not None
    after = do(at, f"{side} skip")
    assert after.phase == "draw"
    assert why(after, f"{side} skip") == ("river.draw.one", "river-skip-draw")
    do(after, f"{side} draw B3")


def test_who_can_play_may_not_skip() -> None:
    assert why(table(attacker="R1"), "attacker skip") == ("river.place.none", "river-skip-can-play")
    hidden = table(hidden=((1, 0), (0, 0)))
    assert why(hidden, "attacker skip") == ("river.place.none", "river-skip-has-slot")
    assert why(table(), "attacker skip") is None


def test_a_ruse_that_can_be_played_must_be() -> None:
    at = _walled("defender")._replace(tactics_deck=10, hands=((), ("B2", "eksplozja")))
    assert why(at, "defender skip") == ("river.place.none", "river-skip-can-play")
    ahead = at._replace(tactics_played=(0, 1))
    assert why(ahead, "defender skip") is None


def test_a_walled_in_defender_wins_by_another_reading() -> None:
    at = _walled("defender")._replace(turn="attacker", phase="draw")
    ended = do(at, "attacker draw B5", "attacker end", no_legal_placement="defender-wins")
    assert ended.winner == "defender"
    assert PLAY.result(ended, DEFAULTS) is not None
    assert why(ended, "defender skip") == ("river.place.none", "river-game-over")
    assert do(at, "attacker draw B5", "attacker end").winner is None


# Drawing and the last turn


def test_a_draw_names_a_card_that_can_be_in_the_pile() -> None:
    at = table("3: R8 vs -", attacker="R1", defender="G1", discard="B1", phase="draw")
    assert do(at, "attacker draw R5").hands[0] == ("R1", "R5")
    assert do(at, "attacker draw ?").hidden[0].battle == 1
    for card in ("R8", "R1", "G1", "B1"):
        assert why(at, f"attacker draw {card}") == ("river.draw.one", "river-not-in-pile")
    assert why(at, "attacker draw perkoz") == ("river.tactics.setup", "river-no-tactics")


def test_the_deck_is_emptied_and_the_attacker_has_one_more_turn() -> None:
    at = table(attacker="R1 R2", defender="G1", turn="defender", phase="draw", deck=1)
    last = do(at, "defender draw B1")
    assert (last.turn, last.ending, last.deck) == ("attacker", "last", 0)
    assert why(do(last, "attacker play R1 at 1"), "attacker draw ?") == (
        "river.draw.empty",
        "river-draw-empty",
    )
    done = do(last, "attacker play R1 at 1")
    assert done.phase == "end"
    assert why(done, "defender play G1 at 1") == ("river.end.last-turn", "river-last-turn")
    over = do(done, "attacker end")
    assert (over.winner, over.ending) == ("defender", "over")
    assert why(over, "attacker play R2 at 1") == ("river.win.last", "river-game-over")
    assert PLAY.result(over, DEFAULTS) == {
        "winner": "defender", "by": "last-turn", "rule": "river.win.last",
        "deck": 0, "tactics_deck": 0, "logs": 3, "undamaged": 7,
    }  # fmt: skip


def test_if_the_attacker_empties_the_deck_the_defender_still_plays() -> None:
    at = table(attacker="R1 R2", defender="G1", phase="draw", deck=1)
    at = do(at, "attacker draw B1", "attacker end")
    assert (at.turn, at.ending) == ("defender", "coming")
    at = do(at, "defender play G1 at 1")
    assert (at.turn, at.ending, at.phase) == ("attacker", "last", "prepare")


def test_a_failed_draw_starts_the_last_turn_by_another_reading() -> None:
    at = table(attacker="R1 R2", defender="G1 G2", turn="defender", phase="draw", deck=1)
    at = do(at, "defender draw B1", deck_end_trigger="failed-draw")
    assert (at.turn, at.ending, at.deck) == ("attacker", "no", 0)
    at = do(at, "attacker play R1 at 1", deck_end_trigger="failed-draw")
    assert (at.phase, at.ending) == ("end", "coming")
    at = do(at, "defender play G1 at 1", deck_end_trigger="failed-draw")
    assert (at.turn, at.ending) == ("attacker", "last")
    at = do(at, "attacker play R2 at 1", "attacker end", deck_end_trigger="failed-draw")
    assert at.winner == "defender"


@pytest.mark.parametrize(("reading", "turns"), [("emptied", 25 + 24), ("failed-draw", 26 + 25)])
def test_how_many_turns_the_base_game_has(reading: str, turns: int) -> None:
    at = deal()
    cards = iter([f"{colour}{value}" for value in range(1, 11) for colour in "RGBYP"])
    while at.winner is None:
        side = at.turn
        room = [one.name for one in at.dams if len(getattr(one, side)) < one.face.slots]
        text = f"{side} play {next(cards)} at {room[0]}" if room else f"{side} skip"
        at = do(at, text, deck_end_trigger=reading)
        if at.turn == side and at.phase == "draw":
            at = do(at, f"{side} draw ?", deck_end_trigger=reading)
        if at.turn == side == "attacker":
            at = do(at, "attacker end", deck_end_trigger=reading)
    assert (at.winner, at.number) == ("defender", turns)


# Claims


def test_a_claim_turns_an_intact_dam() -> None:
    at = table("4: R10 R11 vs Y1 Y3, attacker first", "3: G1 vs -", attacker="R1")
    after = do(at, "attacker claim 4")
    assert sides(after, 4) == ((), ())
    assert after.discard == ("R10", "R11", "Y1", "Y3")
    turned = next(one for one in after.dams if one.name == 4)
    assert (turned.damaged, turned.face.slots) == (True, 4)
    assert (after.phase, after.winner) == ("prepare", None)


def test_a_claim_at_any_moment_of_the_attackers_turn() -> None:
    at = table("4: R10 R11 vs Y1 Y3, attacker first", "3: G1 vs -", attacker="R1", defender="B1")
    for line in (
        ["attacker claim 4", "attacker retreat 3", "attacker play R1 at 1"],
        ["attacker retreat 3", "attacker claim 4", "attacker play R1 at 1"],
        ["attacker play R1 at 1", "attacker claim 4", "attacker draw ?"],
        ["attacker play R1 at 1", "attacker draw ?", "attacker claim 4", "attacker end"],
    ):
        assert do(at, *line).discard
    assert why(at._replace(turn="defender"), "attacker claim 4") == (
        "river.control.when",
        "river-claim-not-now",
    )
    assert why(at._replace(turn="defender"), "defender claim 4") == (
        "river.control.when",
        "river-claim-defender",
    )


def test_a_claim_that_is_not_proved_is_not_legal() -> None:
    at = table("4: R10 R9 vs -", "3: R1 vs -", "5: R2 R3 R4 vs Y5 Y6 Y7, defender first")
    assert why(at, "attacker claim 4") == ("river.control.proof", "river-claim-unproved")
    assert why(at, "attacker claim 3") == ("river.control.full", "river-claim-not-full")
    assert why(at, "attacker claim 5") == ("river.control.compare", "river-claim-holds")


def test_a_destroyed_dam_wins() -> None:
    at = table("2 damaged: R10 G10 vs Y1 Y3, attacker first")
    after = do(at, "attacker claim 2")
    assert (after.winner, after.destroyed) == ("attacker", 2)
    assert why(after, "attacker skip") == ("river.dam.destroy", "river-game-over")


def test_a_fourth_damaged_dam_wins() -> None:
    damaged = ("1 damaged: - vs -", "2 damaged: - vs -", "3 damaged: - vs -")
    at = table(*damaged, "4: R10 R11 vs Y1 Y3, attacker first")
    after = do(at, "attacker claim 4")
    assert after.winner == "attacker"
    assert why(after, "attacker skip") == ("river.win.four", "river-game-over")
    assert PLAY.actions(after, DEFAULTS) == ()
