"""Figures and dates as a line writes them, before anybody asks what they count: each figure becomes a `quantity`.

- `numbers` reads them all: written out (`number_words`, `spelled`), with what stands behind (`number_units`, `units`), as
  `shares` of a whole, `one_period`, with a limit (`limits`), without their unit (`shared_units`), as `pairs` and `changes` from one to
  another; `rates` are how often.
- `dates` reads days, months, years and spans, and years told by another one (`relative_dates`).
"""
