"""Coming to a table: start page, lobby, set-up, waiting room, links, who one is."""

from browser.conftest import Visit
from browser.inputs import by_clicking

PASSWORD = "a long way to Danzig"


def test_from_the_set_up_to_a_waiting_room_and_a_seat_by_link(visit: Visit) -> None:
    anna, bert = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    anna.go("/new/merkator")
    anna.page.select_option("[aria-label='Seat 2']", "link")
    anna.page.click("text=never: smoother for two")
    anna.page.click("text=Open the table")
    anna.page.click("text=Link for this seat")
    anna.page.wait_for_selector("text=Copied")
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    assert "/sit/" in link
    bert.go(link)
    bert.sit_down()
    anna.page.click("text=Start the game")
    anna.wait_for_turn()
    assert anna.now["options"]["joining"] == "no"
    bert.until(lambda: bert.now.get("status") == "playing")


def test_the_link_of_a_seat_is_offered_first_and_tells_of_the_table(visit: Visit) -> None:
    anna, bert, carl = visit(), visit(), visit()
    clock = {"type": "bank", "seconds": 1200, "increment": 15}
    options = {"joining": "no"}
    table = anna.open_table(["me Anna", "link"], options=options, clock=clock)
    box = anna.page.locator(".copy-box input")
    anna.until(lambda: box.count() == 2 and "/sit/" in box.first.input_value())
    assert box.last.input_value().endswith(f"/tables/{table}")
    assert "To watch only" in anna.page.inner_text(".invite")
    carl.go(f"/tables/{table}")
    carl.page.wait_for_selector(".kept-seats >> text=Ask Anna for one")
    link = box.first.input_value()
    bert.go(link)
    bert.page.wait_for_selector("text=Anna invites you to Merkator")
    terms = bert.page.inner_text(".terms")
    assert "never: smoother for two" in terms
    assert "20 min for the game, plus 15 s per turn" in terms
    bert.page.fill(".your-name input", "Bert")
    bert.sit_down()
    anna.page.wait_for_selector(".waiting-seats >> text=Bert")
    anna.page.click("text=Start the game")
    bert.until(lambda: bert.now.get("status") == "playing")
    bert.go(link)  # good for nobody any more, but he sits there
    bert.page.wait_for_selector(".table-screen")
    assert bert.page.url.endswith(f"/tables/{table}")


def test_the_lobby_leads_to_an_open_table(visit: Visit) -> None:
    anna, bert = visit(), visit()
    anna.go("/lobby")
    anna.page.click("text=Open a table: Merkator")
    anna.page.select_option("[aria-label='Seat 2']", "open")
    anna.page.check("text=List this table for everyone")
    anna.page.click("text=Open the table")
    anna.page.wait_for_selector(".waiting-seats")
    table = anna.page.url.rpartition("/")[2]
    bert.go("/lobby")
    bert.page.click(f".tables a[href='/tables/{table}']")
    bert.sit_down()
    anna.page.click("text=Start the game")
    bert.until(lambda: bert.now.get("status") == "playing")
    assert bert.now["yours"] == [1]


def test_a_code_on_the_start_page_lets_an_onlooker_in(visit: Visit) -> None:
    anna, carl = visit(), visit()
    table = anna.open_table(["me", "random"])
    anna.wait_for_turn()
    carl.go("/")
    carl.page.fill("[aria-label='Table link or code']", f"see {anna.page.url} tonight")
    carl.page.keyboard.press("Enter")
    carl.page.wait_for_selector(".merkator")
    assert carl.page.url.endswith(table)
    carl.until(lambda: carl.now.get("status") == "playing")
    assert carl.now["yours"] == []
    assert carl.sees(".place.possible") is None
    anna.play(by_clicking, "travel hamburg")
    carl.until(lambda: carl.now["moves"] == 1)


def test_bots_are_put_into_a_waiting_room_and_sent_away(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "open", "open"])
    seat = anna.page.locator(".waiting-seats li").nth(1)
    seat.get_by_label("Level of the bots").select_option("factor")
    seat.get_by_text("Seat this bot").click()
    anna.page.wait_for_selector(".waiting-seats li:nth-child(2) >> text=Factor")
    anna.page.wait_for_selector(".waiting-seats li:nth-child(2) >> text=Clear")
    assert "Still empty: Seat 3" in anna.page.inner_text(".waiting")
    anna.page.click(".waiting-seats li:nth-child(2) >> text=Clear")
    anna.page.wait_for_selector("text=Still empty: Seat 2, Seat 3")


def test_a_name_an_account_and_the_games_that_follow_it(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    table = anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.go("/account")
    anna.page.fill("[aria-label='Your name']", "Anna Aabye")
    anna.page.click("text=Save")
    anna.page.wait_for_selector("text=Saved.")
    anna.page.fill("[autocomplete=username]", "anna-aabye")
    anna.page.fill("[type=password]", PASSWORD)
    anna.page.click("text=Create an account")
    anna.page.wait_for_selector("text=Sign out")
    elsewhere.go("/account")
    elsewhere.page.fill("[autocomplete=username]", "anna-aabye")
    elsewhere.page.fill("[type=password]", PASSWORD)
    elsewhere.page.click("button >> text=Sign in")
    elsewhere.page.wait_for_selector("text=Sign out")
    elsewhere.page.click("main >> text=Your games")
    elsewhere.page.click(f".tables a[href='/tables/{table}']")
    elsewhere.wait_for_turn()
    assert elsewhere.now["yours"] == [0]


def test_a_token_is_shown_once(visit: Visit) -> None:
    anna = visit()
    anna.go("/account")
    anna.page.wait_for_selector("[aria-label='Your name']")
    assert anna.sees("[aria-label='What for?']") is None
    anna.page.fill("[aria-label='Your name']", "Anna")
    anna.page.click("text=Save")
    anna.page.fill("[aria-label='What for?']", "my bot")
    anna.page.click("text=New token")
    token = anna.page.inner_text("p code")
    assert len(token) > 20
    anna.page.reload()
    anna.page.wait_for_selector(".tables >> text=my bot")
    assert token not in anna.page.content()
    anna.page.click("text=Revoke")
    anna.page.wait_for_selector(".tables >> text=my bot", state="detached")


def test_language_and_light_are_kept(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.page.click("text=Deutsch")
    anna.page.wait_for_selector("text=Jetzt")
    anna.page.click(".nav-theme")
    anna.page.reload()
    anna.page.wait_for_selector("html[lang=de][data-theme=dark]")


def test_who_copies_a_link_goes_on_where_he_was(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: null})")
    anna.open_table(["me", "link"])
    anna.page.click("text=Link for this seat")
    anna.page.wait_for_selector("button:focus >> text=Copied")
