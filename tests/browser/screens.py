"""All screens of the client, one after the other, for tests that look at each of them."""

from collections.abc import Iterator

from browser.playing import Visitor
from browser.scenes import Scene
from houses import Person

TURN, DONE = ".merkator .place.possible", ".end .account"
TOOLS = {"log": 1, "rules": 2, "chat": 3, "menu": 5}


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
    yield from _drawn_boards(visitor, scene, query)
    yield from _plain_boards(visitor, scene, query)


def _pages(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    page = visitor.page
    for name, path, sign in (
        ("start", "/", ".title"),
        ("set-up", "/new/merkator", ".set-up .main"),
        ("set-up of merv", "/new/merv", ".set-up .main"),
        ("set-up of merchants", "/new/merchants", ".set-up .main"),
        ("waiting room", f"/tables/{scene.waiting['id']}", ".waiting-seats"),
        ("lobby", "/lobby", ".tables li"),
        ("your page", "/you", ".yours-list tbody tr"),
        ("account", "/account", ".devices li"),
        ("first page of the rules", "/rules/merkator", ".turn-picture"),
        ("rules of merv", "/rules/merv", ".rules-main"),
        ("about", "/about", ".prose"),
        ("seat link", scene.link, ".main"),
        ("missing", "/tables/0000000000000000", ".prose"),
    ):
        page.goto(path + query)
        page.wait_for_selector(sign)
        yield name
    visitor.troubles.clear()  # the table that is missing
    for name, part, sign in (
        ("a chapter", "page=spread", ".guide-map .place"),
        ("a rule pointed out", "clause=loss.few", ".clause.meant"),
        ("reference card", "page=card", ".reference table"),
    ):
        page.goto(f"/rules/merkator{query or '?'}&{part}")
        page.wait_for_selector(sign)
        yield name


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
    if visitor.sees(".contracts"):  # on a phone they have a tab of their own
        page.hover(".contracts .contract")
        page.wait_for_selector(".prospect .served")
        yield "contract"
    for name, number in TOOLS.items():
        page.click(f".tools > :nth-child({number})")
        page.wait_for_selector(f".beside-{name}")
        yield name
        page.keyboard.press("Escape")
    page.click(".bar .buttons [aria-expanded]")
    page.wait_for_selector(".all-moves")
    yield "all moves"
    visitor.context.set_offline(True)
    page.wait_for_selector(".band.lost")
    yield "lost"
    visitor.context.set_offline(False)
    page.wait_for_selector(".band.lost", state="detached")
    visitor.troubles.clear()  # the line that was cut


def _other_tables(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    page = visitor.page
    over = f"/tables/{scene.over['id']}{query or '?'}"
    for name, path, sign in (
        ("other's turn", f"/tables/{scene.theirs['id']}{query}", ".bar"),
        ("asked", f"/tables/{scene.asked['id']}{query}", ".band.asked"),
        ("bids", f"/tables/{scene.bids['id']}{query}", ".bar .possible"),
        ("soloplay", f"/tables/{scene.soloplay['id']}{query}", TURN),
        ("end", over, f"{DONE} >> visible=true"),
        ("past", f"{over}&at=10", ".band.past"),
        ("cannot go on", f"/tables/{scene.past['id']}{query}", ".band.stuck"),
        ("nothing kept", f"/tables/{scene.past_unkept['id']}{query}", ".no-board"),
        ("path", f"/learn/merkator{query}", ".lesson-row"),
        ("lesson", f"/learn/merkator/travel{query}", ".lesson-slip[data-pinned]"),
    ):
        page.goto(path)
        page.wait_for_selector(sign)
        if name == "end":
            page.wait_for_selector(".plot")
        yield name


def _drawn_boards(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    """The boards of the other titles: one's turn, all under tabs, a move that is chosen."""
    page = visitor.page
    for title, table in (("merchants", scene.merchants), ("merv", scene.merv)):
        page.goto(f"/tables/{table['id']}{query}")
        page.wait_for_selector(".bar .possible, .bar .main[data-move]")
        yield title
        for tab in page.query_selector_all(".board-tabs button"):
            if tab.is_visible():
                tab.click()
                yield f"{title}, {tab.get_attribute('data-tab')}"
        first = visitor.sees(".board-tabs button")
        if first is not None:
            first.click()
        if not visitor.sees(".bar .main[data-move]"):
            page.click(f".{title} .possible:not(.bar *)")
        page.wait_for_selector(".bar .main[data-move]")
        yield f"{title}, chosen"


def _plain_boards(visitor: Visitor, scene: Scene, query: str) -> Iterator[str]:
    """The boards of text panels."""
    page = visitor.page
    visitor.prefer_text_board(True)
    for title, table in (("merchants", scene.merchants), ("merv", scene.merv)):
        page.goto(f"/tables/{table['id']}{query}")
        page.wait_for_selector(".plain-moves [data-move]")
        page.click(".plain-board summary")
        yield f"{title} in text"
        page.click(".plain-moves [data-move]")
        page.wait_for_selector(".bar .main")
        yield f"{title} in text, chosen"
    page.goto(f"/tables/{scene.merv_over['id']}{query}")
    page.wait_for_selector(DONE)
    yield "merv, end"
    visitor.prefer_text_board(False)
    visitor.open_table(["me Anna", "me Bert", "random"], "merchants")
    page.goto(page.url + query)
    page.wait_for_selector(".curtain .main")
    yield "curtain"
