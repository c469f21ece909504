"""Who may see the figures of a house, and ask whether it is well without end."""

import pytest

import fondaco
from fondaco.server.limits import Limits, Purses
from fondaco.server.middleware import is_near
from fondaco.server.settings import Settings, from_environment
from houses import OpenHouse


def test_figures_are_told_on_this_machine_alone(house: OpenHouse) -> None:
    near = house.person()
    answer = near.http.get("/metrics")
    assert answer.status_code == 200
    assert "fondaco_requests_total" in answer.text
    for address in ("192.0.2.1", "127.0.0.1", "::1", "testclient"):
        assert house.person_from(address).http.get("/metrics").status_code == 403
    named = {"host": house.host.replace("127.0.0.1", "192.0.2.1")}
    assert near.http.get("/metrics", headers=named).status_code == 403


def test_watchers_are_let_in_but_nobody_through_the_proxy() -> None:
    watched = Settings(watchers="10.0.0.0/24, fd00::/64")

    def is_let_in(host: str, *headers: tuple[bytes, bytes]) -> bool:
        return is_near({"type": "http", "client": (host, 1), "headers": headers}, watched)

    assert is_let_in("10.0.0.7", (b"host", b"house1:8000"))
    assert is_let_in("fd00::7")
    assert not is_let_in("10.0.0.7", (b"x-forwarded-for", b"192.0.2.1"))
    assert not is_let_in("10.0.1.7")
    assert not is_let_in("127.0.0.1", (b"host", b"house1:8000"))


@pytest.mark.parametrize("networks", ["0.0.0.0/0", "::/0", "everybody", "10.0.0.1/24"])
def test_watchers_are_networks_and_not_everybody(
    networks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_WATCHERS", networks)
    with pytest.raises(fondaco.Refused, match="FONDACO_WATCHERS"):
        from_environment(Settings())


def test_only_who_looks_after_the_house_asks_it_for_its_store_without_end(
    house: OpenHouse, limits: Limits
) -> None:
    limits.requests = Purses(0.0, 3.0)
    far, near = house.person_from("192.0.2.3"), house.person()
    asked = [far.http.get("/readyz", headers={"host": "localhost"}).status_code for _ in range(5)]
    assert asked == [200] * 3 + [429] * 2
    assert {near.http.get("/readyz").status_code for _ in range(10)} == {200}
