"""One deliberate mistake for every rule of play: (file, what stands there, the mistake)."""

from typing import Final

PLAY_MISTAKES: Final[dict[str, tuple[str, str, str]]] = {
    "river.elite.limit": ("placing.py", '"one-each" and table.wazki_played[at]', '"one-each" and False'),
    "river.turn.order": ("turns.py", "if action.side == table.turn:", "if True:"),
    "river.turn.phases": (
        "turns.py",
        'if table.phase in ("prepare", "play"):\n        return Reason',
        "if False:\n        return Reason",
    ),
    "river.retreat.when": (
        "placing.py",
        'if action.side == "defender":\n        return Reason("river.retreat',
        'if False:\n        return Reason("river.retreat',
    ),
    "river.retreat.scope": ("placing.py", 'phase="prepare" if several else "play"', 'phase="prepare"'),
    "river.log.when": (
        "placing.py",
        'if action.side == "attacker":\n        return Reason("river.log',
        'if False:\n        return Reason("river.log',
    ),
    "river.log.nearest": ("placing.py", "dam.attacker[1:]))", "dam.attacker[:-1]))"),
    "river.log.once": ("placing.py", 'logs=table.logs - 1, phase="play"', "logs=table.logs - 1"),
    "river.log.three": ("placing.py", "if not table.logs:", "if False:"),
    "river.discard.open": (
        "hands.py",
        'rule, params["where"] = "river.discard.open", "discard"',
        'params["where"] = "discard"',
    ),
    "river.place.one": ("placing.py", 'if table.phase in ("prepare", "play"):', "if True:"),
    "river.place.hand": ("placing.py", "if without(table, action.side, action.card) is None:", "if False:"),
    "river.place.fixed": (
        "hands.py",
        'rule, params = "river.place.fixed", params',
        'rule, params = "river.place.hand", params',
    ),
    "river.place.none": ("skipping.py", "    if can:\n", "    if False:\n"),
    "river.cancel.room": (
        "placing.py",
        "    if has_room(dam, side):\n        return None\n",
        "    return None\n",
    ),
    "river.draw.one": ("turns.py", "not can_be_drawn(table, action.card)", "False"),
    "river.draw.empty": (
        "turns.py",
        "    if table.deck or may_draw_tactics(table, readings):",
        "    if True:",
    ),
    "river.end.last-turn": ("turns.py", 'ending="last" if last else table.ending', "ending=table.ending"),
    "river.win.four": (
        "claiming.py",
        "if table.damaged >= DAMAGED_TO_WIN",
        "if table.damaged > DAMAGED_TO_WIN",
    ),
    "river.win.last": (
        "turns.py",
        'adjudged(table._replace(ending="over"), readings)',
        'table._replace(ending="over")',
    ),
    "river.tactics.setup": ("placing.py", "if not table.uses_tactics:", "if False:"),
    "river.tactics.play": (
        "placing.py",
        '"river.tactics.play" if table.uses_tactics else "river.place.one"',
        '"river.place.one"',
    ),
    "river.tactics.draw": ("turns.py", "if action.from_tactics and not table.tactics_deck:", "if False:"),
    "river.tactics.count": ("placing.py", "if own > other:", "if own > other + 1:"),
    "river.tactics.elite": (
        "placing.py",
        '"river.dam.slots" if card in BIT else "river.tactics.elite"',
        '"river.dam.slots"',
    ),
    "river.tactics.ruse": ("ruses.py", "(*table.ruses[place_of(side)], ruse)", "table.ruses[place_of(side)]"),
    "river.ruse.target": ("ruses.py", 'readings["ruse-without-target"] == "illegal"', "False"),
    "river.ruse.battle-only": (
        "ruses.py",
        "    if card not in BIT:\n        return Reason",
        "    if False:\n        return Reason",
    ),
    "river.ruse.move": ("ruses.py", 'readings["move-destination"] == "same-dam" and', "False and"),
    "river.ruse.transfer": (
        "ruses.py",
        "case Transfer(side, card, None):\n            return _discarding(table, side, card)",
        "case Transfer(side, card, None):\n            return table",
    ),
    "river.ruse.rekrutacja": (
        "ruses.py",
        "arrived(_picked_up(table, (card,)), side, card, name)",
        "arrived(table, side, card, name)",
    ),
    "river.ruse.dezercja": ("ruses.py", "return _discarding(table, opponent(side), card)", "return table"),
    "river.ruse.wsparcie": (
        "ruses.py",
        "if count < 2:\n        return Reason",
        "if count < 0:\n        return Reason",
    ),
    "river.ruse.zdrada": ("ruses.py", "_moved(table, opponent(side), side, card, name, readings)", "table"),
    "river.ruse.wymiana": ("exchange.py", "EXCHANGED: Final = 3", "EXCHANGED: Final = 2"),
    "river.ruse.eksplozja": ("ruses.py", "for side in SIDES:", "for side in SIDES[:1]:"),
}
"""A case that cites the rule must object. What other claims rest on (set-up, Rewanż) is not here."""
