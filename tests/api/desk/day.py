"""A small event to try things on, and whole days of random acts."""

import random
from collections.abc import Callable
from typing import Any, Final

from api.desk.acts import Done
from api.desk.event import MICRO, Event, NotPossible
from api.desk.journal import FORMS, Entry, Journal, may
from api.desk.readings import proved
from api.desk.roles import Author, Role

ORGANISER: Final = Author(Role.ORGANISER, "Ola")
REFEREE: Final = Author(Role.REFEREE, "Rafał")
OTHER: Final = Author(Role.REFEREE, "Renata")
HEAD: Final = Author(Role.HEAD_REFEREE, "Hanna")
MINUTE: Final = 60 * MICRO
PRIVATE: Final = "only for referees"


class Day:
    """A journal that grows, with a clock that is moved by hand."""

    def __init__(self, game: str = "river", players: int = 4) -> None:
        self.journal = Journal()
        self.now = 1_800_000_000 * MICRO
        self.act(ORGANISER, "open-event", title="Puchar", game=game)
        self.players = [self.act(ORGANISER, "add-player", name=f"Player {one}") for one in range(players)]

    def begin(self, size: int = 2) -> None:
        tables = [self.players[at : at + size] for at in range(0, len(self.players), size)]
        self.act(ORGANISER, "add-round", minutes=50, tables=tables)
        self.act(ORGANISER, "start-round", round=len(self.event.rounds))

    def act(self, by: Author, kind: str, **fields: Any) -> int:
        """Its place. Raises NotPossible."""
        entry = self.entry(by, kind, **fields)
        self.journal = self.journal.with_entry(entry)
        return entry.done.place

    def entry(self, by: Author, kind: str, **fields: Any) -> Entry:
        done = Done(self.journal.next_place, self.now, by)
        return Entry(done, FORMS[kind].model_validate({"kind": kind, **fields}))

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * MICRO)

    def player(self, place: int) -> Author:
        return Author(Role.PLAYER, f"Player {place}", self.players[place])

    @property
    def event(self) -> Event:
        return self.journal.event


def refusal(do: Callable[[], object]) -> str:
    """Why it is not possible; empty if it is."""
    try:
        do()
    except NotPossible as no:
        return no.code
    return ""


def random_day(seed: int, acts: int = 200) -> Day:
    """Acts of all kinds by people of all roles. Many are refused."""
    dice = random.Random(seed)
    day = Day(players=dice.randint(2, 6) * 2)
    for _ in range(acts):
        day.wait(dice.choice((0, 1, 30, 100, 700)))
        people = [ORGANISER, REFEREE, OTHER, HEAD, day.player(dice.randrange(len(day.players)))]
        kind = dice.choice(list(FORMS))
        if dice.random() < 0.8:
            people = [one for one in people if may(one.role, kind)]
        by = dice.choice(people)
        try:
            day.act(by, kind, **_fields(dice, day, kind))
        except NotPossible:
            continue
    return day


def _fields(dice: random.Random, day: Day, kind: str) -> dict[str, Any]:
    event = day.event
    rounds = max(1, len(event.rounds))
    at = {"round": rounds, "table": dice.randint(1, max(1, len(day.players) // 2))}
    tables = event.rounds[-1].tables if event.rounds else {}
    seated = list(tables[at["table"]].players) if at["table"] in tables else day.players

    def one(things: Any) -> int:
        return int(dice.choice(list(things) or [1]))

    shuffled = dice.sample(day.players, len(day.players))
    made: dict[str, dict[str, Any]] = {
        "open-event": {"title": "Again", "game": "river"},
        "add-player": {"name": f"Late {dice.random()}"},
        "rename-player": {"player": one(day.players), "name": f"New {dice.random()}"},
        "drop-player": {"player": one(day.players)},
        "return-player": {"player": one(day.players)},
        "add-round": {"minutes": 50, "tables": [shuffled[k : k + 2] for k in range(0, len(shuffled), 2)]},
        "start-round": {"round": rounds, "ago": dice.choice((0, 60))},
        "call-time": {"round": rounds},
        "report": {"at": at, "points": [dice.randint(0, 4), dice.randint(0, 4)]},
        "call": {"at": at, "ago": dice.choice((0, 90))},
        "take-call": {"call": one(event.calls)},
        "leave-call": {"call": one(event.calls)},
        "close-call": {"call": one(event.calls)},
        "give-time": {"at": at, "seconds": dice.randint(1, 600), "call": one(event.calls)},
        "announce": {"text": "Soup is ready"},
        "note-incident": {"at": at, "players": [one(seated)], "public": "A card fell", "private": PRIVATE},
        "give-ruling": {"incident": one(event.incidents), "number": f"AAAA-BBBB-{dice.randint(1000, 9999)}"},
        "rule-in-words": {"incident": one(event.incidents), "text": PRIVATE, "favours": one(seated)},
        "give-penalty": {
            "incident": one(event.incidents),
            "player": one(seated),
            "offence": "slow-play",
            "step": dice.choice(("caution", "warning")),
            "reason": PRIVATE,
        },
        "appeal": {"ruling": one(event.rulings), "player": one(seated), "objections": "No"},
        "decide-appeal": {
            "appeal": one(event.appeals),
            "outcome": dice.choice(("upheld", "overturned")),
            "reasons": "Seen",
        },
        "set-readings": {"readings": {"legion-on-icon-dams": dice.choice(("counts", "outranks"))}},
        "propose-readings": {
            "readings": {"legion-on-icon-dams": "excluded"},
            "job": "b0",
            "rulings": list(proved(event)),
        },
        "accept-readings": {
            "proposal": one(event.proposals),
            "reruled": {str(number): "CCCC-CCCC-CCCC" for number in proved(event)},
            "flips": list(proved(event))[:1],
        },
        "withdraw": {"act": dice.randint(1, len(day.journal.entries)), "why": "wrong"},
    }
    return _correction(dice, day) if kind == "correct" else made[kind]


def _correction(dice: random.Random, day: Day) -> dict[str, Any]:
    target = dice.choice(day.journal.entries)
    instead = _fields(dice, day, target.act.kind) if target.act.kind != "correct" else {}
    return {
        "act": target.done.place,
        "instead": {"kind": target.act.kind, **instead},
        "why": "as it was",
    }
