"""Guests and accounts, and the keys they come with."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from argon2 import PasswordHasher

from fondaco.server import passwords
from houses import OpenHouse, Person

PASSWORD = "correct horse battery"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@contextmanager
def hashing_is_cheap() -> Iterator[None]:
    """Let passwords be hashed in no time, for tests of something else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "hasher", CHEAP)
        patch.setattr(passwords, "NOBODY", CHEAP.hash("nobody"))
        yield


def key_of(person: Person) -> str:
    return str(person.http.cookies["fondaco"])


def guest(house: OpenHouse, name: str = "Anna") -> Person:
    person = house.person()
    person.post("/api/me", {"name": name})
    return person


def account(house: OpenHouse, name: str) -> Person:
    person = house.person()
    person.post("/api/register", {"name": name, "password": PASSWORD})
    return person


def sign_in(person: Person, name: str, password: str = PASSWORD) -> int:
    answer = person.http.post("/api/sign-in", json={"name": name, "password": password})
    return answer.status_code


def with_key(house: OpenHouse, key: str) -> Person:
    person = house.person()
    person.http.cookies.set("fondaco", key)
    return person


def name_of(person: Person) -> str:
    return str(person.get("/api/me")["name"])
