"""What makes a legal action legal: the cards, coins and towns that it needs, and that they are there."""

from collections.abc import Callable, Iterator
from typing import Final

from adjudicator.games.boru.rules.control import seats_with_most
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.legal_actions import trick_winner
from adjudicator.games.boru.rules.symbols import EXPANSION_COST, EXTRA_COST
from adjudicator.games.boru.rules.upkeep import DISCS_FOR_A_MONASTERY
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import COLOUR, OF_COLOUR, REGION_OF, REGIONS, TOP, TOWN
from adjudicator.games.boru.table.cards import (
    BRIDES,
    CARDS,
    COURT,
    PRAY,
    PRINCESS,
    RAID,
    VIKING_CARDS,
    values,
)
from adjudicator.games.boru.table.table import DEALT, Phase, Table
from adjudicator.ruling import Param, Phrase, Reason

_EXTRA: Final = {PRAY: "disc", RAID: "raider", COURT: "step"}


def why_legal(table: Table, action: Action) -> tuple[Reason, ...]:
    """What a legal action needs and has. Never called with an illegal one."""
    return tuple(_NEEDS[action.kind](table, action))


def not_used(table: Table) -> Reason:
    """The right that is open now is passed over, and that needs no line."""
    rule = "expand" if table.phase == Phase.EXPAND else "action.extras"
    return _may(rule, "pass", player=table.name(table.acting), what=str(table.phase))


def _may(rule: str, message: str, **params: Param) -> Reason:
    cards = (str(params["card"]),) if "card" in params else ()
    return Reason(f"boru.{rule}", f"boru-may-{message}", params, cards)


# Set-up, preparation and draft


def _settle(table: Table, action: Action) -> Iterator[Reason]:
    taken = [region.id for region in REGIONS if region.towns & table.discs]
    region = REGIONS[REGION_OF[TOWN[action.town]]].id
    yield _may("setup.discs", "settle", region=region, regions=taken, count=len(taken))


def _reveal_vikings(table: Table, _: Action) -> Iterator[Reason]:
    known = "no" if table.vikings is None else "yes"
    deck = VIKING_CARDS if table.vikings is None else table.vikings
    yield _may("prepare.vikings", "come", known=known, left=[str(card) for card in deck])


def _reveal_bride(table: Table, action: Action) -> Iterator[Reason]:
    if action.word == PRINCESS:
        yield _may("prepare.last", "be-princess", left=table.deck)
    else:
        yield _may("prepare.bride", "be-bride", bride=action.word, left=table.deck)


def _deal(table: Table, action: Action) -> Iterator[Reason]:
    dealt = table.players[table.seat(action.player)].pack.bit_count()
    told: dict[str, Param] = {"count": dealt, "most": DEALT[table.size], "card": action.number}
    yield _may("draft.deal", "deal", player=action.player, **told)


def _deal_unseen(table: Table, _: Action) -> Iterator[Reason]:
    yield _may("draft.deal", "deal-unseen", count=DEALT[table.size])


def _keep(table: Table, action: Action) -> Iterator[Reason]:
    pack = table.players[table.seat(action.player)].pack
    yield _may("draft.keep", "keep", player=action.player, cards=list(values(pack)))


# Tricks


def _held(table: Table, seat: int, card: int, rule: str) -> Reason:
    """The card is in the hand, or may be one of those in it that nobody has seen."""
    player = table.players[seat]
    known = "yes" if player.hand >> card & 1 else "no"
    return _may(rule, "hold", player=player.name, card=card, known=known, hidden=player.unseen)


def _lead(table: Table, action: Action) -> Iterator[Reason]:
    colour = COLOUR[TOWN[action.town]]
    told: dict[str, Param] = {
        "card": action.number,
        "white": "yes" if CARDS[action.number].colour == "W" else "no",
    }
    yield _may("trick.match", "lead", player=action.player, town=action.town, colour=colour, **told)
    yield _held(table, table.marker, action.number, "trick.hand")


