"""Hidden cards: a card is refused only if it certainly cannot be in the hand or the pile."""

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table.table import Hidden
from tests.river.random_games import DEFAULTS
from tests.river.tables import action, do, table, why
from tests.river.views import seen, seen_by

NOT_HELD = "river-not-in-hand"


def test_a_hidden_card_may_be_any_that_is_seen_nowhere() -> None:
    at = table("3: R8 vs -", defender="G1", discard="B1", hidden=((2, 0), (0, 0)))
    after = do(at, "attacker play R1 at 3")
    assert after.hidden[0] == Hidden(1, 0, 0)
    for card in ("R8", "G1", "B1"):
        assert why(at, f"attacker play {card} at 1") is not None
    none = table(defender="G1", hidden=((0, 0), (6, 0)))
    assert why(none, "attacker play R1 at 3") == ("river.place.hand", NOT_HELD)


def test_a_hidden_tactics_card() -> None:
    at = table("3: R8 perkoz vs Y1", tactics=True, tactics_played=(1, 1), hidden=((1, 1), (0, 0)))
    assert do(at, "attacker ruse dezercja Y1").hidden[0] == Hidden(1, 0, 0)
    assert why(at, "attacker play wazka at 3") is None
    assert why(at, "attacker play perkoz at 3") == ("river.place.hand", NOT_HELD)
    no_tactics = at._replace(hidden=(Hidden(2), Hidden()), tactics_deck=10)
    assert why(no_tactics, "attacker play wazka at 3") == ("river.place.hand", NOT_HELD)


def test_what_was_shuffled_back_is_in_cards_drawn_since() -> None:
    at = table("3: - vs -", attacker="wsparcie", discard="R8 G9 B1", hidden=((1, 0), (2, 0)), tactics=True)
    at = do(at, "attacker ruse wsparcie R8 G9", "attacker draw ?", "attacker end")
    assert why(at, "defender play R8 at 3") == ("river.place.hand", NOT_HELD)
    at = do(at, "defender play R1 at 3", "defender draw ?")
    assert at.hidden == (Hidden(1, 1, 0), Hidden(1, 1, 0))
    assert do(at, "attacker play R8 at 3").hidden[0] == Hidden(1, 0, 0)
    drawn = do(at, "attacker play R2 at 3", "attacker draw R8", "defender play R3 at 3")
    assert drawn.hands[0] == ("R8",)
    assert why(at, "attacker play B1 at 3") == ("river.discard.open", NOT_HELD)


def test_the_last_cards_of_the_pile_must_be_those_shuffled_back() -> None:
    """Two cards in the pile and one drawn since: only one of the three can be anything else."""
    at = table(attacker="wsparcie", discard="R8 G9", hidden=((1, 0), (1, 0)), tactics=True, deck=1)
    at = do(at, "attacker ruse wsparcie R8 G9", "attacker draw R1", "attacker end")
    assert (at.deck, at.reshuffled.bit_count()) == (2, 2)
    at = do(at, "defender play R2 at 3")
    assert why(at, "defender draw R3") == ("river.draw.one", "river-not-in-pile")
    assert do(at, "defender draw R8").reshuffled.bit_count() == 1
    after = do(at, "defender draw ?")
    assert why(after, "attacker play R4 at 3") is None


def test_nothing_is_remembered_if_no_older_card_is_hidden() -> None:
    at = table(attacker="R1 wsparcie", defender="G1", discard="R8 G9", tactics=True)
    at = do(at, "attacker ruse wsparcie R8 G9")
    assert at.reshuffled == 0


def test_after_an_exchange_of_hidden_cards_nobody_knows_which_are_old() -> None:
    at = table(attacker="wymiana", hidden=((4, 0), (4, 0)), tactics=True)
    mixed = at._replace(hidden=(Hidden(2, 2), Hidden(4, 0)), reshuffled=1 << 40)
    after = do(mixed, "attacker ruse wymiana ? ? ? for ? ? ?")
    assert after.reshuffled == 0
    assert after.hidden == (Hidden(4), Hidden(4))
    known = do(at, "attacker ruse wymiana ? ? ? for R1 R2 ?")
    assert known.hands == (("R1", "R2"), ())
    assert known.hidden == (Hidden(2), Hidden(4))
    assert why(at, "attacker ruse wymiana ? ? ? for R1 R2 ?tactics") == ("river.place.hand", NOT_HELD)


def test_a_known_card_is_named() -> None:
    at = table(attacker="wymiana R1 R2 R3", defender="G1 G2 G3", tactics=True)
    assert why(at, "attacker ruse wymiana R1 R2 ? for G1 G2 G3") == ("river.place.hand", NOT_HELD)


def test_what_one_side_sees() -> None:
    at = table(attacker="R1 R2 wazka", defender="G1 perkoz", tactics=True)
    view = seen_by(at, "attacker")
    assert view.hands == (("R1", "R2", "wazka"), ())
    assert view.hidden == (Hidden(), Hidden(1, 0, 1))
    assert seen_by(at, None).hidden == (Hidden(2, 0, 1), Hidden(1, 0, 1))
    assert seen(action("defender draw G3"), "attacker") == action("defender draw ?")
    assert seen(action("defender draw labedz"), "attacker") == action("defender draw ?tactics")
    assert seen(action("attacker draw G3"), "attacker") == action("attacker draw G3")
    swap = action("attacker ruse wymiana R1 R2 wazka for G1 perkoz")
    assert seen(swap, "defender") == swap
    assert PLAY.write(seen(swap, None)) == "attacker ruse wymiana ? ? ?tactics for ? ?tactics"


def test_listing_what_a_hidden_hand_may_do() -> None:
    at = table("3: R8 vs -", hidden=((1, 0), (1, 0)), phase="play")
    texts = [PLAY.write(one) for one in PLAY.actions(at, DEFAULTS)]
    assert len(texts) == 59 * 7
    assert "attacker play R8 at 1" not in texts
    assert "attacker skip" not in texts
