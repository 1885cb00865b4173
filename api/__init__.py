"""The doors: HTTP, web pages and the command line."""
