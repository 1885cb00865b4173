"""Disputes that were once ruled on wrongly, or not at all."""

import pytest

from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.notation import parse
from adjudicator.intake.read_case import read_case
from adjudicator.lang import Lang
from adjudicator.problems import BadCase
from adjudicator.ruling import Finding, Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json

RIVER = load_game("river")
LANGS: tuple[Lang, ...] = ("pl", "en")
BEGUN = (
    "river; dam 1: R4 vs Y3; dam 2: G5 vs -; dam 3: R9 R10 vs Y11; dam 4: - vs B7; dam 5: P2 vs -; "
    "dam 6: - vs -; dam 7: - vs G0; discard R8 R1; logs 2; "
)
EXCHANGE = BEGUN + (
    "turn defender; phase play; deck 37; tactics-deck 5; tactics 0-0; "
    "hidden attacker 6 3; hidden defender 6 3; claim legal; do "
)
LATE = """river
dam 1: R11 P11 vs Y10 Y8 Y6; dam 2 damaged: R5 vs B9 P9; dam 3 damaged: G5 G6 vs Y1 Y2; dam 4: P7 vs B10 B11
dam 5: P8 R6 vs G9 G10 G11; dam 6: B2 B4 vs R1 R2 R3 R4; dam 7: G0 R0 vs Y0
discard R8 R9 R10 Y11 Y9 Y7 G1 G2 G3 G4 B1 B3 B5 B7 P1 P2 P3 P4 P5; logs 0
"""
OPEN_HANDS = "hand attacker G7 Y3 Y5 P6 B0 P0; hand defender B6 G8 Y4 R7 B8 P10; deck 0; "
FEW_LEFT = """river
dam 1: B2 Y2 P1 vs -; dam 4 damaged: G5 R5 B9 Y9 vs B0 P0 R0 Y0, attacker first
dam 3: G2 G6 Y5 vs P5 Y6 R4, defender first; dam 2: B5 B3 B4 B7 vs R9 R11 R7 R10, defender first
dam 6: P11 P6 P3 P4 vs G3 G1 Y4 B1, attacker first; dam 5: R1 R2 R3 vs Y7 P2 G9, attacker first
dam 7: Y10 vs P9 P10; discard G10 G4 G8 G7 P7 P8 R8 Y8 B6 B10 Y1 R6 G0 Y11
turn defender; phase prepare; logs 0; deck 1; hand attacker Y3; hand defender B8 G11
claim can-win attacker
"""
MANY_CARDS = """river
dam 4: B9 vs P10 P11; dam 2: G0 G3 G2 P7 vs B6 R1 Y9; dam 7: R4 R5 B5 vs R3 P1 G4, defender first
dam 3: Y8 Y2 R8 vs G5 G1 G9, attacker first; dam 1: P3 G6 P4 vs B11 R9 Y6, attacker first
dam 6: B0 Y1 G11 G7 vs Y5 Y10 Y7 G8, defender first; dam 5: G10 Y11 R11 vs P9 R10 B8, attacker first
discard Y0 R0 R6 B7; turn attacker; phase prepare; logs 3; deck 1; tactics-deck 2; tactics 1-1
ruses attacker wsparcie; ruses defender transfer; ending no; turn-number 57
hand attacker B2 B3 B10 P6 P8 perkoz rekrutacja eksplozja
hand defender R2 R7 B1 B4 Y3 P0 P2 P5 wazka wazka labedz zdrada
"""


def found(text: str) -> Finding:
    return decide(RIVER, read_case(parse(RIVER, text)))


def ruled(text: str) -> Ruling:
    return rule(RIVER, read_case(parse(RIVER, text)))


def codes(text: str) -> set[str]:
    with pytest.raises(BadCase) as bad:
        found(text)
    return {problem.code for problem in bad.value.problems}


@pytest.mark.parametrize(
    ("swap", "legal"),
    [
        ("R5 R6 ? for R7 ? ?", True),
        ("wazka wazka ? for ? ? ?", True),
        ("R5 R5 R5 for ? ? ?", False),
        ("R5 ? ? for R5 ? ?", False),
        ("wazka wazka ? for wazka ? ?", False),
        ("wymiana ? ? for ? ? ?", False),
        ("? ? ? for wymiana ? ?", False),
    ],
)
def test_no_hidden_card_is_exchanged_twice(swap: str, legal: bool) -> None:
    assert found(f"{EXCHANGE}defender ruse wymiana {swap}").answer["legal"] is legal


@pytest.mark.parametrize("card", ["R1", "R8"])
def test_a_reshuffled_card_may_have_been_drawn_and_then_exchanged_unseen(card: str) -> None:
    record = BEGUN + (
        "turn attacker; phase play; deck 38; tactics-deck 9; tactics 0-0; "
        "hand attacker wsparcie G1 G2 G3 G6 G7; hidden defender 6 1; claim record; "
        "do attacker ruse wsparcie R1 R8; do attacker draw ?; "
        "do defender ruse wymiana ? ? ? for ? G1 G2; do defender draw ?tactics; "
        "do attacker play G3 at 6; do attacker draw ?; "
    )
    assert found(f"{record}do defender play {card} at 6").answer["illegal"] is None


