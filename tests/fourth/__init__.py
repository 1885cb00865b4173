"""Monety, a tiny fourth game with the files that a small game needs. It goes through every claim and door."""
