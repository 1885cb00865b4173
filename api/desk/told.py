"""What each role is told of an event, as JSON. Nobody is told more than their role may see.

The public sees tables, points, published rulings and notices. A player sees what concerns their own table as
well. Private texts are for referees.
"""

from collections.abc import Iterable
from typing import Final

from adjudicator.values import Json
from api.desk import times
from api.desk.appealing import is_overturned
from api.desk.calling import queue
from api.desk.event import Appeal, Call, Event, Floor, Incident, Penalty, Seat, Table
from api.desk.history import history
from api.desk.ladder import ladder_of
from api.desk.roles import REFEREES, STAFF, Author, Role

Facts = dict[str, Json]
OPEN: Final = frozenset({Role.ORGANISER}) | REFEREES
"""Roles that see every table."""


def told(event: Event, to: Author, now: int) -> Facts:
    """The event as somebody with this role sees it now."""
    facts: Facts = {
        "title": event.settings.title,
        "game": event.settings.game,
        "readings": dict(event.settings.readings),
        "appeal_minutes": event.settings.appeal_minutes,
        "now": now,
        "players": [
            {"id": one.id, "name": one.name, "dropped": one.dropped} for one in event.players.values()
        ],
        "rounds": [_round(event, number) for number in range(1, len(event.rounds) + 1)],
        "notices": _notices(event, to),
        "rulings": [_ruling(event, one, to) for one in event.rulings.values() if _sees(event, one, to)],
    }
    if to.role is Role.PUBLIC:
        return facts
    mine = [one for one in event.incidents.values() if _sees_table(event, one.seat, to)]
    facts |= {
        "you": {"role": to.role.value, "name": to.name, "player": to.player},
        "calls": [
            _call(event, one, now)
            for one in (queue(event) if to.role in REFEREES else event.calls.values())
            if _sees_table(event, one.seat, to)
        ],
        "incidents": [_incident(one, to) for one in mine],
        "penalties": [
            _penalty(one, to)
            for one in event.penalties.values()
            if to.role in STAFF or one.player == to.player
        ],
        "extensions": [
            {
                "id": one.id,
                "table": str(one.seat),
                "seconds": one.seconds,
                "call": one.call,
                "by": one.by.name,
                "at": one.at,
            }
            for one in event.extensions.values()
            if _sees_table(event, one.seat, to)
        ],
        "appeals": [
            _appeal(one)
            for one in event.appeals.values()
            if _sees_table(event, event.incidents[event.rulings[one.ruling].incident].seat, to)
        ],
    }
    if to.role in REFEREES:
        ladder = ladder_of(event)
        facts["ladder"] = {"steps": [*ladder.steps], "offences": dict(ladder.offences)}
        facts["unfinished"] = [*unfinished(event)]
        facts["proposals"] = [
            {"id": one.id, "readings": dict(one.readings), "job": one.job, "rulings": [*one.rulings]}
            for one in event.proposals.values()
        ]
        facts["histories"] = {str(one): history(event, one) for one in event.players}
    return facts


def unfinished(event: Event) -> Iterable[str]:
    """The tables of the last round whose game has not ended: those that have time left last."""
    if not event.rounds or event.rounds[-1].started_at is None:
        return
    open_ = [table for table in event.rounds[-1].tables.values() if table.points is None]
    for table in sorted(open_, key=lambda one: (one.extra, one.seat)):
        yield str(table.seat)


def _round(event: Event, number: int) -> Facts:
    round_ = event.round(number)
    return {
        "number": number,
        "minutes": round_.minutes,
        "started_at": round_.started_at,
        "called_at": round_.called_at,
        "tables": [table_facts(event, table) for table in round_.tables.values()],
    }


def table_facts(event: Event, table: Table) -> Facts:
    points = table.points
    return {
        "table": str(table.seat),
        "players": [*table.players],
        "names": [event.players[one].name for one in table.players],
        "points": None if points is None else [points[one] for one in table.players],
        "ends_at": times.ends_at(event, table.seat),
    }


def _call(event: Event, call: Call, now: int) -> Facts:
    return {
        "id": call.id,
        "table": str(call.seat),
        "about": call.about,
        "by": call.by.name,
        "opened_at": call.opened_at,
        "taken_by": None if call.taken_by is None else call.taken_by.name,
        "taken_at": call.taken_at,
        "closed_at": call.closed_at,
        "lost": times.lost(call, now),
        "proposed": times.proposed(event, call, now),
    }


def _incident(one: Incident, to: Author) -> Facts:
    facts: Facts = {
        "id": one.id,
        "table": str(one.seat),
        "players": [*one.players],
        "call": one.call,
        "text": one.public,
        "by": one.by.name,
        "at": one.at,
    }
    return {**facts, "private": one.private} if to.role in REFEREES else facts


def _ruling(event: Event, one: Floor, to: Author) -> Facts:
    facts: Facts = {
        "id": one.id,
        "basis": one.basis.value,
        "number": one.number,
        "text": one.text,
        "rule": one.rule,
        "table": str(event.incidents[one.incident].seat),
        "by": one.by.name,
        "at": one.at,
        "appeal_until": times.appeal_until(event, one),
        "overturned": is_overturned(event, one.id),
        "reruled": one.reruled,
        "flipped": one.flipped,
    }
    if to.role is Role.PUBLIC:
        return facts
    facts |= {"incident": one.incident, "favours": one.favours, "published": one.published}
    return {**facts, "secret": one.secret} if to.role in REFEREES else facts


def _penalty(one: Penalty, to: Author) -> Facts:
    facts: Facts = {
        "id": one.id,
        "incident": one.incident,
        "player": one.player,
        "offence": one.offence,
        "step": one.step,
        "at": one.at,
        "by": one.by.name,
    }
    return {**facts, "reason": one.reason} if to.role in REFEREES or to.player == one.player else facts


def _appeal(one: Appeal) -> Facts:
    decision = one.decision
    return {
        "id": one.id,
        "ruling": one.ruling,
        "player": one.player,
        "objections": one.objections,
        "at": one.at,
        "decision": None
        if decision is None
        else {
            "outcome": decision.outcome.value,
            "reasons": decision.reasons,
            "by": decision.by.name,
            "at": decision.at,
        },
    }


def _notices(event: Event, to: Author) -> list[Json]:
    return [
        {
            "id": one.id,
            "text": one.text,
            "table": str(one.seat) if one.seat else None,
            "at": one.at,
            "by": one.by.name,
        }
        for one in event.notices.values()
        if one.seat is None or _sees_table(event, one.seat, to)
    ]


def _sees(event: Event, ruling: Floor, to: Author) -> bool:
    return ruling.published or _sees_table(event, event.incidents[ruling.incident].seat, to)


def _sees_table(event: Event, seat: Seat, to: Author) -> bool:
    if to.role is Role.PLAYER:
        return to.player in event.table(seat).players
    return to.role in OPEN
