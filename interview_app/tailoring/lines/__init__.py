"""What stands on the page: the career, its approved lines, which are chosen and in which order
(CONTRACT C, D6).
"""
