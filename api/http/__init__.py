"""The HTTP doors: requests read, routes, replies, problems, the API description."""
