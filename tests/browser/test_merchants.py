"""Merchants of Europe before a browser: decisions with as few clicks as they need."""

from typing import Any

import pytest

from browser.arranged import lay
from browser.conftest import Visit
from browser.playing import Visitor
from fondaco import Table
from games.merchants.lines import BRUXELLES, HAMBURG, KOLN, line
from games.merchants.positions import arrange
from houses import OpenHouse, Person

Json = dict[str, Any]
RED = 0
BLUE = 1


class Round:
    """Anna before her browser; Bert and Carla, who sit there without one."""

    def __init__(self, house: OpenHouse, anna: Visitor, table: Table) -> None:
        self.anna = anna
        self.others = [house.person(), house.person()]
        self.id = anna.open_table(["me Anna", "open", "open"], "merchants", options=table.options)
        for seat, person in enumerate(self.others, start=1):
            assert person.send(self.id, "sit", seat=seat)["type"] == "ok"
        anna.page.click("text=Start the game")
        anna.until(lambda: anna.now.get("status") == "playing")
        lay(house, self.id, table)
        anna.go(f"/tables/{self.id}")
        anna.page.wait_for_selector(".merchants .own-gold", state="attached")
        self.clicks = 0

    def now(self, person: Person) -> Json:
        return person.table(self.id)

    def answer(self, *moves: str) -> None:
        """What the others say, one after the other."""
        for person, move in zip(self.others, moves, strict=True):
            self.anna.until(lambda asked=person: self.now(asked)["legal"])  # type: ignore[misc]
            person.play(self.now(person), move)

    def click(self, selector: str) -> None:
        self.anna.page.click(f"{selector} >> visible=true")
        self.clicks += 1

    def wait_for(self, step: str) -> None:
        anna = self.anna
        anna.until(lambda: anna.now["view"]["step"] == step and anna.is_settled())

    def hand(self) -> dict[str, int]:
        held: dict[str, int] = self.anna.now["view"]["players"][RED]["own"]["resources"]
        return {id: count for id, count in held.items() if count}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_trade_takes_four_clicks(house: OpenHouse, visit: Visit, phone: bool) -> None:
    """From the hand, the wanted card, send, take."""
    table = arrange(seats=3, hands=[{"wool": 2}, {"ore": 1}, {"ore": 1}])
    at = Round(house, visit(phone=phone), table)
    at.click('[data-strip="wool"]' if phone else '.own-hand [data-resource="wool"]')
    at.click('[data-step="ask ore more"]')
    at.click('[data-answer="propose"]')
    at.answer("accept", "decline")
    at.wait_for("choose")
    at.click('[data-answer="trade with blue"]')
    at.wait_for("act")
    assert (at.clicks, at.hand()) == (4, {"wool": 1, "ore": 1})


def test_less_is_beside_more_and_one_way_to_trade_looks_chosen(
    house: OpenHouse, visit: Visit
) -> None:
    table = arrange(seats=3, hands=[{"wool": 3}, {"ore": 1}, {"ore": 1}], gold=[4])
    at = Round(house, visit(), table)
    at.click('.own-hand [data-resource="wool"]')
    at.click('[data-step="give wool more"]')
    at.click('[data-step="give wool less"]')
    given = at.anna.page.get_attribute('[data-line="wool"]', "aria-label")
    assert given == "wool: You give 1, You ask for 0"
    at.click('[data-trade="buy"]')
    assert at.anna.page.query_selector(".composer") is None
    pressed = at.anna.page.query_selector_all('[data-trade][aria-pressed="true"]')
    assert [row.get_attribute("data-trade") for row in pressed] == ["buy"]


def offered(**fields: Any) -> Table:
    """It is Blue's turn; Red is asked first."""
    hands = [{"wool": 1, "salt": 1}, {"ore": 2}, {"lumber": 1}]
    table = arrange(seats=3, active=BLUE, hands=hands, **fields)
    for move in ("offer", "give 2 ore", "ask 1 wool", "propose"):
        table.play(move)
    while table.to_act != RED:
        table.play("decline")
    return table


