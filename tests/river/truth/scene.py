"""What a case says, read from its JSON without our code: dams, readings, and whether the game is over."""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final, NamedTuple

from adjudicator.values import JsonObject
from tests.river.control_oracle import CARDS, ORDER, TILES, Table, printed, read
from tests.truth import Said

SIDES: Final = ("attacker", "defender")
OTHER: Final = {"attacker": "defender", "defender": "attacker"}
TACTICS: Final = (
    *("perkoz", "wazka", "labedz"),
    *("transfer", "rekrutacja", "dezercja", "wsparcie", "zdrada", "wymiana", "eksplozja"),
)
USUAL: Final = {
    "legion-on-icon-dams": "counts",
    "unplayed-elites": "ignored",
    "duck-beaver-in-proof": "counts",
    "dragonfly-limit": "both",
    "retreat-scope": "one-dam",
    "duck-beaver-trigger": "played",
    "no-legal-placement": "skip",
    "deck-end-trigger": "emptied",
    "draw-when-deck-empty": "tactics-pile",
    "ruse-without-target": "illegal",
    "move-destination": "same-dam",
    "exchange-short": "give-all",
    "rematch-pile": "battle-deck",
    "rematch-defender-score": "total",
}
"""What is taken where a case chooses no reading."""


class Dam(NamedTuple):
    name: str
    house: bool
    damaged: bool
    slots: int
    requirement: str
    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    first: str | None

    def side(self, whose: str) -> tuple[str, ...]:
        return self.attacker if whose == "attacker" else self.defender

    @property
    def free(self) -> int:
        """Free slots of the defender."""
        return self.slots - len(self.defender)


def position_of(case: JsonObject) -> dict[str, Any]:
    """The position, with the lists that nobody gave as empty ones."""
    position: Any = deepcopy(dict(case["position"] or {}))  # type: ignore[arg-type]
    position["discard"] = position.get("discard") or []
    position["dams"] = position.get("dams") or []
    for dam in position["dams"]:
        dam["damaged"] = bool(dam.get("damaged"))
        for side in SIDES:
            dam[side] = dam.get(side) or []
    found: dict[str, Any] = position
    return found


def claim_of(case: JsonObject) -> dict[str, Any]:
    found: Any = case["claim"]
    return dict(found)


def readings_of(case: JsonObject) -> dict[str, str]:
    chosen: Any = case.get("readings") or {}
    return USUAL | dict(chosen)


def dams_of(case: JsonObject) -> dict[str, Dam]:
    """The dams by name, in the order of the table."""
    found = {}
    for dam in position_of(case)["dams"]:
        house = "id" in dam
        name = str(dam["id"] if house else dam["tile"])
        slots, requirement = (
            (dam["slots"], dam["requirement"]) if house else TILES[dam["tile"], dam["damaged"]]
        )
        cards = tuple(dam["attacker"]), tuple(dam["defender"])
        found[name] = Dam(name, house, dam["damaged"], slots, requirement, *cards, dam.get("first"))
    return found


def seen_cards(case: JsonObject) -> list[str]:
    """Every card at a dam or among the discards."""
    laid = [card for dam in dams_of(case).values() for card in (*dam.attacker, *dam.defender)]
    return [*laid, *position_of(case)["discard"]]


def unseen_cards(case: JsonObject) -> list[str]:
    """The battle cards at no dam and not among the discards."""
    seen = set(seen_cards(case))
    return [card for card in CARDS if card not in seen]


def table_at(case: JsonObject, name: str) -> Table:
    """The table for the oracle of one dam."""
    position = position_of(case)
    without_tactics = position.get("tactics_played") is None
    position.setdefault("tactics_played", {})
    position["tactics_played"] = {side: position["tactics_played"].get(side, 0) for side in SIDES}
    dam = next(dam for dam in position["dams"] if str(dam.get("id", dam.get("tile"))) == name)
    claim = {"kind": "control", "dam": dam["id"] if "id" in dam else dam["tile"]}
    table = read({"position": position, "claim": claim, "readings": readings_of(case)})
    played = (position.get("wazki_played") or {}).get("defender", 0)
    if readings_of(case)["dragonfly-limit"] == "one-each" and played:
        table = replace(table, most_wazki=0)
    return replace(table, most_elites=0) if without_tactics else table


def elites_to_come(table: Table) -> list[str]:
    """The unplayed elites that the defender might bring, by name; before the tactics count limits them."""
    unseen = [printed(copy) for copy in table.elites if copy not in table.elsewhere]
    kept = [elite for elite in unseen if elite != "wazka"]
    return kept + ["wazka"] * min(table.most_wazki, unseen.count("wazka"))


def most_to_bring(table: Table) -> int:
    return min(table.most_elites, len(elites_to_come(table)))


def battle_pool(table: Table) -> list[str]:
    """The battle cards that a proof at this dam has to reckon with."""
    return [card for card in table.pool if card in ORDER]


class Won(NamedTuple):
    winner: str
    by: str


def won(case: JsonObject) -> Won | None:
    """Who has won by the facts of the position, and how."""
    position, dams = position_of(case), dams_of(case)
    if position.get("destroyed") is not None:
        return Won("attacker", "destroyed")
    if sum(dam.damaged for dam in dams.values()) >= 4:
        return Won("attacker", "four")
    if position.get("ending") == "over":
        return Won("defender", "last-turn")
    whole = dams.keys() == {str(tile) for tile in range(1, 8)}
    to_play = position.get("turn") == "defender" and position.get("phase") in ("prepare", "play")
    walled = whole and to_play and not any(dam.free for dam in dams.values())
    if walled and readings_of(case)["no-legal-placement"] == "defender-wins":
        return Won("defender", "no-room")
    return None


def dam_of(said: Said) -> Dam:
    """The dam that the sentence is about: it names it, the sentence around it does, or the claim does."""
    name = said.params.get("dam") or said.around.get("dam") or claim_of(said.case).get("dam")
    return dams_of(said.case)[str(name)]


def words_of(value: Any) -> list[str]:
    """A param that lists cards or dams."""
    assert isinstance(value, list | tuple)
    return [str(one) for one in value]


def same(given: Any, cards: Iterable[str]) -> bool:
    """Are just these listed, in any order?"""
    return sorted(words_of(given)) == sorted(cards)


def yes(flag: object) -> str:
    return "yes" if flag else "no"
