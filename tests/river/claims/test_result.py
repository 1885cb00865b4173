"""The claim ``result``: who has won, and what is still needed."""

from random import Random

from adjudicator.games.river.claims.result import find_result
from adjudicator.games.river.search.plays_left import plays_left
from adjudicator.games.river.table.cards import names
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.table import Table, unknown_cards
from adjudicator.lang import LANGS
from adjudicator.ruling import Verdict
from adjudicator.words.render import sentence
from tests.river.ending_sampling import DEFAULTS, deal, ending
from tests.river.support import RIVER, at_table


def fresh(damaged: int = 0) -> Table:
    table = deal(Random(1)).table
    dams = [
        dam._replace(damaged=True, face=TILES[int(dam.name)][True]) if place < damaged else dam
        for place, dam in enumerate(table.dams)
    ]
    return table._replace(dams=tuple(dams))


def answer(table: Table, **readings: str) -> dict[str, object]:
    used = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in readings.items()}}
    finding, steps = find_result(at_table(table, {"kind": "result"}, used))
    assert finding.verdict is Verdict.ANSWERED
    for reason in (finding.summary, *steps):
        assert all(sentence(RIVER, reason, lang) for lang in LANGS)
    found: dict[str, object] = finding.answer
    return found


def test_nobody_has_won_at_the_start() -> None:
    found = answer(fresh())
    assert (found["winner"], found["more_damaged"]) == (None, 4)
    assert plays_left(fresh(), DEFAULTS) == (25, 24, True)
    assert plays_left(fresh(), {**DEFAULTS, "deck-end-trigger": "failed-draw"}) == (26, 25, True)


def test_four_damaged_dams_win_and_three_do_not() -> None:
    assert answer(fresh(3))["winner"] is None
    found = answer(fresh(4))
    assert (found["winner"], found["by"]) == ("attacker", "four")


def test_one_destroyed_dam_wins() -> None:
    table = fresh(1)
    found = answer(table._replace(destroyed=table.dams[0].name))
    assert (found["winner"], found["by"]) == ("attacker", "destroyed")


def test_the_defender_wins_when_the_last_turn_is_over() -> None:
    dealt = fresh(3)
    last = dealt._replace(deck=0, ending="last", discard=names(unknown_cards(dealt)))
    assert answer(last)["winner"] is None
    found = answer(last._replace(ending="over", phase="end"))
    assert (found["winner"], found["by"]) == ("defender", "last-turn")


def test_what_could_be_claimed_is_not_yet_won() -> None:
    rng = Random(3)
    answers = [answer(ending(rng, 6, claims=0.0).table) for _ in range(12)]
    assert all(found["winner"] is None for found in answers)
    assert any(found["provable"] for found in answers)
