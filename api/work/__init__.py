"""Where rulings are computed, beside the event loop."""
