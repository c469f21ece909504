"""A position of Merchants of Europe as a learner sees it: the features that are on."""
