"""Leases of tables in Valkey or Redis: each a key that goes by itself, unless it is renewed."""

from typing import TYPE_CHECKING

from fondaco.server.leasing import LEASE
from fondaco.server.redis_bus import PREFIX

if TYPE_CHECKING:
    from redis.asyncio import Redis

# Which of these tables are ours, by their numbers: those that were free are ours from now on.
RENEW = """
local ours = {}
for number, lease in ipairs(KEYS) do
    local holder = redis.call('GET', lease)
    if not holder or holder == ARGV[1] then
        redis.call('SET', lease, ARGV[1], 'PX', ARGV[2])
        table.insert(ours, number)
    end
end
return ours
"""
GIVE_UP = """
for _, lease in ipairs(KEYS) do
    if redis.call('GET', lease) == ARGV[1] then redis.call('DEL', lease) end
end
"""


def _lease(table: str) -> str:
    return f"{PREFIX}lease:{table}"


class RedisLeases:
    """The leases of one process."""

    def __init__(self, client: "Redis", process: str) -> None:
        self.process = process
        self._renew = client.register_script(RENEW)
        self._give_up = client.register_script(GIVE_UP)

    async def renew(self, wanted: set[str], held: set[str]) -> set[str]:
        await self._give_up([_lease(table) for table in held - wanted], [self.process])
        asked = sorted(wanted)
        ours = await self._renew([_lease(table) for table in asked], [self.process, LEASE])
        return {asked[number - 1] for number in ours}
