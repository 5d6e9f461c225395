"""The seal of a process that touches somebody's file, and how its parent speaks with it.

- `seal` takes files, programs and network away, `unsealed` says what the person allowed where
  it cannot;
- `channel` is the parent's end of a child, `protocol` the frames between them;
- `memory` watches how much a child takes.
"""
