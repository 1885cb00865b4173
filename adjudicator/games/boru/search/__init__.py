"""Engine 1: exact search and sound bounds on top of the rules, and the replay of what it finds."""
