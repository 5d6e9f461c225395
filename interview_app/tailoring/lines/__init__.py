"""What stands on the page: approved lines, chosen and ordered (CONTRACT C, D6, NEXT 3).

- **The evidence**: `facts` has the career and its facts as cards, `career_from_cards` the way back;
  `fact_resume`, `profile_yaml` and `base_resume` are files of it; `own_sentences` are the lines of
  another program's cards, `holding` holds those whose evidence changed.
- **The page**: `draft` builds it from `material`; `entries` of a career have the lines that
  `choosing` takes; `selection` is a plan, `unpaid_work` the section of volunteering,
  `resume_language` its language; `contradictions` are told, and `settling` says which prints.
- **Proposals**: `suggesting` makes them, `checking` asks the check, `voice` has what no
  proposal may say.
"""
