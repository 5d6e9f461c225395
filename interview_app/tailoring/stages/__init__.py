"""The pipeline's stages, one file each: what code does, what a model may add, and what the person
is asked (CONTRACT D3). A stage takes the context and the blackboard, and returns an outcome; the
pipeline makes its record and goes on.

- `states` are the ways between them; `context` is what they share.
- `preparing`, `analysis`, `mapping`, `writing`, `auditing`, `revising`, in this order.
- Models: `agents` asks them, `card_budget` bounds what they are sent, `revision` is what a refused
  proposal is asked for, `keyword_advice` advises on words.
"""
