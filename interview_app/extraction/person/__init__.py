"""Who the document is about.

- `names` finds the name and the headline;
- `contact` finds the contact data, over `contact_forms`, `phones` and `contact_place`.
"""
