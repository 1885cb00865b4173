"""What is installed from the wheel has everything that it needs, wherever it is run."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.api.table import NOTATION

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("adjudicator", "api", "cases", "solver")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
TRY = """
import json, sys, tempfile
from pathlib import Path
import adjudicator
from adjudicator.precedents.casefile import folder, load_all
from adjudicator.registry import GAMES
from adjudicator.words.say import has
from api.pages.files import STATIC
from api.pages.frame import TEMPLATES
from api.store.database import Database
from api.store.settings import Settings
database = Database(Settings.of_folder(Path(tempfile.mkdtemp())))
database.open()
database.close()
from typer.testing import CliRunner
from api.cli.main import app
one = load_all("river")[0].id
tried = CliRunner().invoke(app, ["cases", str(folder() / "river" / f"{one}.yaml")])
print(json.dumps({
    "place": adjudicator.__file__,
    "cases": {name: len(load_all(name)) for name in GAMES},
    "words": has("river-name"),
    "page": (STATIC / "page.css").exists() and (TEMPLATES / "base.html").exists(),
    "verdict": adjudicator.rule(sys.argv[1]).verdict,
    "exit": tried.exit_code,
}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing is written into the tree."""
    copy, out = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("wheel")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(out)], cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(out.glob("*.whl"))


def test_the_wheel_has_every_file_that_the_tree_has(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    files = (path for name in PACKAGES for path in (ROOT / name).rglob("*") if path.is_file())
    wanted = {str(path.relative_to(ROOT)) for path in files if "__pycache__" not in path.parts}
    assert sorted(wanted - inside) == []
    others = {name for name in inside - wanted if not re.match(r"sedzia-[\w.]+\.dist-info/", name)}
    assert others == set()


def test_it_runs_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    elsewhere.mkdir()
    install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--target",
        str(site),
        str(wheel),
    ]
    subprocess.run([sys.executable, *install], check=True, capture_output=True)
    env = {**os.environ, "PYTHONPATH": str(site), "SEDZIA_DATA": str(tmp_path / "data")}

    done = subprocess.run(
        [sys.executable, "-c", TRY, NOTATION], cwd=elsewhere, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told.pop("place").startswith(str(site))
    here = {name: len(list((ROOT / "cases" / name).glob("*.yaml"))) for name in told["cases"]}
    assert told == {"cases": here, "words": True, "page": True, "verdict": "upheld", "exit": 0}
