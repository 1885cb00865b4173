"""Values only: the contents of the box, the table, the position, actions and their text, facts as JSON."""
