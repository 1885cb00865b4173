"""Why an action is legal, in numbers, and what it changes on the table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adjudicator.games.river.rules.cited import allowed_by
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import close_finished_turn
from adjudicator.games.river.rulings.course_steps import explain_table_dam
from adjudicator.games.river.table.actions import (
    Action,
    Claim,
    Draw,
    End,
    Log,
    Place,
    Rekrutacja,
    Retreat,
    Skip,
    ruse_of,
)
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import SIDES
from adjudicator.games.river.table.table import Table, cards_at, dam_at, index_of
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason, aside


def explain_action(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The moment, what the action needs, what it changes; then the rules that allow it."""
    now = close_finished_turn(table, action.side, readings)
    after = PLAY.after(table, action, readings)
    cited = allowed_by(table, action, readings)
    return (
        Reason("river.turn.phases", "river-moment", {"side": now.turn, "phase": now.phase}),
        *_needs(now, action, readings),
        *_changes(now, after, readings),
        *(step if step.message == "river-read-so" else replace(step, bears=False) for step in cited),
    )


def why_legal(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What an action of a record needs and has: the card, the slot, the log, the pile.

    Not of a declaration, where it takes a comparison of both sides.
    """
    if isinstance(action, Claim):
        return ()
    return tuple(_needs(close_finished_turn(table, action.side, readings), action, readings))


def explained_refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Why the action is illegal. A claim that fails against a side of the defender compares the two sides."""
    refused = PLAY.refusal(table, action, readings)
    if refused is None or refused.message not in ("river-claim-holds", "river-claim-unproved"):
        return refused
    assert isinstance(action, Claim)
    compared = explain_table_dam(table, action.dam, readings).params
    both = {name: compared[name] for name in ("requirement", "ours", "compared")}
    return replace(refused, params={**refused.params, **both})


EXPLAINED_PLAY: Final[Play[Table, Action]] = replace(
    PLAY, refusal=explained_refusal, action_reasons=explain_action, why_legal=why_legal
)


# What it needs


def _needs(table: Table, action: Action, readings: Readings) -> Iterator[Reason]:
    match action:
        case Claim(_, name):
            yield explain_table_dam(table, name, readings)
        case Log():
            yield Reason("river.log.three", "river-may-log", {"logs": table.logs})
        case Draw():
            left = table.tactics_deck or 0 if action.from_tactics else table.deck
            pile = "tactics" if action.from_tactics else "battle"
            yield Reason("river.draw.one", "river-may-draw", {"left": left, "pile": pile})
        case Place(_, card, name):
            yield from _held(table, action, card)
            yield _room(table, action, name)
        case Skip():
            yield _nothing_to_play(table, action)
        case Rekrutacja(_, _, name):
            yield from _held(table, action, "rekrutacja")
            yield _room(table, action, name)
        case Log() | Retreat() | End():
            pass
        case _:
            yield from _held(table, action, ruse_of(action))
    if not isinstance(action, Claim | Log | Retreat | Draw | Skip | End) and not _plays_battle_card(action):
        own = index_of(action.side)
        played = {"own": table.tactics_played[own], "other": table.tactics_played[1 - own]}
        yield Reason("river.tactics.count", "river-may-tactics", {"side": action.side, **played})


def _plays_battle_card(action: Action) -> bool:
    return isinstance(action, Place) and action.card in BIT


def _room(table: Table, action: Place | Rekrutacja, name: int) -> Reason:
    dam = dam_at(table, name)
    count = len(cards_at(dam, action.side))
    params: Params = {"side": action.side, "dam": str(name), "count": count, "slots": dam.face.slots}
    return Reason("river.dam.slots", "river-may-place", params)


def _nothing_to_play(table: Table, action: Skip) -> Reason:
    """Nothing has to be drawn from an empty pile; or there is no card, or no slot for it."""
    if table.phase == "draw":
        return Reason("river.draw.empty", "river-may-skip", {"side": action.side, "phase": "draw"})
    at = index_of(action.side)
    battle = sum(card in BIT for card in table.hands[at])
    params: Params = {
        "side": action.side,
        "phase": "play",
        "free": sum(dam.face.slots - len(cards_at(dam, action.side)) for dam in table.dams),
        "battle": battle + table.hidden[at].battle,
        "tactics": len(table.hands[at]) - battle + table.hidden[at].tactics,
    }
    return Reason("river.place.none", "river-may-skip", params)


def _held(table: Table, action: Action, card: str) -> Iterator[Reason]:
    at = index_of(action.side)
    hidden = table.hidden[at].battle if card in BIT else table.hidden[at].tactics
    known = "yes" if card in table.hands[at] else "no"
    kind = "battle" if card in BIT else "tactics"
    params: Params = {"side": action.side, "card": card, "known": known, "hidden": hidden, "kind": kind}
    yield Reason("river.place.hand", "river-may-hold", params)


# What it changes


def _changes(before: Table, after: Table, readings: Readings) -> Iterator[Reason]:
    """Each side of a dam that changes, each dam that is taken, the discards, the pile, whose turn it is."""
    for old, new in zip(before.dams, after.dams, strict=True):
        if old.damaged != new.damaged or after.destroyed == new.name != before.destroyed:
            taken: Params = {"dam": str(new.name), "wins": "fourth" if after.winner else "no"}
            rule = "river.dam.destroy" if after.destroyed == new.name else "river.dam.flip"
            yield Reason(rule, rule.replace(".", "-"), taken)
            continue
        for side in SIDES:
            cards = cards_at(new, side)
            if cards != cards_at(old, side):
                lying: Params = {
                    "side": side,
                    "dam": str(new.name),
                    "cards": list(cards),
                    "count": len(cards),
                }
                yield Reason("river.place.one", "river-then-side", lying, cards)
    discarded, now = Counter(before.discard), Counter(after.discard)  # there are two Ważki
    gone, back = tuple((now - discarded).elements()), tuple((discarded - now).elements())
    if gone:
        yield Reason(
            "river.discard.open", "river-then-discarded", {"cards": list(gone), "count": len(gone)}, gone
        )
    if back:
        yield Reason("river.discard.open", "river-then-back", {"cards": list(back), "count": len(back)}, back)
    if after.winner is not None:
        yield PLAY.explain_end(after, readings)
    else:
        yield from aside(_turn(before, after))


def _turn(before: Table, after: Table) -> Iterator[Reason]:
    if (before.deck, before.logs) != (after.deck, after.logs):
        yield Reason("river.draw.one", "river-then-left", {"deck": after.deck, "logs": after.logs})
    then: Params = {"side": after.turn, "phase": after.phase, "deck": after.deck}
    yield Reason("river.turn.phases", "river-then-turn", then)
