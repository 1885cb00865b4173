"""Rulings on the claims that every game knows, and rulings under other readings."""
