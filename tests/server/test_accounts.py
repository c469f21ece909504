"""Accounts: passwords, codes for the day when one is forgotten, and devices."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import PASSWORD, account, guest, hashing_is_cheap, key_of, name_of, sign_in, with_key
from fondaco import Refused
from fondaco.server.devices import label_of
from fondaco.server.limits import Purses
from fondaco.server.passwords import WORDS, check_hard_to_guess
from houses import OpenHouse, Person, generous, opened
from stored import rows

OTHER = "seven ships for Bergen"
LEAST_PASSWORD = 10  # characters
USUAL_ENDINGS = [
    "1",
    "!",
    "1!",
    "12",
    "123",
    "1234",
    "12345",
    "123!",
    "007",
    "1990",
    "2026",
    "2026!",
]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36"
)
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def registered(house: OpenHouse, name: str) -> tuple[Person, list[str]]:
    """Somebody with a new account, and its codes."""
    person = house.person()
    made = person.post("/api/register", {"name": name, "password": PASSWORD})
    return person, list(made["codes"])


def refused(person: Person, path: str, **body: object) -> str:
    answer = person.http.post(path, json=body)
    assert answer.status_code == 422, answer.text
    return str(answer.json()["text"])


# --- Passwords ---


@pytest.mark.parametrize(
    "password",
    [
        "password123",
        "Passw0rd2024!",
        "qwertyuiop",
        "asdfghjkl123",
        "1234567890",
        "0987654321",
        "aaaaaaaaaaaa",
        "abcabcabcabc",
        "1qaz2wsx3edc",
        "Fondaco2026",
        "merkator1234",
        "football123",
        "sunshine1990",
        "basketball",
        "strawberry",
        "1q2w3e4r5t",
        "q1w2e3r4t5",
        "schatz1234",
        "ILoveMichael",
        "annaberg2001",
        "Anna Berg 123",
        "P@$$w0rd2024!",
        "M1ch43l1234",
        "Christiane1!",
    ],
)
def test_a_password_that_is_tried_first_is_refused(password: str) -> None:
    with pytest.raises(Refused):
        check_hard_to_guess(password, "Anna Berg")


@pytest.mark.parametrize(
    "password", [PASSWORD, OTHER, "a long way to Danzig", "Kümmel, Safran, Zimt", "xK7#pq92Lm0v"]
)
def test_others_are_not(password: str) -> None:
    check_hard_to_guess(password, "Anna Berg")


def is_refused(password: str) -> bool:
    try:
        check_hard_to_guess(password, "Anna Berg")
    except Refused:
        return True
    return False


def test_three_thousand_passwords_made_of_what_is_tried_first_are_refused() -> None:
    """A word with one of the usual endings, and long enough to be a password here at all."""
    made = {f"{word}{end}" for word in WORDS for end in USUAL_ENDINGS}
    long = [password for password in made if len(password) >= LEAST_PASSWORD]
    assert len(long) >= 3_000
    assert [password for password in long if not is_refused(password)] == []


def test_an_easy_password_makes_no_account(house: OpenHouse) -> None:
    anna = guest(house)
    easy = {"name": "Adele", "password": "adele123456"}
    assert "too easy" in refused(anna, "/api/register", **easy)
    assert anna.get("/api/me")["guest"]
    anna, _ = registered(house, "Adele")
    assert "too easy" in refused(anna, "/api/password", old=PASSWORD, new="adele123456")
    assert sign_in(house.person(), "Adele") == 204


def test_a_password_is_changed_and_other_devices_are_signed_out(house: OpenHouse) -> None:
    anna, _ = registered(house, "Berta")
    phone = house.person()
    assert sign_in(phone, "Berta") == 204
    table = anna.open("merkator", ["me", "open"])["id"]
    with phone.socket(table) as talk:
        talk.until(lambda said: said["type"] == "table")
        assert "not your password" in refused(anna, "/api/password", old=OTHER, new=OTHER)
        assert name_of(phone) == "Berta"
        anna.post("/api/password", {"old": PASSWORD, "new": OTHER})
        with pytest.raises(ConnectionClosed):
            talk.until(lambda said: False)
    assert name_of(anna) == "Berta"
    assert name_of(phone) == ""
    assert sign_in(phone, "Berta") == 422
    assert sign_in(phone, "Berta", OTHER) == 204


def test_a_guest_has_no_password_to_change(house: OpenHouse) -> None:
    anna = guest(house)
    assert refused(anna, "/api/password", old=PASSWORD, new=OTHER) == "You have no account."
    assert refused(anna, "/api/codes", password=PASSWORD) == "You have no account."


def test_wrong_passwords_are_limited_for_each_account(tmp_path: Path) -> None:
    limits = generous()
    limits.accounts = Purses(0.0, 3.0)
    with hashing_is_cheap(), opened(tmp_path, limits=limits) as house:
        _, codes = registered(house, "Clara")
        registered(house, "Dora")
        for _ in range(5):  # whoever knows it may sign in as often as they like
            assert sign_in(house.person(), "Clara") == 204
        wrong = [sign_in(house.person(), "clara", "not her password") for _ in range(4)]
        assert wrong == [422, 422, 422, 429]
        assert sign_in(house.person(), "Clara") == 429
        assert [sign_in(house.person(), "Nobody") for _ in range(4)] == wrong
        assert sign_in(house.person(), "Dora") == 204
        recovery = {"name": "Clara", "code": codes[0], "password": OTHER}
        house.person().post("/api/recover", recovery)  # the way back


def test_no_stranger_keeps_who_is_signed_in_from_changing_the_password(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "fondaco.people")
    limits = generous()
    limits.accounts = Purses(0.0, 3.0)
    with hashing_is_cheap(), opened(tmp_path, limits=limits) as house:
        anna, _ = registered(house, "Emma")
        tried = [sign_in(house.person(), "Emma", "not her password") for _ in range(5)]
        assert tried == [422, 422, 422, 429, 429]
        [(id,)] = rows(house, "SELECT id FROM people WHERE name = 'Emma'")
        assert vars(caplog.records[-1])["account"] == id
        anna.post("/api/password", {"old": PASSWORD, "new": OTHER})
        wrong = {"old": PASSWORD, "new": OTHER}
        found = [anna.http.post("/api/password", json=wrong).status_code for _ in range(4)]
        assert found == [422, 422, 422, 429]


# --- Codes ---


def test_codes_are_ten_and_kept_as_hashes(house: OpenHouse) -> None:
    _, codes = registered(house, "Elsa")
    assert len(set(codes)) == 10
    assert all(len(code.replace("-", "")) == 24 for code in codes)
    kept = rows(
        house, "SELECT hash FROM codes c JOIN people p ON p.id = c.person WHERE p.name = 'Elsa'"
    )
    assert len(kept) == 10
    text = str(kept)
    assert not any(code in text or code.replace("-", "") in text for code in codes)


def test_a_code_is_good_once_and_signs_everybody_else_out(house: OpenHouse) -> None:
    anna, codes = registered(house, "Frieda")
    bot = Person(house, anna.post("/api/tokens", {"label": "bot"})["token"])
    back = house.person()
    typed = codes[3].lower().replace("-", " ")
    back.post("/api/recover", {"name": "frieda", "code": typed, "password": OTHER})
    assert (name_of(back), name_of(anna)) == ("Frieda", "")
    assert bot.http.get("/api/me").status_code == 401
    assert back.get("/api/me")["codes"] == 9
    again = {"name": "Frieda", "code": codes[3], "password": PASSWORD}
    assert "no account with this name and code" in refused(house.person(), "/api/recover", **again)
    assert sign_in(house.person(), "Frieda") == 422
    assert sign_in(house.person(), "Frieda", OTHER) == 204


def test_codes_of_others_are_no_good(house: OpenHouse) -> None:
    _, codes = registered(house, "Gerda")
    registered(house, "Hilde")
    for name in ("Hilde", "Nobody there"):
        wanted = {"name": name, "code": codes[0], "password": OTHER}
        assert "no account" in refused(house.person(), "/api/recover", **wanted)
    assert sign_in(house.person(), "Hilde") == 204


def test_new_codes_replace_the_old_ones(house: OpenHouse) -> None:
    anna, old = registered(house, "Ida")
    assert "not your password" in refused(anna, "/api/codes", password=OTHER)
    new = anna.post("/api/codes", {"password": PASSWORD})["codes"]
    assert not set(new) & set(old)
    lost = {"name": "Ida", "code": old[0], "password": OTHER}
    assert "no account" in refused(house.person(), "/api/recover", **lost)
    house.person().post("/api/recover", {**lost, "code": new[0]})
    assert sign_in(house.person(), "Ida", OTHER) == 204


# --- Devices ---


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox on Linux"),
        (CHROME, "Chrome on Windows"),
        (IPHONE, "Safari on iPhone"),
        ("curl/8.0", ""),
        ("", ""),
    ],
)
def test_a_device_has_a_name(agent: str, label: str) -> None:
    assert label_of(agent) == label


def test_devices_are_listed_and_signed_out(house: OpenHouse) -> None:
    anna, _ = registered(house, "Jutta")
    phone, tablet = house.person(), house.person()
    phone.http.headers["user-agent"] = IPHONE
    for device in (phone, tablet):
        assert sign_in(device, "Jutta") == 204
    found = anna.get("/api/sessions")
    assert [one["current"] for one in found] == [True, False, False]
    assert sorted(one["label"] for one in found) == ["", "", "Safari on iPhone"]
    assert all(set(one) == {"id", "label", "made", "used", "current"} for one in found)
    [there] = [one["id"] for one in found if one["label"]]
    assert guest(house).http.delete(f"/api/sessions/{there}").status_code == 422
    assert anna.http.delete(f"/api/sessions/{there}").status_code == 204
    assert (name_of(phone), name_of(tablet), name_of(anna)) == ("", "Jutta", "Jutta")
    assert anna.http.delete("/api/sessions").status_code == 204
    assert (name_of(tablet), name_of(anna)) == ("", "Jutta")
    assert len(anna.get("/api/sessions")) == 1


def test_a_session_is_not_its_key(house: OpenHouse) -> None:
    anna = account(house, "Karla")
    [one] = anna.get("/api/sessions")
    assert key_of(anna) not in str(one)
    assert name_of(with_key(house, one["id"])) == ""


# --- The log ---


def test_what_is_done_about_an_account_is_logged(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "fondaco.people")
    anna, codes = registered(house, "Lotte")
    sign_in(anna, "Lotte", "not her password")
    sign_in(anna, "Lotte")
    anna.post("/api/password", {"old": PASSWORD, "new": OTHER})
    house.person().post("/api/recover", {"name": "Lotte", "code": codes[0], "password": PASSWORD})
    notes = [note for note in caplog.records if note.name == "fondaco.people"]
    whats = ["signed up", "wrong password", "signed in", "password changed", "recovered"]
    assert [note.getMessage() for note in notes] == whats
    [(id,)] = rows(house, "SELECT id FROM people WHERE name = 'Lotte'")
    assert {(vars(note)["account"], vars(note)["address"]) for note in notes} == {(id, "127.0.0.1")}
    said = str([vars(note) for note in notes])
    assert not any(secret in said for secret in (PASSWORD, OTHER, codes[0], key_of(anna)))
