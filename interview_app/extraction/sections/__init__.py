"""What stands under which heading.

- `headings` says which rows are headings, by `heading_looks`; `inferred_sections` names those
  that say nothing;
- `skills`, `spoken_languages`, `other_sections` read the lesser sections.
"""
