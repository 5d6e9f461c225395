"""The pipeline's stages, one file each: what code does, what a model may add, and what the person
is asked (CONTRACT D3). A stage takes the context and the blackboard, and returns an outcome; the
pipeline makes its record and goes on.

- `analysis`, `mapping`, `writing`, `auditing`, `revising`, in this order; `context` is what they
  share.
- Models: `agents` is who may be asked, `asking` asks them, `card_budget` says how much each card is
  wanted and bounds what they are sent.
"""
