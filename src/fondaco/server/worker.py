"""A process that works for the house: it reads jobs one by one, and writes what came of each.

Each message is its length in four bytes, and MessagePack.
"""

import os
import signal
import sys
import time
from typing import BinaryIO

import msgspec

from fondaco import Refused
from fondaco.server import jobs
from fondaco.server.labor import DO

LENGTH = 4  # bytes that tell how long a message is


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


def answer(job: jobs.AnyJob) -> jobs.Answer:
    began = time.perf_counter()
    try:
        result = msgspec.msgpack.encode(DO[type(job)](job))
    except Refused as refused:
        return jobs.Answer(time.perf_counter() - began, refused=refused.text)
    except Exception as mistake:
        return jobs.Answer(time.perf_counter() - began, failed=repr(mistake))
    return jobs.Answer(time.perf_counter() - began, result)


def read(source: BinaryIO) -> bytes:
    """The next message; nothing, if there will be no more."""
    length = source.read(LENGTH)
    return source.read(int.from_bytes(length, "big")) if len(length) == LENGTH else b""


def main() -> None:
    """Work until the house closes the line. An interrupt is for the house, which ends us then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        work()
    except BrokenPipeError:  # the house has gone
        os._exit(0)


def work() -> None:
    decoder = msgspec.msgpack.Decoder(jobs.AnyJob)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    target.write(framed(b"ready"))
    target.flush()
    while message := read(source):
        target.write(framed(msgspec.msgpack.encode(answer(decoder.decode(message)))))
        target.flush()
