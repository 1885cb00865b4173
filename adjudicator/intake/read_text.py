"""From text to data: JSON, a YAML case file, or the notation of a game."""

import json
import re
from codecs import BOM_UTF8
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import yaml
from pydantic_core import from_json

from adjudicator.game import Game, load_game
from adjudicator.intake.malformed import cut_short, lacks_entries
from adjudicator.intake.notation import Parsed, read_parts
from adjudicator.intake.read_case import bad_case, read_case_of, unknown_game
from adjudicator.intake.spelt import parts_of, without_name
from adjudicator.pointers import exists, pointer, within
from adjudicator.problems import BadCase, Kind, Problem, problems_of
from adjudicator.registry import GAMES
from adjudicator.values import Json

DEEPEST: Final = 32
"""No case is nested nearly as deep. Deeper ones are refused."""


_BYTE_ORDER_MARK: Final = BOM_UTF8.decode()
_YAML: Final = re.compile(r"^(game|position|readings|id|title|story|expect):(\s|$)", re.MULTILINE)
"""How a line of a case file begins, and no part of any notation."""
_PARTS: Final = ("game", "position", "claim", "readings")


def read_text(text: str, form: str = "") -> Any:
    """The data of a case written as JSON, as a YAML case file or in the notation.

    ``form``: ``json`` or ``yaml`` if it is known, because the name of the file says so.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    if _BYTE_ORDER_MARK in text:
        line = text[: text.index(_BYTE_ORDER_MARK)].count("\n") + 1
        raise bad_case("byte-order-mark", "", line=str(line))
    if form == "json" or (not form and text.lstrip().startswith("{")):
        return read_json(text)
    if form == "yaml" or _YAML.search(text):
        return read_yaml(text)
    return read_notation(text)


def read_json(text: str | bytes) -> Json:
    """Strict JSON: no lone surrogates, no NaN, no key twice, not too deep."""
    if isinstance(text, bytes):
        text = text.removeprefix(BOM_UTF8)
    try:
        data: Json = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        if "recursion" in str(error):
            raise bad_case("too-deep", "") from None
        where = re.search(r"line (\d+) column (\d+)", str(error))
        line, column = where.groups() if where else ("1", "1")
        raise bad_case("not-json", "", line=line, column=column) from None
    if _is_deep(data):
        raise bad_case("too-deep", "")
    with suppress(ValueError):  # the strict reader above has already accepted it
        json.loads(text, object_pairs_hook=refuse_repeated_keys)
    return data


def refuse_repeated_keys(pairs: Sequence[tuple[str, object]]) -> None:
    """A key given twice is a contradiction, not an update. Raises BadCase."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        problem = Problem(Kind.CONTRADICTORY, "duplicate-key", "", {"field": cut_short(twice)})
        raise BadCase([problem])


class _StrictLoader(yaml.SafeLoader):
    """YAML in which no key may come twice and every key is text, as in our JSON."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        refuse_repeated_keys([(str(key.value), None) for key, _ in node.value])
        made = super().construct_mapping(node, deep)
        return {key if isinstance(key, str) else str(key): value for key, value in made.items()}


def _is_deep(data: Json) -> bool:
    level = [data] if isinstance(data, dict | list) else []
    for _ in range(DEEPEST):
        nested = (one.values() if isinstance(one, dict) else one for one in level)
        level = [one for inside in nested for one in inside if isinstance(one, dict | list)]
        if not level:
            return False
    return True


def read_yaml(text: str) -> Json:
    """The case of a case file, without its story and expectations."""
    try:
        data = yaml.load(text, _StrictLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line, column = (str(mark.line + 1), str(mark.column + 1)) if mark else ("1", "1")
        tab = r"'\t'" in (getattr(error, "problem", None) or "")
        raise bad_case("yaml-tab" if tab else "not-yaml", "", line=line, column=column) from None
    except RecursionError:
        raise bad_case("too-deep", "") from None
    return {name: data[name] for name in _PARTS if name in data} if isinstance(data, dict) else data


def read_notation(text: str) -> dict[str, Json]:
    """The data of a case in the notation. Its first words name the game, or are such as only one game has.

    Beside the parts that are not understood, the problems of the others are named.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK).strip()
    game = _game_of(text)
    try:
        read = read_parts(game, text)
    except ValueError:  # a number with thousands of digits
        raise bad_case("notation", pointer(), text=cut_short(text), hint="") from None
    if read.problems:
        raise BadCase([*read.problems, *_beside_unread_parts(game, read)])
    return read.given


def _beside_unread_parts(game: Game, read: Parsed) -> Iterator[Problem]:
    """The problems of what was understood. A fact that was not may be the one that is missing or denied."""
    for problem in problems_of(lambda: read_case_of(game, read.given)):
        in_claim = "claim" in read.given and within(problem.pointer, "/claim")
        if problem.kind is Kind.MISSING or (problem.pointer == "/claim" and not in_claim):
            continue
        by_itself = problem.kind is Kind.MALFORMED and not problem.among and not lacks_entries(problem)
        if not read.facts_unread or (by_itself and (in_claim or exists(read.given, problem.pointer))):
            yield problem


def _game_of(text: str) -> Game:
    word = re.match(r"[^\s;:]*", text)
    name = word[0] if word else ""
    if name in GAMES:
        return load_game(name)
    known = [load_game(one) for one in GAMES]
    named = [game for game in known if without_name(game, text) != text] or _without_a_name(known, text)
    if len(named) != 1:
        raise unknown_game(name)
    return named[0]


def _without_a_name(games: Sequence[Game], text: str) -> list[Game]:
    """The games that know the first part, and every part that another of them knows."""
    known = {game: set(_known_parts(game, text)) for game in games if 0 in _known_parts(game, text)}
    all_known = set().union(*known.values())
    return [game for game, parts in known.items() if parts == all_known]


def _known_parts(game: Game, text: str) -> Iterator[int]:
    """The numbers of the parts whose first word the game knows, if it knows that of the first one."""
    for number, part in enumerate(parts_of(game, text)):
        if part.word in game.notation.spellings.parts.words:
            yield number
        elif number == 0:
            return