def _cannot_lead(table: Table, action: Action) -> Iterator[Reason]:
    player = table.players[table.marker]
    free = [colour for colour, towns in OF_COLOUR.items() if table.free & towns]
    told: dict[str, Param] = {
        "colours": [Phrase("boru-colour-of-towns", {"colour": colour}) for colour in free],
        "free": len(free),
        "cards": list(values(player.hand)),
        "known": player.hand.bit_count(),
        "hidden": player.unseen,
    }
    yield _may("trick.no-lead", "not-lead", player=action.player, **told)


def _play(table: Table, action: Action) -> Iterator[Reason]:
    before = table.name(table.trick[-1][0])
    yield _may("trick.follow", "follow", player=action.player, other=before)
    yield _held(table, decider(table), action.number, "trick.hand")


# Actions


def _take(table: Table, action: Action) -> Iterator[Reason]:
    left = [
        Phrase("boru-card-of", {"card": card, "player": table.name(seat)})
        for seat, card in table.order[table.acted :]
    ]
    yield _may("trick.order", "act", player=action.player, plays=left, count=len(left))
    seat, card = trick_winner(table), table.card.value
    if action.word == "main":
        yield _may("trick.main", "take-main", player=action.player, card=card)
        return
    told: dict[str, Param] = {"other": table.name(seat), "higher": dict(table.trick)[seat]}
    sides = 2 if table.card.row("side-2") else 1
    yield _may("trick.side", "take-side", player=action.player, card=card, sides=sides, **told)


def _buy(table: Table, action: Action) -> Iterator[Reason]:
    player, symbol = table.players[table.acting], table.card.row(table.row)[table.place]
    left = {PRAY: 0, RAID: table.battle, COURT: TOP - player.track}[symbol]
    told: dict[str, Param] = {
        "count": action.number,
        "cost": EXTRA_COST * action.number,
        "coins": player.coins,
    }
    yield _may("action.extras", "buy", player=player.name, what=_EXTRA[symbol], left=left, **told)


def _expand(table: Table, action: Action) -> Iterator[Reason]:
    coins = table.players[table.acting].coins
    told: dict[str, Param] = {
        "origin": action.origin,
        "town": action.town,
        "coins": coins,
        "cost": EXPANSION_COST,
    }
    yield _may("expand.road", "expand", player=action.player, **told)


def _stay(table: Table, action: Action) -> Iterator[Reason]:
    yield _may("expand", "stay", player=action.player, coins=table.players[table.acting].coins)


def _remove(table: Table, action: Action) -> Iterator[Reason]:
    owner = table.name(table.owner(TOWN[action.town]))
    yield _may("action.remove", "remove", player=action.player, town=action.town, owner=owner)


# Upkeep


def _resolve(table: Table, _: Action) -> Iterator[Reason]:
    yield _may("upkeep.steps", "resolve", due=str(table.phase))


def _place(table: Table, action: Action) -> Iterator[Reason]:
    player = table.players[table.queue[0]]
    if table.phase == Phase.BRIDE_TOWN:
        bride = player.brides[-1]
        told: dict[str, Param] = {"bride": bride, "region": BRIDES[bride].region}
        yield _may("marriage.town", "place", player=player.name, town=action.town, **told)
    else:
        space = player.track + 1
        yield _may("marriage.track-town", "place-by-track", player=player.name, town=action.town, space=space)


def _choose(_: Table, action: Action) -> Iterator[Reason]:
    yield _may("princess", "choose", player=action.player)


def _yield(table: Table, action: Action) -> Iterator[Reason]:
    loser, raiders = table.queue[0], [player.raiders for player in table.players]
    leaders = [table.name(seat) for seat in seats_with_most(raiders)]
    told: dict[str, Param] = {"players": leaders, "leaders": len(leaders), "count": max(raiders)}
    yield _may("battle.invasion", "yield", loser=table.name(loser), town=action.town, **told)


def _build(table: Table, action: Action) -> Iterator[Reason]:
    count = table.players[table.queue[0]].church
    if table.phase == Phase.MONASTERY:
        yield _may("church.first", "build", player=action.player, town=action.town, count=count)
    else:
        told: dict[str, Param] = {"count": count, "need": DISCS_FOR_A_MONASTERY}
        yield _may("church.four", "build-four", player=action.player, town=action.town, **told)


_NEEDS: Final[dict[ActionKind, Callable[[Table, Action], Iterator[Reason]]]] = {
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
