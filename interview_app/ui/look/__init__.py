"""How the window looks, and how its parts lie.

- `theme` owns colours (`colours`), type, text size and motion; `stylesheet` says the shape of
  controls, `icons` draws, `appearance` follows the settings;
- `first_look` is what the first paint needs of it;
- `boxes`, `panes` are layouts, `reading_order` is the way of the Tab key;
- `window_plan`, `names` are widths and pages, and what phases and sheets are called;
- `screenshots` takes pictures.
"""
