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
