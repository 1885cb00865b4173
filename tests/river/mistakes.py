"""One deliberate mistake for every rule, as (file, source text, mistake). Some case must fail with each."""

from typing import Final

from tests.river.play_mistakes import PLAY_MISTAKES

MISTAKES: Final[dict[str, tuple[str, str, str]]] = {
    "river.control.when": ("claims/control.py", 'position.turn == "defender"', 'position.turn == "attacker"'),
    "river.control.full": (
        "claims/control.py",
        "at.attacker.size < at.slots:\n        params",
        "False:\n        params",
    ),
    "river.control.compare": ("claims/control.py", "if at.defender.size == at.slots:", "if False:"),
    "river.control.proof": (
        "claims/control.py",
        "build = beating_side(at)",
        "build = beating_side(at._replace(unseen=0))",
    ),
    "river.control.pool": ("intake/check.py", "seen = listed\n", "seen = 0\n"),
    "river.control.too-few": (
        "rules/side_builders.py",
        "    if unseen.bit_count() < free:\n        return None\n    added = top",
        "    free = min(free, unseen.bit_count())\n    added = top",
    ),
    "river.control.duck-beaver": ("rules/contest.py", "return cancelled_on_arrival(dam)\n", "return 0\n"),
    "river.control.logs": (
        "rulings/control_steps.py",
        "if position.logs or position.uses_tactics:",
        "if False:",
    ),
    "river.tie.sum": ("rules/formations.py", "else sum(values)", "else 0"),
    "river.tie.first": ("rules/contest.py", 'dam.first == "defender"', 'dam.first == "attacker"'),
    "river.tie.proof": ("rules/strongest.py", "points += 1", "points += 0"),
    "river.formations.order": (
        "rules/formations.py",
        "(Shape.LEGION, Shape.KOMPANIA, Shape.BRACTWO, Shape.BANDA, Shape.ANY)",
        "(Shape.LEGION, Shape.BRACTWO, Shape.KOMPANIA, Shape.BANDA, Shape.ANY)",
    ),
    "river.formations.legion": (
        "rules/formations.py",
        "lambda values, one_colour: one_colour and is_run(values)",
        "lambda values, one_colour: one_colour",
    ),
    "river.formations.kompania": ("rules/formations.py", "len(set(values)) == 1", "len(set(values)) <= 2"),
    "river.formations.bractwo": (
        "rules/formations.py",
        "_values, one_colour: one_colour",
        "_values, one_colour: False",
    ),
    "river.formations.banda": ("rules/formations.py", "_one_colour: is_run(values)", "_one_colour: False"),
    "river.formations.zgraja": (
        "rules/strongest.py",
        "return scale.rung_of[kind], points",
        "return scale.rung_of[kind or 1], points",
    ),
    "river.formations.run": ("rules/strongest.py", "kind += 4", "kind += 0"),
    "river.dam.slots": (
        "table/dams.py",
        "False: Face(4, Requirement.NONE)",
        "False: Face(3, Requirement.NONE)",
    ),
    "river.dam.none": ("rules/formations.py", "return FORMATIONS", "return SUM_ONLY"),
    "river.dam.highest-sum": (
        "table/dams.py",
        "Face(3, Requirement.HIGHEST_SUM)",
        "Face(3, Requirement.LOWEST_SUM)",
    ),
    "river.dam.lowest-sum": (
        "table/dams.py",
        "Face(3, Requirement.LOWEST_SUM)",
        "Face(3, Requirement.HIGHEST_SUM)",
    ),
    "river.dam.kompania": (
        "table/dams.py",
        "Face(2, Requirement.KOMPANIA)",
        "Face(2, Requirement.LOWEST_SUM)",
    ),
    "river.dam.bractwo": ("rules/formations.py", "(Shape.BRACTWO, Shape.ANY)", "(Shape.ANY,)"),
    "river.dam.banda": ("rules/formations.py", "(Shape.BANDA, Shape.ANY)", "(Shape.ANY,)"),
    "river.dam.flip": ("rulings/control_steps.py", "if dam.damaged else", "if not dam.damaged else"),
    "river.dam.destroy": ("rulings/control_steps.py", "if dam.damaged else", "if not dam.damaged else"),
    "river.elite.perkoz": ("table/cards.py", "(1, 2, 3)", "(0, 1, 2, 3, 4)"),
    "river.elite.wazka": ("table/cards.py", '"wazka": tuple(VALUES)', '"wazka": tuple(range(1, 8))'),
    "river.elite.labedz": ("table/cards.py", '"labedz": (7,)', '"labedz": (6, 8)'),
    "river.elite.best": (
        "rules/strongest.py",
        "return found[0], found[1][0]",
        "return 1 - len(scale.rungs), found[1][0]",
    ),
    "river.elite.unplayed": ("rules/contest.py", '== "allowed"', '== "never"'),
    "river.cancel": ("rules/contest.py", "((DUCK, BEAVER), (BEAVER, DUCK))", "((DUCK, DUCK),)"),
    "river.setup.dams": ("models/statements.py", "if position.complete and lacking", "if False and lacking"),
    "river.setup.deal": ("models/history_turns.py", "DEALT: Final = 6", "DEALT: Final = 7"),
    "river.rematch.both": ("claims/rematch.py", "if first.won_by == second.won_by:", "if False:"),
    "river.rematch.attacker": ("claims/rematch.py", '"pile": game.deck,', '"pile": -game.deck,'),
    "river.rematch.defender": ("claims/rematch.py", "game.logs + game.undamaged", "game.logs"),
    "river.rematch.again": (
        "claims/rematch.py",
        "first.won_by if one > other",
        "first.won_by if one >= other",
    ),
    "river.joint.shared-pool": (
        "search/joint_dams.py",
        "allocate(self.table.open_among(places)",
        "allocate(self.table.open_among(places[:1])",
    ),
    "river.joint.no-title": (
        "rulings/joint_steps.py",
        'Reason("river.joint.no-title", "river-joint-no-title"',
        'Reason("river.joint.most", "river-joint-no-title"',
    ),
    "river.joint.most": (
        "search/joint_dams.py",
        "range(len(self.every_dam), -1, -1)",
        "range(len(self.every_dam) - 2, -1, -1)",
    ),
    **PLAY_MISTAKES,
}
