"""An event that tells more to some seats than to others."""

from fondaco.core.game import Event


class SecretEvent(Event):
    """An event of which only some seats see everything."""

    def __init__(
        self, kind: str, fields: dict[str, object], hidden: dict[str, object], seeing: list[int]
    ) -> None:
        super().__init__(kind, fields)
        self.hidden = hidden
        self.seeing = seeing

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = super().seen_by(seat)
        return {**seen, **self.hidden} if seat in self.seeing else seen
