"""SoloPlay's AI: an opponent without a seat, whom the rules play. `flow` lets him have his turn."""
