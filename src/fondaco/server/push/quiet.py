"""Hours in which nobody shall be called."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from fondaco import Refused
from fondaco.server.wire import QuietHours


def check_zone(hours: QuietHours) -> None:
    """Refuse a time zone that nobody knows."""
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as problem:
        raise Refused(f"{hours.zone!r} is no time zone: write one like Europe/Berlin.") from problem


def quiet_until(hours: QuietHours, now: int) -> int:
    """When the quiet hours that now is in are over, in milliseconds since 1970; 0, if it is not."""
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(hours.zone))
    minute = 60 * here.hour + here.minute
    length = (hours.ends - hours.begins) % 1440
    if (minute - hours.begins) % 1440 >= length:
        return 0
    is_tomorrow = minute >= hours.ends
    day = here.date() + timedelta(days=int(is_tomorrow))
    end = datetime.combine(day, time(hours.ends // 60, hours.ends % 60), here.tzinfo)
    return int(end.timestamp() * 1000)
