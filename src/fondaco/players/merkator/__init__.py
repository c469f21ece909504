"""What players know of Merkator."""
