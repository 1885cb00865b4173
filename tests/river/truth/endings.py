"""What is said of the end of the game: who has won, what is left, who can still win, and the Rewanż."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from adjudicator.values import JsonObject, canonical
from tests.river.control_oracle import ORDER, TILES
from tests.river.truth.ahead import at_its_table
from tests.river.truth.control import phrase
from tests.river.truth.playing import Course, Scene, course
from tests.river.truth.records import played
from tests.river.truth.scene import (
    OTHER,
    Dam,
    claim_of,
    dams_of,
    position_of,
    readings_of,
    table_at,
    unseen_cards,
    won,
    words_of,
    yes,
)
from tests.river.truth.sides import can_be_laid, can_be_stopped, is_made, keeps
from tests.river.truth.trees import can_attacker_win, forced_winner
from tests.truth import Predicate, Said

# Who has won


def is_won(said: Said) -> bool:
    """By the facts, or at the end of the record."""
    claim = claim_of(said.case)
    stated = said.params["winner"], said.params["by"]
    broken = words_of(said.params["broken"])
    if claim["kind"] in ("record", "legal", "remedy"):
        last = played(said).last
        return stated == (last.winner, last.won_by) and broken == _broken(last)
    if claim["kind"] in ("can-win", "forced") and won(said.case) is None:
        last = shown(said).last
        return stated == (last.winner, last.won_by) and broken == _broken(last)
    dam = said.params.get("dam")
    destroyed = position_of(said.case).get("destroyed")
    by = {"destroyed": [str(destroyed)], "four": sorted(damaged(said))}
    ended = stated == won(said.case) and broken == by.get(str(said.params["by"]), [])
    return ended and (dam is None or dam in dams_of(said.case))


def _broken(last: Scene) -> list[str]:
    """The dams that the attacker won by."""
    if last.winner != "attacker":
        return []
    damaged = [str(tile) for tile, dam in last.dams.items() if dam["damaged"]]
    return sorted(damaged) if last.destroyed is None else [str(last.destroyed)]


def joint_over(said: Said) -> bool:
    named = [str(dam) for dam in claim_of(said.case)["dams"]]
    return is_won(said) and words_of(said.params["dams"]) == named


def damaged(said: Said) -> list[str]:
    return [name for name, dam in dams_of(said.case).items() if dam.damaged]


def goes_on(said: Said) -> bool:
    return won(said.case) is None and said.params["more"] == 4 - len(damaged(said))


def destroyed(said: Said) -> bool:
    dam = position_of(said.case).get("destroyed")
    if dam is None:
        return said.params["any"] == "no"
    return (said.params["any"], said.params["dam"]) == ("yes", str(dam))


def result_damaged(said: Said) -> bool:
    dams = damaged(said)
    counted = said.params["count"] == len(dams) and said.params["wanted"] == 4
    return counted and words_of(said.params["dams"]) == dams


def result_last_turn(said: Said) -> bool:
    position = position_of(said.case)
    deck = "unknown" if position.get("deck") is None else position["deck"]
    ending = position.get("ending")
    if ending is None:
        ending = course(said.case, []).last.ending
    return (said.params["deck"], said.params["ending"]) == (deck, ending)


def result_room(said: Said) -> bool:
    wins = readings_of(said.case)["no-legal-placement"] == "defender-wins"
    return wins and said.params["free"] == sum(dam.free for dam in dams_of(said.case).values())


def result_provable(said: Said) -> bool:
    dams = dams_of(said.case)
    found = [
        name
        for name, dam in dams.items()
        if len(dam.attacker) == dam.slots and not can_be_stopped(table_at(said.case, name))
    ]
    attacks = position_of(said.case)["turn"] == "attacker"
    counted = said.params["count"] == len(found) > 0
    return attacks and counted and sorted(words_of(said.params["dams"])) == sorted(found)


# What is left


def tactics_in_play(scene: Scene) -> bool:
    held = any(card not in ORDER for side in OTHER for card in scene.hands[side])
    return held or bool(scene.tactics_left) or any(scene.hidden[side]["tactics"] for side in OTHER)


def ruse_in_play(scene: Scene, ruse: str) -> bool:
    return tactics_in_play(scene) and ruse not in scene.ruses["attacker"] + scene.ruses["defender"]


def most_plays(scene: Scene, side: str) -> int:
    """The most cards that this side can still play: whatever is drawn, with Wsparcie whenever it helps."""
    spare = scene.tactics_left if scene.tactics else 0
    support = 2 if ruse_in_play(scene, "wsparcie") else 0
    readings = scene.readings
    while_empty = readings["draw-when-deck-empty"] == "tactics-pile"
    by_failure = readings["deck-end-trigger"] == "failed-draw"

    @cache
    def most(deck: int, spare: int, support: int, turn: str, phase: str, ending: str) -> int:
        found = 0
        if phase in ("prepare", "play"):
            plays = int(turn == side)
            options = {(deck, 0)} if not support else {(deck, support), (deck + support, 0)}
            for left, later in options:
                run_out = "coming" if by_failure and left == 0 and ending == "no" else ending
                found = max(found, plays + most(left, spare, later, turn, "draw", run_out))
            return found
        if phase == "draw":
            ways: list[tuple[int, int]] = [(deck, spare)] if not deck else []
            if deck:
                ways.append((deck - 1, spare))
            if spare and (deck or while_empty):
                ways.append((deck, spare - 1))
            for left, other in ways:
                emptied = deck and not left and not by_failure and ending == "no"
                run_out = "coming" if emptied else ending
                found = max(found, most(left, other, support, turn, "end", run_out))
            return found
        if ending == "last" and turn == "attacker":
            return 0
        turn = OTHER[turn]
        ending = "last" if turn == "attacker" and ending == "coming" else ending
        return most(deck, spare, support, turn, "prepare", ending)

    return most(scene.left, spare, support, scene.turn, scene.step, scene.ending)


def turns_left(said: Said) -> bool:
    scene = course(said.case, []).last
    exact = not tactics_in_play(scene)
    if (said.params["exact"], said.params["ending"]) != (yes(exact), scene.ending):
        return False
    if said.params["deck"] != scene.left:
        return False
    for side in OTHER:
        stated, most = int(str(said.params[side])), most_plays(scene, side)
        if stated != most if exact else stated < most:
            return False
    return True


def still_needed(said: Said) -> bool:
    dams = damaged(said)
    counts = said.params["damaged"], said.params["more"]
    return counts == (len(dams), 4 - len(dams)) and words_of(said.params["dams"]) == dams


def way_to_win(said: Said) -> bool:
    """The cards that it takes are at least the free slots, and never more than whole sides."""
    dams, names = dams_of(said.case), words_of(said.params["dams"])
    kind, chosen = said.params["kind"], [dams[name] for name in names]
    fits = {
        "destroy": len(names) == 1 and chosen[0].damaged,
        "turn-and-destroy": len(names) == 1 and not chosen[0].damaged,
        "four": len(names) == 4 - len(damaged(said)) and not any(dam.damaged for dam in chosen),
    }[str(kind)]
    scene = course(said.case, []).last
    if not fits or not _reach(said, scene):
        return False
    again = [TILES[int(names[0]), True][0]] if kind == "turn-and-destroy" else []
    if said.params["several"] != yes(len(names) + len(again) > 1) or said.params["count"] != len(names):
        return False
    if said.params["never"] == "yes":
        return not tactics_in_play(scene) and not _provable_now(said, scene, names)
    cards: Any = said.params["cards"]
    if said.params["enough"] != yes(cards <= int(str(said.params["plays"]))) or not _is_shortest(said):
        return False
    parts = [int(part) for part in str(said.params["parts"]).split(" + ")]
    if sum(parts) != said.params["cards"] or parts[len(names) :] != again:
        return False
    return all(_may_take(said, scene, dam, part) for dam, part in zip(chosen, parts, strict=False))


def _is_shortest(said: Said) -> bool:
    """Does no other way of this kind take fewer cards, by what was said to be lacking at each dam?"""
    told: list[Any] = [params for message, params in said.told if message == "river-cards-lacking"]
    each = [(one["with"]["dam"], one["with"]["cards"]) for params in told for one in params["dams"]]
    never = {one["with"]["dam"] for params in told if params["how"] == "never" for one in params["dams"]}
    dams, kind = dams_of(said.case), said.params["kind"]
    costs = [
        cards + (TILES[int(name), True][0] if kind == "turn-and-destroy" else 0)
        for name, cards in dict(each).items()
        if name not in never and dams[name].damaged == (kind == "destroy")
    ]
    wanted = len(words_of(said.params["dams"]))
    return len(dict(each)) < len(dams) or said.params["cards"] == sum(sorted(costs)[:wanted])


def _reach(said: Said, scene: Scene) -> bool:
    """How many cards can still come to the attacker's side: one with each play, perhaps one by Transfer."""
    handed = most_plays(scene, "defender") > 0 and ruse_in_play(scene, "transfer")
    stated, most = int(str(said.params["plays"])), most_plays(scene, "attacker") + handed
    exact = stated >= most if tactics_in_play(scene) else stated == most
    return exact and said.params["handed"] == yes(handed)


