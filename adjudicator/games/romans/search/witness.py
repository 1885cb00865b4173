"""A witness names every hidden card and every choice. The rules replay it before it is part of a ruling."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

from adjudicator.games.romans.rules.ending import has_lost_alone, instant_winner
from adjudicator.games.romans.rules.play import as_action
from adjudicator.games.romans.rules.round import (
    Option,
    choice_name,
    choose,
    hide_again,
    is_choice,
    options,
    reveal_all,
)
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.search.line import options_left_by_line
from adjudicator.games.romans.search.payments import FRESH
from adjudicator.games.romans.search.revealed import Choice, RoundResult
from adjudicator.games.romans.search.state import FaceDown, State, pool_of_copies
from adjudicator.games.romans.table.actions import Action, write
from adjudicator.games.romans.table.cards import (
    CHARIOTT,
    EARLIER_CHARIOTT,
    NONE,
    SVORD,
    UNKNOWN,
    WARRIORS,
    card_text,
)
from adjudicator.games.romans.table.forts import MARK, fort_name
from adjudicator.games.romans.table.line import Line, action_by_line
from adjudicator.games.romans.table.table import ClanCards, Setup, Step, Table, unseen_warriors
from adjudicator.readings import Readings
from solver.answer import FalseWitness

# From the table to the state of the search


def round_endings(
    table: Table, readings: Readings, clan: int = NONE, line: Line | None = None
) -> Iterator[tuple[tuple[tuple[Table, Option], ...], Table]]:
    """Every way to finish a round that has begun: the choices made, and the table after it.

    If there is a line, the clan chooses only what the line allows.
    """
    if not is_choice(table):
        yield (), table
        return
    found = options(table, readings)
    if line is not None and table.who == clan:
        found = options_left_by_line(table, line, found)
    for option in found:
        for rest, end in round_endings(choose(table, option, readings), readings, clan, line):
            yield ((table, option), *rest), end


def state_of(table: Table) -> State:
    """The state of the search for a table before a round, or while its warriors are being revealed."""
    return State(
        table.wall,
        tuple(cards.shown for cards in table.cards),
        tuple(_face_down(cards) for cards in table.cards),
        tuple(cards.forts for cards in table.cards),
        tuple(cards.dropped for cards in table.cards),
    )


def state_after(table: Table, readings: Readings) -> State:
    """The same after a round, which may have ended the game."""
    state = state_of(table)
    if table.step != Step.OVER:
        return state
    champion = instant_winner(table, readings)
    if champion == NONE and has_lost_alone(table, readings):
        champion = table.winner
    return state._replace(wall=(), champion=champion)


def _face_down(cards: ClanCards) -> FaceDown:
    """A warrior already revealed in this round counts as a known face-down card."""
    return FaceDown(laid_from_here(cards), pool_of_copies(unseen_warriors(cards)), 0)


def laid_from_here(cards: ClanCards) -> tuple[int, ...]:
    """The cards laid at the forts still in the wall. The first one may have been revealed in this round."""
    return cards.down if cards.now == NONE else (cards.now, *cards.down)


# From the path of an engine to a record


@dataclass(frozen=True, slots=True)
class Witness:
    """The named cards and a record, replayed by the rules."""

    start: Table
    """The table of the claim with every face-down card named."""
    actions: tuple[Action, ...]
    end: Table
    trace: tuple[Any, ...]

    @property
    def as_json(self) -> dict[str, Any]:
        setup = self.start.setup
        return {
            "down": {
                clan: [card_text(card) for card in laid_from_here(cards)]
                for clan, cards in zip(setup.clans, self.start.cards, strict=True)
                if UNKNOWN not in cards.down
            },
            "actions": [write(action) for action in self.actions],
            "forts": {
                clan: [fort_name(fort) for fort in cards.forts]
                for clan, cards in zip(setup.clans, self.end.cards, strict=True)
            },
        }


class PlayedRound(NamedTuple):
    """One round of the path that an engine found."""

    shown: tuple[int, ...]
    choices: tuple[Choice, ...]
    after: State | None = None
    """The state after the round, if the engine gives it."""


def played_rounds(path: Sequence[RoundResult]) -> tuple[PlayedRound, ...]:
    return tuple(PlayedRound(one.shown, one.choices, one.after) for one in path)


class Bound(NamedTuple):
    """A clan and the line that binds it."""

    clan: int
    line: Line

    def order(self, setup: Setup, round_: int, shown: Sequence[int]) -> tuple[int, ...]:
        """The order in which the line lays the face-down cards after Svord; empty if it states none."""
        action = action_by_line(self.line, "svord", round_, dict(zip(setup.clans, shown, strict=True)))
        return () if action is None or UNKNOWN in action.what else action.what


Prefix = Sequence[tuple[Table, Option]]
"""The choices that finish a round that has begun, each with its table. They come before the path."""


def replay_path(
    table: Table,
    prefix: Prefix,
    after_round: Table,
    path: Sequence[PlayedRound],
    readings: Readings,
    bound: Bound | None = None,
) -> Witness:
    """Name every hidden card, then play the prefix and the path by the rules.

    Raises FalseWitness if an action is not possible, another clan gets the marked fort, or Svord's cards are
    not in the order that the line states.
    """
    trace: Trace = []
    actions: list[Action] = []
    named = _name_hidden_cards(after_round, path, bound)
    start = here = _name_cards_before(table, prefix, named)
    chosen = {(choice_name(before), before.who): option for before, option in prefix}
    while is_choice(here):
        choice = choice_name(here)
        if choice != "svord" and (choice, here.who) not in chosen:
            raise FalseWitness(f"nothing was chosen at {here}")
        option = named.cards[here.who].down if choice == "svord" else chosen[choice, here.who]
        if choice == "svord" and _stated_order(here, bound) not in ((), option):
            raise FalseWitness(f"the line does not state {option} at {here}")
        actions.append(as_action(here, option))
        here = choose(here, option, readings, trace)
    if here != named:
        raise FalseWitness(f"{here} instead of {named}")
    for number, result in enumerate(path):
        if here.step != Step.REVEAL:
            raise FalseWitness(f"round {number}: the game is over")
        actions += [
            Action("reveals", clan, (warrior,))
            for clan, warrior, cards in zip(here.setup.clans, result.shown, here.cards, strict=True)
            if cards.now == NONE
        ]
        here = reveal_all(hide_again(here), result.shown, readings, trace)
        while is_choice(here):
            option = _chosen_option(here, result, path[number + 1 :], readings, bound)
            actions.append(as_action(here, option))
            here = choose(here, option, readings, trace)
        after = result.after
        if after is not None and (here.wall, _marked_fort_holders(here)) != (
            after.wall,
            _marked_fort_holders_in(after),
        ):
            raise FalseWitness(f"round {number}: {result} but {here}")
    return Witness(start, tuple(actions), here, tuple(trace))


def _name_cards_before(table: Table, prefix: Prefix, named: Table) -> Table:
    """The table with its hidden cards named so that after the prefix they lie as in ``named``."""
    moved = {before.who: option for before, option in prefix if choice_name(before) == "svord"}
    all_cards = []
    for seat, cards in enumerate(table.cards):
        down = named.cards[seat].down
        order = moved.get(seat)
        if isinstance(order, tuple):
            known = Counter(card for card in cards.down if card != UNKNOWN)
            hidden = list((Counter(down) - known).elements())
            down = tuple(hidden.pop(0) if card == UNKNOWN else card for card in cards.down)
        all_cards.append(cards._replace(down=down))
    return table._replace(cards=tuple(all_cards))


def _marked_fort_holders(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat, cards in enumerate(table.cards) if any(fort & MARK for fort in cards.forts))


def _marked_fort_holders_in(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, forts in enumerate(state.forts) if any(fort & MARK for fort in forts))


def _name_hidden_cards(table: Table, path: Sequence[PlayedRound], bound: Bound | None) -> Table:
    """The table with every hidden card named: as in the path, then with any warriors left to the clan.

    If a line states the order after Svord, they are others than it names, where others are left.
    """
    all_cards = []
    for seat, cards in enumerate(table.cards):
        already = 0 if cards.now == NONE else 1
        shown = [result.shown[seat] for result in path][already:]
        down = list(cards.down)
        moved = next((at for at, card in enumerate(shown) if card == SVORD), len(shown))
        if already and cards.now == SVORD and path:
            moved = -1
        if table.setup.neutral[seat]:
            moved = len(shown)
        later = list(shown[moved + 1 :])
        for at, card in enumerate(down):
            if at <= moved and at < len(shown) and card == UNKNOWN:
                down[at] = shown[at]
            elif at > moved and card in later:
                later.remove(card)
        for at, card in enumerate(down):
            if card == UNKNOWN and later:
                down[at] = later.pop(0)
        left = unseen_warriors(cards._replace(down=tuple(down)))
        spare = [kind for kind in range(len(WARRIORS)) for _ in range(left[kind])]
        if bound is not None and seat == bound.clan and 0 <= moved + already < len(path):
            at_svord = moved + already
            stated = bound.order(table.setup, table.round + at_svord, path[at_svord].shown)
            spare = _others_than(stated, down[moved + 1 :], spare)
        for at, card in enumerate(down):
            if card == UNKNOWN:
                down[at] = spare.pop(0)
        all_cards.append(cards._replace(down=tuple(down)))
    return table._replace(cards=tuple(all_cards))


def _others_than(stated: tuple[int, ...], down: list[int], spare: list[int]) -> list[int]:
    """Cards for the unknown places. If possible, the face-down cards are then not the stated ones."""
    named = [card for card in down if card != UNKNOWN]
    for cards in combinations(spare, len(down) - len(named)):
        if sorted((*named, *cards)) != sorted(stated):
            return list(cards)
    return spare


def _stated_order(table: Table, bound: Bound | None) -> tuple[int, ...]:
    """The order that the line states for the face-down cards of the clan that chooses; empty if none."""
    if bound is None or table.who != bound.clan:
        return ()
    stated = bound.order(table.setup, table.round, [cards.now for cards in table.cards])
    return stated if sorted(stated) == sorted(table.cards[table.who].down) else ()


def _chosen_option(
    table: Table,
    result: PlayedRound,
    later: Sequence[PlayedRound],
    readings: Readings,
    bound: Bound | None,
) -> Option:
    """The option that the path takes here, as an option of the rules."""
    choice, able = choice_name(table), options(table, readings)
    if choice == "svord":
        cards = list(table.cards[table.who].down)
        order = []
        for one in later:
            if one.shown[table.who] not in cards:
                raise FalseWitness(f"{one} is not among {cards}")
            cards.remove(one.shown[table.who])
            order.append(one.shown[table.who])
        stated = _stated_order(table, bound)
        if stated and stated[: len(order)] != tuple(order):
            raise FalseWitness(f"the line states {stated}, not {order}, at {table}")
        return stated or (*order, *cards)
    for name, seat, option in result.choices:
        if (name, seat) == (choice, table.who):
            return _rules_option(table, choice, option, able)
    return able[0]


def _rules_option(table: Table, choice: str, option: Any, able: tuple[Option, ...]) -> Option:
    """The option of the rules that is this option of an engine."""
    found: Option = option
    if choice == "keep":
        found = tuple(sorted(option))
    elif choice == "fokus":
        earlier = option == CHARIOTT and EARLIER_CHARIOTT in able
        found = EARLIER_CHARIOTT if earlier else option & ~FRESH
    elif choice == "horsie":
        found = option & ~FRESH
    elif choice == "fortuna":
        found = option & ~MARK
    if found not in able:
        raise FalseWitness(f"{choice} {option} of {able} at {table}")
    return found
