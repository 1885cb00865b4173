"""One deliberate mistake for every rule: (file, source text, mistake). Each makes some case fail."""

from typing import Final

_BEFORE_TRICKS: Final[dict[str, tuple[str, str, str]]] = {
    "boru.box.open": ("table/hand_knowledge.py", "if seen_by is not None:", "if False:"),
    "boru.setup.start": ("table/table.py", "SETUP_POINTS = 3, 1, 10", "SETUP_POINTS = 4, 1, 10"),
    "boru.setup.tokens": (
        "rules/rounds.py",
        'trace.tell("setup.tokens", "tokens-down", count=table.tokens.count(FACE_DOWN))',
        "pass",
    ),
    "boru.setup.brides": (
        "rules/rounds.py",
        'trace.tell("setup.brides", "brides-ready", count=table.deck - 1)',
        "pass",
    ),
    "boru.setup.vikings": ("rules/rounds.py", 'trace.tell("setup.vikings", "vikings-ready")', "pass"),
    "boru.setup.starter": (
        "rules/rounds.py",
        'trace.tell("setup.starter", "starter", player=table.name(seat))',
        "pass",
    ),
    "boru.setup.discs": ("rules/legal_actions.py", "if not region.towns & discs:", "if True:"),
    "boru.round.count": ("table/table.py", "{3: 3, 4: 4, 5: 4}", "{3: 3, 4: 3, 5: 3}"),
    "boru.round.phases": (
        "rules/refusals.py",
        "if action.player and table.seat(action.player) == NOBODY:",
        "if False:",
    ),
    "boru.prepare.vikings": ("rules/rounds.py", "battle=table.battle + strength", "battle=table.battle"),
    "boru.prepare.bride": ("rules/rounds.py", "left = table.deck - 1", "left = table.deck"),
    "boru.prepare.last": ("rules/legal_actions.py", "if table.deck == 1:", "if table.deck == 3:"),
    "boru.draft.deal": ("table/table.py", "{3: 8, 4: 6, 5: 5}", "{3: 8, 4: 6, 5: 6}"),
    "boru.draft.aside": ("rules/rounds.py", "if DEALT[table.size] * table.size < len(CARDS):", "if False:"),
    "boru.draft.keep": ("rules/refusals.py", "if not player.pack >> card & 1:", "if False:"),
    "boru.draft.rest": ("rules/rounds.py", "if packs[0].bit_count() > KEPT_FROM_A_PACK:", "if packs[0]:"),
    "boru.draft.final": ("rules/refusals.py", "if player.kept >> card & 1:", "if False:"),
}

_TRICKS: Final[dict[str, tuple[str, str, str]]] = {
    "boru.trick.count": ("rules/rounds.py", '== "played" else 1', '== "played" else 0'),
    "boru.trick.marker": (
        "rules/refusals.py",
        'if owner != NOBODY:\n        return _no("trick.marker"',
        'if False:\n        return _no("trick.marker"',
    ),
    "boru.trick.match": ("rules/refusals.py", "if missing or matches(action.number, town):", "if True:"),
    "boru.trick.no-lead": (
        "rules/rounds.py",
        "marker=(seat + 1) % table.size, passes",
        "marker=seat, passes",
    ),
    "boru.trick.hand": ("rules/refusals.py", "if may_hold(table, seat) >> card & 1:", "if True:"),
    "boru.trick.follow": (
        "rules/due.py",
        "(table.trick[0][0] + len(table.trick)) % table.size",
        "(table.trick[0][0] - len(table.trick)) % table.size",
    ),
    "boru.trick.win": ("table/table.py", "if matching >> card & 1 and card > best:", "if card > best:"),
    "boru.trick.royal": ("table/cards.py", "OF_COLOUR[colour] | OF_COLOUR[ROYAL]", "OF_COLOUR[colour]"),
    "boru.trick.order": (
        "table/table.py",
        "return tuple(sorted(self.trick, key=_CARD))",
        "return self.trick",
    ),
    "boru.trick.main": ("rules/legal_actions.py", 'return ("main",)', "return ROWS"),
    "boru.trick.side": ("rules/legal_actions.py", "for row in ROWS[1:]", "for row in ROWS"),
    "boru.trick.discard": ("rules/rounds.py", "discard |= 1 << card", "discard |= 0"),
    "boru.trick.next": (
        "rules/rounds.py",
        "phase=Phase.LEAD, trick=(), acted=0",
        "phase=Phase.LEAD, trick=(), marker=(table.marker + 1) % table.size, acted=0",
    ),
}

