"""What is known about the person, to look at and to edit (DESIGN 11).

- `page` is what every page of it has;
- `single_view` is profile or timeline, `evidence_view` the stories, `goals_view` what is looked
  for, `documents_view` the documents;
- `record_editor` edits one record.
"""
