"""The claim ``can-win``: lines can be replayed, bounds hold, and engines agree."""

from random import Random
from typing import Any

import pytest

from adjudicator.games.river.claims.can_win import CanWin, search_can_win
from adjudicator.games.river.models import can_win_bounds
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.rulings.can_win import ask_solvers, confirm_can_win, explain_can_win
from adjudicator.games.river.rulings.second_bound import SecondBound
from adjudicator.games.river.search import cards_needed
from adjudicator.games.river.search.cooperative import CooperativeSearch
from adjudicator.games.river.search.cooperative_plain import search_every_action
from adjudicator.games.river.search.last_play import winning_last_turn
from adjudicator.games.river.search.last_turn_chances import Chances
from adjudicator.games.river.search.last_turn_check import LastTurns
from adjudicator.games.river.search.planner import plan
from adjudicator.games.river.search.plays_left import (
    cards_within_reach,
    plays_left,
    tactics_in_play,
    ways_to_win,
)
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.table.cards import BIT, RUSES, bits
from adjudicator.games.river.table.position import Position
from adjudicator.games.river.table.table import Hidden, Table, unseen_cards
from adjudicator.lang import LANGS
from adjudicator.play import replay
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from adjudicator.words.render import sentence
from solver.answer import Outcome, OutOfBudget
from tests.river.ending_oracle import Oracle, TooLong
from tests.river.ending_sampling import DEFAULTS, Dealt, as_seen_by, deal, ending, step
from tests.river.support import RIVER, at_table

ATTACKER = CanWin("attacker")


def random_ending_readings(rng: Random) -> Readings:
    chosen = dict(DEFAULTS)
    if rng.random() < 0.5:
        chosen["deck-end-trigger"] = rng.choice(("emptied", "failed-draw"))
        chosen["legion-on-icon-dams"] = rng.choice(("counts", "outranks", "excluded"))
        chosen["duck-beaver-in-proof"] = rng.choice(("counts", "excluded"))
        chosen["retreat-scope"] = rng.choice(("one-dam", "several-dams"))
        chosen["no-legal-placement"] = rng.choice(("skip", "defender-wins"))
    return chosen


def small_ending(rng: Random, deck: int, held: int, readings: Readings) -> Dealt:
    """An ending small enough to try everything: ``held`` cards in each hand, the others discarded."""
    now = ending(rng, deck, claims=0.2, readings=readings)
    hands, gone = [], []
    for hand in now.table.hands:
        kept = sorted(rng.sample(hand, held), key=hand.index)
        hands.append(tuple(kept))
        gone += [card for card in hand if card not in kept]
    table = now.table._replace(hands=(hands[0], hands[1]), discard=now.table.discard + tuple(gone))
    return now._replace(table=table._replace(logs=min(table.logs, 1)))


def is_ruled_out_by_bounds(table: Table, readings: Readings) -> bool:
    plays = plays_left(table, readings)
    return ways_to_win(table, plays, readings)[0].cards > cards_within_reach(table, plays)


def test_the_verdict_is_that_of_brute_force() -> None:
    rng = Random(1)
    seen: set[bool] = set()
    for _ in range(30):
        readings = random_ending_readings(rng)
        table = small_ending(rng, rng.choice((0, 0, 1, 1)), 2, readings).table
        try:
            expected = Oracle(readings).can_win(table)
        except TooLong:
            continue
        finding = search_can_win(ATTACKER, table, readings).finding
        assert finding.verdict is (Verdict.UPHELD if expected else Verdict.REJECTED), table
        seen.add(expected)
    assert seen == {True, False}


def test_every_line_is_replayed_and_wins() -> None:
    rng = Random(11)
    for deck in (0, 1, 2, 4, 8, 20, 40, 48):
        for tactics in (False, True):
            readings = random_ending_readings(rng)
            now = deal(rng, tactics) if deck == 48 else ending(rng, deck, tactics=tactics, readings=readings)
            table = as_seen_by(now.table, rng.choice(("attacker", "defender", None)))
            for side in ("attacker", "defender"):
                case = at_table(table, {"kind": "can-win", "side": side}, readings)
                confirmed = confirm_can_win(case)
                finding = confirmed.finding
                for reason in (finding.summary, *explain_can_win(case, confirmed).reasons):
                    assert all(sentence(RIVER, reason, lang) for lang in LANGS)
                if side == "defender":
                    assert finding.verdict is Verdict.UPHELD
                if finding.witness is None:
                    continue
                actions = [PLAY.read(text) for text in finding.witness["actions"]]
                played = replay(PLAY, table, [action for action in actions if action], readings)
                assert played.refused is None
                assert played.last.winner == side


def test_from_the_start_both_can_win() -> None:
    table = deal(Random(4)).table
    assert search_can_win(ATTACKER, table, DEFAULTS).finding.verdict is Verdict.UPHELD
    assert search_can_win(CanWin("defender"), table, DEFAULTS).finding.verdict is Verdict.UPHELD


