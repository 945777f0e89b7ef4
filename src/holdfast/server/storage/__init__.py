"""Where tables are stored: SQLite or PostgreSQL, migrations, snapshots, backups."""
