"""The steps of a ruling on ``card``: which cards are higher, who may have them, and who then plays what."""

from collections.abc import Iterator

from adjudicator.games.boru.claims.card import CardWins
from adjudicator.games.boru.search.deals import CardInTrick, TrickExample, bundles, some_deal
from adjudicator.games.boru.table.cards import CARDS, DECK, ROYAL, values
from adjudicator.games.boru.table.table import Table
from adjudicator.ruling import Params, Phrase, Reason, Verdict


def card_steps(
    table: Table, at: CardInTrick, example: TrickExample | None, verdict: Verdict, claim: CardWins
) -> Iterator[Reason]:
    """First the cards that count and where they are, then what follows."""
    own: Params = {"player": table.name(claim.seat), "card": at.card}
    white = CARDS[at.card].colour == ROYAL
    yield Reason("boru.trick.win", "boru-card-royal" if white else "boru-card-matches", own, (str(at.card),))
    better = sorted(values(at.beating_cards))
    beating: Params = {"card": at.card, "colour": at.colour, "cards": better, "count": len(better)}
    yield Reason("boru.trick.win", "boru-card-beats", beating, tuple(map(str, better)))
    names = [table.name(seat) for seat in at.waiting]
    yield Reason("boru.trick.follow", "boru-card-waiting", {"players": names, "count": len(names)})
    if better:
        yield from _where_they_are(table, at)
    if verdict is Verdict.REJECTED and example is not None:
        seat, other = next((seat, card) for seat, card in example.plays if at.beating_cards >> card & 1)
        known = "yes" if at.known.hands[seat] >> other & 1 else "no"
        held: Params = {"player": table.name(seat), "card": other, "known": known}
        yield Reason("boru.trick.follow", "boru-card-may-have", held, (str(other),))
    elif verdict is Verdict.REJECTED:
        yield from _sure_to_beat(table, at)
    elif claim.how == "certain":
        yield Reason("boru.trick.follow", "boru-card-nobody-beats", {"card": claim.card})
    elif example is not None and example.plays:
        yield Reason("boru.trick.follow", "boru-shown-example")
        for seat, other in example.plays:
            played: Params = {"player": table.name(seat), "card": other}
            yield Reason("boru.trick.follow", "boru-played", played, (str(other),))
        others = [other for _, other in example.plays]
        won: Params = {
            "player": table.name(claim.seat),
            "card": at.card,
            "cards": others,
            "count": len(others),
        }
        yield Reason("boru.trick.win", "boru-card-unbeaten", won, (str(at.card),))


def _where_they_are(table: Table, at: CardInTrick) -> Iterator[Reason]:
    """What is known of the hands of those who have yet to play, and which higher cards nobody has seen."""
    known = at.known
    for seat in at.waiting:
        if not known.unseen[seat]:
            cards = sorted(values(known.hands[seat]))
            higher = sorted(values(known.hands[seat] & at.beating_cards))
            hand: Params = {
                "player": table.name(seat),
                "cards": cards,
                "higher": higher,
                "count": len(higher),
            }
            yield Reason("boru.box.open", "boru-card-hand", hand, tuple(map(str, higher)))
    if not any(known.unseen[seat] for seat in at.waiting):
        return
    open_cards = sorted(values(at.beating_cards & known.pool))
    every = open_cards == sorted(values(at.beating_cards))
    held = any(at.beating_cards & hand for hand in known.hands)
    unseen: Params = {
        "cards": open_cards,
        "count": len(open_cards),
        "all": "yes" if every else "no",
        "held": "yes" if held else "no",
    }
    yield Reason("boru.box.open", "boru-card-unseen", unseen, tuple(map(str, open_cards)))
    for seat in at.waiting:
        lacking = sorted(values(at.beating_cards & known.pool & known.lacks[seat]))
        if known.unseen[seat] and lacking:
            params: Params = {"player": table.name(seat), "cards": lacking}
            yield Reason("boru.trick.no-lead", "boru-card-lacks", params, tuple(map(str, lacking)))
    yield from _draft_steps(table, at)


def _draft_steps(table: Table, at: CardInTrick) -> Iterator[Reason]:
    """Who got how many of the cards that were passed on together with an unseen higher card."""
    known = at.known
    if not known.memories:
        return
    players = [table.name(one.seat) for one in known.memories]
    yield Reason("boru.draft.keep", "boru-card-draft", {"players": players})
    for bundle in bundles(known):
        cards = sorted(values(bundle.cards & at.beating_cards & known.pool))
        if cards:
            shares = [
                Phrase("boru-count-of", {"player": table.name(seat), "count": share})
                for seat, share in enumerate(bundle.shares)
                if share
            ]
            passed: Params = {"cards": cards, "all": len(list(values(bundle.cards))), "shares": shares}
            yield Reason("boru.draft.rest", "boru-card-passed", passed, tuple(map(str, cards)))


def _sure_to_beat(table: Table, at: CardInTrick) -> Iterator[Reason]:
    """Whoever is sure to hold higher matching cards only; if it may be one or another, all of them."""
    known = at.known
    sure = [seat for seat in at.waiting if not _can_play_lower(at, seat)]
    for seat in sure:
        if known.unseen[seat]:
            cards = sorted(values(known.hands[seat] | _possible(at, seat)))
            held: Params = {"player": table.name(seat), "cards": cards}
            yield Reason("boru.box.open", "boru-card-can-hold", held, tuple(map(str, cards)))
    names = [table.name(seat) for seat in sure or at.waiting]
    params: Params = {"card": at.card, "players": names, "sure": len(sure)}
    yield Reason("boru.trick.follow", "boru-card-all-beat", params)


def _can_play_lower(at: CardInTrick, seat: int) -> bool:
    lower = DECK & ~at.beating_cards
    return bool(at.known.hands[seat] & lower or _possible(at, seat) & lower)


def _possible(at: CardInTrick, seat: int) -> int:
    """The unseen cards that this hand may have."""
    if not at.known.unseen[seat]:
        return 0
    return sum(
        1 << card
        for card in values(at.known.pool & ~at.known.lacks[seat])
        if some_deal(at.known.with_card(seat, card)) is not None
    )
