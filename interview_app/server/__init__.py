"""Sessions over HTTP: a dispatcher without sockets, and its loopback server."""
