"""The pages on a phone and at a desk: tap in a dispute, read the ruling, lose nothing, pass it on."""

import re
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Page, expect

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from api.pages.words.say import FOLDER, script_words
from tests.api.pages.axe import violations
from tests.api.pages.conftest import DESKTOP, WIDER, Opening
from tests.api.pages.hand import Hand
from tests.api.pages.river_journeys import JOURNEYS
from tests.api.table import REJECTED

SHIFTED = """() => new Promise((done) => {
    let moved = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(moved), 200);
})"""
SMALL = """() => [...document.querySelectorAll("button, a[href], select, summary, input[type=number]")]
    .filter((one) => one.offsetParent && !one.matches(".skip"))
    .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 44 || box.height < 44; })
    .map((one) => one.outerHTML.slice(0, 120))"""
NAMELESS = """() => [...document.querySelectorAll("button, select, input, textarea, img, svg[role=img]")]
    .filter((one) => !one.ariaLabel && !one.textContent.trim() && !one.labels?.length && !one.alt)
    .map((one) => one.outerHTML.slice(0, 120))"""
MISNAMED = """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")]
    .filter((one) => one.offsetParent)
    .filter((one) => !one.ariaLabel.replace(/\\s/g, "").includes(one.innerText.replace(/\\s/g, "")))
    .map((one) => one.outerHTML.slice(0, 160))"""


def card(page: Page, name: str, copy: int = 0) -> str:
    """What a card is called: where it lies, if it lies somewhere."""
    return page.locator(f'[data-card="{name}"]').nth(copy).get_attribute("aria-label") or ""


def tap(page: Page, *cards: str) -> None:
    for one in cards:
        page.locator(f'[data-card="{one}"]').first.tap()


def test_eight_taps_settle_a_dispute_and_nothing_is_lost(sized: Opening, address: str) -> None:
    phone = sized()
    assert phone.evaluate(SHIFTED) < 0.01
    assert phone.locator('[data-card="R0"]').bounding_box()["y"] < 700  # type: ignore[index]
    tap(phone, "R8", "R9", "R10", "Y11")  # the attacker's side fills up, then it is the defender's
    phone.locator('[data-zone="discard"]').tap()
    tap(phone, "Y9", "P10")
    phone.locator("#settle").tap()  # the eighth
    verdict = phone.locator(".ruling .verdict")
    expect(verdict).to_have_text("UZNANE")
    assert phone.locator("#notation").input_value() == (
        "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
    )
    assert phone.evaluate("document.activeElement.id") == "result"
    assert not phone.evaluate(WIDER)
    phone.reload()
    expect(verdict).to_have_text("UZNANE")  # the same giving, not another one
    number = phone.locator(".ruling").get_attribute("data-number")
    phone.locator('[data-lang="en"]').tap()
    expect(verdict).to_have_text("UPHELD")
    assert phone.locator(".ruling").get_attribute("data-number") == number
    phone.locator('[data-lang="pl"]').tap()
    expect(verdict).to_have_text("UZNANE")

    phone.locator("#undo").tap()
    expect(phone.locator("#result")).to_be_hidden()
    expect(phone.locator("#said")).to_have_text("Cofnięte")
    assert card(phone, "P10") == "F10, fioletowa 10"
    phone.locator("#redo").tap()
    expect(verdict).to_have_text("UZNANE")
    tap(phone, "R0", "R1")
    phone.go_back()  # one step of the table, not the page
    expect(phone.locator('[data-card="R1"]')).to_have_attribute("aria-pressed", "false")
    assert card(phone, "R0").endswith("leży: Odrzucone")
    phone.reload()
    assert card(phone, "R0").endswith("leży: Odrzucone")

    shared = httpx.get(f"{address}/r/{number}", headers={"Accept-Language": "pl"})
    assert "UZNANE" in shared.text
    assert 'lang="pl"' in shared.text


def test_at_a_desk_the_ruling_stands_beside_the_table(opening: Opening) -> None:
    hand = Hand(opening("/", **{**DESKTOP, "has_touch": True}))
    JOURNEYS["dispute about a dam"](hand)
    assert hand.taps == 8
    expect(hand.page.locator(".ruling .verdict")).to_be_in_viewport(ratio=1)
    for shown in ("#undo", "#settle"):
        expect(hand.page.locator(shown)).to_be_in_viewport(ratio=1)
    left, right = (hand.page.locator(one).bounding_box() for one in ("#zones > .zone >> nth=0", ".verdict"))
    assert left["x"] + left["width"] <= right["x"]  # type: ignore[index]
    assert violations(hand.page) == []


