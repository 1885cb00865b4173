"""Before the last turn the solvers know only bounds. These confirm "none", and exclude no game found."""

import random
from typing import Any

import pytest

from adjudicator.games.romans.claims import game
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.models.later_turns import bounds_question, turn_question
from adjudicator.games.romans.rulings import engines
from adjudicator.games.romans.rulings.engines import ask_game
from adjudicator.games.romans.search.early_game import excluded_by_bounds
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.search.game import game_goal, is_last_turn, search_game
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.table import Table
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.quorum import Trust, disagree, trust
from adjudicator.readings import Readings
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from solver import cpsat
from solver.answer import Outcome
from solver.gates import Gates
from tests.romans.readings import DEFAULTS
from tests.romans.search.test_witness import random_tables
from tests.romans.support import ROMANS

OPEN = (
    "romans; wall niefort-1 fokus fortheca-2 komfort niefort-3 niefort-6; clan green; clan red; "
    "claim game green"
)
FAR_BEHIND = (
    "romans; turn 2; step collect; wall -; clan green: forts fortuna niefort-6 niefort-6 niefort-5 niefort-5 "
    "fokus fokus niefort-4 niefort-4; clan red; discarded fortheca-3 fortheca-2 fortheca-1; "
    "claim game red possible"
)
NOT_PAID: dict[str, Any] = {
    "turn": 2,
    "step": "fortuna",
    "who": "green",
    "winner": "green",
    "deck": {
        "fortheca-3": 1,
        "fortheca-2": 1,
        "fortheca-1": 2,
        "niefort-1": 7,
        "komfort": 1,
        "niefort-3": 1,
        "niefort-4": 1,
        "fokus": 1,
        "niefort-5": 1,
        "niefort-6": 1,
        "fortuna": 1,
    },
    "discarded": ["fortheca-1", "fortheca-1", "niefort-1", "komfort", "niefort-3", "fokus", "niefort-5"],
    "clans": [
        {
            "clan": "green",
            "now": "horsie",
            "left": True,
            "spent": ["horsie"],
            "forts": ["fortheca-3", "fortheca-2", "fortuna"],
        },
        {"clan": "red", "now": "axx", "forts": ["niefort-6", "niefort-4"]},
    ],
}
"""Six forts worth one point each are to come. Green has 3 points, or 6 without FortHeca 3; red has 10."""


def _ruled(data: Any) -> Ruling:
    return rule(ROMANS, read_case(data))


def _said(ruling: Ruling) -> list[tuple[str, Outcome]]:
    return [(answer.engine, answer.outcome) for answer in ruling.engines]


def test_a_game_found_is_not_excluded() -> None:
    ruling = _ruled(read_text(OPEN))
    assert ruling.verdict is Verdict.REJECTED
    assert _said(ruling) == [
        ("search", Outcome.FOUND),
        ("cpsat", Outcome.NOT_EXCLUDED),
        ("z3", Outcome.NOT_EXCLUDED),
    ]
    assert trust(ruling.engines) is Trust.SHOWN


def test_bounds_that_exclude_a_game_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the solvers' program nobody can win or fail to: the ruling is undecided."""

    def excluded(table: Table, readings: Readings, clan: int, wins: bool) -> Gates:
        gates = bounds_question(table, readings, clan, wins)
        gates.equal(gates.yes, gates.no)
        return gates

    monkeypatch.setattr(engines, "bounds_question", excluded)
    assert _ruled(read_text(OPEN)).verdict is Verdict.UNDECIDED


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ({"clan": "green", "how": "possible"}, Verdict.UPHELD),
        ({"clan": "red", "how": "certain"}, Verdict.REJECTED),
    ],
)
def test_the_price_of_a_fortuna_that_is_not_paid_yet(claim: dict[str, str], verdict: Verdict) -> None:
    """Green can win only because it gives up a FortHeca for the FortUna that it has just taken."""
    ruling = _ruled({"game": "romans", "position": NOT_PAID, "claim": {"kind": "game", **claim}})
    assert ruling.verdict is verdict
    assert {outcome for _, outcome in _said(ruling)} == {Outcome.FOUND, Outcome.NOT_EXCLUDED}


