"""Who leads and who helps.

`leaders` goes from a choice to a client, over `places` and `key_places`; `named_places` are those
the person keeps. `services` answers what the window asks of them, `connection_test` sends the
first request of an empty interview, `line_suggestion` asks one that runs here for a wording. For
résumés: `agent_settings`, and `agent_models` with what they may cost. `withholding` says what stays
here.
"""
