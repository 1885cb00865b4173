"""The same case written otherwise: other words, other cases, commas, a byte-order mark."""

from collections.abc import Callable, Container, Mapping, Sequence
from random import Random

from adjudicator.game import Game
from adjudicator.intake.spelt import claim_kinds, first_words
from adjudicator.spellings import Vocabulary

Rest = Callable[[Random, str, str], str]
"""Respells what follows the first word of a part."""


def respelt(game: Game, text: str, rng: Random, rest: Rest) -> str:
    """A canonical text with every word respelt at random that has other spellings."""
    name, *parts = text.split("; ")
    written = [word_for(rng, game.notation.spellings.game, name)]
    for part in parts:
        word, _, said = part.partition(" ")
        begins = word_for(rng, first_words(game), word)
        if word == "claim":
            kind, _, more = said.partition(" ")
            said = f"{word_for(rng, claim_kinds(game), kind)} {more}".strip()
        elif word not in ("do", "reading"):
            said = rest(rng, word, said)
        written.append(f"{begins}{rng.choice((' ', '  ', ': '))}{said}".strip(": "))
    return rng.choice(("", "\ufeff")) + rng.choice(("; ", ";", "\n", "\r\n")).join(written)


def word_for(rng: Random, words: Vocabulary, word: str) -> str:
    """Another spelling of a canonical word, in some case; the word itself if it is unknown."""
    found = words.words.get(word)
    if found is None:
        return word
    spelling = rng.choice((word, *found))
    return rng.choice((str, str.lower, str.upper, str.capitalize))(spelling)


def words_for(rng: Random, words: Vocabulary, said: Sequence[str], names: Container[str] = ()) -> list[str]:
    return [one if one in names else word_for(rng, words, one) for one in said]


def in_lists(vocabularies: Mapping[str, Vocabulary]) -> Rest:
    """Respells parts that are a plain list of words, with commas between some of them."""

    def rest(rng: Random, word: str, said: str) -> str:
        if word not in vocabularies:
            return said
        between = rng.choice((" ", ", ", ","))
        return between.join(words_for(rng, vocabularies[word], said.split()))

    return rest
