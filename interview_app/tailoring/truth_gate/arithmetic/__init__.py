"""Figures that no card writes and that follow from those it writes.

`derived` are roundings and other forms of one figure; `reckoned` is what two or more give: `differences`, `ratios`,
`totals`, over `worked_out`. `wholes` are told of which the person did a part, `left_over` what is told by the rest.
`tolerance` is what a rounding word may cover, `counting` whether two figures count the same thing, `things_apart` whether they say that they do not, `sentences` what their
sentences tell, `same_nouns` whether what they count has one name.
"""
