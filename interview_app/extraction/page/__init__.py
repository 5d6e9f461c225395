"""From the lines of a page to rows in reading order; knows nothing of résumés but dates.

- `rows` has the rows and cells that everything later works on;
- `pieces` cuts a page's lines into cells, `drawn_bullets` and `bullets` tell what marks a list
  item;
- `marks` says where cells stand, `columns` where a page falls apart, `column_relation` how two
  sides of a gutter belong together, `gutter_cells` what lies in it;
- `table_rows`, `form_bands`, `field_rows` read tables and forms row by row;
- `running_lines` sets page numbers, heads and feet apart;
- `layout` is all of it: the rows of a document and its full text;
- `section_rows` makes rows ready for finding headings;
- `placing` leads from a span of the text back to its place on the page.
"""
