"""Logs that somebody has tampered with."""

from hashlib import sha256

import pytest

import fondaco


def is_refused(log: str) -> bool:
    try:
        fondaco.replay(log)
    except fondaco.Refused:
        return True
    return False


def refusal(log: str, to: int | None = None) -> str:
    """What is said against a log."""
    with pytest.raises(fondaco.Refused) as refused:
        fondaco.replay(log, to)
    return refused.value.text


def summed(body: str) -> str:
    """A log with the sum that fits, as a careful forger would write it."""
    return f"{body}end {sha256(body.encode(errors='backslashreplace')).hexdigest()[:16]}\n"
