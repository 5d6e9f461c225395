"""Holding a posting's demands against the evidence (CONTRACT D5).

- `mapper` finds the cards that answer a demand, over `terms` and `terms_apart`; `qualifications`
  are years, degrees and levels.
- `gaps` is what no card answers, and its questions.
"""
