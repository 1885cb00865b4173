"""Messages of boru that state nothing that could be true or false of a case, and why."""

from typing import Final

from tests.truth import messages_of

NAME: Final = "a name or a word that other sentences use"
HEADING: Final = "a heading: what follows it is judged"
ASKED: Final = "what the page asks for"
ENGINES: Final = "what the engines did, not what is on the table"
QUOTES: Final = "quotes other sentences, which are judged"

FAMILIES: Final = {
    "boru-claim-": "the claim itself",
    "boru-symbol-": NAME,
    "boru-picture-": "a label in the picture",
    "boru-asks-for-": ASKED,
    "boru-question-": ASKED,
    "boru-testifies-": ASKED,
    "boru-some-": ASKED,
    "boru-do-": "an action put into words; the sentence around it is judged",
}
"""What their names begin with, to why they state nothing."""

NO_FACT: Final = {
    **{
        name: why for start, why in FAMILIES.items() for name in messages_of("boru") if name.startswith(start)
    },
    "boru-codes-meaning": NAME,
    "boru-questions": ASKED,
    **dict.fromkeys(("boru-option-pact", "boru-option-phase", "boru-colour-letter", "boru-row"), NAME),
    **dict.fromkeys(("boru-name", "boru-card", "boru-town", "boru-town-name"), NAME),
    **dict.fromkeys(("boru-princess-name", "boru-due", "boru-phase", "boru-says-kept"), NAME),
    **dict.fromkeys(("boru-shown-example", "boru-shown-one-way", "boru-shown-refutation"), HEADING),
    **dict.fromkeys(("boru-undecided", "consistent-undecided", "legal-how"), ENGINES),
    **dict.fromkeys(("remedy-facts-missing", "remedy-not-all-tried"), ENGINES),
    **dict.fromkeys(("disputed-question", "disputed-one-question", "disputed-versions"), QUOTES),
    **dict.fromkeys(("told-yes", "told-no", "told-nothing", "told-table"), NAME),
    "disputed-not-mixed": ENGINES,
}
