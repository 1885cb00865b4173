"""Certificates: what a stranger needs to check a ruling, and the checker that needs nothing of ours."""
