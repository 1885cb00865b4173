# Rules that a ruling cites

rule-river-control-when = Only the attacker claims, and only in their own turn: before playing a card, after it, or after drawing. They may claim several times in a turn and never have to. A failed claim costs nothing.
rule-river-control-full = Your own side comes first: every slot on the attacker's side must be filled. An incomplete formation takes no dam, even if the defender has no hope left there.
rule-river-control-compare = When both sides of the dam are full there is nothing left to prove. The two sides are compared and the dam goes to the stronger.
rule-river-control-proof = While the defender's side is not full, the attacker has to show that no way of filling it gives a stronger formation. Only face-up cards prove anything: those at the dams and those discarded. One possible stronger formation is enough to defeat the claim.
rule-river-control-pool = In a proof the defender may get any battle card that is neither at a dam nor among the discards, even one that the attacker holds. Cards in hand prove nothing.
rule-river-control-too-few = If fewer battle cards are unseen than the defender has free slots, the defender can never fill that side and the claim is good.
rule-river-control-duck-beaver = The attacker need not reckon with a duck and a beaver of one colour cancelling each other at the dam. Whether a duck or beaver that would vanish as soon as it is played counts as a card the defender might add is decided by the reading in use.
rule-river-control-logs = A proof leaves out logs, ruses, retreat and how many turns are left. All that counts is which cards could still come to the defender's side of this dam.

rule-river-tie-sum = Of two formations of the same kind, the one whose values add up to more is stronger.
rule-river-tie-first = Same kind and same sum: the side that was full first wins. If a side lost a card and was filled again, the last filling counts.
rule-river-tie-proof = A formation that the defender has yet to build must be stronger, not just equal. At equal strength the attacker was first.

rule-river-formations-order = Strongest first: Legion, Kompania, Bractwo, Banda, Zgraja. A higher kind beats a lower one whatever the sums.
rule-river-formations-legion = A Legion is cards of one colour with consecutive values. Nothing is stronger.
rule-river-formations-kompania = A Kompania is cards of one value. Only a Legion beats it.
rule-river-formations-bractwo = A Bractwo is cards of one colour with any values. It loses to a Legion and to a Kompania.
rule-river-formations-banda = A Banda is consecutive values in any colours. It beats only a Zgraja.
rule-river-formations-zgraja = A Zgraja is any full side that is nothing better. It can beat only another Zgraja, by its sum or by having been first.
rule-river-formations-run = Consecutive values may lie in any order. The run does not wrap round: 11 and 0 are not neighbours.

rule-river-dam-slots = The number of slots on the tile says how many cards make a full side and how many may lie there at most. Once the tile is turned over, the slots of the new side count.
rule-river-dam-none = At a dam without a requirement the stronger formation wins, and between formations of one kind the higher sum.
rule-river-dam-highest-sum = At this dam only the sum of the values counts, and the higher one wins. The kind of formation does not matter.
rule-river-dam-lowest-sum = At this dam only the sum of the values counts, and the lower one wins. The kind of formation does not matter.
rule-river-dam-kompania = At this dam a Kompania beats everything else. Two Kompanie, or two sides without one, are compared by sum.
rule-river-dam-bractwo = At this dam a Bractwo beats everything else. Two Bractwa, or two sides without one, are compared by sum.
rule-river-dam-banda = At this dam a Banda beats everything else. Two Bandy, or two sides without one, are compared by sum.
rule-river-dam-flip = An intact dam that is taken is turned to its damaged side, and both players' cards there go face up to the discards. They still count as seen in later proofs.
rule-river-dam-destroy = A damaged dam that is taken is destroyed, and the attacker wins the game at once.

rule-river-elite-perkoz = Perkoz has the value 1, 2 or 3 and any colour.
rule-river-elite-wazka = Ważka has any value from 0 to 11 and any colour. It may stand for a card that is already in sight.
rule-river-elite-labedz = Łabędź always has the value 7, and any colour.
rule-river-elite-best = The value and colour of an elite unit are fixed only when control is decided, in the way that is best for its owner. Each side decides its own independently, and earlier announcements do not bind.
rule-river-elite-unplayed = Elite units that nobody has played yet count in a proof only if the reading in use says so, and only as many as the defender could still play.

rule-river-cancel = When a duck (0) is played opposite a beaver (11) of the same colour, or the other way round, both cards are discarded. With different colours nothing happens.

rule-river-elite-limit = Whether one player may play both Ważki is decided by the reading in use: the rulebook sets no limit.

