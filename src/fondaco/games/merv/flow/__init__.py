"""Which step follows which: nothing else writes whose turn it is and what is asked."""
