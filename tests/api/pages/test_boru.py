"""Brian Boru on a phone and at a desk: the map is tapped, play is recorded on it, and nothing is lost."""

import re
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from adjudicator.games.boru.table.board import TOWNS
from tests.api.pages.axe import violations
from tests.api.pages.boru_journeys import fill_in, lay_discs, town
from tests.api.pages.conftest import DESKTOP, Opening
from tests.api.pages.hand import Hand

WIDE: Final = "document.documentElement.scrollWidth"
SMALL: Final = """() => [...document.querySelectorAll("button, a[href], select, summary, input")]
    .filter((one) => one.offsetParent && !one.matches(".skip, [type=radio], [type=checkbox]"))
    .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.9)
    .map((one) => one.outerHTML.slice(0, 120))"""
NAMELESS: Final = """() => [...document.querySelectorAll("button, select, input")]
    .filter((one) => one.offsetParent && !(one.ariaLabel ? !one.matches("button")
        || one.ariaLabel.replace(/\\s/g, "").includes(one.innerText.replace(/\\s/g, ""))
        : one.textContent.trim() || one.labels?.length))
    .map((one) => one.outerHTML.slice(0, 160))"""
"""What has no name, or one without what is seen on it."""
UPKEEP: Final = (
    "boru; player Daria: coins 3, points 20, renown 2, raiders 3, church 2, track 1, towns DUB-R1 BRE-R1; "
    "player Kasia: coins 2, points 24, renown 1, raiders 1, church 0, track 1, towns DUB-B1 BRE-B1; "
    "player Jerzy: coins 1, points 18, renown 3, raiders 2, church 1, track 1, towns BRE-B2 MUN-B1; "
    "marker Daria; phase battle; battle 1; marriage-deck 0; round 3; "
)
TRICK: Final = (
    "boru; player Daria: coins 5, points 10, renown 1, raiders 0, church 0, track 1, towns SUN-R1, unseen 2; "
    "player Kasia: coins 2, points 10, renown 1, raiders 0, church 0, track 6, towns LEI-B2, unseen 2; "
    "player Jerzy: coins 1, points 10, renown 1, raiders 0, church 0, track 5, towns DUB-B1, unseen 2; "
    "marker Daria; phase lead; bride brigid; tricks 6; round 1; battle 6; marriage-deck 2; "
)


def case(notation: str) -> str:
    return f"/boru#case={quote(notation)}"


def settled(page: Page) -> Locator:
    page.locator("#settle").click()
    verdict = page.locator(".ruling .verdict")
    expect(verdict).to_be_visible()
    return verdict


def lies(page: Page, name: str) -> str:
    return page.locator(town(name)).get_attribute("aria-label") or ""


def test_twenty_five_discs_and_nothing_is_lost(opening: Opening) -> None:
    phone = opening("/boru")
    assert phone.evaluate(WIDE) <= 360
    expect(phone.locator('[data-thing="ULA-Y1"]')).to_be_in_viewport(ratio=1)  # towns are seen from the start
    hand = Hand(phone)
    lay_discs(hand)
    hand.choose("#asks-player", "1")
    hand.choose("#asks-region", "DUB")
    hand.tap("#settle")  # what is missing is asked for in place, by its name
    expect(phone.locator("#fact-phase")).to_be_focused()
    expect(phone.locator(".alert li")).to_have_text("Co jest teraz do zrobienia")
    expect(phone.locator("#said")).to_have_text("Brakuje: Co jest teraz do zrobienia")
    fill_in(hand)
    verdict = settled(phone)
    hand.taps += 1
    assert hand.taps <= 60
    expect(verdict).to_have_text("ODRZUCONE")
    expect(phone.locator("#claim option:checked")).to_have_text("Czy B może jeszcze mieć Dubhlinn?")
    assert sum(lies(phone, name).endswith(": wolne") for name in TOWNS) == len(TOWNS) - 25
    assert phone.evaluate(WIDE) <= 360

    phone.reload()
    expect(verdict).to_have_text("ODRZUCONE")
    number = phone.locator(".ruling").get_attribute("data-number")
    phone.locator('[data-lang="en"]').tap()
    expect(verdict).to_have_text("REJECTED")
    assert phone.locator(".ruling").get_attribute("data-number") == number
    expect(phone.locator("#claim option:checked")).to_have_text("Can B still hold Dubhlinn?")
    phone.locator('[data-view="map"]').tap()
    hand.tap('[data-tool="0"]')
    hand.tap(town("DUB-B1"))  # a disc is not lost but turned over, and that is said
    expect(phone.locator("#said")).to_have_text("DUB-B1, Dubhlinn blue 1: B → A")
    expect(phone.locator("#result")).to_be_hidden()
    phone.locator("#undo").tap()
    expect(verdict).to_have_text("REJECTED")
    assert lies(phone, "DUB-B1").endswith(": B")
    hand.tap(town("MUN-Y2"))
    phone.go_back()
    assert lies(phone, "MUN-Y2").endswith(": free")
    phone.locator("#share summary").tap()
    expect(phone.locator(".qr svg")).to_be_visible()
    link = phone.locator("#share-link").input_value()
    other = opening(link[link.index("/boru") :])
    assert lies(other, "DUB-B1").endswith(": B")


