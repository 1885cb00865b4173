"""The way in, shared by all games: from JSON or text to a sound case, or to every problem of it."""
