"""The plain HTTP interface: the same messages as on a socket, for programs and for bots."""
