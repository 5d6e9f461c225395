"""The fact check: one line against the evidence of its entry is proven, refused, or your word.

- `rules`: the rules as rows; `example` has the person whose lines are their examples.
- `wording`: when two lines are the same line.
- `statements`: what the evidence of one entry says; `gathering` makes it from cards and timeline.
- `evidence`: the evidence of a whole career, entry by entry.
- `figures`: figures and dates that stand nowhere; `worked_out`: by one step of arithmetic.
- `marks`: words that the evidence does not have, and limits that a line leaves out.
- `rows`: rows whose parts are values of fields.
- `verdicts`: what the check says of a line; `line_check` says it.
"""
