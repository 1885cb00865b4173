"""Every precedent of Rzymianie do domu! is laid on the table, and what is asked there is the same case."""

from typing import Any, Final

from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from tests.api.pages.conftest import Opening

LAID: Final = """async (cases) => {
    const { makeRomans } = await import("/static/romans/table.js");
    const game = makeRomans(JSON.parse(document.getElementById("box").textContent));
    return cases.map((one) => { const table = game.lay(one); return table && game.caseJson(table); });
}"""


def test_what_is_laid_is_asked(opening: Opening) -> None:
    files = [file for file in load_all("romans") if file.expect.get("verdict")]
    laid: list[Any] = opening("/romans").evaluate(LAID, [file.case for file in files])
    for file, back in zip(files, laid, strict=True):
        assert back is not None, file.id
        if file.kind == "disputed":
            assert back["claim"] == file.case["claim"], file.id
        else:
            assert read_case(back) == read_case(file.case), file.id
