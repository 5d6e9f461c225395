"""The truth gate: code that holds every line of a résumé against evidence, and fails closed (CONTRACT D8, DESIGN 9).

`gate` gives the verdict: one line, or a whole résumé, against a person's cards; `objections` says what is wrong. Below it,
floor by floor, each knowing only those above it in this list; the docstring of each is a map of its files:

- `words`: cut apart, near enough to each other, known by heart.
- `figures`: numbers, units, rates and dates as they are written.
- `reading`: a line read once: what it claims, and whose deed it tells of.
- `cards`: a person's evidence made ready.
- `page`: a printed résumé's lines under their headings; only who audits pages asks for it, no rule does.
- `arithmetic`: figures that follow from others.
- `holding_figures`: figures and dates of a line against one evidence.
- `holding`: words, deeds and names of a line against one evidence.
- `whole_evidence`: what the rest of the evidence has against a line that some card supports.
"""
