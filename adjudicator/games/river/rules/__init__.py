"""The evaluator: what each rule means, legal actions and their effect. Every engine is held against it."""
