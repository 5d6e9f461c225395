"""A given résumé's page, line by line, through the check (CONTRACT E7).

- `page_lines`: the lines of a text, broken ones whole again; `line_breaks` tells where they broke.
- `page_top`: name, contact and address, which claim nothing.
- `page_entries`: what each line is, and the entry under whose head it stands.
- `audited`: the report on a page; `claim_index`: on a claim index of our own.
- `read_back`: what of a document is missing from its printed file, and what got onto it.
"""
