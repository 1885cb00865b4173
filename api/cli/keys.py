"""``sedzia keys``: who may come in."""

from typing import TYPE_CHECKING, Annotated, Final

import typer

from adjudicator.values import Json
from api.cli.output import BAD_INPUT, AsJson, give_up, print_json, print_line, tell
from api.cli.record import opened

if TYPE_CHECKING:
    from api.store.keys import Key

ROLES: Final = "reader, player, referee, head-referee, organiser or admin"
keys = typer.Typer(name="keys", help="API keys and secret links.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    app.add_typer(keys)


@keys.command()
def add(
    name: Annotated[str, typer.Argument(help="Whose key it is; only you see this.")],
    role: Annotated[str, typer.Option(help=f"{ROLES}.")] = "player",
    days: Annotated[
        float | None, typer.Option(help="After so many days it opens nothing; unless told, it lasts.", min=0)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Make a key. It is shown once: only a hash of it is stored."""
    shown, key = _made(name, role, days)
    tell(shown, {"key": shown, "prefix": key.prefix, "role": key.role, "name": key.name}, as_json)


@keys.command()
def link(
    name: Annotated[str, typer.Argument(help='Whose link it is, as "table 7"; only you see this.')],
    address: Annotated[str, typer.Option(help="Where people reach the service.")] = "http://127.0.0.1:8000",
    role: Annotated[str, typer.Option(help=f"{ROLES}.")] = "player",
    days: Annotated[float, typer.Option(help="After so many days it opens nothing.", min=0)] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Make a secret link: a key in an address, for a phone. Whoever has it has the role, until it ends."""
    shown, key = _made(name, role, days)
    place = f"{address.rstrip('/')}/?key={shown}"
    tell(place, {"link": place, "prefix": key.prefix, "role": key.role, "name": key.name}, as_json)


def _made(name: str, role: str, days: float | None) -> "tuple[str, Key]":
    from api.store.keys import GIVEN, Role
    from api.store.keys import add as make

    if role not in list(GIVEN):
        give_up(f"{role}: not one of {ROLES}", BAD_INPUT)
    with opened() as database:
        return make(database, name, Role(role), days)


@keys.command(name="list")
def list_keys(as_json: AsJson = False) -> None:
    """The keys there are, by their prefixes, the newest first."""
    from api.store.keys import listed
    from api.store.log.tree import moment

    with opened() as database:
        found = listed(database)
    if as_json:
        print_json({"keys": [_told(key) for key in found]})
    else:
        for key in found:
            expires = "" if key.expires_at is None else f" until {moment(key.expires_at)[:10]}"
            revoked = "" if key.revoked_at is None else " revoked"
            print_line(f"{key.prefix} {key.role} {key.name}{expires}{revoked}")


@keys.command()
def revoke(
    prefix: Annotated[str, typer.Argument(help="The prefix of the key, as `list` shows it.")],
    as_json: AsJson = False,
) -> None:
    """Take a key back. It opens nothing after five seconds."""
    from api.store.keys import revoke as take_back

    with opened() as database:
        if not take_back(database, prefix):
            give_up(f"there is no key {prefix}, or it is revoked already", BAD_INPUT)
    if as_json:
        print_json({"revoked": prefix.upper()})


def _told(key: "Key") -> dict[str, Json]:
    from api.store.log.tree import moment

    expires, revoked = (None if when is None else moment(when) for when in (key.expires_at, key.revoked_at))
    return {
        "prefix": key.prefix, "role": key.role.value, "name": key.name, "made_at": moment(key.made_at),
        "expires_at": expires, "revoked_at": revoked,
    }  # fmt: skip
