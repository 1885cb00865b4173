"""The table that a sentence is about, where it is not the one of the case: in a course, or in an argument.

An argument about who forces the win names moves and replies; draws and the ends of turns go without saying.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from tests.river.play_oracle import OTHER
from tests.river.truth.playing import Scene, course
from tests.river.truth.scene import claim_of, table_at, yes
from tests.river.truth.sides import defenders_sides, strength_of
from tests.river.truth.trees import attacker_can_win
from tests.truth import Predicate, Said

MOVES: Final = ("river-forced-moves", "river-forced-instance", "river-forced-draw")
ARGUED: Final = ("can-win", "forced", "legal")


def position_at(scene: Scene) -> dict[str, Any]:
    """The table as the position of a case."""
    dams = []
    for tile, dam in scene.dams.items():
        dams.append({"tile": tile, **{name: dam[name] for name in ("damaged", "attacker", "defender")}})
        if len(dam["full"]) == 2:
            dams[-1]["first"] = min(dam["full"], key=dam["full"].__getitem__)
    position: dict[str, Any] = {"dams": dams, "discard": scene.discard, "complete": True}
    position |= {"turn": scene.turn, "phase": scene.step, "hands": scene.hands, "hidden": scene.hidden}
    position |= {"logs": scene.logs, "deck": scene.left, "ending": scene.ending, "ruses": scene.ruses}
    if scene.tactics:
        position |= {"tactics_deck": scene.tactics_left, "tactics_played": scene.played}
        position["wazki_played"] = scene.wazki
    if scene.destroyed is not None:
        position["destroyed"] = scene.destroyed
    return deepcopy(position)


def _played(scene: Scene, action: str, pile: list[str]) -> Scene:
    """The table after this action. Draws and ends of turns before it go without saying."""
    scene = ready_for(scene, action, pile)
    scene.do(action)
    return scene


def ready_for(scene: Scene, action: str, pile: list[str]) -> Scene:
    for _ in range(5):
        later = deepcopy(scene)
        if later.is_legal(action):
            return later.for_side(action.split()[0])
        scene = going_on(scene, pile)
    raise ValueError(action)


def going_on(scene: Scene, pile: list[str]) -> Scene:
    """The table after what goes without saying."""
    later = deepcopy(scene)
    if later.step == "draw" and later.left:
        later.do(f"{later.turn} draw {pile.pop(0) if pile else '?'}")
    elif later.step in ("draw", "end"):
        later.do(f"{later.turn} end")
    elif later.is_legal(f"{later.turn} skip"):
        later.do(f"{later.turn} skip")
    else:
        raise ValueError(later.step)
    return later


class Argument:
    """How far an argument has come."""

    def __init__(self, said: Said) -> None:
        self.scene = course(said.case, []).last
        self.pile: list[str] = list(claim_of(said.case).get("pile") or [])
        self.before = self.scene, list(self.pile)
        """The table, and the pile, before the last moves."""
        self.moves: list[str] = []
        """What was played last: moves, or a reply and its answer."""
        for message, params in said.told[:-1]:
            self._follow(message, params)

    def _follow(self, message: str, params: Mapping[str, Any]) -> None:
        if message in MOVES:
            self.before, self.moves = (self.scene, list(self.pile)), list(params["actions"])
            for action in self.moves:
                self.scene = _played(self.scene, action, self.pile)
        elif message == "river-forced-reply":
            self.before = self.scene, list(self.pile)
            self.moves = [params["replies"][0], *params["actions"]]

    def before_last_move(self) -> Scene:
        """The table at which the last move, a claim, is made."""
        scene, pile = self.before
        pile = list(pile)
        for action in self.moves[:-1]:
            scene = _played(scene, action, pile)
        return ready_for(scene, self.moves[-1], pile)

    def from_here(self) -> list[Scene]:
        """This table, and those that follow without saying."""
        found, pile = [self.scene], list(self.pile)
        while len(found) < 6 and not found[-1].winner:
            try:
                found.append(going_on(found[-1], pile))
            except ValueError:
                break
        return found

    def after(self, *actions: str) -> Scene:
        scene, pile = self.scene, list(self.pile)
        for action in actions:
            scene = _played(scene, action, pile)
        return scene


def is_argued(said: Said) -> bool:
    """Is this said in an argument or a course, where the table may be a later one?"""
    kind = claim_of(said.case)["kind"]
    return kind in ("record", "remedy") or (kind in ARGUED and len(said.told) > 1)


def is_single(said: Said) -> bool:
    """Is there one argument? Where neither side wins there are two, and they are told together."""
    return said.told[0][0] == "river-forced"


def tables(said: Said) -> Sequence[Scene]:
    """The tables that the sentence may be about; none if that can't be told."""
    message, params = said.told[-1]
    top: Any = params
    if message == "disputed-step":
        message, top = top["step"]["say"], top["step"]["with"]
    if message == "river-course-taken":
        witness: Any = said.witness
        return [course(said.case, tuple(witness["actions"][: top["at"] - 1])).last]
    claim = claim_of(said.case)
    if message == "record-legal":
        actions = claim["actions"]
        before = course(said.case, tuple(actions[: top["at"] - 1])).last
        return [before.for_side(actions[top["at"] - 1].split()[0])]
    if claim["kind"] in ("record", "remedy"):
        return [course(said.case, tuple(claim["actions"])).last.for_side("attacker")]
    if claim["kind"] == "legal":
        return [course(said.case, []).last.for_side(claim["action"].split()[0])]
    if claim["kind"] == "can-win" or message in ("river-turns-left", "river-forced-pile"):
        return [course(said.case, []).last]
    if not is_single(said):
        return []
    argument = Argument(said)
    if message == "river-best-try":
        return [argument.after(top["action"])]
    if message == "river-best-defence":
        argument.moves[0] = top["action"]
        return [argument.before_last_move()]
    if message == "river-dam-proof":
        return [argument.before_last_move()]
    return argument.from_here()


