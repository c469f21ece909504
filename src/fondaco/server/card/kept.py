"""Pictures that were drawn lately: a link in a chat is looked at by all who are in it."""

from collections import OrderedDict

MOST = 64  # pictures, of about 25 kB each


class Pictures:
    """The last ones, each as of one moment of its table."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    def of(self, table: str, seq: int) -> bytes | None:
        return self._drawn.get((table, seq))

    def keep(self, table: str, seq: int, picture: bytes) -> None:
        self._drawn[table, seq] = picture
        while len(self._drawn) > MOST:
            self._drawn.popitem(last=False)
