"""The way out: params made readable, the picture, and the messages."""
