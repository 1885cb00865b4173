"""Checks that the components on the table are possible together: discs, tokens, cards and names."""

from collections import Counter
from collections.abc import Iterable, Iterator

from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.actions import RESERVED
from adjudicator.games.boru.table.board import REGION, TOWN
from adjudicator.games.boru.table.cards import BRIDES, CARDS, NOBLES, PRINCESS, VIKING_CARDS
from adjudicator.games.boru.table.table import DEALT, ROUNDS
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

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


def _at(*steps: str | int) -> str:
    return pointer("position", *steps)


# Players


def _name_problems(form: PositionForm) -> Iterator[Problem]:
    seen: set[str] = set()
    for seat, player in enumerate(form.players):
        at = _at("players", seat, "id")
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
            yield Problem(Kind.MALFORMED, "boru-unknown-player", _at(*steps), {"player": name})
    for list_name, names in (
        ("queue", form.queue),
        ("draft", [memory.player for memory in form.draft]),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                yield Problem(Kind.CONTRADICTORY, "boru-player-twice", _at(list_name), {"player": name})


# Towns


def _town_problems(form: PositionForm) -> Iterator[Problem]:
    owners: dict[str, str] = {}
    for seat, player in enumerate(form.players):
        for place, town in enumerate(player.towns):
            at = _at("players", seat, "towns", place)
            if town not in TOWN:
                yield Problem(Kind.MALFORMED, "boru-unknown-town", at, {"town": town})
            elif town in owners:
                params = {"town": town, "player": player.id, "other": owners[town]}
                yield Problem(Kind.CONTRADICTORY, "boru-two-discs", at, params)
            else:
                owners[town] = player.id
    for field, code in (("vikings", "viking"), ("monasteries", "monastery")):
        seen: set[str] = set()
        for place, town in enumerate(getattr(form, field)):
            at = _at(field, place)
            if town not in TOWN:
                yield Problem(Kind.MALFORMED, "boru-unknown-town", at, {"town": town})
                continue
            if town in seen:
                yield Problem(Kind.ILLEGAL, _TWICE[code], at, {"town": town})
            elif town not in owners:
                yield Problem(Kind.ILLEGAL, _WITHOUT_DISC[code], at, {"town": town})
            seen.add(town)
    if form.active is not None:
        if form.active not in TOWN:
            yield Problem(Kind.MALFORMED, "boru-unknown-town", _at("active"), {"town": form.active})
        elif form.active in owners:
            params = {"town": form.active, "player": owners[form.active]}
            yield Problem(Kind.ILLEGAL, "boru-active-taken", _at("active"), params)


_TWICE = {"viking": "boru-two-viking-tokens", "monastery": "boru-two-monasteries"}
_WITHOUT_DISC = {"viking": "boru-viking-without-disc", "monastery": "boru-monastery-without-disc"}


def _token_problems(form: PositionForm) -> Iterator[Problem]:
    """Each claim token is in one place."""
    listed = [(region, _at("face_up", place)) for place, region in enumerate(form.face_up)]
    for seat, player in enumerate(form.players):
        listed += [
            (region, _at("players", seat, "tokens", place)) for place, region in enumerate(player.tokens)
        ]
    seen: dict[str, str] = {}
    for region, at in listed:
        if region not in REGION:
            yield Problem(Kind.MALFORMED, "boru-unknown-region", at, {"region": region})
        elif region in seen:
            yield Problem(
                Kind.CONTRADICTORY, "boru-token-twice", at, {"region": region, "other": seen[region]}
            )
        else:
            seen[region] = at


# Marriage cards


def _bride_problems(form: PositionForm) -> Iterator[Problem]:
    """Each marriage card is in one place, and no more are out than were shuffled in."""
    listed = [(bride, _at("gone", place)) for place, bride in enumerate(form.gone)]
    if form.bride is not None:
        listed.append((form.bride, _at("bride")))
    for seat, player in enumerate(form.players):
        listed += [
            (bride, _at("players", seat, "brides", place)) for place, bride in enumerate(player.brides)
        ]
    seen: dict[str, str] = {}
    for bride, at in listed:
        if bride not in BRIDES:
            params = {"bride": bride, "options": ", ".join(BRIDES)}
            yield Problem(Kind.MALFORMED, "boru-unknown-bride", at, params)
        elif bride in seen:
            yield Problem(Kind.CONTRADICTORY, "boru-bride-twice", at, {"bride": bride, "other": seen[bride]})
        else:
            seen[bride] = at
    nobles = sum(bride in NOBLES for bride in seen)
    most = ROUNDS[len(form.players)] - 1
    if nobles > most:
        yield Problem(Kind.ILLEGAL, "boru-too-many-brides", _at(), {"count": nobles, "most": most})
    if form.marriage_deck and PRINCESS in seen and form.bride != PRINCESS:
        deck = {"deck": str(form.marriage_deck)}
        yield Problem(Kind.CONTRADICTORY, "boru-princess-too-early", seen[PRINCESS], deck)
    held = any(PRINCESS in player.brides for player in form.players)
    if form.pact and not held:
        yield Problem(Kind.CONTRADICTORY, "boru-pact-without-princess", _at("pact"), {"pact": form.pact})
    if held and not form.pact and form.phase != "princess":
        yield Problem(Kind.MISSING, "boru-pact-missing", _at("pact"), {})


def _viking_card_problems(form: PositionForm) -> Iterator[Problem]:
    """Every face-down Viking card is in the box, and as often as in the box."""
    for strength in sorted((Counter(form.viking_deck or ()) - Counter(VIKING_CARDS)).elements()):
        params = {"card": str(strength)}
        yield Problem(Kind.ILLEGAL, "boru-no-such-viking-card", _at("viking_deck"), params)


# Action cards


def _cards_with_pointers(form: PositionForm) -> Iterable[tuple[int, str]]:
    """Every action card that is named, with its pointer."""
    for seat, player in enumerate(form.players):
        for field in ("hand", "pack", "kept"):
            for place, card in enumerate(getattr(player, field)):
                yield card, _at("players", seat, field, place)
    for place, played in enumerate(form.trick):
        yield played.card, _at("trick", place, "card")
    for place, card in enumerate(form.discard):
        yield card, _at("discard", place)


def _card_problems(form: PositionForm) -> Iterator[Problem]:
    """Each card is in one place, and nobody has more cards than were dealt."""
    seen: dict[int, str] = {}
    for card, at in _cards_with_pointers(form):
        if card not in CARDS:
            yield Problem(Kind.MALFORMED, "boru-no-such-card", at, {"card": str(card)})
        elif card in seen:
            params = {"card": str(card), "other": seen[card]}
            yield Problem(Kind.CONTRADICTORY, "card-twice", at, params)
        else:
            seen[card] = at
    dealt = DEALT[len(form.players)]
    for seat, player in enumerate(form.players):
        for place, card in enumerate(player.lacks):
            at = _at("players", seat, "lacks", place)
            if card not in CARDS:
                yield Problem(Kind.MALFORMED, "boru-no-such-card", at, {"card": str(card)})
            elif card in player.hand:
                yield Problem(Kind.CONTRADICTORY, "boru-lacks-and-holds", at, {"card": str(card)})
        held = len(player.hand) + (player.unseen or 0) + len(player.pack) + len(player.kept)
        if held > dealt:
            at = _at("players", seat, "hand")
            most = {"player": player.id, "count": held, "most": dealt}
            yield Problem(Kind.ILLEGAL, "boru-too-many-in-hand", at, most)


# What players remember of the draft


def _draft_problems(form: PositionForm) -> Iterator[Problem]:
    """Packs shrink by two, two cards of each are kept, and a pack comes back after a full circle."""
    dealt = DEALT[len(form.players)]
    for number, memory in enumerate(form.draft):
        for turn, pack in enumerate(memory.packs):
            at = _at("draft", number, "packs", turn)
            yield from _card_list_problems(pack, at)
            size = max(0, dealt - 2 * turn)
            if len(pack) != size:
                yield Problem(Kind.ILLEGAL, "boru-draft-pack-size", at, {"count": len(pack), "size": size})
            for earlier in range(turn):
                again = set(memory.packs[earlier]) & set(pack)
                if turn - earlier == len(form.players) and earlier < len(memory.kept):
                    handed_on = set(memory.packs[earlier]) - set(memory.kept[earlier])
                    again = set(pack) - handed_on
                for card in sorted(again):
                    yield Problem(Kind.CONTRADICTORY, "boru-draft-came-back", at, {"card": str(card)})
        for turn, kept in enumerate(memory.kept):
            at = _at("draft", number, "kept", turn)
            yield from _card_list_problems(kept, at)
            size = min(2, max(0, dealt - 2 * turn))
            if len(kept) != size:
                yield Problem(Kind.ILLEGAL, "boru-draft-kept-size", at, {"count": len(kept), "size": size})
            for card in kept:
                if turn < len(memory.packs) and card not in memory.packs[turn]:
                    yield Problem(Kind.CONTRADICTORY, "boru-draft-kept-elsewhere", at, {"card": str(card)})
        if not len(memory.packs) - 1 <= len(memory.kept) <= len(memory.packs):
            turns = {"packs": len(memory.packs), "kept": len(memory.kept)}
            yield Problem(Kind.CONTRADICTORY, "boru-draft-turns", _at("draft", number), turns)
    yield from _neighbour_problems(form)
    yield from _pack_of_origin_problems(form)


def _pack_of_origin_problems(form: PositionForm) -> Iterator[Problem]:
    """A card was dealt to one player: everybody who remembers it saw it in a pack dealt to that player."""
    seats = {player.id: seat for seat, player in enumerate(form.players)}
    first: dict[int, tuple[int, int, str]] = {}
    for number, memory in enumerate(form.draft):
        for turn, pack in enumerate(memory.packs if memory.player in seats else ()):
            at = _at("draft", number, "packs", turn)
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
                if given != set(pack):
                    params = {"player": name, "other": right}
                    at = _at("draft", number, "packs", turn + 1)
                    yield Problem(Kind.CONTRADICTORY, "boru-draft-neighbours", at, params)


def _card_list_problems(cards: list[int], at: str) -> Iterator[Problem]:
    for card, count in Counter(cards).items():
        if card not in CARDS:
            yield Problem(Kind.MALFORMED, "boru-no-such-card", at, {"card": str(card)})
        elif count > 1:
            yield Problem(Kind.CONTRADICTORY, "card-twice", at, {"card": str(card), "other": at})
