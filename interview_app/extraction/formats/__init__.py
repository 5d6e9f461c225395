"""A reader for each format, and what keeps it safe.

- `sniff` tells a file's type by its content;
- `pdf_reader` reads PDF, over `pdf_hidden` and `pdf_clipped` (what cannot be seen),
  `pdf_active` (what it would do), `page_effort` (what a page asks of MuPDF), `page_lying`
  (pages on their side) and `letter_spacing`;
- `docx_reader` reads DOCX, over `archive`, `safe_xml`, `docx_walk`, `docx_elements`,
  `docx_styles`, `docx_shading`;
- `text_reader` reads plain text and Markdown in any encoding;
- `photo` makes a photo of the person small and writes it anew;
- `characters`, `symbols` are characters that a reader does not see, and letters of symbol
  fonts;
- `instructions` tells text that reads like instructions to a model.
"""
