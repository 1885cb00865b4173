"""Where unseen cards may be: the search, the solvers, the oracle and every possible draft agree."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from adjudicator.games.boru.models.deals import CardPlaces
from adjudicator.games.boru.search import deals
from adjudicator.games.boru.search.deals import some_deal
from adjudicator.games.boru.table import hand_knowledge
from adjudicator.games.boru.table.bitset import bitset
from adjudicator.games.boru.table.cards import DECK, values
from adjudicator.games.boru.table.hand_knowledge import DraftMemory, HandKnowledge
from solver import cpsat, z3smt
from solver.answer import Outcome
from tests.boru import oracle
from tests.boru.engines import ask_cards, wins_so_far
from tests.boru.random_rounds import COLOURS, DEALT, RandomRound


@pytest.mark.parametrize("seed", range(150))
def test_what_really_happened_is_possible(seed: int) -> None:
    rng = random.Random(seed)
    played = RandomRound(rng)
    seat = rng.randrange(played.size)
    known = played.seen_by(seat, True, rng)
    for other, hand in enumerate(played.hands):
        if other != seat:
            for card in sorted(hand):
                known = known.with_card(other, card)
    assert some_deal(known) == tuple(bitset(hand) for hand in played.hands)


@pytest.mark.parametrize("seed", range(60))
def test_search_and_solvers_agree_on_cards(seed: int) -> None:
    rng = random.Random(seed)
    trick = RandomRound(rng).claim(rng, remembers=seed % 3 > 0)
    for wanted in (True, False):
        answers, outcome = ask_cards(trick, wanted)
        assert outcome is not Outcome.GAVE_UP, (answers, trick)
        assert len(answers) == 3


@pytest.mark.parametrize("seed", range(120))
def test_cards_by_the_oracle(seed: int) -> None:
    """Late in a round every deal of the unseen cards can be tried."""
    rng = random.Random(seed)
    size = rng.choice((3, 4, 5))
    played = RandomRound(rng, size, tricks={3: 5, 4: 4, 5: 3}[size])
    trick = played.claim(rng, remembers=False)
    sizes = {seat: len(hand) for seat, hand in enumerate(played.hands) if seat != trick.seat}
    hands = list(oracle.deals(values(trick.known.pool), sizes, 25 - size * DEALT[size], []))
    laid = [card for seat, card in played.trick if seat != trick.seat]
    colour = COLOURS[trick.colour]
    waiting = list(trick.waiting)
    always = oracle.card_always_wins(trick.card, colour, laid, waiting, None, hands)
    can = oracle.card_can_win(trick.card, colour, laid, waiting, None, hands)
    assert (wins_so_far(trick) and deals.example_beaten(trick) is None) is always
    assert (wins_so_far(trick) and deals.example_unbeaten(trick) is not None) is can


def drafts(dealt: int, deck: range, packs: list[set[int]], kept: list[set[int]]) -> Iterator[list[set[int]]]:
    """Everybody's hand after every draft of three players that fits what player 0 saw and kept."""
    left = set(deck) - set().union(*packs)
    first_seen = packs[1]
    for second_kept in combinations(sorted(left), 2):
        second = first_seen | set(second_kept)
        rest = left - set(second_kept)
        back = packs[2] if len(packs) > 2 else set()
        for extra in combinations(sorted(rest), dealt - len(back)):
            first = back | set(extra)
            for first_kept in combinations(sorted(first), 2):
                if not back.isdisjoint(first_kept):
                    continue
                passed = first - set(first_kept)
                for second_more in combinations(sorted(passed), min(2, len(passed))):
                    if passed - set(second_more) != back:
                        continue
                    mine = packs[0] - kept[0]
                    for first_more in combinations(sorted(mine), min(2, len(mine))):
                        onward = mine - set(first_more)  # goes to player 2, who keeps it
                        last = packs[1] - kept[1]
                        hands = [
                            set().union(*kept) | back,
                            set(first_kept) | set(first_more) | last,
                            set(second_kept) | set(second_more) | onward,
                        ]
                        assert len(second) == dealt
                        yield hands


@pytest.mark.parametrize("dealt", [4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_every_draft_of_a_small_game(dealt: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three players with fewer cards: a player may hold exactly what some draft gives them."""
    deck = range(1, 3 * dealt + 2)
    cards = bitset(deck)
    monkeypatch.setattr(hand_knowledge, "DECK", cards)
    monkeypatch.setattr(deals, "DECK", cards)
    monkeypatch.setattr(hand_knowledge, "DEALT", {3: dealt})
    rng = random.Random(seed)
    shuffled = rng.sample(list(deck), len(deck))
    packs = [set(shuffled[:dealt]), set(shuffled[dealt : 2 * dealt - 2])]
    if dealt > 4:
        packs.append(set(shuffled[2 * dealt : 2 * dealt + dealt - 4]))
    kept = [set(rng.sample(sorted(pack), min(2, len(pack)))) for pack in packs[:2]]
    own = set().union(*kept) | (packs[2] if len(packs) > 2 else set())
    memory = DraftMemory(0, tuple(map(bitset, packs)), tuple(map(bitset, kept)))
    known = HandKnowledge(3, (bitset(own), 0, 0), (0, dealt, dealt), (), 0, (0, 0, 0), (memory,))
    reached = list(drafts(dealt, deck, packs, kept))
    assert reached
    pairs = {
        (seat, pair) for hands in reached for seat in (1, 2) for pair in combinations(sorted(hands[seat]), 2)
    }
    for seat in (1, 2):
        for one, other in combinations(sorted(set(deck) - own), 2):
            found = some_deal(known.with_card(seat, one).with_card(seat, other)) is not None
            assert found is ((seat, (one, other)) in pairs), (seat, one, other)
    hands = {tuple(bitset(hand) for hand in one) for one in reached}
    assert some_deal(known) in hands


@pytest.mark.parametrize("seed", range(25))
def test_two_memories_and_a_missing_discard(seed: int) -> None:
    """Several players remember, and not every card of earlier tricks is known: search and solvers agree."""
    rng = random.Random(seed)
    played = RandomRound(rng)
    known = played.seen_by(0, True, rng)
    other = played.seen_by(1, True, rng)
    known = known._replace(memories=(*known.memories, *other.memories))
    gone = [card for card in values(known.discard) if rng.random() < 0.3]
    known = known._replace(discard=known.discard & ~bitset(gone))
    for card in rng.sample(sorted(values(known.pool)), min(5, known.pool.bit_count())):
        seat = rng.randrange(1, played.size)
        if not known.unseen[seat]:
            continue
        held = known.with_card(seat, card)
        solutions = [
            cpsat.solve(CardPlaces(held).program),
            z3smt.solve(CardPlaces(held).program),
        ]
        expected = Outcome.NONE if some_deal(held) is None else Outcome.FOUND
        assert solutions[0].outcome is expected
        assert solutions[1].outcome in (
            expected,
            Outcome.GAVE_UP,
        )  # some take all of Z3's budget


def test_nobody_lacks_and_holds_a_card() -> None:
    known = HandKnowledge(3, (0, 0, 0), (8, 8, 8), (), 0, (0, 1 << 7, 0))
    deal = some_deal(known)
    assert deal is not None
    assert not deal[1] >> 7 & 1
    assert some_deal(known._replace(lacks=(0, DECK, 0))) is None
