"""How an event reads the rulebook where it is open. Only the head referee changes it.

Once rulings were given, other readings are proposed first. Every ruling is ruled again under them, and what
flips is shown before they are accepted.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Final, Literal

from pydantic import Field

from adjudicator.game import load_game
from api.desk.acts import Act, ActKind, Done, Id
from api.desk.event import Event, NotPossible, Proposal
from api.desk.roles import HEAD

Readings = Annotated[Mapping[str, str], Field(max_length=100)]
Numbers = Annotated[Mapping[str, str], Field(max_length=10_000)]
Rulings = Annotated[tuple[Id, ...], Field(max_length=10_000)]


class SetReadings(Act):
    """Before any ruling was given. A reading that is not named has its default."""

    kind: Literal["set-readings"] = "set-readings"
    readings: Readings


class ProposeReadings(Act):
    """Every ruling that was proved is being ruled again."""

    kind: Literal["propose-readings"] = "propose-readings"
    readings: Readings
    job: Annotated[str, Field(max_length=64)]
    rulings: Rulings


class AcceptReadings(Act):
    """All are ruled again. ``reruled``: the new number of each. ``flips``: those that say otherwise."""

    kind: Literal["accept-readings"] = "accept-readings"
    proposal: Id
    reruled: Numbers
    flips: Rulings


BY_THEIR_OWN_DOOR: Final = ("propose-readings", "accept-readings")
"""Acts that are more than what they say: something is computed before."""


def proved(event: Event) -> tuple[int, ...]:
    """The rulings that rest on readings: those of the adjudicator."""
    return tuple(one.id for one in event.rulings.values() if one.number is not None)


def check_readings(event: Event, readings: Mapping[str, str]) -> None:
    """Raises NotPossible unless the game has them all."""
    known = {reading.id: reading for reading in load_game(event.settings.game).readings}
    for name, option in readings.items():
        if name not in known:
            raise NotPossible("desk-no-reading", reading=name[:80])
        if option not in known[name].options:
            options = ", ".join(known[name].options)
            raise NotPossible("desk-no-option", reading=name, option=option[:80], options=options)


def _set(event: Event, _done: Done, act: SetReadings) -> Event:
    check_readings(event, act.readings)
    if proved(event):
        raise NotPossible("desk-rulings-stand")
    return replace(event, settings=replace(event.settings, readings=dict(act.readings)))


def _propose(event: Event, done: Done, act: ProposeReadings) -> Event:
    check_readings(event, act.readings)
    if act.rulings != proved(event):
        raise NotPossible("desk-new-rulings")
    made = Proposal(done.place, dict(act.readings), act.job, act.rulings, done.by, done.at)
    return replace(event, proposals={**event.proposals, made.id: made})


def _accept(event: Event, _done: Done, act: AcceptReadings) -> Event:
    if act.proposal not in event.proposals:
        raise NotPossible("desk-no-proposal", proposal=act.proposal)
    proposal = event.proposals[act.proposal]
    if proposal.rulings != proved(event):
        raise NotPossible("desk-new-rulings")
    rulings = {
        number: replace(one, reruled=act.reruled.get(str(number)), flipped=number in act.flips)
        if one.number is not None
        else one
        for number, one in event.rulings.items()
    }
    settings = replace(event.settings, readings=dict(proposal.readings))
    return replace(event, settings=settings, rulings=rulings)


KINDS: Final = (
    ActKind(SetReadings, HEAD, _set),
    ActKind(ProposeReadings, HEAD, _propose),
    ActKind(AcceptReadings, HEAD, _accept),
)
