"""An interview: `parts` puts it together; its `documents`, those taken in by `import_foreign`, and
the person's own card (`mac_contacts`). `replay` folds a session again, `scripted_person` plays one,
`demo_files` show what comes of it.
"""
