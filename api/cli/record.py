"""The commands that look after the record: ``verify``, ``backup``, ``restore`` and ``rerule``."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.values import Json
from api.cli.certificates import is_certificate, verify_certificate
from api.cli.output import BAD_INPUT, FAULT, NOT_SO, AsJson, give_up, print_json, print_line, tell

if TYPE_CHECKING:
    from api.store.database import Database
    from api.store.rerulings import Reruling, Side


def register(app: typer.Typer) -> None:
    for command in (verify, backup, restore, rerule, erase):
        app.command()(command)


def verify(
    file: Annotated[
        Path | None,
        typer.Argument(help="A certificate, or a proof as /v1/log/proof or /v1/log/consistency gives it."),
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Check the whole record.")] = False,
    checkpoint: Annotated[
        list[Path] | None, typer.Option(help="With --log: a checkpoint kept earlier; may be repeated.")
    ] = None,
    key: Annotated[str, typer.Option(help="The public key of the log; unless told, our own.")] = "",
    as_json: AsJson = False,
) -> None:
    """Check the record, or a certificate or a proof that somebody shows.

    Exit codes: 0 proved, or nothing was changed; 1 not proved, or something was changed; 2 neither a
    certificate nor a proof; 70 the record can't be read.
    """
    if log == (file is not None):
        give_up("either --log, or a file with a certificate or a proof", BAD_INPUT)
    if file is not None:
        if is_certificate(file):
            verify_certificate(file, as_json)
        _verify_proof(file, key, as_json)
    else:
        _verify_log(checkpoint or [], as_json)


def _verify_log(files: list[Path], as_json: bool) -> None:
    from api.store.audit import audit
    from api.store.log.notes import BadNote

    with opened() as database:
        verifier = database.open().verifier
        try:
            earlier = tuple(verifier.open(_text_of(file)) for file in files)
        except BadNote as bad:
            give_up(str(bad), BAD_INPUT)
        size, flaws = audit(database, earlier)
    found = [str(flaw) for flaw in flaws]
    good = f"{size} givings: nothing altered, removed, reordered, put in or cut off."
    tell("\n".join(found) or good, {"givings": size, "flaws": found}, as_json)
    raise typer.Exit(NOT_SO if found else 0)


def _verify_proof(file: Path, key: str, as_json: bool) -> None:
    from api.store.log.notes import BadNote, Verifier
    from api.store.log.proofs import NoProof, holds

    try:
        if key:
            verifier = Verifier.read(key)
        else:
            with opened() as database:
                verifier = database.open().verifier
        good = holds(json.loads(_text_of(file)), verifier)
    except (BadNote, NoProof, json.JSONDecodeError) as bad:
        give_up(f"{file}: {bad}", BAD_INPUT)
    tell("The proof holds." if good else "The proof does not hold.", {"holds": good}, as_json)
    raise typer.Exit(0 if good else NOT_SO)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    without_key: Annotated[
        bool, typer.Option("--without-key", help="Leave out the key that signs the log.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Copy the whole record into one file, while the service runs."""
    from api.store.backup import BadBackup, back_up

    with opened() as database:
        try:
            back_up(database, file, with_key=not without_key)
        except BadBackup as bad:
            give_up(str(bad), BAD_INPUT)
        except (OSError, sqlite3.Error) as failed:
            give_up(f"{file}: {failed}", FAULT)
    if as_json:
        print_json({"file": str(file), "with_key": not without_key})


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `sedzia backup` has written.")],
    as_json: AsJson = False,
) -> None:
    """Bring a backup into an empty record, all of it or nothing. It is checked first."""
    from api.store.backup import BadBackup
    from api.store.backup import restore as bring_back
    from api.store.database import RecordUnavailable
    from api.store.settings import BadSettings, Settings

    try:
        restored = bring_back(file, Settings.of_environment())
        tell(f"{restored} givings restored.", {"restored": restored}, as_json)
    except BadBackup as bad:
        give_up(str(bad), BAD_INPUT)
    except BadSettings as bad:
        give_up(str(bad), FAULT)
    except RecordUnavailable as gone:
        give_up(f"the record is unavailable: {gone}", FAULT)


