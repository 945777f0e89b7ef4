"""Tables: who sits where, what each viewer sees, what may be done, and the games in memory."""
