"""Full rulings: a verdict confirmed by every engine, and explained."""
