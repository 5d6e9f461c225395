"""The pipeline's stages, one file each: what code does, what a model may add, and what the person
is asked (CONTRACT D3).

A stage takes the context and the blackboard, and returns an `Outcome`; the pipeline makes its
record and goes on.
"""
