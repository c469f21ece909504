"""The chapters of the rulebook, each with what it allows, forbids and does."""
