"""A ruling on one sheet of paper: number, time, table, verdict, rules, how to appeal, and where to sign.

The same giving makes the same bytes in a language and at an address: the time in the file is that of the
giving, and the letters come with typst, none from the machine.
"""

import hashlib
import io
import json
import re
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any, Final, NamedTuple

import segno
import typst

from adjudicator.lang import Lang
from api.http.stored import Found
from api.pages.frame import TEMPLATES
from api.pages.ruling_view import RulingView, ruling_view
from api.pages.share import MOST
from api.pages.words.say import say

_TEMPLATE: Final = TEMPLATES / "slip.typ"
_FONTS: Final = typst.Fonts(include_system_fonts=False, include_embedded_fonts=True)
LONGEST: Final = 600
"""Letters of one sentence. What is longer ends in dots; the page of the ruling has it whole."""
_TYPST: Final = version("typst")
_STANDARD: Final = "ua-1"
"""Headings, order and pictures are marked for whoever has the paper read aloud."""
_SANS: Final = "system-ui, sans-serif"


class Slip(NamedTuple):
    """What stands on a slip, and when it was given. The same make the same bytes."""

    said: str
    given_at: int

    @property
    def digest(self) -> str:
        """Told before it is made."""
        parts = (self.said, str(self.given_at), _TEMPLATE.read_text(encoding="utf-8"), _TYPST)
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]

    def made(self) -> bytes:
        """A PDF of one page."""
        pdf: bytes = typst.compile(
            _TEMPLATE,
            root=TEMPLATES,
            font_paths=_FONTS,
            sys_inputs={"slip": self.said},
            format="pdf",
            pdf_standards=[_STANDARD],
            timestamp=datetime.fromtimestamp(self.given_at // 1_000_000, UTC),
        )
        return pdf


def slip_of(found: Found, lang: Lang, address: str) -> Slip:
    """``address``: where the ruling is."""
    said = json.dumps(_data(ruling_view(found, lang), lang, address), ensure_ascii=False)
    return Slip(said, found.giving.given_at if found.giving else 0)


def _data(view: RulingView, lang: Lang, address: str) -> dict[str, Any]:
    why = [_short(step.message) for step in view.why]
    if view.legend and why:
        why[-1] = f"{why[-1]} {view.legend}"
    left_out = [say(lang, "slip-left-out", {"count": count + 1}) for count in range(len(why))]
    given = [say(lang, "ruling-given", {"time": view.given_at})] if view.given_at else []
    if view.superseded_by:
        given.append(say(lang, "ruling-superseded", {"id": view.superseded_by}))
    return {
        "lang": lang,
        "title": say(lang, "ruling-title", {"number": view.name}),
        "given": given,
        "verdict": view.verdict_word,
        "summary": _short(view.summary),
        "picture": str(view.picture).replace(_SANS, "Libertinus Serif"),
        "ratio": _ratio(view.picture),
        "notation": _short(view.notation),
        "why": why,
        "left_out": left_out,
        "parts": [part for part in _parts(view, lang) if part["lines"]],
        "rules": [dict(rule) for rule in view.rules],
        "appeal": say(lang, "slip-appeal", {"number": view.name}),
        "signed": [say(lang, f"slip-signed-{who}") for who in ("referee", "one", "other")],
        "code": _code(address),
        "address": address,
        "digest": view.digest,
        "words": {
            "why": say(lang, "heading-why"),
            "rules": say(lang, "heading-rules"),
            "appeal": say(lang, "slip-heading-appeal"),
            "elsewhere": say(lang, "slip-elsewhere"),
        },
    }


def _parts(view: RulingView, lang: Lang) -> list[dict[str, Any]]:
    """What stands between the reasons and the rules. If there is no room, the last goes first."""
    readings = [*(one.message for one in view.other_readings), *view.readings]
    smallest = [view.smallest_reason] if view.smallest_reason else []
    told = [("readings", readings), ("smallest-reason", smallest), ("flips", list(view.flips))]
    told.append(("engines", list(view.engines)))
    return [
        {"title": say(lang, f"heading-{name}"), "lines": [_short(line) for line in lines]}
        for name, lines in told
    ]


def _short(words: str) -> str:
    if len(words) <= LONGEST:
        return words
    return f"{words[:LONGEST].rsplit(' ', 1)[0]} …"


def _ratio(picture: str) -> float:
    """Its height for its width."""
    size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)
    return float(size[2]) / float(size[1]) if size else 1.0


def _code(address: str) -> str | None:
    if len(address) > MOST:
        return None
    drawn = io.BytesIO()
    segno.make_qr(address, error="m").save(drawn, kind="svg", border=1, scale=4)
    return drawn.getvalue().decode()
