"""The games on the shelf; they know nothing of each other."""
