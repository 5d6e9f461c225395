"""The embedded store: an append-only journal, versioned records, content-addressed blobs, backups."""
