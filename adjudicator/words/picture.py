"""The few SVG shapes that pictures of tables are made of. Pure functions from values to text."""

from html import escape


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
