# What scripts say by themselves, on every page with a dispute.

script-working = The referee is thinking…
script-confirming = The referee is checking it once more…
script-problems = This can't be settled as it stands
script-failed = The referee can't be reached. Please try again.
script-later = This takes longer. The referee works on; the ruling will appear here.
script-found-none = There is nothing like that among the examples.
script-found = Examples found: { $count }
script-verdict-upheld = { verdict-upheld }
script-verdict-rejected = { verdict-rejected }
script-verdict-answered = { verdict-answered }
script-copied = Copied
