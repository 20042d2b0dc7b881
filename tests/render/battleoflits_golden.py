"""Golden pictures of Battle of LITS, compared as those of `tests.render.golden` are.

``python -m tests.render.battleoflits_golden`` draws them anew.
"""

from PIL import Image

from engines.battleoflits_layouts import PATTERNS
from render import PAINTERS, THEMES
from render.battleoflits import paint_ghost, paint_layout
from render.canvas import encode
from tests.render import golden
from tests.render.boards import SAY, named_boards, named_ghosts

FOLDER = golden.FOLDER / "battleoflits"


def pictures() -> dict[str, Image.Image]:
    """Every golden picture as it is drawn now."""
    layout, theme = paint_layout(PATTERNS["galaxy"], THEMES["default"]), THEMES["default"]
    drawn = {"layout": golden.small(encode(layout, theme))}
    for name, theme in THEMES.items():
        images = {
            board: PAINTERS["battleoflits"].paint(view, theme, SAY)
            for board, view in named_boards().items()
        }
        for ghost, (view, fields) in named_ghosts().items():
            images[f"ghost-{ghost.removeprefix('lits_')}"] = paint_ghost(view, fields, theme, SAY)
        for what, image in images.items():
            drawn[f"{what}-{name}"] = golden.small(encode(image, theme))
    return drawn


if __name__ == "__main__":
    golden.write(FOLDER, pictures(), colours=256)
