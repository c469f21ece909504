"""Playing alone: the daily voyage from the start page to its comparison, and the puzzle of the day,
on a desk in English and on a phone in German."""

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.playing import Visitor
from browser.screens import sign_in_as
from browser.test_screens import ALL, SIDEWAYS, SMALL, serious
from houses import Json, OpenHouse, Person

FINGER = 44
SHOWN = ".study-screen[data-at]"
VOYAGE = {"title": "merv", "seats": [{"kind": "me"}], "luck": "voyage"}


def looked_at(visitor: Visitor, name: str) -> list[str]:
    """What axe, a finger or a narrow screen finds wrong."""
    found = serious(visitor, ALL)
    if visitor.page.evaluate(SIDEWAYS) > 0:
        found.append("sideways")
    if visitor.page.viewport_size == PHONE:
        found += visitor.page.evaluate(SMALL, FINGER)
    return [f"{name}: {one}" for one in found]


def sailed(person: Person) -> Json:
    """A voyage with the first legal move each time."""
    table: Json = person.post("/api/tables", VOYAGE)
    while table["status"] == "playing":
        move = table["legal"][0]["move"]
        person.send(table["id"], "play", at=table["at"], move=move)
        table = person.table(table["id"])
    [solo] = [one for one in person.get("/api/solo") if one["name"] == "magistrate"]
    return dict(solo["today"])


def test_a_voyage_is_compared_and_a_puzzle_solved(house: OpenHouse, visit: Visit) -> None:
    person = house.person()
    person.post("/api/me", {"name": "Anna"})
    link = sailed(house.person())["link"]
    problems: list[str] = []
    anna = visit()
    sign_in_as(anna, person)
    anna.go(f"/voyages/{link}")
    anna.page.wait_for_selector("text=How it went is told to those")
    anna.go("/")
    anna.page.wait_for_selector(".marks-track")
    anna.page.click("[aria-label='Set sail: The magistrate']")
    anna.until(lambda: anna.now.get("voyage"))
    assert not anna.now["hints"]
    person.send(anna.now["id"], "end", at=anna.now["at"])
    sailed(person)
    anna.go(f"/voyages/{link}")
    anna.page.wait_for_selector(".voyage-parts dd")
    problems += looked_at(anna, "shared voyage")
    solve_puzzle_of_day(anna, person, problems)
    small = visit(phone=True, locale="de-DE")
    sign_in_as(small, person)
    for path, sign in (("/", ".puzzle-card h3"), ("/voyage", ".voyage-page"), ("/puzzles", "li a")):
        small.go(path)
        small.page.wait_for_selector(sign)
        problems += looked_at(small, f"{path} on a phone")
    assert "Rätsel" in small.page.inner_text("h1")
    assert problems == []


def solve_puzzle_of_day(anna: Visitor, person: Person, problems: list[str]) -> None:
    """The solution is found on the board, told with its reasons, and counted."""
    today = person.get("/api/puzzles")["today"]
    path = f"/puzzles/{today['title']}/{today['id']}"
    best = person.get(f"/api{path}/solution")["best"]["moves"]
    anna.go("/")
    anna.page.click("text=Solve it")
    anna.page.wait_for_selector(".learn-lead")
    problems += looked_at(anna, "puzzle")
    for move in best:
        type_move(anna, move)
    anna.page.wait_for_selector(".learn-foot.yes")
    problems += looked_at(anna, "solved puzzle")
    anna.go("/")
    anna.page.wait_for_selector(".puzzle-card >> text=streak 1")


def type_move(anna: Visitor, move: str) -> None:
    """A move in one line, until the board shows what came of it."""
    at = anna.page.locator(SHOWN).get_attribute("data-at")
    anna.page.keyboard.press("/")
    box = anna.page.locator(".typing input")
    box.fill(move)
    box.press("Enter")
    anna.page.wait_for_selector(f"{SHOWN}:not([data-at='{at}'])")
