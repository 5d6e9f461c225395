"""One document through a sealed process.

- `intake` takes the file of the person in;
- `worker_pool` has workers ready, `worker_process` is the parent's side of one,
  `untrusted_answer` checks what it answered;
- `worker` is the process itself: `rehearsal` before it is sealed, `reading` afterwards;
- `sandbox` is what the doctor asks;
- `page_pictures` are kept in the cache folder.
"""
