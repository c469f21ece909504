"""How colours look to eyes of every kind, and how far apart they are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes that lack one kind of
cone; who sees no colour at all sees how light a thing is.
"""

from collections.abc import Sequence

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

GREY: Rgb = (0.2126, 0.7152, 0.0722)
EYES: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colour": (GREY, GREY, GREY),
}
TO_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE: Rgb = (0.9505, 1.0, 1.089)


def seen(colour: str, eyes: Matrix) -> Rgb:
    """A colour such as #4f7f42 as these eyes see it, as light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = [min(1.0, max(0.0, part)) for part in _times(eyes, light)]
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """As WCAG defines it."""
    darker, lighter = sorted(_dot(GREY, colour) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: Rgb, other: Rgb) -> float:
    """Between two colours, as far as an eye tells them apart: about 2 can just be noticed."""
    pairs = zip(_lab(one), _lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(light: Rgb) -> Rgb:
    x, y, z = [
        _root(part / white) for part, white in zip(_times(TO_XYZ, light), WHITE, strict=True)
    ]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def _times(matrix: Matrix, light: Sequence[float]) -> list[float]:
    return [_dot(row, light) for row in matrix]


def _dot(row: Sequence[float], light: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(row, light, strict=True))
