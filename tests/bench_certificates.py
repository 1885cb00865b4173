"""How long certificates take to make and to check, how large they are and how far they reach."""

import statistics
from typing import Any

from rich.console import Console

from adjudicator.registry import GAMES
from tests.certificates.support import certified
from tests.certificates_reach import show
from tests.river.support import sound


def certificates(console: Console, cases: list[dict[str, Any]]) -> None:
    """River's ``control`` on random positions, then the precedents of every game."""
    made = [certified(sound(case)) for case in cases]
    times = sorted((one.made_in + one.checked_in) * 1e3 for one in made)
    sizes = [len(one.data) for one in made]
    levels = {level: sum(one.level == level for one in made) for level in ("rules", "program", "none")}
    console.print(
        f"certificates of river control, made and checked: median {statistics.median(times):.1f} ms, "
        f"95 % {times[int(len(times) * 0.95)]:.1f} ms, max {times[-1]:.1f} ms; "
        f"{statistics.median(sizes):,.0f} bytes; {levels}"
    )
    for name in GAMES:
        show(console, name)
