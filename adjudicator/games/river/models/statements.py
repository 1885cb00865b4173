"""The facts of a position and the testimony of players, each as one statement, for ``consistent``."""

from collections.abc import Iterable
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.games.river.models.history import History, build_history
from adjudicator.games.river.models.history_cards import (
    DISCARD,
    CardHistory,
    Place,
    at_dam,
    build_card_history,
    in_hand,
    state_event_counts,
    state_place_counts,
)
from adjudicator.games.river.models.history_dams import OTHER_DAMS
from adjudicator.games.river.models.testimony import battle_cards_in, testimony_statements
from adjudicator.games.river.table.cards import BEAVER, BIT, COLOURS, DUCK, ELITE_COPIES, RUSES
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import SIDES, Dam, Position
from adjudicator.games.river.table.table import LOGS, TACTICS_NAMES
from adjudicator.games.river.table.testimony import Testimony
from adjudicator.ruling import Reason
from adjudicator.statement import Consistent, Stated, Statement
from adjudicator.values import Json
from solver.numbers import Number, total, yes
from solver.program import Var


def state(case: Case[Position, Consistent[Testimony]]) -> Stated:
    """The laws of play as a program, and every fact with the variable of the program that makes it hold."""
    position, claim = case.position, case.claim
    dams = [(dam.name, dam.face.slots) for dam in position.dams]
    past = build_history(dams, position.complete, case.readings)
    histories = {card: build_card_history(past, card) for card in battle_cards_in(claim.testimony)}
    state_place_counts(past, histories)
    state_event_counts(past, histories)
    defender_first = past.books.flag("the defender was first")
    facts = _Facts(past, histories, position, claim.testimony, [], defender_first, [], [])
    facts.turns()
    facts.piles()
    facts.table()
    facts.hands()
    facts.tactics()
    _state_who_was_first(facts)
    _state_facing_pairs(facts, case.readings["duck-beaver-trigger"] == "any-arrival")
    stated = facts.statements + testimony_statements(past, histories, claim.testimony)
    return Stated(past.books.program, tuple(stated))


