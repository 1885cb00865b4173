"""Every action that the rules of play allow, tried one after another: slow, and with nothing left out.

A second opinion on ``helped``. It takes the actions from the played game and leaves out only what is the same
by definition: a draw is left face down instead of being named, and the turns end where a count of free slots
shows that too few plays are left.
"""

from typing import Final

from adjudicator.readings import Readings
from adjudicator.river.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, Action, Draw
from adjudicator.river.dams import TILES
from adjudicator.river.play import PLAY
from adjudicator.river.table import Table
from solver.answer import Answer, Outcome

NAME: Final = "replay"
BUDGET: Final = 20_000
"""Tables looked at: the same work on every machine."""


def ask(table: Table, plays: int, readings: Readings, budget: int = BUDGET) -> Answer:
    """Does any line of actions lead to a win of the attacker, who may still play so many cards?"""
    seen: set[Table] = set()
    ahead = [(table, plays)]
    while ahead:
        now, left = ahead.pop()
        if now.winner == "attacker":
            return Answer(NAME, Outcome.FOUND)
        key = now._replace(number=0, discard=tuple(sorted(now.discard)))
        if now.winner is not None or least_cards(now) > left or key in seen:
            continue
        seen.add(key)
        if len(seen) > budget:
            return Answer(NAME, Outcome.GAVE_UP)
        opened = now.turn == "attacker" and now.phase in ("prepare", "play")
        for action in PLAY.actions(now, readings):
            if not _is_named_draw(action):
                after = PLAY.after(now, action, readings)
                played = opened and after.phase not in ("prepare", "play")
                ahead.append((after, left - 1 if played else left))
    return Answer(NAME, Outcome.NONE)


def _is_named_draw(action: Action) -> bool:
    return isinstance(action, Draw) and action.card not in (HIDDEN_BATTLE, HIDDEN_TACTICS)


def least_cards(table: Table) -> int:
    """Free slots of the attacker at the dams of the shortest way to win."""
    free = {dam: dam.face.slots - len(dam.attacker) for dam in table.dams}
    turned = sorted(slots for dam, slots in free.items() if not dam.damaged)
    ways = [slots for dam, slots in free.items() if dam.damaged]
    ways += [slots + TILES[int(dam.name)][True].slots for dam, slots in free.items() if not dam.damaged]
    wanted = 4 - table.damaged
    return min(*ways, sum(turned[:wanted]))
