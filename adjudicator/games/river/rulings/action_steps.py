"""Why an action is legal, in numbers, and what it changes on the table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adjudicator.games.river.rules.cited import allowed_by
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.preparing import retreating
from adjudicator.games.river.rules.turns import close_finished_turn
from adjudicator.games.river.rulings.course_steps import explain_table_dam
from adjudicator.games.river.table.actions import (
    Action,
    Claim,
    Dezercja,
    Draw,
    Eksplozja,
    End,
    Log,
    Place,
    Rekrutacja,
    Retreat,
    Ruse,
    Skip,
    Transfer,
    Wsparcie,
    Zdrada,
    ruse_of,
)
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import Table, cards_at, dam_at, index_of, opponent, whereabouts
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason, aside


def explain_action(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The moment, what the action needs, what it changes; then the rules that allow it."""
    now = close_finished_turn(table, action.side, readings)
    after = PLAY.after(table, action, readings)
    cited = allowed_by(table, action, readings)
    return (
        _moment(now),
        *_needs(now, action, readings),
        *_changes(now, after, readings),
        *(step if step.message == "river-read-so" else replace(step, bears=False) for step in cited),
    )


def why_legal(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What an action of a record needs and has: the card, the slot, the target, the log, the pile, the proof.

    The end of a turn needs only its moment.
    """
    now = close_finished_turn(table, action.side, readings)
    if isinstance(action, End) and now.phase == "end":
        return (_moment(now),)
    return tuple(_needs(now, action, readings))


def _moment(table: Table) -> Reason:
    return Reason("river.turn.phases", "river-moment", {"side": table.turn, "phase": table.phase})


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
        case Log(_, name):
            params: Params = {
                "logs": table.logs,
                "dam": str(name),
                "count": len(dam_at(table, name).attacker),
            }
            yield Reason("river.log.three", "river-may-log", params)
        case Retreat(_, name):
            cards = retreating(dam_at(table, name), readings)
            params = {"dam": str(name), "cards": list(cards), "count": len(cards)}
            yield Reason("river.retreat.scope", "river-may-retreat", params, cards)
        case Draw():
            left = table.tactics_deck or 0 if action.from_tactics else table.deck
            pile = "tactics" if action.from_tactics else "battle"
            yield Reason("river.draw.one", "river-may-draw", {"left": left, "pile": pile})
        case Place(side, card, name):
            yield from _held(table, side, card)
            yield _room(table, side, name)
            if card not in BIT:
                yield _tactics_count(table, side)
        case Skip():
            yield _nothing_to_play(table, action)
        case End():
            if table.phase == "draw":
                yield _need_not_draw(action.side)
        case _:
            yield from _held(table, action.side, ruse_of(action))
            yield from _aim(table, action)
            yield _tactics_count(table, action.side)


def _tactics_count(table: Table, side: Side) -> Reason:
    own = index_of(side)
    played: Params = {"own": table.tactics_played[own], "other": table.tactics_played[1 - own]}
    return Reason("river.tactics.count", "river-may-tactics", {"side": side, **played})


def _aim(table: Table, ruse: Ruse) -> Iterator[Reason]:
    """What the ruse is aimed at lies where it has to, and there is room where it goes."""
    rule = f"river.ruse.{ruse_of(ruse)}"
    match ruse:
        case Transfer(_, card, _) | Zdrada(_, card, _) | Dezercja(_, card):
            found = whereabouts(table, card)
            assert found is not None, "the action is legal"
            params: Params = {"card": card, "dam": str(found[0].name), "side": found[1]}
            yield Reason(rule, "river-may-aim", params, (card,))
        case Rekrutacja(_, card, _):
            yield Reason(rule, "river-may-recover", {"cards": [card], "count": 1}, (card,))
        case Wsparcie(_, cards):
            yield Reason(rule, "river-may-recover", {"cards": list(cards), "count": len(cards)}, cards)
        case Eksplozja(_, name):
            dam = dam_at(table, name)
            count = sum(card in BIT for card in (*dam.attacker, *dam.defender))
            yield Reason(rule, "river-may-blast", {"dam": str(name), "count": count})
    match ruse:
        case Transfer(side, _, int(name)):
            yield _room(table, opponent(side), name)
        case Zdrada(side, _, name) | Rekrutacja(side, _, name):
            yield _room(table, side, name)


def _room(table: Table, side: Side, name: int) -> Reason:
    dam = dam_at(table, name)
    count = len(cards_at(dam, side))
    params: Params = {"side": side, "dam": str(name), "count": count, "slots": dam.face.slots}
    return Reason("river.dam.slots", "river-may-place", params)


def _nothing_to_play(table: Table, action: Skip) -> Reason:
    """Nothing has to be drawn from an empty pile; or there is no card, or no slot for it."""
    if table.phase == "draw":
        return _need_not_draw(action.side)
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


def _need_not_draw(side: Side) -> Reason:
    return Reason("river.draw.empty", "river-may-skip", {"side": side, "phase": "draw"})


def _held(table: Table, side: Side, card: str) -> Iterator[Reason]:
    at = index_of(side)
    hidden = table.hidden[at].battle if card in BIT else table.hidden[at].tactics
    known = "yes" if card in table.hands[at] else "no"
    kind = "battle" if card in BIT else "tactics"
    params: Params = {"side": side, "card": card, "known": known, "hidden": hidden, "kind": kind}
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
