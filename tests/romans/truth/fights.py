"""From the reveal to the totals: Svord, Ch'ariotts, Qween, and who captures."""

from collections import Counter

from tests.romans.truth.scene import HIDDEN, Scene
from tests.romans.truth.spoils import card, nobody, queens, take


def svord(scene: Scene) -> None:
    """Players with Svord may rearrange their face-down cards."""
    if scene.reads("svord-timing", "at-once") != (scene.step == "svord-at-once"):
        return
    for clan in scene.clockwise():
        hand = scene.hands[clan]
        if hand.now != "svord" or clan in scene.neutral:
            continue
        if len(hand.down) > 1 and (HIDDEN in hand.down or len(set(hand.down)) > 1):
            scene.waiting.append(clan)
            scene.note("svord-moves", clan=clan, moved="may", hidden=len(hand.down))
        else:
            scene.note("svord-moves", clan=clan, moved="nothing", hidden=len(hand.down))


def collide(scene: Scene) -> None:
    met = [clan for clan in scene.clans if scene.hands[clan].now == "chariott"]
    if len(met) < 2 or (scene.reads("chariott-scope", "needs-a-player") and set(met) <= scene.neutral):
        return
    scene.note("collided", cards=[card(clan, "chariott") for clan in met], count=len(met))
    if any(hand.now == "qween" for hand in scene.hands.values()):
        scene.note("qween-chariott")
    for clan in met:
        scene.hands[clan].here = False
        scene.hands[clan].spent.append("chariott")


def victims(scene: Scene, her: str) -> list[str]:
    """Whom this Qween may seduce; an empty name is nobody."""
    found = [clan for clan in scene.clans if clan != her and scene.hands[clan].here]
    return [*found, ""] if scene.reads("qween-mandatory", "optional") or not found else found


def qween(scene: Scene) -> None:
    found = queens(scene)
    if len(found) > 1:
        scene.note("qween-several", cards=[card(clan, "qween") for clan in found], count=len(found))
    elif found and found[0] in scene.neutral:
        scene.note("qween-neutral", clan=found[0])
    elif found:
        able = victims(scene, found[0])
        if len(able) > 1:
            scene.waiting = found
        else:
            seduce(scene, found[0], able[0])


def seduce(scene: Scene, her: str, victim: str) -> None:
    scene.seduced = victim
    if not victim:
        scene.note("qween-nobody", clan=her)
        return
    warrior = scene.hands[victim].now
    strength = scene.strengths[warrior]
    scene.note("qween-takes", clan=her, card=warrior, strength=strength, other=victim)
    scene.note("qween-power-stays", card=warrior, other=victim)


def totals(scene: Scene) -> dict[str, int]:
    found = {clan: sum(scene.strengths[warrior] for warrior in scene.hands[clan].up) for clan in scene.clans}
    if scene.seduced:
        moved = scene.strengths[scene.hands[scene.seduced].now]
        found[scene.seduced] -= moved
        found[queens(scene)[0]] += moved
    return found


def parts(scene: Scene, clan: str) -> list[tuple[str, int]]:
    """What a total is the sum of."""
    found = [(warrior, scene.strengths[warrior]) for warrior in scene.hands[clan].up]
    if scene.seduced == clan:
        found[-1] = (found[-1][0], 0)
    elif scene.seduced and clan in queens(scene):
        warrior = scene.hands[scene.seduced].now
        found.append((warrior, scene.strengths[warrior]))
    return found


def contest(scene: Scene) -> None:
    """Who captures, and why."""
    sums = totals(scene)
    fighting = [clan for clan in scene.clans if not scene.shows(clan, "filchy")]
    for clan in scene.clans:
        told = {"clan": clan, "total": sums[clan], "parts": parts(scene, clan)}
        told |= {"cards": scene.hands[clan].up, "count": len(scene.hands[clan].up)}
        scene.note("total" if clan in fighting else "filchy-out", **told)
    scene.note("totals", sums=sums, fighting=fighting)
    winner, by = fight(scene, sums, fighting)
    scene.note("decided", by=by, clan=winner)
    if not winner:
        nobody(scene, stays=bool(fighting) or scene.reads("variant-1-end", "discarded"), by=by)
        return
    scene.winner = winner
    if scene.shows(winner, "druhid") and len(scene.wall) > 1:
        scene.step, scene.waiting = "druhid", [winner]
        return
    take(scene, 0)


def fight(scene: Scene, sums: dict[str, int], fighting: list[str]) -> tuple[str, str]:
    """The winner, if there is one, and what decided."""
    if not fighting:
        scene.note("all-filchy")
        return "", "nobody-fights"
    if len(fighting) == 1:
        scene.note("sole", clan=fighting[0], total=sums[fighting[0]], fort=scene.wall[0])
        return fighting[0], "sole"
    best = max(sums[clan] for clan in fighting)
    top = [clan for clan in fighting if sums[clan] == best]
    counts = Counter(sums[clan] for clan in fighting)
    cancels = scene.reads("archer-pair-neutral", "yes")
    archers = [
        clan for clan in top if scene.shows(clan, "archr") or (cancels and scene.hands[clan].now == "archr")
    ]
    below = any(count > 1 for total, count in counts.items() if total < best)
    lost_below = scene.reads("tie-scope", "any") and below
    tied = [clan for clan in fighting if counts[sums[clan]] > 1] if lost_below else top
    for clan in tied if len(tied) > 1 else ():
        if "archr" in scene.hands[clan].shown:
            scene.note("archr-earlier", clan=clan)
    if len(top) > 1 and len(archers) > 1:
        several = [card(clan, "archr") for clan in archers]
        scene.note("archr-several", total=best, clans=top, cards=several)
        return "", "tie-cancelled"
    if lost_below:
        ties = {total: [clan for clan in fighting if sums[clan] == total] for total in counts}
        shared = {total: clans for total, clans in ties.items() if len(clans) > 1}
        scene.note("tie-below", clans=tied, ties=shared)
        return "", "tie"
    if len(top) == 1:
        second = max(sums[clan] for clan in fighting if clan != top[0])
        scene.note("highest", clan=top[0], total=best, second=second, fort=scene.wall[0])
        return top[0], "highest"
    if archers and scene.has_power(archers[0], "archr"):
        scene.note("archr-wins", clan=archers[0], total=best, clans=top, fort=scene.wall[0])
        return archers[0], "tie-broken"
    scene.note("tie", total=best, clans=top)
    return "", "tie"
