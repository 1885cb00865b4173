# The rules that a ruling cites

rule-boru-box-open = Coins, renown, raiders and discs lie open. Hidden are hands, cards chosen in the draft, the discard pile (nobody may look through it) and the card set aside.

rule-boru-setup-start = Everybody starts with 3 coins, 1 renown token, 10 points and a disc on the first space of the marriage track.
rule-boru-setup-tokens = Claim tokens start face down, each on its own space of the board.
rule-boru-setup-brides = The marriage deck is the Princess of Denmark at the very bottom and random cards on her: two with three players, three with four or five.
rule-boru-setup-vikings = The Viking cards are shuffled and lie face down by the battle area.
rule-boru-setup-starter = The first player is chosen at random and gets the active town marker.
rule-boru-setup-discs = From the marker's owner clockwise, everybody places one disc on a town of their choice. Not in a region where somebody else's disc already lies.

rule-boru-round-count = The game lasts three rounds with three players and four with four or five.
rule-boru-round-phases = A round has four phases: preparation, draft, actions and upkeep. Every decision has its moment and its owner.
rule-boru-prepare-vikings = A Viking card is revealed and as many raiders as it says are put in the battle area. The card is discarded.
rule-boru-prepare-bride = The top card of the marriage deck is revealed and put at the top of the track.
rule-boru-prepare-last = When the marriage deck is empty after that, it is the last round. The Princess of Denmark is always last.
rule-boru-draft-deal = The action cards are shuffled and dealt: 8 each with three players, 6 with four, 5 with five.
rule-boru-draft-aside = With three and four players one card stays face down beside the board, unseen.
rule-boru-draft-keep = Of the cards received everybody keeps two and hands the rest to the left once all have chosen.
rule-boru-draft-rest = When only one or two cards arrive, they are put with one's own at once.
rule-boru-draft-final = One may look at the cards already kept but not exchange them.

rule-boru-trick-count = Tricks are played until everybody has one card left in hand; it is discarded and the upkeep begins.
rule-boru-trick-marker = Whoever has the active town marker leads: they put it on any town without a disc and play a card.
rule-boru-trick-match = The first card of a trick must be of the active town's colour or white, so only a town that one can match may be named.
rule-boru-trick-no-lead = Whoever has no card for any free town passes the marker and the lead on, clockwise.
rule-boru-trick-hand = Cards are played from the hand; a card played this round does not come back.
rule-boru-trick-follow = The others play one card each, clockwise, whatever they like: neither colour nor value binds them.
rule-boru-trick-win = The highest card of the active town's colour wins the trick.
rule-boru-trick-royal = White cards match every colour and count like cards of the active town's colour.
rule-boru-trick-order = Actions go from the lowest card played to the highest, whatever its colour and whoever has won.
rule-boru-trick-main = Whoever has won the trick carries out the main action of their card.
rule-boru-trick-side = Whoever has not won picks one of their card's side actions and carries out all of it. Some cards have only one. One without any effect may be picked too.
rule-boru-trick-discard = Resolved cards go to the common discard pile, which nobody may look through.
rule-boru-trick-next = Whoever has the active town marker leads the next trick.

rule-boru-action-symbols = All symbols of an action are resolved in order, left to right. Only spending coins is optional.
rule-boru-action-take = Take the town: the winner gets the active town marker and has a disc on the town from now on.
rule-boru-action-coin = Coin: take one from the supply. Coins never run out.
rule-boru-action-pay = Pay a coin: return one. Several such symbols are resolved one by one.
rule-boru-action-pay-points = Whoever has no coin to pay loses 2 points, but never falls below zero.
rule-boru-action-church = Church: place one of your discs in the church area. Discs never run out.
rule-boru-action-raid = Raiders: take one from the battle area. No more can be taken than lie there.
rule-boru-action-raid-none = With an empty battle area the raider symbol has no effect and nothing can be bought.
rule-boru-action-court = Marriage: move your disc one space up the track.
rule-boru-action-court-top = At the top of the track the marriage symbol has no effect and nothing can be bought.
rule-boru-action-court-taken = If the disc would end an action on a taken space, it goes down to the nearest free one, or to the first space. Others may be passed.
rule-boru-action-extras = At a church, raider or marriage symbol every 2 coins buy one more disc, raider or step, out of the coins held at that moment.
rule-boru-expand = Expand: 5 coins may be spent to place a disc on a new town. Nobody has to.
rule-boru-expand-own = One expands from a town that one controls.
rule-boru-expand-road = A road must join the new town directly with one's own, with no other town in between.
rule-boru-expand-free = There must be no disc on the new town.
rule-boru-expand-active = Expanding into the town with the active town marker is forbidden.
rule-boru-expand-vikings = A town under a Viking token can be neither the start nor the goal of an expansion.
rule-boru-action-remove = Remove: take one Viking control token off the board; the town goes back to whoever's disc lies underneath.

