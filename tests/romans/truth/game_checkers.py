"""Checkers of claims to the game: the end that a course leads to, bounds of points, and unsure data."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.rulings.rule import rule
from adjudicator.values import canonical
from tests.romans.oracle import STRENGTHS
from tests.romans.truth.courses import claim_of, course_of, first_scene
from tests.romans.truth.end_checkers import number_of, points_of, row_fits, text_of, winners_of, worth_of
from tests.romans.truth.fort_checkers import is_certain
from tests.romans.truth.futures import (
    counted,
)
from tests.romans.truth.round_checkers import outcomes
from tests.romans.truth.scene import TURNS, VALUE, Scene
from tests.romans.truth.spoils import hecas_of
from tests.truth import Predicate, Said, all_said, truths

# The game


def _names_game(said: Said) -> bool:
    claim = claim_of(said)
    sole = "yes" if claim.get("sole") else "no"
    return said.params["clan"] == claim["clan"] and said.params.get("sole", sole) == sole


def _wins(said: Said, scene: Scene) -> bool:
    won, claim = winners_of(scene), claim_of(said)
    return won == [claim["clan"]] if claim.get("sole") else claim["clan"] in won


def _game_shown(said: Said) -> bool:
    """The witness shows it, or the game is over."""
    scene = course_of(said).scene
    return _names_game(said) and scene.step == "over" and _wins(said, scene) is not is_certain(said)


def _game_settled(said: Said) -> bool:
    """No future that was looked at says otherwise. Only in the last turn it comes to the end of the game."""
    if not _names_game(said) or said.params.get("wins", _yes(is_certain(said))) != _yes(is_certain(said)):
        return False
    ends = [one.end for one in counted(said)] if first_scene(said).turn == TURNS else []
    return all(_wins(said, scene) is is_certain(said) for scene in ends if scene.step == "over")


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def _game_neutral(said: Said) -> bool:
    return _names_game(said) and said.params["clan"] in first_scene(said).neutral


def _alone(said: Said) -> bool:
    return first_scene(said).players == [claim_of(said)["clan"]]


def bounds_of(scene: Scene, clan: str) -> tuple[int, int]:
    """The least and the most points that the clan may end with."""
    return _bounds(scene.hands[clan].forts, [*scene.wall, *scene.forts_to_come()])


def _bounds(forts: Sequence[str], coming: Sequence[str]) -> tuple[int, int]:
    """The least and the most points with these forts and those to come."""
    hecas = sorted(VALUE[fort] for fort in (*forts, *coming) if VALUE[fort] < 0)
    rid = sum(hecas[: coming.count("fortuna")])
    here = points_of(forts)
    least = here + sum(min(0, VALUE[fort]) for fort in coming)
    return least, here + sum(max(0, VALUE[fort]) for fort in coming) - rid


def _points_now(said: Said) -> bool:
    scene, clan, p = first_scene(said), str(said.params["clan"]), said.params
    least, most = bounds_of(scene, clan)
    points = points_of(scene.hands[clan].forts)
    later = sum(min(0, VALUE[fort]) for fort in scene.forts_to_come())
    ends = [points_of(one.end.hands[clan].forts) for one in counted(said)] if scene.wall else []
    inside = all(least <= end + later and end <= most for end in ends)
    told = (p["points"], p["least"], p["most"])
    return inside and told == (text_of(points), text_of(least), text_of(most))


def _held(said: Said, scene: Scene) -> bool:
    """Are these the forts that both clans have now?"""
    own, other = (scene.hands[str(said.params[name])].forts for name in ("clan", "other"))
    told = said.params["held"] == worth_of(own) and said.params["other_held"] == worth_of(other)
    return told and (said.params["has"], said.params["other_has"]) == (len(own), len(other))


def _points_bounds(said: Said) -> bool:
    scene, clan, p = first_scene(said), claim_of(said)["clan"], said.params
    if not _coming(said, [*scene.wall, *scene.forts_to_come()]) or not _held(said, scene):
        return False
    alone = len(scene.players) == 1
    rivals = [one for one in (scene.clans if alone else scene.players) if one != clan]
    least, most = bounds_of(scene, clan)
    if p["wins"] == "yes":
        best = max(bounds_of(scene, one)[1] for one in rivals)
        numbers = least > best and (p["own"], p["best"]) == (text_of(least), text_of(best))
        return p["clan"] == clan and numbers and bounds_of(scene, str(p["other"]))[1] == best
    rival = bounds_of(scene, str(p["other"]))[0]
    named = p["clan"] == clan and p["other"] in rivals
    return named and most < rival and (p["own"], p["best"]) == (text_of(most), text_of(rival))


def _gains(said: Said, clan: str) -> list[tuple[str, int, int]]:
    """Each fort that the clan takes in the course, with the turn (0: this one) and the round."""
    first, found = first_scene(said), []
    turns, round_, begun = 0, first.round, True
    for message, what in course_of(said).scene.notes:
        if message == "romans-revealed":
            turns += not begun and what["round"] <= round_
            begun, round_ = False, what["round"]
        elif message == "romans-captured" and what["clan"] == clan:
            found.append((str(what["fort"]), first.turn + turns if turns else 0, round_))
    return found


def _end_chain(said: Said) -> bool:
    """The clan has this now, takes and gives up this in the course, and has this at its end."""
    p, clan = said.params, str(said.params["clan"])
    given: Any = p["gains"]
    given_up: Any = p["lost"]
    held, end = first_scene(said).hands[clan].forts, course_of(said).scene.hands[clan].forts
    gains = _gains(said, clan)
    told = [(one["with"]["fort"], one["with"]["turn"], one["with"]["round"]) for one in given]
    lost = list((Counter(held) + Counter(fort for fort, _, _ in gains) - Counter(end)).elements())
    numbers = (p["now"], p["points"]) == (text_of(points_of(held)), text_of(points_of(end)))
    counts = (p["held"], p["gained"], p["given"]) == (len(held), len(gains), len(lost))
    lists = p["worth"] == worth_of(held) and Counter(given_up) == Counter(worth_of(lost))
    taken = [(worth_of([fort])[0], turn, round_) for fort, turn, round_ in gains]
    return numbers and counts and lists and told == taken


def _gain(said: Said) -> bool:
    p = said.params
    return (p["fort"], p["turn"], p["round"]) in [
        (worth_of([fort])[0], turn, round_) for fort, turn, round_ in _gains(said, str(said.around["clan"]))
    ]


def _ending_row(said: Said) -> bool:
    """The points are those of the forts, and the clan has or may get each of these forts."""
    scene, p = first_scene(said), said.params
    forts: Any = p["forts"]
    able = Counter([*scene.hands[str(p["clan"])].forts, *scene.wall, *scene.forts_to_come()])
    dropped, given_up = scene.hands[str(p["clan"])].dropped, p["given_up"]
    unas = [*scene.wall, *scene.forts_to_come(), scene.taken].count("fortuna")
    assert isinstance(given_up, int)
    possible = Counter(forts) <= able and len(dropped) <= given_up <= len(dropped) + unas
    return possible and p["count"] == len(forts) and p["points"] == text_of(points_of(forts))


def _ending(said: Said) -> bool:
    """The difference in points is that of the rows."""
    scene, clan = first_scene(said), claim_of(said)["clan"]
    rows: Any = said.params["cases"]
    points = {row["with"]["clan"]: points_of(row["with"]["forts"]) for row in rows}
    outscore = len(scene.players) == 1 and scene.reads("solo-result", "must-outscore")
    rivals = [one for one in (scene.clans if outscore else scene.players) if one != clan]
    margin = abs(points[clan] - max(points[one] for one in rivals))
    if said.message == "romans-ending-level":
        level = [one for one in (clan, *rivals) if points[one] == points[clan]]
        return margin == 0 and list(points) == scene.clans and _tie(said, scene, level)
    return said.params["margin"] == margin > 0 and list(points) == scene.clans


def _tie(said: Said, scene: Scene, level: list[str]) -> bool:
    """These clans are compared, each by forts that it has in this end, and this tells them apart."""
    rows: Any = said.params["level"]
    ends: Any = said.params["cases"]
    if [row["with"]["clan"] for row in rows] != level:
        return False
    merits = []
    for row in (one["with"] for one in rows):
        if not row_fits(scene, row, ends):
            return False
        merits.append((row["count"], [number_of(value) for value in row["values"]]))
    own, best = merits[0], max(merits[1:])
    if own[0] != best[0]:
        return said.params["by"] == "forts"
    by = "next-strongest" if own[1][:1] == best[1][:1] else "strongest"
    return said.params["by"] == ("shared" if own[1] == best[1] else by)


def _coming(said: Said, forts: Sequence[str]) -> bool:
    """Are just these forts told to be still to come?"""
    told: Any = said.params["coming"]
    return Counter(told) == Counter(worth_of(forts))


def _ending_turn(said: Said) -> bool:
    """The bounds are those of the rows and of the forts of later turns, and they decide the game."""
    scene, clan, p = first_scene(said), claim_of(said)["clan"], said.params
    rows: Any = p["cases"]
    later = scene.forts_to_come()
    bounds = {row["with"]["clan"]: _bounds(row["with"]["forts"], later) for row in rows}
    outscore = len(scene.players) == 1 and scene.reads("solo-result", "must-outscore")
    rivals = [one for one in (scene.clans if outscore else scene.players) if one != clan]
    wins = p["wins"] == "yes"
    own, best = bounds[clan][0 if wins else 1], max(bounds[one][1 if wins else 0] for one in rivals)
    named = p["clan"] == clan and p["other"] in rivals and bool(later) and _coming(said, later)
    told = (p["own"], p["best"]) == (text_of(own), text_of(best))
    return named and told and (own > best if wins else own < best) and list(bounds) == scene.clans


def _ending_fortheca(said: Said) -> bool:
    rows: Any = said.params["cases"]
    row = next(row["with"] for row in rows if row["with"]["clan"] == said.params["clan"])
    return hecas_of(row["forts"]) + int(row["given_up"]) >= 3


# Data that we are not sure of


def _strengths(given: Any) -> dict[str, int]:
    return {warrior: int(strength) for warrior, strength in (one.split() for one in given)}


def _notation(strengths: dict[str, int]) -> str:
    return " ".join(["strengths", *(f"{warrior}={strength}" for warrior, strength in strengths.items())])


def _hangs_on_strengths(said: Said) -> bool:
    """These strengths are ours, those may be printed, and then the outcome is another one.

    A round is played again. Of another claim the ruling with those strengths has to be true."""
    assumed, printed = _strengths(said.params["assumed"]), _strengths(said.params["printed"])
    ours = all(STRENGTHS[warrior] == strength for warrior, strength in assumed.items())
    other = list(printed) == list(assumed) and sorted(printed.values()) == sorted(assumed.values())
    known = printed.get("druhid", 0) <= 4 and not {"archr", "chariott"} & printed.keys()
    if not (ours and other and known and all(printed[one] != assumed[one] for one in printed)):
        return False
    if said.params["write"] != _notation(printed) or said.params["count"] != len(printed):
        return False
    position: Any = said.case["position"]
    changed: Any = {**said.case, "position": {**position, "strengths": printed}}
    if claim_of(said)["kind"] == "round":
        again = Said("", {}, changed, "", None, None)
        return said.params["then"] == "other" and outcomes(said) != outcomes(again)
    told = _summary_with(canonical(changed))
    true = truths("romans").predicates[told.message].true(told)
    return true and said.params["then"] == told.verdict != said.verdict


@lru_cache(maxsize=64)
def _summary_with(case: str) -> Said:
    """What the ruling on this case comes to; its sentence is judged like any other."""
    return next(all_said(rule(load_game("romans"), read_case(json.loads(case)))))


def _our_strengths(said: Said) -> bool:
    assumed = _strengths(said.params["assumed"])
    unsure = {one: strength for one, strength in STRENGTHS.items() if one not in ("archr", "chariott")}
    text: Any = said.params["write"]
    changed = {one: int(strength) for one, strength in (part.split("=") for part in text.split()[1:])}
    another = all(unsure[one] != strength for one, strength in changed.items())
    swapped = sorted(changed.values()) == sorted(unsure[one] for one in changed)
    if _strengths(said.params["printed"]) != changed:
        return False
    return assumed == unsure and text == _notation(changed) and another and swapped


def _our_deck(said: Said) -> bool:
    scene = first_scene(said)
    text = " ".join(["deck", *(f"{fort}={copies}" for fort, copies in scene.deck.items())])
    cases: Any = said.params["forts"]
    told = {one["with"]["fort"]: one["with"]["copies"] for one in cases}
    return said.params["write"] == text and told == scene.deck and bool(scene.forts_to_come())


def _copies(said: Said) -> bool:
    return first_scene(said).deck[str(said.params["fort"])] == said.params["copies"]


CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "game-certain-no": ("a course shows it", _game_shown),
    "game-possible-yes": ("a course shows it", _game_shown),
    "game-certain-yes": ("no future says otherwise", _game_settled),
    "game-possible-no": ("no future says otherwise", _game_settled),
    "proof-game": ("no future says otherwise", _game_settled),
    "proof-bounds": ("no future says otherwise", _game_settled),
    "game-neutral": ("the clan is neutral", _game_neutral),
    "points-now": ("bounds of points", _points_now),
    "points-bounds": ("bounds of points", _points_bounds),
    "end-chain": ("the points of a course", _end_chain),
    "gain": ("the points of a course", _gain),
    "ending-points": ("an end of the game", _ending),
    "ending-level": ("an end of the game", _ending),
    "ending-turn": ("an end of the game", _ending_turn),
    "ending-fortheca": ("an end of the game", _ending_fortheca),
    "ending-row": ("an end of the game", _ending_row),
    "ending-alone": ("nobody else can win", _alone),
    "hangs-on-strengths": ("other strengths", _hangs_on_strengths),
    "our-strengths": ("other strengths", _our_strengths),
    "hangs-on-deck": ("our deck", _our_deck),
    "copies": ("our deck", _copies),
}
PREDICATES: Final = {f"romans-{name}": Predicate(*checker) for name, checker in CHECKERS.items()}
