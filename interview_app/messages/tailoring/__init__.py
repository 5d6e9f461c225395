"""The Résumés room: a posting comes in, a draft with its claims, its audit and its pages come out.

A *run* is one résumé for one posting. Every change makes a new version of the run; all versions are
kept.
"""
