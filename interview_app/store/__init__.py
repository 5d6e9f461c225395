"""The embedded store: an append-only journal, versioned records, content-addressed blobs, backups.

- `opening` opens it, in order, behind the `lock`; `store` is what the other rooms see; `places`
  says where its files lie.
- **What is written**: `events` of `sessions`, over `contents`, and what is `waiting` in them;
  `records`; `originals` over
  `blobs`; `tailoring_runs`, `cv_sessions`; the `request_journal`; `drafts`
  in a small file of their own.
- **How**: `database` with its `migrations` and what is `carried_over` by them, which gets its name
  by `publishing` alone; `files` are whole or absent; `faults` turns what SQLite and the system say
  into our errors.
- **The whole of it**: `verification` checks, `backup` makes and restores; `fresh_start` begins
  again where neither is there; `portable` takes it along and `absorbing` takes it in; `erasing`
  takes content out and puts it back, `deletion` takes out all of it.
"""