@pytest.mark.parametrize("seed", range(4))
def test_the_plays_left_are_counted_right(seed: int) -> None:
    """Counted by going through the turns, by a formula, and by playing on."""
    rng = Random(seed)
    readings = {**random_ending_readings(rng), "no-legal-placement": "skip"}
    now = ending(rng, rng.choice((0, 1, 2, 5, 9, 30)), claims=0.1, readings=readings)
    plays = plays_left(now.table, readings)
    assert (plays.attacker, plays.defender) == can_win_bounds.count_plays(now.table, readings)
    assert plays.exact
    count = {"attacker": 0, "defender": 0}
    while now.table.winner is None:
        after = step(rng, now, 0.5, 0.0, readings)
        opened = now.table.phase in ("prepare", "play")
        if opened and (after.table.turn, after.table.phase) not in (
            (now.table.turn, "prepare"),
            (now.table.turn, "play"),
        ):
            count[now.table.turn] += 1
        now = after
    assert (count["attacker"], count["defender"]) == (plays.attacker, plays.defender)


@pytest.mark.parametrize("tactics", [False, True])
def test_bounds_and_solvers_agree(tactics: bool) -> None:
    rng = Random(7)
    seen = set()
    for number in range(24):
        readings = random_ending_readings(rng)
        now = ending(rng, rng.choice((0, 0, 1, 2, 3)), claims=0.1, tactics=tactics, readings=readings)
        table = now.table if number % 2 else as_seen_by(now.table, None)
        expected = Outcome.NONE if is_ruled_out_by_bounds(table, readings) else Outcome.NOT_EXCLUDED
        assert {answer.outcome for answer in ask_solvers(table, readings)} == {expected}, table
        excluded = not SecondBound(readings).dams_within_reach(table)
        assert excluded or expected is Outcome.NOT_EXCLUDED
        assert not excluded or expected is Outcome.NONE or tactics  # then dams to be changed are counted, too
        seen.add(expected)
    assert tactics or seen == {Outcome.NONE, Outcome.NOT_EXCLUDED}


def test_the_search_and_the_plan_never_contradict_the_bounds() -> None:
    rng = Random(9)
    for _ in range(60):
        readings = random_ending_readings(rng)
        table = ending(rng, rng.choice((0, 1, 2)), claims=0.1, readings=readings).table
        plays = plays_left(table, readings)
        line = plan(table, plays, ways_to_win(table, plays, readings), readings)
        try:
            found = CooperativeSearch(readings, 1500).winning_course(table)
        except OutOfBudget:
            continue
        assert line is None or found is not None
        if is_ruled_out_by_bounds(table, readings):
            assert found is None


def test_a_search_without_shortcuts_agrees() -> None:
    rng = Random(13)
    seen = set()
    for _ in range(24):
        table = small_ending(rng, rng.choice((0, 1)), 3, DEFAULTS).table
        try:
            answer = search_every_action(table, DEFAULTS, SecondBound(DEFAULTS), 4000)
        except OutOfBudget:
            continue
        found = CooperativeSearch(DEFAULTS).winning_course(table)
        assert answer is (Outcome.NONE if found is None else Outcome.FOUND)
        seen.add(answer)
    assert seen == {Outcome.NONE, Outcome.FOUND}


def test_the_last_turn_is_that_of_brute_force() -> None:
    """With tactics cards; by the look at each dam alone, by every play, and by the check of strategies."""
    rng = Random(31)
    seen = set()
    for _ in range(40):
        readings = random_ending_readings(rng)
        if rng.random() < 0.2:
            readings = {**readings, "move-destination": "any-dam"}
        now = ending(rng, 0, claims=0.1, skill=0.9, tactics=True, readings=readings)
        while now.table.winner is None and now.table.ending != "last":
            now = step(rng, now, 0.9, 0.1, readings)
        table = now.table
        if table.winner is not None or "wymiana" in table.hands[0]:  # too many ways for brute force
            continue
        try:
            expected = Oracle(readings).can_win(table)
        except TooLong:
            continue
        chances = Chances(Proofs(readings))
        assert (winning_last_turn(table, readings, chances) is not None) is expected, table
        assert LastTurns(readings).is_won_with_tactics(table) is expected, table
        assert chances.is_open(table) or not expected
        seen.add((expected, chances.is_open(table)))
    assert {(True, True), (False, False)} <= seen


def test_proofs_are_remembered_rightly() -> None:
    """More or fewer cards are seen, and each answer is that of the rules."""
    rng = Random(33)
    for _ in range(12):
        table = ending(rng, 6, claims=0.0, skill=0.9, tactics=True).table
        proofs = Proofs(DEFAULTS)
        full = [dam for dam in table.dams if dam.attacker_laid.size == dam.face.slots]
        for _ in range(60):
            unseen = sum(bit for bit in bits(unseen_cards(table)) if rng.random() < 0.6)
            for dam in full:
                beaten = beating_side(contest(Position((dam,), (), unseen=unseen), dam, DEFAULTS))
                assert proofs.is_proved(dam, unseen) is (beaten is None)