def _may_take(said: Said, scene: Scene, dam: Dam, cards: int) -> bool:
    """Can it be that taking this dam takes at least so many cards?"""
    if _provable_now(said, scene, [dam.name]) or tactics_in_play(scene):
        return cards == dam.slots - len(dam.attacker)
    return dam.slots - len(dam.attacker) <= cards <= dam.slots + 1


def lacking(said: Said) -> bool:
    """The cards that one dam takes, with what has to leave it first."""
    dam, scene = dams_of(said.case)[str(said.params["dam"])], course(said.case, []).last
    cards, free = int(str(said.params["cards"])), dam.slots - len(dam.attacker)
    how = said.around["how"]
    if how == "free":
        return cards == free > 0
    if how == "full":
        return cards == free == 0
    if how == "never":
        return cards == 0 and not tactics_in_play(scene) and not _provable_now(said, scene, [dam.name])
    if tactics_in_play(scene) or _provable_now(said, scene, [dam.name]):
        return False
    if how == "retreat":
        elites_too = readings_of(said.case)["retreat-scope"] == "elites-too"
        leaving = [card for card in dam.attacker if card in ORDER or elites_too]
        return bool(leaving) and free < cards <= dam.slots + 1
    if how == "log":
        return bool(dam.attacker) and scene.logs > 0 and free < cards <= dam.slots + 1
    facing = [card for card in (*dam.attacker, *dam.defender) if card[1:] in ("0", "11")]
    return bool(facing) and free <= cards <= dam.slots + 1


