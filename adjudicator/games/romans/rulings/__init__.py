"""Rulings: the verdict confirmed by every engine, and explained."""
