"""Why facts about cards contradict each other: a card in two places, or more cards than there can be."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from adjudicator.case import Case
from adjudicator.games.boru.models.deals import pack_shares
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import DEALT, IN_TRICKS, Table
from adjudicator.games.boru.table.testimony import Testimony
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason, aside
from adjudicator.statement import Consistent, Statement

MOST_FACTS: Final = 8
"""Beside the argument so many facts are told among the reasons that bear on the question."""

ConsistentCase = Case[Position, Consistent[Testimony]]


def argue(case: ConsistentCase, facts: Sequence[Statement]) -> tuple[Reason, ...]:
    """The arithmetic first, then the facts. Of many facts those with a card of a finished trick are apart."""
    said = tuple(fact.say for fact in facts)
    found = _Cards(case.position, said)
    clashes = [*found.in_two_places(), *found.too_many(case.readings), *found.against_the_draft()][:3]
    if not clashes or len(said) <= MOST_FACTS:
        return (*clashes, *said)
    one_of_many = [reason for reason in said if reason.message == "boru-says-discarded"]
    others = [reason for reason in said if reason not in one_of_many]
    return (*clashes, *others, *aside(one_of_many))


def laws(case: ConsistentCase) -> tuple[Reason, ...]:
    """What was checked."""
    size = case.position.table.size
    return (Reason("referee.consistent", "boru-laws", {"count": DEALT[size], "size": size}),)


@dataclass
class _Cards:
    """Where the facts put the cards."""

    position: Position
    said: Sequence[Reason]
    held: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """In whose hand."""
    played: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By whom in this round: in a finished trick or in this one."""
    in_trick: dict[str, int] = field(default_factory=dict)
    laid: set[int] = field(default_factory=set)
    """In a finished trick, by anybody."""
    kept: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By whom in the draft."""
    lacked: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    twice: set[int] = field(default_factory=set)
    """Named twice by the same person."""
    no_lead: set[str] = field(default_factory=set)
    """Who could not lead."""

    def __post_init__(self) -> None:
        for reason in self.said:
            self._add(reason)

    @property
    def table(self) -> Table:
        return self.position.table

    @property
    def known_tricks(self) -> bool:
        """Is it known how many tricks are over, and so how many cards everybody has?"""
        return self.table.phase in IN_TRICKS and not self.position.missing("tricks")

    def _add(self, reason: Reason) -> None:
        kind = reason.message.removeprefix("boru-says-")
        player, cards = str(reason.params.get("player", "")), _cards_of(reason.params)
        named = reason.params.get("cards", ())
        if isinstance(named, Sequence) and not isinstance(named, str):
            self.twice |= {card for card in cards if list(named).count(card) > 1}
        if kind in ("in-hand", "holds"):
            self.held[player] |= cards
        elif kind == "played":
            self.played[player] |= cards
        elif kind == "in-trick":
            self.in_trick[player] = min(cards)
        elif kind == "discarded":
            self.laid |= cards
        elif kind == "lacks":
            self.lacked[player] |= cards
        elif kind == "pack":
            self.kept[player] |= _cards_of({"cards": reason.params["kept"]})
        elif kind == "could-not-lead":
            self.no_lead.add(player)

    # A card in two places

    def in_two_places(self) -> Iterator[Reason]:
        for card in range(1, 26):
            if self._is_in_two_places(card):
                yield Reason("boru.box.open", "boru-clash-card", {"card": card}, (str(card),))
        for player, cards in self.held.items():
            both = sorted(cards & self.lacked[player])
            if both:
                yield Reason("boru.box.open", "boru-clash-lacks", {"player": player, "cards": both})
            lacks = self.table.players[self.table.seat(player)].lacks if player in self.no_lead else 0
            leads = sorted(card for card in cards if lacks >> card & 1)
            if leads:
                params: Params = {"player": player, "cards": leads}
                yield Reason("boru.trick.no-lead", "boru-clash-lead", params, tuple(map(str, leads)))

    def _is_in_two_places(self, card: int) -> bool:
        """Two people have it, or it is in a hand and was played, or in two tricks."""
        held = {player for player, cards in self.held.items() if card in cards}
        played = {player for player, cards in self.played.items() if card in cards}
        trick = {player for player, own in self.in_trick.items() if own == card}
        kept = {player for player, cards in self.kept.items() if card in cards}
        twice = (
            card in self.twice
            or bool(held and (played or trick or card in self.laid))
            or bool(trick and card in self.laid)
        )
        return twice or len(held | played | trick | kept) > 1

    # More cards than there can be

    def too_many(self, readings: Readings) -> Iterator[Reason]:
        table = self.table
        for player, cards in self.played.items():
            most = self._most_played(player, readings)
            if len(cards) > most:
                params: Params = {"player": player, "count": len(cards), "most": most}
                yield Reason("boru.trick.count", "boru-clash-played", params)
        if not self.known_tricks:
            return
        laid = self._in_finished_tricks()
        if len(laid) > table.tricks * table.size:
            many: Params = {
                "tricks": table.tricks,
                "size": table.size,
                "most": table.tricks * table.size,
                "count": len(laid),
                "cards": sorted(laid),
            }
            yield Reason("boru.trick.count", "boru-clash-tricks", many)
        for player, cards in self.held.items():
            left = DEALT[table.size] - table.tricks - self._is_in_trick(player)
            if len(cards) > left:
                held: Params = {"player": player, "count": len(cards), "most": left}
                yield Reason("boru.draft.deal", "boru-clash-hand", held)

    def _is_in_trick(self, player: str) -> bool:
        return any(self.table.name(who) == player for who, _ in self.table.trick)

    def _in_finished_tricks(self) -> set[int]:
        """What was played and is not the player's card in this trick, lies in a finished one."""
        laid = set(self.laid)
        for player, cards in self.played.items():
            if player in self.in_trick or not self._is_in_trick(player):
                laid |= cards - {self.in_trick.get(player, 0)}
        return laid

    def _most_played(self, player: str, readings: Readings) -> int:
        """The most cards that this player can have played by now in this round."""
        table, in_trick = self.table, self._is_in_trick(player)
        if self.known_tricks:
            return table.tricks + in_trick
        most = DEALT[table.size] - cards_left_over(table.size, readings)
        return most - (table.phase in IN_TRICKS and not in_trick)

    # The draft

    def against_the_draft(self) -> Iterator[Reason]:
        """Of a pack each player gets two cards, clockwise, until none is left."""
        for reason in self.said:
            if reason.message != "boru-says-pack":
                continue
            cards = _cards_of(reason.params)
            first = self.table.seat(str(reason.params["player"]))
            shares = pack_shares(first, len(cards), self.table.size)
            for seat, share in enumerate(shares):
                name = self.table.name(seat)
                own = self.held[name] | self.played[name] | self.kept[name]
                mine = sorted((own | {self.in_trick.get(name, 0)}) & cards)
                if len(mine) > share:
                    params: Params = {"player": name, "share": share, "count": len(mine), "cards": mine}
                    yield Reason("boru.draft.rest", "boru-clash-pack", params, tuple(map(str, mine)))


def _cards_of(params: Params) -> set[int]:
    cards = params.get("cards", [params["card"]] if "card" in params else [])
    return {card for card in cards if isinstance(card, int)} if isinstance(cards, Sequence) else set()
