"""Processes that Ctrl-C stops, wherever they are started."""

import signal


def heed_interrupts() -> None:
    """For `preexec_fn`: the process that begins here can be interrupted. A shell lets jobs in the
    background ignore interrupts, and whatever such a job starts would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
