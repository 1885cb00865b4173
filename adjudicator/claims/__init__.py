"""The claims that every game knows: what they need, and their verdict."""
