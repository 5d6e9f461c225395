"""The fact check: one line against the evidence of its entry is proven, refused, or your word.

- `rules`: the rules as rows, and what the check says of a line by them; `example` has the person
  whose lines are their examples.
- `wording`: when two lines are the same line.
- `statements`: what the evidence of one entry says, in units that are parts of one another;
  `gathering` makes it from cards and timeline.
- `evidence`: the evidence of a whole career, entry by entry.
- `figures`: figures and dates that stand nowhere, and those that come to by one step of arithmetic.
- `marks`: words that the evidence does not have, and limits that a line leaves out.
- `rows`: rows whose parts are values of fields.
- `line_check` is the verdict on a line, `report` on a whole page.
- `explained`: the rules in words, for `docs/rules.md` and `audit --explain`.
- `page`: a given résumé's page, line by line through the check.
"""
