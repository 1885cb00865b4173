"""Brian Boru."""
