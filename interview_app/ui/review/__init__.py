"""Review sheets: form on the left, source on the right (DESIGN 11).

- `sheet` is the sheet, `form_and_source` its two sides, `source_view` the right one over
  `page_canvas` and `reading_text`;
- `left_lines` is what of the document is in no field, `left_lines_bar` leads through it;
- `one_by_one` leads through what is to be checked; both are a `leading_row`;
- `readings` are documents being read: `reading_card`, and `reading_report` over `report_lines`.
"""
