"""The facts of a claim ``consistent``: a program for the places of all cards, one guard for each fact."""

from collections.abc import Iterable
from typing import Final

from adjudicator.case import Case
from adjudicator.games.boru.models.deals import pack_shares
from adjudicator.games.boru.table.cards import DECK, values
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import DEALT, IN_TRICKS, UPKEEP, Phase
from adjudicator.games.boru.table.testimony import Testimony
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.statement import Consistent, Stated, Statement
from adjudicator.values import Json
from solver.program import Program, Var, count

IN_PLAY: Final = ("hand", "trick", "laid")
"""Where the cards of a player are during the tricks: in the hand, in the trick, in earlier tricks."""
EVERYWHERE: Final = (*IN_PLAY, "out")
"""At other times they may be out of play: not dealt or drafted yet, or left over after the tricks."""

_BEFORE_DEAL: Final = (Phase.SETUP, Phase.VIKINGS, Phase.COURTED)
_AFTER_TRICKS: Final = (*UPKEEP, Phase.OVER)
_HANDS_EMPTY: Final = (*_BEFORE_DEAL, *_AFTER_TRICKS)
"""The phases before the deal and after the tricks, in which nobody has a card (rule boru.trick.count)."""


def state(case: Case[Position, Consistent[Testimony]]) -> Stated:
    """The facts about this round's cards, each with its guard (rules boru.draft.*, boru.trick.*).

    The facts can all be true if the program has a solution in which all guards are true.
    """
    facts = _CardFacts(case.position, case.readings)
    facts.add_table_facts()
    for one in case.claim.testimony:
        facts.add_testimony(one)
    return Stated(facts.program, tuple(facts.statements))


