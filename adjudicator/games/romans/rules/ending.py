"""The end of the game: three FortHece at once, or the ranking after the third turn."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from adjudicator.games.romans.rules.after_capture import has_three_hecas
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND, VALUES, fort_name
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


class Standing(NamedTuple):
    """What a clan is ranked by, the most important first. Greater is better."""

    points: int
    forts: int
    values: tuple[int, ...]
    """The values of its forts that break ties, highest first."""


def standing(forts: Sequence[int], readings: Readings) -> Standing:
    """Points, then the number of forts, then the strongest (romans.end.points, romans.end.ties)."""
    values = sorted((VALUES[fort & KIND] for fort in forts), reverse=True)
    compared = values if readings["final-tie"] == "next-forts" else values[:1]
    return Standing(sum(values), len(values), tuple(compared))


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
    ranks = [standing(cards.forts, readings) for cards in table.cards]
    neutral = table.setup.neutral
    best = max(rank for clan, rank in enumerate(ranks) if not neutral[clan])
    alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
    if alone and any(neutral[clan] and rank >= best for clan, rank in enumerate(ranks)):
        return ()
    return tuple([clan for clan, rank in enumerate(ranks) if rank == best and not neutral[clan]])


def result_if_over(table: Table, readings: Readings) -> dict[str, Any] | None:
    """The result in JSON; None while the game goes on."""
    return final_result(table, readings) if table.step == Step.OVER else None


def final_result(table: Table, readings: Readings) -> dict[str, Any]:
    """The winners and the ranking of the players in JSON. Neutral clans are listed without a place."""
    setup, all_cards = table.setup, table.cards
    ranks = [standing(cards.forts, readings) for cards in all_cards]
    players = [clan for clan in range(len(all_cards)) if not setup.neutral[clan]]
    order = sorted(
        players, key=lambda clan: (tuple(-part for part in ranks[clan][:2]), _negative_values(ranks[clan]))
    )
    won = winners(table, readings)
    ranking = []
    for clan in order:
        place = 1 + sum(ranks[other] > ranks[clan] for other in players)
        ranking.append({"place": place, **_score_json(table, clan, ranks[clan])})
    neutral = [_score_json(table, clan, ranks[clan]) for clan in range(len(all_cards)) if setup.neutral[clan]]
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
    own, second = ranks[won[0]], max(rivals)
    if own.points != second.points:
        return "points"
    if own.forts != second.forts:
        return "forts"
    return "strongest" if own.values[:1] != second.values[:1] else "next-strongest"
