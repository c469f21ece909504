"""The plain pages: the lobby, people, and what there is to read."""

from collections.abc import Iterator

import httpx
import pytest

import fondaco
from browsing import Browser
from clicking import NewBrowser
from fondaco.players.levels import LEVELS
from fondaco.server.pages.lobby import quick
from fondaco.server.wire import TitleNow
from houses import OpenHouse, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


# --- The lobby ---


def test_a_stranger_plays_after_one_click(browser: Browser) -> None:
    browser.open("/")
    page = browser.press("Play now against 2 bots")
    assert page.answer.url.path.startswith("/tables/")
    assert "Your turn" in page.text
    assert "travel hamburg gain 2 time" in page.buttons()


def test_who_plays_at_once_gets_journeymen_or_else_the_strongest_bots() -> None:
    known = ["apprentice", "journeyman", "factor"]
    assert quick(TitleNow("x", "X", [3], [], known)) == ["me", *["bot journeyman"] * 2]
    assert quick(TitleNow("x", "X", [2, 4], [], ["weak", "strong"])) == ["me", "bot strong"]
    assert quick(TitleNow("x", "X", [1], [], ["weak"])) == ["me"]
    assert quick(TitleNow("x", "X", [2], [], [])) == []


def test_my_tables_come_with_your_turn_first(browser: Browser) -> None:
    browser.open("/new?title=merkator&seats=2")
    mine = browser.press("Open the table", seat1="me").answer.url.path
    browser.open("/new?title=merkator&seats=2")
    waiting = browser.press("Open the table", seat1="open").answer.url.path
    page = browser.open("/")
    mentioned = [address for _, address in page.links if address in (mine, waiting)]
    assert mentioned == [mine, mine, waiting]
    assert ("Your turn", mine) in page.links


def test_public_tables_can_be_joined_and_watched(new_browser: NewBrowser) -> None:
    anna, bert, carl = new_browser(), new_browser(), new_browser()
    anna.open("/new?title=merkator&seats=2")
    table = anna.press("Open the table", seat1="open", listed="true", name0="Anna").answer.url.path
    assert ("Join Merkator, Anna", table) in bert.open("/").links
    bert.open(table)
    bert.press("Sit down at seat 2")
    anna.again()
    assert "Your turn" in anna.press("Start the game").text
    watch = [text for text, address in carl.open("/").links if address == table and "Watch" in text]
    assert len(watch) == 1
    assert "Choose" not in carl.open(table).text


def test_an_unlisted_table_is_in_nobodys_lobby(new_browser: NewBrowser) -> None:
    anna, bert = new_browser(), new_browser()
    anna.open("/new?title=merkator&seats=2")
    table = anna.press("Open the table", seat1="open").answer.url.path
    assert table not in [address for _, address in bert.open("/").links]


@pytest.mark.parametrize("seats", fondaco.game("merkator").seats)
def test_the_form_has_the_options_of_so_many_seats(browser: Browser, seats: int) -> None:
    page = browser.open(f"/new?title=merkator&seats={seats}")
    [form] = [form for form in page.forms if form.action == "/tables"]
    for option in fondaco.game("merkator").options:
        offered = form.choices.get(f"option-{option.name}")
        assert offered == (list(option.values) if seats in option.seats else None)
        if offered:
            assert form.fields[f"option-{option.name}"] == offered[0]
            assert option.text in page.text
            assert all(text in page.text for text in option.values.values())


def test_what_was_set_up_is_what_is_played(browser: Browser, house: OpenHouse) -> None:
    browser.open("/new?title=merkator&seats=3")
    wanted = {"option-length": "long", "seat1": "bot apprentice", "seat2": "me", "name2": "Carla"}
    clock = {"clock": "bank", "minutes": "5", "increment": "7"}
    page = browser.press("Open the table", listed="true", **wanted, **clock)
    now = house.person().get(f"/api{page.answer.url.path}")
    assert now["options"]["length"] == "long"
    assert now["listed"]
    assert now["clock"]["rule"] == {"type": "bank", "seconds": 300, "increment": 7}
    assert [seat["kind"] for seat in now["seats"]] == ["person", "bot", "person"]
    assert now["seats"][2]["name"] == "Carla"
    assert "5:00 for the game and 7 s per move" in page.text


def test_the_form_offers_four_levels_and_says_how_each_plays(browser: Browser) -> None:
    page = browser.open("/new?title=merv&seats=2")
    [form] = [form for form in page.forms if form.action == "/tables"]
    offered = [kind.removeprefix("bot ") for kind in form.choices["seat1"] if "bot" in kind]
    assert offered == [level.id for level in LEVELS]
    assert form.fields["seat1"] == "bot journeyman"
    for level in LEVELS:
        assert f"{level.id.capitalize()} {level.plays}" in page.text


