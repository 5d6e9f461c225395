"""What the window, the command line and the server all do, one file each."""
