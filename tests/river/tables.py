"""Short ways to write tables in tests. Only what matters is named; all other cards are in the piles."""

from typing import Any

from adjudicator.games.river.rules.play import after, refusal
from adjudicator.games.river.table.actions import Action, in_order, read
from adjudicator.games.river.table.cards import BATTLE_CARDS, ELITE_COPIES
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import Dam, laid_cards
from adjudicator.games.river.table.table import Hidden, Table
from tests.river.deal import TACTICS
from tests.river.random_games import DEFAULTS

Cards = tuple[str, ...]


def table(*dams: str, attacker: str = "", defender: str = "", discard: str = "", **facts: Any) -> Table:
    """Dams as ``3: R8 R9 vs Y11`` or ``3 damaged: - vs Y11, defender first``. The others are empty.

    ``tactics=True`` adds the tactics cards. ``hidden`` has a (battle, tactics) for each side.
    """
    described = dict(map(_dam, dams))
    river = tuple(described.get(tile) or _empty(tile) for tile in TILES)
    hands = in_order(attacker.split()), in_order(defender.split())
    visible = [card for dam in river for card in (*dam.attacker, *dam.defender)]
    visible += [*discard.split(), *hands[0], *hands[1]]
    (battle, tactics), (others, other_tactics) = facts.pop("hidden", ((0, 0), (0, 0)))
    hidden = Hidden(battle, 0, tactics), Hidden(others, 0, other_tactics)
    ruses = tuple(tuple(cards.split()) for cards in facts.pop("ruses", ("", "")))
    battle = sum(card in BATTLE_CARDS for card in visible)
    tactics = len([*visible, *ruses[0], *ruses[1]]) - battle
    fields: dict[str, Any] = {
        "deck": len(BATTLE_CARDS) - battle - hidden[0].battle - hidden[1].battle,
        "logs": 3,
        "number": 1 if facts.get("turn", "attacker") == "attacker" else 2,
        "ruses": ruses,
    }
    if facts.pop("tactics", False):
        fields["tactics_deck"] = len(TACTICS) - tactics - hidden[0].tactics - hidden[1].tactics
    return Table(river, tuple(discard.split()), hands, hidden, **(fields | facts))


def _dam(text: str) -> tuple[int, Dam]:
    name, _, rest = text.partition(":")
    tile = int(name.split()[0])
    damaged = name.endswith("damaged")
    sides, _, first = rest.partition(",")
    attacker, defender = (_cards(side) for side in sides.split(" vs "))
    who: Any = first.split()[0] if first else None
    return tile, Dam(
        tile,
        damaged,
        TILES[tile][damaged],
        attacker,
        defender,
        who,
        laid_cards(attacker),
        laid_cards(defender),
    )


def _empty(tile: int) -> Dam:
    return Dam(tile, False, TILES[tile][False], (), (), None, laid_cards(()), laid_cards(()))


def _cards(text: str) -> Cards:
    cards = tuple(text.split())
    assert all(card in BATTLE_CARDS or card in ELITE_COPIES or card == "-" for card in cards)
    return () if cards == ("-",) else cards


def action(text: str) -> Action:
    found = read(text)
    assert found is not None, text
    return found


def why(at: Table, text: str, **readings: str) -> tuple[str, str] | None:
    """The rule and message by which the action is refused, or None if it is legal."""
    refused = refusal(at, action(text), _readings(readings))
    return None if refused is None else (refused.rule, refused.message)


def do(at: Table, *texts: str, **readings: str) -> Table:
    """The table after these actions, each of which must be legal."""
    for text in texts:
        assert why(at, text, **readings) is None, (text, why(at, text, **readings))
        at = after(at, action(text), _readings(readings))
    return at


def dam(at: Table, tile: int) -> Dam:
    return next(one for one in at.dams if one.name == tile)


def sides(at: Table, tile: int) -> tuple[Cards, Cards]:
    return dam(at, tile).attacker, dam(at, tile).defender


def _readings(chosen: dict[str, str]) -> dict[str, str]:
    """Readings as keyword arguments: ``retreat_scope="elites-too"``."""
    named = {name.replace("_", "-"): option for name, option in chosen.items()}
    assert named.keys() <= DEFAULTS.keys()
    return {**DEFAULTS, **named}
