"""From a table in the middle of an upkeep back to where the upkeep began, one guess at a time.

What was gained is taken back, what was lost is given back. Where several things may have happened, one of
them is chosen at random; whether the upkeep really leads to the table again is for the replay to say.
"""

from random import Random

from adjudicator.games.boru.rules.upkeep import loss_chooser
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import FIRST, REGION, REGIONS, TOP, TOWNS, TRACK, places
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.table import Phase, Table

Undone = tuple[Table, tuple[Action, ...]]
"""The table before the upkeep, and the actions of the upkeep so far."""


def upkeep_undone(table: Table, rng: Random) -> Undone | None:
    """A table at which the upkeep may have begun; None if this guess leads nowhere."""
    match table.phase:
        case Phase.MARRIAGE:
            return table, ()
        case Phase.BRIDE_TOWN | Phase.PRINCESS:
            before = _unmarried(table._replace(queue=()), table.queue[0])
        case Phase.BATTLE:
            return _before_battle(table, rng)
        case Phase.INVASION:
            return _before_invasion(table, rng)
        case Phase.CHURCH:
            return _before_spoils(table, rng)
        case Phase.MONASTERY:
            return _then(
                upkeep_undone(table._replace(phase=Phase.CHURCH, queue=()), rng), _resolved("church")
            )
        case _:
            return None
    return None if before is None else (before, (_resolved("marriage"),))


def _resolved(step: str) -> Action:
    return Action(ActionKind.RESOLVE, word=step)


def _then(undone: Undone | None, *more: Action) -> Undone | None:
    return None if undone is None else (undone[0], (*undone[1], *more))


def _unmarried(table: Table, seat: int) -> Table | None:
    """The table before this player took their last marriage card."""
    player = table.players[seat]
    if not player.brides or table.bride:
        return None
    bride = BRIDES[player.brides[-1]]
    if player.points < bride.points or player.renown < bride.renown:
        return None
    before = table.set(
        seat,
        brides=player.brides[:-1],
        points=player.points - bride.points,
        renown=player.renown - bride.renown,
    )
    return before._replace(phase=Phase.MARRIAGE, bride=player.brides[-1])


def _before_battle(table: Table, rng: Random) -> Undone | None:
    """Somebody who is on the first space has married, or nobody has courted."""
    courting = [seat for seat, player in enumerate(table.players) if player.track == FIRST and player.brides]
    highest = max(player.track for player in table.players)
    if highest == FIRST and table.gone and rng.random() < 0.5:
        before = table._replace(phase=Phase.MARRIAGE, bride=table.gone[-1], gone=table.gone[:-1])
        return before, (_resolved("marriage"),)
    if not courting or highest == TOP:
        return None
    seat = rng.choice(courting)
    chosen = table.players[seat].brides[-1]
    then = list[Action]()
    name = table.name(seat)
    for other, player in enumerate(table.players):
        space = TRACK[player.track]
        if other == seat:
            continue
        if player.coins < space.coins or player.renown < space.renown:
            return None
        table = table.set(other, coins=player.coins - space.coins, renown=player.renown - space.renown)
        if space.town:
            town = _new_town(table, other, rng, table.players[other].discs)
            if town is None:
                return None
            then.append(Action(ActionKind.PLACE, player.name, town=TOWNS[town]))
            table = table.set(other, discs=table.players[other].discs & ~(1 << town))
    first = list[Action]()
    if chosen == PRINCESS:
        if not table.pact:
            return None
        first.append(Action(ActionKind.CHOOSE, name, word=table.pact))
        table = table._replace(pact="")
    elif BRIDES[chosen].region:
        region = REGIONS[REGION[BRIDES[chosen].region]].towns
        town = _new_town(table, seat, rng, region)
        if town is not None:
            first.append(Action(ActionKind.PLACE, name, town=TOWNS[town]))
            table = table.set(seat, discs=table.players[seat].discs & ~(1 << town))
    single = _unmarried(table.set(seat, track=rng.randint(highest + 1, TOP)), seat)
    return None if single is None else (single, (_resolved("marriage"), *first, *then))


def _new_town(table: Table, seat: int, rng: Random, among: int) -> int | None:
    able = [*places(table.players[seat].discs & among & ~table.covered & ~table.monasteries)]
    return rng.choice(able) if able else None


def _before_invasion(table: Table, rng: Random) -> Undone | None:
    """Those with the fewest raiders who need not lose a town any more have lost one."""
    fewest = min(player.raiders for player in table.players)
    losers = [seat for seat in table.clockwise(table.marker) if table.players[seat].raiders == fewest]
    lost = _lost_towns(table, [seat for seat in losers if seat not in table.queue], rng)
    if lost is None:
        return None
    before, actions = lost
    return _then(
        _before_battle(before._replace(phase=Phase.BATTLE, queue=()), rng), _resolved("battle"), *actions
    )


def _lost_towns(table: Table, losers: list[int], rng: Random) -> tuple[Table, list[Action]] | None:
    """These players had a town each that is under a Viking token now, unless they have none at all."""
    actions = []
    for seat in losers:
        able = [*places(table.players[seat].discs & table.covered)]
        if not able and table.controlled(seat):
            return None
        if able and (table.controlled(seat) or rng.random() < 0.5):
            town = rng.choice(able)
            chooser = table.name(loss_chooser(table, seat))
            actions.append(Action(ActionKind.YIELD, chooser, town=TOWNS[town]))
            table = table._replace(covered=table.covered & ~(1 << town))
    return table, actions


def _before_spoils(table: Table, rng: Random) -> Undone | None:
    """Who had the most raiders has none now, and got renown and points; who came second has one less."""
    leaders = [seat for seat, player in enumerate(table.players) if not player.raiders and player.renown]
    if leaders and rng.random() < 0.9:
        leader = rng.choice(leaders)
        player = table.players[leader]
        others = [seat for seat in range(table.size) if seat != leader]
        most = max(table.players[seat].raiders for seat in others)
        second = [seat for seat in others if table.players[seat].raiders == most]
        if most == 0 and rng.random() < 0.4:
            second = []
        second = second[: rng.randint(1, len(second))] if second else []
        for seat in second:
            one = table.players[seat]
            if not one.points:
                return None
            table = table.set(seat, points=one.points - 1, raiders=most + 1)
        if player.points < player.renown:
            return None
        more = most + (1 if second else 0) + rng.randint(1, 4)
        table = table.set(
            leader, points=player.points - player.renown, renown=player.renown - 1, raiders=more
        )
    elif any(player.raiders for player in table.players):
        return None
    actions = list[Action]()
    if rng.random() < 0.7:
        fewest = min(player.raiders for player in table.players)
        seats = [seat for seat in table.clockwise(table.marker) if table.players[seat].raiders == fewest]
        lost = _lost_towns(table, seats, rng)
        if lost is None:
            return None
        table, actions = lost
        table = table._replace(battle=rng.randint(1, 14))
    undone = _before_battle(table._replace(phase=Phase.BATTLE, queue=()), rng)
    return _then(undone, _resolved("battle"), *actions)