@pytest.mark.parametrize("name", ["the same by keys alone", "several dams at once", "who has won"])
def test_from_an_empty_table_to_a_ruling(opening: Opening, name: str) -> None:
    """On a phone; the other journeys are in other tests."""
    hand = Hand(opening())
    JOURNEYS[name](hand)
    expect(hand.page.locator(".ruling .verdict")).to_have_count(1)
    if name == "the same by keys alone":
        assert (hand.taps, hand.page.locator("#notation").input_value()) == (
            0,
            "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3",
        )


def test_steps_are_always_in_sight_and_nothing_moves_by_itself(sized: Opening) -> None:
    phone = sized()
    undo = phone.locator("#undo")
    tap(phone, "R8", "R9", "R10", "P11")
    for part in ("#share", "#case"):
        phone.locator(part).scroll_into_view_if_needed()
        expect(undo).to_be_in_viewport(ratio=1)
    phone.locator("#settle").tap()
    expect(phone.locator(".ruling .verdict")).to_be_visible()
    expect(undo).to_be_in_viewport(ratio=1)  # while the ruling is read, too
    tables = ["", "consistent", "record"]  # as it is, with hands and rows of testimony, with moves
    for question in tables:
        if question:
            phone.locator("#claim").select_option(question)
        if question == "consistent":
            phone.locator("#entry-add-testimony").tap()
        if question == "record":
            phone.locator("#begin").tap()
            tap(phone, "R8")
            phone.locator('[data-thing="3"]').first.tap()
            expect(phone.locator("#moves li")).to_have_count(1)
        phone.reload()
        expect(phone.locator("html[data-ready]")).to_be_attached()
        if not question:
            expect(phone.locator(".ruling .verdict")).to_be_visible()
        assert phone.evaluate(SHIFTED) < 0.001, question


def test_all_seven_dams_are_seen_as_they_lie(opening: Opening) -> None:
    phone = opening()
    tap(phone, "R8")
    phone.locator('[data-dam="5"]').tap()
    phone.locator('[data-zone="defender"]').tap()
    tap(phone, "G9")
    cards = [phone.locator(f'[data-dam="{dam}"] i[class]') for dam in ("3", "5")]
    for one in cards:
        assert one.bounding_box()["height"] < 12  # type: ignore[index]
    phone.locator("#all").tap()
    for one, text in zip(cards, ("C8", "Z9"), strict=True):
        expect(one).to_have_text(text)
        assert one.bounding_box()["height"] > 12  # type: ignore[index]
    height = "document.getElementById('dams').clientHeight"
    before = phone.evaluate(height)
    tap(phone, "G10")
    assert phone.evaluate(height) == before  # nothing jumps away under the finger
    phone.locator("#all").tap()
    phone.locator("#claim").select_option("result")
    expect(phone.locator("#all")).to_have_attribute("aria-pressed", "false")  # as it was left
    phone.locator("#clear").tap()
    phone.locator("#claim").select_option("result")
    expect(phone.locator("#all")).to_have_attribute("aria-pressed", "true")  # a question about all of them


def test_a_card_is_moved_not_lost_and_a_full_side_is_full(opening: Opening) -> None:
    phone = opening()
    said = phone.locator("#said")
    tap(phone, "R8", "R9", "R10")
    phone.locator('[data-zone="attacker"]').tap()
    tap(phone, "G1")
    expect(said).to_contain_text("Pełno: Atakujący, tama 3")
    assert card(phone, "G1") == "Z1, zielona 1"
    phone.locator('[data-zone="discard"]').tap()
    tap(phone, "R8")
    expect(said).to_contain_text("C8, czerwona 8: Atakujący, tama 3 → Odrzucone")
    tap(phone, "R8")  # a second time where it lies: it is taken away, and that is said
    expect(said).to_contain_text("zdjęta")
    phone.locator("#clear").tap()
    phone.locator("#undo").tap()
    expect(phone.locator('[data-card="R9"]')).to_have_attribute("aria-pressed", "true")
    phone.locator('[data-dam="4"]').tap()
    expect(phone.locator('[data-zone="attacker"] .count')).to_have_text("0/2")
    phone.locator("#damaged").check()
    expect(phone.locator('[data-zone="attacker"] .count')).to_have_text("0/4")


