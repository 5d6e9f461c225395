"""The offline interview: a pure function of what is known, the history and the allowed tools."""
