# The table of Romans Go Home!, when it is tapped.

on-romans-asks = Who and what it is about
on-romans-asks-clan = Clan
on-romans-asks-fort = Fort
on-romans-any-clan = Which clan?
on-romans-any-fort = Which fort?
on-romans-which-clan = Choose the clan that it is about.
on-romans-which-fort = Choose the fort that it is about.

on-romans-turn = Turn
on-romans-turn-number = Turn { $number }
on-romans-rounds = Round, and places in the wall
on-romans-round = Round { $number }
on-romans-moment = Round { $number }
on-romans-wall = Wall, place
on-romans-wall-left = Gone from the wall: { $forts }
on-romans-lines = The lines of the clans
on-romans-unseen = unknown card
on-romans-forts = Forts

on-romans-place-wall = wall, place { $column }
on-romans-place-discarded = discarded forts
on-romans-place-now = { $clan }, card of this round
on-romans-place-shown = { $clan }, revealed earlier
on-romans-place-down = { $clan }, face down at place { $column }
on-romans-place-spent = { $clan }, discarded this turn
on-romans-place-aside = { $clan }, not laid this turn
on-romans-place-forts = { $clan }, captured forts
on-romans-place-dropped = { $clan }, forts given up for FortUna
on-romans-zone-discarded = Discarded forts
on-romans-zone-shown = { $clan } revealed
on-romans-zone-now = { $clan } this round
on-romans-zone-down = { $clan } face down
on-romans-zone-spent = { $clan } discarded
on-romans-zone-aside = { $clan } not laid
on-romans-zone-forts = { $clan } forts
on-romans-zone-dropped = { $clan } given up
on-romans-here = You lay: { $place }
on-romans-empty = empty
on-romans-off = no longer in the wall
on-romans-hidden-card = ?, face down
on-romans-slot = { $what }; { $place }
on-romans-is-neutral = neutral
on-romans-holds = { $forts } ({ $points } pts)
on-romans-thing = { $thing }

on-romans-due = Now { $what }, { $clan }. Choose a move or tap a card.
on-romans-due-all = Now { $what }. Tap a card or choose a move.

on-romans-state = State of the card
on-romans-state-of = Card of this round, { $clan }:
on-romans-state-lays = Before laying cards, { $clan }:
on-romans-state-hidden = still face down
on-romans-state-gone = gone again
on-romans-state-lost = two lost
on-romans-no-card-yet = Lay the card of this round first.

on-romans-seats = Who plays, clockwise
on-romans-seats-now = Turn { $turn } · clans that play: { $count }
on-romans-clans-least = At least two clans play.
on-romans-neutral = Neutral clans
on-romans-variants = Variants
on-romans-waiting = Who has not chosen yet
on-romans-complete = Is everything open described?
on-romans-complete-yes = yes, every face-up card and every fort
on-romans-printed = The numbers on your cards
on-romans-strengths = Strengths of the warriors
on-romans-strengths-hint = Only Arch’r 5 and Ch’ariott 9 are sure. The others can’t be read in the scans of the rulebook. Give those on your cards.
on-romans-strengths-as-here = Ours are the same
on-romans-deck = The deck of forts
on-romans-deck-hint = So much is sure: 18 forts, four of them FortHece. How many of each do you have?
on-romans-deck-as-here = Ours is the same
on-romans-check-strengths = Give the strengths on your cards
on-romans-check-deck = Give your deck of forts
on-romans-printed-set = The numbers on your cards are noted.
