"""What the product knows about words: one room, and one set of data files a language.

- `data`: the schema of `resources/language/<code>.yaml`, and how a language is loaded.
- `tokens`: folding, and a text cut into words, numbers and marks.
- `stems`: word stems (Snowball).
- `words`: small words, negations, limits, helpers.
- `detection`: the language of a text.
- `numbers`, `units`, `dates`: what can be compared as a value.

Imports nothing of ours. Each reader takes a code ("de"), a loaded `LanguageData`, or None for what
is written alike in all languages.
"""
