"""Appeals, until a deadline after the ruling. The head referee decides them, with reasons."""

from dataclasses import replace
from typing import Final, Literal

from api.desk.acts import Act, ActKind, Done, Id, Text
from api.desk.event import Appeal, Decision, Event, NotPossible, Outcome
from api.desk.roles import HEAD, REFEREES, Role
from api.desk.times import appeal_until


class MakeAppeal(Act):
    """A player does not accept a ruling. A referee may write it down for them."""

    kind: Literal["appeal"] = "appeal"
    ruling: Id
    player: Id
    objections: Text


class DecideAppeal(Act):
    """By somebody else than whoever ruled."""

    kind: Literal["decide-appeal"] = "decide-appeal"
    appeal: Id
    outcome: Literal["upheld", "overturned"]
    reasons: Text


def _appeal(event: Event, done: Done, act: MakeAppeal) -> Event:
    if act.ruling not in event.rulings:
        raise NotPossible("desk-no-ruling", ruling=act.ruling)
    ruling, player = event.rulings[act.ruling], event.player(act.player)
    seat = event.incidents[ruling.incident].seat
    if done.by.role is Role.PLAYER and done.by.player != player.id:
        raise NotPossible("desk-for-somebody-else")
    if player.id not in event.table(seat).players:
        raise NotPossible("desk-not-at-table", name=player.name, table=str(seat))
    if any((one.ruling, one.player) == (ruling.id, player.id) for one in event.appeals.values()):
        raise NotPossible("desk-appealed-already", name=player.name)
    if done.at > appeal_until(event, ruling) and done.by.role is not Role.HEAD_REFEREE:
        raise NotPossible("desk-too-late", minutes=event.settings.appeal_minutes)
    made = Appeal(done.place, ruling.id, player.id, act.objections, done.by, done.at)
    return replace(event, appeals={**event.appeals, made.id: made})


def _decide(event: Event, done: Done, act: DecideAppeal) -> Event:
    if act.appeal not in event.appeals:
        raise NotPossible("desk-no-appeal", appeal=act.appeal)
    appeal = event.appeals[act.appeal]
    if appeal.decision is not None:
        raise NotPossible("desk-decided-already", name=appeal.decision.by.name)
    if event.rulings[appeal.ruling].by == done.by:
        raise NotPossible("desk-own-ruling")
    decision = Decision(Outcome(act.outcome), act.reasons, done.by, done.at)
    return replace(event, appeals={**event.appeals, appeal.id: replace(appeal, decision=decision)})


def is_overturned(event: Event, ruling: int) -> bool:
    """Was it overturned on appeal?"""
    decisions = [one.decision for one in event.appeals.values() if one.ruling == ruling]
    return any(one is not None and one.outcome is Outcome.OVERTURNED for one in decisions)


KINDS: Final = (
    ActKind(MakeAppeal, REFEREES | {Role.PLAYER}, _appeal),
    ActKind(DecideAppeal, HEAD, _decide),
)
