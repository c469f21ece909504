"""Playing on the page of a table: moves, taking back, bots, time."""

from collections.abc import Iterator

import pytest

from browsing import Browser
from clicking import MOST_MOVES, NewBrowser, end_by_agreement, moves, open_table, two_people
from houses import OpenHouse, opened

DAY = 86_400_000


class Clock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house"), now=clock) as found:
        yield found


def test_the_page_looks_again_only_while_others_decide(new_browser: NewBrowser) -> None:
    anna, bert = two_people(new_browser)
    assert anna.page.refresh == ""
    assert bert.page.refresh.endswith(f"url={bert.page.answer.url.path}")
    assert "Anna decides" in bert.page.text
    assert bert.follow("Stop refreshing").refresh == ""
    assert "Take back" not in anna.page.buttons()
    end_by_agreement(anna, bert)
    assert bert.page.refresh == ""


def test_a_typed_move_is_played_foretold_or_explained(browser: Browser) -> None:
    open_table(browser, 2, seat1="me")
    page = browser.press("Why not?", move="travel italy")
    assert "'travel italy' is not possible now." in page.text
    [rule] = [address for words, address in page.links if words.startswith("The rule:")]
    [typed] = [form for form in page.forms if "Why not?" in [words for words, _, _ in form.buttons]]
    assert typed.fields["move"] == "travel italy"
    assert rule.partition("#")[2] in browser.open(rule).ids
    browser.open(str(page.answer.url))
    assert (
        "Nothing forbids “travel hamburg” now."
        in browser.press("Why not?", move="travel hamburg").text
    )
    page = browser.press("Preview", move="Travel  Hamburg")
    assert "What “Travel Hamburg” would bring" in page.text
    assert "The Merkator token stands in Hamburg." in page.text
    assert "Nothing yet." in page.text  # it was not played
    page = browser.press("Play it", move="sing a song")
    assert page.status == 422
    assert "Merkator has no move 'sing a song'." in page.text
    assert "travels to Hamburg" in browser.press("Play it", move="travel hamburg").text


def test_many_moves_stand_under_their_first_word(browser: Browser) -> None:
    open_table(browser, 2, seat1="me")
    assert [words for level, words in browser.page.headings if level == 3][:2] == ["sell", "travel"]


def test_a_double_click_and_an_old_page_do_no_harm(browser: Browser, house: OpenHouse) -> None:
    table = open_table(browser, 2, seat1="me")
    first = browser.request("travel hamburg")
    other = browser.request("travel sweden")
    for _ in range(2):
        assert browser.http.send(first).status_code == 200
    assert house.person().get(f"/api{table}")["moves"] == 1
    answer = browser.http.send(other)  # the same page, another button: its cid was used
    assert answer.status_code == 200
    assert house.person().get(f"/api{table}")["moves"] == 1


def test_who_decides_on_an_old_page_is_told_so(browser: Browser) -> None:
    table = open_table(browser, 2, seat1="me")
    other = Browser(str(browser.http.base_url))
    other.http.cookies = browser.http.cookies
    other.open(table)
    browser.press("travel hamburg")
    page = other.press("travel sweden")
    assert page.status == 409
    assert "The table has moved on since" in page.text
    other.http.close()


def test_taking_back_is_free_or_asked(new_browser: NewBrowser) -> None:
    anna, bert = two_people(new_browser)
    anna.press("travel bohemia")
    assert "Anna takes it back." in anna.press("Take back").text
    anna.press("travel bohemia")
    for _ in range(MOST_MOVES):
        if not moves(anna.page):
            break
        anna.press(moves(anna.page)[-1])
    bert.again()
    bert.press(moves(bert.page)[-1])
    anna.again()
    assert "would like to go back" in anna.press("Take back").text
    assert "The others are asked." in anna.page.text
    anna.press("Forget it")
    anna.press("Take back")
    bert.again()
    assert "Bert says no." in bert.press("No").text
    anna.again()
    anna.press("Take back")
    bert.again()
    assert "past what was seen since" in bert.press("Yes, agreed").text


def test_a_seat_is_handed_to_a_bot_and_taken_back(new_browser: NewBrowser) -> None:
    anna, bert = two_people(new_browser)
    page = bert.press("Hand over", level="apprentice")
    assert "Apprentice plays on for Bert." in page.text
    assert "Bert is back." in bert.press("Take your seat back from the bot").text
    end_by_agreement(anna, bert)


def test_one_plays_on_from_another_device(new_browser: NewBrowser) -> None:
    anna, _ = two_people(new_browser)
    page = anna.press("Play on from another device")
    link = page.answer.text.partition(f'value="{anna.http.base_url}')[2].partition('"')[0]
    phone = new_browser()
    phone.open(link)
    assert "Anna has this seat" in phone.page.text
    assert "Your turn" in phone.press("Sit down", name="Anna").text
    assert not moves(anna.again())


def test_chat_is_heard_by_onlookers_too(new_browser: NewBrowser) -> None:
    anna, _ = two_people(new_browser)
    stranger = new_browser()
    stranger.open(anna.page.answer.url.path)
    stranger.press("Say it", text="good luck to both")
    assert "good luck to both" in anna.again().text


def test_when_time_runs_out_the_others_choose(
    new_browser: NewBrowser, house: OpenHouse, clock: Clock
) -> None:
    anna, bert = two_people(new_browser, clock="days", days="1")
    assert "1 d 0 h left" in anna.page.text
    assert "has run out" not in bert.page.text
    clock.now += 2 * DAY
    house.run(lambda open_house: open_house.sweep())
    assert "Anna has run out of time" in bert.again().text
    assert "Let a bot play on" not in anna.again().buttons()
    assert "Anna gets more time." in bert.press("Wait").text
    clock.now += 2 * DAY
    house.run(lambda open_house: open_house.sweep())
    bert.again()
    assert "Anna ran out of time" in bert.press("End the game").text


def test_or_they_let_a_bot_play_on(new_browser: NewBrowser, house: OpenHouse, clock: Clock) -> None:
    anna, bert = two_people(new_browser, clock="days", days="1")
    clock.now += 2 * DAY
    house.run(lambda open_house: open_house.sweep())
    bert.again()
    assert "Factor plays on for Anna." in bert.press("Let a bot play on", level="factor").text
    assert "Factor plays" in bert.page.text
    assert "Take your seat back from the bot" in anna.again().buttons()
