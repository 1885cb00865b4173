# The table of Bitwa o Rzekę, when it is tapped.

on-river-zone-attacker = Attacker
on-river-zone-defender = Defender
on-river-zone-discard = Discarded
on-river-zone-hand-attacker = Attacker's hand
on-river-zone-hand-defender = Defender's hand
on-river-zone-ruses-attacker = Attacker's ruses
on-river-zone-ruses-defender = Defender's ruses
on-river-at-dam = { $zone }, dam { $dam }
on-river-dam = Dam { $dam }, { $words }. Attacker { $attacker }, defender { $defender } of { $slots } cards.
on-river-damaged = , damaged
on-river-which-dams = Choose at least two dams for this claim.
on-river-house-name = Name of the dam: small letters a–z, digits and hyphens, a letter first. No two alike.
on-river-face = Dam { $dam } · { $words }
on-river-thing = dam { $thing }
on-river-zone-pile = Pile, top first
