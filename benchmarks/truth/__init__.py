"""The fact check's benchmark: lies and honest rewordings of invented people, in three columns."""
