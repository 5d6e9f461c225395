"""Holding a posting's demands against the evidence (CONTRACT D5).

- `mapper` finds the cards that answer a demand, over `terms`, `terms_apart`, `words` and the
  `card_text`; `experience_years` counts years; `wanted` is how much each card is wanted.
- `gaps` is what no card answers, and its questions; `evidence_strength` which of two cards counts.
"""
