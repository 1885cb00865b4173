# Rules that a ruling cites

rule-romans-setup-decks = Each clan has its own deck of nine warriors: one each of Qween, Dru’hid, Svord, Axx, Arch’r, Filchy and Horsie, and two Ch’ariotts.
rule-romans-setup-forts = The fort deck is shared: 18 cards, six for each of the three turns, so all of them come into play.
rule-romans-setup-clans = One to four people play. Clans that nobody chose may join as neutral ones, but there are two to four clans in all.

rule-romans-wall-uncover = At the start of a turn six forts are turned up and laid in a row as they come. This is the wall.
rule-romans-wall-order = The fort with the lowest positive value goes to the left end of the wall, the one with the highest to the right end. The rest of the wall keeps its order. FortHece are not moved.
rule-romans-wall-ties = Of several forts with the same lowest value the leftmost moves, of several with the same highest value the rightmost.

rule-romans-orders-lose = A player shuffles the nine cards and loses two at random. Of the seven in hand six are chosen and the seventh is put away. Nobody looks at those three cards.
rule-romans-orders-lay = Everyone lays six cards face down, one at each fort. Two warriors of one clan never attack the same fort.

rule-romans-attack-rounds = The attack takes six rounds, one for each fort, from left to right.
rule-romans-attack-reveal = In a round everyone turns up the card at the contested fort at the same time and leaves it face up.
rule-romans-attack-total = A clan’s strength is the sum of all its face-up cards, those of earlier rounds too.
rule-romans-attack-capture = Whoever has the highest strength takes the fort.
rule-romans-attack-discard = Whoever took the fort discards all their face-up warriors. The others keep theirs.
rule-romans-attack-tie = In a tie nobody takes the fort: it is discarded, and the face-up cards stay.
rule-romans-attack-tie-at-zero = Clans left with nothing after a collision are tied as well.
rule-romans-attack-powers = A warrior’s ability works only in the round in which it is revealed. After that only its strength counts.

rule-romans-qween-seduce = For this round Qween takes over the strength of one warrior of another clan revealed together with her. For its own clan it is worth nothing then.
rule-romans-qween-scope = Qween takes the strength alone, also that of a neutral clan’s card. The ability of the seduced warrior stays with its clan.
rule-romans-qween-victim = If Qween’s clan does not take the fort, the seduced warrior stays where it is and counts at home again. What becomes of it if her clan does is decided by the reading in use.
rule-romans-qween-several = If more than one Qween is revealed in a round, none of them seduces.
rule-romans-qween-chariott = Ch’ariotts that collide leave before Qween acts, so their strength cannot be taken.
rule-romans-druhid-swap = Whoever takes the fort and revealed Dru’hid in this round may take any fort still in the wall instead. The fort that was fought for is put in its place.
rule-romans-druhid-moment = Dru’hid gives a choice only in the round in which he is revealed.
rule-romans-svord-move = Whoever revealed Svord may rearrange their face-down cards as they like, still one at each fort.
rule-romans-axx-keep = Whoever takes the fort and revealed Axx in this round may keep him face up. The other face-up cards are discarded.
rule-romans-archr-tie = A tie is won by the one of those tied who revealed Arch’r in this round.
rule-romans-archr-several = If more than one of those tied revealed Arch’r, none of them counts and the fort is lost.
rule-romans-archr-keep = If Arch’rs cancel each other, everyone keeps their face-up cards. Other effects of the round still apply.
rule-romans-filchy-out = A clan that revealed Filchy takes no part in this round’s fight: it cannot take the fort and its strength does not count.
rule-romans-filchy-alone = If all clans but one revealed Filchy, that one takes the fort.
rule-romans-filchy-all = If everyone revealed Filchy, nobody takes the fort.
rule-romans-horsie-cost = Whoever revealed Horsie and did not take the fort discards one of the warriors they revealed earlier. If Horsie is the only one face up, Horsie is discarded.
rule-romans-horsie-trigger = Horsie acts whenever the fort was not taken by his clan, in a tie as well.
rule-romans-chariott-collide = When two or more Ch’ariotts are revealed in a round, all of them are discarded and count for nothing.

