"""A ruling as it is stored: what was ruled, and what is said of it in every language. Plain values only.

It is made where the ruling is computed, so that the process that stores it has nothing left to work out.
"""

import hashlib
import json
import zlib
from dataclasses import dataclass
from typing import Any, Final

from adjudicator.game import Game
from adjudicator.lang import LANGS, Lang
from adjudicator.quorum import any_disagreement
from adjudicator.ruling import Ruling
from adjudicator.values import Json, canonical
from adjudicator.words.render import ruling_json
from adjudicator.words.text import plain
from api.store.hidden_hands import has_hidden_hands
from api.store.search import terms_of


@dataclass(frozen=True, slots=True)
class Said:
    """A ruling in one language."""

    json: str
    text: str
    picture: str


Wording = dict[Lang, Said]


@dataclass(frozen=True, slots=True)
class Content:
    """A ruling, ready to be stored. It never changes, and the same case makes the same bytes."""

    digest: bytes
    case_digest: bytes
    game: str
    kind: str
    revision: str
    verdict: str
    withheld: bool
    """Are there hidden hands in the case, so that the public may see the number only?"""
    body: bytes
    """The case as it was handed in and the proof, packed."""
    wording_digest: bytes
    wording: bytes
    """What is said in every language, packed."""
    terms: tuple[str, ...]
    """The words it can be found by; none if it is withheld."""
    said: dict[Lang, str]
    """The ruling as JSON in every language."""
    disagreed: bool = False
    """Did engines contradict each other? Not stored: it is for those who run the service."""

    @property
    def id(self) -> str:
        return id_of(self.digest)


def id_of(digest: bytes) -> str:
    """The id of the ruling with this digest."""
    return digest.hex()[:20]


def content_of(game: Game, ruling: Ruling) -> Content:
    given = ruling.case.given
    withheld = has_hidden_hands(given)
    told = {lang: ruling_json(game, ruling, lang) for lang in LANGS}
    said = {lang: compact(told[lang]) for lang in LANGS}
    wording = compact(
        {
            lang: {
                "json": said[lang],
                "text": plain(game, ruling, lang),
                "picture": game.picture(ruling, lang),
            }
            for lang in LANGS
        }
    ).encode()
    return Content(
        digest=bytes.fromhex(ruling.digest.removeprefix("sha256:")),
        case_digest=case_digest(given),
        game=game.id,
        kind=ruling.case.form.claim.kind,
        revision=ruling.revision,
        verdict=ruling.verdict.value,
        withheld=withheld,
        body=zlib.compress(canonical({"given": given, "proof": ruling.proof}).encode()),
        wording_digest=hashlib.sha256(wording).digest(),
        wording=zlib.compress(wording),
        terms=() if withheld else terms_of(list(told.values())),
        said=said,
        disagreed=any_disagreement(ruling.engines),
    )


def case_digest(given: Json) -> bytes:
    """The same for a case, whatever is ruled on it."""
    return hashlib.sha256(canonical(given).encode()).digest()


_COMPACT: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def compact(value: Json) -> str:
    return _COMPACT.encode(value)


def unpacked_body(body: bytes) -> dict[str, Any]:
    """``given``, the case as it was handed in, and ``proof``."""
    found: dict[str, Any] = json.loads(zlib.decompress(body))
    return found


def unpacked_wording(wording: bytes) -> Wording:
    found = json.loads(zlib.decompress(wording))
    return {lang: Said(**found[lang]) for lang in LANGS}


def digest_of_body(body: bytes) -> bytes:
    """The digest that a stored ruling must have."""
    return hashlib.sha256(canonical(unpacked_body(body)["proof"]).encode()).digest()


def digest_of_wording(wording: bytes) -> bytes:
    """The digest that a stored wording must have."""
    return hashlib.sha256(zlib.decompress(wording)).digest()
