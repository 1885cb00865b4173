"""After the totals: the fort is taken or lost, and what that costs everybody."""

from collections.abc import Sequence

from tests.romans.truth.scene import COPIES, TURNS, VALUE, WALL, Hand, Scene


def yes(answer: object) -> str:
    return "yes" if answer else "no"


def card(clan: str, warrior: str) -> str:
    return f"{clan}:{warrior}"


def queens(scene: Scene) -> list[str]:
    return [clan for clan in scene.clans if scene.hands[clan].now == "qween"]


def take(scene: Scene, index: int) -> None:
    winner, wall = scene.winner, scene.wall
    hand, contested = scene.hands[winner], wall[0]
    fort = wall.pop(index)
    shifts = "druhid-shift" in scene.variants
    if index:
        place = scene.round + index
        told = {"fort": fort, "place": place, "contested": contested, "shift": yes(shifts)}
        told |= {"gone": scene.round - 1, "between": index - 1}
        scene.note("druhid-takes", clan=winner, **told)
        if not shifts:
            wall.pop(0)
            wall.insert(index - 1, contested)
    else:
        scene.note("takes", clan=winner, fort=fort)
        if "druhid" in hand.shown and wall:
            scene.note("druhid-earlier", clan=winner)
    if winner in scene.neutral:
        scene.note("neutral-takes", clan=winner)
    hand.forts.append(fort)
    scene.taken = fort
    scene.note("captured", clan=winner, fort=fort)
    if fort.startswith("fortheca"):
        scene.note("fortheca-held", clan=winner, fort=fort, count=hecas_of(hand.forts))
    elif fort.startswith("niefort"):
        scene.note("niefort-taken", fort=fort)
    scene.coming = after_capture(scene)


def nobody(scene: Scene, *, stays: bool, by: str) -> None:
    """The fort is discarded, or in variant 1 the last one is. Then Horsies act, unless they are spared."""
    fort = scene.wall[0]
    if "tie-stays" not in scene.variants:
        scene.note("fort-discarded", fort=fort)
        gone = 0
    elif not stays:
        scene.note("filchy-discards", fort=fort)
        gone = 0
    else:
        last = len(scene.wall) == 1
        scene.note("fort-discarded" if last else "fort-stays", fort=fort, last=scene.wall[-1])
        gone = -1
    scene.discarded.append(scene.wall.pop(gone))
    scene.note("lost", fort=scene.discarded[-1])
    horsies = [clan for clan in scene.clans if scene.hands[clan].now == "horsie"]
    all_keep = by == "tie-cancelled" and scene.reads("archer-pair-keeps", "all-keep")
    spared = scene.reads("horsie-trigger", "not-in-ties")
    if by == "tie-cancelled" and horsies and (all_keep or not spared):
        scene.note("archr-keep", all=yes(all_keep), cards=[card(clan, "horsie") for clan in horsies])
    for clan in horsies if spared and not all_keep else ():
        scene.note("horsie-spared", clan=clan)
    scene.coming = ["hecas", "svord"] if all_keep or spared else ["horsie", "hecas", "svord"]


def hecas_of(forts: Sequence[str]) -> int:
    return sum(fort.startswith("fortheca") for fort in forts)


def after_capture(scene: Scene) -> list[str]:
    """The steps that follow when a fort has been taken."""
    first = ["keep", "victim"]
    if scene.taken == "fokus":
        first = ["keep", "fokus", "victim"] if axx_first(scene) else ["fokus", "keep", "victim"]
    una = ["fortuna"] if scene.taken == "fortuna" else []
    if scene.reads("fortuna-moment", "at-once"):
        return [*una, *first, "horsie", "hecas", "svord"]
    return [*first, "horsie", *una, "hecas", "svord"]


def axx_first(scene: Scene) -> bool:
    return scene.reads("axx-and-fokus", "warrior-first") and scene.shows(scene.winner, "axx")


def axx_may_stay(scene: Scene) -> bool:
    return scene.shows(scene.winner, "axx") and scene.hands[scene.winner].here


