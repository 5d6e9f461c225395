"""What is told about a résumé beside it (CONTRACT D7, D8).

- `draft_audit` is the check over the page that would print now, `ats_check` how applicant software
  reads it, `ledger` which claim went to whom, `variants` what differs between two versions.
"""
