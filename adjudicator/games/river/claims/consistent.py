"""``consistent``: the facts of a position and the testimony that a course of play has to lead to."""

from collections.abc import Iterator, Mapping, Sequence

from adjudicator.case import Case
from adjudicator.claims.course import Agree, among, in_any_order
from adjudicator.games.river.search.past_play import Course, courses_to
from adjudicator.games.river.table.actions import Action, Claim, Draw, Place, Rekrutacja, Retreat, Skip
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import SIDES, Position
from adjudicator.games.river.table.table import LOGS, Table, index_of
from adjudicator.games.river.table.testimony import Testimony
from adjudicator.statement import Consistent
from adjudicator.values import Json, JsonObject

ConsistentCase = Case[Position, Consistent[Testimony]]


def build_courses(case: ConsistentCase) -> Iterator[Course]:
    """From the deal."""
    return courses_to(case.position, case.readings)


# The facts


def given_facts(case: ConsistentCase) -> JsonObject:
    position = case.position
    dams: list[Json] = [
        {
            "name": dam.name,
            "damaged": dam.damaged,
            "attacker": dam.attacker,
            "defender": dam.defender,
            "first": dam.first,
        }
        for dam in position.dams
    ]
    listed = {dam.name for dam in position.dams}
    if position.complete and not any(dam.is_house for dam in position.dams):
        bare = [tile for tile in TILES if tile not in listed]
        dams += [{"name": tile, "attacker": (), "defender": ()} for tile in bare]
    return {
        "dams": dams,
        "discard": position.discard,
        "hands": {side: _hand(position, at) for at, side in enumerate(SIDES)},
        "turn": position.turn,
        "phase": position.phase,
        "logs": position.logs,
        "deck": position.deck,
        "number": position.turn_number,
        "ending": position.ending,
        "destroyed": position.destroyed,
        "tactics": _mentions_tactics(position),
        "tactics_deck": position.tactics_deck,
        "tactics_played": position.tactics_played,
        "wazki_played": position.wazki_played,
        "ruses": position.ruses,
    }


def _hand(position: Position, at: int) -> JsonObject:
    """The cards known to be there and, if nothing is left out, how many there are of each kind."""
    cards = position.hands[at] if position.hands else ()
    stated = position.hands is not None or position.hidden is not None
    if not stated or not (position.complete or position.hidden is not None):
        return {"cards": cards}
    battle, tactics = position.hidden[at] if position.hidden else (0, 0)
    known = sum(card in BIT for card in cards)
    return {"cards": cards, "battle": known + battle, "tactics": len(cards) - known + tactics}


def _mentions_tactics(position: Position) -> bool:
    """Does anything show that the game is played with tactics cards? If not, it is played without."""
    if position.uses_tactics or position.tactics_deck is not None or position.ruses is not None:
        return True
    held = [card for hand in position.hands or () for card in hand]
    hidden = any(tactics for _, tactics in position.hidden or ())
    return position.wazki_played is not None or hidden or any(card not in BIT for card in held)


def reached_facts(_: ConsistentCase, table: Table) -> JsonObject:
    hands: dict[str, Json] = {}
    for side, hand, hidden in zip(SIDES, table.hands, table.hidden, strict=True):
        known = sum(card in BIT for card in hand)
        hands[side] = {
            "cards": hand,
            "battle": known + hidden.battle,
            "tactics": len(hand) - known + hidden.tactics,
        }
    return {
        "dams": [
            {
                "name": dam.name,
                "damaged": dam.damaged,
                "attacker": dam.attacker,
                "defender": dam.defender,
                "first": dam.first,
            }
            for dam in table.dams
        ],
        "discard": table.discard,
        "hands": hands,
        "turn": table.turn,
        "phase": table.phase,
        "logs": table.logs,
        "deck": table.deck,
        "number": table.number,
        "ending": table.ending,
        "destroyed": table.destroyed,
        "tactics": table.uses_tactics,
        "tactics_deck": table.tactics_deck,
        "tactics_played": table.tactics_played,
        "wazki_played": table.wazki_played,
        "ruses": table.ruses,
    }


def partial_facts(case: ConsistentCase) -> Mapping[str, Agree]:
    """Not every card of a hand must be known, nor every discarded one, unless the position is complete."""
    return {
        "/discard": in_any_order if case.position.complete else among,
        "/hands/attacker/cards": among,
        "/hands/defender/cards": among,
    }


# Testimony


def is_true(testimony: Testimony, tables: Sequence[Table], actions: Sequence[Action]) -> bool:
    """Is this true of the course? Each testimony is counted from its actions and tables."""
    if testimony.card is not None:
        return _is_true_of_card(testimony, testimony.card, tables, actions)
    return testimony.count == _count(testimony, tables, actions)


def _is_true_of_card(
    testimony: Testimony, card: str, tables: Sequence[Table], actions: Sequence[Action]
) -> bool:
    if testimony.says == "discarded":
        return any(card in table.discard for table in tables)
    assert testimony.side is not None, "the intake checks it"
    own = index_of(testimony.side)
    mine = [action for action in actions if action.side == testimony.side]
    match testimony.says:
        case "holds":
            return card in tables[-1].hands[own]
        case "drew":
            drawn = (action.card for action in mine if isinstance(action, Draw))
            return card in (*tables[0].hands[own], *drawn)
        case "played":
            return any(isinstance(action, Place | Rekrutacja) and action.card == card for action in mine)
    return False


def _count(testimony: Testimony, tables: Sequence[Table], actions: Sequence[Action]) -> int | None:
    """The number that the testimony is about; None if it cannot be counted here."""
    last, steps = tables[-1], list(zip(tables[:-1], actions, tables[1:], strict=True))
    match testimony.says:
        case "turns" if testimony.side is None:
            return last.number
        case "turns":
            return (last.number + (testimony.side == "attacker")) // 2
        case "logs-thrown":
            return LOGS - last.logs
        case "retreats":
            return len(
                {
                    then.number + (then.turn != "attacker")
                    for then, one, _ in steps
                    if isinstance(one, Retreat)
                }
            )
        case "dams-taken":
            return sum(isinstance(one, Claim) for one in actions)
        case "cancelled" if not last.uses_tactics:
            return sum(
                isinstance(one, Place) and len(then.discard) < len(now.discard) for then, one, now in steps
            )
        case "hand-size" if testimony.side is not None:
            own = index_of(testimony.side)
            return len(last.hands[own]) + last.hidden[own].size
        case "skips":
            return sum(
                isinstance(one, Skip)
                and one.side == testimony.side
                and (then.phase in ("prepare", "play") or then.turn != one.side)
                for then, one, _ in steps
            )
    return None
