"""Why an action is not legal now: the first rule that it breaks."""

from collections.abc import Callable
from typing import Final

from adjudicator.games.boru.rules.due import DUE_ACTIONS, DUE_RULE, decider, yet_to_choose
from adjudicator.games.boru.rules.hands import leading_cards, matches, may_be_unable_to_lead, may_hold
from adjudicator.games.boru.rules.legal_actions import (
    open_rows,
    possible_next_brides,
    towns_in_empty_regions,
    trick_winner,
)
from adjudicator.games.boru.rules.symbols import EXTRA_COST, most_extras
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import BIT, COLOUR, NEIGHBOURS, REGION_OF, REGIONS, TOP, TOWN
from adjudicator.games.boru.table.cards import BRIDES, COURT, PRINCESS, RAID, VIKING_CARDS, values
from adjudicator.games.boru.table.table import DEALT, NOBODY, Phase, Table
from adjudicator.ruling import Params, Phrase, Reason
from adjudicator.values import Json


def refusal(table: Table, action: Action) -> Reason | None:
    """The first thing wrong: the phase, then the player, then the action itself. None if it is legal."""
    if action.kind not in DUE_ACTIONS[table.phase]:
        return _not_due(table, action)
    who = decider(table)
    if action.player and table.seat(action.player) == NOBODY:
        return _no("round.phases", "no-such-player", player=action.player)
    if who != NOBODY and action.player != table.name(who):
        ground = DUE_RULE[table.phase]
        if table.phase == Phase.ROW:
            plays = [_play_of(table, seat, card) for seat, card in table.order[table.acted :]]
            params: Params = {"player": action.player, "who": table.name(who), "plays": plays}
            return Reason(f"boru.{ground}", "boru-refused-not-lowest", params)
        return _no(ground, "not-your-turn", player=action.player, who=table.name(who), due=table.phase)
    return _CHECKS[action.kind](table, action)


def _play_of(table: Table, seat: int, card: int) -> Phrase:
    return Phrase("boru-card-of", {"card": card, "player": table.name(seat)})


def _no(rule: str, message: str, **params: Json) -> Reason:
    cards = (str(params["card"]),) if "card" in params else ()
    return Reason(f"boru.{rule}", f"boru-refused-{message}", params, cards)


def _not_due(table: Table, action: Action) -> Reason:
    if table.phase == Phase.OVER:
        return _no("end.when", "over")
    if table.phase == Phase.UNKNOWN:
        return _no("round.phases", "phase-unknown")
    who = decider(table)
    name = table.name(who) if who != NOBODY else ""
    params = {"due": table.phase, "kind": action.kind.value, "who": name, "somebody": "yes" if name else "no"}
    return _no(DUE_RULE[table.phase], "not-due", **params)


# Set-up and preparation


def _settle(table: Table, action: Action) -> Reason | None:
    """Rule boru.setup.discs."""
    if BIT[action.town] & towns_in_empty_regions(table):
        return None
    region = REGIONS[REGION_OF[TOWN[action.town]]]
    present = [player.name for player in table.players if player.discs & region.towns]
    return _no("setup.discs", "region-taken", town=action.town, region=region.id, players=present)


def _reveal_vikings(table: Table, action: Action) -> Reason | None:
    """Rule boru.prepare.vikings."""
    deck = VIKING_CARDS if table.vikings is None else table.vikings
    if action.number in deck:
        return None
    return _no("prepare.vikings", "viking-card", count=action.number, left=[str(card) for card in deck])


def _reveal_bride(table: Table, action: Action) -> Reason | None:
    """Rules boru.prepare.bride, last."""
    if action.word in possible_next_brides(table):
        return None
    if (action.word == PRINCESS) != (table.deck == 1):
        return _no("prepare.last", "princess-last", bride=action.word, left=table.deck)
    return _no("prepare.bride", "bride-seen", bride=action.word)


# Draft


def _deal(table: Table, action: Action) -> Reason | None:
    """Rule boru.draft.deal."""
    player = table.players[table.seat(action.player)]
    dealt = DEALT[table.size]
    if player.pack.bit_count() == dealt:
        return _no("draft.deal", "pack-full", player=player.name, count=dealt)
    if not table.pool >> action.number & 1:
        return _no("draft.deal", "dealt-twice", card=action.number)
    return None


