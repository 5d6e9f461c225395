"""From rows to a résumé: profile and timeline, each value with its place and how sure it is.

- `understanding` is the way through;
- `alternatives` has the structural decisions of a reading, and takes them anew where it looks bad;
- `values_read` is what was read, before and after it becomes domain objects;
- `miscellany` puts lines where they belong that stand under another or no heading;
- `profile_building`, `timeline_building`, `lesser_building` make domain objects, `noting` notes
  each value, `in_no_field` tells what of the document became none;
- `segments`, `segment_looks`, `segment_roles` read the lines a second time, by a model and without
  the rules;
- `confidence` says how sure a value is, by `calibration_weights`.
"""
