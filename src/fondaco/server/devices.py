"""What somebody came with, in words by which they know it again: Firefox on Linux."""

from msgspec import Struct

# What a browser calls itself also names those that it is like: the first that is found counts.
BROWSERS = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
]
SYSTEMS = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
]


class Device(Struct, frozen=True):
    """Where somebody signs in: the key that the browser has so far, its address, its name."""

    key: str
    address: str
    label: str


def label_of(agent: str) -> str:
    """The name of a device, from what its browser calls itself; nothing, where that is unknown."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return " on ".join([name for name in (browser, system) if name])
