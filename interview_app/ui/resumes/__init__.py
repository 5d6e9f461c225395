"""The Résumés room: from a posting to pages that every line can be traced on (issue 5.8)."""
