"""Every precedent of river is laid on the table, and what is asked there is the same case."""

from copy import deepcopy
from typing import Any, Final

from adjudicator.game import load_game
from adjudicator.games.river.table.dams import TILES
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from api.pages.games import box_of
from tests.api.pages.conftest import Opening

LAID: Final = """async (cases) => {
    const { makeRiver } = await import("/static/river/table.js");
    const game = makeRiver(JSON.parse(document.getElementById("box").textContent));
    return cases.map((one) => { const table = game.lay(one); return table && game.caseJson(table); });
}"""
NOT_TAPPED: Final = {"table-after-the-second-action"}
"""The table in the middle of a record is asked for in the notation."""

WHOLE: Final = {"forced", "can-win", "result", "legal", "record", "remedy"}


def test_every_claim_can_be_asked() -> None:
    asked = {one["claim"]["kind"] for one in box_of("river", "en")["questions"]}
    assert {*asked, "disputed"} == set(load_game("river").claims)


def test_what_is_laid_is_asked(opening: Opening) -> None:
    files = [file for file in load_all("river") if file.expect.get("verdict")]
    laid: list[Any] = opening().evaluate(LAID, [file.case for file in files])
    assert {file.id for file, back in zip(files, laid, strict=True) if back is None} == NOT_TAPPED
    for file, back in zip(files, laid, strict=True):
        if back is None:
            continue
        if file.kind == "disputed":
            assert back["claim"] == file.case["claim"], file.id
        else:
            assert _read(back) == _read(file.case), file.id


def _read(given: Any) -> Any:
    """As it is read, dams in the order of the table.

    A question about the whole game is asked with all seven dams; open hands without a number hide nothing.
    """
    case = deepcopy(dict(given))
    position = case["position"] = dict(case["position"])
    dams = list(position.get("dams", []))
    if case["claim"]["kind"] in WHOLE:
        dams += [{"tile": tile} for tile in TILES if all(dam.get("tile") != tile for dam in dams)]
        if "hands" in position:
            position.setdefault("hidden", {})
    position["dams"] = sorted(dams, key=lambda dam: str(dam.get("tile", dam.get("id"))))
    return read_case(case)
