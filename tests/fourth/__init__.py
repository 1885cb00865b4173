"""A tiny fourth game: who has the higher coin? It shows that adding a game takes a folder and a line."""
