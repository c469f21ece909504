"""Structured logs: one line of JSON each, with no key, cookie or password in it."""

import logging
import sys

import msgspec

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


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
        root = logging.getLogger()
        root.handlers = [handler]
        root.setLevel(level)