rule-boru-upkeep-steps = The upkeep has four steps, always in this order: marriage, battle, church, power in the regions.
rule-boru-marriage-highest = Whoever is highest on the track takes the face-up marriage card and its bonuses at once, then returns to the first space. The top need not be reached.
rule-boru-marriage-nobody = When everybody is on the first space, nobody takes the card and the battle follows at once.
rule-boru-marriage-points = Points from a marriage card are gained at once.
rule-boru-marriage-renown = A renown token is taken from the supply; they never run out.
rule-boru-marriage-town = A card with the name of a region gives a disc on any free town of that region; with none free, nothing.
rule-boru-princess = Whoever takes the Princess of Denmark chooses one of three at once: military support, trade, or to spurn her.
rule-boru-princess-military = Military support: in the step of power in the regions and for face-up tokens on the board at the end, Viking towns count as one's own, but not in the region count.
rule-boru-princess-trade = Trade: at the end Viking towns count as one's own in the region count, but not for claim tokens.
rule-boru-princess-spurn = Spurn: the card is discarded for 4 points. A spurned card is not held.
rule-boru-marriage-track = After the marriage card everybody gains the bonus of their space. Whoever took the card is on the first space already.
rule-boru-marriage-track-town = The town space gives a disc on any free town of the board.
rule-boru-battle-repelled = An empty battle area means that the attack is repelled: nobody loses a town.
rule-boru-battle-invasion = If even one raider is left, whoever has the fewest raiders loses a town. Whoever has the most chooses it.
rule-boru-battle-least-tied = When several have the fewest, each of them loses a town.
rule-boru-battle-most-tied = When several have the most, those who lose a town choose it themselves.
rule-boru-battle-all-tied = When all are level, everybody loses one town of their own choice.
rule-boru-battle-no-town = Whoever controls no town loses nothing.
rule-boru-battle-targets = Only a town controlled at that moment can be lost. The Viking token lies on the disc, and a monastery stays.
rule-boru-battle-clear = After the invasion all raiders in the battle area return to the supply.
rule-boru-spoils-first = Whoever has the most raiders takes a renown token, gains a point for each of their renown tokens and returns all raiders, whether or not the attack was repelled.
rule-boru-spoils-first-tied = On a tie for most nobody gets the first reward, and nobody returns anything.
rule-boru-spoils-second = Then everybody who has the most raiders at that moment gains 1 point and returns 1 raider.
rule-boru-spoils-none = Without a single raider there is no reward.
rule-boru-spoils-kept = Raiders that need not be returned stay with the player for the next rounds.
rule-boru-church-first = Whoever has the most discs in the church builds a monastery in a town they control, takes the active town marker and takes all those discs back.
rule-boru-church-first-tied = On a tie for most discs there is no first reward.
rule-boru-church-cannot-build = Whoever has nowhere to build still takes the marker and the discs back.
rule-boru-church-one-monastery = There can be only one monastery in a town.
rule-boru-church-second = Then everybody who has the most discs in the church at that moment gains 1 point and takes 1 disc back. Without discs there is no reward.
rule-boru-church-four = Last, clockwise from the marker, everybody with at least 4 discs builds a monastery and takes the discs back. With nowhere to build, the discs stay.
rule-boru-regions-reveal = A face-down claim token is turned over when the controlled towns of its region, the Vikings' included, reach the threshold. Once turned, it stays face up.
rule-boru-regions-take = A face-up token goes to whoever controls most towns in the region.
rule-boru-regions-tie = On a tie for most the token stays where it was.
rule-boru-regions-monastery = A town with a monastery counts as two, both for turning tokens over and for taking them.
rule-boru-regions-military = With military support all Viking towns count for whoever has the Princess.
rule-boru-regions-vikings = If the Vikings lead in a region, the token lies on the board, even if somebody had it. A tie with the Vikings is an ordinary tie.

