"""A ruling as people read it: steps open rules, like cases are near, it is passed on in any browser."""

import io
from typing import Any

import httpx
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.precedents.casefile import load_all
from tests.api.pages.axe import violations
from tests.api.pages.conftest import DESKTOP, PHONE, Opening
from tests.api.table import NOTATION

TEXT = {"Content-Type": "text/plain"}


def given(address: str, case: str, lang: str = "pl") -> Any:
    return httpx.post(f"{address}/v1/rulings?lang={lang}", content=case, headers=TEXT, timeout=60).json()


def test_a_step_opens_its_rule_and_precedents_are_near(opening: Opening, address: str) -> None:
    ruling = given(address, NOTATION)
    phone = opening(f"/r/{ruling['number']}")
    first = next(one for one in ruling["reasons"] if one["bears"])
    rule = next(one for one in ruling["rules"] if one["id"] == first["rule"])
    shown = phone.locator("section .reasons .rule").first
    expect(shown).to_be_hidden()
    phone.get_by_text(first["message"]).tap()
    expect(shown).to_be_visible()
    expect(shown).to_contain_text(rule["text"])
    expect(shown).to_contain_text(rule["place"])
    phone.locator(".near summary").tap()
    near = phone.locator(".near a")
    expect(near).to_have_count(3)
    query = {"lang": "pl", "kind": "control", "like": NOTATION}
    cases = httpx.get(f"{address}/v1/games/river/cases", params=query, timeout=60).json()["cases"]
    titles = {one["title"]: one["verdict"] for one in cases}
    words = {"upheld": "UZNANE", "rejected": "ODRZUCONE"}
    for link in near.all():
        title, _, verdict = link.inner_text().rpartition("\n")
        assert words[titles[title.strip()]] == verdict
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(phone) == []
    near.first.tap()  # a precedent is laid on the table, and can be asked there
    expect(phone.locator("#said")).to_have_text("Wczytano stół z linku")
    expect(phone.locator('[data-card][aria-pressed="true"]').first).to_be_attached()


def test_a_ruling_of_another_game_opens_its_own_table(opening: Opening, address: str) -> None:
    file = next(one for one in load_all("boru") if one.kind == "region" and "verdict" in one.expect)
    ruling = given(address, notate(load_game("boru"), file.case))
    page = opening(f"/r/{ruling['number']}?secret={ruling['secret'] or ''}")
    page.get_by_role("link", name="Otwórz ten stół").tap()
    expect(page.locator("#map")).to_be_visible()
    expect(page.locator("#said")).to_have_text("Wczytano stół z linku")


def test_it_is_copied_where_the_browser_can(opening: Opening, address: str) -> None:
    page = opening(
        f"/r/{given(address, NOTATION)['number']}", permissions=["clipboard-read", "clipboard-write"]
    )
    page.locator('[data-copies="address"]').tap()
    expect(page.locator('[data-copies="address"]')).to_have_text("Skopiowano")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#address").input_value()


def test_without_a_clipboard_it_is_selected_and_scanned(browser: Browser, address: str) -> None:
    """Over plain http, as in the network of a club, a browser has no clipboard and can't share."""
    club = address.replace("127.0.0.1", "club.test")  # conftest.py tells the browser where that is
    page = browser.new_context(**PHONE).new_page()
    page.goto(club)
    assert page.evaluate("[isSecureContext, navigator.clipboard ?? null]") == [False, None]
    for card in ("R8", "R9", "R10", "Y11"):
        page.locator(f'[data-card="{card}"]').tap()
    page.locator("#settle").tap()
    expect(page.locator(".ruling .verdict")).to_be_visible()
    expect(page.locator(".ruling .qr svg")).to_be_visible()
    number = page.locator(".ruling").get_attribute("data-number")
    expect(page.locator("#address")).to_have_value(f"{club}/r/{number}")
    expect(page.locator("[data-copies]").first).to_be_hidden()
    expect(page.locator("[data-shares]").first).to_be_hidden()
    page.locator("#share summary").tap()
    expect(page.locator("#share .qr svg")).to_be_visible()
    assert page.locator("#share-link").input_value().startswith(f"{club}/#case=river")
    page.reload()  # what is kept is kept there too
    expect(page.locator(".ruling")).to_have_attribute("data-number", number or "")
    page.context.close()


def test_on_paper_stands_the_ruling_and_its_rules(opening: Opening) -> None:
    page = opening("/", **DESKTOP)
    for card in ("R8", "R9", "R10", "Y11"):
        page.locator(f'[data-card="{card}"]').click()
    page.locator("#settle").click()
    expect(page.locator(".ruling .verdict")).to_be_visible()
    page.emulate_media(media="print", color_scheme="light")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".ruling .rules li").first).to_be_visible()
    for left_out in ("header", "#case", "#settle", ".share .actions"):
        expect(page.locator(left_out).first).to_be_hidden()
    assert page.evaluate("document.getElementById('result').scrollHeight") == page.evaluate(
        "document.getElementById('result').clientHeight"
    )
    sheets = PdfReader(io.BytesIO(page.pdf(format="A4"))).pages
    assert "REJECTED" in sheets[0].extract_text()
