"""The claim ``forced``: compared with enumeration and with every order of the pile; mistakes are caught."""

from itertools import permutations
from random import Random

import pytest

from adjudicator.games.river.claims.forced import Forced, hidden_hand_problems, search_forced
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rulings.forced import confirm_forced, explain_forced
from adjudicator.games.river.rulings.second_bound import SecondBound
from adjudicator.games.river.search import adversarial, cards_needed
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.search.relevant_actions import relevant_actions
from adjudicator.games.river.search.strategy_check import find_refutation
from adjudicator.games.river.table.cards import BIT, RUSES, names
from adjudicator.games.river.table.position import SIDES
from adjudicator.games.river.table.table import unknown_cards, unknown_tactics
from adjudicator.lang import LANGS
from adjudicator.play import replay
from adjudicator.readings import Readings, ReadingsAsked, one_changed
from adjudicator.ruling import Verdict
from adjudicator.words.render import sentence
from adjudicator.words.say import say
from solver.answer import Outcome, OutOfBudget
from tests.river.claims.test_can_win import random_ending_readings, small_ending
from tests.river.ending_oracle import Oracle, TooLong
from tests.river.ending_sampling import DEFAULTS, Dealt, as_seen_by, ending
from tests.river.support import RIVER, at_table


def test_plain_enumeration_agrees() -> None:
    rng = Random(2)
    seen = set()
    for _ in range(36):
        readings = random_ending_readings(rng)
        now = small_ending(rng, rng.choice((0, 1, 1, 2)), 2, readings)
        try:
            expected = Oracle(readings).winner(now.table, now.pile)
        except TooLong:
            continue
        finding = search_forced(Forced(now.pile), now.table, readings).finding
        assert finding.answer["winner"] == expected, now
        seen.add(expected)
    assert seen == set(SIDES)


def test_plain_enumeration_agrees_with_tactics_cards() -> None:
    """With every ruse: in a Wymiana whoever claims to force the win chooses first."""
    rng = Random(4)
    seen: set[str | None] = set()
    for _ in range(30):
        readings = random_ending_readings(rng)
        now = small_tactics_ending(rng, rng.choice((0, 0, 1)), 1, readings)
        try:
            sides = [side for side in SIDES if Oracle(readings, 3_000).forces(now.table, side, now.pile)]
        except TooLong:
            continue
        finding = search_forced(Forced(now.pile), now.table, readings).finding
        assert finding.answer["winner"] == (sides[0] if sides else None), now
        seen.add(finding.answer["winner"])
    assert set(SIDES) <= seen


def small_tactics_ending(rng: Random, deck: int, held: int, readings: Readings) -> Dealt:
    """Open hands with ``held`` battle cards each and their tactics cards. No tactics card is left to draw."""
    while True:
        try:
            now = ending(rng, deck, claims=0.3, tactics=True, readings=readings)
        except OutOfBudget:
            continue
        if any(card not in BIT for hand in now.table.hands for card in hand):
            break
    hands, gone = [], []
    for hand in now.table.hands:
        battle = [card for card in hand if card in BIT]
        kept = rng.sample(battle, min(held, len(battle)))
        hands.append(tuple(card for card in hand if card in kept or card not in BIT))
        gone += [card for card in battle if card not in kept]
    left = unknown_tactics(now.table)
    gone += [card for card in left if card not in RUSES]
    played = now.table.ruses[0] + tuple(card for card in left if card in RUSES)
    table = now.table._replace(
        hands=(hands[0], hands[1]),
        discard=now.table.discard + tuple(gone),
        logs=min(now.table.logs, 1),
        tactics_deck=0,
        ruses=(played, now.table.ruses[1]),
    )
    return now._replace(table=table)


def test_the_line_is_legal_and_won_by_the_side_named() -> None:
    rng = Random(21)
    forced_wins = 0
    for deck in (0, 0, 1, 1, 2, 2):
        readings = random_ending_readings(rng)
        now = ending(rng, deck, claims=0.4, readings=readings)
        case = at_table(now.table, {"kind": "forced", "pile": list(now.pile)}, readings)
        confirmed = confirm_forced(case)
        finding, answers = confirmed.finding, confirmed.answers
        for reason in (finding.summary, *explain_forced(case, confirmed).reasons):
            assert all(sentence(RIVER, reason, lang) for lang in LANGS)
        if finding.verdict is Verdict.UNDECIDED:
            assert Outcome.GAVE_UP in {answer.outcome for answer in answers}
            continue
        assert finding.witness is not None
        forced_wins += 1
        said = {answer.engine: answer.outcome for answer in answers}
        assert said.pop("cpsat") in (Outcome.NONE, Outcome.NOT_EXCLUDED)
        assert said == {"search": Outcome.NONE, "plain-search": Outcome.NONE}
        actions = [PLAY.read(text) for text in finding.witness["actions"]]
        played = replay(PLAY, now.table, [action for action in actions if action], readings)
        assert played.refused is None
        assert played.last.winner == finding.answer["winner"]
    assert forced_wins >= 4


