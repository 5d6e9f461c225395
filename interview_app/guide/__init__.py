"""The offline interview: a pure function of what is known, the history and the allowed tools.

Nothing is read out of a sentence: each question names the field that its answer fills.

- `leader` leads: one step a turn, of `scene`; `course` is the data it speaks and asks by, in each
  language; `marks` are what it asked, kept in the history.
- **The history as an interview**: `talk` gives each answer to its question, as `acts`, with
  `results` of tools; `stories` are what is told, over `domain.story`.
- **What is asked**: `facts` of the person and their work, from a document or by two forms, `files`
  and `together` where there are some; `work` for the stories, `corrections` for figures that are
  put right, `meant` for a job that is named in words; `rest` for the writing
  sample, the goals, what was put off, and the end.
"""
