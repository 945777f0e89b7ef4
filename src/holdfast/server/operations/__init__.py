"""For operators: health, metrics, logs, doctor."""
