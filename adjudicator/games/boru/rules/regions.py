"""Power in the regions: which claim tokens are turned over, and who gets them."""

from adjudicator.games.boru.rules.control import Standing, controlled_in_all, standing
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.board import REGIONS, Region, town_names
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.readings import Readings


def turn_over(table: Table, trace: Trace) -> Table:
    """Rule boru.regions.reveal: a face-down token is turned over at its threshold, and stays so."""
    tokens = list(table.tokens)
    if table.monasteries:
        trace.tell("regions.monastery", "monasteries-double", towns=list(town_names(table.monasteries)))
    for place, region in enumerate(REGIONS):
        if tokens[place] == FACE_DOWN:
            count = controlled_in_all(table, region)
            turned = count >= region.threshold
            params = {"region": region.id, "count": count, "threshold": region.threshold}
            if turned:
                trace.tell("regions.reveal", "token-turned", **params)
                tokens[place] = ON_BOARD
            elif count:
                trace.tell("regions.reveal", "token-stays-down", **params)
    return table._replace(tokens=tuple(tokens))


def hand_out(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rule boru.regions.take, for every token that is face up."""
    tokens = list(table.tokens)
    if table.pact == "military" and table.covered:
        ally = table.name(table.princess())
        trace.tell(
            "regions.military", "vikings-are-allies", player=ally, towns=list(town_names(table.covered))
        )
    for place, region in enumerate(REGIONS):
        if tokens[place] != FACE_DOWN:
            at = standing(table, region)
            tokens[place] = taker(at, tokens[place], readings)
            _tell(table, region, at, tokens[place], trace)
    return table._replace(tokens=tuple(tokens))


def taker(at: Standing, holder: int, readings: Readings) -> int:
    """Who has a face-up token now: the one in front, or on a tie whoever had it.

    Rules boru.regions.take, tie (reading token-overtaken-tied), vikings (reading token-vikings-tied).
    """
    leaders = at.leaders
    if len(leaders) == 1:
        return ON_BOARD if leaders[0] == NOBODY else leaders[0]
    if readings["token-overtaken-tied"] == "returns" and holder not in leaders:
        return ON_BOARD
    return holder


def _tell(table: Table, region: Region, at: Standing, holder: int, trace: Trace) -> None:
    leaders = at.leaders
    params = {"region": region.id, "count": at.most}
    if leaders == (NOBODY,):
        trace.tell("regions.vikings", "token-vikings", **params)
    elif len(leaders) == 1:
        trace.tell("regions.take", "token-taken", player=table.name(leaders[0]), **params)
    else:
        names = [table.name(seat) for seat in leaders if seat != NOBODY]
        where = "" if holder == ON_BOARD else table.name(holder)
        vikings = "yes" if NOBODY in leaders else "no"
        told = {"players": names, "vikings": vikings, "holder": where, "held": "yes" if where else "no"}
        trace.tell("regions.tie", "token-tied", **told, **params)