@dataclass(slots=True)
class _Facts:
    """Collects the facts of a position as statements."""

    past: History
    histories: dict[str, CardHistory]
    position: Position
    testimonies: tuple[Testimony, ...]
    statements: list[Statement]
    defender_first: Var
    """At some dam the defender completed first."""
    cards_where_first: list[Number]
    """The defender's cards at each such dam."""
    cards_where_attacker_first: list[Number]
    """The attacker's cards at each dam where the attacker completed first."""

    def fact(self, rule: str, message: str, look: tuple[str, ...] = (), /, **params: Json) -> Var:
        """Add a fact about these cards, if any. The caller states what follows if the guard is true."""
        guard = self.past.books.flag(f"fact {len(self.statements) + 1}")
        self.statements.append(Statement(guard, Reason(rule, f"river-stated-{message}", params, look)))
        return guard

    def number_fact(self, rule: str, message: str, number: Number, count: int, **params: Json) -> None:
        guard = self.fact(rule, message, count=count, **params)
        self.past.books.equal(number, count, (guard,))

    def state_lying(self, guard: Var, place: Place, cards: Iterable[str], exact: bool) -> None:
        """These cards lie at this place; if exact, no other card with a history does."""
        for card, history in self.histories.items():
            if card in cards:
                self.past.books.either((history.now[place],), (guard,))
            elif exact:
                self.past.books.at_most(yes(history.now[place]), 0, (guard,))

    def state_not_discarded(self, guard: Var, cards: Iterable[str]) -> None:
        """The ducks and beavers among these cards are not in the discard."""
        for card in cards:
            if card in self.past.discarded:
                self.past.books.at_most(yes(self.past.discarded[card]), 0, (guard,))

    # Whose turn

    def turns(self) -> None:
        at, position = self.past.clock, self.position
        if position.turn_number is not None:
            self.number_fact("river.turn.order", "turn-number", at.number, position.turn_number)
        if position.turn is not None:
            guard = self.fact("river.turn.order", "turn", side=position.turn)
            whose = at.attacking if position.turn == "attacker" else at.defending
            self.past.books.either((whose,), (guard,))
        if position.phase is not None:
            guard = self.fact("river.turn.phases", "phase", phase=position.phase)
            self.past.books.either((at.phases[position.phase],), (guard,))
        if position.ending is not None:
            guard = self.fact("river.end.last-turn", "ending", ending=position.ending)
            self.past.books.either((self.past.draws.endings[position.ending],), (guard,))

    # Piles and counters

    def piles(self) -> None:
        past, position = self.past, self.position
        if position.deck is not None:
            self.number_fact("river.draw.one", "deck", past.draws.deck, position.deck)
        if position.logs is not None:
            self.number_fact("river.log.once", "logs", past.logs_thrown * -1 + LOGS, position.logs)
        if position.tactics_deck is not None:
            self.number_fact("river.tactics.draw", "tactics-deck", past.tactics.pile, position.tactics_deck)
            past.books.either((past.tactics.used,), (self.statements[-1].guard,))

    # Dams and discard

    def table(self) -> None:
        position, past = self.position, self.past
        for dam in position.dams:
            self._dam(dam)
        there = {dam.name for dam in position.dams}
        lacking = [tile for tile in TILES if tile not in there]
        if position.complete and lacking and not any(dam.is_house for dam in position.dams):
            guard = self.fact("river.setup.dams", "bare", dams=[str(tile) for tile in lacking])
            for tile in lacking:
                for side in (0, 1):
                    past.books.equal(past.dams[tile].size(side), 0, (guard,))
                    self.state_lying(guard, at_dam(tile, side), (), exact=True)
        if position.discard or position.complete:
            self._discard()
        if position.destroyed is not None:
            guard = self.fact("river.dam.destroy", "destroyed", dam=str(position.destroyed))
            struck = past.dams.get(position.destroyed) or past.dams.get(OTHER_DAMS)
            past.books.either([] if struck is None else [struck.destroyed], (guard,))

    def _dam(self, dam: Dam) -> None:
        past, counts, name = self.past, self.past.dams[dam.name], str(dam.name)
        message = "damaged" if dam.damaged else "intact"
        guard = self.fact("river.dam.flip", message, dam=name)
        past.books.either((counts.damaged if dam.damaged else counts.intact,), (guard,))
        for side, cards in enumerate((dam.attacker, dam.defender)):
            params: dict[str, Json] = {
                "dam": name,
                "side": SIDES[side],
                "cards": list(cards),
                "count": len(cards),
            }
            guard = self.fact("river.place.one", "side", cards, **params)
            battle = [card for card in cards if card in BIT]
            past.books.equal(counts.battle[side], len(battle), (guard,))
            past.books.equal(counts.elites[side], len(cards) - len(battle), (guard,))
            self.state_lying(guard, at_dam(dam.name, side), battle, exact=True)
            self.state_not_discarded(guard, battle)
            if len(cards) > len(battle):
                past.books.either((past.tactics.used,), (guard,))
            for elite in ELITE_COPIES:
                past.books.at_least(past.tactics.cards[elite].laid[side], cards.count(elite), (guard,))
        if dam.first is not None:
            guard = self.fact("river.tie.first", "first", dam=name, side=dam.first)
            if dam.first == "defender":
                self.cards_where_first.append(yes(guard) * dam.face.slots)
                past.books.either((self.defender_first,), (guard,))
            else:
                self.cards_where_attacker_first.append(yes(guard) * dam.face.slots)

    def _discard(self) -> None:
        past, position = self.past, self.position
        cards = position.discard
        exact = position.complete
        message = "discard" if exact else "discarded"
        guard = self.fact("river.discard.open", message, cards, cards=list(cards), count=len(cards))
        battle = [card for card in cards if card in BIT]
        self.state_lying(guard, DISCARD, battle, exact)
        past.books.at_least(past.discard, len(battle), (guard,))
        ordinary = [card for card in battle if card not in past.discarded]
        past.books.at_least(past.ordinary_discard, len(ordinary), (guard,))
        if exact:
            past.books.at_most(past.discard, len(battle), (guard,))
            self.state_not_discarded(guard, [card for card in past.discarded if card not in battle])
        for card in battle:
            if card in past.discarded:
                past.books.either((past.discarded[card],), (guard,))
        for elite in ELITE_COPIES:
            gone = total(past.tactics.cards[elite].gone)
            past.books.at_least(gone, cards.count(elite), (guard,))
            if exact:
                past.books.at_most(gone, cards.count(elite), (guard,))
        if len(cards) > len(battle):
            past.books.either((past.tactics.used,), (guard,))

    # Hands

    def hands(self) -> None:
        position = self.position
        exact = position.complete or position.hidden is not None
        if position.hands is None and position.hidden is None:
            return
        for side in (0, 1):
            cards = position.hands[side] if position.hands else ()
            hidden = position.hidden[side] if position.hidden else (0, 0)
            if exact or cards:
                self._hand(side, cards, hidden, exact)

    def _hand(self, side: int, cards: tuple[str, ...], hidden: tuple[int, int], exact: bool) -> None:
        past = self.past
        battle = [card for card in cards if card in BIT]
        params: dict[str, Json] = {"side": SIDES[side], "cards": list(cards), "count": len(cards)}
        params |= {"battle": hidden[0], "tactics": hidden[1], "unknown": sum(hidden)}
        params["size"] = len(cards) + sum(hidden)
        rule, message = ("river.setup.deal", "hand") if exact else ("river.draw.one", "holds")
        guard = self.fact(rule, message, cards, **params)
        self.state_lying(guard, in_hand(side), battle, exact and not hidden[0])
        self.state_not_discarded(guard, battle)
        past.books.at_least(past.battle_hands[side], len(battle), (guard,))
        for name, counts in past.tactics.cards.items():
            past.books.at_least(counts.held[side], cards.count(name), (guard,))
        if len(cards) > len(battle) or hidden[1]:
            past.books.either((past.tactics.used,), (guard,))
        if exact:
            past.books.equal(past.battle_hands[side], len(battle) + hidden[0], (guard,))
            past.books.equal(past.tactics.held(side), len(cards) - len(battle) + hidden[1], (guard,))
            past.books.equal(past.hand_sizes[side], len(cards) + sum(hidden), (guard,))
            others = [
                history.now[in_hand(side)] for card, history in self.histories.items() if card not in cards
            ]
            past.books.at_most(total(map(yes, others)), hidden[0], (guard,))

    # Tactics cards

    def tactics(self) -> None:
        past, position = self.past, self.position
        if not _mentions_tactics(position):
            # Listed as a fact only if some testimony contradicts it. Otherwise it goes without saying.
            contested = any(
                testimony.says.startswith("tactics") or testimony.card in TACTICS_NAMES
                for testimony in self.testimonies
            )
            when = (self.fact("river.tactics.setup", "no-tactics"),) if contested else ()
            past.books.at_most(yes(past.tactics.used), 0, when)
            return
        for side in (0, 1):
            whose = {"side": SIDES[side]}
            if position.tactics_played is not None:
                played = position.tactics_played[side]
                self.number_fact(
                    "river.tactics.count", "tactics-played", past.tactics.played(side), played, **whose
                )
            if position.wazki_played is not None:
                wazki, count = past.tactics.cards["wazka"].played(side), position.wazki_played[side]
                self.number_fact("river.elite.limit", "wazki-played", wazki, count, **whose)
            if position.ruses is not None:
                self._ruses(side, position.ruses[side])

    def _ruses(self, side: int, cards: tuple[str, ...]) -> None:
        past = self.past
        params = {"side": SIDES[side], "cards": list(cards), "count": len(cards)}
        guard = self.fact("river.tactics.ruse", "ruses", cards, **params)
        for name in RUSES:
            past.books.equal(past.tactics.cards[name].laid[side], cards.count(name), (guard,))


