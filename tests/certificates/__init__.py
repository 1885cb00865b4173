"""Certificates, and the checker that needs nothing of ours."""
