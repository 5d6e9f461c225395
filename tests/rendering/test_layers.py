"""A drawn page is cut into layers that show the same when they lie over each other (issue 26)."""

from lxml import etree

from interview_app.rendering.layers import layers_of

_SPACE = "{http://www.w3.org/2000/svg}"
_HEAD = (
    '<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg" '
    'xmlns:xlink="http://www.w3.org/1999/xlink">'
)


def _letters(at: int, many: int) -> str:
    return "".join(f'<use xlink:href="#g{one % 7}" x="{at}" y="{one}"/>' for one in range(many))


def _shown(svg: str) -> list[tuple[str, ...]]:
    """Each letter and line in its order, under the groups that place it, as it is drawn."""
    root = etree.fromstring(svg)
    symbols = {one.get("id") for one in root.iter(f"{_SPACE}symbol")}
    found = []
    for one in root.iter(f"{_SPACE}use", f"{_SPACE}path"):
        groups = [up.get("transform", "") for up in one.iterancestors(f"{_SPACE}g")]
        if any(True for _up in one.iterancestors(f"{_SPACE}defs")):
            continue
        used = one.get("{http://www.w3.org/1999/xlink}href", "").removeprefix("#")
        assert not used or used in symbols, "a layer has the letters that it shows"
        found.append((*groups, *(f"{key}={one.get(key)}" for key in sorted(one.keys()))))
    return found


def test_layers_show_what_the_page_shows() -> None:
    """Groups within groups go over several layers; nothing is lost, doubled or placed elsewhere."""
    inner = "".join(f'<g transform="translate({at} 2)">{_letters(at, 130)}</g>' for at in range(6))
    svg = (
        f'{_HEAD}<path d="M 0 0"/><g transform="translate(1 1)">{inner}<g/></g>{_letters(9, 20)}'
        '<path d="M 9 9"/><defs>'
        + "".join(f'<symbol id="g{one}"><path d="M {one} 0"/></symbol>' for one in range(7))
        + "</defs></svg>"
    )
    layers = layers_of(svg)
    assert len(layers) == 3
    assert [one for layer in layers for one in _shown(layer)] == _shown(svg)
    assert layers_of(_HEAD + "</svg>") == (_HEAD + "<defs></defs></svg>",)


def test_a_page_with_a_clip_is_one_layer() -> None:
    """What several layers would have to share is not parted."""
    svg = (
        f'{_HEAD}{_letters(1, 900)}<defs><clipPath id="c"><path d="M 0 0"/></clipPath></defs></svg>'
    )
    assert layers_of(svg) == (svg,)
