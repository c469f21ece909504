"""The parts of `make follies`: what a person would laugh at, title by title, and how it is seen."""
