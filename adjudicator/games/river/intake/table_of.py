"""From a checked position to the table to play on, or to the list of facts that are missing."""

from collections.abc import Iterator

from adjudicator.games.river.intake.check import SHUFFLED_BACK, card_count_problems
from adjudicator.games.river.intake.missing_facts import first_missing
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rules.turns import with_winner
from adjudicator.games.river.table.actions import in_order
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import SIDES, TACTICS_COUNT, Position
from adjudicator.games.river.table.table import (
    Ending,
    Hidden,
    Table,
    laid_at,
    unknown_tactics,
)
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import Readings


def table_of(position: Position, readings: Readings) -> Table:
    """The table to play on. Raises BadCase with every fact that is missing or does not fit."""
    problems = [*_missing_facts(position), *_tile_problems(position)]
    problems += first_missing(position, position.dams, readings)
    if problems:
        raise BadCase(problems)
    over = won_already(position, readings) is not None
    ending = _ending(position, readings)
    table = _table(position, ending)
    problems = [*_count_problems(position, table, over), *_wazki_problems(position, readings)]
    if ending is None and not over:
        problems.append(_missing_fact("ending"))
    if ending is not None and not _ending_fits(table, readings):
        params = {"ending": ending, "deck": table.deck}
        problems.append(Problem(Kind.CONTRADICTORY, "ending-pile", pointer("position", "ending"), params))
    if problems:
        raise BadCase(problems)
    return with_winner(table, readings)


def _table(position: Position, ending: Ending | None) -> Table:
    hands = position.hands or ((), ())
    (battle, tactics), (other_battle, other_tactics) = position.hidden or ((0, 0), (0, 0))
    assert position.deck is not None
    assert position.logs is not None
    assert position.turn is not None
    assert position.phase is not None
    return Table(
        dams=position.dams,
        discard=position.discard,
        hands=(in_order(hands[0]), in_order(hands[1])),
        hidden=(Hidden(battle, 0, tactics), Hidden(other_battle, 0, other_tactics)),
        deck=position.deck,
        logs=position.logs,
        turn=position.turn,
        phase=position.phase,
        number=position.turn_number or 0,
        ending=ending,
        destroyed=position.destroyed,
        tactics_deck=position.tactics_deck,
        ruses=position.ruses or ((), ()),
        tactics_played=position.tactics_played or (0, 0),
        wazki_played=position.wazki_played or _wazki_laid(position),
    )


def _missing_fact(field: str) -> Problem:
    return Problem(Kind.MISSING, "play-needs", pointer("position", field), {"field": field})


def _missing_facts(position: Position) -> Iterator[Problem]:
    """The facts that play needs and the position lacks."""
    wanted = ["turn", "phase", "logs", "deck"]
    if position.hidden is None:
        wanted.append("hands")
    if position.tactics_deck is not None:
        wanted += ["tactics_played", "ruses"] if _ruses_were_played(position) else ["tactics_played"]
    elif position.uses_tactics or position.ruses is not None or _holds_tactics(position):
        wanted.append("tactics_deck")
    yield from (_missing_fact(field) for field in wanted if getattr(position, field) is None)


def _ruses_were_played(position: Position) -> bool:
    """Were more tactics cards played than lie there as elite units, and are that many nowhere else?"""
    elites = [card for dam in position.dams for side in SIDES for card in laid_at(dam, side).elites]
    elites += [card for card in position.discard if card not in BIT]
    held = sum(card not in BIT for hand in position.hands or () for card in hand)
    held += sum(tactics for _, tactics in position.hidden or ())
    ruses = TACTICS_COUNT - len(elites) - held - (position.tactics_deck or 0)
    return ruses > 0 and sum(position.tactics_played or ()) > len(elites)


def _holds_tactics(position: Position) -> bool:
    known = any(card not in BIT for hand in position.hands or () for card in hand)
    return known or any(tactics for _, tactics in position.hidden or ())


