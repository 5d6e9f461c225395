"""What is told about a résumé beside it (CONTRACT D7, D8).

- `ats_check` is how applicant software reads it, `ledger` which claim went to whom, `variants` what
  differs between two versions.
"""
