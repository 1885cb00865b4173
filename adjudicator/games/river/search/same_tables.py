"""Which tables are alike for the adversarial search: they are searched once."""

from adjudicator.games.river.search.relevant_actions import Outlook
from adjudicator.games.river.table.table import Table, unseen_cards

Key = tuple[object, ...]
Everything = tuple[tuple[tuple[object, ...], ...], tuple[object, ...]]


def everything_of(table: Table) -> Everything:
    """The dams, and the rest of what can affect who wins.

    Without tactics cards the order in which cards were laid matters only where a log may hit the first ones.
    """
    if table.tactics_deck is not None:
        return (), (table._replace(number=0, discard=tuple(sorted(table.discard))),)
    logs = table.logs
    dams = tuple(
        (dam.name, dam.damaged, dam.attacker[:logs], dam.attacker_laid, dam.defender_laid, dam.first)
        for dam in table.dams
    )
    return dams, (unseen_cards(table), table.hands, table.deck, logs, table.turn, table.phase, table.ending)


def key_of(table: Table, ahead: Outlook, here: Everything) -> Key:
    """What lies at a dam out of reach does not affect who wins, if there is room enough."""
    if not ahead.plays.exact or not ahead.roomy:
        return here
    dams, rest = here
    near = tuple(dam for dam in dams if dam[0] in ahead.near)
    if table.tactics_deck is not None:
        near = tuple(dam for dam in table.dams if dam.name in ahead.near)
        rest = (
            unseen_cards(table),
            table.hands,
            table.deck,
            table.logs,
            table.turn,
            table.phase,
            table.ending,
        )
    return (near, table.damaged, *rest)
