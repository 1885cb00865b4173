"""The winning strategy of a search, as a certificate has it: what the winner does, in the checker's order.

The checker walks through it against every reply. The same walk asks the search here. So the list is complete,
and it has nothing that is never needed.
"""

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import as_read
from adjudicator.evidence import Evidence, strategy
from adjudicator.games.river.claims.forced import Forced
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.table.actions import in_order
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import Dam, Position, Side, laid_cards
from adjudicator.games.river.table.table import Hidden, Table


def strategy_of(case: Case[Position, Forced], search: AdversarialSearch, winner: Side) -> Evidence:
    """Raises OutOfBudget or Unreadable if it is too large."""
    read = as_read(case)
    play = sedzia_verify.RiverPlay(read)
    actions: list[str] = []

    def choose(now: sedzia_verify.RiverState) -> str | None:
        action = search.winning_action(_table(now), winner)
        if action is None:
            return None
        actions.append(PLAY.write(action))
        return actions[-1]

    pile = tuple(case.claim.pile) if case.claim.pile is not None else None
    walk = sedzia_verify.RiverWalk(play, winner, search.draws_favour, pile, choose)
    walk.through(sedzia_verify.starting_table(read, play), sedzia_verify.Work())
    return strategy({"actions": actions}, winner)


def _table(now: sedzia_verify.RiverState) -> Table:
    """The checker's table as ours."""
    dams = []
    for dam in now.dams:
        assert isinstance(dam.name, int)
        face = TILES[dam.name][dam.damaged]
        laid = laid_cards(dam.attacker), laid_cards(dam.defender)
        first: Side | None = None if dam.first is None else _side(dam.first)
        dams.append(Dam(dam.name, dam.damaged, face, dam.attacker, dam.defender, first, *laid))
    return Table(
        dams=tuple(dams),
        discard=now.discard,
        hands=(in_order(now.hands[0]), in_order(now.hands[1])),
        hidden=(Hidden(), Hidden()),
        deck=now.deck,
        logs=now.logs,
        turn=_side(now.turn),
        phase=now.phase,  # type: ignore[arg-type]
        ending=now.ending,  # type: ignore[arg-type]
        tactics_deck=now.tactics_deck,
        ruses=now.ruses,
        tactics_played=now.played,
        wazki_played=now.wazki,
    )


def _side(side: str) -> Side:
    return "attacker" if side == "attacker" else "defender"
