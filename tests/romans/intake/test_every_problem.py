"""A bad case names the problems of its readings, its facts and its claim at once."""

from typing import Any

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.words.render import problem_json

READINGS = {"tie-scope": "sometimes", "no-such-reading": "yes"}
FACTS: dict[str, Any] = {
    "round": 3,
    "wall": ["komfort", "niefort-3", "niefort-4", "fortuna"],
    "winner": "gold",
    "clans": [
        {"clan": "green", "shown": ["archr", "knight"], "forts": ["fort"]},
        {"clan": "red", "shown": ["druhid"], "spent": ["druhid"]},
    ],
}
LINE: list[dict[str, Any]] = [
    {"do": "blue dances"},
    {"do": "blue reveals axx"},
    {"do": "red keeps axx"},
    {"do": "blue keeps axx", "when": {"purple": "axx", "red": "sword"}},
]
OF_READINGS = {
    ("unknown-option", "/readings/tie-scope"),
    ("unknown-reading", "/readings/no-such-reading"),
}
OF_FACTS = {
    ("clan-not-playing", "/position/winner"),
    ("unknown-warrior", "/position/clans/0/shown/1"),
    ("unknown-fort", "/position/clans/0/forts/0"),
    ("warrior-copies", "/position/clans/1/spent/0"),
}
OF_CLAN = {("clan-not-playing", "/claim/clan")}
OF_LINE = {
    ("unknown-action", "/claim/line/0/do"),
    ("line-no-choice", "/claim/line/1/do"),
    ("line-of-another", "/claim/line/2/do"),
    ("clan-not-playing", "/claim/line/3/when/purple"),
    ("unknown-warrior", "/claim/line/3/when/red"),
}
OF_FORT = {("fort-not-in-wall", "/claim/fort")}


@pytest.mark.parametrize(
    ("claim", "of_claim"),
    [
        ({"kind": "fort", "clan": "blue", "fort": 2, "line": LINE}, OF_CLAN | OF_LINE | OF_FORT),
        ({"kind": "game", "clan": "blue", "line": LINE}, OF_CLAN | OF_LINE),
        ({"kind": "forced", "clan": "blue"}, OF_CLAN),
        ({"kind": "round"}, set()),
    ],
)
def test_every_problem_of_a_case_is_named(claim: dict[str, Any], of_claim: set[tuple[str, str]]) -> None:
    with pytest.raises(BadCase) as caught:
        read_case({"game": "romans", "position": FACTS, "claim": claim, "readings": READINGS})
    found = [(problem.code, problem.pointer) for problem in caught.value.problems]
    assert len(set(found)) == len(found)
    assert set(found) == OF_READINGS | OF_FACTS | of_claim
    for problem in caught.value.problems:
        assert all(problem_json(problem, lang)["message"] for lang in LANGS)


@pytest.mark.parametrize("wall", [[], ["niefort-6", 6], "niefort-6", None])
def test_a_fort_is_looked_up_only_in_a_wall_that_can_be_read(wall: Any) -> None:
    facts = {"step": "collect", "wall": wall, "clans": [{"clan": "green"}, {"clan": "red"}]}
    with pytest.raises(BadCase) as caught:
        read_case({"game": "romans", "position": facts, "claim": {"kind": "fort", "clan": "blue", "fort": 6}})
    found = {(problem.code, problem.pointer) for problem in caught.value.problems}
    assert found >= OF_CLAN
    assert (found >= OF_FORT) is (wall == [])
