"""Checks that the components on the table are possible together: discs, tokens, cards and names."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from adjudicator.games.boru.intake.moment import no_such_player
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.actions import RESERVED
from adjudicator.games.boru.table.board import REGION, TOWN
from adjudicator.games.boru.table.cards import BRIDES, CARDS, NOBLES, PRINCESS, VIKING_CARDS
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import DEALT, ROUNDS
from adjudicator.problems import Kind, Problem
from adjudicator.values import Json

Place = tuple[str | int, ...]


def component_problems(form: PositionForm) -> Iterator[Problem]:
    """Everything that is wrong with the components at any moment of the game."""
    yield from _name_problems(form)
    yield from _town_problems(form)
    yield from _token_problems(form)
    yield from _bride_problems(form)
    yield from _viking_card_problems(form)
    yield from _card_problems(form)
    yield from _draft_problems(form)


# Players


def _name_problems(form: PositionForm) -> Iterator[Problem]:
    seen: set[str] = set()
    for seat, player in enumerate(form.players):
        at = where("players", seat, "id")
        if player.id in seen:
            yield Problem(Kind.CONTRADICTORY, "boru-player-twice", at, {"player": player.id})
        if player.id in RESERVED:
            yield Problem(Kind.MALFORMED, "boru-player-reserved", at, {"player": player.id})
        seen.add(player.id)
    named: list[tuple[str, Place]] = [(name, ("queue", place)) for place, name in enumerate(form.queue)]
    named += [(played.player, ("trick", place, "player")) for place, played in enumerate(form.trick)]
    named += [(memory.player, ("draft", place, "player")) for place, memory in enumerate(form.draft)]
    if form.marker:
        named.append((form.marker, ("marker",)))
    for name, steps in named:
        if name not in seen:
            yield no_such_player(name, where(*steps))
    for list_name, names in (
        ("queue", form.queue),
        ("draft", [memory.player for memory in form.draft]),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                yield Problem(Kind.CONTRADICTORY, "boru-player-twice", where(list_name), {"player": name})


# Towns


def _town_problems(form: PositionForm) -> Iterator[Problem]:
    owners: dict[str, str] = {}
    for seat, player in enumerate(form.players):
        for place, town in enumerate(player.towns):
            at = where("players", seat, "towns", place)
            if town not in TOWN:
                yield Problem(Kind.MALFORMED, "boru-unknown-town", at, {"town": town})
            elif town in owners:
                params = {"town": town, "player": player.id, "other": owners[town]}
                yield Problem(Kind.CONTRADICTORY, "boru-two-discs", at, params)
            else:
                owners[town] = player.id
    discs_read = all(town in TOWN for player in form.players for town in player.towns)
    for field, towns in (("vikings", form.vikings), ("monasteries", form.monasteries)):
        seen: set[str] = set()
        for place, town in enumerate(towns):
            at = where(field, place)
            if town not in TOWN:
                yield Problem(Kind.MALFORMED, "boru-unknown-town", at, {"town": town})
                continue
            if town in seen:
                yield Problem(Kind.ILLEGAL, _TWICE[field], at, {"town": town})
            elif town not in owners and discs_read:
                yield Problem(Kind.ILLEGAL, _WITHOUT_DISC[field], at, {"town": town})
            seen.add(town)
    if form.active is not None:
        if form.active not in TOWN:
            yield Problem(Kind.MALFORMED, "boru-unknown-town", where("active"), {"town": form.active})
        elif form.active in owners:
            params = {"town": form.active, "player": owners[form.active]}
            yield Problem(Kind.ILLEGAL, "boru-active-taken", where("active"), params)


_TWICE: Final = {"vikings": "boru-two-viking-tokens", "monasteries": "boru-two-monasteries"}
_WITHOUT_DISC: Final = {"vikings": "boru-viking-without-disc", "monasteries": "boru-monastery-without-disc"}


# What is in one place only


class _Component(NamedTuple):
    """A kind of component of which each piece is in one place."""

    param: str
    """The name of the piece in the params of a problem."""
    box: Collection[str | int]
    unknown: str
    """The code for a piece that is not in the box."""
    twice: str
    """The code for a piece in two places."""


_TOKEN: Final = _Component("region", REGION, "boru-unknown-region", "boru-token-twice")
_BRIDE: Final = _Component("bride", BRIDES, "boru-unknown-bride", "boru-bride-twice")
_CARD: Final = _Component("card", CARDS, "boru-no-such-card", "card-twice")

Placed = tuple[str | int, str]
"""A piece and the pointer of its place."""


def _placed(pieces: Sequence[str | int], *steps: str | int) -> list[Placed]:
    return [(piece, where(*steps, place)) for place, piece in enumerate(pieces)]


def _place_problems(component: _Component, placed: Iterable[Placed]) -> Iterator[Problem]:
    seen: dict[str | int, str] = {}
    for piece, at in placed:
        params = {component.param: str(piece)}
        if piece not in component.box:
            options = {"options": ", ".join(BRIDES)} if component is _BRIDE else {}
            yield Problem(Kind.MALFORMED, component.unknown, at, {**params, **options})
        elif piece in seen:
            yield Problem(Kind.CONTRADICTORY, component.twice, at, {**params, "other": seen[piece]})
        else:
            seen[piece] = at


def _token_problems(form: PositionForm) -> Iterator[Problem]:
    """Each claim token is in one place."""
    placed = _placed(form.face_up, "face_up")
    for seat, player in enumerate(form.players):
        placed += _placed(player.tokens, "players", seat, "tokens")
    yield from _place_problems(_TOKEN, placed)


def _bride_problems(form: PositionForm) -> Iterator[Problem]:
    """Each marriage card is in one place, and no more are out than were shuffled in."""
    placed = _placed(form.gone, "gone")
    if form.bride is not None:
        placed.append((form.bride, where("bride")))
    for seat, player in enumerate(form.players):
        placed += _placed(player.brides, "players", seat, "brides")
    yield from _place_problems(_BRIDE, placed)
    first = dict(reversed(placed))
    nobles = sum(bride in NOBLES for bride in first)
    most = ROUNDS[len(form.players)] - 1
    if nobles > most:
        yield Problem(Kind.ILLEGAL, "boru-too-many-brides", where(), {"count": nobles, "most": most})
    if form.marriage_deck and PRINCESS in first and form.bride != PRINCESS:
        deck = {"deck": str(form.marriage_deck)}
        yield Problem(Kind.CONTRADICTORY, "boru-princess-too-early", first[PRINCESS], deck)
    held = any(PRINCESS in player.brides for player in form.players)
    if form.pact and not held and all(bride in BRIDES for player in form.players for bride in player.brides):
        yield Problem(Kind.CONTRADICTORY, "boru-pact-without-princess", where("pact"), {"pact": form.pact})
    if held and not form.pact and form.phase != "princess":
        yield Problem(Kind.MISSING, "boru-pact-missing", where("pact"), {})


def _viking_card_problems(form: PositionForm) -> Iterator[Problem]:
    """Every face-down Viking card is in the box, and as often as in the box."""
    for strength in sorted((Counter(form.viking_deck or ()) - Counter(VIKING_CARDS)).elements()):
        params = {"card": str(strength)}
        yield Problem(Kind.ILLEGAL, "boru-no-such-viking-card", where("viking_deck"), params)


# Action cards


def _card_problems(form: PositionForm) -> Iterator[Problem]:
    """Each card is in one place, and nobody has more cards than were dealt."""
    placed: list[Placed] = []
    for seat, player in enumerate(form.players):
        for field, cards in (("hand", player.hand), ("pack", player.pack), ("kept", player.kept)):
            placed += _placed(cards, "players", seat, field)
    placed += [(played.card, where("trick", place, "card")) for place, played in enumerate(form.trick)]
    placed += _placed(form.discard, "discard")
    yield from _place_problems(_CARD, placed)
    dealt = DEALT[len(form.players)]
    for seat, player in enumerate(form.players):
        for place, card in enumerate(player.lacks):
            at = where("players", seat, "lacks", place)
            if card not in CARDS:
                yield Problem(Kind.MALFORMED, "boru-no-such-card", at, {"card": str(card)})
            elif card in player.hand:
                yield Problem(Kind.CONTRADICTORY, "boru-lacks-and-holds", at, {"card": str(card)})
        held = len(player.hand) + (player.unseen or 0) + len(player.pack) + len(player.kept)
        if held > dealt:
            at = where("players", seat, "hand")
            most: dict[str, Json] = {"player": player.id, "count": held, "most": dealt}
            yield Problem(Kind.ILLEGAL, "boru-too-many-in-hand", at, most)


# What players remember of the draft


def _draft_problems(form: PositionForm) -> Iterator[Problem]:
    """Packs shrink by two, two cards of each are kept, and a pack comes back after a full circle."""
    dealt = DEALT[len(form.players)]
    for number, memory in enumerate(form.draft):
        for turn, pack in enumerate(memory.packs):
            at = where("draft", number, "packs", turn)
            yield from _card_list_problems(pack, at)
            size = max(0, dealt - 2 * turn)
            if len(pack) != size:
                yield Problem(Kind.ILLEGAL, "boru-draft-pack-size", at, {"count": len(pack), "size": size})
            for earlier in range(turn):
                again, among = set(memory.packs[earlier]) & set(pack), ""
                if turn - earlier == len(form.players) and earlier < len(memory.kept):
                    handed_on = set(memory.packs[earlier]) - set(memory.kept[earlier])
                    again, among = set(pack) - handed_on, where("draft", number, "packs", earlier)
                for card in sorted(again & CARDS.keys()):
                    yield Problem(Kind.CONTRADICTORY, "boru-draft-came-back", at, {"card": str(card)}, among)
        for turn, kept in enumerate(memory.kept):
            at = where("draft", number, "kept", turn)
            yield from _card_list_problems(kept, at)
            size = min(2, max(0, dealt - 2 * turn))
            if len(kept) != size:
                yield Problem(Kind.ILLEGAL, "boru-draft-kept-size", at, {"count": len(kept), "size": size})
            for card in kept:
                if card in CARDS and turn < len(memory.packs) and card not in memory.packs[turn]:
                    pack_at, params = where("draft", number, "packs", turn), {"card": str(card)}
                    yield Problem(Kind.CONTRADICTORY, "boru-draft-kept-elsewhere", at, params, pack_at)
        if not len(memory.packs) - 1 <= len(memory.kept) <= len(memory.packs):
            turns = {"packs": len(memory.packs), "kept": len(memory.kept)}
            yield Problem(Kind.CONTRADICTORY, "boru-draft-turns", where("draft", number), turns)
    yield from _neighbour_problems(form)
    yield from _pack_of_origin_problems(form)


def _pack_of_origin_problems(form: PositionForm) -> Iterator[Problem]:
    """A card was dealt to one player: everybody who remembers it saw it in a pack dealt to that player."""
    seats = {player.id: seat for seat, player in enumerate(form.players)}
    first: dict[int, tuple[int, int, str]] = {}
    for number, memory in enumerate(form.draft):
        for turn, pack in enumerate(memory.packs if memory.player in seats else ()):
            at = where("draft", number, "packs", turn)
            dealt_to = (seats[memory.player] - turn) % len(seats)
            for card in pack:
                origin, witness, other = first.setdefault(card, (dealt_to, number, at))
                if origin != dealt_to and witness != number:
                    params = {"card": str(card), "other": other}
                    yield Problem(Kind.CONTRADICTORY, "card-twice", at, params)


def _neighbour_problems(form: PositionForm) -> Iterator[Problem]:
    """The pack that one player passes on is the pack that the next player gets."""
    order = [player.id for player in form.players]
    memories = {memory.player: (number, memory) for number, memory in enumerate(form.draft)}
    for name, (number, memory) in memories.items():
        right = order[order.index(name) - 1] if name in order else ""
        if right not in memories:
            continue
        _, giver = memories[right]
        for turn, pack in enumerate(memory.packs[1:]):
            if turn < min(len(giver.packs), len(giver.kept)):
                given = set(giver.packs[turn]) - set(giver.kept[turn])
                if given != set(pack) and given | set(pack) <= CARDS.keys():
                    params = {"player": name, "other": right}
                    at = where("draft", number, "packs", turn + 1)
                    yield Problem(Kind.CONTRADICTORY, "boru-draft-neighbours", at, params)


def _card_list_problems(cards: list[int], at: str) -> Iterator[Problem]:
    for place, card in enumerate(cards):
        if card not in CARDS:
            yield Problem(Kind.MALFORMED, "boru-no-such-card", f"{at}/{place}", {"card": str(card)})
    for card, count in Counter(cards).items():
        if card in CARDS and count > 1:
            yield Problem(Kind.CONTRADICTORY, "card-twice", at, {"card": str(card), "other": at})
