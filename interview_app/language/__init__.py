"""What the product knows about words: one room, and one set of data files a language.

- `files`: the tables of `resources/language/<code>.yaml` as they are written; `data`: a language
  with all of them, held to the schema of `tables`.
- `any_language`: headings of sections, months and titles, looked up in all languages at once.
- `names`: what firms, schools, degrees, countries and languages are called, in all of them at once.
- `printed`: the words that a résumé's own files say.
- `addresses`: addresses on the web, and the networks they are on.
- `tokens`: folding, and a text cut into words, numbers and marks; `phrases`: a table of phrases,
  found in them; `told`: whether words stand in values.
- `stems`: word stems (Snowball).
- `words`: small words, negations, limits, helpers.
- `detection`: the language of a text.
- `fractions`: "two thirds", "half an hour".
- `numbers`: numbers as values; `figures` reads their notation, `number_words` those in words.
- `units`: numbers with what they measure.
- `dates`: dates and durations; `date_spans` reads the former.

Imports nothing of ours. Each reader takes a code ("de"), loaded data, or None for what
is written alike in all languages.
"""