def test_a_counter_offer_begins_with_the_offer(house: OpenHouse, visit: Visit) -> None:
    at = Round(house, visit(), offered())
    at.click('[data-answer="counter"]')
    lines = [
        at.anna.page.get_attribute(f'[data-line="{id}"]', "aria-label") for id in ("ore", "wool")
    ]
    assert lines == ["ore: You give 0, You ask for 2", "wool: You give 1, You ask for 0"]
    at.click('[data-step="ask ore less"]')
    at.click('[data-answer="propose"]')
    at.wait_for("choose")
    made = at.anna.now["view"]["offers"][RED]
    assert (made["gives"], made["asks"]) == ({"wool": 1}, {"ore": 1})


def test_offers_are_declined_for_the_rest_of_a_turn(house: OpenHouse, visit: Visit) -> None:
    at = Round(house, visit(), offered())
    bert = at.others[0]
    at.click('[data-answer="decline all"]')
    at.wait_for("act")
    for move in ("offer", "give 1 ore", "ask 1 salt", "propose"):
        bert.play(at.now(bert), move)
    carla = at.others[1]
    at.anna.until(lambda: at.now(carla)["legal"] or at.now(bert)["legal"])
    if at.now(carla)["legal"]:
        carla.play(at.now(carla), "decline")
    at.wait_for("act")
    assert at.clicks == 1


def test_a_caravan_goes_and_delivers_with_three_clicks(house: OpenHouse, visit: Visit) -> None:
    """The caravan, where it goes, the button: two steps and a delivery. A click on the city that
    gets it means the same."""
    posts = {"red": ["paris"], "blue": ["hamburg"]}
    table = line(seats=3, posts=posts, freed=[1, 0, 0])
    at = Round(house, visit(), table)
    at.click(f'[data-mark="caravan {BRUXELLES}"]')
    at.anna.page.wait_for_selector(f'[data-mark="path {HAMBURG}"].possible')
    assert at.anna.page.query_selector(f'[data-mark="path {KOLN}"].possible') is not None
    at.click('[data-mark="place hamburg"].possible .hit')
    assert at.anna.page.inner_text(".bar .main").startswith("Move and deliver to Hamburg, 1 salt")
    assert "1 salt" in at.anna.page.inner_text(".prospect")
    at.click(".bar .main")
    at.anna.until(lambda: at.anna.now["view"]["players"][RED]["delivered"] == 1)
    assert at.clicks == 3
    assert at.anna.now["view"]["players"][RED]["caravans"] == [HAMBURG]


def test_a_journey_of_one_click_is_taken_back_by_one_press(house: OpenHouse, visit: Visit) -> None:
    """Two steps and a delivery, which the log has as three moves."""
    table = line(seats=3, posts={"red": ["paris"], "blue": ["hamburg"]}, freed=[1, 0, 0])
    at = Round(house, visit(), table)
    anna, before = at.anna, at.anna.now["moves"]
    at.click(f'[data-mark="caravan {BRUXELLES}"]')
    at.click('[data-mark="place hamburg"].possible .hit')
    at.click(".bar .main")
    anna.until(lambda: anna.now["moves"] == before + 3 and anna.is_settled())
    at.click(".bar .undo:not([disabled])")
    anna.until(lambda: anna.now["moves"] == before and anna.is_settled())
    assert anna.now["view"]["players"][RED]["caravans"] == [BRUXELLES]


def test_the_map_stays_where_it_is_when_the_bar_grows(house: OpenHouse, visit: Visit) -> None:
    at = Round(house, visit(phone=True), arrange(seats=3, posts={"red": ["praha"]}))
    page = at.anna.page
    where = (
        "() => document.querySelector('[data-mark=\"place praha\"]').getBoundingClientRect().top"
    )
    page.wait_for_selector(".pan-zoom-board[style*=transform]")  # it has opened where it opens
    before = page.evaluate(where)
    height = page.evaluate("() => document.querySelector('.pan-zoom').clientHeight")
    page.evaluate("() => (document.querySelector('.me-bar').style.paddingBottom = '30px')")
    page.wait_for_function(
        "(before) => document.querySelector('.pan-zoom').clientHeight < before", arg=height
    )
    at.anna.wait_for_frames()
    assert page.evaluate(where) == pytest.approx(before, abs=1.5)
