"""Random cases for the truth of words: tables of random games, with every kind of claim about them."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from adjudicator.games.romans.rules.play import actions, after
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.table.actions import VERB, write
from adjudicator.games.romans.table.cards import UNKNOWN, WARRIORS
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import FORTS, TURNS, fort_name
from adjudicator.games.romans.table.table import ClanCards, Step, Table
from tests.romans.random_cases import case, fort_claim, game_claim
from tests.romans.readings import DEFAULTS, random_readings
from tests.romans.sampling import new_game, random_action, random_setup

Case = dict[str, Any]
LONGEST: Final = 6
"""Actions of a record."""
VERBS: Final = ("loses", "lays", "reveals", "seduces", "takes", "pays", "keeps", "sacrifices", "gives")


def played(rng: Random) -> tuple[list[Table], list[str], dict[str, str]]:
    """The tables of a random game, what was done at each of them, and the readings."""
    readings = random_readings(rng) if rng.random() < 0.5 else DEFAULTS
    table = new_game(random_setup(rng))
    hidden = [rng.random() < 0.3 for _ in table.cards]
    tables, lines = [], []
    while table.step != Step.OVER:
        action = random_action(rng, table, readings, hidden[table.who])
        tables.append(table)
        lines.append(write(action))
        table = after(table, action, readings)
    return [*tables, table], lines, readings


def round_case(rng: Random) -> Case:
    """A round with all its cards known; often one in which somebody chooses."""
    tables, _, readings = played(rng)
    able = [
        table
        for table in tables
        if table.cards
        and (is_choice(table) or (table.step == Step.REVEAL and all(_known(one) for one in table.cards)))
    ]
    choosing = [table for table in able if is_choice(table)]
    if not able:
        return round_case(rng)
    table = rng.choice(choosing if choosing and rng.random() < 0.4 else able)
    return case(table, readings, {"kind": "round"})


def _known(cards: ClanCards) -> bool:
    return cards.now >= 0 or cards.down[:1] > (UNKNOWN,)


def hope_case(rng: Random) -> Case:
    """A claim to a fort or to the game, or whether a fort can be forced, late in a turn."""
    tables, _, readings = played(rng)
    able = [table for table in tables if Step.REVEAL <= table.step <= Step.SVORD and 0 < len(table.wall) < 4]
    late = [table for table in able if table.turn == TURNS and len(table.wall) < 3]
    able = late if late and rng.random() < 0.5 else able
    if not able:
        return hope_case(rng)
    table = rng.choice(able)
    kind = rng.choice((fort_claim, fort_claim, game_claim, None))
    if kind is None:
        clan = rng.choice(table.setup.clans)
        return case(table, readings, {"kind": "forced", "clan": clan})
    return case(table, readings, kind(rng, table))


def play_case(rng: Random) -> Case:
    """A moment of a game that was played, and what came next; often with something wrong in it."""
    tables, lines, readings = played(rng)
    step = rng.choice(sorted({table.step for table in tables[:-1]}))
    at = rng.choice([at for at, table in enumerate(tables[:-1]) if table.step == step])
    table, next_lines = tables[at], lines[at : at + LONGEST]
    kind = rng.choice(("legal", "legal", "record", "remedy"))
    if rng.random() < 0.7:
        wrong = 0 if kind == "legal" else rng.randrange(len(next_lines))
        how = rng.random()
        if how < 0.2:
            next_lines = next_lines[:wrong] + next_lines[wrong + 1 :] or next_lines
        elif how < 0.6:
            others = [write(one) for one in actions(tables[rng.randrange(len(lines))], readings)]
            next_lines[wrong] = rng.choice(others or next_lines)
        else:
            next_lines[wrong] = any_action(rng, table)
    if kind == "legal":
        claim = {"kind": kind} if rng.random() < 0.1 else {"kind": kind, "action": next_lines[0]}
        return case(table, readings, claim)
    return case(table, readings, {"kind": kind, "actions": next_lines})


def any_action(rng: Random, table: Table) -> str:
    """Something that a clan might try, mostly at the right moment."""
    clans = (*table.setup.clans, *table.setup.clans, *table.setup.clans, "blue")
    clan, warrior, other = rng.choice(clans), rng.choice(WARRIORS), rng.choice(WARRIORS)
    if table.who >= 0 and rng.random() < 0.7:
        clan = table.setup.clans[table.who]
    verb = rng.choice(VERBS)
    if table.step in VERB and rng.random() < 0.8:
        verb = VERB[Step(table.step)]
    if verb in ("uncover", "collect"):
        return f"uncover {rng.choice(FORTS)}" if verb == "uncover" else verb
    if verb == "arrange":
        row = [fort_name(fort) for fort in table.wall] or list(FORTS[:6])
        return " ".join(["arrange", *rng.sample(row, len(row))])
    what = {
        "loses": f"{warrior} {other}",
        "lays": f"{warrior} at {rng.randint(1, 6)}",
        "seduces": rng.choice((*clans, "nobody")),
        "takes": f"fort {rng.randint(1, 6)}",
        "gives": f"up {rng.choice(FORTS)}",
        "keeps": rng.choice(("nothing", warrior)),
        "pays": rng.choice((warrior, warrior, "earlier chariott")),
    }
    return f"{clan} {verb} {what.get(verb, warrior)}"


def facts_case(rng: Random) -> Case:
    """A table with a fact or two changed: can all of this be true?"""
    tables, _, readings = played(rng)
    table = rng.choice([one for one in tables if one.wall] or tables)
    found = case(table, readings, {"kind": "consistent"})
    position = found["position"]
    one = rng.choice(position["clans"])
    name = rng.choice(("shown", "spent", "aside", "forts", "wall", "now"))
    if name == "wall":
        rng.shuffle(position["wall"])
    elif name == "now" and "now" in one:
        one["now"] = rng.choice(("chariott", rng.choice(WARRIORS)))
    elif name != "now":
        names = FORTS if name == "forts" else WARRIORS
        one[name] = [*one.get(name, ())[1:], rng.choice(names)]
    return found


def disputed_case(rng: Random) -> Case:
    """Two versions of a card of a round."""
    found = round_case(rng)
    clans = found["position"]["clans"]
    at = rng.randrange(len(clans))
    place = rng.choice([name for name in ("shown", "now", "forts") if name in clans[at]] or ["spent"])
    versions = []
    for who in rng.sample(("Ola", "Jan", "Ewa", "Piotr"), 2):
        value: Any = rng.choice(WARRIORS)
        if place != "now":
            value = [*clans[at].get(place, ())[1:], rng.choice(FORTS if place == "forts" else WARRIORS)]
        versions.append({"who": who, "facts": {f"/clans/{at}/{place}": value}})
    return found | {"claim": {"kind": "disputed", "versions": versions, "about": found["claim"]}}


def end_case(rng: Random) -> Case:
    """The end of a game, or the row of a wall."""
    tables, _, readings = played(rng)
    if rng.random() < 0.3:
        rows = [table for table in tables if table.step == Step.ARRANGE]
        return case(rng.choice(rows), readings, {"kind": "wall"})
    position = facts(tables[-1])
    clans = [one for one in position["clans"] if not one.get("neutral")]
    if rng.random() < 0.4 and len(clans) > 1:  # points are often equal
        clans[1]["forts"] = list(clans[0].get("forts", ()))
    return case(tables[-1], readings, {"kind": "result"}) | {"position": position}


KINDS: Final[tuple[Callable[[Random], Case], ...]] = (
    *(round_case, round_case, round_case, play_case, play_case, hope_case, facts_case, disputed_case),
    end_case,
)


def any_romans_case(rng: Random) -> Case:
    return rng.choice(KINDS)(rng)