rule-boru-end-when = The game ends after an upkeep when no marriage cards are left in the deck.
rule-boru-score-coins = Most coins: 1 point; on a tie nobody gets it.
rule-boru-score-marker = The active town marker: 1 point.
rule-boru-score-renown = Each renown token: 1 point.
rule-boru-score-tokens = Each claim token one has scores the points on it.
rule-boru-score-half = For a face-up token on the board those tied for most towns get half of its points each, rounded down. The Vikings are a side like the others.
rule-boru-score-half-monasteries = For the half points, too, a town with a monastery counts as two.
rule-boru-score-face-down = Face-down claim tokens score nothing.
rule-boru-score-regions = For the number of regions with at least one controlled town: up to two nothing, three or four 1 point, five 3, six 5, seven 7, eight 10.
rule-boru-score-winner = Most points win.
rule-boru-tie-tokens = A tie on points goes to most claim tokens.
rule-boru-tie-brides = Then to most marriage cards.
rule-boru-tie-shared = If there is still a tie, the win is shared.

# Readings

reading-no-legal-lead = What happens when the leader has no card for any free town?
reading-no-legal-lead-passes-clockwise = The marker and the lead pass clockwise to the first player who can. If nobody can, the action phase ends.
reading-no-legal-lead-why = The rulebook has the leader name a town and play a matching card, and says nothing about having none.

reading-five-player-tricks = What happens to the last card with five players?
reading-five-player-tricks-discarded = It is discarded, as with other numbers of players: there are four tricks.
reading-five-player-tricks-played = It is played: there are five tricks.
reading-five-player-tricks-why = The Polish text always leaves one card; other editions play to the end with five players.

reading-pay-partial = How are two payments made with one coin?
reading-pay-partial-coin-then-points = The first symbol takes the coin, the second costs 2 points.
reading-pay-partial-why = Symbols are resolved one after another, each on its own.

reading-score-floor = How much is lost by somebody who has 1 point and should lose 2?
reading-score-floor-zero = They are left with zero.
reading-score-floor-why = The rulebook lets off only at zero points, and the track has no negative spaces.

reading-buy-extras = When are extra discs, raiders and steps bought?
reading-buy-extras-at-each-symbol = At each symbol, with the coins held at that moment.
reading-buy-extras-why = Buying more is part of the symbol, and symbols go from left to right.

reading-track-collision = When is it checked whether a space of the marriage track is taken?
reading-track-collision-after-action = Once, after the whole action; others may be passed, and one's own old space is free.
reading-track-collision-after-symbol = After every marriage symbol together with the steps bought at it.
reading-track-collision-why = The symbol's text speaks of the end of the action, the help card of the end of a move. By default the more detailed text decides.

reading-void-symbols = May extra steps or raiders be bought when the symbol itself has no effect?
reading-void-symbols-nothing-bought = No: a symbol without effect gives no right to buy.
reading-void-symbols-why = One buys “one more”, and without the first there is nothing to add to.

reading-symbols-mandatory = Must marriage, raider, church and removal symbols be carried out?
reading-symbols-mandatory-mandatory = Yes; only spending coins is optional.
reading-symbols-mandatory-why = The rulebook has all symbols resolved and says “may” only about coins.

reading-remove-viking = Whose Viking token may be removed?
reading-remove-viking-anyones = Any, from anybody's town. With none on the board the coin is still paid.
reading-remove-viking-why = The symbol speaks of a token on the board and of the player whose disc is uncovered.

reading-void-row = May a side action be chosen that has no effect?
reading-void-row-allowed = Yes.
reading-void-row-why = The choice of action is free, and the rulebook foresees symbols without effect.

reading-expand-vikings = Can one expand from a Viking-held town or into one?
reading-expand-vikings-neither = Neither.
reading-expand-vikings-why = Such a town is not controlled, and there is a disc on it.

