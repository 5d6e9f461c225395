"""What is told about a résumé beside it: audit, applicant software, ledger, versions (CONTRACT D7,
D8).
"""