def _deal_unseen(table: Table, action: Action) -> Reason | None:
    """Rule boru.draft.deal: either the whole deal is recorded or none of it."""
    if any(player.pack for player in table.players):
        return _no("draft.deal", "half-seen", kind=action.kind.value)
    return None


def _keep(table: Table, action: Action) -> Reason | None:
    """Rules boru.draft.keep, final."""
    seat = table.seat(action.player)
    player = table.players[seat]
    if seat not in yet_to_choose(table):
        return _no("draft.keep", "has-chosen", player=player.name)
    if action.cards[0] == action.cards[1]:
        return _no("draft.keep", "same-card", player=player.name, card=action.cards[0])
    for card in action.cards:
        if player.kept >> card & 1:
            return _no("draft.final", "kept-already", player=player.name, card=card)
        if not player.pack >> card & 1:
            return _no("draft.keep", "not-in-pack", player=player.name, card=card)
    return None


# Tricks


def _not_in_hand(table: Table, seat: int, card: int) -> Reason | None:
    """Rule boru.trick.hand: a card is played from the hand, and only once in a round."""
    if may_hold(table, seat) >> card & 1:
        return None
    params: dict[str, Json] = {"player": table.name(seat), "card": card}
    if table.discard >> card & 1 or any(card == played for _, played in table.trick):
        return _no("trick.hand", "played-already", **params)
    for player in table.players:
        if player.hand >> card & 1:
            return _no("trick.hand", "elsewhere", **params, other=player.name)
    return _no("trick.hand", "not-held", **params)


def _lead(table: Table, action: Action) -> Reason | None:
    """Rules boru.trick.marker, match."""
    town = TOWN[action.town]
    owner = table.owner(town)
    if owner != NOBODY:
        return _no("trick.marker", "town-taken", town=action.town, owner=table.name(owner))
    missing = _not_in_hand(table, table.marker, action.number)
    if missing or matches(action.number, town):
        return missing
    return _no("trick.match", "wrong-colour", card=action.number, town=action.town, colour=COLOUR[town])


def _cannot_lead(table: Table, action: Action) -> Reason | None:
    """Rule boru.trick.no-lead."""
    if may_be_unable_to_lead(table, table.marker):
        return None
    matching = table.players[table.marker].hand & leading_cards(table)
    if not matching:
        return _no("trick.no-lead", "must-hold-lead", player=action.player)
    return _no("trick.no-lead", "can-lead", player=action.player, card=next(values(matching)))


def _play(table: Table, action: Action) -> Reason | None:
    """Rule boru.trick.follow: any card from the hand may be played."""
    return _not_in_hand(table, decider(table), action.number)


# Actions


def _take(table: Table, action: Action) -> Reason | None:
    """Rules boru.trick.main, side."""
    if action.word in open_rows(table):
        return None
    card = table.card.value
    if table.acting == trick_winner(table):
        return _no("trick.main", "winner-takes-main", player=action.player, card=card)
    if action.word == "main":
        seat = trick_winner(table)
        won: dict[str, Json] = {"other": table.name(seat), "higher": dict(table.trick)[seat]}
        return _no("trick.side", "loser-takes-side", player=action.player, card=card, **won)
    return _no("trick.side", "no-such-row", player=action.player, card=card)


def _buy(table: Table, action: Action) -> Reason | None:
    """Rule boru.action.extras: first the coins are checked, then what is left to take."""
    seat = table.acting
    player = table.players[seat]
    symbol = table.card.row(table.row)[table.place]
    if action.number <= most_extras(table, seat, symbol):
        return None
    params: dict[str, Json] = {"player": player.name, "count": action.number}
    if action.number * EXTRA_COST > player.coins:
        need = action.number * EXTRA_COST
        return _no("action.extras", "coins", **params, need=need, coins=player.coins)
    if symbol == RAID:
        return _no("action.raid", "raiders", **params, left=table.battle)
    assert symbol == COURT
    return _no("action.court", "track", **params, left=TOP - player.track)


def _stay(table: Table, action: Action) -> Reason | None:  # noqa: ARG001 - expanding is always optional
    """Rule boru.expand."""
    return None


