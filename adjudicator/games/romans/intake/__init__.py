"""Untrusted input: forms, notation, every check of a position, and the table that play starts from."""
