"""Every sentence is made from a message id and params, in Polish or English."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource, resolver

from adjudicator.lang import LANGS, Lang
from adjudicator.registry import GAMES
from adjudicator.values import JsonObject
from adjudicator.words.polish import Cased, genitive, in_case, quoted

resolver.MAX_PART_LENGTH = 1_000_000
"""Fluent guards against hostile messages. Ours are our own, and a param is as long as what it lists."""

_HERE: Final = Path(__file__).parent
_FUNCTIONS: Final[dict[str, Any]] = {"CASE": in_case, "GENITIVE": genitive, "QUOTED": quoted}
"""What messages may call."""


@cache
def _bundle(lang: Lang, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], functions=_FUNCTIONS, use_isolating=False)
    for folder in folders:
        for path in sorted(folder.glob(f"*{lang}.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _words(lang: Lang) -> FluentBundle:
    """All messages: the shared ones in this folder, and those in the ``words`` folder of each game."""
    return _bundle(lang, _folders())


def _folders() -> tuple[Path, ...]:
    return (_HERE, *(_folder(module) for module in GAMES.values()))


@cache
def _folder(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise LookupError(f"{module} is registered but does not exist")
    return Path(spec.origin).parent / "words"


def has(message: str) -> bool:
    """Does this message exist in every language?"""
    return all(_words(lang).has_message(message) for lang in LANGS)


def say(lang: Lang, message: str, params: JsonObject | None = None) -> str:
    """The message in words; with its other cases, if it has any (its attributes).

    An unknown message or a missing param is our mistake: LookupError.
    """
    return _said(_words(lang), lang, message, params)


def say_with(folder: Path, lang: Lang, message: str, params: JsonObject | None = None) -> str:
    """As ``say``, for a door with words of its own: its folder of messages comes beside all others."""
    return _said(_bundle(lang, (*_folders(), folder)), lang, message, params)


def _said(bundle: FluentBundle, lang: Lang, message: str, params: JsonObject | None) -> str:
    found = bundle.get_message(message)
    if found.value is None:
        raise LookupError(message)

    def said(pattern: Any) -> str:
        text, errors = bundle.format_pattern(pattern, dict(params or {}))
        if errors:
            raise LookupError(f"{message} ({lang}): {errors}")
        return str(text)

    if not found.attributes:
        return said(found.value)
    return Cased(said(found.value), {case: said(pattern) for case, pattern in found.attributes.items()})


def say_claim(lang: Lang, game: str, kind: str, variant: str = "") -> str:
    """A kind of claim as a sentence: the game's own, or the one of a kind that every game knows.

    ``variant``: what is claimed of it, such as ``sole``, if there is a sentence for that.
    """
    own = f"{game}-claim-{kind}"
    for message in (f"{own}-{variant}", f"claim-{kind}-{variant}") if variant else ():
        if has(message):
            return say(lang, message)
    return say(lang, own if has(own) else f"claim-{kind}")


def say_rule(lang: Lang, rule: str) -> str:
    return say(lang, f"rule-{rule.replace('.', '-')}")