def rerule(
    show: Annotated[str, typer.Option(help="Only show this re-ruling, by its number.")] = "",
    accept: Annotated[str, typer.Option(help="Accept this re-ruling, by its number.")] = "",
    as_json: AsJson = False,
) -> None:
    """Rule every stored case again and list what changes. Nothing counts before it is accepted; all stays.

    A re-ruling that was interrupted goes on. Exit codes: 0 nothing changes, 1 something does.
    """
    import asyncio

    from api.store import rerulings
    from api.work.limits import Limits
    from api.work.rerule import rerule_by_solvers

    with opened() as database:
        if accept:
            try:
                rerulings.accept(database, accept)
            except rerulings.NotReady as not_ready:
                give_up(str(not_ready), BAD_INPUT)
            if as_json:
                print_json({"accepted": accept})
            return
        number = show or asyncio.run(rerule_by_solvers(database, Limits.of_environment())).number
        found = rerulings.find(database, number)
        if found is None:
            give_up(f"there is no re-ruling {number}", BAD_INPUT)
        (_tell_changes if as_json else _print_changes)(database, found)
    raise typer.Exit(NOT_SO if sum(found.counts[change] for change in rerulings.TELLING) else 0)


def erase(
    number: Annotated[str, typer.Argument(help="The number of the giving, as it stands on the slip.")],
    as_json: AsJson = False,
) -> None:
    """Remove the names of a giving, its table and its author. The ruling, its number and the log stay."""
    from api.store.numbers import read_number
    from api.store.record import Record

    with opened() as database:
        if not Record(database).erase_names(read_number(number) or ""):
            give_up(f"there is no giving {number}", BAD_INPUT)
    if as_json:
        print_json({"erased": read_number(number)})


def _print_changes(database: "Database", found: "Reruling") -> None:
    from api.store import rerulings

    last = 0
    while changes := rerulings.changes(database, found, last):
        for one in changes:
            after = one.after or one.before
            print_line(f"{one.change}: {one.game} {one.kind} {one.before.id} -> {one.detail or after.id}")
            print_line(f"  {one.before.verdict}: {one.before.summary['pl']}")
            if one.after:
                print_line(f"  {after.verdict}: {after.summary['pl']}")
        last = changes[-1].place
    counted = ", ".join(f"{count} {change}" for change, count in found.counts.items())
    print_line(f"re-ruling {found.number} by release {found.release}: {counted}")


def _tell_changes(database: "Database", found: "Reruling") -> None:
    from api.store import rerulings

    listed: list[Json] = []
    last = 0
    while changes := rerulings.changes(database, found, last):
        for one in changes:
            told: dict[str, Json] = {"change": one.change, "game": one.game, "kind": one.kind}
            told |= {"before": _side(one.before), "after": _side(one.after) if one.after else None}
            listed.append({**told, "detail": one.detail})
        last = changes[-1].place
    counts: dict[str, Json] = {str(change): count for change, count in found.counts.items()}
    print_json({"number": found.number, "release": found.release, "counts": counts, "changes": listed})


def _side(ruled: "Side") -> dict[str, Json]:
    return {
        "id": ruled.id,
        "verdict": ruled.verdict,
        "summary": {str(lang): said for lang, said in ruled.summary.items()},
    }


@contextmanager
def opened() -> "Iterator[Database]":
    from api.store.database import Database, RecordUnavailable
    from api.store.settings import BadSettings, Settings

    try:
        database = Database(Settings.of_environment())
    except BadSettings as bad:
        give_up(str(bad), FAULT)
    try:
        yield database
    except RecordUnavailable as gone:
        give_up(f"the record is unavailable: {gone}", FAULT)
    finally:
        database.close()


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        give_up(f"{file}: {error}", BAD_INPUT)
