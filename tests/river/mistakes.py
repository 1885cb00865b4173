"""One deliberate mistake for every rule: (file, what stands there, the mistake). Cases must object to each."""

from typing import Final

MISTAKES: Final[dict[str, tuple[str, str, str]]] = {
    "river.control.when": ("claims.py", 'position.turn == "defender"', 'position.turn == "attacker"'),
    "river.control.full": (
        "claims.py",
        "at.attacker.size < at.slots:\n        params",
        "False:\n        params",
    ),
    "river.control.compare": ("claims.py", "if at.defender.size == at.slots:", "if False:"),
    "river.control.proof": ("claims.py", "build = beating(at)", "build = beating(at._replace(unseen=0))"),
    "river.control.pool": ("position.py", "laid = mask(discard)", "laid = 0"),
    "river.control.too-few": ("builders.py", "if unseen.bit_count() < free:", "if False:"),
    "river.control.duck-beaver": ("contest.py", "unseen &= ~cancelled(dam)", "unseen &= ~0"),
    "river.control.logs": ("explain.py", "if position.logs or position.uses_tactics:", "if False:"),
    "river.tie.sum": ("rules.py", "else sum(values)", "else 0"),
    "river.tie.first": ("contest.py", 'dam.first == "defender"', 'dam.first == "attacker"'),
    "river.tie.proof": ("search.py", "points += 1", "points += 0"),
    "river.formations.order": (
        "rules.py",
        "(Shape.LEGION, Shape.KOMPANIA, Shape.BRACTWO, Shape.BANDA, Shape.ANY)",
        "(Shape.LEGION, Shape.BRACTWO, Shape.KOMPANIA, Shape.BANDA, Shape.ANY)",
    ),
    "river.formations.legion": ("rules.py", "return one_colour and is_run(values)", "return one_colour"),
    "river.formations.kompania": ("rules.py", "len(set(values)) == 1", "len(set(values)) <= 2"),
    "river.formations.bractwo": ("rules.py", "return one_colour\n", "return False\n"),
    "river.formations.banda": ("rules.py", "return is_run(values)\n", "return False\n"),
    "river.formations.zgraja": ("rules.py", "return True\n", "return sum(values) > 12\n"),
    "river.formations.run": ("search.py", "kind += 4", "kind += 0"),
    "river.dam.slots": ("dams.py", "False: Face(4, Requirement.NONE)", "False: Face(3, Requirement.NONE)"),
    "river.dam.none": ("rules.py", "return FORMATIONS", "return SUM_ONLY"),
    "river.dam.highest-sum": (
        "dams.py",
        "Face(3, Requirement.HIGHEST_SUM)",
        "Face(3, Requirement.LOWEST_SUM)",
    ),
    "river.dam.lowest-sum": (
        "dams.py",
        "Face(3, Requirement.LOWEST_SUM)",
        "Face(3, Requirement.HIGHEST_SUM)",
    ),
    "river.dam.kompania": ("dams.py", "Face(2, Requirement.KOMPANIA)", "Face(2, Requirement.LOWEST_SUM)"),
    "river.dam.bractwo": ("rules.py", "(Shape.BRACTWO, Shape.ANY)", "(Shape.ANY,)"),
    "river.dam.banda": ("rules.py", "(Shape.BANDA, Shape.ANY)", "(Shape.ANY,)"),
    "river.dam.flip": ("explain.py", "if dam.damaged else", "if not dam.damaged else"),
    "river.dam.destroy": ("explain.py", "if dam.damaged else", "if not dam.damaged else"),
    "river.elite.perkoz": ("cards.py", "(1, 2, 3)", "(0, 1, 2, 3, 4)"),
    "river.elite.wazka": ("cards.py", '"wazka": tuple(VALUES)', '"wazka": tuple(range(1, 8))'),
    "river.elite.labedz": ("cards.py", '"labedz": (7,)', '"labedz": (6, 8)'),
    "river.elite.best": (
        "search.py",
        "return found[0], found[1][0]",
        "return 1 - len(scale.rungs), found[1][0]",
    ),
    "river.elite.unplayed": ("contest.py", '== "allowed"', '== "never"'),
    "river.cancel": ("contest.py", "((DUCK, BEAVER), (BEAVER, DUCK))", "((DUCK, DUCK),)"),
}