def at_its_table(predicate: Predicate) -> Predicate:
    """The same, judged at the table that the sentence is about."""

    def true(said: Said) -> bool:
        if not is_argued(said):
            return predicate.true(said)
        found = tables(said)
        if not found:
            return True
        judged = [replace(said, case={**said.case, "position": position_at(one)}) for one in found]
        return any(_accepts(predicate, one) for one in judged)

    return replace(predicate, true=true)


def _accepts(predicate: Predicate, said: Said) -> bool:
    try:
        return predicate.true(said)
    except (LookupError, ValueError, AssertionError):
        return False


# The argument itself


def _legal_now(said: Said, action: str) -> bool:
    try:
        Argument(said).after(action)
    except ValueError:
        return False
    return True


def moves(said: Said) -> bool:
    actions: Any = said.params["actions"]
    if not is_single(said):
        return True
    try:
        Argument(said).after(*actions)
    except ValueError:
        return False
    return bool(actions) and ("end" not in said.params or said.params["end"] == _end_of(said))


def _end_of(said: Said) -> str:
    """How it stands after these moves: won, open, or the attacker can't win any more."""
    actions: Any = said.params["actions"]
    last, pile = Argument(said).after(*actions), list[str]()
    stated = str(said.params["end"])
    if stated == "short":
        return "open" if attacker_can_win(last) is True or last.winner else "short"
    while last.winner is None and last.step in ("draw", "end") and not last.claims()[0]:
        last = going_on(last, pile)
    return "won" if last.winner else "open"


def draw(said: Said) -> bool:
    """So many cards may be drawn: all that nobody has seen, or the top one of a known pile."""
    if not is_single(said):
        return True
    argument = Argument(said)
    scene = argument.scene
    for scene in argument.from_here():
        if scene.step == "draw":
            break
    count = 1 if argument.pile else len(scene.unknown())
    return said.params["count"] == count and moves(said)


