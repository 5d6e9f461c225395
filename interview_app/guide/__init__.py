"""The offline interview: a pure function of what is known, the history and the allowed tools.

- `leader` leads; `flow` is the data it speaks and asks by; `scene` is what it has before it,
  `slots` and `marks` what it
  asks and how the history remembers that; `late_patterns` are compiled when they are first asked.
- **The history as an interview**: `talk` reads it into `acts`, with `results` of tools, the state
  and the wishes of
  `course`, options of `choosing` and `job_chosen`, `jobs_told` along with another, questions of
  `asking_back`, `returning` to an earlier one, `elsewhere` for answers that tell of something else,
  `risen` for posts one came to; `understanding` says what a message means.
- **What an answer says**: `hearing` takes the facts out of a sentence; `as_read` are the words it
  looks in; `fields`,
  `amounts`, `headcount` and `changes` read one value each, over `abbreviations` and
  `number_words`; `answers` lays it beside the questions, `corrections` put it right, `noted` and
  `so_far` say it back, `unheard` what was not, and `beside_choice` what was told along with a
  choice.
- **What is asked**: `facts` of the person and their stations, `by_hand` where there is no document
  (`care_station` for years
  of care), `files` and `together`
  where there are; `dive` into one story, made `cards`; `voice` and `closing`.
"""