def test_what_is_missing_is_asked_for_in_place(sized: Opening) -> None:
    phone = sized()
    tap(phone, "R8", "R9", "R10", "G8", "G9", "G10")
    phone.locator("#settle").tap()
    expect(phone.locator(".alert li")).to_contain_text("pełne i równe")
    expect(phone.locator("#first")).to_be_focused()
    phone.get_by_role("radio", name="Obrońca").check()
    phone.locator("#settle").tap()
    expect(phone.locator(".ruling .verdict")).to_have_text("ODRZUCONE")
    phone.locator("#claim").select_option(label="Kto wygrał?")  # the same table, another question
    phone.locator("#settle").tap()
    expect(phone.locator('[data-fact="turn"] .ask')).to_be_visible()
    expect(phone.locator("#fact-turn")).to_be_focused()
    expect(phone.locator(".alert li").first).to_have_text("Czyja tura")  # a name, not a field of JSON
    for name, value in {"turn": "attacker", "phase": "play"}.items():
        phone.locator(f"#fact-{name}").select_option(value)
    for name, value in {"logs": "3", "deck": "42", "hidden-attacker-battle": "6"}.items():
        phone.locator(f"#fact-{name}").fill(value)
    phone.locator("#settle").tap()  # one side is given, the other is blank, which is not zero
    expect(phone.locator("#fact-hidden-defender-battle")).to_be_focused()
    expect(phone.locator('[data-fact="hidden"] .ask')).to_contain_text("nie zero")
    phone.locator("#fact-hidden-defender-battle").fill("6")
    phone.locator("#settle").tap()
    expect(phone.locator(".ruling .verdict")).to_have_text("ODPOWIEDŹ")
    assert phone.evaluate(SMALL) == []
    assert phone.evaluate(NAMELESS) == []
    assert phone.evaluate(MISNAMED) == []
    assert not phone.evaluate(WIDER)


def test_by_keyboard_alone_in_the_dark(opening: Opening) -> None:
    page = opening("/", **DESKTOP)
    presses = 0

    def press(*keys: str) -> None:
        nonlocal presses
        presses += len(keys)
        for key in keys:
            page.keyboard.press(key)

    def tab_to(selector: str) -> None:
        for _ in range(20):
            press("Tab")
            if page.evaluate("selector => document.activeElement.closest(selector) !== null", selector):
                return
        raise AssertionError(f"{selector} is not reached")

    tab_to("#dams")
    press("ArrowRight", "Enter")
    expect(page.locator('[data-dam="4"]')).to_have_attribute("aria-pressed", "true")
    press("ArrowLeft", "Enter")
    tab_to("#grid")
    press("End", "Home")
    assert page.evaluate("document.activeElement.dataset.card") == "R0"
    press(*["ArrowRight"] * 8, "Enter", "ArrowRight", "Enter", "ArrowRight", "Enter")
    press("ArrowRight", *["ArrowDown"] * 3, "Enter")
    assert card(page, "Y11").endswith("lies: Defender, dam 3")
    tab_to("#settle")
    press("Enter")
    expect(page.locator(".ruling .verdict")).to_have_text("REJECTED")
    assert presses < 60
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(map(int, background.removeprefix("rgb(").removesuffix(")").split(","))) < 150


def test_a_link_holds_the_table(sized: Opening) -> None:
    phone = sized(f"/#case={quote(REJECTED)}")
    assert card(phone, "R8").endswith("leży: Atakujący, tama 3")
    phone.locator("#share summary").tap()
    expect(phone.locator(".qr svg")).to_be_visible()
    link = phone.locator("#share-link").input_value()
    other = sized(link[link.index("/#") :])
    assert card(other, "R8").endswith("leży: Atakujący, tama 3")
    other.locator("#undo").tap()  # the link has replaced nobody's own table for good
    expect(other.locator('[data-card="R8"]')).to_have_attribute("aria-pressed", "false")
    case = next(notate(load_game("boru"), file.case) for file in load_all("boru"))
    record = sized("/text")  # a game whose table is not tapped in yet
    record.goto(f"{record.url.removesuffix('text')}#case={quote(case)}")
    expect(record.locator("#notation-text")).to_have_value(re.compile("^boru"))


