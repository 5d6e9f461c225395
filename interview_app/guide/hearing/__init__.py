"""The facts in a sentence: "I've been head milliner at the Druid in Galway since 2017" tells employer, post, town and year.

People answer in sentences. What a plain frame around the fact holds is taken out of it, in English and German; what fits
no frame stays as it was written, and what a frame shows to be missing is asked once more. Nothing is completed, corrected
or put into other words (CONTRACT A17), and all of it stands in a form before it is kept.

- `frames`: what people put before and behind a fact, and times in a sentence; `short_years` writes "'09" out.
- `jobs`: employer, post, town and time of a job (`job`), by the words that lead them in (`job_parts`), with large `towns`, how posts are
  called (`posts`), what stands around a job (`told_around`), work on one's own account (`self_employed`), and what is told along with an employer's name (`houses`: ward, town, hours).
- `stations`: several jobs of one message, each with its own words; `job_shown` says which words tell one, `listed` and
  `pasted` read lists and the entries of a résumé, `profile_pasted` those of a network's page.
- `fragments`: jobs in half sentences, where nothing leads in what is told.
- `reckoning`: times told from today ("two years ago") as dates. `breaks`: times without a job; `care`: years of care among them.
- `persons`: name, ways to reach somebody, home; `header` reads the head of a résumé.
- `schools`: school, what was finished there and when (`school_words`); `papers`: licences, and `degrees` that are told among them;
  `tongues`: languages, and how well they are spoken.
- `stories`: situation, own part and outcome of a story told in one go.
- `goals`: what somebody wishes for, and where, and what not.
- `options`: which of the options somebody means who answers a choice in words.
- `asides`: all that an answer tells beside what was asked, by the slot it fills.
- `casing`: names of people who type without capitals. `repairs`: what somebody takes back while they say it.
- `chat`: words as they are typed on a phone. `names`: whether words can be a name. `times_alone`: a sentence that is a time.
"""
