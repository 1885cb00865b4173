"""Reading a case: forms, notation, every check of a position, and the table it describes."""
