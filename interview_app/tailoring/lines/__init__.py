"""What stands on the page: approved lines, chosen and ordered (CONTRACT C, D6, NEXT 3).

- **The evidence**: `facts` has the career and its facts as cards, `career_from_cards` the way back;
  `fact_resume`, `profile_yaml` and `base_resume` are files of it; `given_cards` are the lines of a
  file of cards, and which of them are held.
- **The page**: `draft` builds it; `contact` is its top, `entries` of a career have the lines that
  `choosing` takes; `selection` is a plan; `contradictions` are told, and say which line prints.
- **Proposals**: `suggesting` makes them, `checking` asks the check of them and of a page, `voice`
  has what no proposal may say.
"""