rule-romans-komfort-keep = Whoever takes KomFort may keep the weakest of their face-up warriors. The others are discarded.
rule-romans-fokus-discard = When somebody takes Fort Fokus, every clan discards one of its face-up cards.
rule-romans-fokus-axx = Fort Fokus also binds whoever took it with Axx: they discard one face-up card, and Axx himself if there is no other.
rule-romans-fokus-horsie = If both Fort Fokus and Horsie act in a round, the clan pays for both.
rule-romans-fortuna-cost = Whoever takes FortUna discards one of the forts captured earlier at once; it may be a FortHeca. Without any, FortUna herself is discarded.
rule-romans-fortuna-moment = FortUna is paid for at the end of the round, after Horsie.
rule-romans-fortheca-value = FortHece have negative values and cost points.
rule-romans-fortheca-three = A player who gathers three of the four FortHece wins the game at once.
rule-romans-niefort-plain = A NieFort gives as many points as it says and has no effect.

rule-romans-turn-end = A turn ends after the sixth round. Everyone takes nine cards back and a new turn begins with a new wall.
rule-romans-end-game = The game ends after the third turn, or as soon as a player has three FortHece.
rule-romans-end-points = The player with the most points from forts wins.
rule-romans-end-ties = If points are equal, the number of forts decides, then the strongest fort.
rule-romans-end-forts = A tie in points is broken by the forts that a clan holds at the end.

rule-romans-neutral-lay = A neutral clan has six random cards, laid face down along the wall at random.
rule-romans-neutral-part = A neutral clan goes by the same rules as players: it takes forts and may be tied.
rule-romans-neutral-powers = Qween, Dru’hid and Svord of a neutral clan have no ability, Horsie keeps his. The others are decided by the reading in use.
rule-romans-neutral-axx = The rulebook does not say whether a neutral Axx stays; the reading in use decides.
rule-romans-neutral-choices = Fort Fokus and Horsie bind a neutral clan too. Who chooses for it is decided by the reading in use.
rule-romans-neutral-fortuna = FortUna costs a neutral clan a fort too: its lowest earlier one.
rule-romans-neutral-fortheca = Three FortHece of a neutral clan do not end the game, unless somebody plays alone: then they have lost.
rule-romans-neutral-no-win = A neutral clan cannot win the game.

rule-romans-variant-tie-stays = Variant 1: a tied fort stays in the wall for the next round. All forts move one place to the right and the last one is discarded.
rule-romans-variant-druhid-shift = Variant 2: when Dru’hid takes another fort than the contested one, the forts to the left of it move one place to the right.

# Readings: what we take where the rulebook is silent or says two things

reading-tie-scope = Which tie loses the fort?
reading-tie-scope-highest = Only a tie for the highest total among the clans that fight.
reading-tie-scope-any = Any tie among the clans that fight; Arch’r helps only in a tie for the highest total.
reading-tie-scope-why = The Polish text speaks of equal sums of two or more players and does not add that they are the highest. The English edition speaks of a tie for first place, and the rulebook’s example does not contradict it.

reading-wall-move = How does a fort get to the end of the wall?
reading-wall-move-insert = It is put in at the end, and the others close up in their order.
reading-wall-move-swap = The fort that is moved swaps places with the one that lay at the end.
reading-wall-move-why = The rulebook has the fort moved and says that the others keep their places in the row. Taken literally both cannot be, since moving one shifts its neighbours.

reading-all-filchy = What if everyone reveals Filchy?
reading-all-filchy-discarded = Nobody takes the fort and it is discarded.
reading-all-filchy-why = The rulebook does not say. If nobody fights, nobody can take it.

