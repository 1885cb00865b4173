"""Laws of the journal, on whole days of random acts, and corrections."""

import json

import pytest

from api.desk.event import Seat
from api.desk.journal import KINDS, Withdraw, journal_of, may
from api.desk.preview import preview
from api.desk.roles import PUBLIC, Author, Role
from api.desk.told import told
from tests.api.desk.day import HEAD, MINUTE, ORGANISER, PRIVATE, REFEREE, Day, random_day, refusal

DAYS = 20
AT = {"round": 1, "table": 1}


@pytest.mark.parametrize("seed", range(DAYS))
def test_the_event_is_what_its_journal_says(seed: int) -> None:
    day = random_day(seed)
    again = journal_of(day.journal.entries)
    assert again.event == day.event
    assert again.fallen == day.journal.fallen


def test_random_days_have_acts_of_every_kind() -> None:
    kinds = {entry.act.kind for seed in range(DAYS) for entry in random_day(seed).journal.entries}
    assert kinds >= {*KINDS, "correct", "withdraw"}


def test_referees_are_told_what_is_for_them() -> None:
    days = [random_day(seed) for seed in range(DAYS)]
    assert sum(PRIVATE in json.dumps(told(day.event, HEAD, day.now)) for day in days) > DAYS / 2


@pytest.mark.parametrize("seed", range(DAYS))
def test_nobody_is_told_what_is_not_for_them(seed: int) -> None:
    day = random_day(seed)
    assert PRIVATE not in json.dumps(told(day.event, PUBLIC, day.now))
    for place in range(len(day.players)):
        seen = told(day.event, day.player(place), day.now)
        assert "ladder" not in seen
        assert "histories" not in seen
        for incident in seen["incidents"]:  # type: ignore[union-attr]
            assert isinstance(incident, dict)
            assert "private" not in incident
            round_, table = map(int, str(incident["table"]).split("/"))
            assert day.players[place] in day.event.table(Seat(round_, table)).players


@pytest.mark.parametrize("seed", range(DAYS))
def test_a_correction_to_the_same_moves_nothing(seed: int) -> None:
    day = random_day(seed)
    gone = {*day.journal.withdrawn, *day.journal.fallen}
    corrected = {getattr(entry.act, "act", 0) for entry in day.journal.entries}
    for entry in day.journal.entries:
        if entry.act.kind not in KINDS or entry.done.place in gone | corrected:
            continue
        who = next(iter(sorted(KINDS[entry.act.kind].who - {Role.PLAYER})))
        by = Author(who, "somebody")
        same = day.entry(
            by, "correct", act=entry.done.place, why="none", instead=entry.act.model_dump(mode="json")
        )
        found = preview(day.journal, same)
        assert found.moved == ()
        assert found.falls == ()


@pytest.mark.parametrize("seed", range(DAYS))
def test_a_preview_is_what_then_happens(seed: int) -> None:
    day = random_day(seed)
    for entry in day.journal.entries[1:]:
        if entry.act.kind not in KINDS or entry.done.place in day.journal.withdrawn:
            continue
        by = Author(next(iter(sorted(KINDS[entry.act.kind].who - {Role.PLAYER}))), "somebody")
        plain = day.entry(by, "withdraw", act=entry.done.place, why="wrong")
        found = preview(day.journal, plain)
        if found.falls:
            assert refusal(lambda plain=plain: day.journal.with_entry(plain)) == "desk-others-fall"  # type: ignore[misc]
        accepted = day.entry(by, "withdraw", act=entry.done.place, why="wrong", accepting=list(found.falls))
        after = day.journal.with_entry(accepted)
        assert set(after.fallen) - set(day.journal.fallen) == set(found.falls)
        assert (after.event == day.event) is not bool(found.moved)
        assert after.entries[:-1] == day.journal.entries, "what was noted stays"


def test_who_may_do_what() -> None:
    assert not any(may(Role.PUBLIC, kind) for kind in (*KINDS, "correct", "withdraw"))
    assert {kind for kind in KINDS if may(Role.PLAYER, kind)} == {"call", "appeal"}
    heads = {kind for kind in KINDS if may(Role.HEAD_REFEREE, kind) and not may(Role.REFEREE, kind)}
    assert heads == {"decide-appeal", "set-readings", "propose-readings", "accept-readings"}
    assert not may(Role.ORGANISER, "decide-appeal")


