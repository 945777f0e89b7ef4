"""What several games share: pieces, amounts, effects, free actions, content checks, invariants, catalogue."""
