"""All screens of the client, one after the other, for tests that look at each of them."""

from collections.abc import Iterator
from typing import Any

from browser.playing import Visitor, secrets
from houses import OpenHouse, Person

Json = dict[str, Any]
TURN, DONE = ".merkator .place.possible", ".end .account"
TOOLS = {"log": 1, "rules": 2, "chat": 3, "menu": 5}


class Scene:
    """A house in which everything is to be seen, and Anna, who sees it."""

    def __init__(self, house: OpenHouse) -> None:
        self.anna, self.bert = house.person(), house.person()
        self.anna.post("/api/me", {"name": "Anna"})
        self.bert.post("/api/me", {"name": "Bert"})
        self.waiting = self.anna.open("merkator", ["me", "open", "link", "greedy"], listed=True)
        link = self.anna.send(self.waiting["id"], "link", seat=2)
        self.link = str(link["link"])
        self.mine = self.anna.open("merkator", ["me", "random"], clock={"type": "days", "days": 3})
        self.theirs = self._begun()
        self.over = self._finished()

    def _begun(self) -> Json:
        """A table at which Bert has to decide."""
        table = self.bert.open("merkator", ["me", "open"])
        self.anna.send(table["id"], "sit", seat=1)
        self.bert.send(table["id"], "start")
        self.bert.send(table["id"], "say", text="Good evening")
        return table

    def _finished(self) -> Json:
        """A game alone that a bot has played to its end."""
        table = self.anna.open("merkator", ["me"])
        self.anna.send(table["id"], "hand", seat=0, level="random")
        with self.anna.socket(table["id"]) as talk:
            talk.until(lambda told: (told.get("table") or {}).get("status") == "over")
        return table


def sign_in_as(visitor: Visitor, person: Person) -> None:
    """The browser has the cookie of that person."""
    for name, value in person.http.cookies.items():
        visitor.context.add_cookies([{"name": name, "value": value, "url": person.house.url}])


def tour(visitor: Visitor, scene: Scene, query: str = "") -> Iterator[str]:
    """Go from screen to screen; the name of each that is shown."""
    sign_in_as(visitor, scene.anna)
    yield from _pages(visitor, scene, query)
    yield from _own_turn(visitor, scene, query)
    yield from _other_tables(visitor, scene, query)


def _pages(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    page = visitor.page
    for name, path, sign in (
        ("start", "/", ".title"),
        ("set-up", "/new/merkator", ".set-up .main"),
        ("waiting room", f"/tables/{scene.waiting['id']}", ".waiting-seats"),
        ("lobby", "/lobby", ".tables li"),
        ("you", "/you", ".tables li"),
        ("rules", "/rules/merkator", ".clause"),
        ("about", "/about", ".prose"),
        ("seat link", scene.link, ".main"),
        ("missing", "/tables/0000000000000000", ".prose"),
    ):
        page.goto(path + query)
        page.wait_for_selector(sign)
        yield name
    visitor.troubles.clear()  # the table that is missing


def _own_turn(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    page = visitor.page
    page.goto(f"/tables/{scene.mine['id']}{query}")
    page.wait_for_selector(TURN)
    yield "own turn"
    page.click("[data-place=hamburg]")
    page.wait_for_selector(".bar .main")
    page.wait_for_selector(".prospect .brings")
    yield "chosen"
    page.keyboard.press("Escape")
    page.click('[data-place="newfoundland"]', force=True)
    page.wait_for_selector(".sentence.no")
    yield "refused"
    page.keyboard.press("Escape")
    for name, number in TOOLS.items():
        page.click(f".tools > :nth-child({number})")
        page.wait_for_selector(f".beside-{name}")
        yield name
        page.keyboard.press("Escape")
    page.click(".bar .buttons [aria-expanded]")
    page.wait_for_selector(".all-moves")
    yield "all moves"


def _other_tables(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    page = visitor.page
    page.goto(f"/tables/{scene.theirs['id']}{query}")
    page.wait_for_selector(".bar")
    yield "other's turn"
    page.goto(f"/tables/{scene.over['id']}{query}")
    page.wait_for_selector(DONE)
    page.wait_for_selector(".plot")
    yield "end"
    page.goto(f"/tables/{scene.over['id']}{query or '?'}&at=10")
    page.wait_for_selector(".band.past")
    yield "past"
    with secrets():
        visitor.open_table(["me Anna", "me Bert"])
        page.goto(page.url + query)
        page.wait_for_selector(".curtain .main")
        yield "curtain"
    page.goto(f"/learn/merkator{query}")
    page.wait_for_selector(".slip")
    yield "lesson"
