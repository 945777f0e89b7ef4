"""What reaches the server over HTTP and WebSocket: API, pages, live connections, limits."""
