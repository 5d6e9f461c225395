"""The interview: the actor that alone owns a session's state and phase.

- `actor` is its thread, `life` what it does there, `beside` what runs along with it, `parts` and
  `ports` what it is made of;
  `session` is the one in force, `state` folded from its events, `history` what a leader sees of
  them, `earlier_cards` the cards in it that stand again at the next start, `phases` what each phase
  offers, `objectives` how far they are.
- **Turns**: `turn` says what comes next, `work` does it until it is the person's turn, `leading`
  asks the leader, with the standing words of `prompt` and the `session_state` behind the
  conversation; `limits` says how long and how often; `token_buffer` brings text to the window.
- **Calls**: `calls` runs one, `activity` says so to the person, `projection` is what a leader sees
  of the result, over what
  is `withheld`: `placeholders` find it in any of its `spellings` and `value_parts`.
- **The person**: `saying` and `intake` take words and files; `answering` makes an answer durable,
  `answers` checks it,
  `approval` writes what follows; `reviews` prepares a sheet with the `sources` of each value;
  `line_settling` settles the lines of what is approved and holds those whose evidence changed
  (`still_said`),
  `line_keeping` does what the person wishes of one, `line_events` tells it;
  `story_card` takes changes of the story beside the conversation;
  `drafting` keeps what is not approved; `library` and `conversations` are edited there;
  `watched_reading` can be followed and stopped; `recovery` is what is said when something fails.
"""
