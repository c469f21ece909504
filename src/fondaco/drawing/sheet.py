"""A sheet with shapes on it, one over the other, and the same as SVG."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

Point = tuple[float, float]

FONT = "font-family='Source Sans 3, Segoe UI, sans-serif'"
ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


@dataclass(frozen=True)
class Area:
    """A polygon with an outline."""

    points: tuple[Point, ...]
    fill: str
    line: str
    width: float

    def svg(self) -> str:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in self.points)
        paint = f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.width}"'
        return f'<polygon points="{points}" {paint}/>'


@dataclass(frozen=True)
class Disc:
    """A circle with an outline."""

    at: Point
    radius: float
    fill: str
    line: str
    width: float

    def svg(self) -> str:
        x, y = self.at
        paint = f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.width}"'
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{self.radius}" {paint}/>'


@dataclass(frozen=True)
class Stroke:
    """A straight line."""

    begin: Point
    end: Point
    line: str
    width: float

    def svg(self) -> str:
        (x1, y1), (x2, y2) = self.begin, self.end
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        return f'<line {ends} stroke="{self.line}" stroke-width="{self.width}"/>'


@dataclass(frozen=True)
class Text:
    """A line of text; `at` is where it stands, at its left, its middle or its right."""

    at: Point
    text: str
    size: float
    fill: str
    anchor: str

    def svg(self) -> str:
        x, y = self.at
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{ANCHORS[self.anchor]}"'
        look = f'font-size="{self.size:.1f}" fill="{self.fill}"'
        return f"<text {place} {look}>{escape(self.text)}</text>"


Shape = Area | Disc | Stroke | Text


@dataclass
class Sheet:
    """So wide and high, in pixels."""

    width: int
    height: int
    shapes: list[Shape] = field(default_factory=list)

    def area(
        self, points: Sequence[Point], fill: str, line: str = "none", width: float = 1.0
    ) -> None:
        self.shapes.append(Area(tuple(points), fill, line, width))

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str, line: str = "none"
    ) -> None:
        self.area([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], fill, line)

    def disc(
        self, at: Point, radius: float, fill: str, line: str = "none", width: float = 1.0
    ) -> None:
        self.shapes.append(Disc(at, radius, fill, line, width))

    def stroke(self, begin: Point, end: Point, line: str, width: float = 1.0) -> None:
        self.shapes.append(Stroke(begin, end, line, width))

    def text(self, at: Point, text: str, size: float, fill: str, anchor: str = "left") -> None:
        self.shapes.append(Text(at, text, size, fill, anchor))

    def svg(self) -> str:
        """The sheet as a picture that a browser shows at any size."""
        box = f"viewBox='0 0 {self.width} {self.height}' width='{self.width}'"
        head = f"<svg xmlns='http://www.w3.org/2000/svg' {box} style='max-width:100%' {FONT}>"
        return "".join([head, *[shape.svg() for shape in self.shapes], "</svg>"])
