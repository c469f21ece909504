"""Calling people back: push messages to browsers that asked for them."""
