"""Messages of river that state nothing that could be true or false of a case, and why."""

from typing import Final

NAME: Final = "a name or a word that other sentences use"
ACTION: Final = "an action put into words; the sentence around it is judged"
CLAIM: Final = "a claim or a question as it is made"
RULE: Final = "a rule of the game, whatever the case"
ENGINES: Final = "what the engines did, not what is on the table"
QUOTES: Final = "quotes other sentences, which are judged"

ASKED: Final = "what a page asks for, or an answer that can be chosen there"
TERM: Final = "what a word of the rulebook means, whatever the case"
FORMATIONS: Final = ("legion", "kompania", "bractwo", "banda", "zgraja")

NO_FACT: Final = {
    **{f"river-term-{word}": TERM for word in (*FORMATIONS, "perkoz", "wazka", "labedz")},
    **dict.fromkeys(("river-name", "river-perkoz", "river-wazka", "river-labedz", "river-card"), NAME),
    **dict.fromkeys(("river-read-as", "river-read-as-any", "river-attacker", "river-defender"), NAME),
    **dict.fromkeys(("river-dam-label", "river-deciding-cards", "river-who", "river-whose"), NAME),
    **dict.fromkeys(("river-formation", "river-other", "river-winner", "river-shape"), NAME),
    **dict.fromkeys(("river-stated-who", "river-stated-whose", "river-stated-held"), NAME),
    **dict.fromkeys(("river-said-count-turns",), NAME),
    **dict.fromkeys(("river-over", "river-won-by", "river-joint-lacking", "river-forced-more"), NAME),
    **{f"river-{ruse}": NAME for ruse in ("transfer", "rekrutacja", "dezercja", "wsparcie", "zdrada")},
    **dict.fromkeys(("river-wymiana", "river-eksplozja"), NAME),
    **{
        f"river-claim-{kind}": CLAIM
        for kind in ("control", "claimable", "joint-control", "can-win", "forced")
    },
    **{f"river-claim-{kind}": CLAIM for kind in ("result", "rematch")},
    **{f"river-claim-can-win-{side}": CLAIM for side in ("attacker", "defender")},
    **{
        f"river-asks-for-{fact}": ASKED for fact in ("deck", "destroyed", "ending", "hidden", "logs", "phase")
    },
    **{f"river-asks-for-{fact}": ASKED for fact in ("hidden-tactics", "tactics_deck", "tactics_played")},
    **{f"river-asks-for-{fact}": ASKED for fact in ("turn", "turn_number", "wazki_played")},
    **{f"river-asks-for-{field}": ASKED for field in ("testimony", "who", "says", "side", "count", "card")},
    **{f"river-asks-for-{field}": ASKED for field in ("games", "name-attacker", "name-defender")},
    **{f"river-asks-for-{field}": ASKED for field in ("winner", "undamaged")},
    **{f"river-says-{what}": ASKED for what in ("cancelled", "dams-taken", "discarded", "drew", "hand-size")},
    **{f"river-says-{what}": ASKED for what in ("holds", "logs-thrown", "played", "retreats", "skips")},
    **{f"river-says-{what}": ASKED for what in ("tactics-drawn", "tactics-played", "turns")},
    **dict.fromkeys(("river-ending", "river-phase"), ASKED),
    **dict.fromkeys(("river-does-not-fit-side", "river-colour-letter", "river-total"), NAME),
    **dict.fromkeys(("river-legend-added", "river-legend-lit"), NAME),
    **dict.fromkeys(("river-card-and", "river-hidden-object", "river-requirement"), NAME),
    **dict.fromkeys(("river-who-has-it", "river-who-wins", "river-asks"), NAME),
    **{f"river-do-{verb}": ACTION for verb in ("claim", "draw", "end", "log", "place", "retreat", "skip")},
    **{f"river-do-{ruse}": ACTION for ruse in ("dezercja", "eksplozja", "noeffect", "rekrutacja")},
    **{f"river-do-{ruse}": ACTION for ruse in ("transfer", "wsparcie", "wymiana", "zdrada")},
    **dict.fromkeys(("river-elite-best", "river-logs", "river-can-win-no-claims"), RULE),
    **dict.fromkeys(("river-undecided", "river-joint-undecided", "river-can-win-undecided"), ENGINES),
    **dict.fromkeys(("river-forced-undecided", "river-joint-most-unknown"), ENGINES),
    **dict.fromkeys(("river-too-many-actions", "consistent-undecided", "legal-how"), ENGINES),
    **dict.fromkeys(("remedy-not-all-tried", "remedy-facts-missing"), ENGINES),
    **dict.fromkeys(("disputed-question", "disputed-one-question", "disputed-versions"), QUOTES),
    "disputed-not-mixed": ENGINES,
    **dict.fromkeys(("told-yes", "told-no", "told-nothing", "told-table"), NAME),
    **{f"river-told-{word}": NAME for word in ("attacker", "defender", "no", "coming", "last", "over")},
    **{f"river-told-{word}": NAME for word in ("prepare", "play", "draw", "end", "none", "highest-sum")},
    **{f"river-told-{word}": NAME for word in ("lowest-sum", "kompania", "bractwo", "banda")},
    "river-read-so": QUOTES,
    "river-joint-apart-more": "how many sets are not listed, so that nobody can count them",
}
