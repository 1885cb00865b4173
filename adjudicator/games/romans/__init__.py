"""Rzymianie do domu!."""