rule-river-setup-dams = The game starts with seven dams in a row between the players, in any order, all with the intact side up.
rule-river-setup-deal = Of the 60 shuffled battle cards each player gets six and keeps them hidden from the opponent. The rest are a face-down pile.

rule-river-turn-order = The attacker starts, and then the players take turns. Nobody acts in the other's turn.
rule-river-turn-phases = A turn has three phases in a fixed order: preparation (may be left out), playing a card and drawing a card. Playing and drawing may not be left out.

rule-river-retreat-when = Retreat is the attacker's preparation: only at the start of their turn, and only if they want to.
rule-river-retreat-scope = In a retreat the attacker discards all their battle cards at one dam.
rule-river-log-when = A log is the defender's preparation: only at the start of their turn, and only if they want to.
rule-river-log-nearest = A log hits the attacker's card nearest the dam, the one laid first, be it a battle card or an elite unit. That is why further cards are laid below the earlier ones.
rule-river-log-once = In one turn the defender throws one log at most.
rule-river-log-three = The defender starts with three logs. Each one thrown goes back to the box, so there are three in the whole game.
rule-river-discard-open = Discarded cards lie face up beside the table. Anyone may look through them, but they are out of play until a ruse brings them back.

rule-river-place-one = In their turn a player plays one card: it is laid on their own side of one dam.
rule-river-place-hand = One plays a card that one holds.
rule-river-place-fixed = A card laid at a dam stays where it lies. It can't be moved elsewhere.
rule-river-place-none = Who can't play any card skips playing and goes on to draw. Who can, must.
rule-river-cancel-room = A duck or beaver that will cancel out at once needs a free slot first, too. It is discarded before anyone can claim anything.

rule-river-draw-one = After playing a card a player draws one, from the top of the pile.
rule-river-draw-empty = When the pile is empty, a player does not draw.
rule-river-end-last-turn = When the pile of battle cards runs out, the attacker has one more turn and the game ends. Turns always alternate.
rule-river-win-four = The attacker wins at once on damaging a fourth dam.
rule-river-win-last = If the attacker does not win in their last turn, the defender wins.

rule-river-rematch-both = A Rewanż is two games with the roles swapped. Whoever wins both is the winner.
rule-river-rematch-attacker = If both won as attackers, the better one had more cards left in the pile.
rule-river-rematch-defender = If both won as defenders, the better one had more logs and undamaged dams left.
rule-river-rematch-again = If that settles nothing either, they play once more.

rule-river-tactics-setup = Tactics cards belong to this variant only: there are 11, in a pile of their own beside the battle cards, and each player starts with one.
rule-river-tactics-play = In their turn a player plays one card: a battle card or a tactics card.
rule-river-tactics-draw = After playing, a player draws one card from either pile. Nothing can be drawn from an empty tactics pile.
rule-river-tactics-count = Nobody may have played more than one tactics card more than the opponent. All those played so far count, even if they have left the table.
rule-river-tactics-elite = An elite unit is played like a battle card: it is laid at a dam and takes a slot.
rule-river-tactics-ruse = A ruse that was played lies face up beside the tactics pile, on its player's side. It does not come back into play.

rule-river-ruse-target = A ruse must have something to work on.
rule-river-ruse-battle-only = Ruses work on real battle cards only. They don't touch elite units.
rule-river-ruse-move = Transfer and Zdrada move a card across the same dam, if there is a free slot. The moved card lies last.
rule-river-ruse-transfer = Transfer: choose a battle card on your own side of a dam and move it to the opponent's side, or discard it.
rule-river-ruse-rekrutacja = Rekrutacja: take a battle card from the discards and play it on your own side of a dam.
rule-river-ruse-dezercja = Dezercja: discard one battle card on the opponent's side.
rule-river-ruse-wsparcie = Wsparcie: shuffle two battle cards from the discards into the pile. Without two such cards it can't be played.
rule-river-ruse-zdrada = Zdrada: move one battle card from the opponent's side to your own.
rule-river-ruse-wymiana = Wymiana: both players choose three cards from their hands at the same time and give them to each other. Who has fewer gives all.
rule-river-ruse-eksplozja = Eksplozja: all battle cards on both sides of one dam are discarded.

# Readings: the question, the answers and the reason

