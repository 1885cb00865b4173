"""The precedents: case files, and which rule each of them covers."""
