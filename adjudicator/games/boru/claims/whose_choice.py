"""Why a choice in the upkeep is up to this player."""

from typing import Final

from adjudicator.games.boru.rules.control import seats_with_most
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.table.cards import SPURNED
from adjudicator.games.boru.table.position import missing_facts
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.ruling import Params, Reason

_FACT: Final = {
    Phase.PRINCESS: "track",
    Phase.BRIDE_TOWN: "track",
    Phase.TRACK_TOWN: "track",
    Phase.INVASION: "raiders",
    Phase.MONASTERY: "church",
    Phase.FOUR_DISCS: "church",
}
"""Phase to what decides who chooses in it."""
_RULE: Final = {
    Phase.PRINCESS: "boru.marriage.highest",
    Phase.BRIDE_TOWN: "boru.marriage.highest",
    Phase.TRACK_TOWN: "boru.marriage.track-town",
    Phase.INVASION: "boru.battle.invasion",
    Phase.MONASTERY: "boru.church.first",
    Phase.FOUR_DISCS: "boru.church.four",
}


def whose_choice(table: Table, losers_told: bool = False) -> Reason | None:
    """Who chooses next and why; None if nobody gave the numbers that decide it.

    ``losers_told``: the step before says who loses a town.
    """
    fact = _FACT.get(table.phase)
    if fact is None or missing_facts(table, (fact,)):
        return None
    seat = decider(table)
    player, rule = table.players[seat], _RULE[table.phase]
    count = {"track": player.track + 1, "raiders": player.raiders, "church": player.church}[fact]
    leaders: list[int] = []
    if table.phase == Phase.INVASION:
        leaders = seats_with_most([one.raiders for one in table.players])
        count = table.players[leaders[0]].raiders
        rule = rule if len(leaders) == 1 else "boru.battle.most-tied"
    level = len(leaders) > 1
    fewest = min(one.raiders for one in table.players) if table.phase == Phase.INVASION else 0
    losers = [one.name for one in table.players if leaders and one.raiders == fewest]
    params: Params = {
        "due": table.phase,
        "player": "" if level else player.name,
        "loser": "" if level else table.name(table.queue[0]),
        "count": count,
        "level": "yes" if level else "no",
        "fewest": fewest,
        "losers": losers,
        "told": "yes" if losers_told else "no",
        "players": [table.name(leader) for leader in leaders],
        "gain": SPURNED if table.phase == Phase.PRINCESS else 0,
    }
    return Reason(rule, "boru-chooses", params)
