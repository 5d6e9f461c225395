"""What the whole evidence has against a line that some card supports: `every_rule` asks each in turn.

- **Denied or limited elsewhere**: `denial`, `denied_numbers`, deeds `told_of_others` alone, `limited`, what was done `only_when` somebody was away or `only_for` one purpose, what has `ended`, `all_but` what was excepted, `little_known`, `parts_open`.
- **Somebody's part**: `roles`, `making`, `talked_about`, `came_about`, what was `taught`, `posts` (whose: `post_holders`; named for a deed: `posts_by_deed`), whose employee (`employed`), `adoption` by others, what was `shared`, who is led (`people_led`) or `led_by_name`, told whole that was a lesser one (`lesser_posts`) or done that was `only_prepared`, or run that was `only_place`.
- **Facts moved or turned**: `borrowed_figures`, `swapped_names`, `swapped_nouns`, what is `attached` to another deed, `credited`, `whereabouts`, `since_when`, `vague_lengths`, `when_changed`, `named_times`, `named_periods`, `outcomes`, `opposites`, `other_kinds` of a thing, `targets`, `schools`; claims about all of something: `sweeping`, or of what was done in part: `part_of_all`, of a time: `whole_time`, of more than was told: `widened`.
- **Facts added**: `skilled` deeds that nobody told, `one_more` thing and `one_deed_more` beside a told one, what somebody is `also_qualified` for; `complements` and `alternatives` of what was told.
"""
