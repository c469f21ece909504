"""Purses that fill with time, places that are left again, and what counts as one address."""

import pytest

from fondaco.server import limits as limiting
from fondaco.server.addresses import household
from fondaco.server.limits import Credits, Limits, Places, Purses


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(limiting, "time", found)
    return found


def test_credits_come_back_with_time_and_never_beyond_the_limit(watch: Watch) -> None:
    purse = Credits(2.0, 3.0)
    assert [purse.pay() for _ in range(4)] == [True, True, True, False]
    watch.now += 0.5
    assert [purse.pay() for _ in range(2)] == [True, False]
    watch.now += 1000.0
    assert [purse.pay() for _ in range(4)] == [True, True, True, False]


def test_purses_are_not_shared_and_the_longest_unused_are_forgotten(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limiting, "MOST_REMEMBERED", 3)
    purses = Purses(0.0, 1.0)
    assert [purses.pay(who) for who in "aab"] == [True, False, True]
    assert not purses.pay("a")
    assert [purses.pay(who) for who in "cd"] == [True, True]  # b is forgotten, a was here since
    assert [purses.pay(who) for who in "ab"] == [False, True]
    assert len(purses._purses) == 3


def test_purses_that_are_full_again_are_forgotten(watch: Watch) -> None:
    purses = Purses(1.0, 10.0)
    assert purses.pay("greedy", 10.0)
    for number in range(1000):
        watch.now += 0.004
        assert purses.pay(f"passing {number}")
    assert not purses.pay("greedy", 5.0)
    for number in range(1000):
        watch.now += 0.1
        assert purses.pay(f"later {number}")
    assert len(purses._purses) < 20
    assert purses.pay("greedy", 10.0)


def test_places_are_taken_and_left() -> None:
    places = Places(2)
    assert [places.enter(who) for who in "aaab"] == [True, True, False, True]
    places.leave("a")
    assert places.enter("a")
    for who in "aab":
        places.leave(who)
    assert not places._taken


def test_the_limits_of_a_house_are_not_generous() -> None:
    """What a house allows unless a test says otherwise: all of it is some, and none is much."""
    usual = Limits()
    for name in ("chat", "tables", "requests", "sign_in", "guests", "messages", "labor"):
        purse: Purses = getattr(usual, name)
        assert 0 < purse.rate <= 50
        assert 1 <= purse.burst <= 300
    assert usual.labor.rate <= 0.5  # of a worker
    assert usual.waiting.most <= 50
    assert usual.sign_in.burst <= 10
    assert usual.sign_in.rate <= 0.1
    assert usual.socket == (20.0, 60.0)
    assert usual.watching.most == 200


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_household_is_one_address(host: str, counts_as: str) -> None:
    assert household(host) == counts_as
