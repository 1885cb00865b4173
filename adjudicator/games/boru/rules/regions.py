"""Claim tokens of the regions: which are turned over, and who gets them."""

from adjudicator.games.boru.rules.control import Standing, standing, total_in_region
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.board import REGIONS, Region, town_names
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Phrase


def turn_tokens_over(table: Table, trace: Trace) -> Table:
    """Rule boru.regions.reveal: a face-down token is turned over at its threshold and stays face up."""
    tokens = list(table.tokens)
    if table.monasteries:
        trace.tell("regions.monastery", "monasteries-double", towns=list(town_names(table.monasteries)))
    for place, region in enumerate(REGIONS):
        if tokens[place] == FACE_DOWN:
            count = total_in_region(table, region)
            turned = count >= region.threshold
            params: dict[str, Param] = {"region": region.id, "count": count, "threshold": region.threshold}
            if turned:
                trace.tell("regions.reveal", "token-turned", **params)
                tokens[place] = ON_BOARD
            elif count:
                trace.tell("regions.reveal", "token-stays-down", **params)
    return table._replace(tokens=tuple(tokens))


def hand_out_tokens(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rule boru.regions.take, for every token that is face up."""
    tokens = list(table.tokens)
    if table.pact == "military" and table.covered:
        tell_allies(table, table.covered, trace)
    for place, region in enumerate(REGIONS):
        if tokens[place] != FACE_DOWN:
            at = standing(table, region)
            tokens[place] = token_holder(at, tokens[place], readings)
            _tell_token(table, region, at, tokens[place], readings, trace)
    return table._replace(tokens=tuple(tokens))


def tell_allies(table: Table, towns: int, trace: Trace) -> None:
    """Rule boru.regions.military."""
    ally = table.name(table.princess())
    trace.tell("regions.military", "vikings-are-allies", player=ally, towns=list(town_names(towns)))


def token_holder(at: Standing, holder: int, readings: Readings) -> int:
    """Who gets a face-up token: the player with the most towns, or on a tie the one who had it.

    Rules boru.regions.take, tie (reading token-overtaken-tied), vikings (reading token-vikings-tied).
    """
    leaders = at.leaders
    if level_with_vikings(at):
        if readings["token-vikings-tied"] == "returns":
            return ON_BOARD
        if readings["token-vikings-tied"] == "player-takes":
            leaders = tuple(seat for seat in leaders if seat != NOBODY)
    if len(leaders) == 1:
        return ON_BOARD if leaders[0] == NOBODY else leaders[0]
    if readings["token-overtaken-tied"] == "returns" and holder not in leaders:
        return ON_BOARD
    return holder


def level_with_vikings(at: Standing) -> bool:
    """Do the Vikings and at least one player have the most towns?"""
    return NOBODY in at.leaders and len(at.leaders) > 1


def counts_in_words(table: Table, at: Standing) -> list[Phrase]:
    """How many towns everybody has, without those who have none."""
    counts = [
        Phrase("boru-count-of", {"player": table.name(seat), "count": count})
        for seat, count in enumerate(at.players)
        if count
    ]
    return [*counts, Phrase("boru-count-of-vikings", {"count": at.vikings})] if at.vikings else counts


def _tell_token(
    table: Table, region: Region, at: Standing, holder: int, readings: Readings, trace: Trace
) -> None:
    leaders = at.leaders
    owner = "" if holder == ON_BOARD else table.name(holder)
    held: dict[str, Param] = {"holder": owner, "held": "yes" if owner else "no"}
    params: dict[str, Param] = {"region": region.id, "count": at.most, "counts": counts_in_words(table, at)}
    if not at.most:
        trace.tell("regions.tie", "token-nobody", region=region.id, **held)
    elif leaders == (NOBODY,):
        trace.tell("regions.vikings", "token-vikings", **params)
    elif len(leaders) == 1:
        trace.tell("regions.take", "token-taken", player=table.name(leaders[0]), **params)
    else:
        names = [table.name(seat) for seat in leaders if seat != NOBODY]
        vikings = "yes" if NOBODY in leaders else "no"
        by_vikings = level_with_vikings(at) and readings["token-vikings-tied"] != "tie"
        rule = "regions.vikings" if by_vikings else "regions.tie"
        trace.tell(rule, "token-tied", players=names, vikings=vikings, **held, **params)
