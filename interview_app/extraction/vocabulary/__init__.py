"""Word lists of the reader, as Python data: the sealed worker opens no files."""
