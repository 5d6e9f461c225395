"""The data as a whole: `backup`, `start_anew`, `delete_everything`, `doctor`, and the `schemas`
that are generated.
"""
