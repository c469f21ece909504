"""A table in a position that a test wants, in an open house."""

from fondaco import Table
from fondaco.server.house import House
from houses import OpenHouse


def lay(house: OpenHouse, id: str, table: Table) -> None:
    """Let a table that has begun stand like that one; who looks at it then is shown that."""

    async def stand(inside: House) -> None:
        (await inside.room(id)).live.table = table

    house.run(stand)