reading-legion-on-icon-dams = What is a Legion at a dam that asks for a Bractwo or a Banda?
reading-legion-on-icon-dams-counts = A Legion is an ordinary Bractwo or Banda there and is compared by its sum.
reading-legion-on-icon-dams-outranks = A Legion meets the requirement and beats every plain Bractwo or Banda, even one with a higher sum.
reading-legion-on-icon-dams-excluded = A Legion is another formation there: it does not meet the requirement, so it loses to the Bractwo or Banda that the dam asks for.
reading-legion-on-icon-dams-why = The rulebook defines a Bractwo by colour alone and a Banda by consecutive values alone, and does not mention the Legion at these dams. A Legion fits both descriptions, so by default it counts like any other Bractwo or Banda.

reading-unplayed-elites = Must a proof allow for elite units that nobody has played yet?
reading-unplayed-elites-ignored = No: only unseen battle cards count.
reading-unplayed-elites-allowed = Yes: the defender might add unplayed elite units, as far as the number of tactics cards played permits.
reading-unplayed-elites-why = The tactics variant does not say whether it changes the proof. In related games claims rest on battle cards; otherwise hardly any could be proved while the jokers are hidden.

reading-duck-beaver-in-proof = Does a duck or beaver that would cancel out as soon as it is played count as a card the defender might add?
reading-duck-beaver-in-proof-counts = Yes: in a proof it is an ordinary card.
reading-duck-beaver-in-proof-excluded = No: the attacker may leave out the duck or beaver in the colour of their own beaver or duck at this dam.
reading-duck-beaver-in-proof-why = The rulebook frees the attacker from considering the removal of ducks and beavers, but does not say whom that hurts in such a case. By default removals simply do not happen in a proof, so the card counts like any other.

reading-dragonfly-limit = May one player use both Ważki?
reading-dragonfly-limit-both = Yes, one player may play both.
reading-dragonfly-limit-one-each = No, each player may play at most one.
reading-dragonfly-limit-why = The rulebook sets no limit; only the sister game has one.

reading-claim-pool = Which cards may the defender still use in a proof?
reading-claim-pool-unseen = Every battle card that is neither at a dam nor among the discards: both hands and the pile.
reading-claim-pool-why = The proof has to rest on what was played and discarded. Nobody else can see the attacker's hand, so it proves nothing.

reading-logs-ruses-in-proof = Does a proof consider logs, ruses, retreat or a lack of turns?
reading-logs-ruses-in-proof-ignored = No: it is only about the cards that the defender could lay at this dam.
reading-logs-ruses-in-proof-why = The rulebook asks only what formation the defender could build at this dam. Anything more would turn the proof into guesswork.

reading-too-few-cards = What if fewer cards are unseen than the defender has free slots?
reading-too-few-cards-claim-holds = The claim is good, because the defender cannot complete any formation.
reading-too-few-cards-why = The rulebook does not discuss it. Taken literally it asks for a stronger formation, and none can be built.

reading-tie-in-proof = Does a future defender formation of exactly the same strength stop the claim?
reading-tie-in-proof-attacker-first = No: at equal strength the attacker wins, having been complete earlier.
reading-tie-in-proof-why = Only a stronger formation can stop a claim, and between equals the rulebook favours whoever completed theirs earlier.

reading-completion-time = When does a side count as complete if a card left it and the gap was filled again?
reading-completion-time-last-filled = From the last moment it became full; turning the tile over clears both sides.
reading-completion-time-why = The rulebook does not say what a log or a ruse does to precedence. A side with a gap has no formation, so its precedence is lost.

reading-wild-range = What may a Ważka be?
reading-wild-range-any-card = Any card from 0 to 11 in any of the five colours, even one already in sight.
reading-wild-range-why = The rulebook gives the Ważka any value and colour and rules nothing out.

reading-unplayed-elites-limit = How many unplayed elite units does a strict proof allow?
reading-unplayed-elites-limit-tactics-count = As many as the defender could still play: the attacker's tactics cards played plus one, minus the defender's.
reading-unplayed-elites-limit-why = Nobody may get more than one tactics card ahead of the opponent. We apply the same limit to cards that might yet be played.

reading-tactics-count = What counts towards the limit on tactics cards?
reading-tactics-count-all-played = Every tactics card played so far, elite unit or ruse, even if it has left the table.
reading-tactics-count-why = The limit is on playing, not on what lies on the table; the sister game's example shows it that way.

reading-support-unseen = Are cards that Wsparcie shuffled back possible again?
reading-support-unseen-possible-again = Yes, and cards learnt through Wymiana stay unknown in a proof.
reading-support-unseen-why = Only cards lying face up prove anything, not what somebody remembers.

