"""What is counted over a whole game, title by title."""