def _mentions_tactics(position: Position) -> bool:
    """Does any fact of the position show that the game is played with tactics cards?"""
    if position.tactics_deck is not None or position.uses_tactics:
        return True
    if position.ruses is not None or position.wazki_played is not None:
        return True
    held = [card for hand in position.hands or () for card in hand]
    return any(card not in BIT for card in held) or any(tactics for _, tactics in position.hidden or ())


def _state_who_was_first(facts: _Facts) -> None:
    """Rule river.tie.first: whoever completed second has laid a card since the other side was full.

    So all the cards of the first at such dams were laid before the latest turn of the second, except by
    Transfer.
    """
    past = facts.past
    before = past.clock.play_steps[0] - 1 + total(past.tactics.moved)
    past.books.at_most(total(facts.cards_where_first), before, (facts.defender_first,))
    # Where the attacker was first, the defender has laid a card since.
    ahead = past.clock.play_steps[1] + total(past.tactics.moved)
    past.books.at_most(total(facts.cards_where_attacker_first), ahead)


def _state_facing_pairs(facts: _Facts, any_arrival: bool) -> None:
    """Rule river.cancel: a duck and a beaver of one colour face each other only if a ruse brought one there.

    Under any-arrival of reading duck-beaver-trigger they never face each other.
    """
    past = facts.past
    sides = {
        (statement.say.params["dam"], statement.say.params["side"]): statement
        for statement in facts.statements
        if statement.say.message == "river-stated-side"
    }
    brought = []
    for dam in facts.position.dams:
        here, there = sides[str(dam.name), "attacker"], sides[str(dam.name), "defender"]
        for colour in COLOURS:
            duck, beaver = f"{colour}{DUCK}", f"{colour}{BEAVER}"
            if (duck in dam.attacker and beaver in dam.defender) or (
                beaver in dam.attacker and duck in dam.defender
            ):
                crossed = past.books.flag(f"{colour} crossed at {dam.name}")
                past.books.either((crossed,), (here.guard, there.guard))
                brought.append(yes(crossed))
    if brought:
        past.books.at_most(total(brought), total(()) if any_arrival else past.tactics.crossings)
