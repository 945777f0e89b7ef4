"""Tables over HTTP and WebSocket, kept in a database, drawn for the browser."""
