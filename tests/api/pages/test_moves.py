"""Moves, testimony and two games, tapped in: from an empty table to a ruling."""

from urllib.parse import quote

from playwright.sync_api import Page, expect

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.precedents.casefile import load_all
from tests.api.pages.axe import violations
from tests.api.pages.conftest import DESKTOP, WIDER, Opening


def ask(page: Page, kind: str) -> None:
    page.locator("#claim").select_option(kind)


def tap(page: Page, *things: str) -> None:
    """Cards by their code, dams by their number."""
    for one in things:
        page.locator(f'[data-card="{one}"], [data-thing="{one}"]').first.tap()


def verdict(page: Page) -> None:
    page.locator("#settle").click()
    expect(page.locator(".ruling .verdict")).to_be_visible()


def test_play_is_recorded_by_tapping_it_on_the_picture(sized: Opening) -> None:
    phone = sized()
    ask(phone, "record")
    phone.locator("#settle").tap()  # a record of nothing is no record
    expect(phone.locator("#said")).to_contain_text("Najpierw zapisz ruch")
    phone.locator("#begin").tap()
    moves = phone.locator("#moves li")
    expect(phone.locator("#picked")).to_contain_text("Stuknij kartę")
    tap(phone, "R8", "3")
    expect(moves).to_have_text(["Atakujący kładzie czerwoną 8 przy tamie 3"])
    expect(phone.locator('[data-lies="R8"]')).to_be_visible()  # the picture is the table after the moves
    phone.get_by_role("button", name="dobiera nieznaną kartę bojową").tap()
    expect(moves).to_have_count(2)
    tap(phone, "3", "Y11")  # in whichever order
    expect(moves).to_have_count(3)
    phone.locator("#undo").tap()
    expect(moves).to_have_count(2)
    phone.locator("#redo").tap()
    phone.reload()
    expect(moves).to_have_count(3)
    tap(phone, "4", "G5")  # the defender should have drawn: the record keeps it, and says so
    phone.locator('[data-move="attacker play G5 at 4"]').tap()
    expect(moves.last).to_contain_text("niezgodne z zasadami")
    assert not phone.evaluate(WIDER)
    verdict(phone)
    played = ("attacker play R8 at 3", "attacker draw ?", "defender play Y11 at 3", "attacker play G5 at 4")
    written = "".join(f"; do {one}" for one in played)
    assert phone.locator("#notation").input_value().endswith(f"claim record{written}")
    assert violations(phone) == []
    ask(phone, "remedy")  # the same record, another question
    verdict(phone)
    expect(phone.locator(".summary")).to_contain_text("4")
    phone.locator("#share summary").tap()
    link = phone.locator("#share-link").input_value()
    other = sized(link[link.index("/#") :])
    expect(other.locator("#moves li")).to_have_count(4)


def test_a_wymiana_of_any_number_of_cards_is_put_together(opening: Opening) -> None:
    """Also one against the rules, of which nobody has seen a card."""
    file = next(one for one in load_all("river") if one.id == "wymiana-of-two-cards")
    line = notate(load_game("river"), file.case)
    phone = opening(f"/#case={quote(line.replace('? ? for ? ?', '? for ?'))}")
    phone.locator("#undo").tap()
    phone.locator("#redo").tap()
    phone.locator("#move").tap()
    tap(phone, "G1", "R9", "B3")
    phone.locator("#others").tap()
    for one in ("G1 for R9 B3", "R9 G1 for B3", "G1 ? for R9 B3", "- for R9 G1 B3"):
        expect(phone.locator(f'[data-move="attacker ruse wymiana {one}"]')).to_be_visible()
    tap(phone, "G1", "R9", "B3")
    phone.locator('[data-move="attacker ruse wymiana ? ? for ? ?"]').tap()
    verdict(phone)
    assert phone.locator("#notation").input_value() == line
    expect(phone.locator(".summary")).to_contain_text("nie jest przy tym stole dozwolona")


def test_one_move_is_asked_about_by_keyboard(opening: Opening) -> None:
    page = opening("/", **DESKTOP)
    ask(page, "legal-one")
    page.locator("#begin").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#picked")).to_contain_text("Tap a card")
    page.locator('[data-card="R8"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-thing="4"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#moves li")).to_have_text(["The attacker plays red 8 at dam 4"])
    page.locator("#settle").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ruling .summary")).to_contain_text("legal")


def test_testimony_and_a_rematch_are_filled_in(sized: Opening) -> None:
    phone = sized()
    ask(phone, "consistent")
    for row, (who, side) in enumerate((("Jan", "attacker"), ("Ola", "defender"))):
        phone.locator("#entry-add-testimony").tap()
        phone.locator(f"#entry-testimony-{row}-who").fill(who)
        phone.locator(f"#entry-testimony-{row}-says").select_option("drew")
        phone.locator(f"#entry-testimony-{row}-side").select_option(side)
        if row == 0:
            phone.locator("#settle").tap()  # which card? It is asked for where it is chosen
            expect(phone.locator("#entry-testimony-0-card")).to_be_focused()
        phone.locator(f"#entry-testimony-{row}-card").select_option("B11")
    verdict(phone)
    expect(phone.locator(".ruling")).to_contain_text("Jan")
    assert violations(phone) == []
    ask(phone, "rematch")
    expect(phone.locator("#picture")).to_be_hidden()
    for row, (attacker, defender) in enumerate((("Jan", "Ola"), ("Ola", "Jan"))):
        deck = "5" if row else "9"
        fields = {"attacker": attacker, "defender": defender, "deck": deck, "tactics_deck": "0", "logs": "1"}
        for name, value in fields.items():
            phone.locator(f"#entry-games-{row}-{name}").fill(value)
        phone.locator(f"#entry-games-{row}-winner").select_option("attacker")
    phone.locator("#settle").tap()
    expect(phone.locator("#entry-games-0-undamaged")).to_be_focused()  # a blank is not zero
    for row in (0, 1):
        phone.locator(f"#entry-games-{row}-undamaged").fill("3")
    verdict(phone)
    expect(phone.locator(".summary")).to_contain_text("Jan")


def test_one_fact_is_disputed_and_it_is_said_by_whom(sized: Opening) -> None:
    phone = sized()
    tap(phone, "R8", "R9", "R10", "Y11")
    phone.locator("#dispute summary").tap()
    phone.locator("#who-first").fill("Ania")
    phone.locator("#dispute-begin").tap()
    phone.locator("#settle").tap()  # who says the other thing?
    expect(phone.locator("#who-second")).to_be_focused()
    phone.locator("#who-second").fill("Jan")
    phone.locator("#settle").tap()  # and what?
    expect(phone.locator("#said")).to_contain_text("jednakowe")
    phone.locator('[data-zone="discard"]').tap()
    tap(phone, "Y9")
    expect(phone.locator("#differences")).to_have_text("Różnic: 1")
    phone.locator("#shown-first").tap()
    expect(phone.locator('[data-card="Y9"]')).to_have_attribute("aria-pressed", "false")
    assert violations(phone) == []
    phone.reload()
    expect(phone.locator("#shown-second")).to_have_text("2: Jan")
    verdict(phone)
    expect(phone.locator(".ruling")).to_contain_text("Ania")
    phone.locator("#share summary").tap()
    link = phone.locator("#share-link").input_value()
    other = sized(link[link.index("/#") :])
    other.locator("#shown-second").tap()
    expect(other.locator('[data-card="Y9"]')).to_have_attribute("aria-pressed", "true")
