"""Interview App: interviews a person about their working life and writes résumés from approved
evidence alone.
"""

__version__ = "0.2.0"
