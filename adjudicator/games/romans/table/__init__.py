"""Plain values: what is in the box, the table, the position, actions and their text, the table as JSON."""
