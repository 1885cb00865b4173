"""Checkers of the steps of a round: what a ruling tells of them happens in the tests' own play."""

from collections.abc import Iterator
from typing import Any, Final

from tests.romans.oracle import STRENGTHS
from tests.romans.truth.courses import notes_of
from tests.romans.truth.scene import Note
from tests.truth import Predicate, Said, variables

STEPS: Final = (
    *("revealed", "collided", "qween-chariott", "qween-several", "qween-neutral", "qween-nobody"),
    *("qween-takes", "qween-power-stays", "filchy-out", "power-neutral", "all-filchy", "sole", "highest"),
    *("archr-wins", "archr-several", "archr-earlier", "tie-below", "tie", "total"),
    *("fort-discarded", "fort-stays", "filchy-discards", "takes", "druhid-takes", "druhid-earlier"),
    *("neutral-takes", "fortheca-held", "niefort-taken", "fokus-nothing", "fokus-pays", "fokus-winner"),
    *("keeps-axx", "keeps-komfort", "keeps-nothing", "discards", "victim-leaves", "neutral-choice"),
    *("neutral-axx", "horsie-tie", "horsie-spared", "archr-keep", "horsie-after-fokus", "horsie-nothing"),
    *("horsie-costs", "fortuna-moment", "neutral-fortuna", "fortuna-costs", "three-fortheca"),
    *("neutral-three", "svord-moves"),
)


def value(name: str, given: Any) -> Any:
    """A param as the notes have it."""
    if name == "parts":
        return [_part(one) for one in given]
    if name == "ties":
        return {one["with"]["total"]: one["with"]["clans"] for one in given}
    return list(given) if isinstance(given, tuple) else given


def _part(one: Any) -> tuple[str, int]:
    if isinstance(one, str):
        warrior, strength = one.split()
        return warrior, int(strength)
    return one["with"]["card"], one["with"].get("strength", 0)


def tells(said: Said, note: Note) -> bool:
    """Does the note say the same, in every param that the sentence uses?"""
    message, what = note
    if message != said.message:
        return False
    return all(
        name in what and value(name, said.params[name]) == what[name]
        for name in variables(message)
        if name in said.params
    )


def happened(said: Said) -> bool:
    """It happens in every course of a story that is told."""
    return any(
        all(any(tells(said, note) for note in notes) for notes in courses) for courses in notes_of(said)
    )


def _notes(said: Said) -> Iterator[Note]:
    for courses in notes_of(said):
        for notes in courses:
            yield from notes


def _part_of_total(said: Said) -> bool:
    """Qween took this warrior's strength in a course that is told, or may take it in a round that is."""
    if said.within[-1].startswith("romans-way-"):
        shown: Any = said.around["cards"]
        warriors = [one.split(":")[1] for one in shown]
        strength = STRENGTHS[str(said.params["card"])]
        position: Any = said.case["position"]
        strength = (position.get("strengths") or {}).get(said.params["card"], strength)
        fits = said.params.get("strength", strength) == strength
        return "qween" in warriors and said.params["card"] in warriors and fits
    for message, what in _notes(said):
        if message == "romans-qween-takes" and what["card"] == said.params["card"]:
            return bool(said.params.get("strength", what["strength"]) == what["strength"])
    return False


def _no_part(said: Said) -> bool:
    """One of the totals compared is 0."""
    return 0 in (said.around["own"], said.around["best"])


def _tied_at(said: Said) -> bool:
    """These clans, and no others, have this total."""
    told = said.params["total"], said.params["clans"]
    return any(
        message == "romans-tie-below" and told in what["ties"].items() for message, what in _notes(said)
    )


PREDICATES: Final = {
    **{f"romans-{step}": Predicate("step of a round", happened) for step in STEPS},
    "romans-part-won": Predicate("seduced strength", _part_of_total),
    "romans-part-lost": Predicate("seduced strength", _part_of_total),
    "romans-part-none": Predicate("nothing counts", _no_part),
    "romans-tied-at": Predicate("shared total", _tied_at),
}
