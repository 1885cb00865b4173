"""The rules of Bitwa o Rzekę that bear on control of a dam, placed by the Polish rulebook's headings."""

from typing import Final

from adjudicator.rulebook import Rule

_CONTROL: Final = "Deklarowanie kontroli nad tamą"
_PLAIN: Final = "Zdobywanie kontroli nad tamami (bez wymogów)"
_ICONS: Final = "Zdobywanie kontroli nad tamami (z wymogami)"
_PLAYING: Final = "Przebieg gry, Faza 2"
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
    Rule("river.dam.destroy", _CONTROL),
    Rule("river.elite.perkoz", f"{_ELITES}, Perkoz"),
    Rule("river.elite.wazka", f"{_ELITES}, Ważka", "wild-range"),
    Rule("river.elite.labedz", f"{_ELITES}, Łabędź"),
    Rule("river.elite.best", _ELITES),
    Rule("river.elite.unplayed", "Wariant „Karty taktyki”, Przebieg gry", "unplayed-elites"),
    Rule("river.cancel", f"{_PLAYING}, uwaga o kaczce i bobrze"),
)
