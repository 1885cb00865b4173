"""Rulings at an event: under its readings, beside earlier ones, as case files, and ruled again."""

from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from adjudicator.precedents.casefile import load, run
from api.desk.roles import Role
from api.http.schemas.events import CheckAnswer, ProposalAnswer, RuledAnswer
from tests.api.http.test_events import AT, Event
from tests.api.service import serving, until
from tests.api.table import Client

READING: Final = "legion-on-icon-dams"
DAMAGED: Final = "river; dam 3 damaged: R5 R6 R7 vs Y8 Y11 Y10; claim control 3"
"""A plain Bractwo against a Legion: the reading decides."""
PLAIN: Final = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"


def _incident(event: Event, **fields: Any) -> int:
    return event.done(Role.REFEREE, kind="note-incident", at=AT, public="They disagree on dam 3", **fields)


def _ask(event: Event, incident: int, door: str, case: str, role: Role = Role.REFEREE) -> httpx.Response:
    reply: httpx.Response = event.client.post(
        f"/v1/events/{event.id}/incidents/{incident}/{door}",
        content=case,
        headers={"Content-Type": "text/plain", "Event-Link": event.links[role]},
    )
    return reply


@pytest.fixture
def event(client: Client) -> Event:
    return Event(client)


def test_a_ruling_is_given_on_an_incident(event: Event) -> None:
    incident = _incident(event)
    checked = CheckAnswer.model_validate(_ask(event, incident, "checks", PLAIN).json())
    assert checked.verdict.verdict == "upheld"
    assert checked.earlier == []
    ruled = RuledAnswer.model_validate(_ask(event, incident, "rulings?favours=2&published=yes", PLAIN).json())
    [public] = event.seen(Role.PUBLIC).rulings
    assert (public.id, public.number, public.basis) == (ruled.place, ruled.given.number, "proved")
    [seen] = event.seen(Role.REFEREE).rulings
    assert (seen.incident, seen.favours) == (incident, 2)
    again = CheckAnswer.model_validate(_ask(event, incident, "checks", PLAIN).json())
    assert [(one.ruling, one.same_question, one.contradicts) for one in again.earlier] == [
        (ruled.place, True, False)
    ]


def test_only_referees_rule(event: Event) -> None:
    incident = _incident(event)
    for role, status in ((Role.PLAYER, 403), (Role.ORGANISER, 403)):
        for door in ("checks", "rulings"):
            assert _ask(event, incident, door, PLAIN, role).status_code == status
    assert _ask(event, 99, "rulings", PLAIN).status_code == 404
    assert event.seen(Role.REFEREE).rulings == []


def test_what_is_not_possible_is_not_ruled_and_leaves_nothing(event: Event) -> None:
    incident = _incident(event)
    stranger = _ask(event, incident, "rulings?favours=5", PLAIN)
    assert stranger.json()["type"].endswith("desk-not-at-table")
    other = _ask(event, incident, "rulings", "boru; claim trick")
    assert other.json()["type"].endswith("desk-other-game")
    bad = _ask(event, incident, "rulings", "river; dam 3: R8 R8 vs Y11; claim control 3")
    assert bad.status_code == 422
    assert event.seen(Role.REFEREE).rulings == []


def test_a_contradiction_is_pointed_out_before_the_ruling_is_given(event: Event) -> None:
    """Under another reading of the event the same question has another answer."""
    event.done(Role.HEAD_REFEREE, kind="set-readings", readings={READING: "outranks"})
    incident = _incident(event)
    first = RuledAnswer.model_validate(_ask(event, incident, "rulings", DAMAGED).json())
    asked = _ask(event, incident, "rulings", f"{DAMAGED}; reading {READING}=counts")
    assert asked.json()["type"].endswith("desk-other-reading")
    kept = event.client.app.state.desk
    journal = kept.journal(event.id)
    changed = [entry for entry in journal.entries if entry.act.kind == "set-readings"]
    instead = {"kind": "withdraw", "act": changed[0].done.place, "why": "the other way round"}
    event.done(Role.HEAD_REFEREE, **instead)
    checked = CheckAnswer.model_validate(_ask(event, incident, "checks", DAMAGED).json())
    assert [one.contradicts for one in checked.earlier] == [checked.verdict.verdict != first.given.verdict]
    assert checked.earlier[0].contradicts
    refused = _ask(event, incident, "rulings", DAMAGED)
    assert refused.status_code == 409
    assert first.given.number in refused.json()["detail"]
    assert _ask(event, incident, f"rulings?despite={first.place}", DAMAGED).status_code == 201


def test_a_ruling_becomes_a_case_file(event: Event, tmp_path: Path) -> None:
    incident = _incident(event)
    for number, case in enumerate((PLAIN, DAMAGED)):
        ruled = RuledAnswer.model_validate(_ask(event, incident, "rulings", case).json())
        text = event.ask(Role.REFEREE, "GET", f"/rulings/{ruled.place}/case")
        assert text.headers["content-type"].startswith("text/yaml")
        path = tmp_path / f"{number}.yaml"
        path.write_text(text.text, encoding="utf-8")
        file = load(path)
        assert run(file) == []
        assert file.story["pl"] == "They disagree on dam 3"
    assert event.ask(Role.PLAYER, "GET", f"/rulings/{ruled.place}/case").status_code == 403
    own = event.done(Role.REFEREE, kind="rule-in-words", incident=incident, text="So it is")
    assert event.ask(Role.REFEREE, "GET", f"/rulings/{own}/case").status_code == 404


def test_other_readings_are_accepted_with_what_flips(tmp_path: Path) -> None:
    """In a real service with its background work."""
    with (
        serving(SEDZIA_DATA=str(tmp_path)) as (address, _),
        httpx.Client(base_url=address, timeout=120) as client,
    ):
        event = Event(client)
        incident = _incident(event)
        rulings = [
            RuledAnswer.model_validate(_ask(event, incident, "rulings", case).json())
            for case in (PLAIN, DAMAGED)
        ]
        asked = {"readings": {READING: "outranks"}}
        assert event.ask(Role.REFEREE, "POST", "/readings", asked).status_code == 403
        reply = event.ask(Role.HEAD_REFEREE, "POST", "/readings", asked)
        assert reply.status_code == 202, reply.text
        proposal = ProposalAnswer.model_validate(reply.json())
        path = f"/readings/{proposal.proposal}"

        def shown() -> ProposalAnswer:
            return ProposalAnswer.model_validate(event.ask(Role.REFEREE, "GET", path).json())

        until(lambda: shown().done == 2, 120)
        assert event.seen(Role.PUBLIC).readings == {}
        [flip] = shown().flips
        assert (flip.ruling, flip.number) == (rulings[1].place, rulings[1].given.number)
        assert flip.before != flip.after
        blind = event.ask(Role.HEAD_REFEREE, "POST", path, {"flips": []})
        assert blind.json()["type"].endswith("desk-other-flips")
        done = event.ask(Role.HEAD_REFEREE, "POST", path, {"flips": [flip.ruling]})
        assert done.status_code == 201, done.text
        assert event.seen(Role.PUBLIC).readings == {READING: "outranks"}
        seen = {one.id: one for one in event.seen(Role.REFEREE).rulings}
        assert [seen[one.place].flipped for one in rulings] == [False, True]
        assert seen[rulings[1].place].reruled == flip.reruled
        direct = event.act(Role.HEAD_REFEREE, kind="accept-readings", proposal=1, reruled={}, flips=[])
        assert direct.json()["type"].endswith("desk-own-door")
