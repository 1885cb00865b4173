"""A round up to its tricks: the Viking card, the marriage card, the deal and the draft behind a table."""

from collections.abc import Iterator, Sequence

from adjudicator.games.boru.rules.rounds import KEPT_FROM_A_PACK
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import TOWNS, places
from adjudicator.games.boru.table.cards import NOBLES, PRINCESS, VIKING_CARDS, values
from adjudicator.games.boru.table.position import PLAYER_FACTS, where
from adjudicator.games.boru.table.table import (
    MARRIAGE_CARD_OPEN,
    NOBODY,
    ROUNDS,
    SETUP_POINTS,
    Phase,
    Table,
)

Course = tuple[Table, tuple[Action, ...]]


def filled_in(table: Table) -> Table:
    """The table with something for each fact that nobody gave, so that there is much to choose from."""
    unknown = table.unknown
    lacking = [seat for seat in range(table.size) if where("players", seat, "towns") in unknown]
    free = [*places(table.free & ~(1 << table.active if table.active != NOBODY else 0))]
    for place, seat in enumerate(lacking):
        table = table.set(seat, discs=sum(1 << town for town in free[place :: 2 * len(lacking)]))
    for seat in range(table.size):
        player = table.players[seat]
        given = {name: where("players", seat, name) not in unknown for name in PLAYER_FACTS}
        table = table.set(
            seat,
            coins=player.coins if given["coins"] else 9,
            points=player.points if given["points"] else SETUP_POINTS,
            raiders=player.raiders if given["raiders"] else 4,
            church=player.church if given["church"] else 3,
        )
    if where("marker") in unknown and table.marker == NOBODY:
        table = table._replace(marker=table.trick[0][0] if table.trick else 0)
    if where("battle") in unknown and table.phase not in (Phase.SETUP, Phase.VIKINGS):
        table = table._replace(battle=min(_vikings_gone(table), default=0))
    if where("marriage_deck") in unknown:
        table = table._replace(deck=max(0, ROUNDS[table.size] - table.round))
    if not table.bride and table.phase in MARRIAGE_CARD_OPEN:
        table = table._replace(bride=_any_bride(table))
    return table._replace(unknown=frozenset())


def settled(target: Table) -> Iterator[Course]:
    order = target.clockwise(target.marker)
    players = tuple(player._replace(discs=0) for player in target.players)
    start = target._replace(players=players, queue=order)
    done = [seat for seat in order if seat not in target.queue]
    yield (
        start,
        tuple(
            Action(ActionKind.SETTLE, target.name(seat), town=TOWNS[town])
            for seat in done
            for town in places(target.players[seat].discs)
        ),
    )


def start_of_round(target: Table, strength: int) -> Course:
    """The table before this Viking card, with all else as it is now, and the preparation."""
    players = tuple(player._replace(hand=0, unseen=0, pack=0, kept=0, lacks=0) for player in target.players)
    deck = None if target.vikings is None else tuple(sorted((*target.vikings, strength)))
    start = target._replace(
        players=players,
        phase=Phase.VIKINGS,
        battle=0,
        vikings=deck,
        active=NOBODY,
        trick=(),
        acted=0,
        row="",
        place=0,
        discard=0,
        tricks=0,
        passes=0,
        queue=(),
    )
    actions = [Action(ActionKind.REVEAL_VIKINGS, number=strength)]
    if target.phase != Phase.COURTED:
        bride = target.bride or _any_bride(target)
        start = start._replace(bride="", deck=target.deck + 1)
        actions.append(Action(ActionKind.REVEAL_BRIDE, word=bride))
    return start, tuple(actions)


def _any_bride(target: Table) -> str:
    seen = {*target.gone, *(bride for player in target.players for bride in player.brides)}
    return PRINCESS if not target.deck else next(bride for bride in NOBLES if bride not in seen)


def strengths(target: Table, raided: int) -> list[int]:
    """The Viking card that was revealed, if so many raiders were taken since and there is such a card."""
    found = target.battle + raided
    return [found] if found in _vikings_gone(target) else []


def _vikings_gone(target: Table) -> list[int]:
    """The Viking cards that are not face down any more, as far as known."""
    left = list(VIKING_CARDS)
    for card in target.vikings or ():
        if card in left:
            left.remove(card)
    return left


def before_tricks(target: Table) -> Iterator[Course]:
    for strength in strengths(target, 0):
        start, actions = start_of_round(target, strength)
        if target.phase == Phase.DRAFT:
            yield start, (*actions, *_drafted(target))
        else:
            dealt = tuple(
                Action(ActionKind.DEAL, player.name, card)
                for player in target.players
                for card in values(player.pack)
            )
            yield start, (*actions, *dealt)


def _drafted(target: Table) -> Iterator[Action]:
    """The deal and the draft up to now: whoever kept cards took two from each pack in turn."""
    kept = [list(values(player.kept)) for player in target.players]
    most = max(map(len, kept))
    fewest = min(map(len, kept))
    passed = fewest // KEPT_FROM_A_PACK
    groups = [
        [cards[at : at + KEPT_FROM_A_PACK] for at in range(0, most, KEPT_FROM_A_PACK)] for cards in kept
    ]
    size = target.size
    packs = [set(values(target.players[(seat + passed) % size].pack)) for seat in range(size)]
    yield from deal_and_keep(target, packs, groups)


def deal_and_keep(
    target: Table, packs: Sequence[set[int]], groups: Sequence[Sequence[Sequence[int]]]
) -> Iterator[Action]:
    """The packs as dealt: what was kept of each by one player after another, and what is left of it."""
    size = target.size
    for seat in range(size):
        dealt = set(packs[seat])
        for turn in range(len(groups[seat])):
            dealt |= set(groups[(seat + turn) % size][turn])
        yield from (Action(ActionKind.DEAL, target.name(seat), card) for card in sorted(dealt))
    for turn in range(max(map(len, groups))):
        for seat in range(size):
            pair = groups[seat][turn]
            if len(pair) == KEPT_FROM_A_PACK:
                yield Action(ActionKind.KEEP, target.name(seat), cards=(min(pair), max(pair)))