_SYMBOLS: Final[dict[str, tuple[str, str, str]]] = {
    "boru.action.symbols": (
        "rules/symbols.py",
        "in range(table.place, len(symbols)):",
        "in reversed(range(table.place, len(symbols))):",
    ),
    "boru.action.take": (
        "rules/symbols.py",
        "_replace(marker=seat, active=NOBODY)",
        "_replace(active=NOBODY)",
    ),
    "boru.action.coin": (
        "rules/symbols.py",
        "coins = table.players[seat].coins + 1",
        "coins = table.players[seat].coins + 2",
    ),
    "boru.action.pay": (
        "rules/symbols.py",
        'if player.coins:\n        trace.tell("action.pay"',
        'if False:\n        trace.tell("action.pay"',
    ),
    "boru.action.pay-points": (
        "rules/symbols.py",
        "POINTS_FOR_A_COIN: Final = 2",
        "POINTS_FOR_A_COIN: Final = 1",
    ),
    "boru.action.church": (
        "rules/symbols.py",
        "table = table.set(seat, church=player.church + 1)",
        "table = table.set(seat, church=player.church + 2)",
    ),
    "boru.action.raid": (
        "rules/symbols.py",
        "raiders=player.raiders + 1)._replace(battle=table.battle - 1)",
        "raiders=player.raiders + 1)",
    ),
    "boru.action.raid-none": (
        "rules/symbols.py",
        'if not table.battle:\n        trace.tell("action.raid-none"',
        'if False:\n        trace.tell("action.raid-none"',
    ),
    "boru.action.court": ("rules/symbols.py", "track=player.track + 1)", "track=player.track + 2)"),
    "boru.action.court-top": ("rules/symbols.py", "if player.track == TOP:", "if False:"),
    "boru.action.court-taken": ("rules/symbols.py", "while free != FIRST and free in taken:", "while False:"),
    "boru.action.extras": ("rules/symbols.py", "EXTRA_COST: Final = 2", "EXTRA_COST: Final = 1"),
    "boru.expand": ("rules/symbols.py", "EXPANSION_COST: Final = 5", "EXPANSION_COST: Final = 4"),
    "boru.expand.own": (
        "rules/refusals.py",
        "if owner != seat:\n        covered",
        "if False:\n        covered",
    ),
    "boru.expand.road": ("rules/refusals.py", "if not NEIGHBOURS[start] >> end & 1:", "if False:"),
    "boru.expand.free": (
        "rules/refusals.py",
        'if owner != NOBODY:\n        return _no("expand.free"',
        'if False:\n        return _no("expand.free"',
    ),
    "boru.expand.active": ("rules/refusals.py", "if end == table.active:", "if False:"),
    "boru.expand.vikings": (
        "rules/refusals.py",
        "if owner == seat and table.covered >> start & 1:",
        "if False:",
    ),
    "boru.action.remove": (
        "rules/symbols.py",
        "return table._replace(covered=table.covered & ~(1 << place))",
        "return table",
    ),
}

