"""What a player has been through at this event: what a referee should know before the next decision."""

from adjudicator.values import Json
from api.desk.appealing import is_overturned
from api.desk.event import Event, Floor, Table
from api.desk.ladder import ladder_of, proposed_step


def history(event: Event, player: int) -> dict[str, Json]:
    """All that there was, in its order, and what the ladder says next for each offence."""
    incidents = [one for one in event.incidents.values() if player in one.players]
    penalties = [one for one in event.penalties.values() if one.player == player]
    rulings = [one for one in event.rulings.values() if player in _table(event, one).players]
    return {
        "incidents": [one.id for one in incidents],
        "penalties": [{"id": one.id, "offence": one.offence, "step": one.step} for one in penalties],
        "rulings": [
            {"id": one.id, "favoured": one.favours == player, "overturned": is_overturned(event, one.id)}
            for one in rulings
        ],
        "appeals": [one.id for one in event.appeals.values() if one.player == player],
        "next": {offence: proposed_step(event, player, offence) for offence in ladder_of(event).offences},
    }


def _table(event: Event, ruling: Floor) -> Table:
    return event.table(event.incidents[ruling.incident].seat)