reading-nobody-courted = What leaves the game when nobody has left the first space of the marriage track?
reading-nobody-courted-card-leaves = This round's face-up marriage card; the track gives no bonuses.
reading-nobody-courted-deck-top-leaves = The top card of the marriage deck, so that the game is shorter. The face-up card stays until the next one covers it.
reading-nobody-courted-why = The Polish text speaks of the deck's top card, but that would shorten the game against the stated number of rounds.

reading-bonus-void = What about a town bonus with no free town?
reading-bonus-void-void = That part of the bonus is void.
reading-bonus-void-why = For marriage cards the rulebook says so, and the space of the track is alike.

reading-invasion-all-tied = Who loses a town when all have equally many raiders?
reading-invasion-all-tied-each-loses = Everybody loses one of their own choice.
reading-invasion-all-tied-why = All then have both fewest and most, so both rules on ties apply.

reading-invasion-no-town = What does somebody lose who controls no town?
reading-invasion-no-town-nothing = Nothing.
reading-invasion-no-town-why = There is nothing to put the token on, and the rulebook knows no other loss.

reading-invasion-targets = Which town can be lost?
reading-invasion-targets-controlled-now = Only one that the loser controls at that moment; a monastery stays where it is.
reading-invasion-targets-why = Control is what is lost, and a town under a Viking token is not controlled.

reading-invasion-order = In which order are lost towns chosen?
reading-invasion-order-clockwise-from-marker = The leader chooses for each; those who choose for themselves do so clockwise from the marker.
reading-invasion-order-why = The rulebook gives no order; this is the one used in other steps.

reading-church-second-zero = Is the second church reward due without discs?
reading-church-second-zero-nothing = No.
reading-church-second-zero-why = The reward has a disc taken back that would not be there.

reading-church-leader-cannot-build = What does the church leader get with nowhere to build?
reading-church-leader-cannot-build-still-rewarded = The active town marker and all discs back.
reading-church-leader-cannot-build-why = The proviso concerns the monastery alone.

reading-token-overtaken-tied = What happens to a token when two tied rivals (players, or a player and the Vikings) overtake its holder?
reading-token-overtaken-tied-stays = It stays with the holder.
reading-token-overtaken-tied-returns = It returns to the board.
reading-token-overtaken-tied-why = On a tie the token stays where it was; but a holder without most towns might not be meant to keep it.

reading-token-vikings-tied = What happens to a token when the Vikings tie with a player?
reading-token-vikings-tied-tie = It is an ordinary tie, as between players. By themselves the Vikings send the token to the board only when they alone have the most towns.
reading-token-vikings-tied-player-takes = The Vikings are no player: if one player ties with them, that player has the most towns and takes the token.
reading-token-vikings-tied-returns = The token goes back to the board.
reading-token-vikings-tied-why = The rulebook speaks of the Vikings only when they control most.

reading-token-threshold = Is the threshold checked again for face-up tokens?
reading-token-threshold-not-rechecked = No.
reading-token-threshold-why = The threshold serves for turning over only.

reading-half-points = Who shares the points of a face-up token on the board?
reading-half-points-vikings-are-a-side = The Vikings are a side like the others: if they lead alone nobody scores; if they tie with a player, that player gets half.
reading-half-points-vikings-ignored = Only players are compared: those who tie for most among them get half, even behind the Vikings. A player who is ahead of all others ties with nobody.
reading-half-points-vikings-block = Only players who tie with each other get half: a lone player tied with the Vikings gets nothing, and if the Vikings lead alone nobody scores.
reading-half-points-why = The rulebook refers to the number of controlled towns, which is counted like this in the regions.

reading-half-points-monasteries = Does a town with a monastery count twice for the half points, too?
reading-half-points-monasteries-double = Yes, twice.
reading-half-points-monasteries-single = No, once like any other town.
reading-half-points-monasteries-why = The rulebook doubles monasteries when tokens are turned over and when power is gained, and does not name the final scoring.

reading-covered-town-regions = Does one's own town under a Viking token count in the region count?
reading-covered-town-regions-not-counted = No, unless one has the trade side.
reading-covered-town-regions-why = Controlled towns count, and this one is not controlled.

reading-open-information = What lies open at the table?
reading-open-information-hands-hidden = Coins, renown, raiders and discs are open; hands, kept cards, the discard pile and the last card are hidden.
reading-open-information-why = The rulebook covers cards and forbids looking through the discards, and is silent on the rest.
