"""Notations with bytes changed: whatever arrives is a case or a list of problems, and never a fault."""

from random import Random
from typing import Final

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.problems import BadCase
from api.work.jobs import Handed, case_of
from tests.any_case import source

STRANGE: Final = (
    *(b"\xe2\x80\xae", b"\xc5\x81", b"\r\n", b"9" * 40),
    *(bytes([sign]) for sign in b"\x00\xff\xc3;:-? 0123456789RGBYPrz"),
)
CHANGES: Final = (1, 1, 1, 2, 3, 6)


def broken(game: str, rng: Random) -> bytes:
    """A precedent in the notation, in which a few bytes are changed."""
    text = notate(load_game(game), rng.choice(source(game).cases)).encode()
    for _ in range(rng.choice(CHANGES)):
        text = _changed(text, rng)
    return text


def _changed(text: bytes, rng: Random) -> bytes:
    place = rng.randint(0, len(text))
    end = min(len(text), place + rng.randint(1, 12))
    return rng.choice(
        (
            text[:place] + bytes([rng.randrange(256)]) + text[place + 1 :],
            text[:place] + rng.choice(STRANGE) + text[place + 1 :],
            text[:place] + rng.choice(STRANGE) + text[place:],
            text[:place] + text[end:],
            text[:place] + text[place:end] * rng.randint(2, 30) + text[end:],
            text[:place],
            text[end:] + text[:place],
        )
    )


def one(game: str, rng: Random) -> tuple[str, list[str]]:
    """What became of one: a case that round-trips, or problems."""
    text = broken(game, rng)
    try:
        case = case_of(Handed(text, text=True))
    except BadCase as bad:
        return "refused", [] if bad.problems else [f"{text!r}: refused without a problem"]
    except Exception as error:
        return "fault", [f"{text!r}: {type(error).__name__}: {error}"]
    written = notate(load_game(case.game), case.given)
    again = case_of(Handed(written.encode(), text=True))
    return "read", [] if again.given == case.given else [f"{text!r} is not {written!r}"]
