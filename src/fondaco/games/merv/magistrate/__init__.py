"""The corrupt magistrate of the solo game, and what he chooses for the high courtier."""