def discard(hand: Hand, warrior: str, *, earlier: bool = False) -> None:
    """A face-up warrior goes; of two alike the one revealed in this round, unless it is said otherwise."""
    if hand.here and hand.now == warrior and not earlier:
        hand.here = False
    else:
        hand.shown.remove(warrior)
    hand.spent.append(warrior)


def weakest(scene: Scene, warriors: Sequence[str]) -> str:
    return min(warriors, key=lambda warrior: scene.strengths[warrior])


def fokus_costs(scene: Scene, clan: str) -> list[str]:
    """What a clan may pay; which of two Ch'ariotts matters if the fresh one is seduced and leaves anyway."""
    hand = scene.hands[clan]
    found = sorted(set(hand.up))
    if hand.here and hand.now == "chariott" in hand.shown and clan == scene.seduced and victim_leaves(scene):
        found.append("earlier chariott")
    return found


def fokus(scene: Scene) -> None:
    scene.waiting = scene.clockwise()
    settle_fokus(scene)


def settle_fokus(scene: Scene) -> None:
    still = []
    for clan in scene.waiting:
        hand = scene.hands[clan]
        pays_all = clan == scene.winner and not axx_first(scene) and not axx_may_stay(scene)
        if not hand.up:
            scene.note("fokus-nothing", clan=clan)
        elif pays_all:
            scene.note("fokus-winner", clan=clan)
        elif not scene.ruled(clan) and len(fokus_costs(scene, clan)) > 1:
            still.append(clan)
        else:
            warrior = weakest(scene, hand.up)
            if len(set(hand.up)) > 1:
                scene.note("neutral-choice", clan=clan)
            scene.note("fokus-pays", clan=clan, card=warrior, others=[], more=0)
            discard(hand, warrior, earlier=warrior in hand.shown)
    scene.waiting = still


def keep_options(scene: Scene) -> list[list[str]]:
    """What the capturer may keep."""
    winner, axx = scene.winner, axx_may_stay(scene)
    up = scene.hands[winner].up
    if scene.ruled(winner):
        return [["axx"]] if axx and scene.reads("neutral-axx", "stays") else [[]]
    found: list[list[str]] = [[]]
    if axx:
        found.append(["axx"])
    if scene.taken == "komfort" and up:
        least = min(scene.strengths[warrior] for warrior in up)
        for warrior in sorted({one for one in up if scene.strengths[one] == least}):
            if [warrior] not in found:
                found.append([warrior])
            if axx and warrior != "axx" and scene.reads("axx-and-komfort", "both"):
                found.append(sorted(("axx", warrior), key=list(COPIES).index))
    return found


def keep(scene: Scene) -> None:
    able = keep_options(scene)
    if len(able) > 1:
        scene.waiting = [scene.winner]
        return
    if scene.ruled(scene.winner) and axx_may_stay(scene):
        scene.note("neutral-axx", clan=scene.winner, stays=yes(able[0]))
    kept(scene, able[0])


def kept(scene: Scene, warriors: Sequence[str]) -> None:
    winner, hand = scene.winner, scene.hands[scene.winner]
    for warrior in warriors:
        by_axx = warrior == "axx" and axx_may_stay(scene)
        scene.note("keeps-axx" if by_axx else "keeps-komfort", clan=winner, card=warrior)
        if warrior == "axx" and scene.taken == "komfort" and warrior == weakest(scene, hand.up):
            scene.note("keeps-komfort", clan=winner, card=warrior)
    if not warriors and scene.taken == "komfort" and hand.up:
        scene.note("keeps-nothing", clan=winner, kind="neutral" if winner in scene.neutral else "player")
    gone = list(hand.up)
    for warrior in warriors:
        gone.remove(warrior)
    if gone:
        scene.note("discards", clan=winner, cards=list(gone))
    for warrior in gone:
        discard(hand, warrior, earlier=warrior in hand.shown)


def victim_leaves(scene: Scene) -> bool:
    by_winner = bool(scene.seduced) and queens(scene) == [scene.winner]
    return by_winner and not scene.reads("qween-victim", "stays")


