"""A line held against one evidence, or several taken together: `support` tries cards alone, together, and by `halves`; who
is summed up without a heading, by `profile_parts`, with the `badges` they are called by, or by `card_names` alone; `word_for_word`
knows the cards' own sentences.

- `hold_line` asks each rule in turn.
- **Words**: `hold_words` over `asked_words`, `known_words` (in `other_forms` too), `measures`, `members` of a body, `superlatives` (who did it `alone`), `strong_changes`, `prizes`; `doubts` judges one word that nobody told (a German one
  with `doubts_de`), by the weights of `doubt_weights`; `denies` and `denied_words` tell what one evidence denies, `only_named` what a line merely names of that,
  `free_of` and `two_tongues` what says the same in one word.
- **Deeds**: `verbs` by strength (`scope_ranks`) of its object (`scope_objects`), where it is no more than loosely meant (`scope_loosely`) or claims `no_part`, and their
  `directions`, both over `near_pieces` of the evidence; `leading` of people,
  `creation` of things, `causality`, `doers` by their deed, `own_deeds` within what was only helped in, and `called_help` what a line itself calls so.
- **Names**: `names`, `claimed_titles`, `held_titles`, `designations`, and `binding` of a word to its neighbour.
"""
