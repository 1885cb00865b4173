"""Engine 1: exact search and sound bounds based on the rules, and the replay of what they find."""
