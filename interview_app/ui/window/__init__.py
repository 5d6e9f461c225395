"""The window as a whole, on a bridge to the actor.

- `main_window` is an empty frame, painted at once; `shell` furnishes it with the parts of
  `furniture`, `placement` brings it back where it was;
- `bridge` carries messages, `listening` shows what the actor tells, `commands` what the person
  wants; `resume_commands` and `restoring` are their parts for résumés and for copies;
- `header`, `sidebar`, `source_list`, `inspector`, `banner`, `menu`, `pages` stand around the
  page in the middle;
- `about` and `restore_dialog` are its dialogs;
- `start_faults`, `safe_window` are for when it cannot start;
- `tour` photographs all of it;
- `collecting`, `imported_sources`, `interrupts` make Python and Qt live together.
"""
