"""The doors, one file for each kind of thing behind them."""
