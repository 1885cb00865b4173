"""The referee: cases, rulings, readings and explanations. One folder per game under ``games``."""
