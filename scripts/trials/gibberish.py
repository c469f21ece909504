"""Hostile JSON, made from what the wire allows by doing one thing wrong."""

import json
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import inspect

from oddities import DIGITS
from sayable import valid


class Raw(str):
    """A piece of JSON, or of what is none, that is written as it stands."""


LONG = 6_000
DEEP = 3_000
TEXTS = [
    *["", " ", "\0", "a\0b", "\x7f", "\r\n", "\u202e", "\ufeff", "e\u0301", *DIGITS],
    *[
        "\ufdfa" * 40,
        "\u03a9" * 24,
        "x" * LONG,
        "0",
        "-1",
        "NaN",
        "null",
        "true",
        "Infinity",
        "1e9",
    ],
    *[
        "../../../etc/passwd",
        "' OR 1=1 --",
        "<script>alert(1)</script>",
        "{{7*7}}",
        "%s%n",
        "9" * 20,
    ],
]
NOT_TEXTS = [
    *["NaN", "Infinity", "-Infinity", "1e999", "-1", "-0", "0.5", "01", "1e3", "0x10", "1_000"],
    *["9" * 20, "9" * 400, "-" + "9" * 30, "2147483648", "9223372036854775808", "true", "null"],
    *['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', '"\\"', '"\x01"', '"\t"', "'a'"],
    *["[]", "{}", "[null]", '{"type":"play"}', "[" * DEEP, "[" * DEEP + "]" * DEEP, '{"a":' * 500],
    *["undefined", "", ",", "/*", "\ufeff1", "1 2", '"a" "b"'],
]
NO_TEXT = [b"\0", b"\x80", b"\xff\xfe", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]

Fields = dict[str, Any]


def hostile(kind: Any, known: Fields, will: Random) -> bytes:
    """A message of that type, with one thing wrong; now and then with nothing wrong."""
    fields = valid(_info(kind), will)
    fields = fields if isinstance(fields, dict) else {"": fields}
    fields |= {name: value for name, value in known.items() if name in fields}
    return will.choice(WAYS)(fields or {"": None}, will)


@lru_cache(maxsize=100)
def _info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def written(value: Any) -> str:
    """JSON, with pieces that are not."""
    if isinstance(value, Raw):
        return value
    if isinstance(value, dict):
        rows = [f"{json.dumps(str(name))}:{written(item)}" for name, item in value.items()]
        return "{" + ",".join(rows) + "}"
    if isinstance(value, list):
        return "[" + ",".join([written(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def encoded(value: Any) -> bytes:
    return written(value).encode(errors="surrogatepass")


def anything(will: Random) -> Any:
    return will.choice(TEXTS) if will.random() < 0.4 else Raw(will.choice(NOT_TEXTS))


def _as_it_is(fields: Fields, will: Random) -> bytes:
    return encoded(fields)


def _one_wrong(fields: Fields, will: Random) -> bytes:
    name = will.choice(list(fields))
    return encoded(fields | {name: _inside(fields[name], will)})


def _inside(value: Any, will: Random) -> Any:
    """Something else in place of a value, or of a part of it."""
    if isinstance(value, list) and value and will.random() < 0.7:
        at = will.randrange(len(value))
        return [*value[:at], _inside(value[at], will), *value[at + 1 :]]
    if isinstance(value, dict) and value and will.random() < 0.7:
        name = will.choice(list(value))
        return value | {name: _inside(value[name], will)}
    return anything(will)


def _one_missing(fields: Fields, will: Random) -> bytes:
    name = will.choice(list(fields))
    return encoded({other: value for other, value in fields.items() if other != name})


def _one_more(fields: Fields, will: Random) -> bytes:
    return encoded(fields | {will.choice(["seat", "person", "admin", "__class__", "", "\0"]): 1})


def _twice(fields: Fields, will: Random) -> bytes:
    name = will.choice(list(fields))
    begin = f"{json.dumps(name)}:{written(anything(will))},"
    return ("{" + begin + written(fields)[1:]).encode(errors="surrogatepass")


def _cut(fields: Fields, will: Random) -> bytes:
    whole = encoded(fields)
    return whole[: will.randrange(len(whole))]


def _flipped(fields: Fields, will: Random) -> bytes:
    whole = bytearray(encoded(fields))
    for _ in range(will.randint(1, 3)):
        whole[will.randrange(len(whole))] = will.randrange(256)
    return bytes(whole)


def _with_bytes(fields: Fields, will: Random) -> bytes:
    whole = encoded(fields)
    at = will.randrange(len(whole))
    return whole[:at] + will.choice(NO_TEXT) + whole[at:]


def _wrapped(fields: Fields, will: Random) -> bytes:
    depth = will.choice([1, 2, 100, 2_000])
    begin, end = will.choice([("[", "]"), ('{"type":', "}"), ('{"cid":', "}")])
    return (begin * depth + written(fields) + end * depth).encode(errors="surrogatepass")


def _unknown(fields: Fields, will: Random) -> bytes:
    return encoded(fields | {"type": anything(will)})


def _nothing_like_it(fields: Fields, will: Random) -> bytes:
    return encoded(anything(will))


def _noise(fields: Fields, will: Random) -> bytes:
    return will.randbytes(will.choice([0, 1, 7, 200]))


WAYS: list[Callable[[Fields, Random], bytes]] = [
    *[_as_it_is] * 6,
    *[_one_wrong] * 8,
    *[_one_missing, _one_more, _twice, _cut, _flipped, _with_bytes, _wrapped, _unknown],
    *[_nothing_like_it, _noise],
]
