"""The interview: the actor that alone owns a session's state and phase."""
