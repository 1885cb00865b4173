"""Every precedent of Brian Boru is laid on the table, and what is asked there is the same case."""

from itertools import combinations
from typing import Any, Final

from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.words.map_to_tap import FINGER, HEADS, HEIGHT, SPOTS, WIDTH
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from tests.api.pages.conftest import Opening

LAID: Final = """async (cases) => {
    const { makeBoru } = await import("/static/boru/table.js");
    const game = makeBoru(JSON.parse(document.getElementById("box").textContent));
    return cases.map((one) => { const table = game.lay(one); return table && game.caseJson(table); });
}"""
REACHED: Final = """async () => {
    const map = document.getElementById("map");
    const all = [...map.querySelectorAll("button")];
    const reached = new Set([all[0]]);
    for (const from of reached) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
            from.focus();
            from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            reached.add(document.activeElement);
        }
    }
    return all.filter((one) => !reached.has(one)).map((one) => one.ariaLabel);
}"""
NOT_TAPPED: Final = {"record-with-an-illegal-card"}
"""The table in the middle of a record is asked for in the notation."""


def test_what_is_laid_is_asked(opening: Opening) -> None:
    files = [file for file in load_all("boru") if file.expect.get("verdict")]
    page = opening("/boru")
    laid: list[Any] = page.evaluate(LAID, [file.case for file in files])
    assert {file.id for file, back in zip(files, laid, strict=True) if back is None} == NOT_TAPPED
    for file, back in zip(files, laid, strict=True):
        if back is None:
            continue
        if file.kind == "disputed":
            assert back["claim"] == file.case["claim"], file.id
        else:
            assert read_case(back) == read_case(file.case), file.id
    assert page.evaluate(REACHED) == []  # by arrow keys, from wherever the Tab key leads


def test_towns_are_far_enough_apart_for_fingers() -> None:
    assert set(SPOTS) == set(TOWNS)
    half = FINGER / 2
    targets = {town: (x - half, y - half, x + half, y + half) for town, (x, y) in SPOTS.items()}
    targets |= {region: (x, y, x + wide, y + FINGER) for region, (x, y, wide) in HEADS.items()}
    for one, other in combinations(targets, 2):
        (left, top, right, bottom), (x, y, to_x, to_y) = targets[one], targets[other]
        assert right <= x or to_x <= left or bottom <= y or to_y <= top, (one, other)
    for x, y, to_x, to_y in targets.values():
        assert min(x, y, WIDTH - to_x, HEIGHT - to_y) >= 0
