"""The reference meaning of the rules: legal actions and their effect. Tests compare every engine with it."""
