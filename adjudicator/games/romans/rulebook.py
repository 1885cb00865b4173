"""The rules, each with its heading in the Polish rulebook."""

from typing import Final

from adjudicator.rulebook import Rule

REVISION: Final = "romans-2"
"""Changes when a rule, a default or the meaning of a field changes. Old digests then expire."""

SECTIONS: Final = (
    "Przygotowanie do gry",
    "Przebieg tury",
    "Faza wydawania rozkazów",
    "Faza ataku",
    "Właściwości kart wojowników, Qween",
    "Właściwości kart wojowników, Dru’hid",
    "Właściwości kart wojowników, Svord",
    "Właściwości kart wojowników, Axx",
    "Właściwości kart wojowników, Arch’r",
    "Właściwości kart wojowników, Filchy",
    "Właściwości kart wojowników, Horsie",
    "Właściwości kart wojowników, Ch’ariott",
    "Właściwości kart fortów, KomFort",
    "Właściwości kart fortów, Fort Fokus",
    "Właściwości kart fortów, FortUna",
    "Właściwości kart fortów, FortHeca",
    "Właściwości kart fortów, NieFort",
    "Koniec tury",
    "Koniec gry i warunki zwycięstwa",
    "Rozgrywka z klanem neutralnym",
    "Więcej klanów neutralnych?",
    "Pamiętajcie!",
    "Dodatkowe warianty rozgrywki",
)

_SETUP: Final = "Przygotowanie do gry"
_TURN: Final = "Przebieg tury"
_ORDERS: Final = "Faza wydawania rozkazów"
_ATTACK: Final = "Faza ataku"
_WARRIORS: Final = "Właściwości kart wojowników"
_FORTS: Final = "Właściwości kart fortów"
_TURN_END: Final = "Koniec tury"
_END: Final = "Koniec gry i warunki zwycięstwa"
_NEUTRAL: Final = "Rozgrywka z klanem neutralnym"
_MORE: Final = "Więcej klanów neutralnych?"
_REMEMBER: Final = "Pamiętajcie!"
_VARIANTS: Final = "Dodatkowe warianty rozgrywki"

RULES: Final[tuple[Rule, ...]] = (
    Rule("romans.setup.decks", _SETUP),
    Rule("romans.setup.forts", _SETUP),
    Rule("romans.setup.clans", f"{_MORE}; {_NEUTRAL}"),
    Rule("romans.wall.uncover", _TURN, "hidden-information"),
    Rule("romans.wall.order", _TURN, "wall-move"),
    Rule("romans.wall.ties", _TURN, "wall-ties"),
    Rule("romans.orders.lose", _ORDERS, "hidden-information"),
    Rule("romans.orders.lay", _ORDERS),
    Rule("romans.attack.rounds", _ATTACK),
    Rule("romans.attack.reveal", _ATTACK),
    Rule("romans.attack.total", _ATTACK, "filchy-later"),
    Rule("romans.attack.capture", _ATTACK),
    Rule("romans.attack.discard", _ATTACK, "discarded-for-how-long"),
    Rule("romans.attack.tie", f"{_ATTACK}, uwaga o remisie; {_REMEMBER}", "tie-scope"),
    Rule("romans.attack.tie-at-zero", f"{_ATTACK}, uwaga o remisie", "tie-at-zero"),
    Rule("romans.attack.powers", _ATTACK),
    Rule("romans.qween.seduce", f"{_WARRIORS}, Qween", "qween-mandatory"),
    Rule("romans.qween.scope", f"{_WARRIORS}, Qween", "qween-scope"),
    Rule("romans.qween.victim", f"{_WARRIORS}, Qween", "qween-victim"),
    Rule("romans.qween.several", f"{_WARRIORS}, Qween", "qween-pair-neutral"),
    Rule("romans.qween.chariott", f"{_WARRIORS}, Qween"),
    Rule("romans.druhid.swap", f"{_WARRIORS}, Dru’hid", "druhid-swap"),
    Rule("romans.druhid.moment", f"{_WARRIORS}, Dru’hid", "druhid-moment"),
    Rule("romans.svord.move", f"{_WARRIORS}, Svord", "svord-timing"),
    Rule("romans.axx.keep", f"{_WARRIORS}, Axx", "axx-and-komfort"),
    Rule("romans.archr.tie", f"{_WARRIORS}, Arch’r; {_REMEMBER}", "archer-many"),
    Rule("romans.archr.several", f"{_WARRIORS}, Arch’r", "archer-pair-neutral"),
    Rule("romans.archr.keep", f"{_WARRIORS}, Arch’r", "archer-pair-keeps"),
    Rule("romans.filchy.out", f"{_WARRIORS}, Filchy"),
    Rule("romans.filchy.alone", f"{_WARRIORS}, Filchy", "sole-participant"),
    Rule("romans.filchy.all", f"{_WARRIORS}, Filchy", "all-filchy"),
    Rule("romans.horsie.cost", f"{_WARRIORS}, Horsie", "horsie-victim"),
    Rule("romans.horsie.trigger", f"{_WARRIORS}, Horsie", "horsie-trigger"),
    Rule("romans.chariott.collide", f"{_WARRIORS}, Ch’ariott", "chariott-scope"),
    Rule("romans.komfort.keep", f"{_FORTS}, KomFort", "komfort-choice"),
    Rule("romans.fokus.discard", f"{_FORTS}, Fort Fokus", "fokus-empty"),
    Rule("romans.fokus.axx", f"{_FORTS}, Fort Fokus", "axx-and-fokus"),
    Rule("romans.fokus.horsie", f"{_FORTS}, Fort Fokus; {_WARRIORS}, Horsie", "fokus-and-horsie"),
    Rule("romans.fortuna.cost", f"{_FORTS}, FortUna", "fortuna-target"),
    Rule("romans.fortuna.moment", f"{_FORTS}, FortUna", "fortuna-moment"),
    Rule("romans.fortheca.value", f"{_FORTS}, FortHeca"),
    Rule("romans.fortheca.three", f"{_FORTS}, FortHeca; {_END}", "fortheca-count"),
    Rule("romans.niefort.plain", f"{_FORTS}, NieFort"),
    Rule("romans.turn.end", _TURN_END, "discarded-for-how-long"),
    Rule("romans.end.game", _END),
    Rule("romans.end.points", _END),
    Rule("romans.end.ties", _END, "final-tie"),
    Rule("romans.end.forts", _END, "forts-counted"),
    Rule("romans.neutral.lay", _NEUTRAL),
    Rule("romans.neutral.part", _NEUTRAL),
    Rule("romans.neutral.powers", _NEUTRAL, "neutral-powers"),
    Rule("romans.neutral.axx", _NEUTRAL, "neutral-axx"),
    Rule("romans.neutral.choices", _NEUTRAL, "neutral-choices"),
    Rule("romans.neutral.fortuna", f"{_NEUTRAL}; {_FORTS}, FortUna", "neutral-fortuna"),
    Rule("romans.neutral.fortheca", _NEUTRAL, "neutral-third-fortheca"),
    Rule("romans.neutral.no-win", _NEUTRAL, "solo-result"),
    Rule("romans.variant.tie-stays", f"{_VARIANTS}, 1", "variant-1-end"),
    Rule("romans.variant.druhid-shift", f"{_VARIANTS}, 2"),
)
