"""Reading a posting: its text, what it demands, and in which words (CONTRACT D4).

- **The text**: `fetch` brings it from the web, `markup` is a page as a browser shows it, `text`
  puts lost list marks back and sets hidden text apart, `title` finds the title.
- **The demands**: `cues` finds the phrases of a language's file in `resources/language` that say
  what is asked; `demands` takes lists, sentences and their clauses apart by them, `terms` says what
  a résumé could show of each, `analyst` puts them together; `listed` is what else the posting lists.
"""
