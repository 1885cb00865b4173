"""One deliberate mistake for every rule of play, as (file, source text, mistake)."""

from typing import Final

PLAY_MISTAKES: Final[dict[str, tuple[str, str, str]]] = {
    "river.elite.limit": (
        "rules/placing.py",
        'card == "wazka" and table.wazki_played[at]',
        'card == "wazka" and False',
    ),
    "river.turn.order": ("rules/turns.py", "if action.side == table.turn:", "if True:"),
    "river.turn.phases": (
        "rules/turns.py",
        'if table.phase in ("prepare", "play"):\n        return Reason',
        "if False:\n        return Reason",
    ),
    "river.retreat.when": (
        "rules/preparing.py",
        'if action.side == "defender":\n        return Reason("river.retreat',
        'if False:\n        return Reason("river.retreat',
    ),
    "river.retreat.scope": (
        "rules/preparing.py",
        'phase="prepare" if several else "play"',
        'phase="prepare"',
    ),
    "river.log.when": (
        "rules/preparing.py",
        'if action.side == "attacker":\n        return Reason("river.log',
        'if False:\n        return Reason("river.log',
    ),
    "river.log.nearest": ("rules/preparing.py", "dam.attacker[1:]))", "dam.attacker[:-1]))"),
    "river.log.once": ("rules/preparing.py", 'logs=table.logs - 1, phase="play"', "logs=table.logs - 1"),
    "river.log.three": ("rules/preparing.py", "if not table.logs:", "if False:"),
    "river.discard.open": (
        "rules/hands.py",
        'rule, params["where"] = "river.discard.open", "discard"',
        'params["where"] = "discard"',
    ),
    "river.place.one": ("rules/placing.py", 'if table.phase in ("prepare", "play"):', "if True:"),
    "river.place.hand": (
        "rules/hands.py",
        "if not hidden.fresh or not _has_room_for_others(table):\n        return None",
        "if not hidden.fresh or not _has_room_for_others(table):\n        return table",
    ),
    "river.place.fixed": (
        "rules/hands.py",
        'rule, params = "river.place.fixed", params',
        'rule, params = "river.place.hand", params',
    ),
    "river.place.none": ("rules/skipping.py", "    if playable:\n", "    if False:\n"),
    "river.cancel.room": (
        "rules/placing.py",
        "    if has_room(dam, side):\n        return None\n",
        "    return None\n",
    ),
    "river.draw.one": ("rules/turns.py", "not can_be_drawn(table, action.card)", "False"),
    "river.draw.empty": (
        "rules/turns.py",
        "    if not table.deck and not (action.from_tactics and may_draw_tactics(table, readings)):",
        "    if False:",
    ),
    "river.end.last-turn": (
        "rules/turns.py",
        'ending="last" if last else table.ending',
        "ending=table.ending",
    ),
    "river.win.four": (
        "rules/declaring.py",
        "if table.damaged >= DAMAGED_TO_WIN",
        "if table.damaged > DAMAGED_TO_WIN",
    ),
    "river.win.last": (
        "rules/turns.py",
        'with_winner(table._replace(phase="end", ending="over"), readings)',
        'table._replace(ending="over")',
    ),
    "river.tactics.setup": ("rules/placing.py", "if not table.uses_tactics:", "if False:"),
    "river.tactics.play": (
        "rules/placing.py",
        '"river.tactics.play" if table.uses_tactics else "river.place.one"',
        '"river.place.one"',
    ),
    "river.tactics.draw": (
        "rules/turns.py",
        "if action.from_tactics and not table.tactics_deck:",
        "if False:",
    ),
    "river.tactics.count": ("rules/placing.py", "if own > other:", "if own > other + 1:"),
    "river.tactics.elite": (
        "rules/placing.py",
        '"river.dam.slots" if card in BIT else "river.tactics.elite"',
        '"river.dam.slots"',
    ),
    "river.tactics.ruse": (
        "rules/ruses.py",
        "(*table.ruses[index_of(side)], ruse)",
        "table.ruses[index_of(side)]",
    ),
    "river.ruse.target": ("rules/ruses.py", 'readings["ruse-without-target"] == "illegal"', "False"),
    "river.ruse.battle-only": (
        "rules/ruses.py",
        "    if card not in BIT:\n        return Reason",
        "    if False:\n        return Reason",
    ),
    "river.ruse.move": ("rules/ruses.py", 'readings["move-destination"] == "same-dam" and', "False and"),
    "river.ruse.transfer": (
        "rules/ruses.py",
        "case Transfer(side, card, None):\n            return _discarded_from_dam(table, side, card)",
        "case Transfer(side, card, None):\n            return table",
    ),
    "river.ruse.rekrutacja": (
        "rules/ruses.py",
        "after_arrival(_taken_from_discard(table, (card,)), side, card, name)",
        "after_arrival(table, side, card, name)",
    ),
    "river.ruse.dezercja": (
        "rules/ruses.py",
        "return _discarded_from_dam(table, opponent(side), card)",
        "return table",
    ),
    "river.ruse.wsparcie": (
        "rules/ruses.py",
        "if count < 2:\n        return Reason",
        "if count < 0:\n        return Reason",
    ),
    "river.ruse.zdrada": (
        "rules/ruses.py",
        "_moved(table, opponent(side), side, card, name, readings)",
        "table",
    ),
    "river.ruse.wymiana": ("rules/wymiana.py", "return min(EXCHANGED, _can_give", "return min(2, _can_give"),
    "river.ruse.eksplozja": ("rules/ruses.py", "for side in SIDES:", "for side in SIDES[:1]:"),
}
"""A case that cites the rule must fail. Rules that only other claims use (set-up, Rewanż) are not here."""