reading-sole-participant = What if all clans but one reveal Filchy?
reading-sole-participant-captures = The one left takes the fort whatever its strength.
reading-sole-participant-why = The other totals do not count, so this one is the highest, even at zero.

reading-tie-at-zero = Are clans left with nothing after a collision tied?
reading-tie-at-zero-tie = Yes: an ordinary tie, and the fort is lost.
reading-tie-at-zero-why = Equal sums are equal sums; the rulebook makes no exception for zero.

reading-qween-mandatory = Must Qween seduce?
reading-qween-mandatory-mandatory = Yes, if a rival card revealed in this round is still there; the player picks which.
reading-qween-mandatory-optional = The player may decline to seduce.
reading-qween-mandatory-why = The rulebook says that the player takes the strength over, not that they may, though it says "may" at other cards.

reading-qween-scope = Whom does Qween seduce, and what of them?
reading-qween-scope-any-rival = Any rival card revealed in this round, a neutral one too. She takes the strength alone; the ability stays with its clan.
reading-qween-scope-why = The rulebook speaks of the strength of another clan’s warrior and says nothing of its ability.

reading-qween-victim = What becomes of the seduced warrior when Qween’s clan takes the fort?
reading-qween-victim-discarded = It is discarded with the capturer’s cards, after Fort Fokus. It cannot pay Fort Fokus for Qween’s clan nor be kept by KomFort. A seduced Horsie still costs his clan.
reading-qween-victim-stays = It stays with its clan.
reading-qween-victim-why = The rulebook only says that the seduced warrior stays if Qween’s clan does not take the fort. So otherwise it does not stay.

reading-qween-pair-neutral = Do two Qweens cancel each other when one is neutral?
reading-qween-pair-neutral-nobody = Yes: more than one was revealed, so nobody seduces.
reading-qween-pair-neutral-why = The rulebook counts the Qweens revealed, not whose they are.

reading-chariott-scope = Which Ch’ariotts collide?
reading-chariott-scope-this-round = Those revealed in the same round, neutral ones too.
reading-chariott-scope-needs-a-player = Two or more, if at least one of them is a player’s. Neutral Ch’ariotts alone do not collide.
reading-chariott-scope-why = The rulebook speaks of cards revealed in the same round, and a neutral clan reveals like a player. Yet it says "two or more players", and that a neutral clan keeps "only" Horsie’s ability.

reading-druhid-moment = Does Dru’hid act in the round of the reveal or all turn long?
reading-druhid-moment-round = Only in the round of the reveal.
reading-druhid-moment-why = The text says "turn" once, but "in the same round" right after, and abilities work only when revealed.

reading-druhid-swap = Which forts may Dru’hid take, and whose effect applies?
reading-druhid-swap-any-in-wall = Any fort of the wall. The one taken has its effect, the contested one fills the gap. In the sixth round there is no choice.
reading-druhid-swap-why = The fort captured is the one the player took, and effects apply on capture.

reading-axx-and-fokus = What comes first when the one who takes Fort Fokus keeps Axx?
reading-axx-and-fokus-fokus-first = Fort Fokus: Axx stays if another face-up card pays.
reading-axx-and-fokus-warrior-first = The warrior: the other cards leave, so Axx himself pays Fort Fokus.
reading-axx-and-fokus-why = The rulebook has Axx discarded only without another face-up card. That makes sense if others can still be there at that moment.

reading-axx-and-komfort = Do Axx and KomFort work together?
reading-axx-and-komfort-both = Yes: Axx stays by his own power and the weakest by the fort. If Axx is the weakest, only he stays.
reading-axx-and-komfort-one = One card stays: Axx or the weakest.
reading-axx-and-komfort-why = They are two rights from two cards. Yet both texts add that the remaining cards are discarded.

reading-horsie-victim = Which card does Horsie cost?
reading-horsie-victim-earlier = One revealed earlier, the owner picks; Horsie himself if he is alone.
reading-horsie-victim-any = Horsie costs any face-up card of the clan, Horsie himself included.
reading-horsie-victim-why = The rulebook speaks of a warrior revealed earlier, and separately of Horsie being alone.

