"""The rules of Brian Boru, each with the heading of the Polish rulebook under which it stands."""

from typing import Final

from adjudicator.rulebook import Rule

REVISION: Final = "boru-2"
"""Changes when a rule, a default or the meaning of a field changes. Old digests then no longer apply."""

SECTIONS: Final = (
    "Elementy gry",
    "Plansza",
    "Przygotowanie gry",
    "Jak grać",
    "Faza Przygotowania",
    "Faza Wyboru kart",
    "Faza Akcji",
    "Faza Akcji, Próby",
    "Symbole akcji",
    "Faza Utrzymania",
    "Faza Utrzymania, Zaślubiny",
    "Faza Utrzymania, Zaślubiny, Księżniczka Danii",
    "Faza Utrzymania, Bitwa",
    "Faza Utrzymania, Bitwa, Łupy wojenne",
    "Faza Utrzymania, Kościół",
    "Faza Utrzymania, Zdobywanie władzy w regionach",
    "Koniec gry",
    "Koniec gry, Punktacja",
    "Karta Pomocy",
)

_PARTS: Final = "Elementy gry"
_BOARD: Final = "Plansza"
_SETUP: Final = "Przygotowanie gry"
_PLAY: Final = "Jak grać"
_PREPARE: Final = "Faza Przygotowania"
_DRAFT: Final = "Faza Wyboru kart"
_ACTIONS: Final = "Faza Akcji"
_TRICKS: Final = "Faza Akcji, Próby"
_SYMBOLS: Final = "Symbole akcji"
_UPKEEP: Final = "Faza Utrzymania"
_MARRIAGE: Final = "Faza Utrzymania, Zaślubiny"
_PRINCESS: Final = "Faza Utrzymania, Zaślubiny, Księżniczka Danii"
_BATTLE: Final = "Faza Utrzymania, Bitwa"
_SPOILS: Final = "Faza Utrzymania, Bitwa, Łupy wojenne"
_CHURCH: Final = "Faza Utrzymania, Kościół"
_REGIONS: Final = "Faza Utrzymania, Zdobywanie władzy w regionach"
_END: Final = "Koniec gry"
_SCORE: Final = "Koniec gry, Punktacja"
_HELP: Final = "Karta Pomocy"