def _expand(table: Table, action: Action) -> Reason | None:
    """Rules boru.expand.own, road, free, active (reading expand-vikings)."""
    seat = table.acting
    start, end = TOWN[action.origin], TOWN[action.town]
    towns = {"player": action.player, "origin": action.origin, "town": action.town}
    owner = table.owner(start)
    if owner == seat and table.covered >> start & 1:
        return _no("expand.vikings", "origin-vikings", **towns)
    if owner != seat:
        covered = bool(table.covered >> start & 1)
        holder = table.name(owner) if owner != NOBODY and not covered else ""
        held = "vikings" if covered else "yes" if holder else "no"
        return _no("expand.own", "origin", **towns, holder=holder, held=held)
    if not NEIGHBOURS[start] >> end & 1:
        return _no("expand.road", "road", **towns)
    if end == table.active:
        return _no("expand.active", "active-town", **towns)
    if table.covered >> end & 1:
        return _no("expand.vikings", "target-vikings", **towns)
    owner = table.owner(end)
    if owner != NOBODY:
        return _no("expand.free", "target-taken", **towns, owner=table.name(owner))
    return None


def _remove(table: Table, action: Action) -> Reason | None:
    """Rule boru.action.remove."""
    if table.covered >> TOWN[action.town] & 1:
        return None
    return _no("action.remove", "vikings-there", town=action.town)


# Upkeep


def _resolve(table: Table, action: Action) -> Reason | None:
    """Rule boru.upkeep.steps."""
    if action.word != table.phase:
        return _no("upkeep.steps", "step", step=action.word, due=table.phase)
    if table.phase == Phase.MARRIAGE and not table.bride:
        return _no("marriage.highest", "bride-unknown")
    return None


def _place(table: Table, action: Action) -> Reason | None:
    """Rules boru.marriage.town, track-town."""
    town = TOWN[action.town]
    rule = "marriage.track-town"
    if table.phase == Phase.BRIDE_TOWN:
        rule = "marriage.town"
        bride = table.players[table.queue[0]].brides[-1]
        region = BRIDES[bride].region
        if REGIONS[REGION_OF[town]].id != region:
            return _no(rule, "bride-region", town=action.town, bride=bride, region=region)
    owner = table.owner(town)
    if owner != NOBODY:
        return _no(rule, "town-not-free", town=action.town, owner=table.name(owner))
    return None


def _choose(table: Table, action: Action) -> Reason | None:  # noqa: ARG001 - all three are always open
    """Rule boru.princess."""
    return None


def _yield(table: Table, action: Action) -> Reason | None:
    """Rules boru.battle.invasion, targets."""
    loser = table.queue[0]
    town = TOWN[action.town]
    if table.controlled(loser) >> town & 1:
        return None
    if table.covered >> town & 1:
        return _no("battle.targets", "lost-already", town=action.town)
    return _no("battle.targets", "not-the-losers", town=action.town, loser=table.name(loser))


def _build(table: Table, action: Action) -> Reason | None:
    """Rules boru.church.first, four, one-monastery."""
    seat = table.queue[0]
    town = TOWN[action.town]
    if not table.controlled(seat) >> town & 1:
        return _no(DUE_RULE[table.phase], "build-not-yours", town=action.town, player=action.player)
    if table.monasteries >> town & 1:
        return _no("church.one-monastery", "second-monastery", town=action.town)
    return None


_CHECKS: Final[dict[ActionKind, Callable[[Table, Action], Reason | None]]] = {
    ActionKind.REVEAL_VIKINGS: _reveal_vikings,
    ActionKind.REVEAL_BRIDE: _reveal_bride,
    ActionKind.DEAL: _deal,
    ActionKind.DEAL_UNSEEN: _deal_unseen,
    ActionKind.RESOLVE: _resolve,
    ActionKind.SETTLE: _settle,
    ActionKind.KEEP: _keep,
    ActionKind.LEAD: _lead,
    ActionKind.CANNOT_LEAD: _cannot_lead,
    ActionKind.PLAY: _play,
    ActionKind.TAKE: _take,
    ActionKind.BUY: _buy,
    ActionKind.EXPAND: _expand,
    ActionKind.STAY: _stay,
    ActionKind.REMOVE: _remove,
    ActionKind.PLACE: _place,
    ActionKind.CHOOSE: _choose,
    ActionKind.YIELD: _yield,
    ActionKind.BUILD: _build,
}
