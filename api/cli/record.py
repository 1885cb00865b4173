"""The commands that look after the record: ``verify``, ``backup``, ``restore`` and ``rerule``."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from api.cli.certificates import is_certificate, verify_certificate

if TYPE_CHECKING:
    from api.store.database import Database
    from api.store.rerulings import Reruling

BROKEN: Final = 1
BAD_INPUT: Final = 2
OUR_FAULT: Final = 70


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
) -> None:
    """Check the record, or a certificate or a proof that somebody shows.

    Exit codes: 0 proved, or nothing was changed; 1 not proved, or something was changed; 2 neither a
    certificate nor a proof; 70 the record can't be read.
    """
    if log == (file is not None):
        give_up("either --log, or a file with a certificate or a proof", BAD_INPUT)
    if file is not None:
        if is_certificate(file):
            verify_certificate(file)
        _verify_proof(file, key)
    else:
        _verify_log(checkpoint or [])


def _verify_log(files: list[Path]) -> None:
    from api.store.audit import audit
    from api.store.log.notes import BadNote

    with opened() as database:
        verifier = database.open().verifier
        try:
            earlier = tuple(verifier.open(_text_of(file)) for file in files)
        except BadNote as bad:
            give_up(str(bad), BAD_INPUT)
        size, flaws = audit(database, earlier)
    for flaw in flaws:
        typer.echo(str(flaw))
    if flaws:
        raise typer.Exit(BROKEN)
    typer.echo(f"{size} givings: nothing altered, removed, reordered, put in or cut off.")


def _verify_proof(file: Path, key: str) -> None:
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
    typer.echo("The proof holds." if good else "The proof does not hold.")
    raise typer.Exit(0 if good else BROKEN)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    without_key: Annotated[
        bool, typer.Option("--without-key", help="Leave out the key that signs the log.")
    ] = False,
) -> None:
    """Copy the whole record into one file, while the service runs."""
    from api.store.backup import BadBackup, back_up

    with opened() as database:
        try:
            back_up(database, file, with_key=not without_key)
        except BadBackup as bad:
            give_up(str(bad), BAD_INPUT)
        except (OSError, sqlite3.Error) as failed:
            give_up(f"{file}: {failed}", OUR_FAULT)


def restore(file: Annotated[Path, typer.Argument(help="A file that `sedzia backup` has written.")]) -> None:
    """Bring a backup into an empty record, all of it or nothing. It is checked first."""
    from api.store.backup import BadBackup
    from api.store.backup import restore as bring_back
    from api.store.database import RecordUnavailable
    from api.store.settings import BadSettings, Settings

    try:
        typer.echo(f"{bring_back(file, Settings.of_environment())} givings restored.")
    except BadBackup as bad:
        give_up(str(bad), BAD_INPUT)
    except BadSettings as bad:
        give_up(str(bad), OUR_FAULT)
    except RecordUnavailable as gone:
        give_up(f"the record is unavailable: {gone}", OUR_FAULT)


def rerule(
    show: Annotated[str, typer.Option(help="Only show this re-ruling, by its number.")] = "",
    accept: Annotated[str, typer.Option(help="Accept this re-ruling, by its number.")] = "",
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
            return
        number = show or asyncio.run(rerule_by_solvers(database, Limits.of_environment())).number
        found = rerulings.find(database, number)
        if found is None:
            give_up(f"there is no re-ruling {number}", BAD_INPUT)
        _print_changes(database, found)
    raise typer.Exit(BROKEN if sum(found.counts[change] for change in rerulings.TELLING) else 0)


def erase(
    number: Annotated[str, typer.Argument(help="The number of the giving, as it stands on the slip.")],
) -> None:
    """Remove the names of a giving, its table and its author. The ruling, its number and the log stay."""
    from api.store.numbers import read_number
    from api.store.record import Record

    with opened() as database:
        if not Record(database).erase_names(read_number(number) or ""):
            give_up(f"there is no giving {number}", BAD_INPUT)


def _print_changes(database: "Database", found: "Reruling") -> None:
    from api.store import rerulings

    last = 0
    while changes := rerulings.changes(database, found, last):
        for one in changes:
            after = one.after or one.before
            typer.echo(f"{one.change}: {one.game} {one.kind} {one.before.id} -> {one.detail or after.id}")
            typer.echo(f"  {one.before.verdict}: {one.before.summary['pl']}")
            if one.after:
                typer.echo(f"  {after.verdict}: {after.summary['pl']}")
        last = changes[-1].place
    counted = ", ".join(f"{count} {change}" for change, count in found.counts.items())
    typer.echo(f"re-ruling {found.number} by release {found.release}: {counted}")


@contextmanager
def opened() -> "Iterator[Database]":
    from api.store.database import Database, RecordUnavailable
    from api.store.settings import BadSettings, Settings

    try:
        database = Database(Settings.of_environment())
    except BadSettings as bad:
        give_up(str(bad), OUR_FAULT)
    try:
        yield database
    except RecordUnavailable as gone:
        give_up(f"the record is unavailable: {gone}", OUR_FAULT)
    finally:
        database.close()


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        give_up(f"{file}: {error}", BAD_INPUT)


def give_up(words: str, code: int) -> NoReturn:
    typer.echo(words, err=True)
    raise typer.Exit(code)
