"""Reading pictures of pages (OCR), in bounded children of the parent.

- `ocr` sends pictures and gets words, `ocr_worker` is the child, `tesseract_engine` and
  `tesseract_data` are behind it;
- `page_ink` darkens a pale page;
- `recognised_pages` makes lines of words and leads places back to the page;
- `document_language` is the language that the first page tells, for the others.
"""