def test_examples_are_found_and_house_dams_laid(opening: Opening) -> None:
    phone = opening()
    phone.locator("#examples summary").tap()
    phone.locator("#example-search").fill("dom")
    phone.locator('[data-example="house-dam-of-five"]').tap()
    expect(phone.locator("#story")).not_to_be_empty()
    house = phone.locator("[data-house]")
    expect(house).to_have_attribute("aria-pressed", "true")
    phone.locator("#settle").tap()
    expect(phone.locator(".ruling .verdict")).to_be_visible()
    phone.locator("#house summary").tap()
    phone.locator("#house-id").fill("Wielka!")
    phone.locator("#house-add").tap()
    expect(phone.locator("#said")).to_contain_text("Nazwa tamy")
    phone.locator("#house-id").fill("wielka")
    phone.locator("#house-add").tap()
    expect(house).to_have_count(2)


def test_every_game_is_ruled_on_from_its_notation(opening: Opening) -> None:
    """Choose a game, find an example, change nothing, settle; in the other language the same giving."""
    phone = opening("/text")
    for game in GAMES:
        phone.locator("#game").select_option(game)
        example = next(file for file in load_all(game) if file.expect.get("verdict") == "rejected")
        phone.locator("#examples summary").tap()
        phone.locator("#example-search").fill(example.title["pl"])
        phone.locator(f'[data-example="{example.id}"]').tap()
        phone.locator("#settle").tap()
        verdict = phone.locator(".ruling .verdict")
        expect(verdict).to_have_text("ODRZUCONE")
        expect(phone.locator(".picture svg")).to_be_visible()
        phone.locator('[data-lang="en"]').tap()
        expect(verdict).to_have_text("REJECTED")
        expect(phone.locator("#game")).to_have_value(game)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
        phone.locator('[data-lang="pl"]').tap()
        expect(phone.locator("html[data-ready]")).to_be_attached()
        phone.locator("#clear").tap()
    phone.locator("#notation-text").fill("river; dam 3: R8 R9 R99 vs Y11; claim control 3")
    phone.locator("#settle").tap()
    expect(phone.locator(".alert li")).to_contain_text("R99")


def test_pages_are_readable_without_scripts_and_small(opening: Opening, address: str) -> None:
    given = httpx.post(
        f"{address}/v1/rulings?lang=en", content=REJECTED, headers={"Content-Type": "text/plain"}, timeout=60
    ).json()
    page = opening(f"/r/{given['number']}?lang=en", java_script_enabled=False)
    expect(page.locator(".verdict")).to_have_text("REJECTED")
    expect(page.locator(".summary")).to_have_text(given["summary"])
    bearing = [one["message"] for one in given["reasons"] if one["bears"]]
    assert page.locator("section .reasons li").count() == len(bearing)
    expect(page.locator("#address")).to_have_value(f"{address}/r/{given['number']}")
    expect(page.locator(".qr svg")).to_be_visible()
    page.get_by_role("link", name="Bitwa").tap()
    expect(page.locator("[data-card]")).to_have_count(71)
    expect(page.locator("noscript .alert")).to_be_visible()

    weight = 0
    with httpx.Client(base_url=address) as client:  # it takes gzip, as browsers do
        for path in ["/", *re.findall(r'(?:href|src)="\./(static/[^"]+)"', client.get("/").text)]:
            with client.stream("GET", path) as reply:
                assert reply.status_code == 200
                weight += sum(map(len, reply.iter_raw()))
        assert weight < 150 * 1024
        nothing = client.get("/r/0000-0000-0000?lang=pl")
        assert (nothing.status_code, "Nie ma takiego orzeczenia" in nothing.text) == (404, True)
        file = client.get("/static/page.css")
        again = client.get("/static/page.css", headers={"If-None-Match": file.headers["etag"]})
        assert again.status_code == 304


def test_a_reading_is_switched_on_the_spot(opening: Opening, address: str) -> None:
    case = "river; dam 3 damaged: R1 R2 R3 vs G7 G9 G10; claim control 3"
    given = httpx.post(
        f"{address}/v1/rulings", content=case, headers={"Content-Type": "text/plain"}, timeout=60
    )
    assert given.json()["readings"]["depends_on"]
    page = opening(f"/r/{given.json()['number']}")
    before = page.locator(".verdict").inner_text()
    page.locator("[data-reading]").first.tap()
    expect(page.locator(".verdict")).not_to_have_text(before)


@pytest.mark.parametrize("file", sorted({path.name.partition(".")[0] for path in FOLDER.glob("*.ftl")}))
def test_pages_say_everything_in_both_languages(file: str) -> None:
    polish, english = (script_words(lang, file) for lang in LANGS)
    assert polish.keys() == english.keys()
    for name, text in polish.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", english[name])), name
