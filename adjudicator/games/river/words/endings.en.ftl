# Words about the end of the game: result, Rewanż, who can still win, who can force it.

# Result
river-won-by = { $winner ->
    [attacker] the attacker won: { $by ->
        [destroyed] they destroyed dam { $broken }, which was damaged already
       *[four] they damaged four dams ({ $broken })
    }
   *[defender] the defender won: { $by ->
        [last-turn] the pile of battle cards ran out, the last turn has passed, and the attacker has not won
       *[no-room] they filled every slot of theirs
    }
}
river-result-won = The game is over, and { river-won-by }.
river-result-goes-on = The game goes on: nobody has won yet. The attacker has { $more ->
    [one] { $more } more dam
   *[other] { $more } more dams
} to damage, or one to destroy.
river-result-destroyed = { $any ->
    [yes] Dam { $dam } has been destroyed: the game is over, and the attacker wins.
   *[no] No dam has been destroyed.
}
river-result-damaged = Damaged dams: { $count ->
    [0] none
   *[other] { $count } ({ $dams })
}. The attacker needs { $wanted } to win.
river-result-last-turn = { $deck ->
    [unknown] {""}
    [0] There are no battle cards left in the pile.{" "}
    [one] There is { $deck } battle card left in the pile.{" "}
   *[other] There are { $deck } battle cards left in the pile.{" "}
}{ $ending ->
    [no] The last turn has not been set off yet.
    [coming] The attacker's next turn will be the last.
    [last] The attacker's last turn is on.
   *[over] The attacker's last turn has passed.
}
river-result-room = By the reading chosen the defender wins if they have no free slot at all in their turn. Free slots they have now: { $free }.
river-result-provable = { $count ->
    [one] The attacker could take dam { $dams } right now, but has to declare it.
   *[other] The attacker could take these dams right now: { $dams }, but has to declare it.
}

