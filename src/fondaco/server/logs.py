"""Structured logs: one line of JSON each, with no key, cookie or password in it."""

import logging
import sys

import msgspec

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

UNTRUE = "ASGI callable returned without completing handshake."  # of each socket we turn away
# What a client gets wrong is not the house's mistake, and should not fill its log.
OF_CLIENTS = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")


class JsonLines(logging.Formatter):
    """A record as one line of JSON: when, how bad, where, what, and its own fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        fields |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=repr).decode()

    @classmethod
    def install(cls, level: int) -> None:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(cls())
        handler.addFilter(lambda record: record.getMessage() not in (UNTRUE, *OF_CLIENTS))
        root = logging.getLogger()
        root.handlers = [handler]
        root.setLevel(level)
        # The door logs requests and sockets itself, without the keys that a path may hold.
        logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
