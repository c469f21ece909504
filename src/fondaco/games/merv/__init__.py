"""Merv: The Heart of the Silk Road."""