reading-claims-per-turn = How many claims are allowed, when, and at what price?
reading-claims-per-turn-any-number = Any number, one after another, at any moment of the attacker's turn; a failed one costs nothing.
reading-claims-per-turn-why = The rulebook lets the attacker claim at any moment of the turn and names neither a limit nor a penalty.

reading-retreat-scope = What does a retreat take?
reading-retreat-scope-one-dam = One dam, and battle cards only; elite units stay.
reading-retreat-scope-elites-too = One dam, and everything the attacker has there, elite units too.
reading-retreat-scope-several-dams = Any number of dams; battle cards only everywhere.
reading-retreat-scope-why = The rulebook speaks of battle cards at one tile, in the same words as for ruses. Other editions of the game allow more.

reading-duck-beaver-trigger = When do a duck and a beaver of one colour cancel out?
reading-duck-beaver-trigger-played = When one of them is played, also by Rekrutacja; not when Zdrada or Transfer moves it. An elite unit is never a duck or beaver.
reading-duck-beaver-trigger-any-arrival = Whenever one of them comes to lie opposite the other, also when moved.
reading-duck-beaver-trigger-why = The rulebook speaks of playing a card, and moving one is not playing it.

reading-cancellation-room = Does a duck or beaver that will cancel out at once need a free slot?
reading-cancellation-room-needs-slot = Yes: it is laid first and discarded after that, before any claim is made.
reading-cancellation-room-why = Cards at the dam cancel out, so the card must fit there first.

reading-no-legal-placement = What if a player can't play anything?
reading-no-legal-placement-skip = They skip playing and draw as usual.
reading-no-legal-placement-defender-wins = They skip playing and draw, but a defender who starts a turn with all slots filled wins at once.
reading-no-legal-placement-why = The rulebook does not foresee it. This is how the makers of the sister game answer.

reading-deck-end-trigger = What announces the last turn?
reading-deck-end-trigger-emptied = Drawing the last card of the battle pile: in the base game the attacker plays 25 times and the defender 24. Wsparcie does not undo it. If the attacker empties the pile, the defender has one more turn before the attacker's last.
reading-deck-end-trigger-failed-draw = The first draw that finds the battle pile empty: in the base game the attacker plays 26 times and the defender 25.
reading-deck-end-trigger-why = The sentence about the pile running out allows both. The sister game counts from the drawing of the last card.

reading-draw-when-deck-empty = The battle pile is empty and the tactics pile is not. May one draw?
reading-draw-when-deck-empty-tactics-pile = One may draw from the tactics pile, or not draw.
reading-draw-when-deck-empty-no-draw = No, nothing is drawn any more.
reading-draw-when-deck-empty-why = The rulebook rules out drawing only from the pile that is empty.

reading-ruse-targets = What is a "battle card" in the texts of the ruses?
reading-ruse-targets-battle-only = A real battle card only. Ruses don't touch elite units; logs do.
reading-ruse-targets-why = The rulebook names tactics cards for logs only.

reading-ruse-without-target = May a ruse be played that will do nothing?
reading-ruse-without-target-illegal = No: a ruse must have something to work on.
reading-ruse-without-target-allowed = Yes, and then nothing happens. Wsparcie is the exception: without two discarded cards it can't be played.
reading-ruse-without-target-why = The rulebook forbids it expressly only for Wsparcie. By default we treat the other ruses alike.

reading-move-destination = At which dam does a card moved by Transfer or Zdrada end up?
reading-move-destination-same-dam = At the same one, on the other side, where a slot must be free. It lies last.
reading-move-destination-any-dam = At any dam with a free slot on the side it goes to.
reading-move-destination-why = The rulebook speaks of moving to the other side, not to another dam.

reading-exchange-short = What does a player with fewer than three cards give in a Wymiana?
reading-exchange-short-give-all = All they have. Tactics cards may be given too.
reading-exchange-short-battle-only = Only battle cards are given: three, or all one has.
reading-exchange-short-why = The rulebook simply speaks of cards from the hand.

reading-rematch-pile = Which cards "in the pile" count in a Rewanż?
reading-rematch-pile-battle-deck = The battle pile only.
reading-rematch-pile-both-piles = Both piles together, battle and tactics.
reading-rematch-pile-why = The variant is written for the base game, which knows one pile.

reading-rematch-defender-score = How are defenders compared in a Rewanż?
reading-rematch-defender-score-total = As one total: logs and undamaged dams are added.
reading-rematch-defender-score-in-turn = In turn: logs first, and only if those are equal, undamaged dams.
reading-rematch-defender-score-why = The rulebook joins logs and dams by "and", so by default we add them.
