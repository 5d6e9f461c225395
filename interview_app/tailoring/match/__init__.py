"""Holding a posting's demands against the evidence: what answers them, and where the gaps are
(CONTRACT D5).
"""
