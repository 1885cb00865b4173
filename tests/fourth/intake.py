"""The way in: the forms, the checks of a position, and the notation.

    coins; middle 1 2; fist ala 5; fist olek swapped; turn ala; claim wins certain ala

A fist without a number is hidden.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from adjudicator.form import CaseForm, ClaimForm, Form
from adjudicator.game import Notation
from adjudicator.hidden import Hidden
from adjudicator.intake.forms import DisputedForm, LegalForm, RecordForm, RemedyForm
from adjudicator.intake.notation import is_number
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import Readings
from tests.fourth.table import COINS, OF_EACH, PLAYERS, Fist, Table

Player = Literal["ala", "olek"]

HIDDEN: Final = Hidden(frozenset({"coin", "testimony"}))
"""A coin that is named counts as hidden, even if it is shown. No action tells one that stays in a fist."""


class FistForm(Form):
    """What is known of a player's fist."""

    of: Player
    coin: int | None = Field(None, description="Left out: hidden")
    shown: bool = False
    swapped: bool = Field(False, description="Has this player swapped?")


class PositionForm(Form):
    middle: list[int] = Field(min_length=2, max_length=2, description="The coins in the middle")
    fists: list[FistForm] = Field(default_factory=list, max_length=2)
    turn: Player | None = Field(None, description="Whose turn it is; not needed if only one can move")


class ResultForm(ClaimForm):
    """Who has won?"""

    kind: Literal["result"]


class WinsForm(ClaimForm):
    """This player wins whatever is hidden and however both play on, or still can."""

    kind: Literal["wins"]
    who: Player
    how: Literal["certain", "possible"] = "certain"


class HeldForm(Form):
    """Someone says that a player had this coin in the fist at some time."""

    by: Annotated[str, Field(min_length=1, max_length=40)] = Field(description="Who says so")
    who: Player
    coin: int


class ConsistentForm(ClaimForm):
    """Can all of this be true?"""

    kind: Literal["consistent"]
    testimony: list[HeldForm] = Field(default_factory=list, max_length=8)


class CoinsCase(CaseForm):
    game: Literal["coins"]
    position: PositionForm
    claim: Annotated[
        ResultForm | WinsForm | LegalForm | RecordForm | RemedyForm | DisputedForm | ConsistentForm,
        Field(discriminator="kind"),
    ]
    readings: dict[str, str] = Field(default_factory=dict)


def no_such_coin(coin: int | None, *steps: str | int) -> Iterator[Problem]:
    if coin is not None and coin not in COINS:
        yield Problem(Kind.MALFORMED, "coins-no-such-coin", pointer(*steps), {"coin": coin})


def check_position(form: PositionForm, _: Readings) -> tuple[Table, list[Problem]]:
    fists = {one.of: Fist(one.coin, one.shown, one.swapped) for one in form.fists}
    first, second = (fists.get(who, Fist()) for who in PLAYERS)
    table = Table((first, second), tuple(sorted(form.middle)), form.turn)
    waiting = [who for who in PLAYERS if who not in table.shown]
    if form.turn is None and len(waiting) == 1:
        table = Table(table.fists, table.middle, waiting[0])
    return table, [*_unreadable(form), *_impossible(form, table)]


def _unreadable(form: PositionForm) -> Iterator[Problem]:
    for place, coin in enumerate(form.middle):
        yield from no_such_coin(coin, "position", "middle", place)
    for place, fist in enumerate(form.fists):
        at = ("position", "fists", place, "coin")
        yield from no_such_coin(fist.coin, *at)
        if fist.shown and fist.coin is None:
            yield Problem(Kind.MALFORMED, "coins-shown-which", pointer(*at), {"who": fist.of})


def _impossible(form: PositionForm, table: Table) -> Iterator[Problem]:
    if len({fist.of for fist in form.fists}) < len(form.fists):
        at = pointer("position", "fists", 1, "of")
        yield Problem(Kind.CONTRADICTORY, "coins-fist-twice", at, {"who": form.fists[1].of})
    for coin in COINS:
        if table.in_sight[coin] > OF_EACH:
            yield Problem(Kind.CONTRADICTORY, "coins-too-many", pointer("position"), {"coin": coin})
    if form.turn in table.shown:
        yield Problem(Kind.CONTRADICTORY, "coins-turn-over", pointer("position", "turn"), {"who": form.turn})


def missing_turn(table: Table) -> Iterator[Problem]:
    if table.turn is None and len(table.shown) < len(PLAYERS):
        yield Problem(Kind.MISSING, "coins-turn-missing", pointer("position", "turn"))


def table_of(table: Table, _: Readings) -> Table:
    """The table ready for play; raises BadCase if nobody says whose turn it is."""
    if missing := list(missing_turn(table)):
        raise BadCase(missing)
    return table


def _read_part(part: str, position: dict[str, Any]) -> bool:
    match part.split():
        case ["middle", *coins] if is_number(*coins):
            position["middle"] = [int(coin) for coin in coins]
        case ["fist", of, *known]:
            coin = {"coin": int(known.pop(0))} if known and is_number(known[0]) else {}
            if known not in ([], ["shown"], ["swapped"], ["shown", "swapped"]):
                return False
            flags = dict.fromkeys(known, True)
            position.setdefault("fists", []).append({"of": of, **coin, **flags})
        case ["turn", who]:
            position["turn"] = who
        case _:
            return False
    return True


def _write_position(position: Mapping[str, Any]) -> list[str]:
    parts = [" ".join(["middle", *map(str, position["middle"])])]
    for fist in position.get("fists", ()):
        coin = [str(fist["coin"])] if "coin" in fist else []
        flags = [word for word in ("shown", "swapped") if fist.get(word)]
        parts.append(" ".join(["fist", fist["of"], *coin, *flags]))
    return [*parts, *([f"turn {position['turn']}"] if "turn" in position else [])]


NOTATION: Final = Notation(
    things="middle",
    hint="coins; middle 1 2; fist ala 5; fist olek swapped; turn ala; claim wins certain ala",
    read=_read_part,
    write=_write_position,
    named=("fist",),
    names=("of",),
)
