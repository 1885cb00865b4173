"""Bitwa o Rzekę."""