def victim(scene: Scene) -> None:
    if victim_leaves(scene) and scene.hands[scene.seduced].here:
        hand = scene.hands[scene.seduced]
        scene.note("victim-leaves", clan=scene.winner, other=scene.seduced, card=hand.now)
        discard(hand, hand.now)


def horsie_costs(scene: Scene, clan: str) -> list[str]:
    hand = scene.hands[clan]
    return hand.up if scene.reads("horsie-victim", "any") else hand.shown or hand.up


def horsie(scene: Scene) -> None:
    scene.waiting = scene.clockwise()
    settle_horsie(scene)


def settle_horsie(scene: Scene) -> None:
    still = []
    for clan in scene.waiting:
        if scene.hands[clan].now != "horsie" or clan == scene.winner:
            continue
        able = horsie_costs(scene, clan)
        if len(set(able)) > 1 and not scene.ruled(clan):
            still.append(clan)
            continue
        if len(set(able)) > 1:
            scene.note("neutral-choice", clan=clan)
        pay_horsie(scene, clan, weakest(scene, able) if able else "")
    scene.waiting = still


def pay_horsie(scene: Scene, clan: str, warrior: str) -> None:
    if not scene.winner:
        scene.note("horsie-tie", clan=clan)
    elif scene.taken == "fokus":
        scene.note("horsie-after-fokus", clan=clan)
    if not warrior:
        scene.note("horsie-nothing", clan=clan)
        return
    scene.note("horsie-costs", clan=clan, card=warrior, himself=yes(warrior == "horsie"))
    discard(scene.hands[clan], warrior)


def fortuna(scene: Scene) -> None:
    winner, hand = scene.winner, scene.hands[scene.winner]
    free = winner in scene.neutral and scene.reads("neutral-fortuna", "nothing")
    if winner in scene.neutral:
        scene.note("neutral-fortuna", clan=winner, free=yes(free))
    if free:
        return
    if any(clan != winner and scene.hands[clan].now == "horsie" for clan in scene.clans):
        scene.note("fortuna-moment", clan=winner, when=scene.readings["fortuna-moment"])
    earlier = hand.forts[:-1]
    if len(set(earlier)) > 1 and not scene.ruled(winner):
        scene.waiting = [winner]
        return
    if len(set(earlier)) > 1:
        scene.note("neutral-choice", clan=winner)
    give_up(scene, min(earlier, key=lambda fort: VALUE[fort], default="fortuna"))


def give_up(scene: Scene, fort: str) -> None:
    hand = scene.hands[scene.winner]
    scene.note("fortuna-costs", clan=scene.winner, fort=fort, alone=yes(len(hand.forts) == 1))
    hand.dropped.append(hand.forts.pop(hand.forts.index(fort)))


def three_hecas(scene: Scene, clan: str) -> bool:
    hand = scene.hands[clan]
    counted = [*hand.forts, *hand.dropped] if scene.reads("fortheca-count", "total") else hand.forts
    return hecas_of(counted) >= 3


def count_hecas(scene: Scene) -> None:
    winner = scene.winner
    if not winner or not scene.taken.startswith("fortheca") or not three_hecas(scene, winner):
        return
    ends = winner not in scene.neutral or len(scene.players) == 1
    if winner in scene.neutral:
        scene.note("neutral-three", clan=winner, ends=yes(ends))
    else:
        scene.note("three-fortheca", clan=winner, held=hecas_of(scene.hands[winner].forts))
    if ends:
        scene.coming, scene.step = [], "over"
        end_round(scene)


def end_round(scene: Scene) -> None:
    for hand in scene.hands.values():
        hand.shown, hand.now, hand.here = hand.up, "", False
    scene.winner = scene.taken = scene.seduced = ""
    if scene.step == "over":
        return
    if scene.round < WALL:
        scene.round += 1
        scene.step = "reveal"
    else:
        scene.step = "over" if scene.turn == TURNS else "collect"
