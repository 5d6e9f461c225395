"""Words: how a line is cut into them, which are near enough to say the same, and the tables of words known by heart.

- `characters`, `capitals`, `spellings` and `written_forms` bring what is written in several ways into one, before anything
  is read; `tokens` cuts, folds and stems; `phrases` finds set phrases of several words without trying each,
  and `told_phrases` makes those of the tables ready.
- `lexicon` makes the tables ready that are kept by hand (`words_en`, `words_de`, `ordinary`, `closed_words`), by rule
  (`verb_forms`, `verbs_de`) or by scripts in packaging/ (`common_en`, `deeds_en`, `people_en`).
- `degree_names` brings the short names of degrees into one form.
- `labels` are what stands before a list and claims nothing.
- `meaning` says which words may stand for each other, over `alike_en` and `alike_de`; `empty_words` which claim nothing;
  `regions` what codes of states stand for; `tongues` are the languages people speak; `deed_kinds` which verbs claim the same part in a deed; `skilled_deeds`
  what shows a skilled one, over `skilled_kinds`; `kept_apart` which nouns of one matter never count each other.
"""
