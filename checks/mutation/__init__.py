"""Mutation testing of the rules: small changes, each of which some clause test of the game must notice."""
