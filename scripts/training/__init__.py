"""How the nets of the players are trained: games of the net with itself, and a learner."""
