"""The Résumés room: a posting comes in, a draft with its claims, its audit and its pages come out.

A *run* is one résumé for one posting. Every change makes a new version of the run; all versions are
kept.
"""

from interview_app.messages.tailoring.facts import *
from interview_app.messages.tailoring.shown import *
from interview_app.messages.tailoring.wishes import *
