"""Reading a line once: `claims` makes a `line`, its words with the part each plays, its figures, and whose deeds it tells.

- **Its words**: `verb_words`, `separable` verbs, `ranks` of a part in a deed, by words or by `rank_phrases`, and which piece they are `handed_on` to, `helping` in one or `only_there`, words of `manner`.
- **What its figures count**: `noun_phrases`, `sizes`, `told_for`, `whole_named`; how long, in `tenures`; what was learned, in `schooling`.
- **Whose deed each clause tells of**: `clauses`, `subjects`, `attribution`, `negation`, whom one `stand_ins` for, what was `handed_over`,
  `disowned`, `kept_off`, `excepted` or left `unfinished`, over what marks somebody else in `doers_en`, `others_en`, `others_de` (over `given_to_de`), `fronted_de`,
  `without_deed_de` and `others_written`,
  or is given away by `pointing_back`, and what a line has `given_away` itself; which German nouns name somebody, in `people_de`.
"""