def test_a_table_that_cannot_be_keeps_the_form_filled_in(browser: Browser) -> None:
    browser.open("/new?title=merkator&seats=2")
    page = browser.press("Open the table", seat0="bot apprentice", clock="days", days="9")
    assert page.status == 422
    assert "At least one seat must be for a person." in page.text
    [form] = [form for form in page.forms if form.action == "/tables"]
    assert (form.fields["seat0"], form.fields["clock"]) == ("bot apprentice", "days")
    assert form.fields["days"] == "9"
    assert "Your turn" in browser.press("Open the table", seat0="me").text


def test_a_double_click_opens_one_table_for_one_guest(browser: Browser) -> None:
    browser.open("/")
    twice = [browser.request("Play now against 2 bots") for _ in range(2)]
    first, second = [browser.http.send(one, follow_redirects=False) for one in twice]
    assert first.headers["location"] == second.headers["location"]
    assert first.headers["set-cookie"] == second.headers["set-cookie"]
    assert len([words for words, _ in browser.open("/").links if words == "Your turn"]) == 1


# --- People ---


def test_a_name_is_kept(browser: Browser) -> None:
    browser.open("/")
    page = browser.press("Keep this name", name="  Anna   Maria ")
    assert ("Anna Maria", "/#you") in page.links
    assert browser.press("Keep this name", name="x\u202ey").status == 422


def test_what_people_write_is_never_part_of_the_page(browser: Browser) -> None:
    browser.open("/")
    browser.press("Keep this name", name="<b>Anna</b>")
    browser.press("Play now against 2 bots")
    page = browser.press("Say it", text="</ul><script>alert(1)</script>")
    assert "<b>Anna</b>: </ul><script>alert(1)</script>" in page.text


def test_an_account_keeps_a_guests_tables_for_another_device(new_browser: NewBrowser) -> None:
    here, there = new_browser(), new_browser()
    here.open("/")
    table = here.press("Play now against 2 bots").answer.url.path
    here.open("/")
    secret = {"name": "Wilhelmine", "password": "a long way to Danzig"}
    assert "Your codes" in here.press("Make the account", **secret).text
    assert "You have an account" in here.open("/").text
    there.open("/")
    assert there.press("Sign in", **{**secret, "password": "a wrong password"}).status == 422
    there.open("/")
    assert ("Your turn", table) in there.press("Sign in", **secret).links
    assert ("Your turn", table) not in there.press("Sign out").links
    assert ("Your turn", table) in here.open("/").links


def test_an_account_is_made_once_by_a_double_click(browser: Browser) -> None:
    browser.open("/")
    fields = {"name": "Twice", "password": "a long way to Danzig"}
    twice = [browser.request("Make the account", **fields) for _ in range(2)]
    answers = [browser.http.send(one, follow_redirects=False) for one in twice]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].text == answers[1].text  # with the same codes
    assert "You have an account" in browser.open("/").text


def test_tokens_are_made_shown_once_and_revoked(browser: Browser, house: OpenHouse) -> None:
    browser.open("/")
    page = browser.press("Make a token", label="my bot", scope="play")
    token = page.answer.text.partition('readonly value="')[2].partition('"')[0]
    assert len(token) == 64
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{house.url}/api/me", headers=bearer).json()["guest"]
    page = browser.open("/")
    assert token not in page.answer.text
    assert "my bot, to play, just now" in page.text
    assert "my bot" not in browser.press("Revoke my bot").text
    assert httpx.get(f"{house.url}/api/me", headers=bearer).status_code == 401


def test_a_log_is_read_in(browser: Browser) -> None:
    table = fondaco.new("merkator", 2, seed=7)
    for _ in range(5):
        table.play(table.legal()[-1])
    browser.open("/")
    page = browser.press("Upload it", log=table.log())
    assert "left before its end: it was uploaded" in page.text
    assert " ahead with " in page.text
    assert f"The table after move {table.moves_played}" in page.answer.text
    browser.open("/")
    assert "This is not a Fondaco log" in browser.press("Upload it", log="no log at all").text
    assert browser.page.status == 422


# --- To read ---


def test_rules_are_found_by_a_word(browser: Browser) -> None:
    browser.open("/")
    browser.follow("Rules of Merkator")
    clauses = fondaco.game("merkator").clauses
    assert all(clause.id in browser.page.ids for clause in clauses)
    page = browser.press("Search", word="NEWFOUNDLAND")
    assert 0 < len([one for one in clauses if one.id in page.ids]) < len(clauses)
    assert "No rule mentions “xyzzy”" in browser.press("Search", word="xyzzy").text


def test_whose_games_these_are_is_said(browser: Browser) -> None:
    browser.open("/")
    text = browser.follow("About").text
    assert "designers and publishers and not endorsed by them" in text


def test_styles_may_be_kept_for_as_long_as_they_are_the_same(browser: Browser) -> None:
    page = browser.open("/")
    address = page.answer.text.partition('rel="stylesheet" href="')[2].partition('"')[0]
    styles = browser.http.get(address)
    assert "immutable" in styles.headers["cache-control"]
    assert styles.headers["content-type"].startswith("text/css")
    assert page.answer.headers["cache-control"] == "no-store"
    assert "unsafe" not in page.answer.headers["content-security-policy"]
