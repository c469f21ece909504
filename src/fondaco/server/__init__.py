"""The table online: people, lobby, live play, and what was played."""