def _tile_problems(position: Position) -> Iterator[Problem]:
    """Play needs the seven printed tiles. The other side of a house dam is unknown."""
    for place, dam in enumerate(position.dams):
        if dam.is_house:
            at = pointer("position", "dams", place)
            yield Problem(Kind.ILLEGAL, "house-dam-in-play", at, {"dam": str(dam.name)})
    lacking = [str(tile) for tile in TILES if tile not in {dam.name for dam in position.dams}]
    if lacking:
        params = {"tiles": ", ".join(lacking)}
        yield Problem(Kind.MISSING, "tiles-missing", pointer("position", "dams"), params)


def _ending(position: Position, readings: Readings) -> Ending | None:
    """How far the end has come (rule river.end.last-turn). None if the empty pile does not settle it."""
    if position.ending is not None:
        return position.ending
    if position.deck:
        return None if _may_be_refilled(position) else "no"
    if readings["deck-end-trigger"] == "failed-draw":
        return None
    if position.turn == "defender":
        return "coming"
    emptied_by_attacker = position.phase == "end" and position.tactics_deck is not None
    return None if emptied_by_attacker else "last"


def _may_be_refilled(position: Position) -> bool:
    """Had the pile perhaps run out before Wsparcie put these cards into it?"""
    played = [ruse for ruses in position.ruses or () for ruse in ruses]
    return "wsparcie" in played and (position.deck or 0) <= SHUFFLED_BACK


def _ending_fits(table: Table, readings: Readings) -> bool:
    """Rule river.end.last-turn: the end is in sight once the pile is empty.

    Only Wsparcie refills the pile.
    """
    if table.ending == "no":
        return table.deck > 0 or readings["deck-end-trigger"] == "failed-draw"
    return table.deck == 0 or "wsparcie" in (*table.ruses[0], *table.ruses[1])


def _count_problems(position: Position, table: Table, over: bool) -> Iterator[Problem]:
    """There are sixty battle cards and eleven tactics cards, and every tactics card played is visible.

    A game that is over needs no more facts: only too many cards are a problem then, none that is not listed.
    """
    cards = [*table.discard, *table.hands[0], *table.hands[1]]
    for dam in table.dams:
        cards += (*dam.attacker, *dam.defender)
    listed, hidden = sum(card in BIT for card in cards), table.hidden[0].battle + table.hidden[1].battle
    if not position.complete and not (over and listed + table.deck + hidden < len(BIT)):
        yield from card_count_problems(listed, table.deck, hidden)
    if table.tactics_deck is None:
        return
    elsewhere = table.tactics_deck + table.hidden[0].tactics + table.hidden[1].tactics
    seen = TACTICS_COUNT - len(unknown_tactics(table))
    if seen + elsewhere > TACTICS_COUNT or (seen + elsewhere < TACTICS_COUNT and not over):
        params = {"seen": seen, "elsewhere": elsewhere, "most": TACTICS_COUNT}
        yield Problem(Kind.CONTRADICTORY, "tactics-card-count", pointer("position"), params)
    discarded = sum(card not in BIT for card in table.discard)
    for side, ruses, played in zip(SIDES, table.ruses, table.tactics_played, strict=True):
        laid = len(ruses) + sum(len(laid_at(dam, side).elites) for dam in table.dams)
        if played < laid or (played > laid + discarded and not over):
            at = pointer("position", "tactics_played", side)
            counts = {"side": side, "count": played, "laid": laid, "discarded": discarded}
            yield Problem(Kind.CONTRADICTORY, "tactics-played-count", at, counts)


def _wazki_laid(position: Position) -> tuple[int, int]:
    return (
        sum(dam.attacker_laid.elites.count("wazka") for dam in position.dams),
        sum(dam.defender_laid.elites.count("wazka") for dam in position.dams),
    )


def _wazki_problems(position: Position, readings: Readings) -> Iterator[Problem]:
    """If each side may play only one Ważka (dragonfly-limit), the owner of a discarded one must be stated."""
    if "wazka" not in position.discard or readings["dragonfly-limit"] == "both":
        return
    if position.wazki_played is None:
        yield _missing_fact("wazki_played")
