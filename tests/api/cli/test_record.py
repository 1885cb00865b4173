"""``sedzia verify``, ``backup`` and ``restore``."""

import json
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from typer.testing import CliRunner

from api.cli.main import app
from api.store.database import Database
from api.store.log import tree
from api.store.log.notes import Signer
from api.store.record import Record
from api.store.settings import Settings
from api.store.tables import givings
from tests.api.store.contents import UPHELD, content
from tests.api.table import Client


def sedzia(data: Path, *words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), env={"SEDZIA_DATA": str(data)})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.fixture
def numbers(tmp_path: Path) -> list[str]:
    """What was given, in a record in this folder."""
    record = Record(Database(Settings.of_folder(tmp_path)))
    found = [record.give(content(UPHELD), "pl").number for _ in range(3)]
    with record.database.reading() as connection:
        (tmp_path / "checkpoint").write_text(str(tree.head(connection).checkpoint), encoding="utf-8")
    record.database.close()
    return found


def test_a_sound_record(tmp_path: Path, numbers: list[str]) -> None:
    for words in (["--log"], ["--log", "--checkpoint", str(tmp_path / "checkpoint")]):
        code, said = sedzia(tmp_path, "verify", *words)
        assert (code, said.startswith(f"{len(numbers)} givings: nothing altered")) == (0, True)


def test_a_record_that_was_changed(tmp_path: Path, numbers: list[str]) -> None:
    engine = create_engine(Settings.of_folder(tmp_path).url)
    with engine.begin() as connection:
        connection.execute(update(givings).where(givings.c.place == 1).values(lang="en"))
    engine.dispose()
    code, said = sedzia(tmp_path, "verify", "--log")
    assert code == 1
    assert said.startswith(f"altered: giving {numbers[1]} at place 1")


def test_what_can_not_be_verified(tmp_path: Path, numbers: list[str]) -> None:
    assert numbers
    assert sedzia(tmp_path, "verify")[0] == 2
    assert sedzia(tmp_path, "verify", "--log", str(tmp_path / "checkpoint"))[0] == 2
    assert sedzia(tmp_path, "verify", str(tmp_path / "none"))[0] == 2
    assert sedzia(tmp_path, "verify", str(tmp_path / "checkpoint"))[0] == 2
    (tmp_path / "other").write_text(Signer.new().line, encoding="utf-8")
    assert sedzia(tmp_path, "verify", "--log", "--checkpoint", str(tmp_path / "other"))[0] == 2
    (tmp_path / "file").write_text("{}", encoding="utf-8")
    assert sedzia(tmp_path, "verify", str(tmp_path / "file"))[0] == 2
    assert sedzia(tmp_path / "file", "verify", "--log")[0] == 70


def test_proofs_of_the_service_hold_for_an_outsider(client: Client, tmp_path: Path) -> None:
    given = [
        client.post("/v1/rulings", content=UPHELD, headers={"Content-Type": "text/plain"}) for _ in range(2)
    ]
    key = client.get("/v1/log/key").text.strip()
    file = tmp_path / "proof.json"
    for door in (f"/v1/log/proof/{given[0].json()['number']}", "/v1/log/consistency?earlier=1"):
        shown = client.get(door).json()
        file.write_text(json.dumps(shown), encoding="utf-8")
        assert sedzia(tmp_path, "verify", str(file), "--key", key) == (0, "The proof holds.\n")
        assert sedzia(tmp_path, "verify", str(file), "--key", Signer.new().verifier.line)[0] == 2
        shown["path"][0] = shown["path"][-1][::-1].replace("=", "A")[:43] + "="
        file.write_text(json.dumps(shown), encoding="utf-8")
        assert sedzia(tmp_path, "verify", str(file), "--key", key) == (1, "The proof does not hold.\n")


def test_an_entry_that_is_not_in_the_leaf(client: Client, tmp_path: Path) -> None:
    given = client.post("/v1/rulings", content=UPHELD, headers={"Content-Type": "text/plain"}).json()
    shown = client.get(f"/v1/log/proof/{given['number']}").json()
    shown["entry"] = shown["entry"].replace('"lang":"pl"', '"lang":"en"')
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(shown), encoding="utf-8")
    key = client.get("/v1/log/key").text.strip()
    assert sedzia(tmp_path, "verify", str(file), "--key", key)[0] == 1


def test_backup_and_restore(tmp_path: Path, numbers: list[str]) -> None:
    file, new = tmp_path / "backup", tmp_path / "new"
    assert sedzia(tmp_path, "backup", str(file)) == (0, "")
    assert sedzia(tmp_path, "backup", str(file))[0] == 2
    assert sedzia(new, "restore", str(tmp_path / "none"))[0] == 2
    assert sedzia(new, "restore", str(file)) == (0, f"{len(numbers)} givings restored.\n")
    assert sedzia(new, "restore", str(file))[0] == 2
    code, said = sedzia(new, "verify", "--log", "--checkpoint", str(tmp_path / "checkpoint"))
    assert (code, said.startswith("3 givings")) == (0, True)


@pytest.mark.parametrize(
    "url", ["nonsense:word", "mysql://me:word@host/record", "postgresql://host:port/record"]
)
@pytest.mark.parametrize("words", [("verify", "--log"), ("backup", "copy"), ("restore", "copy"), ("serve",)])
def test_a_database_that_nobody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], url: str
) -> None:
    """It is no sign of a changed record, and no password is shown."""
    monkeypatch.setenv("SEDZIA_DATABASE_URL", url)
    code, said = sedzia(tmp_path, *words)
    assert code == 70
    assert said.startswith("SEDZIA_DATABASE_URL must be like postgresql://")
    assert url not in said


@pytest.mark.usefixtures("numbers")
def test_a_backup_that_can_not_be_written(tmp_path: Path) -> None:
    code, said = sedzia(tmp_path, "backup", str(tmp_path / "none" / "copy"))
    assert code == 70
    assert "No such file" in said
