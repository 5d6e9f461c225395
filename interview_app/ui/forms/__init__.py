"""Forms: what they show and check as plain data, and the widgets that show and edit it.

- `spec`, `checks`, `json_paths`, `typed_dates`, `countries`, `marks` are data;
- `record_form` is what every form offers, over `targets`, `form_for` says which
  edits what; `object_form`, `object_rows`, `line_rows`, `field_grid`, `field_row`, `editors`
  are its fields;
- `timeline_form` is the timeline: `timeline_state` over `timeline_moves` and `timeline_sections`,
  `read_values`, `section_bar`, `entries_view`, `entry_list`, `split_dialog`, and
  `timeline_picture` over `timeline_layout`;
- `drafts`, `left_before` are changes that were not approved yet.
"""
