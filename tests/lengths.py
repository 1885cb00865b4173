"""How long are the explanations? At most twelve bearing reasons and 150 words in 95 of 100 rulings of a kind.

python -m tests.lengths --game romans --count 100            of every kind
python -m tests.lengths --game boru --kind score --count 300
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from adjudicator.game import Game, load_game
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence
from tests.any_case import any_case

MOST_REASONS: Final = 12
MOST_WORDS: Final = 150
TRIES: Final = 40
"""Random cases that are looked at for each that is measured."""


def rulings(game: Game, kind: str, count: int, seed: int) -> Iterator[Ruling]:
    """Random rulings of this kind."""
    rng = Random(f"length {game.id} {kind} {seed}")
    given = 0
    for _ in range(count * TRIES):
        if given == count:
            return
        try:
            case = read_case(any_case(game.id, rng, kind))
        except BadCase:
            continue
        if case.form.claim.kind == kind:
            yield rule(game, case)
            given += 1


def length(game: Game, ruling: Ruling) -> tuple[int, int]:
    """The reasons that bear, and their words in the language that needs more."""
    bearing = [reason for reason in ruling.reasons if reason.bears]
    words = (sum(len(sentence(game, one, lang).split()) for one in bearing) for lang in LANGS)
    return len(bearing), max(words)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--kind", action="append", help="only this kind of claim")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = load_game(wanted.game)
    for kind in wanted.kind or game.claims:
        found = [length(game, one) for one in rulings(game, kind, wanted.count, wanted.seed)]
        short = [reasons <= MOST_REASONS and words <= MOST_WORDS for reasons, words in found]
        longest = max(found, key=lambda one: one[1], default=(0, 0))
        share = 100 * sum(short) / max(1, len(found))
        print(f"{kind:12} {len(found):5} rulings, {share:5.1f} % short; the longest {longest}", flush=True)


if __name__ == "__main__":
    main()