def test_a_corrected_result_shows_what_moves_before_it_is_accepted() -> None:
    day = Day()
    day.begin()
    report = day.act(REFEREE, "report", at=AT, points=[2, 1])
    instead = {"kind": "report", "at": AT, "points": [1, 2]}
    entry = day.entry(ORGANISER, "correct", act=report, instead=instead, why="sides mixed up")
    found = preview(day.journal, entry)
    assert [(one.thing, one.id, one.field) for one in found.moved] == [("table", "1/1", "points")]
    assert day.event.table(Seat(1, 1)).points == {day.players[0]: 2, day.players[1]: 1}
    day.journal = day.journal.with_entry(entry)
    assert day.event.table(Seat(1, 1)).points == {day.players[0]: 1, day.players[1]: 2}
    assert len(day.journal.entries) == report + 1, "both stay"


def test_a_late_correction_moves_no_later_round_silently() -> None:
    """A player who is taken back sits at tables: those acts fall away, and that is accepted or not done."""
    day = Day()
    day.begin()
    added = day.players[0]
    entry = day.entry(ORGANISER, "withdraw", act=added, why="never came")
    found = preview(day.journal, entry)
    assert len(found.falls) == 2, "the round and its start"
    assert refusal(lambda: day.journal.with_entry(entry)) == "desk-others-fall"


def test_dropping_a_player_erases_nothing() -> None:
    day = Day()
    day.begin()
    day.act(REFEREE, "report", at=AT, points=[2, 1])
    before = day.event.table(Seat(1, 1))
    day.act(ORGANISER, "drop-player", player=day.players[0])
    assert day.event.table(Seat(1, 1)) == before
    tables = [[day.players[0], day.players[1]]]
    bad = {"minutes": 50, "tables": tables}
    assert refusal(lambda: day.act(ORGANISER, "add-round", **bad)) == "desk-has-dropped"


def test_corrections_of_corrections_and_of_others() -> None:
    day = Day()
    day.begin()
    report = day.act(REFEREE, "report", at=AT, points=[2, 1])
    gone = day.act(REFEREE, "withdraw", act=report, why="not over yet")
    assert isinstance(day.journal.entries[gone - 1].act, Withdraw)
    again = {"act": gone, "why": "it was"}
    assert refusal(lambda: day.act(REFEREE, "withdraw", **again)) == "desk-correction-stays"
    twice = {"act": report, "why": "it was"}
    assert refusal(lambda: day.act(REFEREE, "withdraw", **twice)) == "desk-withdrawn-already"
    event = {"act": 1, "why": "no event"}
    assert refusal(lambda: day.act(ORGANISER, "withdraw", **event)) == "desk-event-stays"
    readings = day.act(HEAD, "set-readings", readings={})
    theirs = {"act": readings, "why": "I like it better"}
    assert refusal(lambda: day.act(REFEREE, "withdraw", **theirs)) == "desk-not-your-act"
    day.act(REFEREE, "report", at=AT, points=[0, 0])
    started = next(entry.done.place for entry in day.journal.entries if entry.act.kind == "start-round")
    other = {"act": started, "instead": {"kind": "call-time", "round": 1}, "why": "?"}
    assert refusal(lambda: day.act(REFEREE, "correct", **other)) == "desk-other-kind"
    assert day.event.rounds[0].started_at == day.now
    earlier = {"kind": "start-round", "round": 1, "ago": 120}
    day.act(REFEREE, "correct", act=started, instead=earlier, why="two minutes ago")
    assert day.event.rounds[0].started_at == day.now - 2 * MINUTE


def test_the_first_act_opens_the_event() -> None:
    day = Day()
    again = {"title": "Another", "game": "boru"}
    assert refusal(lambda: day.act(ORGANISER, "open-event", **again)) == "desk-opened-already"
    assert refusal(lambda: Day(game="chess")) == "desk-no-game"


@pytest.mark.parametrize(("game", "players", "size"), [("river", 4, 2), ("romans", 8, 4), ("boru", 10, 5)])
def test_events_of_every_game(game: str, players: int, size: int) -> None:
    day = Day(game, players)
    day.begin(size)
    assert len(day.event.rounds[0].tables) == players // size
    bad = {"minutes": 5, "tables": [day.players[:1]]}
    assert refusal(lambda: day.act(ORGANISER, "add-round", **bad)) == "desk-table-size"