def test_with_tactics_cards_both_searches_agree_with_brute_force() -> None:
    rng = Random(35)
    seen = set()
    for _ in range(14):
        table = few_cards(rng, ending(rng, rng.choice((0, 1)), claims=0.2, skill=0.9, tactics=True).table)
        try:
            expected = Oracle(DEFAULTS).can_win(table)
        except (TooLong, OutOfBudget):
            continue
        finding = search_can_win(ATTACKER, table, DEFAULTS).finding
        assert finding.verdict is (Verdict.UPHELD if expected else Verdict.REJECTED), table
        second = search_every_action(table, DEFAULTS, SecondBound(DEFAULTS))
        assert second is (Outcome.FOUND if expected else Outcome.NONE), table
        seen.add(expected)
    assert seen == {True, False}


def few_cards(rng: Random, table: Table) -> Table:
    """The same table with one battle card and one ruse or elite in each hand, the others discarded."""
    hands, gone = [], []
    for hand in table.hands:
        battle = [card for card in hand if card in BIT]
        other = [card for card in hand if card not in BIT and card not in ("wymiana", "wsparcie")]
        kept = [*rng.sample(battle, min(1, len(battle))), *rng.sample(other, min(1, len(other)))]
        hands.append(tuple(kept))
        gone += [card for card in hand if card not in kept]
    gone = [card for card in gone if card not in RUSES]
    ruses = (table.ruses[0], (*table.ruses[1], "wymiana", "wsparcie"))
    return table._replace(
        hands=(hands[0], hands[1]), discard=table.discard + tuple(gone), ruses=ruses, logs=0
    )


def test_a_mistake_in_the_bounds_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a wrong bound rules out a win, the solvers do not confirm it, and the ruling is undecided."""
    rng = Random(15)
    tables = [ending(rng, 1, claims=0.1).table for _ in range(40)]
    open_ones = [table for table in tables if not is_ruled_out_by_bounds(table, DEFAULTS)]
    monkeypatch.setattr(cards_needed, "is_blocked", lambda *_: True)
    caught = 0
    for table in open_ones:
        if is_ruled_out_by_bounds(table, DEFAULTS):
            confirmed = confirm_can_win(at_table(table, {"kind": "can-win", "side": "attacker"}, DEFAULTS))
            assert confirmed.finding.verdict is Verdict.UNDECIDED
            assert confirmed.finding.summary.params["why"] == "budget"
            assert {answer.outcome for answer in confirmed.answers} == {Outcome.NONE, Outcome.NOT_EXCLUDED}
            caught += 1
    assert caught


def test_the_second_search_does_not_share_the_bound_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong bound makes the first search overlook wins. The second search finds them."""
    rng = Random(25)
    tables = [small_ending(rng, rng.choice((0, 1)), 3, DEFAULTS).table for _ in range(40)]
    won = [table for table in tables if CooperativeSearch(DEFAULTS).winning_course(table) is not None]
    monkeypatch.setattr(cards_needed, "is_blocked", lambda *_: True)
    missed = [table for table in won if CooperativeSearch(DEFAULTS).winning_course(table) is None]
    assert missed
    for table in missed:
        assert search_every_action(table, DEFAULTS, SecondBound(DEFAULTS)) is Outcome.FOUND


@pytest.mark.parametrize("tactics", [False, True])
def test_no_table_on_a_winning_course_is_ruled_out(tactics: bool) -> None:
    rng = Random(27)
    seen = 0
    for _ in range(20):
        readings = random_ending_readings(rng)
        table = ending(rng, rng.choice((0, 1, 2, 4)), claims=0.1, tactics=tactics, readings=readings).table
        finding = search_can_win(ATTACKER, table, readings).finding
        if finding.verdict is Verdict.UPHELD:
            assert finding.witness is not None
            actions = [PLAY.read(text) for text in finding.witness["actions"]]
            for on_course in replay(PLAY, table, [action for action in actions if action], readings).tables:
                if on_course.winner is None:
                    assert SecondBound(readings).dams_within_reach(on_course), on_course
                    seen += 1
    assert seen > 40


def test_hidden_cards_only_ever_help() -> None:
    rng = Random(17)
    for _ in range(25):
        table = ending(rng, rng.choice((0, 1, 2)), claims=0.1).table
        if search_can_win(ATTACKER, table, DEFAULTS).finding.verdict is Verdict.UPHELD:
            hidden = search_can_win(ATTACKER, as_seen_by(table, None), DEFAULTS).finding
            assert hidden.verdict is not Verdict.REJECTED


def test_tactics_that_are_all_gone_do_not_matter() -> None:
    table: Any = ending(Random(19), 2).table
    assert not tactics_in_play(table)
    gone = table._replace(tactics_deck=0)
    assert not tactics_in_play(gone)
    assert (
        search_can_win(ATTACKER, table, DEFAULTS).finding.verdict
        is search_can_win(ATTACKER, gone, DEFAULTS).finding.verdict
    )
    hidden = (Hidden(0, 0, 1), Hidden())
    assert tactics_in_play(gone._replace(hidden=hidden))
    assert all(card in BIT for hand in table.hands for card in hand)