class _CardFacts:
    """Every card has one place: that of a player, or set aside."""

    def __init__(self, position: Position, readings: Readings) -> None:
        self.position = position
        self.table = position.table
        self.program = Program()
        self.statements: list[Statement] = []
        self.spots: dict[tuple[str, int, int], Var] = {}
        self.anybodys: dict[tuple[str, int], Var] = {}
        """Place and card to whether the card is there, whoever has or played it."""
        self.places = IN_PLAY if self.table.phase in IN_TRICKS else EVERYWHERE
        size, dealt = self.table.size, DEALT[self.table.size]
        aside = []
        for card in values(DECK):
            here = []
            for seat in range(size):
                for where in self.places:
                    self.spots[where, seat, card] = self.program.var(f"{where} {seat} {card}")
                    here.append(self.spots[where, seat, card])
            aside.append(self.program.var(f"aside {card}"))
            self.program.exactly(count([*here, aside[-1]]), 1)
            for where in self.places:
                anybodys = self.anybodys[where, card] = self.program.var(f"{where} {card}")
                spots = [(1, self.spots[where, seat, card]) for seat in range(size)]
                self.program.exactly((*spots, (-1, anybodys)), 0)
            self.program.exactly(count([*(self.anybodys[one, card] for one in self.places), aside[-1]]), 1)
        self.program.exactly(count(aside), DECK.bit_count() - size * dealt)
        last_card_played = size == 5 and readings["five-player-tricks"] == "played"
        self.most_tricks = dealt if last_card_played else dealt - 1
        self.known_tricks = self.table.phase in IN_TRICKS and not position.missing("tricks")
        if not self.known_tricks:
            self._add_laws_on_tricks()

    def _add_laws_on_tricks(self) -> None:
        """Rules boru.trick.follow, count (reading five-player-tricks): one card of each player in a trick."""
        size, dealt = self.table.size, DEALT[self.table.size]
        for seat in range(size):
            self.program.exactly(count(self._of(seat, self.places, values(DECK))), dealt)
            self.program.at_most(count(self._of(seat, ["laid", "trick"], values(DECK))), self.most_tricks)
            self.program.at_most(count(self._of(seat, ["trick"], values(DECK))), 1)
            if seat:
                first = [(-1, var) for var in self._of(0, ["laid"], values(DECK))]
                self.program.exactly((*count(self._of(seat, ["laid"], values(DECK))), *first), 0)

    def _of(self, seat: int, wheres: Iterable[str], cards: Iterable[int]) -> list[Var]:
        wanted = list(cards)
        return [self.spots[where, seat, card] for where in wheres for card in wanted]

    def _new_fact(self, message: str, who: str = "", **params: Json) -> Var:
        guard = self.program.var(f"fact {len(self.statements)}")
        self.statements.append(
            Statement(guard, Reason("referee.consistent", message, {**params, "who": who}), who)
        )
        return guard

    def add_table_facts(self) -> None:
        table = self.table
        if table.phase in _HANDS_EMPTY:
            guard = self._new_fact("boru-says-no-hands")
            for seat in range(table.size):
                self.program.at_most(count(self._of(seat, ["hand"], values(DECK))), 0, [guard])
        if table.phase in (*_BEFORE_DEAL, Phase.DEAL, Phase.DRAFT):
            guard = self._new_fact("boru-says-before-tricks")
            for seat in range(table.size):
                self.program.at_most(count(self._of(seat, ["laid", "trick"], values(DECK))), 0, [guard])
        if table.phase in (*IN_TRICKS, *_AFTER_TRICKS):
            self._add_memories()
        if table.phase in (*IN_TRICKS, Phase.UNKNOWN):
            self._add_cards_in_sight()
        if table.phase not in IN_TRICKS:
            return
        for seat in range(table.size):
            self._add_player_facts(seat)
        if self.known_tricks:
            self._add_number_of_tricks()

    def _add_number_of_tricks(self) -> None:
        """With the sums that follow from it, a contradiction between many cards is found at once."""
        table = self.table
        tricks = self._new_fact("boru-says-tricks", count=table.tricks)
        for seat in range(table.size):
            self.program.exactly(count(self._of(seat, ["laid"], values(DECK))), table.tricks, [tricks])
        laid = table.tricks * table.size
        in_hand = DEALT[table.size] * table.size - laid - len(table.trick)
        for where, number in (("laid", laid), ("hand", in_hand)):
            self.program.exactly(count(self.anybodys[where, card] for card in values(DECK)), number, [tricks])
        self.program.exactly(count(self.anybodys["trick", card] for card in values(DECK)), len(table.trick))

    def _add_cards_in_sight(self) -> None:
        table = self.table
        for seat, player in enumerate(table.players):
            for card in values(player.hand):
                guard = self._new_fact("boru-says-in-hand", player=player.name, card=card)
                self.program.at_least(count([self.spots["hand", seat, card]]), 1, [guard])
        for card in values(table.discard):
            guard = self._new_fact("boru-says-discarded", card=card)
            self.program.at_least(count([self.anybodys["laid", card]]), 1, [guard])
        for seat, card in table.trick:
            guard = self._new_fact("boru-says-in-trick", player=table.name(seat), card=card)
            self.program.at_least(count([self.spots["trick", seat, card]]), 1, [guard])

    def _add_memories(self) -> None:
        for memory in self.position.memories:
            for place, pack in enumerate(memory.packs):
                kept = memory.kept[place] if place < len(memory.kept) else 0
                self._add_pack(memory.seat, pack, kept)

    def _add_player_facts(self, seat: int) -> None:
        """The numbers of cards have no guard: given the number of tricks they follow from the rules."""
        table, player = self.table, self.table.players[seat]
        in_trick = sum(1 for who, _ in table.trick if who == seat)
        self.program.exactly(count(self._of(seat, ["trick"], values(DECK))), in_trick)
        self.program.exactly(count(self._of(seat, IN_PLAY, values(DECK))), DEALT[table.size])
        if player.lacks:
            guard = self._new_fact("boru-says-could-not-lead", player=player.name)
            self.program.at_most(count(self._of(seat, ["hand"], values(player.lacks))), 0, [guard])

    def _add_pack(self, seat: int, pack: int, kept: int) -> None:
        """Rules boru.draft.keep, rest."""
        cards = list(values(pack))
        mine = list(values(kept))
        name = self.table.name(seat)
        guard = self._new_fact(
            "boru-says-pack", who=name, player=name, cards=cards, kept=mine, count=len(mine)
        )
        for other, number in enumerate(pack_shares(seat, len(cards), self.table.size)):
            self.program.exactly(count(self._of(other, self.places, cards)), number, [guard])
        if mine:
            self.program.exactly(count(self._of(seat, self.places, mine)), len(mine), [guard])

    def add_testimony(self, one: Testimony) -> None:
        name = self.table.name(one.seat)
        message = f"boru-says-{one.kind}"
        own = "yes" if one.who == name else "no"
        guard = self._new_fact(
            message, who=one.who, player=name, cards=list(one.cards), count=len(one.cards), own=own
        )
        if one.kind == "holds":
            self.program.at_least(count(self._of(one.seat, ["hand"], one.cards)), len(one.cards), [guard])
        elif one.kind == "lacks":
            self.program.at_most(count(self._of(one.seat, ["hand"], one.cards)), 0, [guard])
        else:
            played = self._of(one.seat, ["laid", "trick"], one.cards)
            self.program.at_least(count(played), len(one.cards), [guard])
            if len(set(one.cards)) > self._most_played(one.seat):
                self.program.at_most(count([guard]), 0)

    def _most_played(self, seat: int) -> int:
        """The most cards that this player can have played by now, however many tricks are over."""
        has_played = any(who == seat for who, _ in self.table.trick)
        yet_to_play = self.table.phase in IN_TRICKS and not has_played
        return self.most_tricks - yet_to_play
