"""Players, rounds, tables, results, and what holds for the whole event."""

from dataclasses import replace
from typing import Annotated, Final, Literal

from pydantic import Field

from adjudicator.game import load_game
from adjudicator.registry import GAMES
from api.desk.acts import MOST_PLAYERS, MOST_ROUNDS, Act, ActKind, Ago, Done, Id, Line, Minutes, SeatForm
from api.desk.event import MICRO, Event, NotPossible, Player, Round, Seat, Settings, Table
from api.desk.ladder import ladders
from api.desk.roles import STAFF, Role

ORGANISER: Final = frozenset({Role.ORGANISER})


Points = Annotated[int, Field(strict=True, ge=-1000, le=1000)]


class OpenEvent(Act):
    """The first act of every event."""

    kind: Literal["open-event"] = "open-event"
    title: Line
    game: str
    ladder: str = "standard"
    appeal_minutes: Minutes = 10


class AddPlayer(Act):
    kind: Literal["add-player"] = "add-player"
    name: Line


class RenamePlayer(Act):
    kind: Literal["rename-player"] = "rename-player"
    player: Id
    name: Line


class DropPlayer(Act):
    """They play no further rounds. What they have played stays."""

    kind: Literal["drop-player"] = "drop-player"
    player: Id


class ReturnPlayer(Act):
    kind: Literal["return-player"] = "return-player"
    player: Id


class AddRound(Act):
    """Who sits where. The tables are numbered from 1 in the order in which they stand here."""

    kind: Literal["add-round"] = "add-round"
    minutes: Minutes
    tables: Annotated[tuple[tuple[Id, ...], ...], Field(min_length=1, max_length=MOST_PLAYERS)]


class StartRound(Act):
    kind: Literal["start-round"] = "start-round"
    round: Annotated[int, Field(strict=True, ge=1, le=MOST_ROUNDS)]
    ago: Ago = 0


class CallTime(Act):
    """Time is over, but for what was given back."""

    kind: Literal["call-time"] = "call-time"
    round: Annotated[int, Field(strict=True, ge=1, le=MOST_ROUNDS)]


class Report(Act):
    """A game has ended: the points of each player, in the order in which they are listed at the table."""

    kind: Literal["report"] = "report"
    at: SeatForm
    points: Annotated[
        tuple[Annotated[int, Field(strict=True, ge=-1000, le=1000)], ...], Field(min_length=2, max_length=5)
    ]


def _open(event: Event, done: Done, act: OpenEvent) -> Event:
    if done.place != 1:
        raise NotPossible("desk-opened-already")
    if act.game not in GAMES:
        raise NotPossible("desk-no-game", game=act.game, options=", ".join(GAMES))
    if act.ladder not in ladders():
        raise NotPossible("desk-no-ladder", ladder=act.ladder, options=", ".join(ladders()))
    return replace(event, settings=Settings(act.title, act.game, act.ladder, act.appeal_minutes))


def _add(event: Event, done: Done, act: AddPlayer) -> Event:
    if any(one.name.casefold() == act.name.casefold() for one in event.players.values()):
        raise NotPossible("desk-name-taken", name=act.name)
    if len(event.players) >= MOST_PLAYERS:
        raise NotPossible("desk-too-many-players", most=MOST_PLAYERS)
    return _with_player(event, Player(done.place, act.name))


def _rename(event: Event, _done: Done, act: RenamePlayer) -> Event:
    player = event.player(act.player)
    others = [one.name.casefold() for one in event.players.values() if one.id != player.id]
    if act.name.casefold() in others:
        raise NotPossible("desk-name-taken", name=act.name)
    return _with_player(event, replace(player, name=act.name))


def _drop(event: Event, _done: Done, act: DropPlayer) -> Event:
    player = event.player(act.player)
    if player.dropped:
        raise NotPossible("desk-dropped-already", name=player.name)
    return _with_player(event, replace(player, dropped=True))


def _return(event: Event, _done: Done, act: ReturnPlayer) -> Event:
    player = event.player(act.player)
    if not player.dropped:
        raise NotPossible("desk-not-dropped", name=player.name)
    return _with_player(event, replace(player, dropped=False))


def _add_round(event: Event, _done: Done, act: AddRound) -> Event:
    if len(event.rounds) >= MOST_ROUNDS:
        raise NotPossible("desk-too-many-rounds", most=MOST_ROUNDS)
    if event.rounds and event.rounds[-1].started_at is None:
        raise NotPossible("desk-round-waits", round=len(event.rounds))
    least, most = load_game(event.settings.game).seats
    seated: set[int] = set()
    number = len(event.rounds) + 1
    tables: dict[int, Table] = {}
    for place, players in enumerate(act.tables, start=1):
        if not least <= len(players) <= most:
            raise NotPossible("desk-table-size", table=place, count=len(players), least=least, most=most)
        for player in map(event.player, players):
            if player.id in seated:
                raise NotPossible("desk-seated-twice", name=player.name)
            if player.dropped:
                raise NotPossible("desk-has-dropped", name=player.name)
            seated.add(player.id)
        tables[place] = Table(Seat(number, place), players)
    return replace(event, rounds=(*event.rounds, Round(number, act.minutes, tables)))


def _start(event: Event, done: Done, act: StartRound) -> Event:
    round_ = event.round(act.round)
    if round_.started_at is not None:
        raise NotPossible("desk-started-already", round=act.round)
    return with_round(event, replace(round_, started_at=done.at - act.ago * MICRO))


def _call_time(event: Event, done: Done, act: CallTime) -> Event:
    round_ = event.round(act.round)
    if round_.started_at is None:
        raise NotPossible("desk-not-started", round=act.round)
    if round_.called_at is not None:
        raise NotPossible("desk-called-already", round=act.round)
    return with_round(event, replace(round_, called_at=done.at))


def _report(event: Event, _done: Done, act: Report) -> Event:
    table = event.table(act.at.seat)
    if event.round(act.at.round).started_at is None:
        raise NotPossible("desk-not-started", round=act.at.round)
    if table.points is not None:
        raise NotPossible("desk-reported-already", table=str(table.seat))
    if len(act.points) != len(table.players):
        raise NotPossible("desk-points-count", table=str(table.seat), count=len(table.players))
    return with_table(event, replace(table, points=dict(zip(table.players, act.points, strict=True))))


def _with_player(event: Event, player: Player) -> Event:
    return replace(event, players={**event.players, player.id: player})


def with_round(event: Event, round_: Round) -> Event:
    place = round_.number - 1
    return replace(event, rounds=(*event.rounds[:place], round_, *event.rounds[place + 1 :]))


def with_table(event: Event, table: Table) -> Event:
    round_ = event.round(table.seat.round)
    return with_round(event, replace(round_, tables={**round_.tables, table.seat.table: table}))


KINDS: Final = (
    ActKind(OpenEvent, ORGANISER, _open),
    ActKind(AddPlayer, ORGANISER, _add),
    ActKind(RenamePlayer, ORGANISER, _rename),
    ActKind(DropPlayer, ORGANISER, _drop),
    ActKind(ReturnPlayer, ORGANISER, _return),
    ActKind(AddRound, ORGANISER, _add_round),
    ActKind(StartRound, STAFF, _start),
    ActKind(CallTime, STAFF, _call_time),
    ActKind(Report, STAFF, _report),
)
