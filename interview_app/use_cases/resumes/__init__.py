"""Résumés of approved lines.

- **As a command**: `tailor` goes from a posting to a folder, through `printed_draft`, and finds
  unfinished runs again; `accepted_wordings` are kept with their cards; `audit` holds a page to the
  evidence, which `marked_lines` brings to lines; `card_file` and `fact_cards`
  are the files it starts from.
- **In the window**: `services` is the way in, which notes what work is `asked` for, `listed` the
  list of résumés, `room` takes its messages, those about the look in `look` and about the wording
  of lines in `line_wishes`, at the `desk`; `run` is one résumé, kept in `versions`; `inputs`
  bring what it is made from, `demands` are what the person counts of a posting, `evidence` what
  it may claim, `stages` run the pipeline, one piece of work at a time, with its `help` and cost,
  `lines` are what is shown beside each line and the person's hand in it, `pages` what is drawn and
  written, `showing` what the window is shown, with the `ledger`; `last_page` is what it shows
  first.
"""
