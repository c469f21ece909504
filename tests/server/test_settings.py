"""How a house is run: what it takes to be safe in public, and for whom a request was meant."""

from pathlib import Path

import pytest

from fondaco import Refused
from fondaco.cli import main
from fondaco.server.serve import reachable, show_in_browser
from fondaco.server.settings import Settings, check_safe, from_environment

SECRET = "0123456789abcdef" * 4
SAFE = Settings(public=True, origin="https://play.example.org", secret=SECRET)
VARIABLES = ("FONDACO_DATABASE", "FONDACO_ORIGIN", "FONDACO_SECRET", "FONDACO_PROXIES")


def missing(settings: Settings) -> list[str]:
    """The first words of all that is missing."""
    with pytest.raises(Refused) as refused:
        check_safe(settings)
    first, *rows = refused.value.text.split("\n")
    assert first == "A public Fondaco needs:"
    return [row.removeprefix("  - ").split(",")[0].split(" ")[0] for row in rows]


def public(origin: str = SAFE.origin, secret: str = SECRET, proxies: str = "127.0.0.1") -> Settings:
    return Settings(public=True, origin=origin, secret=secret, proxies=proxies)


def test_at_home_nothing_is_needed() -> None:
    check_safe(Settings())


def test_a_safe_house_is_public() -> None:
    check_safe(SAFE)
    check_safe(public("https://play.example.org:8443"))


def test_all_that_is_missing_is_said_at_once() -> None:
    assert missing(public("", "", "*")) == ["FONDACO_ORIGIN", "FONDACO_SECRET", "FONDACO_PROXIES"]


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "http://play.example.org",
        "play.example.org",
        "https://",
        "https://play.example.org/table",
        "https://play.example.org/",
        "https://play.example.org?a=b",
        "https://anna@play.example.org",
        "https://Play.Example.org",
        "https://play.example.org:443",
        "https://play.example.org:port",
        "https://[play",
        "null",
        "*",
    ],
)
def test_an_origin_is_what_a_browser_says(origin: str) -> None:
    assert missing(public(origin)) == ["FONDACO_ORIGIN"]


@pytest.mark.parametrize("origin", ["play.example.org", "http://play.example.org"])
def test_an_origin_without_https_is_told_so(origin: str) -> None:
    with pytest.raises(Refused) as refused:
        check_safe(public(origin))
    assert f"not '{origin}': write https://play.example.org, with https://" in refused.value.text


def test_an_origin_that_is_no_address_is_not_mended() -> None:
    with pytest.raises(Refused) as refused:
        check_safe(public("https://play.example.org/table"))
    assert "write" not in refused.value.text


@pytest.mark.parametrize("secret", ["", "short", SECRET[:31], "a" * 100, "abcabc" * 9])
def test_a_secret_cannot_be_guessed(secret: str) -> None:
    assert missing(public(secret=secret)) == ["FONDACO_SECRET"]


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1,*", "0.0.0.0/0,*", "0.0.0.0/0", "::1, ::/0"])
def test_not_everybody_is_a_proxy(proxies: str) -> None:
    assert missing(public(proxies=proxies)) == ["FONDACO_PROXIES"]


def test_serve_does_not_open_a_house_that_is_not_safe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    data = tmp_path / "data"
    assert main(["serve", "--public", "--port", "0", "--data", str(data)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "A public Fondaco needs:" in said.err
    assert "FONDACO_ORIGIN" in said.err
    assert "FONDACO_SECRET" in said.err
    assert not data.exists()


def test_what_is_secret_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    values = ("postgresql://db", "https://play.example.org/", SECRET, "10.0.0.1")
    for name, value in zip(VARIABLES, values, strict=True):
        monkeypatch.setenv(name, value)
    found = from_environment(Settings(port=9, public=True))
    assert (found.database, found.origin) == ("postgresql://db", "https://play.example.org")
    assert (found.secret, found.proxies, found.port) == (SECRET, "10.0.0.1", 9)
    assert (
        from_environment(Settings(database="postgresql://other")).database == "postgresql://other"
    )


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7:8000"])
def test_a_house_at_home_answers_to_its_addresses(host: str) -> None:
    assert Settings().is_own_host(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.org",
        "localhost.evil.org:8000",
        "127.0.0.1.evil.org",
        "[::1",
        "a:b:c",
        "[x]",
    ],
)
def test_a_foreign_name_that_leads_here_is_a_trick(host: str) -> None:
    assert not Settings().is_own_host(host)


def test_a_house_answers_to_the_name_it_was_given() -> None:
    assert Settings(host="fondaco.local").is_own_host("fondaco.local:8000")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "play.example.org.evil.org", "[::1"])
def test_a_public_house_answers_to_its_own_name_alone(host: str) -> None:
    assert SAFE.is_own_host("play.example.org")
    assert not SAFE.is_own_host(host)


def test_cookies_of_a_public_house_are_bound_to_it() -> None:
    assert SAFE.cookie == "__Host-fondaco"
    assert SAFE.origins("anything") == ["https://play.example.org"]
    assert Settings().cookie == "fondaco"


@pytest.mark.parametrize(
    ("host", "written"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]")],
)
def test_the_address_that_is_told_can_be_gone_to(host: str, written: str) -> None:
    assert reachable(host) == written


@pytest.mark.parametrize(
    ("opens", "said"),
    [(True, ""), (False, "No browser could be opened from here: open http://a:1 in yours.\n")],
)
def test_where_no_browser_opens_the_address_is_told(
    opens: bool, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def opened(address: str) -> bool:
        asked.append(address)
        return opens

    monkeypatch.setattr("webbrowser.open", opened)
    show_in_browser("http://a:1")
    assert asked == ["http://a:1"]
    assert capsys.readouterr().out == said
