"""Messages of romans that state nothing that could be true or false of a case, and why."""

from typing import Final

from tests.truth import messages_of

NAME: Final = "a name or a word that other sentences use"
ENGINES: Final = "what the engines did, not what is on the table"
ASKED: Final = "what the page asks for"
QUOTES: Final = "quotes other sentences, which are judged"

FAMILIES: Final = {
    "romans-claim-": "the claim itself",
    "romans-picture-": "a label in the picture",
    "romans-do-": "an action put into words; the sentence around it is judged",
    "romans-said-": NAME,
    "romans-asks-for-": ASKED,
    "romans-question-": ASKED,
    "romans-option-": ASKED,
    "romans-some-": ASKED,
}
"""What their names begin with, to why they state nothing."""

NO_FACT: Final = {
    **{
        name: why
        for start, why in FAMILIES.items()
        for name in messages_of("romans")
        if name.startswith(start)
    },
    **{
        f"romans-{name}": NAME
        for name in (
            *("name", "qween", "druhid", "svord", "axx", "archr", "filchy", "horsie", "chariott"),
            *("fortheca", "niefort", "komfort", "fokus", "fortuna", "card", "clan", "the-clan", "of-clan"),
            *("short", "other", "of-other", "whose", "due", "tie-decides", "places-gone"),
        )
    },
    "romans-may-end": "a heading: what follows it is judged",
    **{f"romans-{kind}-undecided": ENGINES for kind in ("fort", "game", "forced")},
    **dict.fromkeys(("consistent-undecided", "legal-how"), ENGINES),
    **dict.fromkeys(("remedy-facts-missing", "remedy-not-all-tried"), ENGINES),
    **dict.fromkeys(("disputed-question", "disputed-one-question", "disputed-versions"), QUOTES),
    **dict.fromkeys(("told-yes", "told-no", "told-nothing", "told-table"), NAME),
    "disputed-not-mixed": ENGINES,
}
