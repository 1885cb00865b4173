"""Every setting, in one table. All mistakes are named when the service starts."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from api.http.doors import Public
from api.store.settings import BadSettings, Settings
from api.work.limits import positive

MARK: Final = "SEDZIA_"
Check = Callable[[Mapping[str, str], str], str | None]
"""What is wrong with the setting of this name; None if nothing is."""


def _any(_known: Mapping[str, str], _name: str) -> str | None:
    return None


def _number(known: Mapping[str, str], name: str) -> str | None:
    try:
        positive(known, name, 1.0)
    except ValueError as bad:
        return str(bad)
    return None


def _one_of(*options: str) -> Check:
    def check(known: Mapping[str, str], name: str) -> str | None:
        good = not known.get(name) or known[name] in options
        return None if good else f"{name} must be one of {', '.join(options)}, not {known[name]!r}"

    return check


def _database(known: Mapping[str, str], _name: str) -> str | None:
    try:
        Settings.of_environment(known)
    except BadSettings as bad:
        return str(bad)
    return None


def _origins(known: Mapping[str, str], name: str) -> str | None:
    wrong = [one for one in origins(known) if not one.startswith(("http://", "https://")) and one != "*"]
    return f"{name} must be addresses like https://example.org, not {', '.join(wrong)}" if wrong else None


def origins(known: Mapping[str, str]) -> list[str]:
    """Pages that may ask this service from a browser."""
    return [one.strip() for one in known.get("SEDZIA_CORS", "").split(",") if one.strip()]


@dataclass(frozen=True, slots=True)
class Setting:
    name: str
    default: str
    meaning: str
    check: Check = _any


SETTINGS: Final = (
    Setting("SEDZIA_DATA", "data", "folder of the record, the jobs and the key that signs the log"),
    Setting("SEDZIA_DATABASE_URL", "SQLite in that folder", "a PostgreSQL instead", _database),
    Setting(
        "SEDZIA_PUBLIC",
        "rulings",
        "what people without a key may do: none, verdicts, rulings. If it is set, it holds on loopback too",
        _one_of(*Public),
    ),
    Setting(
        "SEDZIA_RATE",
        "60",
        "rulings a minute for one address, and wrong keys; 20 times as many verdicts or reads; with a key 20 "
        "times as many",
        _number,
    ),
    Setting(
        "SEDZIA_CORS", "none", "pages that may ask from a browser: addresses with commas, or *", _origins
    ),
    Setting("SEDZIA_LOG", "text", "text, or json: one object a line", _one_of("text", "json")),
    Setting("SEDZIA_LANG", "LANG, else pl", "language of the command line: pl or en", _one_of("pl", "en")),
    Setting("SEDZIA_CASES", "those that come with it", "folder of the precedents"),
    Setting("SEDZIA_SOLVERS", "one a core", "solver processes for rulings", _number),
    Setting("SEDZIA_SOLVER_MEGABYTES", "1024", "memory that one may hold", _number),
    Setting("SEDZIA_RULING_SECONDS", "60", "processor time of a ruling", _number),
    Setting("SEDZIA_VERDICT_SECONDS", "10", "processor time of a verdict", _number),
    Setting("SEDZIA_SYNC_SECONDS", "10", "a ruling that takes longer becomes a job", _number),
    Setting("SEDZIA_JOBS", "here", "here, or elsewhere: only workers do jobs", _one_of("here", "elsewhere")),
    Setting(
        "SEDZIA_WEBHOOKS",
        "public",
        "where webhooks may be: public addresses by https, or private: also this machine and its neighbours",
        _one_of("public", "private"),
    ),
    Setting(
        "SEDZIA_YIELD", "yes", "yes: solver processes work when nobody else does; no", _one_of("yes", "no")
    ),
    Setting("SEDZIA_CLIENT_SECONDS", "30", "in which a client sends a request or reads a reply", _number),
    Setting("SEDZIA_CLIENT_MEGABYTES", "64", "held for clients that do not do their part", _number),
)


def mistakes(environment: Mapping[str, str] | None = None) -> list[str]:
    """Everything that is wrong with the settings."""
    known = os.environ if environment is None else environment
    names = [setting.name for setting in SETTINGS]
    found = [told for one in SETTINGS if (told := one.check(known, one.name))]
    for name in sorted(known):
        if name.startswith(MARK) and name not in names:
            near = get_close_matches(name, names, 1)
            found.append(f"{name} is not a setting" + (f"; {near[0]} is" if near else ""))
    return found


def as_table() -> str:
    """For the documentation."""
    rows = [f"| `{one.name}` | {one.default} | {one.meaning} |" for one in SETTINGS]
    return "\n".join(["| setting | unless set | what it says |", "|---|---|---|", *rows])
