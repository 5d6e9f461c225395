"""From a posting and approved evidence to a résumé in which every claim can be traced."""