reading-horsie-trigger = When does Horsie act?
reading-horsie-trigger-no-capture = Whenever his clan has not taken the fort, in a tie as well.
reading-horsie-trigger-not-in-ties = Only if somebody else has taken the fort. In a tie nobody has lost.
reading-horsie-trigger-why = The rulebook’s condition is not taking the fort, not that somebody else took it. Yet it begins with "in case of a defeat".

reading-fokus-and-horsie = What if both Fort Fokus and Horsie act in a round?
reading-fokus-and-horsie-both = Both, Fort Fokus first. Horsie may pay Fort Fokus, but still costs one earlier card if there is one.
reading-fokus-and-horsie-why = They are two orders, and neither replaces the other.

reading-fokus-empty = What of a clan without face-up cards at Fort Fokus?
reading-fokus-empty-nothing = Nothing: it discards nothing.
reading-fokus-empty-why = A card that is not there cannot be discarded.

reading-archer-pair-neutral = Does a neutral Arch’r cancel a player’s?
reading-archer-pair-neutral-no = No, while neutral clans have only Horsie’s ability.
reading-archer-pair-neutral-yes = Yes, it is enough that he was revealed.
reading-archer-pair-neutral-why = A card without an ability has nothing to cancel with. Yet the rulebook speaks of the card revealed, not of its ability.

reading-archer-many = How does Arch’r act in a tie of three or four clans?
reading-archer-many-exactly-one = The only one of those tied who revealed Arch’r now takes the fort. If there are more, the fort is lost.
reading-archer-many-why = The rulebook describes two who are tied; with more we do the same.

reading-archer-pair-keeps = Does Horsie act when Arch’rs cancel each other?
reading-archer-pair-keeps-others-apply = Yes: the other effects of the round still apply.
reading-archer-pair-keeps-all-keep = No: everyone keeps all their face-up cards.
reading-archer-pair-keeps-why = At Arch’r the rulebook says that all players keep their face-up cards. That may only mean that nobody discards them as a capturer.

reading-filchy-later = Does Filchy’s strength count in later rounds?
reading-filchy-later-counts = Yes, like that of any face-up card.
reading-filchy-later-why = The ability works only when revealed, and the text speaks of saving strength for the next fort.

reading-komfort-choice = Who chooses at KomFort, and must it be used?
reading-komfort-choice-owner = The owner chooses if several are weakest. Keeping is allowed, not required.
reading-komfort-choice-why = The rulebook says that the player "may" keep.

reading-fortuna-target = Which fort does FortUna cost?
reading-fortuna-target-any-earlier = Any captured earlier, in this turn or one before, and one must go; herself only if there is no other.
reading-fortuna-target-why = The rulebook speaks of forts captured earlier and draws no line between turns.

reading-fortuna-moment = When is FortUna paid for?
reading-fortuna-moment-after-horsie = At the end of the round, after Horsie.
reading-fortuna-moment-at-once = Right after she is taken, before the warriors are discarded and before Horsie.
reading-fortuna-moment-why = The rulebook says "at once", but it gives no order for the other effects of a round.

reading-fortheca-count = When do three FortHece count?
reading-fortheca-count-held = When a player has them at the same moment, after the effect of the fort taken.
reading-fortheca-count-total = When a player has captured them in all, even if one was given up again.
reading-fortheca-count-why = The rulebook speaks once of gathering and once of capturing three FortHece. FortUna lets a player get rid of one.

reading-neutral-third-fortheca = What if a neutral clan takes the third FortHeca?
reading-neutral-third-fortheca-goes-on = The game goes on; somebody who plays alone has lost.
reading-neutral-third-fortheca-why = A neutral clan cannot win. In a game alone there is nobody else whom it could hurt.

