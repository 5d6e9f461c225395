"""Holding a posting's demands against the evidence (CONTRACT D5).

- `mapper` finds the cards that answer a demand, or that may, over `shared`; its
  words are in `terms`, and times of experience in `years`.
- `telling` is what of a card is shown beside a demand.
- `gaps` is what no card answers, and its questions.
"""
