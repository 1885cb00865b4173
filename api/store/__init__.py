"""Where rulings are kept."""
