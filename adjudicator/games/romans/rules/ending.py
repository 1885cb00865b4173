"""The end of the game: three FortHece at once, or the ranking after the third turn."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.games.romans.rules.after_capture import has_three_hecas
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import FORTUNA, KIND, VALUES, WALL, fort_name
from adjudicator.games.romans.table.table import ClanCards, Step, Table, forts_seen
from adjudicator.readings import Readings

NOT_LISTED: Final[Mapping[str, Any]] = {"winners": None, "by": "not-listed", "ranking": [], "neutral": []}
"""The result of a game that is over, if not all forts are listed that have left the walls."""


class Standing(NamedTuple):
    """What a clan is ranked by, the most important first. Greater is better."""

    points: int
    forts: int
    values: tuple[int, ...]
    """The values of its forts that break ties, highest first."""


def standing(held: Sequence[int], given_up: Sequence[int], readings: Readings) -> Standing:
    """Points, then the number of forts, then the strongest (romans.end.points, romans.end.ties).

    Only forts held give points. Do those given up for FortUna break ties? (romans.end.forts)
    """
    counted = (*held, *given_up) if readings["forts-counted"] == "captured" else held
    values = sorted((VALUES[fort & KIND] for fort in counted), reverse=True)
    compared = values if readings["final-tie"] == "next-forts" else values[:1]
    return Standing(_points(held), len(values), tuple(compared))


def _points(held: Sequence[int]) -> int:
    return sum([VALUES[fort & KIND] for fort in held])


def _standing_of(cards: ClanCards, readings: Readings) -> Standing:
    return standing(cards.forts, cards.dropped, readings)


def instant_winner(table: Table, readings: Readings) -> int:
    """The player with three FortHece (romans.fortheca.three)."""
    for clan, cards in enumerate(table.cards):
        if not table.setup.neutral[clan] and has_three_hecas(cards, readings):
            return clan
    return NONE


def has_lost_alone(table: Table, readings: Readings) -> bool:
    """The only player has lost if a neutral clan has three FortHece (romans.neutral.fortheca)."""
    if table.setup.players != 1:
        return False
    return any(
        neutral and has_three_hecas(cards, readings)
        for neutral, cards in zip(table.setup.neutral, table.cards, strict=True)
    )


def winners(table: Table, readings: Readings) -> tuple[int, ...]:
    """The winner of a finished game, or several if they share it (romans.end.points, romans.end.ties)."""
    instant = instant_winner(table, readings)
    if instant != NONE:
        return (instant,)
    if has_lost_alone(table, readings):
        return ()
    ranks = [_standing_of(cards, readings) for cards in table.cards]
    neutral = table.setup.neutral
    best = max(rank for clan, rank in enumerate(ranks) if not neutral[clan])
    alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
    if alone and any(neutral[clan] and rank >= best for clan, rank in enumerate(ranks)):
        return ()
    return tuple([clan for clan, rank in enumerate(ranks) if rank == best and not neutral[clan]])


def clans_with_unknown_forts(table: Table, readings: Readings) -> tuple[int, ...]:
    """The clans that may have given up forts which are not listed, if that can break a tie.

    A clan gives up one fort for each FortUna that it captures. A FortUna that is not listed may have been
    captured and given up by any clan, if a fort that was turned up is not listed.
    """
    if readings["forts-counted"] == "held":
        return ()
    seen = forts_seen(table)
    turned_up = WALL * (table.turn - 1) + len(table.wall) if table.step == Step.UNCOVER else WALL * table.turn
    hidden_una = len(seen) < turned_up and _unas(seen) < table.setup.deck[FORTUNA]
    found = []
    for clan, cards in enumerate(table.cards):
        free = table.setup.neutral[clan] and readings["neutral-fortuna"] == "nothing"
        owed = clan == table.winner and is_fortuna_owed(table, readings)
        price = _unas((*cards.forts, *cards.dropped)) - owed
        if not free and (hidden_una or len(cards.dropped) < price):
            found.append(clan)
    return tuple(found)


def _unas(forts: Sequence[int]) -> int:
    return sum([fort & KIND == FORTUNA for fort in forts])


def is_fortuna_owed(table: Table, readings: Readings) -> bool:
    """Has the FortUna captured in this round not been paid for yet? (romans.fortuna.moment)"""
    if table.winner == NONE or table.taken & KIND != FORTUNA:
        return False
    if table.setup.neutral[table.winner] and readings["neutral-fortuna"] == "nothing":
        return False
    at_once = readings["fortuna-moment"] == "at-once"
    return table.step == Step.FORTUNA if at_once else table.step <= Step.FORTUNA


def winners_are_known(table: Table, readings: Readings) -> bool:
    """Do the listed forts tell who has won this finished game? (romans.end.forts)"""
    if instant_winner(table, readings) != NONE or has_lost_alone(table, readings):
        return True
    alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
    able = [clan for clan, neutral in enumerate(table.setup.neutral) if alone or not neutral]
    points = {clan: _points(table.cards[clan].forts) for clan in able}
    best = max(total for clan, total in points.items() if not table.setup.neutral[clan])
    level = [clan for clan in able if points[clan] == best]
    above = any(total > best for total in points.values())
    return above or len(level) < 2 or not set(level) & set(clans_with_unknown_forts(table, readings))


def _place(table: Table, readings: Readings, clan: int, ranks: Sequence[Standing]) -> int | None:
    """The place of a player; None if forts that are not listed may decide it."""
    players = [other for other, neutral in enumerate(table.setup.neutral) if not neutral]
    instant = instant_winner(table, readings)
    if clan == instant:
        return 1
    players = [other for other in players if other != instant]
    level = {other for other in players if ranks[other].points == ranks[clan].points}
    unknown = level & set(clans_with_unknown_forts(table, readings))
    if unknown and len(level) > 1:
        return None
    return 1 + (instant != NONE) + sum(ranks[other] > ranks[clan] for other in players)


def result_if_over(table: Table, readings: Readings) -> dict[str, Any] | None:
    """The result in JSON; None while the game goes on. Without all forts only three FortHece tell it."""
    if table.step != Step.OVER:
        return None
    at_once = instant_winner(table, readings) != NONE or has_lost_alone(table, readings)
    if not at_once and len(forts_seen(table)) < WALL * table.turn:
        return dict(NOT_LISTED)
    return final_result(table, readings)


def final_result(table: Table, readings: Readings) -> dict[str, Any]:
    """The winners and the ranking of the players in JSON. Neutral clans are listed without a place."""
    setup, all_cards = table.setup, table.cards
    ranks = [_standing_of(cards, readings) for cards in all_cards]
    players = [clan for clan in range(len(all_cards)) if not setup.neutral[clan]]
    instant = instant_winner(table, readings)
    order = sorted(
        players,
        key=lambda clan: (
            clan != instant,
            tuple(-part for part in ranks[clan][:2]),
            _negative_values(ranks[clan]),
        ),
    )
    ranking = [
        {"place": _place(table, readings, clan, ranks), **_score_json(table, clan, ranks[clan])}
        for clan in order
    ]
    neutral = [_score_json(table, clan, ranks[clan]) for clan in range(len(all_cards)) if setup.neutral[clan]]
    if not winners_are_known(table, readings):
        return {"winners": None, "by": "not-known", "ranking": ranking, "neutral": neutral}
    won = winners(table, readings)
    return {
        "winners": [setup.clans[clan] for clan in won],
        "by": _decided_by(table, won, ranks, players, readings),
        "ranking": ranking,
        "neutral": neutral,
    }


def _negative_values(rank: Standing) -> tuple[int, ...]:
    return tuple(-value for value in rank.values)


def _score_json(table: Table, clan: int, rank: Standing) -> dict[str, Any]:
    forts = [fort_name(fort) for fort in table.cards[clan].forts]
    return {"clan": table.setup.clans[clan], "points": rank.points, "forts": forts}


def _decided_by(
    table: Table, won: Sequence[int], ranks: Sequence[Standing], players: Sequence[int], readings: Readings
) -> str:
    """What decided the game: fortheca, lost, outscored, alone, shared, or the first field that differs."""
    if instant_winner(table, readings) != NONE:
        return "fortheca"
    if not won:
        return "lost" if has_lost_alone(table, readings) else "outscored"
    if len(won) > 1:
        return "shared"
    rivals = [ranks[clan] for clan in players if clan != won[0]]
    if not rivals:
        return "alone"
    return first_difference(ranks[won[0]], max(rivals))


def first_difference(own: Standing, second: Standing) -> str:
    """What tells two clans apart; ``shared`` if nothing does."""
    if own.points != second.points:
        return "points"
    if own.forts != second.forts:
        return "forts"
    if own.values == second.values:
        return "shared"
    return "strongest" if own.values[:1] != second.values[:1] else "next-strongest"
