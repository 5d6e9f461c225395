"""What other rooms still read of a printed résumé until the gate goes.

`page_lines` and `line_breaks` make whole again what the page's width broke; `section_names` reads a section's name.
"""
