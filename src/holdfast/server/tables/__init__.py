"""Tables: who holds which seat, what each viewer sees, what may be done, and the games in memory."""
