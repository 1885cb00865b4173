"""What every page has: its language, its words, its links, and one template around it."""

from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import LANGS, Lang
from adjudicator.values import Json
from api.http.language import language
from api.http.replies import in_language
from api.pages.files import page_reply
from api.pages.games import TABLES, table_path
from api.pages.words.say import say, script_words

TEMPLATES: Final = Path(__file__).resolve().parent / "templates"
_ENVIRONMENT: Final = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
_TABLES: Final = tuple((table_path(game), f"page-nav-{game}") for game in TABLES)
KEPT: Final = ("lang", "key")
"""Parameters of the query that links between pages keep."""


class Frame:
    """One page for one request."""

    def __init__(self, request: Request, depth: int = 0) -> None:
        """``depth``: how many folders deep the page is, because the service may stand in a folder itself."""
        self._request = request
        self.lang: Lang = language(request)
        self.root = "../" * depth or "./"
        self.here = request.url.path.removeprefix("/")

    def say(self, message: str, **params: Json) -> str:
        return say(self.lang, message, params)

    def link(self, path: str) -> str:
        """To another page, in the language that was asked for."""
        asked = self._request.query_params
        return self._address(path, {name: asked[name] for name in KEPT if name in asked})

    def spoken(self, lang: Lang) -> str:
        """This page in another language."""
        return self._address(self.here, {**self._request.query_params, "lang": lang})

    def opened(self, ruling: str, suffix: str | None = None) -> str:
        """To a ruling: its page, or by a suffix what else there is of it. What opened it goes along."""
        asked = self._request.query_params
        query = {name: asked[name] for name in ("key", "secret") if asked.get(name)}
        if suffix is None:
            return self._address(f"r/{ruling}", query)
        return self._address(f"v1/rulings/{ruling}{suffix}", {"lang": self.lang, **query})

    def table(self, game: str, notation: str) -> str:
        """To the page on which a case lies on the table, or is written if there is no table of its game."""
        path = table_path(game) if game in TABLES else "text"
        return f"{self.link(path)}#case={quote(notation)}"

    def absolute(self, path: str) -> str:
        """For paper and other phones. The key of whoever looks is not in it; what opens the ruling is."""
        secret = self._request.query_params.get("secret")
        query = f"?{urlencode({'secret': secret})}" if secret else ""
        return f"{self._request.base_url}{path}{query}"

    def _address(self, path: str, query: dict[str, str]) -> str:
        return f"{self.root}{path}{'?' if query else ''}{urlencode(query)}"

    def html(self, template: str, /, **values: Any) -> str:
        return _ENVIRONMENT.get_template(template).render(
            frame=self, t=self.say, lang=self.lang, langs=LANGS, tables=_TABLES, **values
        )

    def page(
        self, template: str, /, *, words: tuple[str, ...] = (), status: int = 200, **values: Any
    ) -> Response:
        """``words``: the files of words that the scripts of the page need."""
        html = self.html(template, words=script_words(self.lang, *words), **values)
        return page_reply(self._request, html, in_language(self.lang), status)

    def part(self, template: str, /, **values: Any) -> Response:
        """A piece of a page that a script puts in."""
        return page_reply(self._request, self.html(template, **values), in_language(self.lang))
