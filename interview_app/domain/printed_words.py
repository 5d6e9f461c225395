"""What pages print beside a fact, in words that readers of documents look past."""

GIVEN = ("awarded", "issued", "published", "presented", "granted")
"""What an award, a certificate or a paper was, before who gave it or when."""
GRADES = ("gpa", "cgpa", "grade", "score", "note", "abschlussnote", "notendurchschnitt")
"""What a grade is called before its figure."""
