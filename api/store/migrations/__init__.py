"""How the tables came to be, step by step, and back. Run by ``api/store/migrate.py``."""
