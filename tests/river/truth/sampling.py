"""Random cases for the truth of words: dams near the border, and tables of games that were played."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from adjudicator.games.river.table.actions import write
from adjudicator.games.river.table.facts import facts
from adjudicator.games.river.table.table import Ending, Table
from solver.answer import OutOfBudget
from tests.river.control_oracle import CARDS
from tests.river.control_sampling import barely_rejected, random_case, upheld_by_cards
from tests.river.ending_sampling import as_seen_by, ending
from tests.river.joint_sampling import random_joint
from tests.river.play_oracle import RUSES
from tests.river.random_games import DEFAULTS, random_game, random_readings, tables_of
from tests.river.support import beating_cards
from tests.river.testimonies import some_testimonies, true_testimonies
from tests.river.views import seen, seen_by

Case = dict[str, Any]
SIDES: Final = ("attacker", "defender")
LONGEST: Final = 6
"""Actions of a record."""


def dam_case(rng: Random) -> Case:
    """A claim of control, or the question which dams can be claimed."""
    near = rng.random()
    if near < 0.35:
        case = upheld_by_cards(rng, beating_cards, max_cost=3000)
    elif near < 0.5:
        case = barely_rejected(rng, beating_cards, max_cost=1000)
    else:
        case = random_case(rng, max_cost=20_000)
    if rng.random() < 0.2:
        case["claim"] = {"kind": "claimable"}
    return case


def joint_case(rng: Random) -> Case:
    most = rng.choice((1, 1, 2))
    return random_joint(rng, rng.choice((2, 3, 4)), departing=0.2, elites=0.15, most_free=most)


def ending_case(rng: Random) -> Case:
    """Who can win, who can force it, who has won?"""
    tactics, deck = rng.random() < 0.25, rng.choice((0, 0, 1, 1, 2, 3, 12))
    claims = rng.choice((0.1, 0.6))
    try:
        now = ending(rng, deck, claims=claims, skill=0.9, tactics=tactics)
    except OutOfBudget:  # hands so large that a Wymiana can be done in too many ways
        now = ending(rng, deck, claims=claims, skill=0.9)
    kind = rng.choice(("can-win", "can-win", "forced", "result"))
    claim: Case = {"kind": kind}
    table = now.table
    if kind == "can-win":
        claim["side"] = rng.choice(SIDES)
        table = as_seen_by(table, None) if rng.random() < 0.3 else table
    elif kind == "forced" and rng.random() < 0.7:
        claim["pile"] = list(now.pile)
    return {"game": "river", "position": facts(table), "claim": claim, "readings": {}}


def forced_case(rng: Random) -> Case:
    """Who can force the win, with a few plays left?"""
    now = ending(rng, rng.choice((0, 1)), claims=0.5, skill=0.9)
    claim = {"kind": "forced", "pile": list(now.pile)}
    return {"game": "river", "position": facts(now.table), "claim": claim, "readings": {}}


def play_case(rng: Random) -> Case:
    """A moment of a game that was played, and what came next; often with something wrong in it."""
    readings = random_readings(rng) if rng.random() < 0.3 else DEFAULTS
    first, actions = random_game(rng, rng.random() < 0.6, readings)
    at = rng.randrange(len(actions))
    table = tables_of(first, actions[:at], readings)[-1]
    if table.tactics_deck and rng.random() < 0.2:
        table = _with_empty_pile(table)
    viewer: Any = rng.choice((None, "attacker", "defender", "all"))
    lines = [write(one if viewer == "all" else seen(one, viewer)) for one in actions[at : at + LONGEST]]
    position = facts(table if viewer == "all" else seen_by(table, viewer))
    case: Case = {"game": "river", "position": position, "readings": dict(readings)}
    kind = rng.choice(("legal", "legal", "record", "remedy"))
    if kind == "legal":
        lines = [lines[0]]
    if rng.random() < 0.8:
        lines = _spoilt(rng, lines, position)
    claim: Case
    if kind == "legal":
        claim = {"kind": kind} if rng.random() < 0.1 else {"kind": kind, "action": lines[0]}
    else:
        claim = {"kind": kind, "actions": lines[: rng.randint(1, LONGEST)]}
    return case | {"claim": claim}


def _with_empty_pile(table: Table) -> Table:
    """The same with the battle pile among the discards: only tactics cards are left to draw."""
    held = {*table.hands[0], *table.hands[1], *table.discard}
    laid = {card for dam in table.dams for card in (*dam.attacker, *dam.defender)}
    pile = tuple(card for card in CARDS if card not in held | laid)
    last: Ending = "last" if table.turn == "attacker" and table.phase != "end" else "coming"
    return table._replace(discard=table.discard + pile, deck=0, number=0, ending=last)


def _spoilt(rng: Random, lines: list[str], position: Case) -> list[str]:
    """One action is missing, twice there, at another place, or another one."""
    at = rng.randrange(len(lines))
    how = rng.random()
    if how < 0.1 and len(lines) > 1:
        return lines[:at] + lines[at + 1 :]
    if how < 0.2:
        return [*lines[:at], lines[at], *lines[at:]]
    if how < 0.3 and at + 1 < len(lines):
        return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
    return [*lines[:at], _any_action(rng, position), *lines[at + 1 :]]


def _any_action(rng: Random, position: Case) -> str:
    side = rng.choice((position["turn"], position["turn"], *SIDES))
    dam, other = rng.randint(1, 7), rng.randint(1, 7)
    held = (position.get("hands") or {}).get(side) or ["perkoz"]
    laid = [card for one in position["dams"] for who in SIDES for card in one.get(who) or []]
    gone = position.get("discard") or ["R8"]
    card = rng.choice(held if rng.random() < 0.6 else [*laid, *gone, "R8", "G0", "B11", "wazka", "labedz"])
    lying = rng.choice([*laid, *gone, "P11"])
    ruses = [
        f"transfer {lying} to {dam}",
        f"transfer {lying} discard",
        f"zdrada {lying} to {dam}",
        f"dezercja {lying}",
        f"rekrutacja {rng.choice(gone)} at {dam}",
        f"rekrutacja {lying} at {dam}",
        f"wsparcie {rng.choice(gone)} {rng.choice([*gone, *laid])}",
        f"eksplozja {dam}",
        f"wymiana {card} for ?",
        f"wymiana {' '.join(rng.sample(held, min(3, len(held))))} for ? ? ?",
        rng.choice(RUSES),
    ]
    known = [one for one in ruses if one.split()[0] in held]
    verbs = [
        f"play {card if card not in RUSES else 'perkoz'} at {dam}",
        f"play {card if card not in RUSES else 'wazka'} at {other}",
        f"claim {dam}",
        f"retreat {dam}",
        f"log {dam}",
        "skip",
        "end",
        f"draw {rng.choice((*laid, *held, '?', '?tactics', 'R8'))}",
        f"ruse {rng.choice(known or ruses)}",
        f"ruse {rng.choice(known or ruses)}",
    ]
    return f"{side} {rng.choice(verbs)}"


def facts_case(rng: Random) -> Case:
    """Facts of a game that was played, and testimonies, one of them perhaps wrong."""
    first, actions = random_game(rng, rng.random() < 0.4)
    at = rng.randrange(len(actions))
    tables = tables_of(first, actions[:at])
    told = some_testimonies(rng, true_testimonies(tables, actions, at), rng.randint(0, 3))
    position = facts(seen_by(tables[-1], rng.choice((None, "attacker", "defender"))))
    if rng.random() < 0.5:
        _change_number(rng, position)
    if told and rng.random() < 0.4:
        one = rng.choice(told)
        one |= {"count": one["count"] + 1} if "count" in one else {"card": rng.choice(CARDS)}
    claim = {"kind": "consistent", "testimony": told}
    return {"game": "river", "position": position, "claim": claim, "readings": {}}


def _change_number(rng: Random, position: Case) -> None:
    """The counts of all cards are checked before anything else, so the cards are moved, too."""
    if "logs" in position and rng.random() < 0.4:
        position["logs"] = (position["logs"] + 1) % 4
    elif position["deck"] and (position.get("hidden") or {}).get("attacker"):
        position["deck"] -= 1
        hidden = position["hidden"]["attacker"]
        hidden["battle"] = hidden.get("battle", 0) + 1
    elif "turn_number" in position:
        position["turn_number"] += 2


def disputed_case(rng: Random) -> Case:
    """Was a card discarded? About a claim of control."""
    case = dam_case(rng)
    position = case["position"]
    cards = position["discard"] or ["R8"]
    versions = [
        {"who": who, "facts": {"/discard": rng.sample(cards, max(0, len(cards) - rng.randint(0, 2)))}}
        for who in rng.sample(("Ola", "Jan", "Ewa", "Piotr"), 2)
    ]
    return case | {"claim": {"kind": "disputed", "versions": versions, "about": case["claim"]}}


KINDS: Final[tuple[Callable[[Random], Case], ...]] = (
    *(dam_case, play_case, dam_case, play_case, joint_case, ending_case, forced_case, facts_case),
    disputed_case,
)


def any_river_case(rng: Random) -> Case:
    return rng.choice(KINDS)(rng)