RULES: Final[tuple[Rule, ...]] = (
    Rule("boru.box.open", f"{_PARTS}; {_DRAFT}; {_TRICKS}", "open-information"),
    # set-up
    Rule("boru.setup.start", f"{_SETUP}, punkty 3–5"),
    Rule("boru.setup.tokens", f"{_SETUP}, punkt 6"),
    Rule("boru.setup.brides", f"{_SETUP}, punkty 8–9"),
    Rule("boru.setup.vikings", f"{_SETUP}, punkt 10"),
    Rule("boru.setup.starter", f"{_SETUP}, punkt 13"),
    Rule("boru.setup.discs", f"{_SETUP}, punkt 14"),
    # the course of the game
    Rule("boru.round.count", _PLAY),
    Rule("boru.round.phases", _PLAY),
    Rule("boru.prepare.vikings", _PREPARE),
    Rule("boru.prepare.bride", _PREPARE),
    Rule("boru.prepare.last", _PREPARE),
    Rule("boru.draft.deal", _DRAFT),
    Rule("boru.draft.aside", _DRAFT),
    Rule("boru.draft.keep", _DRAFT),
    Rule("boru.draft.rest", _DRAFT),
    Rule("boru.draft.final", _DRAFT),
    # tricks
    Rule("boru.trick.count", _ACTIONS, "five-player-tricks"),
    Rule("boru.trick.marker", _TRICKS),
    Rule("boru.trick.match", _TRICKS),
    Rule("boru.trick.no-lead", _TRICKS, "no-legal-lead"),
    Rule("boru.trick.hand", _TRICKS),
    Rule("boru.trick.follow", _TRICKS),
    Rule("boru.trick.win", _TRICKS),
    Rule("boru.trick.royal", f"{_TRICKS}; {_PARTS}, karty Akcji"),
    Rule("boru.trick.order", _TRICKS),
    Rule("boru.trick.main", f"{_TRICKS}; {_PARTS}, karty Akcji"),
    Rule("boru.trick.side", _TRICKS, "void-row"),
    Rule("boru.trick.discard", _TRICKS),
    Rule("boru.trick.next", _TRICKS),
    # symbols
    Rule("boru.action.symbols", _SYMBOLS, "symbols-mandatory"),
    Rule("boru.action.take", f"{_SYMBOLS}, przejęcie Aktywnego Miasta"),
    Rule("boru.action.coin", f"{_SYMBOLS}, moneta"),
    Rule("boru.action.pay", f"{_SYMBOLS}, zwrot monety", "pay-partial"),
    Rule("boru.action.pay-points", f"{_SYMBOLS}, zwrot monety", "score-floor"),
    Rule("boru.action.church", f"{_SYMBOLS}, dysk w Kościele"),
    Rule("boru.action.raid", f"{_SYMBOLS}, znacznik Najeźdźców"),
    Rule("boru.action.raid-none", f"{_SYMBOLS}, znacznik Najeźdźców", "void-symbols"),
    Rule("boru.action.court", f"{_SYMBOLS}, tor Zaślubin"),
    Rule("boru.action.court-top", f"{_SYMBOLS}, tor Zaślubin", "void-symbols"),
    Rule("boru.action.court-taken", f"{_SYMBOLS}, tor Zaślubin; {_HELP}", "track-collision"),
    Rule("boru.action.extras", _SYMBOLS, "buy-extras"),
    Rule("boru.expand", f"{_SYMBOLS}, poszerzenie zasięgów"),
    Rule("boru.expand.own", f"{_SYMBOLS}, poszerzenie zasięgów"),
    Rule("boru.expand.road", f"{_SYMBOLS}, poszerzenie zasięgów; {_BOARD}, Drogi"),
    Rule("boru.expand.free", f"{_SYMBOLS}, poszerzenie zasięgów"),
    Rule("boru.expand.active", f"{_SYMBOLS}, poszerzenie zasięgów"),
    Rule("boru.expand.vikings", f"{_SYMBOLS}, poszerzenie zasięgów", "expand-vikings"),
    Rule("boru.action.remove", f"{_SYMBOLS}, usunięcie znacznika kontroli Wikingów", "remove-viking"),
    # upkeep
    Rule("boru.upkeep.steps", _UPKEEP),
    Rule("boru.marriage.highest", _MARRIAGE),
    Rule("boru.marriage.nobody", _MARRIAGE, "nobody-courted"),
    Rule("boru.marriage.points", _MARRIAGE),
    Rule("boru.marriage.renown", f"{_MARRIAGE}; {_SYMBOLS}, znacznik Poważania"),
    Rule("boru.marriage.town", _MARRIAGE, "bonus-void"),
    Rule("boru.princess", _PRINCESS),
    Rule("boru.princess.military", f"{_PRINCESS}, Wsparcie Wojskowe"),
    Rule("boru.princess.trade", f"{_PRINCESS}, Ustanowienie handlu"),
    Rule("boru.princess.spurn", f"{_PRINCESS}, Odtrąć ją"),
    Rule("boru.marriage.track", _MARRIAGE),
    Rule("boru.marriage.track-town", _MARRIAGE, "bonus-void"),
    Rule("boru.battle.repelled", _BATTLE),
    Rule("boru.battle.invasion", _BATTLE, "invasion-order"),
    Rule("boru.battle.least-tied", _BATTLE),
    Rule("boru.battle.most-tied", _BATTLE, "invasion-order"),
    Rule("boru.battle.all-tied", _BATTLE, "invasion-all-tied"),
    Rule("boru.battle.no-town", _BATTLE, "invasion-no-town"),
    Rule("boru.battle.targets", _BATTLE, "invasion-targets"),
    Rule("boru.battle.clear", _BATTLE),
    Rule("boru.spoils.first", _SPOILS),
    Rule("boru.spoils.first-tied", _SPOILS),
    Rule("boru.spoils.second", _SPOILS),
    Rule("boru.spoils.none", _SPOILS),
    Rule("boru.spoils.kept", _SPOILS),
    Rule("boru.church.first", _CHURCH),
    Rule("boru.church.first-tied", _CHURCH),
    Rule("boru.church.cannot-build", _CHURCH, "church-leader-cannot-build"),
    Rule("boru.church.one-monastery", _CHURCH),
    Rule("boru.church.second", _CHURCH, "church-second-zero"),
    Rule("boru.church.four", _CHURCH),
    Rule("boru.regions.reveal", f"{_REGIONS}; {_BOARD}, Regiony", "token-threshold"),
    Rule("boru.regions.take", _REGIONS),
    Rule("boru.regions.tie", _REGIONS, "token-overtaken-tied"),
    Rule("boru.regions.monastery", f"{_REGIONS}, Klasztory"),
    Rule("boru.regions.military", f"{_REGIONS}, Wikingowie i Księżniczka Danii"),
    Rule("boru.regions.vikings", f"{_REGIONS}, Wikingowie i Księżniczka Danii", "token-vikings-tied"),
    # the end
    Rule("boru.end.when", _END),
    Rule("boru.score.coins", _SCORE),
    Rule("boru.score.marker", _SCORE),
    Rule("boru.score.renown", _SCORE),
    Rule("boru.score.tokens", _SCORE),
    Rule("boru.score.half", _SCORE, "half-points"),
    Rule("boru.score.half-monasteries", f"{_SCORE}; {_REGIONS}, Klasztory", "half-points-monasteries"),
    Rule("boru.score.face-down", _SCORE),
    Rule("boru.score.regions", _SCORE, "covered-town-regions"),
    Rule("boru.score.winner", _SCORE),
    Rule("boru.tie.tokens", _SCORE),
    Rule("boru.tie.brides", _SCORE),
    Rule("boru.tie.shared", _SCORE),
)