# How long the game lasts and what is lacking
river-turns-left = { $ending ->
    [last] This is the last turn.
    [coming] The pile has run out: the attacker's next turn is the last.
   *[other] { $deck ->
        [one] There is { $deck } battle card in the pile.
       *[other] There are { $deck } battle cards in the pile.
    }
} { $exact ->
    [yes] Plays left: attacker { $attacker }, defender { $defender }.{ $defender ->
        [0] {" "}Cards not yet played still count when control is claimed.
       *[other] {""}
    }
   *[no] Plays left at most: attacker { $attacker }, defender { $defender } (depending on which pile they draw from).
}
river-still-needed = { $damaged ->
    [0] No dam is damaged
    [one] { $damaged } dam is damaged ({ $dams })
   *[other] { $damaged } dams are damaged ({ $dams })
}; four damaged or one destroyed dam win.
river-cards-lacking = { $how ->
    [free] Cards that the attacker lacks
    [full] No card lacking, but control has to be proved
    [retreat] Lacking after a retreat (what lies there can't win)
    [log] Lacking after a log (what lies there can't win)
    [cancel] Lacking once a duck and a beaver cancel out (what lies there can't win)
   *[never] Not to be won, since what lies there can't be removed
}: { $dams }.
river-lacking = dam { $dam }{ $cards ->
    [0] {""}
   *[other] {" "}({ $cards })
}
river-way-to-win = { $kind ->
    [destroy] Destroying a damaged dam
    [turn-and-destroy] Damaging and destroying one dam
   *[four] { $count ->
        [one] Damaging one more dam
       *[other] Damaging { $count } more dams
    }
}: { $never ->
    [yes] impossible, since the attacker can't make a side strong enough any more, and what lies there can't be removed.
   *[no] { $cards ->
        [0] no more card is needed
       *[other] at least { $several ->
            [yes] { $parts } ={" "}
           *[no] {""}
        }{ $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    } ({ $count ->
        [one] dam { $dams }
       *[other] dams { $dams }
    }), { $enough ->
        [yes] but control has to be proved too.
       *[no] { $handed ->
            [yes] at most { $plays } can get to the attacker's side (one of them handed over by the defender's Transfer).
           *[no] at most { $plays } can be played.
        }
    }
}
river-obstacle = Dam { $dam }{ river-asks }: { $count ->
    [0] the attacker's side is full: { $ours }
   *[other] at best, with { $laid }, the attacker has { $ours }
}; { $full ->
    [yes] the defender has { $theirs }.
   *[no] but with { $adds } the defender might have { $theirs }.
} { $compared }
river-can-win-tried = Every other course was tried too, however the hidden cards lie: none wins for the attacker.
river-course-taken = Action { $at }: { $action }. { $proof }

# Who can still win
river-can-win-line = Yes: { $side ->
    [attacker] the attacker can still win
   *[defender] the defender can still win
}. Here is an example ({ $count ->
    [one] { $count } action
   *[other] { $count } actions
}) after which { $by ->
    [destroyed] a dam is destroyed.
    [four] four dams are damaged.
    [last-turn] the last turn has passed and the attacker has not won.
   *[no-room] the defender has filled every slot.
}
river-can-win-already = { $side ->
    [attacker] { $winner ->
        [attacker] The attacker has won already, so the claim that they can win holds.
       *[defender] The defender has won already, so the attacker can't win any more.
    }
   *[defender] { $winner ->
        [defender] The defender has won already, so the claim that they can win holds.
       *[attacker] The attacker has won already, so the defender can't win any more.
    }
}
river-can-win-over = The game is already over, and { river-won-by }.
river-can-win-too-few = No: the attacker can't win any more. { $never ->
    [yes] No way to win is open any more, however many cards they play.
   *[no] Even the shortest way takes at least { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, and at most { $reach } can still be laid.
} The game can be adjudicated now: the defender wins.
river-can-win-none = No: the attacker can't win any more. Everything that can still happen was tried, with every lie of the hidden cards and with the defender's help. The game can be adjudicated now: the defender wins.
river-can-win-undecided = Undecided: { $why ->
    [tactics] we found no line in which the attacker wins, but with tactics cards around it can't be ruled out.
    [budget] too few engines gave an answer, because there are too many lines to try them all.
   *[engines] the engines contradict each other.
} The referee does not guess.
river-can-win-no-claims = The attacker need not claim control of any dam: if they never do, the defender wins.
river-line-action = Action { $at }: { $action }.

# Who can force the win
river-forced = { $winner ->
    [attacker] The attacker can force the win
   *[defender] The defender can force the win
}{ $pile ->
    [yes] {""}
   *[no] , however the cards lie in the pile
}. This is how it goes at their best play ({ $count ->
    [one] { $count } action
   *[other] { $count } actions
}); { $by ->
    [destroyed] it ends with a dam destroyed.
    [four] it ends with the fourth dam damaged.
    [last-turn] the attacker does not get there before the last turn ends.
   *[no-room] it ends with every slot of the defender filled.
}
river-forced-over = There is nothing left to force, since { river-won-by }.
river-forced-neither = Neither side can force the win: it depends on the cards still to be drawn (in the pile: { $deck }). Give the order of the pile in "pile" and we can settle it.
river-forced-neither-tactics = Neither side can force the win: it depends on the cards still to be drawn (battle pile: { $deck }, tactics pile: { $tactics }){ $exchange ->
    [yes] {""} or on Wymiana, in which both sides choose their cards at the same time
   *[no] {""}
}.
river-forced-undecided = Undecided: { $why ->
    [tactics] tactics cards are still in play, and then there are too many possibilities.
    [budget] too few engines gave an answer, because there are too many possibilities left to try them all.
   *[engines] the engines contradict each other.
} The referee does not guess.
river-forced-moves = This is played: { $actions }.{ $end ->
    [short] {" "}After that the attacker lacks the cards to win:
   *[other] {""}
}
river-forced-reply = { $all ->
    [yes] { $count ->
        [one] The only { $side ->
            [attacker] relevant try of the attacker
           *[defender] relevant reply of the defender
        } ({ $replies })
       *[other] Each of the { $count } { $side ->
            [attacker] relevant tries of the attacker
           *[defender] relevant replies of the defender
        } ({ $replies }{ river-forced-more })
    }
   *[no] { $count } of the { $side ->
        [attacker] attacker's { $of } relevant tries
       *[defender] defender's { $of } relevant replies
    } ({ $replies }{ river-forced-more })
}: { $answered ->
    [yes] then { $actions }. { $end ->
        [won] That wins.
        [short] After that the attacker lacks the cards to win.
       *[open] { $side ->
            [attacker] The defender keeps the win.
           *[defender] The attacker keeps the win.
        }
    }
   *[no] { $end ->
        [won] then the attacker can't prove what they need, and the last turn is over.
        [short] then the attacker lacks the cards to win.
       *[open] { $side ->
            [attacker] that does not stop the defender from winning.
           *[defender] that does not stop the attacker from winning.
        }
    }
}
river-forced-more = { $more ->
    [0] {""}
   *[other] ; and { $more } more
}
river-within-reach = { $count ->
    [one] Only at dam { $dams } can the attacker still complete a side that might win.
   *[other] Only at dams { $dams } can the attacker still complete a side that might win.
}
river-forced-draw = { $count ->
    [one] Then { $actions }.
   *[other] Any of { $count } cards may be drawn then; each was tried. If, for instance, { $actions }:
}
river-forced-instance = For instance, after this: { $actions }.
river-best-defence = The reply that defends best here: “{ $action }”. { $proof }{ $alike ->
    [yes] {" "}After none of the other of these { $count } replies is the defender stronger there.
   *[no] {""}
}
river-held-now = The attacker's side is full there already. { $proof }
river-best-try = The strongest try there: “{ $action }”. { $proof }
river-forced-by-draw = { $count } of { $of } { $side ->
    [attacker] relevant tries of the attacker
   *[defender] relevant replies of the defender
} ({ $replies }{ river-forced-more }): whatever is drawn next, there is an answer that keeps the win; which one depends on the draw.
river-forced-others = The other { $count ->
    [one] reply has an answer
   *[other] { $count } replies have answers
} of its own as well; every one was tried.
river-forced-pile = { $known ->
    [yes] The order of the pile is known.
   *[no] The order of the { $deck } cards in the pile is not known, so the draws go against whoever wants to force the win.
}

# Rewanż
river-rematch-game = Game { $game }: { $winner } wins as { $role ->
    [attacker] attacker
   *[defender] defender
}.{ $compares ->
    [attacker] {" "}Battle cards left in the pile: { $deck }.
    [both-piles] {" "}Left in the battle pile: { $deck }, in the tactics pile: { $tactics_deck }.
    [defender] {" "}Logs left: { $logs }, undamaged dams: { $undamaged }.
   *[nothing] {""}
}
river-rematch-compared = { $measure ->
    [pile] Each won once as attacker, so the battle cards left in the pile are compared
    [both-piles] Each won once as attacker, so the cards left in both piles together are compared
    [logs-and-dams] Each won once as defender, so logs and undamaged dams together are compared ({ $first }: { $first_logs } and { $first_dams }; { $second }: { $second_logs } and { $second_dams })
    [logs] Each won once as defender, so logs are compared first, and dams only if logs are equal
   *[undamaged] Logs are equal, so undamaged dams are compared
}: { $first } { $first_score }, { $second } { $second_score }. { $equal ->
    [yes] Equal.
   *[no] { $better } has more, and whoever has more left wins.
}
river-rematch-both = { $winner } won both games, so nothing else is compared.
river-rematch-won = { $winner } wins the Rewanż: { $by ->
    [both] they won both games.
    [pile] more cards were left in the pile after their win.
    [both-piles] more cards were left in both piles after their win.
    [logs-and-dams] more logs and undamaged dams together were left after their win.
    [logs] more logs were left after their win.
   *[undamaged] logs are equal, and more undamaged dams were left.
}
river-rematch-again = The Rewanż is undecided: all that is compared is equal. Play once more.

# What is lacking or does not fit
problem-forced-needs-hand = To say who can force the win, both hands must be known. Give all cards of the { $side ->
    [attacker] attacker
   *[defender] defender
} in "hands".
problem-rematch-roles = In the second game the roles are swapped: { $attacker } attacks, { $defender } defends.
problem-rematch-one-player = In game { $game } one person ({ $player }) has both roles.
problem-rematch-undamaged = In game { $game } the { $winner ->
    [attacker] attacker
   *[defender] defender
} won, so { $least } to { $most } dams can be undamaged, but { $undamaged } were given.
problem-rematch-pile = In game { $game } the { $winner ->
    [attacker] attacker won, and the quickest win leaves at most { $most } cards in the pile
   *[defender] defender won, and then at most { $most } cards can be left in the pile
}; { $deck } were given.
