"""The server, tried for real: a process of its own, real sockets, a real store."""
