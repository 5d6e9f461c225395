"""Documents: `document` reads one, made ready by `on_demand`; `refine` asks a model too, `many`
reads thousands.
"""
