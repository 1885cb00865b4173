"""The Rewanż: two games with the roles swapped, and who comes out of them better."""

from dataclasses import dataclass
from typing import Any, Final

from adjudicator.games.river.intake.claim_forms import PlayedForm, RematchForm
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Side
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

SHUFFLED_BACK: Final = 2
"""So many cards Wsparcie can return to a pile that has already run out."""
EARLIEST_WIN: Final = min(sides[False].slots + sides[True].slots for sides in TILES.values())
"""Cards of the attacker that the quickest win takes: one dam turned and then destroyed."""
DEALT_PILE: Final = 48
MOST_LEFT: Final = DEALT_PILE - 2 * (EARLIEST_WIN - 1)
"""Of the battle pile after the quickest win, claimed before that turn's draw."""


@dataclass(frozen=True, slots=True)
class Played:
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

    games: tuple[Played, Played]


def read_rematch(
    form: RematchForm, readings: Readings, tactics: bool = False
) -> tuple[Rematch, list[Problem]]:
    """The claim, and what is wrong with the two games; ``tactics``: they were played with tactics cards."""
    first, second = form.games
    with_tactics = tactics or first.tactics_deck > 0 or second.tactics_deck > 0
    problems: list[Problem] = []
    for place, game in enumerate(form.games):
        problems += _game(game, place, readings, with_tactics)
    if not problems and (first.attacker, first.defender) != (second.defender, second.attacker):
        names = {"attacker": first.defender, "defender": first.attacker}
        problems.append(
            Problem(Kind.CONTRADICTORY, "rematch-roles", pointer("claim", "games", 1, "attacker"), names)
        )
    return Rematch((_played(first), _played(second))), problems


def _played(form: PlayedForm) -> Played:
    return Played(**form.model_dump())


def _game(game: PlayedForm, place: int, readings: Readings, with_tactics: bool) -> list[Problem]:
    """Numbers that no game can end with (rules river.win.four, river.win.last, river.dam.destroy)."""
    problems = []

    def wrong(code: str, field: str, **params: Any) -> None:
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
    """The attacker wins with the fourth damaged dam at the latest, and not before one was damaged."""
    dams = len(TILES)
    if winner == "attacker":
        return dams - DAMAGED_TO_WIN, dams - 1
    return dams - DAMAGED_TO_WIN + 1, dams


def _most_in_pile(winner: Side, readings: Readings, with_tactics: bool) -> int:
    """The defender wins when the pile has run out; the attacker no sooner than the cards allow."""
    if winner == "defender":
        if readings["no-legal-placement"] == "defender-wins":
            return DEALT_PILE
        return SHUFFLED_BACK if with_tactics else 0
    return DEALT_PILE if with_tactics else MOST_LEFT


# Who comes out better


def decide_rematch(claim: Rematch, readings: Readings) -> tuple[Finding, tuple[Reason, ...]]:
    """What is found, and every comparison that was made."""
    steps = [_won(number, game) for number, game in enumerate(claim.games, 1)]
    first, second = claim.games
    if first.won_by == second.won_by:
        return _settled("river.rematch.both", "both", first.won_by, steps, [])
    compared: list[dict[str, Any]] = []
    for measure in _measures(claim.games, readings):
        one, other = _score(first, measure), _score(second, measure)
        compared.append({"measure": measure, first.won_by: one, second.won_by: other})
        better = first.won_by if one > other else second.won_by if other > one else ""
        rule = f"river.rematch.{first.winner}"
        steps.append(_comparison(rule, measure, claim.games, (one, other), better))
        if better:
            return _settled(rule, measure, better, steps, compared)
    summary = Reason("river.rematch.again", "river-rematch-again")
    answer = {"winner": None, "by": "again", "compared": compared}
    return Finding(Verdict.ANSWERED, summary, answer=answer), (*steps, Reason(summary.rule, summary.message))


def _measures(games: tuple[Played, Played], readings: Readings) -> tuple[str, ...]:
    """What is compared, in this order (readings rematch-pile, rematch-defender-score)."""
    if games[0].winner == "attacker":
        two_piles = any(game.tactics_deck for game in games)
        return ("both-piles",) if two_piles and readings["rematch-pile"] == "both-piles" else ("pile",)
    return ("logs", "undamaged") if readings["rematch-defender-score"] == "in-turn" else ("logs-and-dams",)


def _score(game: Played, measure: str) -> int:
    scores = {
        "pile": game.deck,
        "both-piles": game.deck + game.tactics_deck,
        "logs-and-dams": game.logs + game.undamaged,
        "logs": game.logs,
        "undamaged": game.undamaged,
    }
    return scores[measure]


def _won(number: int, game: Played) -> Reason:
    rule = "river.win.four" if game.winner == "attacker" else "river.win.last"
    params = {
        "game": number,
        "winner": game.won_by,
        "role": game.winner,
        "deck": game.deck,
        "tactics_deck": game.tactics_deck,
        "logs": game.logs,
        "undamaged": game.undamaged,
    }
    return Reason(rule, "river-rematch-game", params)


def _comparison(
    rule: str, measure: str, games: tuple[Played, Played], scores: tuple[int, int], better: str
) -> Reason:
    first, second = games
    params = {
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


def _settled(
    rule: str, by: str, winner: str, steps: list[Reason], compared: list[dict[str, Any]]
) -> tuple[Finding, tuple[Reason, ...]]:
    summary = Reason(rule, "river-rematch-won", {"winner": winner, "by": by})
    answer = {"winner": winner, "by": by, "compared": compared}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)