reading-neutral-powers = Which abilities do neutral clans have?
reading-neutral-powers-only-horsie = Only Horsie’s. Which Ch’ariotts collide is a reading of its own.
reading-neutral-powers-all-but-three = All but those of Qween, Dru’hid and Svord.
reading-neutral-powers-why = The rulebook takes the ability from three cards and says right after that "only" Horsie keeps his.

reading-neutral-choices = Who decides for a neutral clan?
reading-neutral-choices-weakest = The weakest card possible goes, of equal ones the leftmost. KomFort has no effect, and FortUna costs its lowest earlier fort.
reading-neutral-choices-referee = The referee.
reading-neutral-choices-why = The rulebook binds neutral clans by these cards, but does not say who chooses for them.

reading-neutral-fortuna = What does FortUna cost a neutral clan?
reading-neutral-fortuna-lowest-earlier = Its lowest earlier fort; FortUna herself if it has no other.
reading-neutral-fortuna-nothing = Nothing.
reading-neutral-fortuna-why = A neutral clan goes by the same rules as players. Yet of all forts the rulebook names only Fort Fokus as binding it.

reading-neutral-axx = Does a neutral Axx with an ability stay?
reading-neutral-axx-stays = Yes, whenever he can.
reading-neutral-axx-discarded = No: nobody uses that right for a neutral clan.
reading-neutral-axx-why = It matters only if neutral clans have Axx’s ability. He "may" stay, he need not.

reading-discarded-for-how-long = For how long is a warrior out of the game?
reading-discarded-for-how-long-turn = Until the end of the turn; in a new turn all nine cards are shuffled.
reading-discarded-for-how-long-why = A new turn begins with the clan’s whole deck.

reading-hidden-information = What may players know?
reading-hidden-information-hidden = The two random cards and the seventh are secret. Discarded warriors and captured and discarded forts are open.
reading-hidden-information-why = The rulebook has face-up cards discarded openly and says nothing of looking at hidden ones.

reading-svord-timing = When does Svord move cards?
reading-svord-timing-after = After the round, in secret, one card for each fort left.
reading-svord-timing-at-once = Svord moves the cards as soon as he is revealed.
reading-svord-timing-why = Taken literally an ability works when revealed. At the table it is easier to move cards after the round, and it does not change the round.

reading-final-tie = What if there is still a tie after the strongest fort?
reading-final-tie-next-forts = The second, third and further forts are compared, then the win is shared.
reading-final-tie-shared = The win is shared at once.
reading-final-tie-why = The rulebook stops at the strongest fort.

reading-forts-counted = Which forts break a tie in points?
reading-forts-counted-held = Those that a clan holds at the end.
reading-forts-counted-captured = All that it has captured, those given up for FortUna too.
reading-forts-counted-why = The rulebook speaks of the player who "captured" the most forts, and the strongest one. A fort given up was captured too, but it gives no points.

reading-solo-result = Must somebody who plays alone have more than the neutral clans?
reading-solo-result-player-wins = No: a neutral clan cannot win, so the player does.
reading-solo-result-must-outscore = Yes: otherwise nobody wins.
reading-solo-result-why = The rulebook calls a game against a neutral clan training and does not say when it is won.

reading-wall-ties = Which fort goes to the end of the wall when values are equal?
reading-wall-ties-nearest = Of equal lowest ones the leftmost goes left, of equal highest ones the rightmost goes right. Fort Fokus (4) and NieFort 4 are equal.
reading-wall-ties-why = So says the rulebook; only values are compared.

reading-variant-1-end = When does the last fort of the wall go in variant 1?
reading-variant-1-end-discarded = After every round without a capture, in the sixth round too. All Filchy counts as a tie.
reading-variant-1-end-all-filchy-discards = After a tie, in the sixth round too. All Filchy is no tie: then the contested fort is discarded.
reading-variant-1-end-why = In the sixth round there is no next round, and the last fort of the wall goes anyway. The variant speaks of a tie in points, and where everyone reveals Filchy no points are compared.
