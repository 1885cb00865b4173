"""The house is as the docs describe it: the same rooms in every game, and imports that point one way."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from adjudicator.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "adjudicator"
ROOMS = {"table", "rules", "intake", "search", "models", "claims", "rulings", "words"}
SHARED_ROOMS = {"intake", "claims", "rulings", "words", "precedents", "certificates"}
BESIDE_THE_ROOMS = {"__init__.py", "game.py", "rulebook.py", "readings.py"}
ENGINES = {"solver.cpsat", "solver.z3smt", "solver.engines", "solver.conflict", "solver.smallest"}
"""What asks a solver."""

Edges = set[tuple[str, str]]


def _folders(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_no_other_rooms_and_nothing_beside_them(name: str) -> None:
    folder = HOUSE / "games" / name
    assert _folders(folder) <= ROOMS
    assert {path.name for path in folder.iterdir() if path.is_file()} <= BESIDE_THE_ROOMS


@pytest.mark.parametrize("name", ["river", "romans", "boru"])
def test_our_three_games_have_all_the_rooms(name: str) -> None:
    assert _folders(HOUSE / "games" / name) == ROOMS


def test_the_games_share_rooms_of_the_same_names() -> None:
    assert _folders(HOUSE) == SHARED_ROOMS | {"games"}
    assert _folders(HOUSE / "games") == set(GAMES)


@pytest.mark.parametrize("package", ["adjudicator", "api", "solver"])
def test_every_room_says_what_it_is_for(package: str) -> None:
    rooms = list((ROOT / package).rglob("__init__.py"))
    assert rooms
    assert [room for room in rooms if not room.read_text(encoding="utf-8").startswith('"""')] == []


def test_the_tests_mirror_the_rooms() -> None:
    """A test file stands in a folder of the name of the room that it tests, or tests what rulings say,
    or the clients that generators make."""
    rooms = {*ROOMS, *SHARED_ROOMS, "solver", *_folders(ROOT / "api"), *_folders(ROOT / "api" / "work")}
    beside = {"tests", "truth", "clients", *GAMES}
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")}
    assert {folder.name for folder in folders} <= rooms | beside
    for name in GAMES:
        assert _folders(ROOT / "tests" / name) <= {*ROOMS, "truth"}


# The picture in docs/how-it-works.md


def _picture() -> str:
    page = (ROOT / "docs" / "how-it-works.md").read_text(encoding="utf-8")
    found = re.search(r"```mermaid\n(.*?)```", page, re.DOTALL)
    assert found
    return found[1]


def _room(module: str) -> str | None:
    """The room of a game that a module stands in, or ``solver`` if it asks one."""
    parts = module.split(".")
    if module in ENGINES:
        return "solver"
    return parts[3] if parts[:2] == ["adjudicator", "games"] and len(parts) > 3 else None


def _imports_between_rooms() -> Edges:
    graph = grimp.build_graph("adjudicator", "solver")
    edges: Edges = set()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            one, other = _room(importer), _room(imported)
            if one and other and one != other:
                edges.add((one, other))
    return edges


def _reachable(edges: Edges, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        here = waiting.pop()
        new = {other for one, other in edges if one == here} - found
        found |= new
        waiting += new
    return found


def _without_shortcuts(edges: Edges) -> Edges:
    """The edges that do not follow from others."""
    return {(one, other) for one, other in edges if other not in _reachable(edges - {(one, other)}, one)}


def test_the_picture_shows_the_real_imports() -> None:
    """Each thin arrow is an import, and every import follows from the thin arrows."""
    drawn = set(re.findall(r"^ +(\w+) --> (\w+)", _picture(), re.MULTILINE))
    assert drawn == _without_shortcuts(_imports_between_rooms())


def test_a_case_goes_the_way_that_the_picture_shows() -> None:
    """Along the thick arrows no room imports one that comes later."""
    way = re.findall(r"^ +(\w+) ==.*==> (\w+)", _picture(), re.MULTILINE)
    assert way == [("intake", "claims"), ("claims", "rulings"), ("rulings", "words")]
    imports = _imports_between_rooms()
    assert [(one, other) for one, other in way if other in _reachable(imports, one)] == []


# The import contracts can fail

VIOLATIONS = {
    "adjudicator/games/river/models/dam.py": "adjudicator.games.river.rules.formations",
    "adjudicator/games/river/claims/control.py": "adjudicator.games.river.models.dam",
    "adjudicator/games/river/claims/forced.py": "adjudicator.games.river.rulings.second_bound",
    "adjudicator/games/romans/claims/fort.py": "solver.engines",
    "adjudicator/games/boru/models/deals.py": "solver.cpsat",
    "adjudicator/games/romans/search/fort.py": "adjudicator.words.say",
    "adjudicator/games/boru/table/cards.py": "adjudicator.games.boru.rules.play",
    "adjudicator/games/boru/rules/play.py": "adjudicator.games.river.rules.play",
    "adjudicator/claims/play_claims.py": "adjudicator.games.river.game",
    "adjudicator/claims/decide.py": "adjudicator.rulings.rule",
    "adjudicator/game.py": "adjudicator.intake.check",
    "solver/program.py": "adjudicator.problems",
    "api/store/record.py": "api.http.replies",
}


@pytest.mark.parametrize(("file", "imported"), VIOLATIONS.items())
def test_a_forbidden_import_breaks_a_contract(file: str, imported: str, tmp_path: Path) -> None:
    for package in ("adjudicator", "api", "solver"):
        shutil.copytree(
            ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__", "static")
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    broken = tmp_path / file
    broken.write_text(f"{broken.read_text(encoding='utf-8')}\nimport {imported}\n", encoding="utf-8")
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1, done.stdout
    assert "BROKEN" in done.stdout
