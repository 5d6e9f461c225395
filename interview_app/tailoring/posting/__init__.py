"""Reading a posting: its text, what it demands, and in which words (CONTRACT D4).

- **The text**: `fetch` brings it from the web, `markup` is a page as a browser shows it, `text`
  puts lost list marks back and sets hidden text apart, `title` finds the title.
- **The demands**: `analyst` puts them together; `phrasing` says what a list is and which
  demands a sentence makes, `demands` takes them apart, `terms` what a résumé could show of each;
  `listed` is what else the posting lists.
- **Other languages than English and German**: `by_words` reads them by the phrases of their file in
  `resources/language`, which `cues` finds.
"""
