"""The parts of `make ladder`: who plays whom, the games that are kept, and what they show."""
