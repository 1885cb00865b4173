"""Calls, clocks and time that is given back."""

from api.desk import times
from api.desk.calling import queue
from api.desk.event import Seat
from tests.api.desk.day import HEAD, MINUTE, ORGANISER, OTHER, REFEREE, Day, refusal

AT = {"round": 1, "table": 1}
ELSEWHERE = {"round": 1, "table": 2}


def _day() -> Day:
    day = Day()
    day.begin()
    return day


def test_two_calls_one_referee_the_oldest_comes_first() -> None:
    day = _day()
    second = day.act(day.player(2), "call", at=ELSEWHERE)
    first = day.act(REFEREE, "call", at=AT, ago=120)
    assert [call.id for call in queue(day.event)] == [first, second]
    day.act(REFEREE, "take-call", call=first)
    assert [call.id for call in queue(day.event)] == [second, first], "nobody has the other one yet"


def test_a_call_is_taken_by_one_referee() -> None:
    day = _day()
    call = day.act(day.player(0), "call", at=AT, about="You can't beat it")
    day.act(REFEREE, "take-call", call=call)
    assert refusal(lambda: day.act(OTHER, "take-call", call=call)) == "desk-call-taken"
    assert refusal(lambda: day.act(OTHER, "close-call", call=call)) == "desk-call-taken"
    day.act(HEAD, "close-call", call=call)
    assert refusal(lambda: day.act(REFEREE, "close-call", call=call)) == "desk-call-closed"


def test_a_call_that_is_left_keeps_its_turn() -> None:
    day = _day()
    first = day.act(day.player(0), "call", at=AT)
    day.wait(60)
    second = day.act(day.player(2), "call", at=ELSEWHERE)
    day.act(REFEREE, "take-call", call=first)
    day.act(REFEREE, "leave-call", call=first)
    assert [call.id for call in queue(day.event)] == [first, second]


def test_a_player_calls_from_their_own_table_once() -> None:
    day = _day()
    assert refusal(lambda: day.act(day.player(2), "call", at=AT)) == "desk-not-your-table"
    day.act(day.player(0), "call", at=AT)
    assert refusal(lambda: day.act(day.player(1), "call", at=AT)) == "desk-call-waits"


def test_the_clock_proposes_what_was_lost_and_no_more_is_given() -> None:
    day = _day()
    began = day.now
    call = day.act(day.player(0), "call", at=AT)
    day.wait(60)
    assert times.proposed(day.event, day.event.calls[call], day.now) == 0, "a minute is part of the game"
    day.wait(200)
    day.act(REFEREE, "take-call", call=call)
    assert times.proposed(day.event, day.event.calls[call], day.now) == 260
    day.act(REFEREE, "close-call", call=call)
    day.wait(1000)
    assert times.proposed(day.event, day.event.calls[call], day.now) == 260, (
        "the clock of the call has stopped"
    )
    give = {"at": AT, "call": call}
    assert refusal(lambda: day.act(REFEREE, "give-time", seconds=261, **give)) == "desk-more-than-lost"
    day.act(REFEREE, "give-time", seconds=200, **give)
    assert times.ends_at(day.event, Seat(1, 1)) == began + 50 * MINUTE + 200_000_000
    assert times.ends_at(day.event, Seat(1, 2)) == began + 50 * MINUTE
    assert times.proposed(day.event, day.event.calls[call], day.now) == 60
    assert refusal(lambda: day.act(REFEREE, "give-time", seconds=61, **give)) == "desk-more-than-lost"
    elsewhere = {"at": ELSEWHERE, "call": call, "seconds": 1}
    assert refusal(lambda: day.act(REFEREE, "give-time", **elsewhere)) == "desk-call-elsewhere"


def test_a_start_that_nobody_noted_is_noted_later() -> None:
    """An extension is never refused because nobody noted when the hand went up."""
    day = _day()
    call = day.act(REFEREE, "call", at=AT, ago=300)
    assert times.proposed(day.event, day.event.calls[call], day.now) == 300
    entry = day.entry(
        REFEREE, "correct", act=call, why="later", instead={"kind": "call", "at": AT, "ago": 100}
    )
    day.journal = day.journal.with_entry(entry)
    assert times.proposed(day.event, day.event.calls[call], day.now) == 100


def test_time_is_called_once_and_tables_without_a_result_are_known() -> None:
    day = _day()
    assert refusal(lambda: day.act(ORGANISER, "call-time", round=2)) == "desk-no-round"
    day.act(REFEREE, "report", at=AT, points=[2, 1])
    day.act(REFEREE, "call-time", round=1)
    assert refusal(lambda: day.act(REFEREE, "call-time", round=1)) == "desk-called-already"
    assert refusal(lambda: day.act(REFEREE, "report", at=AT, points=[2, 1])) == "desk-reported-already"