def test_the_upkeep_is_gone_through_step_by_step(opening: Opening) -> None:
    phone = opening(case(f"{UPKEEP}claim upkeep"))
    phone.locator("#offer-play").tap()
    hand = Hand(phone)
    moves = phone.locator("#moves li")
    expect(phone.locator("#picked")).to_contain_text("Stuknij")
    hand.tap(town("DUB-B1"))  # Daria chooses the town that Kasia loses
    expect(moves).to_have_count(1)
    expect(moves.first).to_contain_text("Daria")
    hand.tap(town("DUB-R1"))  # and where she builds
    expect(moves).to_have_count(2)
    expect(phone.locator("#picked")).to_have_text("Nie ma już nic do wyboru.")
    expect(phone.locator('[data-thing="DUB-R1"]')).to_have_attribute("aria-label", re.compile("Klasztor"))
    expect(settled(phone)).to_have_text("ODPOWIEDŹ")
    chosen = "do Daria sacrifices DUB-B1; do Daria builds at DUB-R1"
    assert phone.locator("#notation").input_value().endswith(f"claim upkeep; {chosen}")
    phone.locator("#undo").tap()
    expect(moves).to_have_count(1)
    phone.reload()
    expect(moves).to_have_count(1)
    phone.locator("#undo").tap()
    phone.locator("#claim").select_option("region")  # the same table, another question
    phone.locator("#asks-player").select_option("0")
    phone.locator("#asks-region").select_option("DUB")
    phone.locator('[data-tool="0"]').tap()  # Daria says what she will choose
    hand.tap(town("DUB-R1"))
    phone.locator('[data-move="Daria builds at DUB-R1"]').tap()
    phone.locator("#joins").tap()
    hand.tap(town("BRE-B1"))
    phone.locator('[data-move="Daria sacrifices BRE-B1"]').tap()
    expect(moves).to_have_count(1)
    settled(phone)
    stated = "do Daria builds at DUB-R1 if Daria sacrifices BRE-B1"
    assert phone.locator("#notation").input_value().endswith(f"claim region Daria DUB; {stated}")


def test_play_is_recorded_by_keyboard_in_the_dark(opening: Opening) -> None:
    page = opening(case(f"{TRICK}claim legal"), **DESKTOP)
    press = page.keyboard.press

    def enter(selector: str) -> None:
        page.locator(selector).first.focus()
        press("Enter")

    page.locator("#claim").select_option("record")
    enter("#move")
    moves = page.locator("#moves li")
    expect(page.locator("#picked")).to_contain_text("Tap a card")
    enter('[data-view="cards"]')
    page.locator("#grid button").first.focus()
    press("End")
    press("Home")
    assert page.evaluate("document.activeElement.dataset.card") == "1"
    enter('[data-card="11"]')
    enter('[data-view="map"]')
    page.locator('[data-thing="CON-Y1"]').focus()
    press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing") == "CON-R1"
    press("+")
    wide = page.locator("#land").evaluate("one => one.offsetWidth")
    assert wide > page.locator("#map").evaluate("one => one.offsetWidth")
    press("Enter")
    expect(moves).to_have_text(["Daria leads the red 11 at CON-R1 (Connaught)"])
    expect(page.locator('[data-thing="CON-R1"]')).to_have_attribute("aria-label", re.compile("active town"))
    enter('[data-view="cards"]')
    for card in ("2", "13"):
        enter(f'[data-card="{card}"]')
        expect(moves).to_have_count(2 if card == "2" else 3)
    expect(page.locator("#order")).to_contain_text("Daria R11 → Kasia R2 → Jerzy W13")
    enter("#others")  # Kasia does not win the trick, and takes the main action all the same
    enter('[data-tool="1"]')
    enter('[data-move="Kasia takes main"]')
    expect(moves.last).to_contain_text("against the rules")
    expect(settled(page)).to_have_text("ANSWERED")
    expect(page.locator(".summary")).to_contain_text("Action 4")
    page.locator("#claim").select_option("remedy")
    settled(page)
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(map(int, background.removeprefix("rgb(").removesuffix(")").split(","))) < 150


