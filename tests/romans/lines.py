"""Random lines of claimers for the tests."""

import random

from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import CLANS, NONE
from adjudicator.games.romans.table.line import Entry, Line
from adjudicator.games.romans.table.table import Table


def random_line(rng: random.Random, table: Table, seat: int) -> Line:
    """Random choices of this clan, possible or not."""
    clan = table.setup.clans[seat]
    cards = table.cards[seat]
    entries = []
    for _ in range(rng.choice((0, 1, 3, 8))):
        round_ = rng.choice((None, None, rng.randint(table.round, 6)))
        verb = rng.choice(("seduces", "takes", "pays", "keeps", "sacrifices", "gives", "rearranges"))
        what: tuple[int, ...] = (rng.randrange(8),)
        if verb == "seduces":
            rival = rng.choice((NONE, *(one for one in range(len(table.cards)) if one != seat)))
            what = (NONE if rival == NONE else CLANS.index(table.setup.clans[rival]),)
        elif verb == "takes":
            what = (rng.randint(1, 6),)
        elif verb == "keeps":
            what = tuple(sorted(rng.sample(range(7), rng.randint(0, 2))))
        elif verb == "gives":
            what = (rng.randrange(11),)
        elif verb == "rearranges":
            down = [card for card in cards.down if card >= 0]
            rng.shuffle(down)
            what = tuple(down[: rng.randint(1, len(down))]) if down else (0,)
        when = tuple((one, rng.randrange(8)) for one in table.setup.clans if rng.random() < 0.15)
        entries.append(Entry(Action(verb, clan, what), round_, when))
    return tuple(entries)
