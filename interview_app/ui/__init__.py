"""The window: the only folder, with app.py, that imports PySide6.

- `look` is how everything looks and how its parts lie;
- `controls` are the parts every screen is made of;
- `forms` show and edit a record; `review` puts what was understood beside its source;
- `conversation` is the interview; `resumes` is the page and its inspector; `library` is what is
  known about the person;
- `settings` are the settings, with models and what leaves this computer;
- `window` holds all of it: menus, the list at the left, dialogs of its own, and what the actor
  tells.
"""
