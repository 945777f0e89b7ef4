"""Several processes or servers on one database: dispatching connections, messages between processes."""
