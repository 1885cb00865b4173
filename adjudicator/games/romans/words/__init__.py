"""Output: params made readable, the picture, and the messages."""
