"""The kinds of claim: what each needs, and its verdict by search alone."""