def cards_lacking(said: Said) -> bool:
    dams: Any = said.params["dams"]
    known = ("free", "full", "retreat", "log", "cancel", "never")
    names = {one["with"]["dam"] for one in dams}
    return (
        said.params["how"] in known
        and len(names) == len(dams) > 0
        and all(lacking(replace(said, params=one["with"], around=said.params)) for one in dams)
    )


def obstacle(said: Said) -> bool:
    """A side that the attacker might make, and a stronger one that the defender might have against it."""
    dam = dams_of(said.case)[str(said.params["dam"])]
    laid, adds = words_of(said.params["laid"]), words_of(said.params["adds"])
    table = table_at(said.case, dam.name)
    own = [*dam.attacker, *laid]
    possible = set(laid) <= set(unseen_cards(said.case)) and len(own) == dam.slots
    later = replace(table, attacker=tuple(own), elsewhere=table.elsewhere - set(laid))
    side = [*dam.defender, *adds]
    ours, theirs = phrase(said.params["ours"]), phrase(said.params["theirs"])
    return (
        possible
        and said.params["count"] == len(laid)
        and said.params["requirement"] == dam.requirement
        and said.params["full"] == yes(not adds)
        and can_be_laid(side, adds, later)
        and keeps(side, later)
        and is_made(own, ours["formation"], ours["sum"], later)
        and is_made(side, theirs["formation"], theirs["sum"], later)
    )


def _provable_now(said: Said, scene: Scene, names: list[str]) -> bool:
    dams = dams_of(said.case)
    return all(len(dams[name].attacker) == dams[name].slots and scene.proved(int(name)) for name in names)


# Courses of play


def shown(said: Said) -> Course:
    witness: Any = said.witness
    assert isinstance(witness, Mapping)
    return course(said.case, tuple(witness["actions"]))


def line_action(said: Said) -> bool:
    found, witness = shown(said), said.witness
    assert isinstance(witness, Mapping)
    actions: Any = witness["actions"]
    at = int(str(said.params["at"]))
    return 1 <= at <= found.sound and actions[at - 1] == said.params["action"]


def _ends_with(said: Said, winner: object) -> bool:
    found = shown(said)
    counted = found.refused is None and found.sound == said.params["count"]
    return counted and (found.last.winner, found.last.won_by) == (winner, said.params["by"])


def can_win_line(said: Said) -> bool:
    return claim_of(said.case)["side"] == said.params["side"] and _ends_with(said, said.params["side"])


def cannot_win(said: Said) -> bool:
    """The attacker can't win, as far as it can be tried. None: too much to try."""
    return can_attacker_win(_key(said.case)) is not True


