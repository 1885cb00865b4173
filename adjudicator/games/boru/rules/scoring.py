"""The final scoring, line by line, and the winners."""

from typing import NamedTuple

from adjudicator.games.boru.rules.control import regions_with_towns, seats_with_most, standing
from adjudicator.games.boru.rules.trace import SILENT, Trace
from adjudicator.games.boru.table.board import REGION_POINTS, REGIONS
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.values import Json


class Score(NamedTuple):
    """The parts of a player's total: the points on the track, then each line of the final scoring."""

    points: int
    coins: int
    marker: int
    renown: int
    tokens: int
    half: int
    regions: int

    @property
    def total(self) -> int:
        return sum(self)


class Result(NamedTuple):
    scores: tuple[Score, ...]
    """By seat."""
    tokens: tuple[int, ...]
    """Claim tokens held: the first tie-break (rule boru.tie.tokens)."""
    brides: tuple[int, ...]
    """Marriage cards held: the second tie-break (rule boru.tie.brides)."""

    def rank(self, seat: int) -> tuple[int, int, int]:
        return self.scores[seat].total, self.tokens[seat], self.brides[seat]

    @property
    def winners(self) -> tuple[int, ...]:
        """Rules boru.score.winner, boru.tie.tokens, boru.tie.brides, boru.tie.shared."""
        best = max(self.rank(seat) for seat in range(len(self.scores)))
        return tuple(seat for seat in range(len(self.scores)) if self.rank(seat) == best)


def final_scoring(table: Table, trace: Trace = SILENT) -> Result:
    """The scoring of a table after the last upkeep."""
    richest = _richest(table, trace)
    half = _halves(table, trace)
    scores = []
    for seat, player in enumerate(table.players):
        own = [region for place, region in enumerate(REGIONS) if table.tokens[place] == seat]
        tokens = sum(region.points for region in own)
        if own:
            ids = [region.id for region in own]
            trace.tell("score.tokens", "score-tokens", player=player.name, regions=ids, points=tokens)
        in_regions = regions_with_towns(table, seat)
        spread = REGION_POINTS[len(in_regions)]
        trace.tell("score.regions", "score-regions", player=player.name, count=len(in_regions), points=spread)
        if player.renown:
            trace.tell("score.renown", "score-renown", player=player.name, points=player.renown)
        if table.marker == seat:
            trace.tell("score.marker", "score-marker", player=player.name)
        scores.append(
            Score(
                player.points,
                int(richest == seat),
                int(table.marker == seat),
                player.renown,
                tokens,
                half[seat],
                spread,
            )
        )
    held = tuple(table.tokens.count(seat) for seat in range(table.size))
    result = Result(tuple(scores), held, tuple(len(player.brides) for player in table.players))
    _tell_winner(table, result, trace)
    return result


def _richest(table: Table, trace: Trace) -> int:
    """Rule boru.score.coins: who gets the point for most coins; on a tie nobody."""
    rich = seats_with_most([player.coins for player in table.players])
    most = table.players[rich[0]].coins
    if len(rich) > 1:
        names = [table.name(seat) for seat in rich]
        trace.tell("score.coins", "score-coins-tied", players=names, coins=most)
        return ON_BOARD
    trace.tell("score.coins", "score-coins", player=table.name(rich[0]), coins=most)
    return rich[0]


def _halves(table: Table, trace: Trace) -> list[int]:
    """Rule boru.score.half: half points for a face-up token on the board, by seat (reading half-points)."""
    half = [0] * table.size
    down = [region.id for place, region in enumerate(REGIONS) if table.tokens[place] == FACE_DOWN]
    if down:
        trace.tell("score.face-down", "score-face-down", regions=down)
    for place, region in enumerate(REGIONS):
        if table.tokens[place] != ON_BOARD:
            continue
        at = standing(table, region)
        tied = [seat for seat in at.leaders if seat >= 0] if at.most else []
        points = region.points // 2
        for seat in tied:
            half[seat] += points
        names = [table.name(seat) for seat in tied]
        shares: dict[str, Json] = {"players": names, "count": len(tied), "points": points}
        vikings = "yes" if NOBODY in at.leaders else "no"
        trace.tell("score.half", "score-half", region=region.id, vikings=vikings, **shares)
    return half


def _tell_winner(table: Table, result: Result, trace: Trace) -> None:
    for seat, score in enumerate(result.scores):
        trace.tell("score.winner", "score-total", player=table.name(seat), points=score.total)
    level = seats_with_most([score.total for score in result.scores])
    best = result.scores[level[0]].total
    names = [table.name(seat) for seat in result.winners]
    rule = "score.winner"
    if len(level) > 1:
        rule = "tie.brides"
        if len(names) > 1:
            rule = "tie.shared"
        elif (
            sorted(result.tokens[seat] for seat in level)[-1]
            != sorted(result.tokens[seat] for seat in level)[-2]
        ):
            rule = "tie.tokens"
    ground = {
        "score.winner": "points",
        "tie.tokens": "tokens",
        "tie.brides": "brides",
        "tie.shared": "shared",
    }
    trace.tell(rule, "winner", players=names, points=best, ground=ground[rule])


def result_json(table: Table, result: Result) -> dict[str, Json]:
    """The result as JSON: each player's lines and total, and the names of the winners."""
    return {
        "scores": [
            {
                "player": table.name(seat),
                **score._asdict(),
                "total": score.total,
                "claim_tokens": result.tokens[seat],
                "marriage_cards": result.brides[seat],
            }
            for seat, score in enumerate(result.scores)
        ],
        "winners": [table.name(seat) for seat in result.winners],
    }
