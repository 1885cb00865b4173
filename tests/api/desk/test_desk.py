"""Events in a real database: what is acknowledged stays, and of two referees one gets the call."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest

from adjudicator.problems import BadCase
from api.desk.desk import Desk, NoSuchEvent
from api.desk.event import NotPossible
from api.desk.roles import Author, Role
from api.store import events
from api.store.backup import back_up, restore
from api.store.database import Database
from api.store.settings import Settings
from tests.api.desk.day import ORGANISER, refusal

EVENT: Final = {"kind": "open-event", "title": "Puchar", "game": "river"}
CALL: Final = {"kind": "call", "at": {"round": 1, "table": 1}}


@pytest.fixture
def desk(settings: Settings) -> Iterator[Desk]:
    database = Database(settings)
    yield Desk(database)
    database.close()


def opened(desk: Desk) -> str:
    """Two players at one table, and the round has begun."""
    event, _ = desk.open("Ola", EVENT)
    for name in ("Ala", "Bartek"):
        desk.hand_in(event, ORGANISER, {"kind": "add-player", "name": name})
    desk.hand_in(event, ORGANISER, {"kind": "add-round", "minutes": 50, "tables": [[2, 3]]})
    desk.hand_in(event, ORGANISER, {"kind": "start-round", "round": 1})
    return event


def test_another_server_sees_what_was_done(desk: Desk) -> None:
    event = opened(desk)
    other = Desk(desk.database)
    assert other.journal(event) == desk.journal(event)
    other.hand_in(event, ORGANISER, {"kind": "add-player", "name": "Celina"})
    assert [one.name for one in desk.journal(event).event.players.values()] == ["Ala", "Bartek", "Celina"]


def test_one_of_many_referees_gets_the_call(desk: Desk) -> None:
    event = opened(desk)
    call = desk.hand_in(event, Author(Role.REFEREE, "R"), CALL)
    desks = [Desk(desk.database) for _ in range(6)]

    def take(number: int) -> str:
        by = Author(Role.REFEREE, f"Referee {number}")
        return refusal(lambda: desks[number].hand_in(event, by, {"kind": "take-call", "call": call}))

    with ThreadPoolExecutor(len(desks)) as threads:
        outcomes = list(threads.map(take, range(len(desks))))
    assert sorted(outcomes) == ["", *["desk-call-taken"] * 5]
    taker = desk.journal(event).event.calls[call].taken_by
    assert taker is not None
    assert taker.name == f"Referee {outcomes.index('')}"


def test_what_is_sent_twice_is_done_once(desk: Desk) -> None:
    event = opened(desk)
    add = {"kind": "add-player", "name": "Celina"}
    place = desk.hand_in(event, ORGANISER, add, "a name")
    assert desk.hand_in(event, ORGANISER, add, "a name") == place
    assert Desk(desk.database).hand_in(event, ORGANISER, add, "a name") == place
    other = {"kind": "add-player", "name": "Darek"}
    assert refusal(lambda: desk.hand_in(event, ORGANISER, other, "a name")) == "desk-other-request"
    assert len(desk.journal(event).event.players) == 3


def test_what_is_refused_leaves_nothing(desk: Desk) -> None:
    event = opened(desk)
    before = desk.journal(event)
    with pytest.raises(NotPossible):
        desk.hand_in(event, ORGANISER, {"kind": "add-player", "name": "ALA"})
    with pytest.raises(BadCase):
        desk.hand_in(event, ORGANISER, {"kind": "add-player", "name": ""})
    assert Desk(desk.database).journal(event) == before


def test_links_open_one_event_to_one_role(desk: Desk) -> None:
    event, organiser = desk.open("Ola", EVENT)
    other, _ = desk.open("Ola", EVENT)
    assert desk.author(event, organiser) == ORGANISER
    assert desk.author(other, organiser) is None
    assert desk.author(event, organiser[:-1] + ("0" if organiser[-1] != "0" else "1")) is None
    player = desk.hand_in(event, ORGANISER, {"kind": "add-player", "name": "Ala"})
    shown, link = desk.add_link(event, Role.PLAYER, "?", player)
    assert desk.author(event, shown) == Author(Role.PLAYER, "Ala", player)
    assert events.revoke_link(desk.database, event, link.prefix)
    assert not events.revoke_link(desk.database, event, link.prefix)
    assert desk.author(event, shown) is None
    assert refusal(lambda: desk.add_link(event, Role.PLAYER, "?", 99)) == "desk-no-player"
    assert refusal(lambda: desk.add_link(event, Role.REFEREE, "R", player)) == "desk-link-player"


def test_there_is_no_such_event(desk: Desk) -> None:
    with pytest.raises(NoSuchEvent):
        desk.journal("0000-0000-0000")
    with pytest.raises(NoSuchEvent):
        desk.hand_in("0000-0000-0000", ORGANISER, CALL)


def test_events_are_in_a_backup(desk: Desk, tmp_path_factory: pytest.TempPathFactory) -> None:
    event = opened(desk)
    folder = tmp_path_factory.mktemp("copy")
    back_up(desk.database, folder / "backup")
    settings = Settings.of_folder(folder / "restored")
    restore(folder / "backup", settings)
    database = Database(settings)
    assert Desk(database).journal(event) == desk.journal(event)
    database.close()


KILLED: Final = """
import sys
from pathlib import Path
from api.desk.desk import Desk
from api.store.database import Database
from api.store.settings import Settings
from tests.api.desk.day import ORGANISER
desk = Desk(Database(Settings.of_folder(Path(sys.argv[1]))))
for number in range(10_000):
    place = desk.hand_in(sys.argv[2], ORGANISER, {"kind": "add-player", "name": f"P{number}"})
    print(place, flush=True)
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("killed")
    database = Database(Settings.of_folder(folder))
    event = opened(Desk(database))
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(folder), event], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    acknowledged = [int(process.stdout.readline()) for _ in range(25)]
    process.kill()
    acknowledged += [int(line) for line in process.stdout.read().splitlines() if line.strip().isdigit()]
    process.wait()
    journal = Desk(database).journal(event)
    assert set(acknowledged) <= {entry.done.place for entry in journal.entries}
    assert [entry.done.place for entry in journal.entries] == list(range(1, len(journal.entries) + 1))
    database.close()
