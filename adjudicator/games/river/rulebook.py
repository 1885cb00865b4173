"""The rules of Bitwa o Rzekę, placed by the Polish rulebook's headings."""

from typing import Final

from adjudicator.rulebook import Rule

REVISION: Final = "river-3"
"""Changes when a rule, a default or the meaning of a field changes. Old digests then no longer apply."""

SECTIONS: Final = (
    "Cel gry",
    "Elementy gry",
    "Przygotowanie gry",
    "Przebieg gry",
    "Przebieg gry, Faza 1",
    "Przebieg gry, Faza 2",
    "Przebieg gry, Faza 3",
    "Deklarowanie kontroli nad tamą",
    "Zdobywanie kontroli nad tamami (bez wymogów)",
    "Zdobywanie kontroli nad tamami (z wymogami)",
    "Koniec gry",
    "Wariant „Rewanż”",
    "Wariant „Karty taktyki”, Przygotowanie gry",
    "Wariant „Karty taktyki”, Przebieg gry",
    "Wariant „Karty taktyki”, Elitarne jednostki",
    "Wariant „Karty taktyki”, Podstęp",
)

_CONTROL: Final = "Deklarowanie kontroli nad tamą"
_PLAIN: Final = "Zdobywanie kontroli nad tamami (bez wymogów)"
_ICONS: Final = "Zdobywanie kontroli nad tamami (z wymogami)"
_GOAL: Final = "Cel gry"
_PARTS: Final = "Elementy gry"
_SETUP: Final = "Przygotowanie gry"
_TURNS: Final = "Przebieg gry"
_PREPARING: Final = "Przebieg gry, Faza 1"
_PLAYING: Final = "Przebieg gry, Faza 2"
_DRAWING: Final = "Przebieg gry, Faza 3"
_END: Final = "Koniec gry"
_REMATCH: Final = "Wariant „Rewanż”"
_TACTICS: Final = "Wariant „Karty taktyki”, Przebieg gry"
_RUSES: Final = "Wariant „Karty taktyki”, Podstęp"
_ELITES: Final = "Wariant „Karty taktyki”, Elitarne jednostki"