_UPKEEP: Final[dict[str, tuple[str, str, str]]] = {
    "boru.upkeep.steps": ("rules/refusals.py", "if action.word != table.phase:", "if False:"),
    "boru.marriage.highest": (
        "rules/upkeep.py",
        "highest = max(player.track for player in table.players)",
        "highest = min(player.track for player in table.players)",
    ),
    "boru.marriage.nobody": ("rules/upkeep.py", "if highest == FIRST:", "if False:"),
    "boru.marriage.points": (
        "rules/upkeep.py",
        "points=player.points + bride.points,",
        "points=player.points,",
    ),
    "boru.marriage.renown": (
        "rules/upkeep.py",
        "renown=player.renown + bride.renown,",
        "renown=player.renown,",
    ),
    "boru.marriage.town": ("rules/refusals.py", "if REGIONS[REGION_OF[town]].id != region:", "if False:"),
    "boru.princess": ("rules/upkeep.py", "if bride.name == BRIDES[PRINCESS].name:", "if False:"),
    "boru.princess.military": ("rules/control.py", 'if table.pact == "military":', "if False:"),
    "boru.princess.trade": ("rules/control.py", 'if table.pact == "trade" and', "if False and"),
    "boru.princess.spurn": ("rules/upkeep.py", "brides=player.brides[:-1], points=points", "points=points"),
    "boru.marriage.track": (
        "rules/upkeep.py",
        "coins = player.coins + space.coins",
        "coins = player.coins + 1",
    ),
    "boru.marriage.track-town": (
        "rules/refusals.py",
        "if owner != NOBODY:\n        return _no(rule,",
        "if False:\n        return _no(rule,",
    ),
    "boru.battle.repelled": (
        "rules/upkeep.py",
        'if not table.battle:\n        trace.tell("battle.repelled"',
        'if False:\n        trace.tell("battle.repelled"',
    ),
    "boru.battle.invasion": (
        "rules/upkeep.py",
        "return leaders[0] if len(leaders) == 1 else loser",
        "return loser",
    ),
    "boru.battle.least-tied": (
        "rules/upkeep.py",
        "queue = tuple(seat for seat in losers if",
        "queue = tuple(seat for seat in losers[:1] if",
    ),
    "boru.battle.most-tied": (
        "rules/upkeep.py",
        "return leaders[0] if len(leaders) == 1 else loser",
        "return leaders[0]",
    ),
    "boru.battle.all-tied": (
        "rules/upkeep.py",
        'rule = "battle.all-tied"',
        'rule, losers = "battle.all-tied", []',
    ),
    "boru.battle.no-town": (
        "rules/upkeep.py",
        "queue = tuple(seat for seat in losers if table.controlled(seat))",
        "queue = tuple(losers)",
    ),
    "boru.battle.targets": (
        "rules/refusals.py",
        "if table.controlled(loser) >> town & 1:",
        "if table.players[loser].discs >> town & 1:",
    ),
    "boru.battle.clear": (
        "rules/upkeep.py",
        "table._replace(battle=0, queue=())",
        "table._replace(queue=())",
    ),
    "boru.spoils.first": ("rules/upkeep.py", "points = player.points + renown", "points = player.points + 1"),
    "boru.spoils.first-tied": ("rules/upkeep.py", "elif len(leaders) > 1:", "elif False:"),
    "boru.spoils.second": ("rules/upkeep.py", "raiders=most - 1", "raiders=most"),
    "boru.spoils.none": (
        "rules/upkeep.py",
        "if most and player.raiders == most]",
        "if player.raiders == most]",
    ),
    "boru.spoils.kept": ("rules/upkeep.py", "raiders=most - 1", "raiders=0"),
    "boru.church.first": ("rules/upkeep.py", "_replace(marker=seat, queue=())", "_replace(queue=())"),
    "boru.church.first-tied": (
        "rules/upkeep.py",
        "leaders = seats_with_most([player.church for player in table.players])",
        "leaders = seats_with_most([player.church for player in table.players])[:1]",
    ),
    "boru.church.cannot-build": (
        "rules/upkeep.py",
        "if monastery_sites(table, seat):\n        return table._replace(phase=Phase.MONASTERY",
        "if True:\n        return table._replace(phase=Phase.MONASTERY",
    ),
    "boru.church.one-monastery": (
        "rules/control.py",
        "return table.controlled(seat) & ~table.monasteries",
        "return table.controlled(seat)",
    ),
    "boru.church.second": ("rules/upkeep.py", "church=most - 1", "church=most"),
    "boru.church.four": (
        "rules/upkeep.py",
        "DISCS_FOR_A_MONASTERY: Final = 4",
        "DISCS_FOR_A_MONASTERY: Final = 5",
    ),
    "boru.regions.reveal": ("rules/regions.py", "count >= region.threshold", "count > region.threshold"),
    "boru.regions.take": (
        "rules/regions.py",
        "return ON_BOARD if leaders[0] == NOBODY else leaders[0]",
        "return holder",
    ),
    "boru.regions.tie": ("rules/regions.py", "    return holder\n", "    return ON_BOARD\n"),
    "boru.regions.monastery": (
        "rules/control.py",
        "return towns.bit_count() + (towns & table.monasteries).bit_count()",
        "return towns.bit_count()",
    ),
    "boru.regions.military": ("rules/control.py", "players[ally] += vikings", "players[ally] += 0"),
    "boru.regions.vikings": (
        "rules/regions.py",
        "return ON_BOARD if leaders[0] == NOBODY else leaders[0]",
        "return holder if leaders[0] == NOBODY else leaders[0]",
    ),
}

_END: Final[dict[str, tuple[str, str, str]]] = {
    "boru.end.when": (
        "rules/upkeep.py",
        'if not table.deck:\n        trace.tell("end.when"',
        'if False:\n        trace.tell("end.when"',
    ),
    "boru.score.coins": ("rules/scoring.py", "if len(rich) > 1:", "if False:"),
    "boru.score.marker": ("rules/scoring.py", "int(table.marker == seat),", "0,"),
    "boru.score.renown": ("rules/scoring.py", "renown=player.renown,", "renown=0,"),
    "boru.score.tokens": ("rules/scoring.py", "sum(region.points for region in own)", "len(own)"),
    "boru.score.half": ("rules/scoring.py", "points = region.points // 2", "points = region.points"),
    "boru.score.half-monasteries": (
        "rules/scoring.py",
        'if readings["half-points-monasteries"] == "single":',
        "if True:",
    ),
    "boru.score.face-down": (
        "rules/scoring.py",
        "if table.tokens[place] == ON_BOARD]",
        "if table.tokens[place] < 0]",
    ),
    "boru.score.regions": ("rules/scoring.py", "REGION_POINTS[len(in_regions)]", "len(in_regions)"),
    "boru.score.winner": ("rules/scoring.py", "best = max(self.rank(seat)", "best = min(self.rank(seat)"),
    "boru.tie.tokens": ("rules/scoring.py", "self.totals[seat], self.tokens[seat]", "self.totals[seat], 0"),
    "boru.tie.brides": ("rules/scoring.py", "self.tokens[seat], self.brides[seat]", "self.tokens[seat], 0"),
    "boru.tie.shared": (
        "rules/scoring.py",
        "self.tokens[seat], self.brides[seat]",
        "self.tokens[seat], 10 * self.brides[seat] - seat",
    ),
}

MISTAKES: Final = {**_BEFORE_TRICKS, **_TRICKS, **_SYMBOLS, **_UPKEEP, **_END}