def test_forced_with_an_unknown_pile_means_forced_with_every_pile() -> None:
    rng = Random(23)
    seen = set()
    for _ in range(20):
        table = small_ending(rng, 2, 3, DEFAULTS).table
        blind = search_forced(Forced(), table, DEFAULTS).finding
        if blind.verdict is Verdict.UNDECIDED:
            continue
        orders = permutations(names(unknown_cards(table)))
        winners = {search_forced(Forced(order), table, DEFAULTS).finding.answer["winner"] for order in orders}
        if blind.answer["winner"] is not None:
            assert winners == {blind.answer["winner"]}
        seen.add(blind.answer["winner"])
    assert set(SIDES) <= seen


def test_neither_side_can_force_it_where_the_draw_decides() -> None:
    rng = Random(29)
    for _ in range(300):
        table = small_ending(rng, 2, 2, DEFAULTS).table
        finding = search_forced(Forced(), table, DEFAULTS).finding
        if finding.verdict is Verdict.ANSWERED and finding.answer["winner"] is None:
            case = at_table(table, {"kind": "forced"}, DEFAULTS)
            confirmed = confirm_forced(case)
            steps = explain_forced(case, confirmed).reasons
            for reason in (finding.summary, confirmed.finding.summary, *steps):
                assert all(sentence(RIVER, reason, lang) for lang in LANGS)
            return
    raise AssertionError("the draw never decided")


def test_hidden_hands_and_tactics_are_not_guessed_at() -> None:
    now = ending(Random(31), 1)
    hidden = hidden_hand_problems(as_seen_by(now.table, "attacker"))
    assert [(one.code, one.pointer) for one in hidden] == [("forced-needs-hand", "/position/hands/defender")]
    assert all(say(lang, "problem-forced-needs-hand", hidden[0].params) for lang in LANGS)
    assert hidden_hand_problems(now.table) == []
    tactics = ending(Random(31), 6, tactics=True)
    assert search_forced(Forced(), tactics.table, DEFAULTS).finding.verdict is Verdict.UNDECIDED


def test_a_game_too_far_from_its_end_is_undecided() -> None:
    table = ending(Random(37), 30, claims=0.1).table
    finding = search_forced(Forced(), table, DEFAULTS).finding
    assert finding.verdict is Verdict.UNDECIDED
    assert all(sentence(RIVER, finding.summary, lang) for lang in LANGS)


def test_a_search_that_overlooks_the_defenders_logs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strategy is checked against every legal action, which finds what the search left out."""
    rng = Random(41)
    monkeypatch.setattr(
        adversarial,
        "relevant_actions",
        lambda *asked: (one for one in relevant_actions(*asked) if type(one).__name__ != "Log"),
    )
    caught = 0
    for _ in range(60):
        now = ending(rng, 1, claims=0.1)
        search = AdversarialSearch(DEFAULTS, now.pile, "defender")
        if search.winner(now.table) == "attacker":
            caught += find_refutation(search, now.table, "attacker", SecondBound(DEFAULTS)) is Outcome.FOUND
    assert caught


def test_a_search_with_a_wrong_bound_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of a strategy does not share the bound by which the search gave the attacker up."""
    rng = Random(43)
    endings = [ending(rng, rng.choice((0, 1)), claims=0.1) for _ in range(40)]
    won = [
        now
        for now in endings
        if AdversarialSearch(DEFAULTS, now.pile, "defender").winner(now.table) == "attacker"
    ]
    monkeypatch.setattr(cards_needed, "is_blocked", lambda *_: True)
    caught = 0
    for now in won:
        search = AdversarialSearch(DEFAULTS, now.pile, "defender")
        if search.winner(now.table) == "defender":
            answer = find_refutation(search, now.table, "defender", SecondBound(DEFAULTS))
            assert answer is Outcome.FOUND
            caught += 1
    assert caught


def test_a_reading_that_the_search_never_asked_for_changes_nothing() -> None:
    rng = Random(12)
    left_out = 0
    for number in range(24):
        readings = random_ending_readings(rng)
        tactics = number % 2 == 1
        now = (small_tactics_ending if tactics else small_ending)(rng, rng.choice((0, 1)), 1, readings)
        asking = ReadingsAsked(readings)
        found = search_forced(Forced(now.pile), now.table, asking)
        for name, other in one_changed(RIVER.readings, readings, "forced"):
            if name not in asking.asked:
                left_out += 1
                again = search_forced(Forced(now.pile), now.table, other)
                assert (again.finding, again.plays) == (found.finding, found.plays), name
    assert left_out > 20