def reply(said: Said) -> bool:
    """The replies are legal, they are counted, and the answer that wins does win."""
    params: Any = said.params
    count, of, replies = params["count"], params["of"], list(params["replies"])
    counted = count <= of and params["more"] == count - len(replies) and params["all"] == yes(count == of)
    if not counted or not is_single(said):
        return bool(counted)
    winner = said.told[0][1]["winner"]
    if params["side"] != OTHER[str(winner)] or not all(_legal_now(said, one) for one in replies):
        return False
    if "actions" not in params:
        return True
    if params["answered"] != yes(params["actions"]):
        return False
    try:
        last = Argument(said).after(replies[0], *params["actions"])
    except ValueError:
        return False
    if params["end"] == "short" and attacker_can_win(last) is True:
        return False
    if params["end"] == "short":
        return last.winner is None
    pile: list[str] = []
    while last.winner is None and last.step in ("draw", "end") and not last.claims()[0]:
        last = going_on(last, pile)
    return bool(last.winner == (winner if params["end"] == "won" else None))


def others(said: Said) -> bool:
    """As many replies as those told before leave over."""
    told = [
        params for message, params in said.told if message in ("river-forced-reply", "river-forced-by-draw")
    ]
    if not told or not is_single(said):
        return bool(told)
    of: Any = told[-1]["of"]
    counts: list[Any] = []
    for params in reversed(told):
        if params["of"] == of and len(counts) < 4:
            counts.append(params["count"])
    return bool(said.params["count"] == of - sum(counts))


def best_try(said: Said) -> bool:
    return not is_single(said) or _legal_now(said, str(said.params["action"]))


def best_defence(said: Said) -> bool:
    """A reply that is answered as those told before are; hardly any other one is stronger at that dam."""
    params: Any = said.params
    group: Any = next(told for message, told in reversed(said.told) if message == "river-forced-reply")
    if params["count"] != group["count"] or not is_single(said):
        return bool(params["count"] == group["count"])
    told, answer = params["proof"]["with"]["dam"], list(group["actions"])
    strengths = {reply: _defended(said, reply, answer, told) for reply in _placings(said)}
    best = strengths.pop(params["action"], None) or _defended(said, params["action"], answer, told)
    stronger = [one for one in strengths.values() if one is not None and one > best]
    return bool(params["alike"] == "no" or len(stronger) <= group["of"] - group["count"])


def _placings(said: Said) -> list[str]:
    """Every card of the defender at every dam."""
    scene = Argument(said).scene
    return [f"defender play {card} at {dam}" for card in scene.hands["defender"] for dam in scene.dams]


def _defended(said: Said, reply: str, answer: Sequence[str], dam: str) -> Any:
    """How strong the defender can be at the dam when it is claimed after this reply; None if it never is."""
    argument = Argument(said)
    argument.before, argument.moves = (argument.scene, list(argument.pile)), [reply, *answer]
    try:
        scene = argument.before_last_move()
    except ValueError:
        return None
    table = table_at({**said.case, "position": position_at(scene)}, dam)
    return max((strength_of(side, table) for side in defenders_sides(table)), default=())


def held_now(said: Said) -> bool:
    """The attacker's side is full there already."""
    proof: Any = said.params["proof"]
    dam = Argument(said).scene.dams[int(proof["with"]["dam"])] if is_single(said) else None
    return dam is None or "attacker" in dam["full"]


def within_reach(said: Said) -> bool:
    """Dams that are there, and counted."""
    dams: Any = said.params["dams"]
    scene = course(said.case, []).last
    return said.params["count"] == len(dams) and {int(dam) for dam in dams} <= set(scene.dams)


def course_taken(said: Said) -> bool:
    witness: Any = said.witness
    at: Any = said.params["at"]
    claims = str(said.params["action"]).split()[1] == "claim"
    return claims and at >= 1 and witness["actions"][at - 1] == said.params["action"]


AHEAD: Final = {
    "river-forced-moves": Predicate("what is played can be played", moves),
    "river-forced-instance": Predicate("what is played can be played", moves),
    "river-forced-draw": Predicate("cards that may be drawn", draw),
    "river-forced-reply": Predicate("replies and their answer", reply),
    "river-forced-by-draw": Predicate("replies and their answer", reply),
    "river-forced-others": Predicate("replies not told", others),
    "river-best-defence": Predicate("the reply that defends best", best_defence),
    "river-held-now": Predicate("a full side at the dam", held_now),
    "river-best-try": Predicate("what is played can be played", best_try),
    "river-within-reach": Predicate("dams that are there", within_reach),
    "river-course-taken": Predicate("an action of the course", course_taken),
}
