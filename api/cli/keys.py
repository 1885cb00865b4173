"""``sedzia keys``: who may come in."""

from typing import Annotated, Final

import typer

from api.cli.record import BAD_INPUT, give_up, opened

ROLES: Final = "reader, player, referee, head-referee, organiser or admin"
keys = typer.Typer(name="keys", help="API keys: add, list, revoke.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    app.add_typer(keys)


@keys.command()
def add(
    name: Annotated[str, typer.Argument(help="Whose key it is; only you see this.")],
    role: Annotated[str, typer.Option(help=f"{ROLES}.")] = "player",
    days: Annotated[
        float | None, typer.Option(help="After so many days it opens nothing; unless told, it lasts.", min=0)
    ] = None,
) -> None:
    """Make a key. It is shown once: only a hash of it is stored."""
    from api.store.keys import GIVEN, Role
    from api.store.keys import add as make

    if role not in list(GIVEN):
        give_up(f"{role}: not one of {ROLES}", BAD_INPUT)
    with opened() as database:
        shown, _ = make(database, name, Role(role), days)
    typer.echo(shown)


@keys.command(name="list")
def list_keys() -> None:
    """The keys there are, by their prefixes, the newest first."""
    from api.store.keys import listed
    from api.store.log.tree import moment

    with opened() as database:
        for key in listed(database):
            expires = "" if key.expires_at is None else f" until {moment(key.expires_at)[:10]}"
            revoked = "" if key.revoked_at is None else " revoked"
            typer.echo(f"{key.prefix} {key.role} {key.name}{expires}{revoked}")


@keys.command()
def revoke(prefix: Annotated[str, typer.Argument(help="The prefix of the key, as `list` shows it.")]) -> None:
    """Take a key back. It opens nothing after five seconds."""
    from api.store.keys import revoke as take_back

    with opened() as database:
        if not take_back(database, prefix):
            give_up(f"there is no key {prefix}, or it is revoked already", BAD_INPUT)
