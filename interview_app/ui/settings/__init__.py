"""The settings.

- `settings_dialog` is the dialog; `models_page` and `agents_page` are its pages of models, over
  `model_fields` and `model_parts`;
- `privacy_sheet` shows a request before it is sent, `request_journal` those that were, both by
  `sent_parts`.
"""
