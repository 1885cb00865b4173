"""Incidents, rulings, the ladder, appeals and house rules."""

import pytest

from api.desk.appealing import is_overturned
from api.desk.history import history
from api.desk.ladder import ladders, proposed_step
from tests.api.desk.day import HEAD, OTHER, REFEREE, Day, refusal

AT = {"round": 1, "table": 1}


@pytest.fixture
def day() -> Day:
    day = Day()
    day.begin()
    return day


def _incident(day: Day) -> int:
    return day.act(REFEREE, "note-incident", at=AT, players=[day.players[0]], public="A card was shown")


def _ruled(day: Day) -> int:
    return day.act(REFEREE, "rule-in-words", incident=_incident(day), text="The card goes back")


def test_the_ladder_proposes_the_next_step_and_imposes_none(day: Day) -> None:
    player, incident = day.players[0], _incident(day)
    fine = {"incident": incident, "player": player, "reason": "again"}
    assert proposed_step(day.event, player, "slow-play") == "caution"
    day.act(REFEREE, "give-penalty", offence="slow-play", step="caution", **fine)
    assert proposed_step(day.event, player, "slow-play") == "warning"
    assert proposed_step(day.event, player, "mistake-in-play") == "caution", "another offence"
    assert proposed_step(day.event, day.players[1], "slow-play") == "caution", "somebody else"
    day.act(REFEREE, "give-penalty", offence="slow-play", step="disqualification", **fine)
    assert proposed_step(day.event, player, "slow-play") == "disqualification", "there is nothing above it"
    bad = {**fine, "offence": "singing", "step": "caution"}
    assert refusal(lambda: day.act(REFEREE, "give-penalty", **bad)) == "desk-no-offence"


@pytest.mark.parametrize("name", ladders())
def test_ladders_are_sound(name: str) -> None:
    ladder = ladders()[name]
    assert set(ladder.offences.values()) <= set(ladder.steps)
    assert len(set(ladder.steps)) == len(ladder.steps)


def test_an_appeal_is_made_in_time_and_decided_by_somebody_else(day: Day) -> None:
    ruling = _ruled(day)
    objection = {"ruling": ruling, "player": day.players[0], "objections": "It was on the table"}
    assert refusal(lambda: day.act(day.player(1), "appeal", **objection)) == "desk-for-somebody-else"
    other = {**objection, "player": day.players[2]}
    assert refusal(lambda: day.act(REFEREE, "appeal", **other)) == "desk-not-at-table"
    appeal = day.act(day.player(0), "appeal", **objection)
    assert refusal(lambda: day.act(day.player(0), "appeal", **objection)) == "desk-appealed-already"
    decision = {"appeal": appeal, "outcome": "overturned", "reasons": "Both heard; it lay there"}
    assert refusal(lambda: day.act(OTHER, "decide-appeal", **decision)) == "desk-not-yours"
    day.act(HEAD, "decide-appeal", **decision)
    assert is_overturned(day.event, ruling)
    assert day.event.rulings[ruling].text == "The card goes back", "what was ruled first stays"
    assert refusal(lambda: day.act(HEAD, "decide-appeal", **decision)) == "desk-decided-already"


def test_the_deadline_runs_from_the_ruling(day: Day) -> None:
    objection = {"player": day.players[0], "objections": "No"}
    in_time, late = _ruled(day), _ruled(day)
    day.wait(600)
    day.act(day.player(0), "appeal", ruling=in_time, **objection)
    day.wait(0.001)
    assert refusal(lambda: day.act(day.player(0), "appeal", ruling=late, **objection)) == "desk-too-late"
    day.act(HEAD, "appeal", ruling=late, **objection)


def test_nobody_decides_on_their_own_ruling(day: Day) -> None:
    ruling = day.act(HEAD, "rule-in-words", incident=_incident(day), text="So it is")
    appeal = day.act(day.player(0), "appeal", ruling=ruling, player=day.players[0], objections="No")
    decision = {"appeal": appeal, "outcome": "upheld", "reasons": "Of course"}
    assert refusal(lambda: day.act(HEAD, "decide-appeal", **decision)) == "desk-own-ruling"


def test_house_rules_are_the_head_referees(day: Day) -> None:
    readings = {"legion-on-icon-dams": "outranks"}
    assert refusal(lambda: day.act(REFEREE, "set-readings", readings=readings)) == "desk-not-yours"
    day.act(HEAD, "set-readings", readings=readings)
    assert day.event.settings.readings == readings
    assert refusal(lambda: day.act(HEAD, "set-readings", readings={"x": "y"})) == "desk-no-reading"
    unknown = {"legion-on-icon-dams": "sometimes"}
    assert refusal(lambda: day.act(HEAD, "set-readings", readings=unknown)) == "desk-no-option"


def test_other_readings_are_proposed_once_rulings_were_given(day: Day) -> None:
    ruling = day.act(REFEREE, "give-ruling", incident=_incident(day), number="AAAA-BBBB-CCCC")
    readings = {"legion-on-icon-dams": "outranks"}
    assert refusal(lambda: day.act(HEAD, "set-readings", readings=readings)) == "desk-rulings-stand"
    propose = {"readings": readings, "job": "b1"}
    assert refusal(lambda: day.act(HEAD, "propose-readings", rulings=[], **propose)) == "desk-new-rulings"
    proposal = day.act(HEAD, "propose-readings", rulings=[ruling], **propose)
    assert day.event.settings.readings == {}, "nothing changes before it is accepted"
    accept = {"proposal": proposal, "reruled": {str(ruling): "DDDD-DDDD-DDDD"}, "flips": [ruling]}
    later = day.act(REFEREE, "give-ruling", incident=_incident(day), number="BBBB-BBBB-CCCC")
    assert refusal(lambda: day.act(HEAD, "accept-readings", **accept)) == "desk-new-rulings"
    day.act(REFEREE, "withdraw", act=later, why="another table")
    day.act(HEAD, "accept-readings", **accept)
    assert day.event.settings.readings == readings
    assert (day.event.rulings[ruling].reruled, day.event.rulings[ruling].flipped) == ("DDDD-DDDD-DDDD", True)
    assert day.event.rulings[ruling].number == "AAAA-BBBB-CCCC", "what was given stays"


def test_the_history_of_a_player(day: Day) -> None:
    ruling = _ruled(day)
    day.act(day.player(0), "appeal", ruling=ruling, player=day.players[0], objections="No")
    told = history(day.event, day.players[0])
    assert told["rulings"] == [{"id": ruling, "favoured": False, "overturned": False}]
    assert len(day.event.incidents) == len(told["incidents"]) == 1  # type: ignore[arg-type]
    assert len(told["appeals"]) == 1  # type: ignore[arg-type]
    assert history(day.event, day.players[2])["rulings"] == []
