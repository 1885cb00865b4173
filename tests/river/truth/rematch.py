"""What is said of the Rewanż: two games, compared again from the numbers given."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.river.truth.scene import claim_of, readings_of, yes
from tests.truth import Predicate, Said


def _games(said: Said) -> list[dict[str, Any]]:
    return [{"tactics_deck": 0, **game} for game in claim_of(said.case)["games"]]


def _winner(game: Mapping[str, Any]) -> str:
    return str(game[game["winner"]])


def rematch_game(said: Said) -> bool:
    number = int(str(said.params["game"]))
    game = _games(said)[number - 1]
    numbers = ("deck", "tactics_deck", "logs", "undamaged")
    named = (said.params["winner"], said.params["role"]) == (_winner(game), game["winner"])
    counted = all(said.params[name] == game[name] for name in numbers)
    return number > 0 and named and counted and said.params["compares"] == _compares(said)


def _compares(said: Said) -> str:
    first, second = games = _games(said)
    if _winner(first) == _winner(second):
        return "nothing"
    return "both-piles" if _measures(games, readings_of(said.case)) == ["both-piles"] else first["winner"]


def _measures(games: Sequence[Mapping[str, Any]], readings: Mapping[str, str]) -> list[str]:
    if games[0]["winner"] == "attacker":
        tactics = any(game["tactics_deck"] for game in games)
        both = readings["rematch-pile"] == "both-piles" and tactics
        return ["both-piles" if both else "pile"]
    return ["logs", "undamaged"] if readings["rematch-defender-score"] == "in-turn" else ["logs-and-dams"]


def _score(game: Mapping[str, Any], measure: str) -> int:
    parts = {"pile": ["deck"], "both-piles": ["deck", "tactics_deck"], "logs-and-dams": ["logs", "undamaged"]}
    return sum(game[name] for name in parts.get(measure, [measure]))


def rematch_compared(said: Said) -> bool:
    games = _games(said)
    measure = str(said.params["measure"])
    first, second = games
    one, other = _score(first, measure), _score(second, measure)
    better = "" if one == other else _winner(first) if one > other else _winner(second)
    stated = {
        "first": _winner(first),
        "second": _winner(second),
        "first_score": one,
        "second_score": other,
        "first_logs": first["logs"],
        "first_dams": first["undamaged"],
        "second_logs": second["logs"],
        "second_dams": second["undamaged"],
        "better": better,
        "equal": yes(not better),
    }
    known = measure in _measures(games, readings_of(said.case))
    level = measure != "undamaged" or first["logs"] == second["logs"]
    differ = _winner(first) != _winner(second)
    return known and level and differ and all(said.params[name] == value for name, value in stated.items())


def _decided(said: Said) -> tuple[str, str] | None:
    games = _games(said)
    first, second = games
    if _winner(first) == _winner(second):
        return _winner(first), "both"
    for measure in _measures(games, readings_of(said.case)):
        one, other = _score(first, measure), _score(second, measure)
        if one != other:
            return _winner(first if one > other else second), measure
    return None


def rematch_won(said: Said) -> bool:
    return _decided(said) == (said.params["winner"], said.params["by"])


def rematch_both(said: Said) -> bool:
    return _decided(said) == (said.params["winner"], "both")


def rematch_again(said: Said) -> bool:
    return _decided(said) is None


REMATCH: Final = {
    "river-rematch-game": Predicate("a game of the Rewanż", rematch_game),
    "river-rematch-compared": Predicate("a comparison of the Rewanż", rematch_compared),
    "river-rematch-both": Predicate("who wins the Rewanż", rematch_both),
    "river-rematch-won": Predicate("who wins the Rewanż", rematch_won),
    "river-rematch-again": Predicate("who wins the Rewanż", rematch_again),
}
