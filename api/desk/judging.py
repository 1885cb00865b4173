"""What happened at a table, what was ruled on it, and penalties."""

from dataclasses import replace
from typing import Annotated, Final, Literal

from pydantic import Field

from api.desk.acts import Act, ActKind, Done, Id, Line, SeatForm, Text
from api.desk.event import Basis, Event, Floor, Incident, NotPossible, Penalty
from api.desk.ladder import ladder_of
from api.desk.roles import REFEREES
from api.store.numbers import PATTERN

Note = Annotated[str, Field(max_length=4000)]


class NoteIncident(Act):
    """What happened. The public text is for everybody, the private one for referees."""

    kind: Literal["note-incident"] = "note-incident"
    at: SeatForm
    players: Annotated[tuple[Id, ...], Field(max_length=5)] = ()
    call: Id | None = None
    public: Note = ""
    private: Note = ""


class GiveRuling(Act):
    """A ruling of the adjudicator, from the record, is given on an incident."""

    kind: Literal["give-ruling"] = "give-ruling"
    incident: Id
    number: Annotated[str, Field(pattern=PATTERN)]
    secret: Annotated[str, Field(pattern="^[0-9a-f]{32}$")] | None = None
    """Opens it to referees, if there are hidden hands in its case."""
    favours: Id | None = None
    published: bool = False


class RuleInWords(Act):
    """Nothing can be proved of it, so the referee rules in their own words. It is kept as such."""

    kind: Literal["rule-in-words"] = "rule-in-words"
    incident: Id
    text: Text
    rule: Annotated[str, Field(max_length=80, description="The id of the rule that it is about")] = ""
    favours: Id | None = None
    published: bool = False


class GivePenalty(Act):
    """Whichever step the referee chooses: the ladder only proposes one."""

    kind: Literal["give-penalty"] = "give-penalty"
    incident: Id
    player: Id
    offence: Line
    step: Line
    reason: Text


def _note(event: Event, done: Done, act: NoteIncident) -> Event:
    table = event.table(act.at.seat)
    for player in act.players:
        if player not in table.players:
            raise NotPossible("desk-not-at-table", name=event.player(player).name, table=str(table.seat))
    if act.call is not None:
        if act.call not in event.calls:
            raise NotPossible("desk-no-call", call=act.call)
        if event.calls[act.call].seat != table.seat:
            raise NotPossible("desk-call-elsewhere", table=str(event.calls[act.call].seat))
    if not act.public and not act.private:
        raise NotPossible("desk-says-nothing")
    noted = Incident(done.place, table.seat, act.players, act.call, act.public, act.private, done.by, done.at)
    return replace(event, incidents={**event.incidents, noted.id: noted})


def _give(event: Event, done: Done, act: GiveRuling) -> Event:
    if any(one.number == act.number for one in event.rulings.values()):
        raise NotPossible("desk-given-already", number=act.number)
    return _with_ruling(
        event,
        Floor(
            id=done.place,
            incident=_incident(event, act.incident).id,
            basis=Basis.PROVED,
            number=act.number,
            secret=act.secret,
            text="",
            rule="",
            favours=_one_of_them(event, act.incident, act.favours),
            published=act.published,
            by=done.by,
            at=done.at,
        ),
    )


def _rule(event: Event, done: Done, act: RuleInWords) -> Event:
    return _with_ruling(
        event,
        Floor(
            id=done.place,
            incident=_incident(event, act.incident).id,
            basis=Basis.OWN_WORDS,
            number=None,
            secret=None,
            text=act.text,
            rule=act.rule,
            favours=_one_of_them(event, act.incident, act.favours),
            published=act.published,
            by=done.by,
            at=done.at,
        ),
    )


def _punish(event: Event, done: Done, act: GivePenalty) -> Event:
    player = event.player(act.player)
    _one_of_them(event, act.incident, player.id)
    ladder = ladder_of(event)
    if act.offence not in ladder.offences:
        raise NotPossible("desk-no-offence", offence=act.offence, options=", ".join(ladder.offences))
    if act.step not in ladder.steps:
        raise NotPossible("desk-no-step", step=act.step, options=", ".join(ladder.steps))
    given = Penalty(done.place, act.incident, player.id, act.offence, act.step, act.reason, done.by, done.at)
    return replace(event, penalties={**event.penalties, given.id: given})


def _incident(event: Event, number: int) -> Incident:
    if number not in event.incidents:
        raise NotPossible("desk-no-incident", incident=number)
    return event.incidents[number]


def _one_of_them(event: Event, incident: int, player: int | None) -> int | None:
    """A player at the table of the incident."""
    seat = _incident(event, incident).seat
    if player is not None and player not in event.table(seat).players:
        raise NotPossible("desk-not-at-table", name=event.player(player).name, table=str(seat))
    return player


def _with_ruling(event: Event, ruling: Floor) -> Event:
    return replace(event, rulings={**event.rulings, ruling.id: ruling})


KINDS: Final = (
    ActKind(NoteIncident, REFEREES, _note),
    ActKind(GiveRuling, REFEREES, _give),
    ActKind(RuleInWords, REFEREES, _rule),
    ActKind(GivePenalty, REFEREES, _punish),
)
