"""Tables before the attack: the tables at which the attack may begin, and the actions that lead there."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import EMPTY, UNKNOWN
from adjudicator.games.romans.table.forts import KIND, VALUES, WALL
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings

_NOT_LAID: Final = (EMPTY,) * WALL


def is_before_attack(table: Table) -> bool:
    return table.step < Step.REVEAL


def possible_walls(table: Table, readings: Readings) -> Iterator[tuple[int, ...]]:
    """Every wall that may stand when the attack begins. None at all if the forts to come are not known."""
    if table.step in (Step.LOSE, Step.LAY):
        yield table.wall
    elif table.step == Step.ARRANGE:
        yield arranged(table.wall, readings)
    else:
        coming = _rest_of_wall(table)
        if not table.wall and coming is not None:
            positive = [VALUES[fort] for fort in coming if VALUES[fort] > 0]
            for wall in sorted(set(permutations(coming))):
                if VALUES[wall[0]] == min(positive) and VALUES[wall[-1]] == max(positive):
                    yield wall


def _rest_of_wall(table: Table) -> tuple[int, ...] | None:
    """The forts still to be turned up for this wall; None unless they are the last ones of the deck."""
    forts = forts_to_come(table)
    last = len(forts) == WALL - len(table.wall) and min(left_in_deck(table)) >= 0
    return forts if last else None


def forts_to_come(table: Table) -> tuple[int, ...]:
    """The forts that have not been turned up."""
    return tuple(kind for kind, copies in enumerate(left_in_deck(table)) for _ in range(copies))


def at_attack(table: Table, wall: tuple[int, ...]) -> Table:
    """The table when the attack begins at this wall. Warriors not laid yet are unknown."""
    all_cards = tuple(
        cards._replace(down=tuple(UNKNOWN if card == EMPTY else card for card in cards.down or _NOT_LAID))
        for cards in table.cards
    )
    return table._replace(wall=wall, cards=all_cards, step=Step.REVEAL, who=0, round=1)


def attack_tables(table: Table, readings: Readings) -> tuple[Table, ...]:
    """The tables at which the attack may begin; the table itself if it has begun."""
    if not is_before_attack(table):
        return (table,)
    return tuple(at_attack(table, wall) for wall in possible_walls(table, readings))


def orders_leading_to(table: Table, attack: Table) -> tuple[Table, tuple[Action, ...]]:
    """The table with its face-down cards named as in ``attack``, and the actions from there to ``attack``."""
    setup = table.setup
    named = tuple(
        cards._replace(
            down=tuple(
                EMPTY if card == EMPTY else laid
                for card, laid in zip(cards.down, attack.cards[seat].down, strict=False)
            )
        )
        for seat, cards in enumerate(table.cards)
    )
    actions = []
    kinds = tuple(fort & KIND for fort in attack.wall)
    if table.step == Step.UNCOVER:
        actions += [Action("uncover", "", (fort,)) for fort in kinds[len(table.wall) :]]
    if table.step <= Step.ARRANGE:
        actions.append(Action("arrange", "", kinds))
    for seat, cards in enumerate(attack.cards):
        laid = table.cards[seat].down
        if not laid and not setup.neutral[seat]:
            actions.append(Action("loses", setup.clans[seat], (UNKNOWN, UNKNOWN)))
        for place, card in enumerate(laid or _NOT_LAID):
            if card == EMPTY:
                actions.append(Action("lays", setup.clans[seat], (cards.down[place], place + 1)))
    return table._replace(cards=named), tuple(actions)
