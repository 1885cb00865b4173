# What the table says when it is tapped.

table-zone-attacker = Attacker
table-zone-defender = Defender
table-zone-discard = Discarded
table-zone-hand-attacker = Attacker's hand
table-zone-hand-defender = Defender's hand
table-zone-ruses-attacker = Attacker's ruses
table-zone-ruses-defender = Defender's ruses
table-at-dam = { $zone }, dam { $dam }
table-lies = { $card }, lies: { $place }
table-laid = { $card } → { $place }
table-moved = { $card }: { $from } → { $place }
table-taken = { $card } taken away: { $place }
table-full = Full: { $place }. Take a card away first.
table-not-here = { $card } does not go there: { $place }
table-dam = Dam { $dam }, { $words }. Attacker { $attacker }, defender { $defender } of { $slots } cards.
table-damaged = , damaged
table-undone = Undone
table-redone = Done again
table-cleared = An empty table. “Undo” brings the last one back.
table-opened = The table of the link
table-example = The example. “Undo” brings your table back.
table-which-dams = Choose at least two dams for this claim.
table-one-side = Give this for both sides. A blank is not zero.
table-house-name = Name of the dam: small letters a–z, digits and hyphens, a letter first. No two alike.
table-face = Dam { $dam } · { $words }
table-needed = The question needs this. Give it here.
