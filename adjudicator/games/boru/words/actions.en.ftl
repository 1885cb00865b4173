# The actions of Brian Boru as sentences, in the third person and without a full stop.

boru-do-reveal-vikings = A Viking card of strength { $number } is revealed
boru-do-reveal-bride = A marriage card is revealed: { $bride }
boru-do-deal = { $player } is dealt { $object }
boru-do-deal-unseen = The cards are dealt and chosen; who took what was not written down
boru-do-resolve = The { $word ->
    [marriage] marriage step
    [battle] battle step
    [church] church step
   *[regions] step of power in the regions
} is carried out
boru-do-settle = { $player } places the first disc on { $town }
boru-do-keep = { $player } keeps { $object } and { $second }
boru-do-lead = { $player } leads { $object } at { $town }
boru-do-cannot-lead = { $player } has nothing to lead with
boru-do-play = { $player } plays { $object }
boru-do-take = { $player } carries out { $word ->
    [main] the main action
    [side-1] the upper side action
   *[side-2] the lower side action
}
boru-do-buy = { $number ->
    [0] { $player } buys nothing
    [1] { $player } buys 1 extra
   *[other] { $player } buys { $number } extras
}
boru-do-expand = { $player } expands from { $origin } to { $town }
boru-do-stay = { $player } does not expand
boru-do-remove = { $player } removes the Viking token from { $town }
boru-do-place = { $player } places a disc on { $town }
boru-do-choose = { $word ->
    [military] { $player } chooses military support
    [trade] { $player } chooses trade
   *[spurn] { $player } spurns the Princess
}
boru-do-yield = { $player } picks { $town } for the Vikings
boru-do-build = { $player } builds a monastery on { $town }
boru-do-if = { $action } if { $conditions }
boru-do-and = { $first } and { $second }

# Facts that are missing
boru-fact-missing-named = { $field ->
    [coins] coins of the players
    [points] points of the players
    [renown] renown of the players
    [raiders] raiders of the players
    [church] discs in the church
    [track] spaces on the marriage track
    [marker] who has the active town marker
    [active] which town is the active one
    [battle] raiders in the battle area
    [marriage_deck] cards in the marriage deck
    [bride] which marriage card is face up
    [tricks] how many tricks were played
    [round] which round it is
    [phase] what is going on now
    [acting] who is acting
   *[other] "{ $field }"
}
