"""Clients that strangers' tools make of the API description: without a warning, and they work."""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from adjudicator.precedents.casefile import load_all
from api.app import create_app
from tests.api.service import serving

ROOT: Final = Path(__file__).parent.parent.parent
TOOLS: Final = Path(sys.prefix) / "clients"
"""Where `make .venv/clients.stamp` puts them."""
CASES: Final = {
    "river": ("control", "rejected"),
    "romans": ("round", "answered"),
    "boru": ("score", "answered"),
}
EXAMPLES: Final = """
import type {{ components, paths }} from "./api";

type Body = paths["/v1/verdicts"]["post"]["requestBody"]["content"]["application/json"];
type Verdict = paths["/v1/verdicts"]["post"]["responses"][200]["content"]["application/json"];
type Given = paths["/v1/rulings"]["post"]["responses"][200]["content"]["application/json"];

export const bodies: Body[] = [{bodies}];

export function beaten(said: Verdict): string[] {{
  return said.game === "river" && said.kind === "control" && said.witness ? said.witness.adds : [];
}}

export function winners(given: Given): string[] {{
  return given.game === "boru" && given.kind === "score" && given.answer ? given.answer.winners : [];
}}

// @ts-expect-error no such kind
export const unknown: Body = {{ game: "river", position: {{}}, claim: {{ kind: "wall" }} }};
// @ts-expect-error a dam is needed
export const partial: components["schemas"]["ControlForm"] = {{ kind: "control" }};
"""


def run(*command: str | Path, at: Path) -> str:
    """What it prints. It must end well."""
    path = f"{TOOLS / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, cwd=at, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert TOOLS.is_dir(), "make .venv/clients.stamp installs what makes clients"
    made = tmp_path_factory.mktemp("clients")
    (made / "openapi.json").write_text(json.dumps(create_app().openapi()), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[ModuleType]:
    """The Python client."""
    config = ROOT / "docs" / "openapi-python-client.yaml"
    said = run(
        "openapi-python-client", "generate", "--path", "openapi.json", "--config", config,
        "--meta", "none", "--output-path", "sedzia_client", at=folder,
    )  # fmt: skip
    assert "arning" not in said, said
    sys.path.insert(0, str(folder))
    yield importlib.import_module("sedzia_client")
    sys.path.remove(str(folder))


def test_the_python_client_rules_on_a_case_of_each_game_and_reads_typed_answers(client: ModuleType) -> None:
    models: Any = importlib.import_module(f"{client.__name__}.models")
    decide: Any = importlib.import_module(f"{client.__name__}.api.rulings.decide")
    rule: Any = importlib.import_module(f"{client.__name__}.api.rulings.rule")
    with serving() as (address, _):
        service = client.Client(base_url=address, timeout=60)
        for game, (kind, verdict) in CASES.items():
            case = getattr(models, f"{game.capitalize()}Case").from_dict(_precedent(game, kind, verdict))
            for door, what in ((decide, "Verdict"), (rule, "Given")):
                said = door.sync(client=service, body=case)
                assert type(said).__name__ == f"{game.capitalize()}{kind.capitalize()}{what}", said
                assert said.verdict.value == verdict
                _is_typed(said, kind, models)
        problem = decide.sync(client=service, body=models.RiverCase.from_dict(_unsound()))
        assert isinstance(problem, models.ProblemAnswer)
        assert problem.problems[0].code == "unknown-card"


def _precedent(game: str, kind: str, verdict: str) -> dict[str, Any]:
    files = (one for one in load_all(game) if (one.kind, one.expect.get("verdict")) == (kind, verdict))
    return dict(next(files).case)


def _is_typed(said: Any, kind: str, models: Any) -> None:
    if kind == "control":
        assert isinstance(said.witness, models.SideWitness)
        assert all(isinstance(one.card, str) for one in said.witness.cards)
        assert said.answer is None
    elif kind == "round":
        assert isinstance(said.answer, models.RoundAnswer)
    else:
        assert isinstance(said.answer, models.BoruResult)
        assert isinstance(said.answer.scores[0], models.PlayerScore)


def _unsound() -> dict[str, Any]:
    return {
        "game": "river",
        "position": {"dams": [{"tile": 3}], "discard": ["Y99"]},
        "claim": {"kind": "control", "dam": 3},
    }


def test_typescript_accepts_the_examples_of_the_readme(folder: Path) -> None:
    tools = TOOLS / "node_modules" / ".bin"
    assert shutil.which("node")
    said = run(tools / "openapi-typescript", "openapi.json", "-o", "api.d.ts", at=folder)
    assert "⚠" not in said, said
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    bodies = re.findall(r"-d '(\{.*?\})'$", readme, re.MULTILINE)
    assert bodies
    (folder / "examples.ts").write_text(EXAMPLES.format(bodies=", ".join(bodies)), encoding="utf-8")
    run(tools / "tsc", "--strict", "--noEmit", "--skipLibCheck", "examples.ts", at=folder)