def test_a_trick_is_tapped_and_one_fact_is_disputed(opening: Opening) -> None:
    phone = opening("/boru")
    phone.locator('[data-view="people"]').tap()
    for seat, name in enumerate(("Daria", "Kasia", "Jan Jerzy")):
        phone.locator(f"#name-{seat}").fill(name)
        phone.locator(f"#name-{seat}").press("Enter")
    expect(phone.locator("#name-2")).to_have_value("Jan-Jerzy")  # a name has no spaces
    phone.locator('[data-count="4"]').tap()
    phone.locator('[data-view="map"]').tap()
    phone.locator('[data-tool="active"]').tap()
    phone.locator('[data-thing="CON-R1"]').tap()
    phone.locator("#claim").select_option("trick")
    for card in ("11", "2", "13", "17"):  # the players follow each other clockwise
        phone.locator(f'[data-card="{card}"]').tap()
    expect(phone.locator("#order")).to_have_text("Daria C11 → Kasia C2 → Jan-Jerzy W13 → A Ż17")
    phone.locator('[data-card="18"]').tap()
    expect(phone.locator("#said")).to_contain_text("Pełno: Próba")
    settled(phone)
    expect(phone.locator(".summary")).to_contain_text("Jan-Jerzy")
    phone.locator("#dispute summary").tap()
    phone.locator("#who-first").fill("Daria")
    phone.locator("#who-second").fill("Kasia")
    phone.locator("#dispute-begin").tap()
    phone.locator('[data-card="13"]').tap()
    phone.locator('[data-card="12"]').tap()  # in its place, and of the same player
    expect(phone.locator("#differences")).to_have_text("Różnic: 1")
    settled(phone)
    notation = phone.locator("#notation").input_value()
    assert '{"/trick/2/card":13}' in notation
    assert '{"/trick/2/card":12}' in notation
    phone.locator("#dispute-end").tap()
    phone.locator("#claim").select_option("consistent")
    phone.locator("#entry-add-testimony").tap()
    phone.locator("#entry-testimony-0-who").fill("Kasia")
    phone.locator("#entry-testimony-0-player").select_option("0")
    phone.locator("#entry-testimony-0-says").select_option("holds")
    phone.locator("#entry-testimony-0-cards").fill("11 24")
    phone.locator("#settle").tap()
    expect(phone.locator(".summary")).to_contain_text("przeczą sobie")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_objects_to_nothing(opening: Opening, colours: str) -> None:
    page = opening(case(f"{UPKEEP}claim region Kasia DUB possible"), color_scheme=colours)
    for view in ("map", "cards", "people"):
        page.locator(f'[data-view="{view}"]').tap()
        page.evaluate("for (const one of document.querySelectorAll('#brides, #facts')) one.open = true")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")  # where the bar at the edge hides nothing
        assert violations(page) == []
        assert page.evaluate(SMALL) == []
        assert page.evaluate(NAMELESS) == []
        assert page.evaluate(WIDE) <= 360
    page.locator("#offer-play").tap()
    page.locator('[data-view="map"]').tap()
    page.locator('[data-thing="DUB-B1"]').tap()
    expect(page.locator("#fitting button").first).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert violations(page) == []
