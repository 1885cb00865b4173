"""Cases of every kind, that nobody wrote: precedents whose claims and facts are exchanged and changed.

Most of them are sound, some are not. The two doors are tried on them: see ``both_doors``.
"""

import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.pointers import pointer
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import problem_json, ruling_json
from adjudicator.words.text import plain

SLOW: Final = (10, 5, 2)
"""Seconds. What takes longer is counted apart."""

Path = tuple[str | int, ...]


class Source:
    """The precedents of a game, their claims by kind, and what stands where in them."""

    def __init__(self, game: str) -> None:
        self.cases = [dict(file.case) for file in load_all(game) if "verdict" in file.expect]
        self.claims: dict[str, list[Any]] = defaultdict(list)
        self.values: dict[str, list[Any]] = defaultdict(list)
        for case in self.cases:
            self.claims[case["claim"]["kind"]].append(case["claim"])
            for path in places(case):
                self.values[key(path)].append(_look(case, path))


@cache
def source(game: str) -> Source:
    return Source(game)


def places(value: Any, here: Path = ()) -> Iterator[Path]:
    yield here
    inner = (
        value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    )
    for step, entry in inner:
        yield from places(entry, (*here, step))


def key(path: Path) -> str:
    """The path without numbers: all entries of a list are alike."""
    return pointer(*("" if isinstance(step, int) else step for step in path))


def _look(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def any_case(game: str, rng: Random, kind: str = "") -> dict[str, Any]:
    """A precedent, often with the claim of another one, with up to three facts changed and other readings.

    ``kind``: only precedents with this kind of claim, if there are any.
    """
    known = source(game)
    fitting = [case for case in known.cases if case["claim"]["kind"] == kind]
    case = deepcopy(rng.choice(fitting or known.cases))
    if rng.random() < 0.5:
        case["claim"] = deepcopy(rng.choice(known.claims[rng.choice(sorted(known.claims))]))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        _change(case, known, rng)
    if rng.random() < 0.3:
        readings = load_game(game).readings
        chosen = rng.sample(readings, rng.randint(1, 3))
        case["readings"] = {one.id: rng.choice(one.options) for one in chosen}
    if rng.random() < 0.15:
        _dispute(case, known, rng)
    return case


def _change(case: dict[str, Any], known: Source, rng: Random) -> None:
    found = [one for one in places(case) if len(one) > 1 and one[0] != "readings" and not _is_a_side(one)]
    if not found:  # everything was taken out before
        return
    path = rng.choice(found)
    holder, last = _look(case, path[:-1]), path[-1]
    value, how = holder[last], rng.random()
    if how < 0.6:
        holder[last] = deepcopy(rng.choice(known.values[key(path)] or [value]))
    elif how < 0.75 and type(value) is int:
        holder[last] = value + rng.choice((-2, -1, 1, 2))
    elif how < 0.85 and isinstance(value, list):
        rng.shuffle(value)
    elif how < 0.95:
        del holder[last]


def _is_a_side(path: Path) -> bool:
    """Whose version of a dispute it is: the sides are two people."""
    return path[:2] == ("claim", "versions") and path[-1] == "who"


def _dispute(case: dict[str, Any], known: Source, rng: Random) -> None:
    """Two versions of up to three places of the position."""
    found = [path for path in places(case["position"]) if path]
    chosen = rng.sample(found, min(len(found), rng.randint(1, 3)))
    versions = []
    for who in ("Ola", "Jan"):
        facts = {}
        for path in chosen:
            seen = known.values[key(("position", *path))]
            facts[pointer(*path)] = deepcopy(rng.choice([*seen, _look(case["position"], path)]))
        versions.append({"who": who, "facts": facts})
    case["claim"] = {"kind": "disputed", "versions": versions, "about": case["claim"]}


def both_doors(game: str, rng: Random) -> tuple[str, list[str]]:
    """What became of a random case at both doors, and what is wrong with it.

    Nothing fails. If the verdict is decided, the ruling says the same or that it is undecided. Everything can
    be said in both languages and drawn. The notation of a case is the case.
    """
    known, given = load_game(game), any_case(game, rng)
    try:
        case = read_case(given)
    except BadCase as bad:
        for problem in bad.problems:
            assert all(problem_json(problem, lang)["message"] for lang in LANGS)
        return "refused", []
    began = time.perf_counter()
    found = decide(known, case)
    decided = time.perf_counter()
    ruling = rule(known, case)
    ended = time.perf_counter()
    wrong = []
    if Verdict.UNDECIDED not in (found.verdict, ruling.verdict) and found.verdict is not ruling.verdict:
        wrong.append(f"verdict {found.verdict.value}, ruling {ruling.verdict.value}: {given}")
    for lang in LANGS:
        assert ruling_json(known, ruling, lang)
        assert plain(known, ruling, lang)
        assert known.picture(ruling, lang).startswith("<svg")
    again = read_case(read_text(notate(known, ruling.case.given)))
    if again.given != case.given:
        wrong.append(f"the notation is another case: {given}")
    kind = f"{case.form.claim.kind}: {ruling.verdict.value}"
    for seconds in SLOW:
        for door, took in (("verdict", decided - began), ("ruling", ended - decided)):
            if took > seconds:
                wrong += [f"{door} in {took:.1f} s: {given}"] if seconds == SLOW[0] else []
                return f"{kind}, {door} over {seconds} s", wrong
    return kind, wrong
