"""One file per kind of claim: what it needs, and its verdict by search alone."""
