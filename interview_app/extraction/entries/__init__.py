"""Jobs and schools: where each begins in its section, and what its lines are.

- `units` are logical lines, `edges` where text wraps, `signs` what lines of one rank share;
- `header_lines` says which lines can be of an entry's header, `entry_starts` where entries
  begin, by their dates, and `openings` by the type of their first line;
- `fragments` cuts a header into pieces, `comma_cuts` where the section wants it also at commas;
  `header_roles` says which piece is what by the `scheme` of its kind of entry, `places_set_off`
  finds towns that no list knows;
- `experience` makes jobs, over `job_headers` and `posts_at_one_firm`;
- `education` makes schools, over `school_lines`;
- `records`, `record_entries` do the same for forms and tables.
"""
