"""From the text of a printed résumé to the lines of it that claim something, each under its heading (CONTRACT E7).

`resume_lines` tells headings from claims; `page_lines` and `line_breaks` make whole again what the page's width broke;
`page_head` reads the top, `page_headings` an entry's head, `section_names` a section's; `printed_line` leaves out what
claims nothing.
"""
