"""Output: readable params, the picture, and the messages."""
