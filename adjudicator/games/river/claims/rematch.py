"""The claim ``rematch``: who wins the Rewanż, two games with the roles swapped?"""

from dataclasses import dataclass
from typing import Final

from adjudicator.case import Case
from adjudicator.games.river.intake.claim_forms import PlayedForm, RematchForm
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Position, Side
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
from adjudicator.values import Json

SHUFFLED_BACK: Final = 2
"""Cards that Wsparcie can return to a pile that has already run out."""
EARLIEST_WIN: Final = min(sides[False].slots + sides[True].slots for sides in TILES.values())
"""Cards that the attacker lays in the quickest win: one dam is taken and then destroyed."""
DEALT_PILE: Final = 48
"""Battle cards in the pile after the deal."""
MOST_LEFT_IN_PILE: Final = DEALT_PILE - 2 * (EARLIEST_WIN - 1)
"""Cards left in the battle pile after the quickest win, if the attacker claims before that turn's draw."""


@dataclass(frozen=True, slots=True)
class RematchGame:
    """One game of the two."""

    attacker: str
    defender: str
    winner: Side
    deck: int
    tactics_deck: int
    logs: int
    undamaged: int

    @property
    def won_by(self) -> str:
        return self.attacker if self.winner == "attacker" else self.defender


@dataclass(frozen=True, slots=True)
class Rematch:
    """Who wins the Rewanż?"""

    games: tuple[RematchGame, RematchGame]


def read_rematch(
    form: RematchForm, position: PositionForm, readings: Readings
) -> tuple[Rematch, list[Problem]]:
    """The claim, and the problems of the two games. The position says whether tactics cards are used."""
    first, second = form.games
    with_tactics = _shows_tactics(position) or first.tactics_deck > 0 or second.tactics_deck > 0
    problems: list[Problem] = []
    for place, game in enumerate(form.games):
        problems += _game_problems(game, place, readings, with_tactics)
    if not problems and (first.attacker, first.defender) != (second.defender, second.attacker):
        names = {"attacker": first.defender, "defender": first.attacker}
        problems.append(
            Problem(Kind.CONTRADICTORY, "rematch-roles", pointer("claim", "games", 1, "attacker"), names)
        )
    return Rematch((_read_game(first), _read_game(second))), problems


def _shows_tactics(position: PositionForm) -> bool:
    """Does the position show that tactics cards are used?"""
    laid = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    return position.tactics_played is not None or any(
        card in ELITE_COPIES for card in (*position.discard, *laid)
    )


def _read_game(form: PlayedForm) -> RematchGame:
    return RematchGame(**form.model_dump())


def _game_problems(game: PlayedForm, place: int, readings: Readings, with_tactics: bool) -> list[Problem]:
    """Numbers with which no game can end (rules river.win.four, river.win.last, river.dam.destroy)."""
    problems = []

    def wrong(code: str, field: str, **params: Json) -> None:
        at = pointer("claim", "games", place, field)
        problems.append(Problem(Kind.CONTRADICTORY, code, at, {"game": place + 1, **params}))

    if game.attacker == game.defender:
        wrong("rematch-one-player", "defender", player=game.attacker)
    least, most = _undamaged_when_won(game.winner)
    if not least <= game.undamaged <= most:
        params = {"winner": game.winner, "undamaged": game.undamaged, "least": least, "most": most}
        wrong("rematch-undamaged", "undamaged", **params)
    most = _most_in_pile(game.winner, readings, with_tactics)
    if game.deck > most:
        wrong("rematch-pile", "deck", winner=game.winner, deck=game.deck, most=most)
    return problems


def _undamaged_when_won(winner: Side) -> tuple[int, int]:
    """Fewest and most. The attacker wins with one to four damaged dams, the defender with up to three."""
    dams = len(TILES)
    if winner == "attacker":
        return dams - DAMAGED_TO_WIN, dams - 1
    return dams - DAMAGED_TO_WIN + 1, dams


