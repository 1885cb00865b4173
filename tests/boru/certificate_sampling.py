"""Random cases of Brian Boru over hidden things, for certificates."""

from copy import deepcopy
from random import Random
from typing import Any

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.table.board import REGIONS, places
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.line import write_entry
from adjudicator.games.boru.table.table import DEALT, IN_TRICKS, NOBODY, ROUNDS, UPKEEP, Table
from adjudicator.readings import Readings
from tests.boru.oracle import CARDS
from tests.boru.oracle_tricks import in_the_middle, random_last_trick
from tests.boru.oracle_upkeeps import any_goal, every_end, random_line, small_upkeep
from tests.boru.random_rounds import COLOURS, RandomRound
from tests.boru.random_upkeeps import random_upkeep, uniform_readings
from tests.boru.sampling import NAMES, play_out, random_readings

Json = dict[str, Any]
FREE = {"R": "MUN-R1", "B": "MUN-B1", "Y": "MUN-Y1"}


def _case(table: Table, claim: Json, readings: Readings) -> Json:
    position = deepcopy(dict(PLAY.facts(table)))
    return {"game": "boru", "position": position, "claim": claim, "readings": dict(readings)}


def card(rng: Random) -> Json:
    """A trick of a round that was really drafted, as one player or several together know it."""
    played = RandomRound(rng)
    if played.trick and _colour_of(played.trick[0][1]) not in (played.colour, "W"):
        played.colour = _colour_of(played.trick[0][1])
    size, laid = played.size, dict(played.trick)
    knowing = set(rng.sample(range(size), rng.choice((0, 1, 1, 2))))
    remembering = rng.sample(range(size), rng.choice((0, 0, 1, 2, size)))
    players: list[Json] = []
    for seat, hand in enumerate(played.hands):
        seen = sorted(hand) if seat in knowing else []
        players.append({"id": NAMES[seat], "hand": seen, "unseen": len(hand) - len(seen)})
    seat = rng.randrange(size) if played.trick else played.leader
    claim: Json = {"kind": "card", "player": NAMES[seat], "how": rng.choice(("certain", "possible"))}
    claim["card"] = laid[seat] if seat in laid else rng.choice(sorted(played.hands[seat]))
    if rng.random() < 0.3:
        claim["seen_by"] = NAMES[rng.randrange(size)]
    draft = [_remembered(rng, played, who) for who in remembering]
    discard = [one for cards in played.laid for one in cards if rng.random() < 0.9]
    position: Json = {
        "players": players,
        "marker": NAMES[played.leader],
        "tricks": len(played.laid[0]),
        "discard": sorted(discard),
        "draft": draft,
    }
    if played.trick:
        position["active"] = FREE[played.colour]
        position["trick"] = [{"player": NAMES[who], "card": one} for who, one in played.trick]
    else:
        position["phase"] = "lead"
        claim["town"] = FREE[played.colour]
    return {"game": "boru", "position": position, "claim": claim, "readings": dict(random_readings(rng))}


def _colour_of(value: int) -> str:
    colour = CARDS[str(value)]["colour"]
    return next((letter for letter, name in COLOURS.items() if name == colour), "W")


def _remembered(rng: Random, played: RandomRound, seat: int) -> Json:
    turns = rng.randint(1, min(4, len(played.packs[seat])))
    kept = rng.randint(turns - 1, turns)
    return {
        "player": NAMES[seat],
        "packs": [sorted(pack) for pack in played.packs[seat][:turns]],
        "kept": [sorted(cards) for cards in played.kept[seat][:kept]],
    }


def _goal_claim(rng: Random, table: Table, kind: str = "") -> Json:
    goal = any_goal(rng, table)
    claim: Json = {"player": table.name(goal.seat)}
    if goal.region != NOBODY:
        claim["region"] = REGIONS[goal.region].id
    elif rng.random() < 0.4:
        claim["sole"] = True
    if kind:
        return {"kind": kind, **claim}
    how = rng.choice(("certain", "possible"))
    return {"kind": "region" if goal.region != NOBODY else "game", **claim, "how": how}


def _sound(rng: Random, table: Table, readings: Readings) -> Table:
    """The table with what may be on it by the rules: rounds, marriage cards, towns and hands that fit."""
    rounds = ROUNDS[table.size]
    number = rounds if not table.deck else rng.randint(1, rounds - 1)
    table = table._replace(round=number, deck=rounds - number)
    out = number - 1
    for seat, player in enumerate(table.players):
        table = table.set(seat, brides=player.brides[:out])
        out -= len(table.players[seat].brides)
        if not player.discs:
            town = rng.choice([town for town in places(table.free) if town != table.active])
            table = table.set(seat, discs=1 << town)
    if not table.trick:
        return table
    kept = cards_left_over(table.size, readings)
    tricks = DEALT[table.size] - 1 - kept
    laid = [seat for seat, _ in table.trick]
    for seat, player in enumerate(table.players):
        hidden = 1 + kept - laid.count(seat) - player.hand.bit_count()
        table = table.set(seat, unseen=max(0, hidden))
    seen = list(values(table.discard))[: tricks * table.size]
    return table._replace(tricks=tricks, discard=sum(1 << card for card in seen))


def upkeep(rng: Random) -> Json:
    """A goal in an upkeep, or before the end of it, half of the time with a line."""
    readings = uniform_readings(rng)
    table = _sound(rng, small_upkeep(rng), readings)
    claim = _goal_claim(rng, table)
    if rng.random() < 0.5:
        seat = table.seat(claim["player"])
        mine = [(made, step) for made, _ in every_end(table, readings) for step in made if step[0] == seat]
        if mine:
            claim["line"] = [write_entry(entry) for entry in random_line(rng, mine)]
    return _case(table, claim, readings)


def large_upkeep(rng: Random) -> Json:
    readings = uniform_readings(rng)
    table = _sound(rng, random_upkeep(rng), readings)
    return _case(table, _goal_claim(rng, table), readings)


def forced(rng: Random) -> Json:
    readings = uniform_readings(rng)
    table = small_upkeep(rng) if rng.random() < 0.5 else random_upkeep(rng, rng.choice((8, 14, 30)))
    table = _sound(rng, table, readings)
    return _case(table, _goal_claim(rng, table, "forced"), readings)


def last_trick(rng: Random) -> Json:
    readings = uniform_readings(rng)
    table = _sound(rng, random_last_trick(rng, rng.choice((4, 8, 14, 25)), readings), readings)
    return _case(in_the_middle(rng, table, readings), _goal_claim(rng, table), readings)


def moment(rng: Random) -> Json:
    """Any moment of a random game, but seldom one long before an upkeep."""
    readings = uniform_readings(rng)
    _, tables, _ = play_out(rng, readings=readings)
    late = (*UPKEEP, "over", "vikings")
    some = [one for one in tables if one.phase in late]
    if rng.random() < 0.5:
        some = [one for one in tables if one.phase in IN_TRICKS]
    elif rng.random() < 0.2:
        some = tables
    table = rng.choice(some)
    return _case(table, _goal_claim(rng, table), readings)
