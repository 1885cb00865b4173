"""Pictures of rulings: the frame that all games share, and the few SVG shapes that tables are made of."""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from adjudicator.game import Localise
from adjudicator.lang import Lang
from adjudicator.ruling import Reason, Ruling
from adjudicator.words.render import say_reason

Drawn = tuple[str, int]
"""Shapes, and the height at which they end."""
Section = Callable[[int], Drawn]
"""Draws one part of the table, starting at this height."""
LINE: Final = 20
"""Height of a line of the summary."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What surrounds the table: the size of the picture, and the summary of the ruling below the table."""

    localise: Localise
    width: int
    letters: int
    """Letters of the summary that fit on one line."""
    size: int = 14
    """Size of these letters."""
    margin: int = 16
    top: int = 16
    """Height at which the table starts."""

    def picture(self, ruling: Ruling, lang: Lang, table: Iterable[Section]) -> str:
        """The sections of the table one below the other, and the summary. It is also the title."""
        body, y = "", self.top
        for section in table:
            drawn, y = section(y)
            body += drawn
        words = say_reason(self.localise, ruling.finding.summary, lang)
        for line in wrapped(words, self.letters):
            y += LINE
            body += text(self.margin, y, line, self.size, anchor="start")
        return svg(self.width, y + self.margin + 4, words, body)

    def lines(self, words: Sequence[str], size: int, y: int) -> Drawn:
        """Sentences, wrapped."""
        drawn = ""
        for line in (line for one in words for line in wrapped(one, self.letters * self.size // size)):
            y += size + 4
            drawn += text(self.margin, y, line, size, anchor="start")
        return drawn, y + 4 if drawn else y


def deciding(ruling: Ruling, comparisons: Container[str]) -> list[Reason]:
    """The first reason that compares what decides, if there is one."""
    return [reason for reason in ruling.reasons if reason.bears and reason.message in comparisons][:1]


def svg(width: int, height: int, title: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="#fbfaf6"/>{body}</svg>'
    )


def text(x: float, y: float, words: str, size: int = 14, fill: str = "#222", anchor: str = "middle") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )


def box(
    x: float, y: float, width: float, height: float, fill: str, stroke: str = "#444", dashed: bool = False
) -> str:
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="2"{dash}/>'
    )


def wrapped(words: str, width: int) -> list[str]:
    """Lines of at most ``width`` letters, broken between words."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
