"""The command line, one file a command; the composition root without Qt."""
