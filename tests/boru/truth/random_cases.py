"""Cases from random games, for the sentences that changed precedents seldom lead to."""

from copy import deepcopy
from random import Random
from typing import Any

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import Action, write
from adjudicator.games.boru.table.table import ACTING, UPKEEP, Phase, Table
from tests.boru.oracle import REGIONS, TOWNS
from tests.boru.random_upkeeps import random_upkeep
from tests.boru.sampling import play_out, random_readings

Case = dict[str, Any]
GAMES = 6
"""Random games from which the tables are taken."""


class RandomCases:
    """Tables of random games, and claims about them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.moments: list[tuple[Table, list[Action]]] = []
        for game in range(GAMES):
            _, tables, actions = play_out(self.rng, 3 + game % 3)
            self.moments += [(table, actions[at : at + 12]) for at, table in enumerate(tables[:-1])]
            self.moments += [(tables[-1], [])] * 4

    def one(self) -> Case:
        """A table with some facts left out, and a claim about it."""
        rng = self.rng
        table, actions = rng.choice(self.moments)
        if rng.random() < 0.25:
            table, actions = random_upkeep(rng, most_towns=8), []
        given = deepcopy(dict(PLAY.facts(table)))
        for _ in range(rng.choice((0, 0, 1, 2))):
            self._forget(given)
        if rng.random() < 0.15:
            self._forget_tricks(given)
        claim = self._claim(table, [write(action) for action in actions])
        return {"game": "boru", "position": given, "claim": claim, "readings": dict(random_readings(rng))}

    def _forget(self, given: Case) -> None:
        holder = self.rng.choice([given, *given["players"]])
        name = self.rng.choice([name for name in holder if name not in ("players", "id", "phase")])
        del holder[name]

    def _forget_tricks(self, given: Case) -> None:
        """Nobody has counted, and of the discarded cards some are remembered."""
        given.pop("tricks", None)
        for player in given["players"]:
            player.pop("unseen", None)
        discard = given.get("discard", [])
        given["discard"] = self.rng.sample(discard, self.rng.randint(0, len(discard)))

    def _claim(self, table: Table, actions: list[str]) -> Case:
        rng = self.rng
        player = rng.choice(table.players).name
        goal = {
            "player": player,
            "region": rng.choice(list(REGIONS)),
            "how": rng.choice(("certain", "possible")),
        }
        kinds = ["legal", "legal", "record", "remedy", "consistent"]
        if table.phase in UPKEEP:
            kinds += ["upkeep", "upkeep", "region", "game", "forced"]
        if table.phase in ACTING:
            kinds += ["action", "action", "action"]
        if table.phase in (Phase.LEAD, Phase.FOLLOW):
            kinds += ["card", "card"]
        if len(table.trick) == table.size:
            kinds += ["trick", "region"] if table.deck else ["trick", "region", "game"]
        if table.phase == Phase.OVER:
            kinds += ["score", "game", "region"]
        match kind := rng.choice(kinds):
            case "legal":
                return (
                    {"kind": kind, "action": self._action(table, actions)}
                    if rng.random() < 0.9
                    else {"kind": kind}
                )
            case "record" | "remedy" | "action" | "upkeep":
                return {"kind": kind, "actions": self._record(table, actions)}
            case "consistent":
                return {
                    "kind": kind,
                    "testimony": [self._testimony(player) for _ in range(rng.randint(0, 2))],
                }
            case "card":
                town = rng.choice(list(TOWNS)) if table.phase == Phase.LEAD else None
                leader = table.name(table.marker) if town else player
                held = {"player": leader, "card": rng.randint(1, 25), "how": goal["how"]}
                return {"kind": kind, **held, **({"town": town} if town else {})}
            case "region":
                return {"kind": kind, **goal}
            case "game":
                return {"kind": kind, "player": player, "how": goal["how"], "sole": rng.random() < 0.3}
            case "forced":
                what = {"region": goal["region"]} if rng.random() < 0.6 else {}
                return {"kind": kind, "player": player, **what}
        return {"kind": kind}

    def _action(self, table: Table, actions: list[str]) -> str:
        """A legal action, one of another moment, or one with another word or number."""
        rng = self.rng
        legal = [write(action) for action in PLAY.actions(table, {})]
        other = [write(action) for action in rng.choice(self.moments)[1]]
        text = rng.choice(
            [*actions[:1], *rng.sample(legal, min(3, len(legal))), *other[:1]] or ["resolve church"]
        )
        words = text.split()
        if rng.random() < 0.5:
            at = rng.randrange(len(words))
            if words[at].isdecimal():
                words[at] = str(rng.randint(0, 25))
            elif words[at] in TOWNS:
                words[at] = rng.choice(list(TOWNS))
            elif words[at] in [player.name for player in table.players]:
                words[at] = rng.choice([*(player.name for player in table.players), "zofia"])
        return " ".join(words)

    def _record(self, table: Table, actions: list[str]) -> list[str]:
        rng = self.rng
        if table.phase in UPKEEP:
            actions = [text for text in actions if not text.startswith("resolve")]
        record = actions[: rng.randint(0, 6)]
        if record and rng.random() < 0.6:
            at = rng.randrange(len(record))
            how = rng.random()
            record = (
                record[:at] + record[at + 1 :]
                if how < 0.3
                else [*record[:at], self._action(table, record[at:]), *record[at + 1 :]]
            )
        return record

    def _testimony(self, player: str) -> Case:
        rng = self.rng
        cards = rng.sample(range(1, 26), rng.randint(1, 9))
        return {"who": player, "player": player, rng.choice(("holds", "lacks", "played")): cards}


_FROM: dict[int, RandomCases] = {}
"""Source of chance to the cases that it makes. Only the last one is kept."""


def random_case(rng: Random) -> Case:
    """A case from a random game. The games are played once for each source of chance."""
    if id(rng) not in _FROM or _FROM[id(rng)].rng is not rng:
        _FROM.clear()
        _FROM[id(rng)] = RandomCases(rng)
    return _FROM[id(rng)].one()
