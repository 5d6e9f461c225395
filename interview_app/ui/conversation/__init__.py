"""The conversation: what was said, what is asked, and the story that fills beside it.

- `page` is all of it; `view` scrolls, `column` lays out, `bubble`, `markdown` and `marks` show
  messages, `find` finds in them; `elsewhere` moves parts of the newest answer;
- `asks` holds what waits: `cards`, `option_card`; `composer` and `ask_bar` take the answer,
  `typed_form` one that has a shape;
- `story_panel` is the story: `story_field`, `story_drag`, `story_menus`, `in_place`, and
  `line_help` for its line.
"""
