"""Names that cannot be mistaken, and passwords that cannot be guessed."""

from collections.abc import Iterator

import pytest
from argon2 import Type

from accounts import PASSWORD, account, guest, hashing_is_cheap, name_of
from fondaco import Refused
from fondaco.server import passwords
from fondaco.server.passwords import NOBODY, hasher
from fondaco.server.people import clean_name, login_of
from houses import OpenHouse, opened
from stored import rows


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria ", "Anna Maria"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),  # wide letters
        ("\uff21nna", "Anna"),
        ("ﬁnn", "finn"),  # a ligature
        ("Zoe\u0308", "Zoë"),  # composed
        ("王小明", "王小明"),
    ],
)
def test_a_name_is_written_in_one_way(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3000",
        "An\x00na",
        "An\x1bna",
        "An\x7fna",
        "An\u200bna",  # a space of no width
        "An\u202ena",  # from right to left
        "An\u00adna",  # a hyphen that may be
        "An\ufeffna",
        "An\u034fna",  # a joiner
        "An\ufe0fna",  # a variant
        "\u3164",  # a filler
        "\u2800",  # an empty pattern of dots
        "\ud800",
        "x" * 25,
        "ﷺ" * 2,  # one letter that stands for eighteen
    ],
)
def test_a_name_has_nothing_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_a_name_that_looks_like_another_is_taken(house: OpenHouse) -> None:
    account(house, "Wanda")
    for name in ("wanda", "WANDA", "\uff37anda", " Wanda "):
        wanted = {"name": name, "password": PASSWORD}
        answer = house.person().http.post("/api/register", json=wanted)
        assert answer.status_code == 422
        assert "is taken" in answer.json()["text"]
    assert login_of("Straße") == login_of("STRASSE")


def test_names_are_checked_wherever_they_come_from(house: OpenHouse) -> None:
    anna = guest(house)
    wishes = [{"kind": "me", "name": "An\x00na"}, {"kind": "open"}]
    new = {"title": "merkator", "seats": wishes}
    bad = {"name": "An\u202ena"}
    assert anna.http.post("/api/me", json=bad).status_code == 422
    assert anna.http.post("/api/register", json={**bad, "password": PASSWORD}).status_code == 422
    assert anna.http.post("/api/tables", json=new).status_code == 422
    assert anna.http.post("/api/tokens", json={"label": "a\x00b"}).status_code == 422
    assert anna.http.post("/name", data=bad).status_code == 422
    assert name_of(anna) == "Anna"


def test_what_is_said_stands_on_the_screen_and_does_nothing_to_it(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    said = {
        "a\x1b[2Jb\x00c": "a [2Jb c",
        "one\n\n two\t": "one two",
        "pay \u202eme\u2066": "pay me",
        "\U0001f468\u200d\U0001f469 zoë": "\U0001f468\u200d\U0001f469 zoë",
    }
    for text in said:
        assert anna.send(table, "say", text=text)["type"] == "ok"
    assert anna.send(table, "say", text="\x00\u202e")["text"] == "The message is empty."
    chat = anna.get(f"/api/tables/{table}/story")["chat"]
    assert [line["text"] for line in chat] == list(said.values())


# --- Passwords ---


def test_passwords_are_hashed_by_argon2id_as_rfc_9106_asks() -> None:
    assert hasher.type is Type.ID
    assert (hasher.time_cost, hasher.memory_cost, hasher.parallelism) == (3, 65536, 4)
    assert (hasher.hash_len, hasher.salt_len) == (32, 16)
    assert NOBODY.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_each_password_has_salt_of_its_own(house: OpenHouse) -> None:
    for name in ("Salt one", "Salt two"):
        account(house, name)
    found = rows(house, "SELECT password FROM people WHERE name LIKE 'Salt %'")
    assert len({password for (password,) in found}) == 2
    assert all(password.startswith("$argon2id$") for (password,) in found)


def test_a_wrong_password_and_an_unknown_name_look_and_cost_the_same(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    account(house, "Ursula")
    checked: list[str] = []
    verify = passwords.matches

    def counted(known: str, password: str) -> bool:
        checked.append(known.rpartition("$")[0].rpartition("$")[0])  # how much work it is
        return verify(known, password)

    monkeypatch.setattr(passwords, "matches", counted)
    answers = [
        house.person().http.post("/api/sign-in", json={"name": name, "password": "wrong " * 3})
        for name in ("Ursula", "Nobody at all")
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {
        (422, '{"text":"There is no account with this name and password."}')
    }
    assert len(checked) == 2
    assert len(set(checked)) == 1
    assert not any("set-cookie" in answer.headers for answer in answers)


@pytest.mark.parametrize("password", ["", "short", "x" * 9, "x" * 201])
def test_a_password_is_neither_too_short_nor_too_long(house: OpenHouse, password: str) -> None:
    wanted = {"name": "Vera", "password": password}
    assert house.person().http.post("/api/register", json=wanted).status_code == 400