def test_the_bounds_of_the_solvers_suffice(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the search gives up, both solvers still exclude it. The proof names only engines that do."""
    settled = _ruled(read_text(FAR_BEHIND))
    assert settled.verdict is Verdict.REJECTED
    assert _proof(settled) == ("romans-proof-bounds", "bounds, cpsat, z3")
    assert trust(settled.engines) is Trust.INDEPENDENT
    monkeypatch.setattr(game, "search_game", lambda *_: Searched(Outcome.GAVE_UP))
    again = _ruled(read_text(FAR_BEHIND))
    assert again.verdict is Verdict.REJECTED
    assert _proof(again) == ("romans-proof-bounds", "cpsat, z3")
    assert trust(again.engines) is Trust.ONE_PROGRAM


def _proof(ruling: Ruling) -> tuple[str, object]:
    step = next(step for step in ruling.reasons if step.message.startswith("romans-proof"))
    return step.message, step.params["engines"]


def test_bounds_exclude_no_game_that_can_be_played() -> None:
    rng = random.Random(51)
    counts: dict[Outcome, int] = {}
    for table, readings in random_tables(rng, 60):
        clan, wins, sole = rng.randrange(len(table.cards)), rng.random() < 0.5, rng.random() < 0.3
        if table.setup.neutral[clan] or is_last_turn(table, readings):
            continue
        found = search_game(table, readings, clan, wins, sole)
        evidence = ask_game(table, readings, clan, wins, sole, (), found)
        assert not disagree(evidence.answers), (table, readings, clan, wins, sole)
        assert evidence.outcome is found.outcome
        counts[found.outcome] = counts.get(found.outcome, 0) + 1
    assert counts[Outcome.FOUND] > 20


LAST_FORT = (
    "romans; turn 2; round 6; wall niefort-6; discarded fortheca-3 fortheca-2 fortheca-1 fortheca-1 fortuna "
    "niefort-5; clan green: forts niefort-6 niefort-5 niefort-4 fokus; clan red: forts niefort-1; "
    "claim game red possible"
)
"""The forts to come are worth 18 points. With the contested fort green has 25 and red 19 at most."""


def test_this_turn_settles_a_game_that_the_bounds_leave_open() -> None:
    """Red may win if and only if green may miss the last fort of the second turn. All engines say so."""
    rng = random.Random(52)
    table = table_of(read_case(read_text(LAST_FORT)).position, DEFAULTS)
    assert not excluded_by_bounds(table, DEFAULTS, game_goal(table, DEFAULTS, 1, True, False, ()))
    counts: dict[Outcome, int] = {}
    for _ in range(30):
        all_cards = []
        for cards, known in zip(table.cards, (True, rng.random() < 0.3), strict=True):
            deck = rng.sample([*range(8), 7], 9)
            spent, shown = rng.randint(2, 5), rng.randint(0, 2)
            down = (deck[-1] if known else UNKNOWN,)
            all_cards.append(
                cards._replace(
                    spent=tuple(sorted(deck[:spent])), shown=tuple(deck[spent:][:shown]), down=down
                )
            )
        drawn = table._replace(cards=tuple(all_cards))
        misses = search_fort(with_marked_fort(drawn, 6), DEFAULTS, 0, False).outcome
        found = search_game(drawn, DEFAULTS, 1, True, False)
        assert found.outcome is misses, drawn
        assert ask_game(drawn, DEFAULTS, 1, True, False, (), found).outcome is misses
        solved = cpsat.solve(turn_question(drawn, DEFAULTS, 1, True).g.program).outcome
        assert solved is misses, drawn
        counts[misses] = counts.get(misses, 0) + 1
    assert min(counts.values()) > 4
