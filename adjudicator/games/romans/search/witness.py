"""A witness is a full layout with everybody's choices; the rules replay it before anyone sees it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from adjudicator.games.romans.rules.play import as_action
from adjudicator.games.romans.rules.round import Option, choice_name, choose, is_choice, options, reveal_all
from adjudicator.games.romans.rules.trace import Trace
from adjudicator.games.romans.search.line import left_by_line
from adjudicator.games.romans.search.rounds import FRESH, Choice, Result
from adjudicator.games.romans.search.state import Down, State, bits
from adjudicator.games.romans.table.actions import Action, write
from adjudicator.games.romans.table.cards import CHARIOTT, EARLIER, NONE, SVORD, UNKNOWN, WARRIORS, written
from adjudicator.games.romans.table.forts import MARK, fort_name
from adjudicator.games.romans.table.line import Line as Said
from adjudicator.games.romans.table.table import Line, Step, Table, unseen
from adjudicator.readings import Readings


class FalseWitness(Exception):  # noqa: N818 - said of the witness, not of the input
    """The search found something that the rules do not confirm: a fault of ours, never shown as a ruling."""


# From the table to what the search looks at


def openings(
    table: Table, readings: Readings, clan: int = NONE, said: Said | None = None
) -> Iterator[tuple[tuple[tuple[Table, Option], ...], Table]]:
    """Every way to finish a round that has begun; the clan with a line chooses only what the line leaves."""
    if not is_choice(table):
        yield (), table
        return
    found = options(table, readings)
    if said is not None and table.who == clan:
        found = left_by_line(table, said, found)
    for option in found:
        for rest, end in openings(choose(table, option, readings), readings, clan, said):
            yield ((table, option), *rest), end


def state_of(table: Table) -> State:
    """The table at the beginning of a round, or while it is revealed, as the search sees it."""
    return State(
        table.wall,
        tuple(line.shown for line in table.lines),
        tuple(_down(line) for line in table.lines),
        tuple(line.forts for line in table.lines),
        tuple(sum(fort & ~MARK < 3 for fort in line.dropped) for line in table.lines),
    )


def _down(line: Line) -> Down:
    """A card that has just been revealed is a card that is known."""
    fixed = line.down if line.now == NONE else (line.now, *line.down)
    left = unseen(line)
    return Down(fixed, bits([kind for kind, copies in enumerate(left) for _ in range(copies)]), 0)


# From what the search found to a record


@dataclass(frozen=True, slots=True)
class Witness:
    """A layout and a record that the rules have replayed."""

    start: Table
    """With every face-down card named."""
    actions: tuple[Action, ...]
    end: Table
    trace: tuple[Any, ...]

    @property
    def as_json(self) -> dict[str, Any]:
        setup = self.start.setup
        return {
            "down": {
                clan: [written(card) for card in (*_revealed(line), *line.down)]
                for clan, line in zip(setup.clans, self.start.lines, strict=True)
                if UNKNOWN not in line.down
            },
            "actions": [write(action) for action in self.actions],
            "forts": {
                clan: [fort_name(fort) for fort in line.forts]
                for clan, line in zip(setup.clans, self.end.lines, strict=True)
            },
        }


def _revealed(line: Line) -> tuple[int, ...]:
    return () if line.now == NONE else (line.now,)


class Played(NamedTuple):
    """One round as an engine found it."""

    shown: tuple[int, ...]
    choices: tuple[Choice, ...]
    after: State | None = None
    """The table after it, where the engine knows."""


def as_played(path: Sequence[Result]) -> tuple[Played, ...]:
    return tuple(Played(one.shown, one.choices, one.after) for one in path)


Prefix = Sequence[tuple[Table, Option]]
"""The choices that finish a round which has begun, each with the table at which it is made."""


def replay(
    table: Table, prefix: Prefix, opened: Table, path: Sequence[Played], readings: Readings
) -> Witness:
    """Name every hidden card, then play what the search found; the rules must come to the same captures."""
    trace: Trace = []
    actions: list[Action] = []
    named = _named(opened, path)
    start = here = _named_before(table, prefix, named)
    chosen = {(choice_name(before), before.who): option for before, option in prefix}
    while is_choice(here):
        what = choice_name(here)
        if what != "svord" and (what, here.who) not in chosen:
            raise FalseWitness(f"nothing was chosen at {here}")
        option = named.lines[here.who].down if what == "svord" else chosen[what, here.who]
        actions.append(as_action(here, option))
        here = choose(here, option, readings, trace)
    if here != named:
        raise FalseWitness(f"{here} instead of {named}")
    for number, result in enumerate(path):
        if here.step != Step.REVEAL:
            raise FalseWitness(f"round {number}: the game is over")
        actions += [
            Action("reveals", clan, (warrior,))
            for clan, warrior, line in zip(here.setup.clans, result.shown, here.lines, strict=True)
            if line.now == NONE
        ]
        here = reveal_all(_hidden_again(here), result.shown, readings, trace)
        while is_choice(here):
            option = _chosen(here, result, path[number + 1 :], readings)
            actions.append(as_action(here, option))
            here = choose(here, option, readings, trace)
        after = result.after
        if after is not None and (here.wall, _marks(here)) != (after.wall, _marks_of(after)):
            raise FalseWitness(f"round {number}: {result} but {here}")
    return Witness(start, tuple(actions), here, tuple(trace))


def _named_before(table: Table, prefix: Prefix, named: Table) -> Table:
    """The hidden cards named so that, after the choices of the prefix, they lie as in ``named``."""
    moved = {before.who: option for before, option in prefix if choice_name(before) == "svord"}
    lines = []
    for seat, line in enumerate(table.lines):
        down = named.lines[seat].down
        order = moved.get(seat)
        if isinstance(order, tuple):
            hidden = [card for card, said in zip(down, order, strict=True) if said == UNKNOWN]
            down = tuple(hidden.pop(0) if card == UNKNOWN else card for card in line.down)
        lines.append(line._replace(down=down))
    return table._replace(lines=tuple(lines))


def _marks(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat, line in enumerate(table.lines) if any(fort & MARK for fort in line.forts))


def _marks_of(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, forts in enumerate(state.forts) if any(fort & MARK for fort in forts))


def _hidden_again(table: Table) -> Table:
    """Cards that were revealed before the others go back for a moment, so that all are revealed at once."""
    lines = [
        line if line.now == NONE else line._replace(now=NONE, here=False, down=(line.now, *line.down))
        for line in table.lines
    ]
    return table._replace(lines=tuple(lines))


def _named(table: Table, path: Sequence[Played]) -> Table:
    """The table with every hidden card named: those of the path, then any that the clan has left."""
    lines = []
    for seat, line in enumerate(table.lines):
        already = 0 if line.now == NONE else 1
        shown = [result.shown[seat] for result in path][already:]
        down = list(line.down)
        moved = next((at for at, card in enumerate(shown) if card == SVORD), len(shown))
        if already and line.now == SVORD and path:
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
        left = unseen(line._replace(down=tuple(down)))
        spare = [kind for kind in range(len(WARRIORS)) for _ in range(left[kind])]
        for at, card in enumerate(down):
            if card == UNKNOWN:
                down[at] = spare.pop(0)
        lines.append(line._replace(down=tuple(down)))
    return table._replace(lines=tuple(lines))


def _chosen(table: Table, result: Played, later: Sequence[Played], readings: Readings) -> Option:
    """What was chosen here, in the words of the rules."""
    what, able = choice_name(table), options(table, readings)
    if what == "svord":
        cards = list(table.lines[table.who].down)
        order = []
        for one in later:
            if one.shown[table.who] not in cards:
                raise FalseWitness(f"{one} is not among {cards}")
            cards.remove(one.shown[table.who])
            order.append(one.shown[table.who])
        return (*order, *cards)
    for name, seat, option in result.choices:
        if (name, seat) == (what, table.who):
            return _worded(table, what, option, able)
    return able[0]


def _worded(table: Table, what: str, option: Any, able: tuple[Option, ...]) -> Option:
    worded: Option = option
    if what == "keep":
        worded = tuple(sorted(option))
    elif what == "fokus":
        earlier = option == CHARIOTT and EARLIER in able
        worded = EARLIER if earlier else option & ~FRESH
    elif what == "horsie":
        worded = option & ~FRESH
    elif what == "fortuna":
        worded = option & ~MARK
    if worded not in able:
        raise FalseWitness(f"{what} {option} of {able} at {table}")
    return worded
