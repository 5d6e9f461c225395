"""What a piece of text looks like by its words alone; the words stand in `resources/language`.

- `dates_in_text` finds dates and ranges of dates in a line;
- `language` tells a document's language;
- `lexicon` says how much a phrase looks like a job title, an organisation, a school or a
  degree;
- `places` how much it looks like a place, and its parts;
- `levels` how well somebody knows something, and whether that is a language;
- `joining` makes the lines of a paragraph one text.
"""
