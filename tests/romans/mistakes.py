"""One deliberate mistake for every rule: (file, source text, mistake). Each must make some case fail."""

from typing import Final

_ARCHER: Final = "lone = archers[0] if len(archers) == 1 else NONE"
_TAKES_PART: Final = "if cards.now != FILCHY or not has_power(setup, clan, FILCHY, readings)"
_LONE: Final = "return found._replace(winner=part[0]) if part else found"
_HORSIE: Final = "if cards.now != HORSIE or clan == table.winner:"
_FOKUS: Final = "if fort & KIND == FOKUS and not axx_before_fokus(table, readings):"
_STANDING: Final = "return Standing(_points(held), len(values), tuple(compared))"
_PLACE: Final = "if place not in free:"

MISTAKES: Final[dict[str, tuple[str, str, str]]] = {
    "romans.setup.decks": (
        "rules/orders.py",
        "*[warrior for warrior in KINDS if left[warrior] > 0]]",
        "*KINDS]",
    ),
    "romans.setup.forts": ("rules/refusals.py", "if left_in_deck(table)[fort] > 0:", "if True:"),
    "romans.setup.clans": (
        "rules/refusals.py",
        "if action.clan and action.clan not in table.setup.clans:",
        "if False:",
    ),
    "romans.wall.uncover": ("rules/refusals.py", "if sorted(wall) != sorted(row):", "if False:"),
    "romans.wall.order": (
        "rules/wall.py",
        "return (row[first], *rest, row[last])",
        "return (row[last], *rest, row[first])",
    ),
    "romans.wall.ties": (
        "rules/wall.py",
        "return min(places, key=lambda place: (VALUES[row[place] & KIND], place))",
        "return min(places, key=lambda place: (VALUES[row[place] & KIND], -place))",
    ),
    "romans.orders.lose": ("rules/refusals.py", "if warrior in cards.aside:", "if False:"),
    "romans.orders.lay": ("rules/refusals.py", _PLACE, "if False:"),
    "romans.attack.rounds": ("rules/after_capture.py", "if table.round < WALL:", "if table.round < 2:"),
    "romans.attack.reveal": ("rules/orders.py", "return [card]", "return list(KINDS)"),
    "romans.attack.total": ("rules/capture.py", "total += strength[warrior]", "total += 0"),
    "romans.attack.capture": ("rules/capture.py", "best = max(", "best = min("),
    "romans.attack.discard": (
        "rules/after_capture.py",
        "here = cards.here and cards.now in left",
        "here = cards.here",
    ),
    "romans.attack.tie": ("rules/capture.py", _ARCHER, "lone = archers[0] if len(archers) == 1 else top[0]"),
    "romans.attack.tie-at-zero": ("rules/capture.py", "if len(top) == 1:", "if len(top) == 1 or best == 0:"),
    "romans.attack.powers": (
        "rules/capture.py",
        "if table.cards[clan].now == ARCHR and (",
        "if ARCHR in table.cards[clan].up and (",
    ),
    "romans.qween.seduce": ("rules/capture.py", "sums[seducer(table)] += moved", "sums[seducer(table)] += 0"),
    "romans.qween.scope": (
        "rules/capture.py",
        "if table.cards[clan].now == ARCHR and (",
        "if clan != table.seduced and table.cards[clan].now == ARCHR and (",
    ),
    "romans.qween.victim": (
        "rules/after_capture.py",
        "return seducer(table) == table.winner",
        "return False",
    ),
    "romans.qween.several": (
        "rules/capture.py",
        "return found[0] if len(found) == 1 and not",
        "return found[0] if found and not",
    ),
    "romans.qween.chariott": ("rules/capture.py", "if other != clan and cards.here]", "if other != clan]"),
    "romans.druhid.swap": (
        "rules/round.py",
        "rest = (*wall[1:place], wall[0], *wall[place + 1 :])",
        "rest = (*wall[1:place], *wall[place + 1 :])",
    ),
    "romans.druhid.moment": (
        "rules/round.py",
        "table.cards[found.winner].now == DRUHID",
        "DRUHID in table.cards[found.winner].up",
    ),
    "romans.svord.move": (
        "rules/svord.py",
        "return cards._replace(down=order)",
        "return cards",
    ),
    "romans.axx.keep": (
        "rules/after_capture.py",
        "if axx:\n        found.add",
        "if False:\n        found.add",
    ),
    "romans.archr.tie": ("rules/capture.py", _ARCHER, "lone = NONE"),
    "romans.archr.several": ("rules/capture.py", _ARCHER, "lone = archers[0] if archers else NONE"),
    "romans.archr.keep": (
        "rules/after_capture.py",
        'all_keep = archers_cancel and readings["archer-pair-keeps"] == "all-keep"',
        "all_keep = archers_cancel",
    ),
    "romans.filchy.out": ("rules/capture.py", _TAKES_PART, "if True"),
    "romans.filchy.alone": ("rules/capture.py", _LONE, "return found"),
    "romans.filchy.all": ("rules/capture.py", _LONE, "return found._replace(winner=part[0] if part else 0)"),
    "romans.horsie.cost": ("rules/after_capture.py", _HORSIE, "if True:"),
    "romans.horsie.trigger": (
        "rules/after_capture.py",
        _HORSIE,
        "if cards.now != HORSIE or table.winner in (clan, NONE):",
    ),
    "romans.chariott.collide": ("rules/capture.py", "return found if len(found) > 1 else ()", "return ()"),
    "romans.komfort.keep": ("rules/after_capture.py", "least = min(", "least = max("),
    "romans.fokus.discard": ("rules/round.py", _FOKUS, "if False:"),
    "romans.fokus.axx": (
        "rules/after_capture.py",
        "if clan == table.winner and not axx_done and not axx_may_stay(table, readings):",
        "if clan == table.winner:",
    ),
    "romans.fokus.horsie": (
        "rules/after_capture.py",
        "able = horsie_costs(cards, readings)",
        "able = () if table.taken & KIND == FOKUS else horsie_costs(cards, readings)",
    ),
    "romans.fortuna.cost": (
        "rules/after_capture.py",
        "return give_up(table, FORTUNA, readings, trace)",
        "return _count_hecas(table, readings, trace)",
    ),
    "romans.fortuna.moment": (
        "rules/round.py",
        'if fort & KIND == FORTUNA and readings["fortuna-moment"] == "at-once":',
        "if fort & KIND == FORTUNA:",
    ),
    "romans.fortheca.value": ("table/forts.py", "(-3, -2, -1, 1,", "(3, 2, 1, 1,"),
    "romans.fortheca.three": ("table/forts.py", "HECAS_TO_WIN: Final = 3", "HECAS_TO_WIN: Final = 4"),
    "romans.niefort.plain": (
        "rules/round.py",
        _FOKUS,
        "if fort & KIND in (FOKUS - 1, FOKUS) and not axx_before_fokus(table, readings):",
    ),
    "romans.turn.end": ("rules/orders.py", "turn=table.turn + 1", "turn=table.turn"),
    "romans.end.game": ("rules/refusals.py", 'Step.OVER: "end.game"', 'Step.OVER: "turn.end"'),
    "romans.end.points": ("rules/ending.py", _STANDING, "return Standing(0, len(values), tuple(compared))"),
    "romans.end.ties": ("rules/ending.py", _STANDING, "return Standing(_points(held), 0, tuple(compared))"),
    "romans.end.forts": (
        "rules/ending.py",
        'counted = (*held, *given_up) if readings["forts-counted"] == "captured" else held',
        "counted = (*held, *given_up)",
    ),
    "romans.neutral.lay": (
        "rules/refusals.py",
        'return _refuse("neutral.lay", "neutral-loses", clan=clan)',
        "pass",
    ),
    "romans.neutral.part": (
        "rules/capture.py",
        _TAKES_PART,
        "if not setup.neutral[clan] and cards.now != FILCHY",
    ),
    "romans.neutral.powers": (
        "rules/capture.py",
        "if not setup.neutral[clan] or warrior in (HORSIE, CHARIOTT):",
        "if True:",
    ),
    "romans.neutral.axx": (
        "rules/after_capture.py",
        'readings["neutral-axx"] == "stays"',
        'readings["neutral-axx"] == "discarded"',
    ),
    "romans.neutral.choices": (
        "rules/after_capture.py",
        "return min(warriors, key=",
        "return max(warriors, key=",
    ),
    "romans.neutral.fortuna": (
        "rules/after_capture.py",
        'free = neutral and readings["neutral-fortuna"] == "nothing"',
        "free = neutral",
    ),
    "romans.neutral.fortheca": (
        "rules/after_capture.py",
        "ends = not table.setup.neutral[winner] or table.setup.players == 1",
        "ends = True",
    ),
    "romans.neutral.no-win": (
        "rules/ending.py",
        "best = max(rank for clan, rank in enumerate(ranks) if not neutral[clan])",
        "best = max(ranks)",
    ),
    "romans.variant.tie-stays": (
        "rules/round.py",
        "wall = table.wall[:-1] if stays else table.wall[1:]",
        "wall = table.wall[1:]",
    ),
    "romans.variant.druhid-shift": (
        "rules/round.py",
        "if place and not table.setup.druhid_shifts:",
        "if place:",
    ),
}
