"""A verdict confirmed by every engine and explained."""
