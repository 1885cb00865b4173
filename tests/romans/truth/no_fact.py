"""Messages of romans that state nothing that could be true or false of a case, and why."""

from typing import Final

NAME: Final = "a name or a word that other sentences use"
ACTION: Final = "an action put into words; the sentence around it is judged"
CLAIM: Final = "a claim or a question as it is made"
ENGINES: Final = "what the engines did, not what is on the table"
QUOTES: Final = "quotes other sentences, which are judged"

NO_FACT: Final = {
    **{
        f"romans-{name}": NAME
        for name in (
            *("name", "qween", "druhid", "svord", "axx", "archr", "filchy", "horsie", "chariott"),
            *("fortheca", "niefort", "komfort", "fokus", "fortuna", "card", "clan", "the-clan", "of-clan"),
            *(
                "other",
                "of-other",
                "whose",
                "said-clan",
                "said-the-clan",
                "said-of-clan",
                "due",
                "picture-wall",
                "picture-neutral",
                "picture-clan",
            ),
        )
    },
    **{f"romans-claim-{kind}": CLAIM for kind in ("wall", "round", "fort", "game", "forced", "result")},
    **{
        f"romans-do-{verb}": ACTION
        for verb in (
            *("and", "or", "uncover", "arrange", "collect", "loses", "lays", "rearranges", "reveals"),
            *("seduces", "takes", "pays", "keeps", "sacrifices", "gives"),
        )
    },
    **{f"romans-{kind}-undecided": ENGINES for kind in ("fort", "game", "forced")},
    "romans-may-end": "a heading: what follows it is judged",
    **dict.fromkeys(("consistent-undecided", "legal-how"), ENGINES),
    **dict.fromkeys(("remedy-facts-missing", "remedy-not-all-tried"), ENGINES),
    **dict.fromkeys(("disputed-question", "disputed-one-question", "disputed-versions"), QUOTES),
}
