"""The evaluator: what each rule means, legal actions and their effect. The engines are tested against it."""
