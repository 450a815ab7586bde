"""HTTP, WebSocket, tables and clocks: the only reader of time and of dice."""
