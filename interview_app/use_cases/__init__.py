"""What the window, the command line and the server all do, one file each.

- **An interview**: `interview_parts` puts it together; its documents (`interview_documents`,
  `uploads`, `contact_card`,
  `mac_contacts`); who leads it (`models`, over `model_places` and `key_places`; `model_services`;
  `connection_test`; `named_places`, `local_servers`, `line_suggestion`; `prompt_texts`);
  `replay` folds a session again; `scripted_person` plays it, and `demo_files` and `demo_resume`
  show what comes of it; `told_again` says kept sentences in another language.
- **Reading**: `read_document`, one document, made ready by `reading_on_demand`;
  `refine_reading` asks a model too, `read_many` reads thousands.
- **Other programs**: `foreign_files` are recognised, `import_foreign` takes one in; `export_data`,
  `import_data` and
  `markdown_export` write everything out and in; `cv_session_desk` has the sessions they began,
  `print_cv` prints one.
- **Résumés, as a command**: `tailor` goes from a posting to a folder, through
  `printed_draft`, and finds unfinished runs again; `accepted_wordings` are kept with their cards;
  `audit` holds a page to the evidence, which `marked_lines` and
  `rendercv_page` bring to lines; `card_file` and `fact_cards` are the files it starts from.
- **Résumés, in the window**: `tailoring_services` is the way in, `tailoring_room` takes its
  messages, those about the look in `tailoring_look`, at the
  `tailoring_desk`, one piece of work at a time (`work_lane`); `tailoring_run` is one résumé, kept
  in `tailoring_versions`; `tailoring_inputs` and `posting_intake` bring what it is made from,
  `tailoring_evidence` what it may claim, `approved_lines` keeps what the person approves there,
  `tailoring_stages` run the pipeline, `tailoring_lines` are what is shown beside each line and
  `tailoring_wording` the person's hand in it, `tailoring_print` and
  `tailoring_files` its pages and files,
  `tailoring_shown` and `tailoring_ledger` what is told of it.
- **Agents**: `agent_settings`, `agent_models`, `tailoring_help` with its cost, `withholding` what
  stays here.
- **The data**: `backup`, `start_anew`, `delete_everything`, `doctor`, and the `schemas`
  that are generated.
"""