def _most_in_pile(winner: Side, readings: Readings, with_tactics: bool) -> int:
    """The defender wins after the pile has run out. The attacker first has to lay the cards for a win."""
    if winner == "defender":
        if readings["no-legal-placement"] == "defender-wins":
            return DEALT_PILE
        return SHUFFLED_BACK if with_tactics else 0
    return DEALT_PILE if with_tactics else MOST_LEFT_IN_PILE


# Who wins the Rewanż


def find_rematch(case: Case[Position, Rematch]) -> tuple[Finding, tuple[Reason, ...]]:
    """The finding, and every comparison that was made."""
    claim, readings = case.claim, case.readings
    first, second = claim.games
    measures = () if first.won_by == second.won_by else _measures(claim.games, readings)
    compares = "nothing" if not measures else first.winner if measures[0] != "both-piles" else "both-piles"
    steps = [_won_step(number, game, compares) for number, game in enumerate(claim.games, 1)]
    if first.won_by == second.won_by:
        steps.append(Reason("river.rematch.both", "river-rematch-both", {"winner": first.won_by}))
        return _won_finding("river.rematch.both", "both", first.won_by, steps, [])
    compared: list[dict[str, Json]] = []
    for measure in measures:
        one, other = _score(first, measure), _score(second, measure)
        compared.append({"measure": measure, first.won_by: one, second.won_by: other})
        better = first.won_by if one > other else second.won_by if other > one else ""
        rule = f"river.rematch.{first.winner}"
        steps.append(_comparison_step(rule, measure, claim.games, (one, other), better))
        if better:
            return _won_finding(rule, measure, better, steps, compared)
    summary = Reason("river.rematch.again", "river-rematch-again")
    answer = {"winner": None, "by": "again", "compared": compared}
    return Finding(Verdict.ANSWERED, summary, answer=answer), (*steps, Reason(summary.rule, summary.message))


def _measures(games: tuple[RematchGame, RematchGame], readings: Readings) -> tuple[str, ...]:
    """What is compared, in order (readings rematch-pile, rematch-defender-score)."""
    if games[0].winner == "attacker":
        two_piles = any(game.tactics_deck for game in games)
        return ("both-piles",) if two_piles and readings["rematch-pile"] == "both-piles" else ("pile",)
    return ("logs", "undamaged") if readings["rematch-defender-score"] == "in-turn" else ("logs-and-dams",)


def _score(game: RematchGame, measure: str) -> int:
    scores = {
        "pile": game.deck,
        "both-piles": game.deck + game.tactics_deck,
        "logs-and-dams": game.logs + game.undamaged,
        "logs": game.logs,
        "undamaged": game.undamaged,
    }
    return scores[measure]


def _won_step(number: int, game: RematchGame, compares: str) -> Reason:
    """Who won a game, and the numbers of it that are compared."""
    rule = "river.win.four" if game.winner == "attacker" else "river.win.last"
    params: Params = {
        "game": number,
        "winner": game.won_by,
        "role": game.winner,
        "compares": compares,
        "deck": game.deck,
        "tactics_deck": game.tactics_deck,
        "logs": game.logs,
        "undamaged": game.undamaged,
    }
    return Reason(rule, "river-rematch-game", params)


def _comparison_step(
    rule: str, measure: str, games: tuple[RematchGame, RematchGame], scores: tuple[int, int], better: str
) -> Reason:
    first, second = games
    params: Params = {
        "measure": measure,
        "first": first.won_by,
        "second": second.won_by,
        "first_score": scores[0],
        "second_score": scores[1],
        "first_logs": first.logs,
        "first_dams": first.undamaged,
        "second_logs": second.logs,
        "second_dams": second.undamaged,
        "better": better,
        "equal": "no" if better else "yes",
    }
    return Reason(rule, "river-rematch-compared", params)


def _won_finding(
    rule: str, by: str, winner: str, steps: list[Reason], compared: list[dict[str, Json]]
) -> tuple[Finding, tuple[Reason, ...]]:
    summary = Reason(rule, "river-rematch-won", {"winner": winner, "by": by})
    answer = {"winner": winner, "by": by, "compared": compared}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)
