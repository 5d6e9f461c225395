"""Random input: nothing of it may end in an exception."""
