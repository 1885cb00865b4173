"""Rulings: the verdict confirmed by every engine and explained. This folder loads the solvers."""
