"""The truth gate: code that holds every line of a résumé against evidence, and fails closed (CONTRACT D8, DESIGN 9).

Where to look, from a page to a verdict:

- **A page becomes lines**: `page_lines`, `line_breaks`, `page_head`, `page_headings`, `section_names`,
  `resume_lines`, `printed_line`.
- **A line is read once** (`claims` makes a `line`): `tokens`; its words (`verb_words`, `verbs_de`, `separable`,
  `empty_words`, `ranks`, `phrases`); its figures, each a `quantity` (`numbers`, `spelled`, `number_words`,
  `number_units`, `units`, `shares`, `limits`, `pairs`, `changes`, `rates`, `sizes`, `noun_phrases`, `told_for`); its
  `dates`; and whose deed each clause tells of (`clauses`, `closed_words`, `subjects`, `attribution`, `negation`,
  `others_en`, `others_de`, `others_written`).
- **Cards are made ready once**: `evidence`, `pool`, `evidence_index` with `employers`, `held_posts`, `nearest`; what
  they deny (`denied`).
- **A verdict**: `gate` asks `support`, which tries cards alone, together, piece by piece and by `halves`; `hold_line`
  holds a line against one evidence: words (`hold_words`, `known_words`, `manner`, `doubts`, `superlatives`), figures
  (`hold_numbers`, `equal_numbers`, `counting`, `hold_rates`, `hold_dates`, `dated`), deeds (`verbs`, `leading`,
  `creation`) and names (`names`, `claimed_titles`, `held_titles`, `binding`, `designations`, `causality`). What is
  wrong is told by `objections` and `number_objections`.
- **Figures that follow from others**: `derived`, `reckoned` (`differences`, `ratios`, `totals`, `worked_out`),
  `wholes`, `whole_named`, `left_over`, `tenures`, `tolerance`.
- **What the whole evidence has against a line that some card supports**: `denial`, `limited`, `making`,
  `borrowed_figures`, `outcomes`, `roles` (`deed_kinds`), `schools`, `parts_open`, `sweeping`, `adoption`, `posts`.
- **Which words are near enough**: `meaning`, `compounds`, `measures`, `ordinary`, `lexicon` over the tables
  `words_en`, `words_de`, `alike_en`, `alike_de`, and those made by scripts in packaging/ (`common_en`, `deeds_en`,
  `people_en`, `doubt_weights`).
"""
