"""What the window and the command line both do, in rooms; each may use those named
before it (a test holds that).

- `models`: who leads an interview and who helps with a résumé, where they are and what goes there.
- `reading`: documents, one or thousands.
- `exchange`: other programs' files in, our own data out and in, the sessions other programs begin.
- `resumes`: from a posting to a page, as a command does it and as the window does.
- `care`: copies, repairs, and the end of the data.
- `interviews`: an interview put together from all of these, and played again.
"""
