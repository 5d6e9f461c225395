"""The kinds of events a session is made of, with what their bodies hold (DESIGN 4, 7).

The actor writes them, the store keeps them, and both derive from them what waits: a call of
`CALL_WAITING` waits until an event of `CLOSES_WAITING` carries its token. Bodies are JSON; a body
reads None once its content was erased.
"""

SESSION_STARTED = "session_started"
"""`{}`. Written by the store with the session."""

PERSON_SAID = "person_said"
"""`{text, attachments[], answer}`; `answer` is a typed answer in the shape of CONTRACT E11."""

LEADER_SAID = "leader_said"
"""`{text, calls[], raw_items, wire, partial, language}`: a whole reply of the model or the guide,
committed before any call runs; `language` is that of the window then.
"""

CALL_WAITING = "call_waiting"
"""The fields of `journal.WaitingCall`: `{token, call_id, tool, args, args_sha256, ask}`."""

CALL_ANSWERED = "call_answered"
"""`{token, data, ack: {status, id, version}}`: the person's answer and the acknowledgement it got,
for the same token again.
"""

CALL_ABORTED = "call_aborted"
"""`{token, reason}`: it waits no longer and nobody answered."""

CALL_RESULT = "call_result"
"""`{call_id, tool, output, data}`: `output` is what the model gets, `data` the app's own object."""

NOTE = "note"
"""`{text}`: something the app told the person."""

STORY_CHANGED = "story_changed"
"""The fields of `story.StoryChange`: what the person changed in the story card itself."""

PHASE_CHANGED = "phase_changed"
"""`{phase}`."""

OBJECTIVE_CHANGED = "objective_changed"
"""`{objective, status}`."""

ATTACHED = "attached"
"""The fields of `known.Attachment`."""

RECORD_APPROVED = "record_approved"
"""`{data_type, id, version, sha256}`. The content is in the record alone, so that erasing it there
is enough.
"""

RECORD_EDITED = "record_edited"
"""`{data_type, id, version, sha256, base_version}`: edited in the library."""

LINE_ACCEPTED = "line_accepted"
"""`{data_type, id, version, line, family, origin, replaces[], for_posting}`: a wording was
approved, new or in place of others. As with records, the words are in the record alone.
"""

LINE_USED_EVERYWHERE = "line_used_everywhere"
"""`{data_type, id, version, line}`: a wording for one posting became the one for all."""

LINE_BROUGHT_BACK = "line_brought_back"
"""`{data_type, id, version, line}`: an older wording is the newest again, or a held one stands."""

LINE_TAKEN_BACK = "line_taken_back"
"""`{data_type, id, version, line}`: a wording is approved no more."""

LINE_SUPERSEDED = "line_superseded"
"""`{data_type, id, version, line, from}`: it went along with the card `from` to the one that took
its place.
"""

LINE_HELD = "line_held"
"""`{data_type, id, version, line, field}`: a value under it changed since it was approved."""

LINES_CARRIED_OVER = "lines_carried_over"
"""`{records: [{data_type, id, version}]}`: versions with lines, of records that had none yet: they
came from a version of the app before there were lines.
"""

ERASED = "erased"
"""`{what, data_type, id, sha256[], handed_over[], read[]}`: content went; `sha256` lists what can
no longer be read, `handed_over` and `read` the handles of files of which that was told there. Never
erased itself.
"""

PUT_BACK = "put_back"
"""`{what, data_type, id}`: the person took an erasure back, and what went is there again."""

SESSION_ENDED = "session_ended"
"""`{}`. Written by the store when another session starts."""

CLOSES_WAITING = frozenset({CALL_ANSWERED, CALL_ABORTED})
"""After one of these with its token, a call no longer waits."""
