"""The four steps of the upkeep: marriage, battle, church, regions (rule boru.upkeep.steps).

Each function goes on up to the next decision.
"""

from typing import Final

from adjudicator.games.boru.rules.control import monastery_sites, seats_with_most
from adjudicator.games.boru.rules.regions import hand_out_tokens, turn_tokens_over
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.board import FIRST, REGION, REGIONS, TOWNS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS, SPURN, SPURNED
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Phrase

DISCS_FOR_A_MONASTERY: Final = 4

# Marriage


def resolve_marriage(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rules boru.marriage.highest, points, renown: the highest player on the track takes the face-up card."""
    seat = highest_on_track(table)
    if seat == NOBODY:
        return _nobody_courted(table, readings, trace)
    player, bride = table.players[seat], BRIDES[table.bride]
    trace.tell("marriage.highest", "married", player=player.name, bride=table.bride, space=player.track + 1)
    table = table.set(
        seat,
        brides=(*player.brides, table.bride),
        points=player.points + bride.points,
        renown=player.renown + bride.renown,
    )._replace(bride="")
    if bride.points:
        points = player.points + bride.points
        trace.tell("marriage.points", "bride-points", player=player.name, gain=bride.points, points=points)
    if bride.renown:
        trace.tell("marriage.renown", "bride-renown", player=player.name, renown=player.renown + bride.renown)
    if bride.name == BRIDES[PRINCESS].name:
        trace.tell("princess", "princess-chooses", player=player.name)
        return table._replace(phase=Phase.PRINCESS, queue=(seat,))
    if bride.region:
        if table.free & REGIONS[REGION[bride.region]].towns:
            return table._replace(phase=Phase.BRIDE_TOWN, queue=(seat,))
        trace.tell("marriage.town", "bride-town-void", player=player.name, region=bride.region)
    return _back_to_the_first_space(table, seat, trace)


def highest_on_track(table: Table) -> int:
    """Who is highest on the track; NOBODY if all are on the first space (rule boru.marriage.highest)."""
    highest = max(player.track for player in table.players)
    if highest == FIRST:
        return NOBODY
    return next(seat for seat, player in enumerate(table.players) if player.track == highest)


def _nobody_courted(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rule boru.marriage.nobody (reading nobody-courted)."""
    if readings["nobody-courted"] == "card-leaves":
        trace.tell("marriage.nobody", "nobody-courted", bride=table.bride)
        table = table._replace(gone=(*table.gone, table.bride), bride="")
    elif table.deck:
        trace.tell("marriage.nobody", "nobody-courted-deck", left=table.deck - 1)
        last = (PRINCESS,) if table.deck == 1 else ()
        table = table._replace(deck=table.deck - 1, gone=(*table.gone, *last))
    else:
        trace.tell("marriage.nobody", "nobody-courted-empty")
    return table._replace(phase=Phase.BATTLE)


def bride_towns(table: Table, seat: int) -> int:
    """The free towns in the region of the card that this player has just taken (rule boru.marriage.town)."""
    region = BRIDES[table.players[seat].brides[-1]].region
    return table.free & REGIONS[REGION[region]].towns


def place_bride_town(table: Table, town: str, trace: Trace) -> Table:
    """Rule boru.marriage.town."""
    seat = table.queue[0]
    trace.tell("marriage.town", "bride-town", player=table.name(seat), town=town)
    return _back_to_the_first_space(_with_disc(table, seat, town), seat, trace)


def choose_pact(table: Table, choice: str, trace: Trace) -> Table:
    """Rules boru.princess.military, trade, spurn."""
    seat = table.queue[0]
    player = table.players[seat]
    if choice == SPURN:
        points = player.points + SPURNED
        trace.tell("princess.spurn", "spurned", player=player.name, gain=SPURNED, points=points)
        table = table.set(seat, brides=player.brides[:-1], points=points)
        table = table._replace(gone=(*table.gone, PRINCESS))
    else:
        trace.tell(f"princess.{choice}", f"pact-{choice}", player=player.name)
        table = table._replace(pact=choice)
    return _back_to_the_first_space(table, seat, trace)


def _back_to_the_first_space(table: Table, seat: int, trace: Trace) -> Table:
    """Rules boru.marriage.highest, track: then everybody else gains the bonus of their space."""
    trace.tell("marriage.highest", "back-to-first", player=table.name(seat))
    table = table.set(seat, track=FIRST)
    builder = NOBODY
    for other, player in enumerate(table.players):
        space = TRACK[player.track]
        if space.coins:
            coins = player.coins + space.coins
            trace.tell("marriage.track", "track-coins", player=player.name, gain=space.coins, coins=coins)
            table = table.set(other, coins=coins)
        if space.renown:
            renown = player.renown + space.renown
            trace.tell("marriage.track", "track-renown", player=player.name, renown=renown)
            table = table.set(other, renown=renown)
        if space.town:
            builder = other
    if builder != NOBODY:
        if table.free:
            return table._replace(phase=Phase.TRACK_TOWN, queue=(builder,))
        trace.tell("marriage.track-town", "track-town-void", player=table.name(builder))
    return table._replace(phase=Phase.BATTLE, queue=())


def place_track_town(table: Table, town: str, trace: Trace) -> Table:
    """Rule boru.marriage.track-town."""
    seat = table.queue[0]
    trace.tell("marriage.track-town", "track-town", player=table.name(seat), town=town)
    return _with_disc(table, seat, town)._replace(phase=Phase.BATTLE, queue=())


def _with_disc(table: Table, seat: int, town: str) -> Table:
    return table.set(seat, discs=table.players[seat].discs | 1 << TOWNS.index(town))


# Battle


def resolve_battle(table: Table, trace: Trace) -> Table:
    """Rules boru.battle.repelled, invasion, least-tied, all-tied, no-town."""
    if not table.battle:
        trace.tell("battle.repelled", "repelled")
        return share_spoils(table, trace)
    fewest = min(player.raiders for player in table.players)
    losers = [seat for seat in table.clockwise(table.marker) if table.players[seat].raiders == fewest]
    names = [table.name(seat) for seat in losers]
    rule = "battle.least-tied" if len(losers) > 1 else "battle.invasion"
    if len(losers) == table.size:
        rule = "battle.all-tied"
    losing = [table.name(seat) for seat in losers if table.controlled(seat)]
    lost: dict[str, Param] = {"losing": losing, "lost": len(losing)}
    trace.tell(rule, "invasion", players=names, count=len(names), raiders=fewest, left=table.battle, **lost)
    for seat in losers:
        if not table.controlled(seat):
            trace.tell("battle.no-town", "no-town-to-lose", player=table.name(seat))
    queue = tuple(seat for seat in losers if table.controlled(seat))
    return _next_loss(table, queue, trace)


def loss_chooser(table: Table, loser: int) -> int:
    """Who chooses the town that is lost (rules boru.battle.invasion, most-tied)."""
    leaders = seats_with_most([player.raiders for player in table.players])
    return leaders[0] if len(leaders) == 1 else loser


def lose_town(table: Table, town: str, trace: Trace) -> Table:
    """Rules boru.battle.invasion, targets: the disc is covered with a Viking token; a monastery stays."""
    loser = table.queue[0]
    raiders = [player.raiders for player in table.players]
    leaders, chooser = seats_with_most(raiders), loss_chooser(table, loser)
    rule = "battle.most-tied" if chooser == loser else "battle.invasion"
    told: dict[str, Param] = {
        "chooser": table.name(chooser),
        "players": [table.name(seat) for seat in leaders],
        "leaders": len(leaders),
        "count": max(raiders),
    }
    trace.tell(rule, "lost-town", player=table.name(loser), town=town, **told)
    table = table._replace(covered=table.covered | 1 << TOWNS.index(town))
    return _next_loss(table, table.queue[1:], trace)


def _next_loss(table: Table, queue: tuple[int, ...], trace: Trace) -> Table:
    if queue:
        return table._replace(phase=Phase.INVASION, queue=queue)
    trace.tell("battle.clear", "raiders-leave", count=table.battle)
    return share_spoils(table._replace(battle=0, queue=()), trace)


def share_spoils(table: Table, trace: Trace) -> Table:
    """Rules boru.spoils.first, first-tied, second, none."""
    leaders = seats_with_most([player.raiders for player in table.players])
    most = table.players[leaders[0]].raiders
    if not most:
        trace.tell("spoils.none", "no-spoils")
    elif len(leaders) > 1:
        names = [table.name(seat) for seat in leaders]
        trace.tell("spoils.first-tied", "spoils-tied", players=names, count=most)
    else:
        player = table.players[leaders[0]]
        renown = player.renown + 1
        points = player.points + renown
        gain: dict[str, Param] = {"renown": renown, "points": points, "count": most}
        trace.tell("spoils.first", "spoils-first", player=player.name, **gain)
        table = table.set(leaders[0], renown=renown, points=points, raiders=0)
    most = max(player.raiders for player in table.players)
    second = [seat for seat, player in enumerate(table.players) if most and player.raiders == most]
    _tell_second_reward(table, second, "spoils", most, trace)
    for seat in second:
        table = table.set(seat, points=table.players[seat].points + 1, raiders=most - 1)
    for player in table.players:
        if player.raiders:
            trace.tell("spoils.kept", "raiders-kept", player=player.name, count=player.raiders)
    return table._replace(phase=Phase.CHURCH)


def _tell_second_reward(table: Table, seats: list[int], step: str, count: int, trace: Trace) -> None:
    """One sentence, also if several share the second place."""
    points = [(table.name(seat), table.players[seat].points + 1) for seat in seats]
    if len(points) == 1:
        name, after = points[0]
        trace.tell(f"{step}.second", f"{step}-second", player=name, count=count, points=after)
    elif points:
        told = [Phrase("boru-count-of", {"player": name, "count": after}) for name, after in points]
        names = [name for name, _ in points]
        trace.tell(f"{step}.second", f"{step}-second-tied", players=names, count=count, points=told)


# Church


def resolve_church(table: Table, trace: Trace) -> Table:
    """Rules boru.church.first, first-tied, cannot-build."""
    leaders = seats_with_most([player.church for player in table.players])
    most = table.players[leaders[0]].church
    if len(leaders) > 1:
        names = [table.name(seat) for seat in leaders]
        trace.tell("church.first-tied", "church-tied", players=names, count=most)
        return _second_church_reward(table, trace)
    seat = leaders[0]
    trace.tell("church.first", "church-first", player=table.name(seat), count=most)
    if monastery_sites(table, seat):
        return table._replace(phase=Phase.MONASTERY, queue=(seat,))
    trace.tell("church.cannot-build", "cannot-build", player=table.name(seat))
    return _reward_church_leader(table, seat, trace)


def build_as_church_leader(table: Table, town: str, trace: Trace) -> Table:
    """Rules boru.church.first, one-monastery."""
    seat = table.queue[0]
    trace.tell("church.first", "built", player=table.name(seat), town=town)
    return _reward_church_leader(_with_monastery(table, town), seat, trace)


def _reward_church_leader(table: Table, seat: int, trace: Trace) -> Table:
    trace.tell("church.first", "church-marker", player=table.name(seat))
    table = table.set(seat, church=0)._replace(marker=seat, queue=())
    return _second_church_reward(table, trace)


def _second_church_reward(table: Table, trace: Trace) -> Table:
    """Rule boru.church.second (reading church-second-zero), then boru.church.four."""
    most = max(player.church for player in table.players)
    if not most:
        trace.tell("church.second", "church-second-nobody")
    second = [seat for seat, player in enumerate(table.players) if most and player.church == most]
    _tell_second_reward(table, second, "church", most, trace)
    for seat in second:
        table = table.set(seat, points=table.players[seat].points + 1, church=most - 1)
    queue = []
    for seat in table.clockwise(table.marker):
        if table.players[seat].church >= DISCS_FOR_A_MONASTERY:
            if monastery_sites(table, seat):
                queue.append(seat)
            else:
                trace.tell("church.four", "four-cannot-build", player=table.name(seat))
    return _next_builder(table, tuple(queue))


def build_with_four_discs(table: Table, town: str, trace: Trace) -> Table:
    """Rules boru.church.four, one-monastery: the player takes all discs back."""
    seat = table.queue[0]
    count = table.players[seat].church
    trace.tell("church.four", "built-four", player=table.name(seat), town=town, count=count)
    table = _with_monastery(table, town).set(seat, church=0)
    return _next_builder(table, table.queue[1:])


def _next_builder(table: Table, queue: tuple[int, ...]) -> Table:
    return table._replace(phase=Phase.FOUR_DISCS if queue else Phase.REGIONS, queue=queue)


def _with_monastery(table: Table, town: str) -> Table:
    return table._replace(monasteries=table.monasteries | 1 << TOWNS.index(town))


# Regions, and the next round


def resolve_regions(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rules boru.regions.*, boru.end.when."""
    table = hand_out_tokens(turn_tokens_over(table, trace), readings, trace)
    unknown = where("round") in table.unknown
    if not table.deck:
        trace.tell("end.when", "game-over", round=0 if unknown else table.round)
        return table._replace(phase=Phase.OVER)
    trace.tell("round.count", "next-round", round=0 if unknown else table.round + 1)
    return table._replace(phase=Phase.VIKINGS, round=table.round + 1)