def too_few(said: Said) -> bool:
    scene = course(said.case, []).last
    if said.params["never"] == "yes":
        return cannot_win(said)
    handed = most_plays(scene, "defender") > 0 and ruse_in_play(scene, "transfer")
    reach, cards = int(str(said.params["reach"])), int(str(said.params["cards"]))
    most = most_plays(scene, "attacker") + handed
    exact = reach == most if not tactics_in_play(scene) else reach >= most
    return cards > reach and exact and cards <= _whole_sides(said) and cannot_win(said)


def _whole_sides(said: Said) -> int:
    """No way to win takes more than this: some dam is taken from the beginning, then destroyed."""
    return min(
        dam.slots + (0 if dam.damaged else TILES[int(dam.name), True][0]) + 1
        for dam in dams_of(said.case).values()
    )


def forced(said: Said) -> bool:
    known = claim_of(said.case).get("pile") is not None or position_of(said.case)["deck"] < 2
    if said.params["pile"] != yes(known) or not _ends_with(said, said.params["winner"]):
        return False
    return forced_winner(_key(said.case), _pile(said)) in (None, said.params["winner"])


def forced_neither(said: Said) -> bool:
    deck = position_of(said.case)["deck"]
    unknown = claim_of(said.case).get("pile") is None and deck > 1
    return (
        said.params["deck"] == deck and unknown and forced_winner(_key(said.case), None) in (None, "neither")
    )


def forced_neither_with_tactics(said: Said) -> bool:
    """What can still decide it is there: cards to draw, or a Wymiana. Who forces it is too much to try."""
    scene = Scene(json.loads(_key(said.case)))
    counts = said.params["deck"] == scene.left and said.params["tactics"] == scene.tactics_left
    held = [card for side in OTHER for card in scene.hands[side]]
    exchange = "wymiana" in held or (ruse_in_play(scene, "wymiana") and scene.tactics_left > 0)
    luck = exchange or scene.left > 1 or scene.tactics_left > 1 or ruse_in_play(scene, "wsparcie")
    return counts and luck and said.params["exchange"] == yes(exchange) and tactics_in_play(scene)


def forced_pile(said: Said) -> bool:
    known = claim_of(said.case).get("pile") is not None
    return said.params["deck"] == position_of(said.case)["deck"] and said.params["known"] == yes(known)


def _key(case: JsonObject) -> str:
    return canonical({"position": case["position"], "readings": readings_of(case)})


def _pile(said: Said) -> tuple[str, ...] | None:
    pile = claim_of(said.case).get("pile")
    return None if pile is None else tuple(pile)


def already(said: Said) -> bool:
    found = won(said.case)
    assert found is not None
    return found.winner == said.params["winner"] and claim_of(said.case)["side"] == said.params["side"]


OVER: Final = Predicate("who has won, and how", is_won)
ENDINGS: Final = {
    "river-result-won": OVER,
    "river-control-over": OVER,
    "river-claimable-over": OVER,
    "river-can-win-over": OVER,
    "river-can-win-already": Predicate("who has won", already),
    "river-forced-over": OVER,
    "river-joint-over": Predicate("who has won, and how", joint_over),
    "river-result-goes-on": Predicate("nobody has won", goes_on),
    "river-result-destroyed": Predicate("the dam destroyed", destroyed),
    "river-result-damaged": Predicate("the dams damaged", result_damaged),
    "river-result-last-turn": Predicate("how near the last turn is", result_last_turn),
    "river-result-room": Predicate("free slots of the defender", result_room),
    "river-result-provable": Predicate("these dams can be taken now", result_provable),
    "river-turns-left": Predicate("plays that are left", turns_left),
    "river-still-needed": at_its_table(Predicate("the dams damaged", still_needed)),
    "river-way-to-win": at_its_table(Predicate("cards that a way to win takes", way_to_win)),
    "river-can-win-line": Predicate("a course that is won", can_win_line),
    "river-line-action": Predicate("an action of the course", line_action),
    "river-can-win-too-few": Predicate("the attacker can't win", too_few),
    "river-can-win-none": Predicate("the attacker can't win", cannot_win),
    "river-can-win-tried": Predicate("the attacker can't win", cannot_win),
    "river-cards-lacking": at_its_table(Predicate("cards that a dam takes", cards_lacking)),
    "river-lacking": at_its_table(Predicate("cards that a dam takes", lacking)),
    "river-obstacle": Predicate("a side that stops the attacker", obstacle),
    "river-forced": Predicate("who forces the win", forced),
    "river-forced-neither": Predicate("who forces the win", forced_neither),
    "river-forced-neither-tactics": Predicate("what can decide it", forced_neither_with_tactics),
    "river-forced-pile": Predicate("is the pile known", forced_pile),
}
