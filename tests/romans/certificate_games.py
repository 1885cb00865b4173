"""Random games, played action by action by the rules and by the checker of certificates."""

from collections.abc import Iterator
from random import Random
from typing import Any

from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.sedzia_verify import Certificate, RomansLine, RomansPlay, RomansState, Work
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.table.actions import write
from adjudicator.games.romans.table.cards import card_text
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.table import STEPS, Step, Table
from adjudicator.readings import Readings
from tests.romans.sampling import mostly_default_readings, new_game, random_action, random_setup

Json = dict[str, Any]


def as_certificate(table: Table, readings: Readings) -> Certificate:
    """The table as the checker reads it in a certificate."""
    case: Json = {"game": "romans", "position": facts(table), "claim": {"kind": "game"}}
    return Certificate("", "", case, dict(readings), case["claim"], "", {}, (), Work())


def differences(seed: int) -> Iterator[str]:
    """A random game: the tables, the choices and the end are the same, and each table is read back."""
    rng = Random(seed)
    readings = (
        {reading.id: rng.choice(reading.options) for reading in READINGS}
        if seed % 3 == 0
        else dict(mostly_default_readings(rng))
    )
    hidden = rng.random() < 0.3
    table = new_game(random_setup(rng))
    play = RomansPlay(as_certificate(table, readings))
    state = play.settled(sedzia_verify.romans_start(as_certificate(table, readings), play))
    while table.step != Step.OVER:
        action = random_action(rng, table, readings, hidden)
        before = table
        table = PLAY.after(table, action, readings)
        text = write(action)
        try:
            state = play.after(state, text, RomansLine())
        except sedzia_verify.Wrong as wrong:
            yield f"{seed}: {text!r} is refused: {wrong} at {facts(before)} under {_other(readings)}"
            return
        ours, theirs = told(table, readings), seen(play, state)
        if ours != theirs:
            changed = {
                name: (ours[name], theirs.get(name)) for name in ours if ours[name] != theirs.get(name)
            }
            yield f"{seed}: after {text!r} at {facts(before)} under {_other(readings)}: {changed}"
            return
        yield from _read_back(seed, play, table, state, readings)
    if set(play.winners(state)) != _winners(table, readings):
        yield f"{seed}: the winners are {play.winners(state)} at {facts(table)} under {_other(readings)}"


def _read_back(
    seed: int, play: RomansPlay, table: Table, state: RomansState, readings: Readings
) -> Iterator[str]:
    certificate = as_certificate(table, readings)
    try:
        again = play.settled(sedzia_verify.romans_start(certificate, RomansPlay(certificate)))
    except sedzia_verify.Wrong as wrong:
        yield f"{seed}: {wrong} at {facts(table)} under {_other(readings)}"
        return
    found, wanted = seen(play, again), seen(play, state)
    if found != wanted:
        changed = {
            name: (wanted[name], found.get(name)) for name in wanted if wanted[name] != found.get(name)
        }
        yield f"{seed}: read back {changed} at {facts(table)} under {_other(readings)}"


def told(table: Table, readings: Readings) -> Json:
    """What is on the table by the rules."""
    found: Json = {"turn": table.turn, "wall": [fort_name(fort) for fort in table.wall]}
    found["discarded"] = [fort_name(fort) for fort in table.discarded]
    found["step"] = "lay" if table.step == Step.LOSE else STEPS[table.step]
    for seat, cards in enumerate(table.cards):
        found[f"{seat}"] = {
            "shown": [card_text(card) for card in cards.shown],
            "now": card_text(cards.now) if cards.now >= 0 else "",
            "here": cards.here,
            "down": [card_text(card) for card in cards.down],
            "spent": sorted(card_text(card) for card in cards.spent),
            "aside": sorted(card_text(card) for card in cards.aside),
            "forts": [fort_name(fort) for fort in cards.forts],
            "dropped": [fort_name(fort) for fort in cards.dropped],
        }
    if is_choice(table):
        found["choices"] = sorted(write(action) for action in PLAY.actions(table, readings))
    return found


def seen(play: RomansPlay, state: RomansState) -> Json:
    """The same by the checker."""
    found: Json = {"turn": state.turn, "wall": list(state.wall), "discarded": list(state.discarded)}
    found["step"] = state.step
    for seat, clan in enumerate(state.clans):
        found[f"{seat}"] = {
            "shown": list(clan.shown),
            "now": clan.now,
            "here": clan.here,
            "down": list(clan.down),
            "spent": sorted(clan.spent),
            "aside": sorted(clan.aside),
            "forts": list(clan.forts),
            "dropped": list(clan.dropped),
        }
    if state.step in sedzia_verify.ROMANS_VERBS:
        options = [one for seat in state.waiting or (-1,) for one in play.options(state, seat)]
        found["choices"] = sorted(" ".join((play.names[seat], verb, *what)) for seat, verb, what in options)
    return found


def _winners(table: Table, readings: Readings) -> set[int]:
    result = PLAY.result(table, readings)
    assert result is not None
    return {table.setup.clans.index(clan) for clan in result["winners"]}


def _other(readings: Readings) -> Json:
    return {one.id: readings[one.id] for one in READINGS if readings[one.id] != one.default}
