"""How far apart two colours look, also to people with full colour blindness.

CAM02-UCS as Luo, Cui and Li give it (2006) in the viewing conditions of sRGB, and the matrices of
Machado, Oliveira and Fernandes (2009) for severity 1. Contrast is that of WCAG 2.2.
"""

import math
from collections.abc import Sequence

Vector = tuple[float, ...]
Matrix = Sequence[Sequence[float]]

SIGHT: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanomaly": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranomaly": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanomaly": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_CAT02 = ((0.7328, 0.4296, -0.1624), (-0.7036, 1.6975, 0.0061), (0.0030, 0.0136, 0.9834))
_HPE_OF_CAT02 = (  # the Hunt-Pointer-Estevez cones from those of CAT02
    (0.7409744, 0.2180245, 0.0410009),
    (0.2853532, 0.6242014, 0.0904454),
    (-0.0096280, -0.0056980, 1.0153260),
)
_WHITE = (95.047, 100.0, 108.883)
_ADAPTING, _BACKGROUND = 64 / math.pi / 5, 20.0
_F, _C, _NC = 1.0, 0.69, 1.0


def apart(one: str, two: str, sight: str) -> float:
    """The distance of two colours in CAM02-UCS for people with such a sight."""
    return math.dist(_ucs(one, sight), _ucs(two, sight))


def contrast(one: str, two: str) -> float:
    """The ratio of the luminances of two colours, 1 to 21, as WCAG 2.2 defines it."""
    less, more = sorted(_times(_XYZ, _linear(colour, "full"))[1] for colour in (one, two))
    return round((more + 0.05) / (less + 0.05), 2)


def _times(matrix: Matrix, vector: Vector) -> Vector:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _linear(colour: str, sight: str) -> Vector:
    parts = [part / 255 for part in bytes.fromhex(colour.removeprefix("#"))]
    light = tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return tuple(min(1.0, max(0.0, part)) for part in _times(SIGHT[sight], light))


def _cones(xyz: Vector) -> Vector:
    """Adapted and compressed responses."""
    degree = _F * (1 - math.exp((-_ADAPTING - 42) / 92) / 3.6)
    k = 1 / (5 * _ADAPTING + 1)
    level = k**4 * _ADAPTING + 0.1 * (1 - k**4) ** 2 * (5 * _ADAPTING) ** (1 / 3)
    white, found = _times(_CAT02, _WHITE), _times(_CAT02, xyz)
    adapted = tuple((degree * 100 / w + 1 - degree) * c for w, c in zip(white, found, strict=True))
    powers = [(level * abs(c) / 100) ** 0.42 for c in _times(_HPE_OF_CAT02, adapted)]
    return tuple(400 * p / (p + 27.13) + 0.1 for p in powers)


def _ucs(colour: str, sight: str) -> Vector:
    n = _BACKGROUND / 100
    z, nbb = 1.48 + math.sqrt(n), 0.725 * n**-0.2
    red, green, blue = _cones(tuple(100 * v for v in _times(_XYZ, _linear(colour, sight))))
    white = _cones(_WHITE)
    a = red - 12 * green / 11 + blue / 11
    b = (red + green - 2 * blue) / 9
    hue = math.atan2(b, a)
    bright = (2 * red + green + blue / 20 - 0.305) * nbb
    bright_white = (2 * white[0] + white[1] + white[2] / 20 - 0.305) * nbb
    lightness = 100 * (bright / bright_white) ** (_C * z)
    eccentric = (math.cos(hue + 2) + 3.8) / 4
    t = 50000 / 13 * _NC * nbb * eccentric * math.hypot(a, b) / (red + green + 21 * blue / 20)
    chroma = t**0.9 * math.sqrt(lightness / 100) * (1.64 - 0.29**n) ** 0.73
    k = 1 / (5 * _ADAPTING + 1)
    level = k**4 * _ADAPTING + 0.1 * (1 - k**4) ** 2 * (5 * _ADAPTING) ** (1 / 3)
    colourful = math.log(1 + 0.0228 * chroma * level**0.25) / 0.0228
    return (
        1.7 * lightness / (1 + 0.007 * lightness),
        colourful * math.cos(hue),
        colourful * math.sin(hue),
    )
