"""The readers' test: rulings of every kind without verdict and summary. Can the reader reach them alone?

    make blind                                    40 rulings in Polish, the key in a file of its own
    python -m tests.blind --seed 7 --lang en --game river

Whoever reads the sheet writes down for each number what the ruling must be, with one sentence why, and then
compares with the key.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS, Lang
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.legend import legend
from adjudicator.words.render import sentence
from adjudicator.words.say import say, say_claim
from adjudicator.words.text import verdict_word
from tests.any_case import any_case

RULINGS: Final = 40
TRIES: Final = 400
"""Random cases that are looked at for one of the kind and verdict wanted."""


def kinds(games: list[str]) -> list[tuple[str, str]]:
    """Every kind of claim of every game, the games in turn."""
    known = {game: list(load_game(game).claims) for game in games}
    longest = max(len(claims) for claims in known.values())
    return [(game, claims[n]) for n in range(longest) for game, claims in known.items() if n < len(claims)]


def decided(game: str, kind: str, wanted: Verdict, rng: Random) -> Ruling | None:
    """A random ruling of this kind; with the verdict wanted, if the kind knows it and one is found."""
    second = None
    for _ in range(TRIES):
        try:
            case = read_case(any_case(game, rng, kind))
        except BadCase:
            continue
        if case.form.claim.kind != kind:
            continue
        ruling = rule(load_game(game), case)
        if ruling.verdict is Verdict.UNDECIDED or not ruling.reasons:
            continue
        if ruling.verdict in (wanted, Verdict.ANSWERED):
            return ruling
        second = second or ruling
    return second


def rulings(games: list[str], seed: int, count: int) -> Iterator[Ruling]:
    rng = Random(f"blind {seed}")
    asked = kinds(games)
    rng.shuffle(asked)
    given = 0
    for turn in range(2 * count):
        game, kind = asked[turn % len(asked)]
        wanted = (Verdict.UPHELD, Verdict.REJECTED)[turn // len(asked) % 2]
        found = decided(game, kind, wanted, rng)
        if found is not None:
            yield found
            given += 1
        if given == count:
            return


ASKED: Final[dict[str, dict[Lang, str]]] = {
    "certain": {"pl": "Deklarujący twierdzi, że to już pewne.", "en": "The claim is that this is certain."},
    "possible": {
        "pl": "Deklarujący twierdzi, że to jeszcze możliwe.",
        "en": "The claim is that this is still possible.",
    },
}


NAMED: Final[dict[str, dict[Lang, str]]] = {
    "river control": {"pl": "Atakujący przejmuje tamę {dam}.", "en": "The attacker takes dam {dam}."},
    "river joint-control": {
        "pl": "Obrońca nie utrzyma naraz tam {dams}.",
        "en": "The defender can't hold dams {dams} at once.",
    },
    "river can-win": {"pl": "{side} może jeszcze wygrać.", "en": "{side} can still win."},
    "romans fort": {
        "pl": "{clan} zdobywa fort na miejscu {fort} (ostatnie w murze to 6).",
        "en": "{clan} takes the fort in place {fort} (the last one of the wall is 6).",
    },
    "romans game win": {
        "pl": "{clan} wygrywa grę, sam albo wspólnie z innym.",
        "en": "{clan} wins the game, alone or together with another.",
    },
    "romans game sole": {
        "pl": "{clan} wygrywa grę sam, z nikim nie dzieląc zwycięstwa.",
        "en": "{clan} wins the game alone.",
    },
    "romans forced": {
        "pl": "{clan} może wymusić zdobycie fortu w tej rundzie.",
        "en": "{clan} can force the fort of this round.",
    },
    "boru card": {
        "pl": "Próbę wygrywa {player}. Karta: {card}.",
        "en": "{player} wins the trick with {card}.",
    },
    "boru region": {
        "pl": "Po Utrzymaniu region {region} ma {player}.",
        "en": "After the upkeep {player} has {region}.",
    },
    "boru game win": {
        "pl": "Grę wygrywa {player}. Wspólna wygrana też się liczy.",
        "en": "{player} wins the game. A shared win counts.",
    },
    "boru game sole": {
        "pl": "Grę wygrywa {player}, z nikim nie dzieląc zwycięstwa.",
        "en": "{player} wins the game, sharing it with nobody.",
    },
    "boru forced region": {
        "pl": "{player} może wymusić władzę w regionie {region}.",
        "en": "{player} can force control of {region}.",
    },
    "boru forced win": {
        "pl": "{player} może wymusić wygraną, samodzielną albo wspólną.",
        "en": "{player} can force a win, alone or shared.",
    },
    "boru forced sole": {
        "pl": "{player} może wymusić wygraną, z nikim nie dzieląc zwycięstwa.",
        "en": "{player} can force a win that is not shared.",
    },
}
"""What is claimed, of whom: as a person at the table says it."""


def question(ruling: Ruling, lang: Lang) -> str:
    """What is claimed or asked, with the names of the case where there is a sentence for that."""
    game, claim, which = load_game(ruling.case.game), ruling.case.form.claim, variant(ruling)
    for known in (f"{game.id} {claim.kind} {which}", f"{game.id} {claim.kind}"):
        if known in NAMED:
            params = claim.model_dump(mode="json")
            names = dict(game.localise(lang, params))
            if "clan" in params:
                names["clan"] = say(lang, "romans-the-clan", params)
            if "side" in params:
                names["side"] = say(lang, "river-who", params)
            return NAMED[known][lang].format_map(names)
    return say_claim(lang, game.id, claim.kind, which)


def asked(ruling: Ruling, lang: Lang) -> list[str]:
    """How sure the claimer is."""
    how = getattr(ruling.case.form.claim, "how", None)
    return [ASKED[how][lang]] if how in ASKED else []


def variant(ruling: Ruling) -> str:
    """Which of the things that this kind of claim can say: a region, to win, or to win alone."""
    claim = ruling.case.form.claim
    if claim.kind == "legal":
        return "all" if getattr(claim, "action", None) is None else "one"
    if getattr(claim, "region", None):
        return "region"
    return "sole" if getattr(claim, "sole", False) else "win"


def sheet(number: int, ruling: Ruling, lang: Lang) -> str:
    """The table, the claim and the reasons that bear on it: nothing else."""
    game = load_game(ruling.case.game)
    lines = [f"── {number} ── {say(lang, f'{game.id}-name')}", notate(game, ruling.case.given)]
    lines.append(" ".join((question(ruling, lang), *asked(ruling, lang))))
    bearing = [sentence(game, reason, lang) for reason in ruling.reasons if reason.bears]
    codes = legend(game, (lines[1], *bearing), lang)
    lines[2:2] = [] if codes is None else [codes]
    lines += [f"  {place}. {one}" for place, one in enumerate(bearing, 1)]
    return "\n".join(lines)


def key(number: int, ruling: Ruling, lang: Lang) -> str:
    game = load_game(ruling.case.game)
    return f"{number}. {verdict_word(ruling.verdict, lang)}: {sentence(game, ruling.finding.summary, lang)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", choices=LANGS, default="pl")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--count", type=int, default=RULINGS)
    parser.add_argument("--key", type=Path, default=Path("blind-key.txt"), help="where the key goes")
    wanted = parser.parse_args()
    keys = []
    for number, ruling in enumerate(rulings(wanted.game or list(GAMES), wanted.seed, wanted.count), 1):
        print(sheet(number, ruling, wanted.lang), end="\n\n", flush=True)
        keys.append(key(number, ruling, wanted.lang))
    wanted.key.write_text("\n".join(keys) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
