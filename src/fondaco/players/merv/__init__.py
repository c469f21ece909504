"""What players know of Merv."""
