"""A position of Merkator as a learner sees it: `lighting` writes what `features` allots."""
