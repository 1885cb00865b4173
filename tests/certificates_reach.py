"""How far certificates reach: of the precedents of each game and kind, how many at which level, how fast.

python -m tests.certificates_reach
"""

import statistics
import sys
from collections import Counter, defaultdict

from rich.console import Console
from rich.table import Table

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from tests.certificates.support import Certified, certified, missing

LEVELS = ("rules", "program", "missing")


def reach(name: str) -> dict[str, list[Certified]]:
    """The certificates of the precedents of a game, by kind of claim over hidden things."""
    kinds = load_game(name).kind_by_name
    found: dict[str, list[Certified]] = defaultdict(list)
    for file in load_all(name):
        if "verdict" in file.expect and kinds[file.case["claim"]["kind"]].certify is not None:
            found[file.case["claim"]["kind"]].append(certified(read_case(dict(file.case))))
    return found


def show(console: Console, name: str) -> Counter[str]:
    """A row for each kind. Returns how many reach which level."""
    table = Table(
        f"{name}: certificates", "precedents", *LEVELS, "why missing", "made ms", "max", "checked ms", "max",
        "bytes", "max",
    )  # fmt: skip
    counts: Counter[str] = Counter()
    for kind, made in sorted(reach(name).items()):
        levels = Counter("missing" if one.level == "none" else one.level for one in made)
        why = Counter(word for one in made for word in missing(one.certificate))
        figures: list[str] = []
        for values, digits in (
            ([one.made_in * 1e3 for one in made], 1),
            ([one.checked_in * 1e3 for one in made], 1),
            ([float(len(one.data)) for one in made], 0),
        ):
            figures += [f"{statistics.median(values):,.{digits}f}", f"{max(values):,.{digits}f}"]
        told = ", ".join(f"{count} {word}" for word, count in why.items())
        table.add_row(kind, str(len(made)), *(str(levels[level]) for level in LEVELS), told, *figures)
        counts.update(levels)
    console.print(table)
    return counts


def main() -> None:
    console = Console(width=max(150, Console().width))
    total: Counter[str] = Counter()
    for name in sys.argv[1:] or GAMES:
        total.update(show(console, name))
    console.print(", ".join(f"{total[level]} {level}" for level in LEVELS))


if __name__ == "__main__":
    main()