RULES: Final[tuple[Rule, ...]] = (
    Rule("river.control.when", _CONTROL, "claims-per-turn"),
    Rule("river.control.full", _CONTROL),
    Rule("river.control.compare", _CONTROL),
    Rule("river.control.proof", _CONTROL),
    Rule("river.control.pool", _CONTROL, "claim-pool"),
    Rule("river.control.too-few", _CONTROL, "too-few-cards"),
    Rule("river.control.duck-beaver", _CONTROL, "duck-beaver-in-proof"),
    Rule("river.control.logs", _CONTROL, "logs-ruses-in-proof"),
    Rule("river.tie.sum", f"{_ICONS}, uwaga o formacjach tej samej siły"),
    Rule("river.tie.first", f"{_ICONS}, uwaga o równych sumach", "completion-time"),
    Rule("river.tie.proof", _CONTROL, "tie-in-proof"),
    Rule("river.formations.order", _PLAIN),
    Rule("river.formations.legion", f"{_PLAIN}, Legion"),
    Rule("river.formations.kompania", f"{_PLAIN}, Kompania"),
    Rule("river.formations.bractwo", f"{_PLAIN}, Bractwo"),
    Rule("river.formations.banda", f"{_PLAIN}, Banda"),
    Rule("river.formations.zgraja", f"{_PLAIN}, Zgraja"),
    Rule("river.formations.run", f"{_PLAIN}, Legion i Banda"),
    Rule("river.dam.slots", f"{_PLAYING}; {_PLAIN}"),
    Rule("river.dam.none", _PLAIN),
    Rule("river.dam.highest-sum", f"{_ICONS}, wyższa suma"),
    Rule("river.dam.lowest-sum", f"{_ICONS}, niższa suma"),
    Rule("river.dam.kompania", f"{_ICONS}, Kompania"),
    Rule("river.dam.bractwo", f"{_ICONS}, Bractwo", "legion-on-icon-dams"),
    Rule("river.dam.banda", f"{_ICONS}, Banda", "legion-on-icon-dams"),
    Rule("river.dam.flip", _CONTROL),
    Rule("river.dam.destroy", f"{_CONTROL}; {_END}"),
    Rule("river.elite.perkoz", f"{_ELITES}, Perkoz"),
    Rule("river.elite.wazka", f"{_ELITES}, Ważka", "wild-range"),
    Rule("river.elite.labedz", f"{_ELITES}, Łabędź"),
    Rule("river.elite.best", _ELITES),
    Rule("river.elite.unplayed", _TACTICS, "unplayed-elites"),
    Rule("river.elite.limit", f"{_ELITES}, Ważka", "dragonfly-limit"),
    Rule("river.setup.dams", f"{_PARTS}; {_SETUP}"),
    Rule("river.setup.deal", f"{_PARTS}; {_SETUP}"),
    Rule("river.turn.order", _TURNS),
    Rule("river.turn.phases", _TURNS),
    Rule("river.retreat.when", f"{_PREPARING}, odwrót"),
    Rule("river.retreat.scope", f"{_PREPARING}, odwrót", "retreat-scope"),
    Rule("river.log.when", f"{_PREPARING}, kłoda"),
    Rule("river.log.nearest", f"{_PREPARING}, kłoda; {_PLAYING}"),
    Rule("river.log.once", f"{_PREPARING}, kłoda"),
    Rule("river.log.three", f"{_SETUP}; {_PREPARING}, kłoda"),
    Rule("river.discard.open", _PREPARING),
    Rule("river.place.one", _PLAYING),
    Rule("river.place.hand", _PLAYING),
    Rule("river.place.fixed", _PLAYING),
    Rule("river.place.none", _PLAYING, "no-legal-placement"),
    Rule("river.cancel", f"{_PLAYING}, uwaga o kaczce i bobrze", "duck-beaver-trigger"),
    Rule("river.cancel.room", f"{_PLAYING}, uwaga o kaczce i bobrze", "cancellation-room"),
    Rule("river.draw.one", _DRAWING),
    Rule("river.draw.empty", f"{_DRAWING}, uwaga o wyczerpanym stosie", "draw-when-deck-empty"),
    Rule("river.end.last-turn", f"{_DRAWING}, uwaga o wyczerpanym stosie; {_END}", "deck-end-trigger"),
    Rule("river.win.four", f"{_GOAL}; {_END}"),
    Rule("river.win.last", f"{_GOAL}; {_END}"),
    Rule("river.rematch.both", _REMATCH),
    Rule("river.rematch.attacker", _REMATCH, "rematch-pile"),
    Rule("river.rematch.defender", _REMATCH, "rematch-defender-score"),
    Rule("river.rematch.again", _REMATCH),
    Rule("river.tactics.setup", "Wariant „Karty taktyki”, Przygotowanie gry"),
    Rule("river.tactics.play", _TACTICS),
    Rule("river.tactics.draw", _TACTICS),
    Rule("river.tactics.count", f"{_TACTICS}, uwaga o liczbie kart", "tactics-count"),
    Rule("river.tactics.elite", _ELITES),
    Rule("river.tactics.ruse", _RUSES),
    Rule("river.ruse.target", _RUSES, "ruse-without-target"),
    Rule("river.ruse.battle-only", _RUSES, "ruse-targets"),
    Rule("river.ruse.move", f"{_RUSES}, Transfer i Zdrada", "move-destination"),
    Rule("river.ruse.transfer", f"{_RUSES}, Transfer"),
    Rule("river.ruse.rekrutacja", f"{_RUSES}, Rekrutacja"),
    Rule("river.ruse.dezercja", f"{_RUSES}, Dezercja"),
    Rule("river.ruse.wsparcie", f"{_RUSES}, Wsparcie", "support-unseen"),
    Rule("river.ruse.zdrada", f"{_RUSES}, Zdrada"),
    Rule("river.ruse.wymiana", f"{_RUSES}, Wymiana", "exchange-short"),
    Rule("river.ruse.eksplozja", f"{_RUSES}, Eksplozja"),
    Rule("river.joint.shared-pool", _CONTROL, "claim-pool"),
    Rule("river.joint.no-title", _CONTROL),
    Rule("river.joint.most", _CONTROL),
)
