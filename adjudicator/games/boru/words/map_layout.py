"""Where things are drawn on our schematic map of the board. It is not the printed map."""

from typing import Final

WIDTH: Final = 460
MAP_HEIGHT: Final = 612

BOXES: Final[dict[str, tuple[int, int, int, int]]] = {
    "NUN": (100, 8, 200, 122),
    "ULA": (308, 8, 144, 122),
    "BRE": (188, 138, 144, 104),
    "CON": (8, 138, 172, 232),
    "SUN": (188, 250, 152, 120),
    "DUB": (348, 250, 104, 120),
    "LEI": (250, 378, 202, 226),
    "MUN": (8, 378, 234, 226),
}
"""Region to the left, top, width and height of its field."""

TOWN_AT: Final[dict[str, tuple[int, int]]] = {
    "NUN-R1": (122, 58), "NUN-B1": (166, 58), "NUN-Y1": (212, 58), "NUN-R3": (270, 58),
    "NUN-Y2": (150, 106), "NUN-B2": (212, 106), "NUN-R2": (262, 106),
    "ULA-R1": (332, 58), "ULA-B1": (380, 58), "ULA-Y1": (428, 58), "ULA-B2": (354, 106), "ULA-R2": (408, 106),
    "BRE-B1": (212, 184), "BRE-Y1": (262, 184), "BRE-R1": (240, 222), "BRE-B2": (308, 216),
    "CON-Y1": (106, 192), "CON-R1": (154, 206), "CON-Y2": (34, 192), "CON-B1": (34, 242), "CON-B2": (82, 246),
    "CON-Y3": (124, 258), "CON-R2": (154, 300), "CON-R3": (112, 318), "CON-R4": (62, 336),
    "SUN-B1": (214, 302), "SUN-R1": (264, 296), "SUN-Y1": (314, 302),
    "SUN-B2": (314, 346), "SUN-R2": (264, 350), "SUN-Y2": (214, 346),
    "DUB-Y1": (400, 298), "DUB-R1": (374, 344), "DUB-B1": (428, 344),
    "LEI-B1": (366, 426), "LEI-Y1": (316, 440), "LEI-B2": (428, 426), "LEI-Y2": (428, 482),
    "LEI-Y3": (376, 486), "LEI-B4": (330, 510), "LEI-Y4": (282, 548), "LEI-R1": (344, 578),
    "LEI-B3": (400, 566),
    "MUN-B1": (62, 426), "MUN-R1": (116, 426), "MUN-Y1": (166, 426), "MUN-R2": (212, 468),
    "MUN-R4": (212, 520),
    "MUN-B2": (78, 508), "MUN-R3": (36, 470), "MUN-Y2": (128, 532), "MUN-Y3": (170, 576), "MUN-B3": (56, 572),
}  # fmt: skip

TOWN_INK: Final = {"R": "#b3261e", "B": "#1558a6", "Y": "#a87900"}
TOWN_FILL: Final = {"R": "#fbe3e0", "B": "#dfecfa", "Y": "#fdf3cf"}
DISC: Final = ("#5b2a86", "#1e6b2d", "#c2571a", "#00707a", "#3b3b3b")
"""A colour for each seat. The player's initial is beside every disc as well."""
