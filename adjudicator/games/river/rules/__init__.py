"""What each rule means: legal actions and their effect. Every engine is tested against it."""
