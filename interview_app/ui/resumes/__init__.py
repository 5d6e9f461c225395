"""The résumés: from a posting to pages that every line can be traced on (issue 5.8).

- `room` is the one in hand, `run_view` its page and inspector, `run_head` what the toolbar
  offers, `notices` what is told of it, `approved` when it is another by now, `undoing` its Undo
  over `undo_steps`;
- `new_resume_dialog`, `posting_field`, `writer_choice`, `sheets` begin one, `sent_dialog`,
  `ledger_dialog` and `versions_dialog` say what became of it;
- `page_pane` holds the page: `page_canvas`, `page_surface` and `page_tiles` show it,
  `page_rows` and `page_model` are its rows, `page_layer` and `page_marks` lie over it,
  `page_moves` moves lines, `page_commands` are what a row offers, `line_editor` and `reworded`
  change lines, `page_strips` and `page_suggestions` suggest;
- `match_view` is what the posting asks, over `gap_card` and `demand_words`, `posting_view` the
  posting itself; `line_view` the row in hand, `look_view` the look;
- `page_checks`, `capitals`, `waiting_part`, `gave_way`, `left_out` are what the person should look
  at;
- `words`, `changed_words` are words for all of them.
"""
