"""Terms and codes are explained where a ruling uses them, and only there."""

from adjudicator.game import load_game
from adjudicator.lang import LANGS
from adjudicator.words.legend import legend


def test_only_regions_whose_towns_are_named_are_explained() -> None:
    boru = load_game("boru")
    for lang in LANGS:
        told = legend(boru, ["Daria: MUN-B1 (Munster).", "BRE-R1"], lang) or ""
        assert "MUN – Munster" in told
        assert "BRE – Bréifne" in told
        assert "CON" not in told


def test_without_codes_there_is_no_legend() -> None:
    for game in ("river", "romans", "boru"):
        assert legend(load_game(game), ["Daria wins with 12 points."], "en") is None


def test_a_term_is_explained_however_it_is_declined() -> None:
    river = load_game("river")
    told = legend(river, ["Obrońca ma Bandę o sumie 8.", "Atakujący ma Ważkę."], "pl")
    assert told == "Banda – kolejne wartości w dowolnych kolorach; Ważka – dowolny kolor i dowolna wartość."
    assert legend(river, ["a Legion with sum 9"], "en") == "Legion – consecutive values of one colour."
