"""The checker's rules of Brian Boru against ours: what is legal at a table, and what follows from it."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from adjudicator.certificates import sedzia_verify
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import write
from adjudicator.games.boru.table.table import Phase, Table
from tests.boru.random_upkeeps import uniform_readings
from tests.boru.sampling import NAMES, crowded_round, play_out

Json = dict[str, Any]


def checkers_table(table: Table, readings: Mapping[str, str]) -> sedzia_verify.BoruTable:
    """The table as the checker reads it from a certificate."""
    position = json.loads(json.dumps(PLAY.facts(table)))
    case: Json = {"game": "boru", "position": position, "claim": {}, "readings": dict(readings)}
    read = sedzia_verify.Certificate("", "", case, readings, {}, "", {}, (), sedzia_verify.Work())
    return sedzia_verify.boru_case(read).table


def without_order(table: sedzia_verify.BoruTable) -> sedzia_verify.BoruTable:
    return table._replace(gone=tuple(sorted(table.gone)))


def rule_differences(seed: int) -> Iterator[str]:
    """A random game or a round on a crowded board: what is legal and what follows, told by both."""
    rng = Random(seed)
    readings = uniform_readings(rng)
    play = sedzia_verify.BoruPlay(readings)
    if seed % 4:
        _, tables, actions = play_out(rng, readings=readings)
        moments = list(zip(tables, actions, strict=False))
    else:
        moments = crowded_round(rng, readings)
    for table, action in moments:
        if table.phase == Phase.DEAL and write(action) != "deal unseen":
            continue
        here, after = checkers_table(table, readings), PLAY.after(table, action, readings)
        if without_order(play.after(here, write(action))) != without_order(checkers_table(after, readings)):
            yield f"{write(action)}: {PLAY.facts(table)}"
        if table.phase in (Phase.DEAL, Phase.DRAFT):
            continue
        legal = [write(one) for one in legal_actions(table)]
        for text in rng.sample(legal, min(4, len(legal))):
            for tried in (text, _another(text, rng)):
                if _is_legal(play, here, tried) is not _is_legal_for_us(table, tried, readings):
                    yield f"{tried}: {PLAY.facts(table)}"


def _another(text: str, rng: Random) -> str:
    """The action with another number, town, player or marriage card."""
    words = text.split()
    place = rng.randrange(len(words))
    if words[place].isdigit():
        words[place] = str(rng.randint(0, 25))
    for alike in (sedzia_verify.BORU_TOWNS, NAMES, tuple(sedzia_verify.BORU_BRIDES)):
        if words[place] in alike:
            words[place] = rng.choice(alike)
    return " ".join(words)


def _is_legal(play: sedzia_verify.BoruPlay, table: sedzia_verify.BoruTable, text: str) -> bool:
    try:
        play.after(table, text)
    except sedzia_verify.Wrong:
        return False
    return True


def _is_legal_for_us(table: Table, text: str, readings: Mapping[str, str]) -> bool:
    action = PLAY.read(text)
    return action is not None and PLAY.refusal(table, action, readings) is None
