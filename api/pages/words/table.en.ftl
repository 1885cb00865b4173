# What the table says when it is tapped.

table-lies = { $card }, lies: { $place }
table-laid = { $card } → { $place }
table-moved = { $card }: { $from } → { $place }
table-taken = { $card } taken away: { $place }
table-full = Full: { $place }. Take a card away first.
table-not-here = { $card } does not go there: { $place }
table-undone = Undone
table-redone = Done again
table-cleared = An empty table. “Undo” brings the last one back.
table-opened = The table of the link
table-example = The example. “Undo” brings your table back.
table-one-side = Give this for both sides. A blank is not zero.
table-needed = The question needs this. Give it here.
