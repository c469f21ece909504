"""Fits what turns judgements into chances, and measures how well that holds."""
