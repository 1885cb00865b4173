"""A tiny fourth game, to show that adding one takes a folder and a line: who has the higher coin?"""
