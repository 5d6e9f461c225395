"""Files: RenderCV YAML, Typst PDF, DOCX, Markdown, text and HTML, measured and fitted to pages."""
