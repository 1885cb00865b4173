"""Engine 1: exact search and sound bounds that use the rules, and the replay of what is found."""
