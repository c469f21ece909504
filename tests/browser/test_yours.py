"""Your page: games with their results, narrowed by what one chooses, and figures that agree."""

import io
import itertools
import time
import zipfile
from pathlib import Path

import fondaco
from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.gathering import together
from browser.playing import Visitor
from browser.screens import sign_in_as
from browser.test_screens import ALL, CONTRAST, out_of_place, serious
from houses import Json, OpenHouse
from played import Seated, finished, person_called

LOGS = Path(__file__).parent.parent / "games"
DAY = 86_400_000
TRACK = ".yours-alone li:has-text('{}')"


def log(name: str) -> str:
    return (LOGS / f"{name}.log").read_text()


def games_of_ilse(house: OpenHouse) -> dict[str, fondaco.Table]:
    """Five finished games; what each came to."""
    me = Seated(person_called(house, "Ilse"), "Ilse")
    factor, marten = Seated(level="factor"), Seated("somebody", "Marten")
    games = {
        "merkator/logs/counters_three": [me, factor, factor],
        "merkator/logs/tie_shared": [me, factor],
        "merkator/logs/modes/solitary": [me],
        "merv/logs/two": [marten, me],
        "merv/logs/solo_won": [me],
    }
    now = int(time.time() * 1000)
    for number, (name, seats) in enumerate(games.items()):
        is_rated = name == "merv/logs/two"
        finished(house, log(name), seats, now - (number * 40 + 1) * DAY, rated=is_rated)
    return {name: fondaco.replay(log(name)) for name in games}


def test_games_figures_and_filters_agree_with_what_was_played(
    house: OpenHouse, visit: Visit
) -> None:
    person = house.person()
    person.post("/api/me", {"name": "Ilse"})
    tables = games_of_ilse(house)
    ilse = visit()
    sign_in_as(ilse, person)
    ilse.go("/you")
    page = ilse.page
    page.wait_for_selector(".yours-list tbody tr:nth-child(5)")
    check_rows(ilse, tables)
    factors = page.inner_text(".yours-levels > div:nth-child(3)")
    won = [table.scores()[0]["rank"] == 1 for table in list(tables.values())[:2]]
    assert f"won {sum(won)} of 2" in factors
    alone = tables["merkator/logs/modes/solitary"].scores()[0]["total"]
    assert page.inner_text(TRACK.format("Solitary") + " > .num") == f"{alone:g}"
    page.fill("[type=search]", "marten")
    page.wait_for_selector(".yours-list tbody tr:nth-child(2)", state="detached")
    assert "Merv" in page.inner_text(".yours-list tbody")
    page.fill("[type=search]", "nobody of that name")
    page.click("text=Show all games")
    page.select_option("select[aria-label='at any time']", "90")
    page.wait_for_selector(".yours-list tbody tr:nth-child(4)", state="detached")
    page.click(".chip >> text=Solo")
    page.wait_for_selector(".yours-list tbody tr:nth-child(2)", state="detached")
    page.click(".chip >> text=Solo")
    check_logs(ilse, tables)
    check_looks(ilse)


def check_rows(ilse: Visitor, tables: dict[str, fondaco.Table]) -> None:
    """The newest game comes first, each with its points and its rank."""
    rows = ilse.page.locator(".yours-list tbody tr").all_inner_texts()
    for row, (name, table) in zip(rows, tables.items(), strict=True):
        own: Json = table.scores()[1 if name == "merv/logs/two" else 0]
        assert f"{own['total']:g}".replace(".5", "½") in row, (name, row)
        if table.seats > 1:
            assert ("1st", "2nd", "3rd")[own["rank"] - 1] in row, (name, row)


def check_logs(ilse: Visitor, tables: dict[str, fondaco.Table]) -> None:
    with ilse.page.expect_download() as download:
        ilse.page.click("text=Export all logs")
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as file:
        found = {file.read(name).decode() for name in file.namelist()}
    assert found == {log(name) for name in tables}


# Pages of one's own, what each shows once it is there, and in which languages nobody else looks.
PAGES = [
    ("/you", ".yours-ratings", "en de"),
    ("/ratings/merv", ".yours-ratings .you", "en de"),
    ("/score/merkator", ".score-grid", "de"),
    ("/cards/merv", ".cards-page [role=status]:has-text('In Ordnung')", "de"),
    ("/companion", ".companion-links a", "de"),
]


def check_looks(ilse: Visitor) -> None:
    """At a desk by day, on a phone by night as well."""
    problems = []
    for path, sign, languages in PAGES:
        for size, language in itertools.product((DESKTOP, PHONE), languages.split()):
            ilse.page.set_viewport_size(size)
            ilse.go(f"{path}?language={language}")
            ilse.page.wait_for_selector(sign)
            found = serious(ilse, ALL)
            if size is PHONE:
                ilse.page.emulate_media(color_scheme="dark")
                found += serious(ilse, CONTRAST) + out_of_place(ilse)
                ilse.page.emulate_media(color_scheme="light")
            problems += [f"{path} in {language} at {size['width']}: {one}" for one in found]
    assert problems == []


def test_what_resigning_means_is_said_before_and_then_it_is_lost(visit: Visit) -> None:
    anna, bert = together(visit)
    anna.page.keyboard.press("m")
    anna.page.click("summary >> text=Resign")
    anna.page.wait_for_selector("text=The game ends here, and the other has won.")
    anna.page.click("text=Resign for good")
    bert.page.wait_for_selector(".end-title >> text=wins")
    anna.page.wait_for_selector("text=The game ends here: Anna resigned.")
    anna.go("/you")
    anna.page.wait_for_selector(".yours-list .tag >> text=resigned")
