"""The data as a whole: `backup`, restoring from `copies`, `start_anew`, `delete_everything`,
`doctor`, and the `schemas` that are generated.
"""
