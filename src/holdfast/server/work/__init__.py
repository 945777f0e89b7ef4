"""Work that costs more than a few milliseconds: who pays for it, where it waits, and the processes that do it."""
