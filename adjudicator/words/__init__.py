"""The way out, shared by all games: messages in Polish and English, JSON, text, pictures."""