@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("kind", ["can-win attacker", "can-win defender", "forced", "result", "legal"])
def test_an_empty_pile_with_ending_no_is_a_contradiction(side: str, kind: str) -> None:
    case = f"{LATE}{OPEN_HANDS}turn {side}; phase prepare; ending no; claim {kind}"
    assert codes(case) == {"ending-pile"}


@pytest.mark.parametrize("ending", ["coming", "last", "over"])
def test_cards_in_the_pile_with_the_end_begun_are_a_contradiction(ending: str) -> None:
    hands = "hand attacker Y5 P6 B0 P0; hand defender B6 G8 Y4 R7 B8 P10; deck 2; "
    assert codes(f"{LATE}{hands}turn attacker; phase end; ending {ending}; claim result") == {"ending-pile"}


def test_an_empty_pile_is_no_contradiction_if_only_a_failed_draw_starts_the_end() -> None:
    reading = "reading deck-end-trigger=failed-draw"
    case = f"{LATE}{OPEN_HANDS}turn attacker; phase prepare; ending no; claim can-win defender; {reading}"
    assert found(case).verdict is Verdict.UPHELD


def test_cards_played_elsewhere_can_leave_too_few_to_fill_a_side() -> None:
    """At dam 1 three slots are free, and after two more plays only two cards are left."""
    ruling = ruled(FEW_LEFT)
    assert ruling.verdict is Verdict.UPHELD


ONE_EACH = "reading unplayed-elites=allowed; reading dragonfly-limit=one-each"


@pytest.mark.parametrize(("wazki", "verdict"), [("0-1", Verdict.UPHELD), ("1-0", Verdict.REJECTED)])
def test_a_discarded_wazka_counts_against_whoever_played_it(wazki: str, verdict: Verdict) -> None:
    """Reading dragonfly-limit: once the defender has played a Ważka, a proof need not allow for another."""
    facts = f"discard wazka perkoz labedz Y9; tactics 2-1; wazki {wazki}; turn attacker"
    claim = f"river; dam 3: R8 R9 R10 vs Y11 Y10; {facts}; claim control 3; {ONE_EACH}"
    assert ruled(claim).verdict is verdict
    table = "dam 1: - vs -; dam 2: - vs -; dam 4: - vs -; dam 5: - vs -; dam 6: - vs -; dam 7: - vs -"
    rest = "phase play; logs 3; deck 42; tactics-deck 6; hidden attacker 6 1; hidden defender 6 1"
    play = f"river; dam 3: R8 R9 R10 vs Y11 Y10; {table}; {facts}; {rest}; {ONE_EACH}"
    assert found(f"{play}; claim legal; do attacker claim 3").answer["legal"] is (verdict is Verdict.UPHELD)
    both = "dam 1: G9 G10 G11 vs -"
    joint = f"river; dam 3: R8 R9 R10 vs Y11 Y10; {both}; {facts}; claim joint-control 1 3; {ONE_EACH}"
    assert ruled(joint).verdict is verdict


def test_if_no_way_to_win_is_left_no_number_of_cards_is_named() -> None:
    over = """river
dam 6: G7 P0 Y4 P9 vs P7 P10 P11 P2, defender first; dam 3: Y0 B5 B10 vs G5 Y5 P5, defender first
dam 2: G8 G9 G3 G11 vs Y3 B3 R3 P3, attacker first; dam 7 damaged: P1 Y1 R10 vs Y9 Y7 Y6, attacker first
dam 1: G2 R5 Y11 vs B11 R11 B9, defender first; dam 4: R6 B7 vs Y10 G10, attacker first
dam 5: G0 B2 B8 vs P8 R8 Y8, defender first; discard P4 B6 B1 R4 Y2 B0 G6 G4 R2 R9 B4 G1 R1
hand attacker P6; hand defender R7 R0; turn attacker; phase end; logs 2; deck 0; ending last
claim can-win attacker
"""
    ruling = ruled(over)
    assert ruling.verdict is Verdict.REJECTED
    for lang in LANGS:
        assert "99" not in ruling_json(RIVER, ruling, lang)["summary"]


def test_a_wymiana_with_too_many_ways_to_list_is_no_error() -> None:
    """Hands of 8 and 12 cards: on the way to the end a drawn Wymiana may be all that is left to play."""
    assert found(f"{MANY_CARDS}claim can-win defender").verdict is Verdict.UPHELD
    assert found(f"{MANY_CARDS}claim can-win attacker").verdict is not Verdict.ANSWERED
