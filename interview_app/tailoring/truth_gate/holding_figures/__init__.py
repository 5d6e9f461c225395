"""The figures and dates of a line held against one evidence.

`hold_numbers` tries equal figures first (`equal_numbers`), then those that follow, unless `other_unit` has the number; `hold_rates` holds how often;
`hold_dates` holds when, with `dated` for what a date stands beside. What is wrong is told by `number_objections`.
"""
