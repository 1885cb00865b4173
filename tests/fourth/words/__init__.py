"""The way out: params made readable, the picture, the messages."""
