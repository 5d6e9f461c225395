"""The person's cards, made ready once so that thousands of lines a second can be held against them.

`evidence` is one card, with all it says (`card_sentences`), its words by their `beginnings`, what it denies (`denied`, where
`deed_families` are one), the parts of its `compounds` and the words that `short_forms` stand
for; a `pool` is several taken together; `evidence_index` is all of a person's, found by `employers`, by `held_posts`, or as
the `nearest` to a line.
"""
