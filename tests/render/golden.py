"""Golden pictures: small versions of some tables, against which a change of the look is seen.

``python -m tests.render.golden`` draws them anew. They are compared with a tolerance, since
another version of Pillow may draw an edge a little differently.
"""

import io
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops

from render import THEMES, picture
from tests.render.tables import SAY, named_tables
from tests.render.tactiki_boards import named_boards, named_others

FOLDER = Path(__file__).parent / "golden"
WIDTH = 250


@cache
def pictures() -> dict[str, Image.Image]:
    """Every golden picture as it is drawn now."""
    drawn = {
        f"{name}-{theme}": picture("tictactrek", view, theme, SAY).png
        for name, view in named_tables().items()
        for theme in THEMES
    }
    for theme in THEMES:
        for name, view in named_boards().items():
            drawn[f"tactiki-{name}-{theme}"] = picture("tactiki", view, theme, SAY).png
    for name, png in named_others().items():
        drawn[f"tactiki-{name}-default"] = png
    return {name: small(png) for name, png in drawn.items()}


def small(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png)).convert("RGBA").convert("RGB")
    size = (WIDTH, round(image.height * WIDTH / image.width))
    return image.resize(size, Image.Resampling.BOX)


def kept(folder: Path, name: str) -> Image.Image:
    """A golden picture as it was drawn once."""
    return Image.open(folder / f"{name}.png").convert("RGB")


def apart(now: Image.Image, before: Image.Image) -> int:
    """Mean difference, 0 to 255, in that square of ten pixels and that channel which differ most.

    A square is less than a cell of a board, so small things count as much as large ones.
    """
    assert now.size == before.size
    changed = ImageChops.difference(now, before)
    squares = changed.resize((now.width // 10, now.height // 10), Image.Resampling.BOX)
    return max(squares.tobytes())


def write(folder: Path, drawn: dict[str, Image.Image], colours: int = 128) -> None:
    """Keep these pictures, and only these."""
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.png"):
        stale.unlink()
    for name, image in drawn.items():
        image.quantize(colours, kmeans=2).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    write(FOLDER, pictures())
