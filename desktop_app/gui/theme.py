"""All values of the look: colours, type, space, lines. Nothing here paints.

One rule above all: amber (`accent`, `glow`, `accent_text`) means that the person can act here; nothing else is amber.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from desktop_app.resource_files import resource

INK, BONE = "#0B1517", "#F4ECD9"


class Ground(NamedTuple):
    """How a kind of ground looks: its fill, the step towards its border, its marks."""

    fill: str
    edge: str
    mark: str


class Livery(NamedTuple):
    """The colours of one side: the field of its discs, the pattern on it, its figures, and itself as a line or text."""

    field: str
    second: str
    line: str
    figure: str
    pattern: str
    neutral: bool = False


NEUTRAL = Livery("#6F7B78", "#6F7B78", "#B5BEBA", BONE, "plain", neutral=True)


@dataclass(frozen=True)
class Colours:
    """Every colour token of one theme."""

    name: str
    table: str
    panel: str
    raised: str
    well: str
    line: str
    line_strong: str
    text: str
    text_2: str
    text_3: str
    accent: str
    accent_ink: str
    accent_text: str
    glow: str
    gain: str
    loss: str
    info: str
    focus: str
    rim: str
    map_text: str
    map_halo: str
    border: str
    thread: str
    stone: str
    stone_dim: str
    die: str
    paper: str
    paper_ink: str
    paper_quiet: str
    tile: str
    plate: str
    plate_ink: str
    blue: str
    green: str
    red: str
    shade: float
    grounds: dict[str, Ground]
    heavy: bool = False
    lozenge: str = "#FF9A85"

    def tint(self, art: str) -> str:
        """The colour of a drawing that has one of its own: it ends its name, "drop_blue". Otherwise nothing."""
        return {"blue": self.blue, "green": self.green, "red": self.red}.get(art.rpartition("_")[2], "")

    def ground(self, tags: tuple[str, ...]) -> str:
        """The name of the ground that an area with these tags has: the first tag that names one, or land."""
        return next((tag for tag in tags if tag in self.grounds), "land")


DARK = Colours(
    "dark", table="#0D181A", panel="#142527", raised="#1D3437", well="#0A1315", line="#2B4649", line_strong="#5F8284",
    text="#F1E8D4", text_2="#BFC8BC", text_3="#94A5A0", accent="#F4B942", accent_ink="#1C1303", accent_text="#F4B942",
    glow="#F4B942", gain="#86D3A0", loss="#FF9A85", info="#8FC7E6", focus="#FFFFFF", rim=BONE, map_text=BONE,
    map_halo=INK, border="#081112", thread="#D8CDB0", stone="#D9CFB8", stone_dim="#8B8B7E", die="#B3261E",
    paper="#E8DDC4", paper_ink="#1C2321", paper_quiet="#5B5A4A", tile="#33423F", plate="#4A4233", plate_ink="#CFC29F",
    blue="#6C9BF5", green="#8ADFB0", red="#DB4A33", shade=1.0,
    grounds={
        "land": Ground("#564F3C", "#6A614A", "#8C8164"), "land_2": Ground("#4A4F3C", "#5C624B", "#808866"),
        "land_3": Ground("#5A483A", "#6E5A48", "#967B62"), "ocean": Ground("#103845", "#2A6675", "#3F8191"),
        "ice": Ground("#4A6873", "#86A5AE", "#A9C3CA"), "space": Ground("#0F1C1E", "#1B2E30", "#5F8284"),
        "hearth": Ground("#4A2620", "#6B3A31", "#FF9A85"), "tray": Ground("#142527", "#20393B", "#5F8284"),
    },
)  # fmt: skip
LIGHT = Colours(
    "light", table="#DED5C1", panel="#F6F0E3", raised="#FFFDF7", well="#E9E1CF", line="#CBBFA5", line_strong="#847B66",
    text="#17282A", text_2="#40524F", text_3="#4F5D58", accent="#E29A13", accent_ink="#1C1303", accent_text="#7A4E00",
    glow="#8F4A00", gain="#17613A", loss="#A32A16", info="#1D5C82", focus="#17282A", rim="#20302F", map_text="#14211F",
    map_halo="#FFF8E8", border="#3B3A2C", thread="#FFF9E8", stone="#F3EBD6", stone_dim="#A9A493", die="#B3261E",
    paper="#FBF3DF", paper_ink="#1C2321", paper_quiet="#5F5B48", tile="#D3CCB6", plate="#CDBE9C", plate_ink="#4E4430",
    blue="#3A6FDB", green="#4FBE85", red="#B8301B", shade=0.45,
    grounds={
        "land": Ground("#DCCBA3", "#C9B68A", "#A08C60"), "land_2": Ground("#CFCFA6", "#BBBB8C", "#8E9160"),
        "land_3": Ground("#DDC0A2", "#CBAA88", "#A58160"), "ocean": Ground("#9CC7CC", "#7FB1B9", "#5E96A1"),
        "ice": Ground("#E6F0F2", "#C8DADF", "#93B0B8"), "space": Ground("#EFE8D6", "#DDD3BB", "#847B66"),
        "hearth": Ground("#F1D2C6", "#E0B5A5", "#A32A16"), "tray": Ground("#F6F0E3", "#E4DAC4", "#847B66"),
    },
)  # fmt: skip
CONTRAST = Colours(
    "contrast", table="#000000", panel="#000000", raised="#101010", well="#000000", line="#FFFFFF",
    line_strong="#FFFFFF", text="#FFFFFF", text_2="#FFFFFF", text_3="#E6E6E6", accent="#FFD500", accent_ink="#000000",
    accent_text="#FFD500", glow="#FFD500", gain="#5CFF9D", loss="#FF9C8A", info="#7FD4FF", focus="#FFFFFF",
    rim="#FFFFFF", map_text="#FFFFFF", map_halo="#000000", border="#FFFFFF", thread="#FFFFFF", stone="#FFFFFF",
    stone_dim="#9A9A9A", die="#B3261E",
    paper="#FFFFFF", paper_ink="#000000", paper_quiet="#3A3A3A", tile="#1A1A1A", plate="#3A2F12", plate_ink="#FFF0B8",
    blue="#7FB0FF", green="#8CFFC0", red="#FF6A55", shade=0.0, heavy=True,
    grounds={
        "land": Ground("#3A3A34", "#3A3A34", "#8A8A80"), "land_2": Ground("#3A3A34", "#3A3A34", "#8A8A80"),
        "land_3": Ground("#3A3A34", "#3A3A34", "#8A8A80"), "ocean": Ground("#00222E", "#00222E", "#4FB3CE"),
        "ice": Ground("#2F4A55", "#2F4A55", "#D8F2FA"), "space": Ground("#000000", "#000000", "#FFFFFF"),
        "hearth": Ground("#3A0F0A", "#3A0F0A", "#FF9C8A"), "tray": Ground("#101010", "#101010", "#FFFFFF"),
    },
)  # fmt: skip
THEMES = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST)}
WET = frozenset({"ocean"})
"""Grounds whose names stand in italics and whose borders are shores."""

DISPLAY, SERIF, SANS = "Cinzel", "EB Garamond", "Atkinson Hyperlegible"


class Style(NamedTuple):
    """A type style at 100 % text size."""

    family: str
    pixels: int
    weight: int
    italic: bool = False
    spacing: float = 0.0


STYLES = {
    "hero": Style(DISPLAY, 52, 600, spacing=3.0),
    "title": Style(DISPLAY, 30, 600, spacing=1.2),
    "heading": Style(DISPLAY, 20, 600, spacing=0.8),
    "heading_small": Style(DISPLAY, 18, 600, spacing=0.8),
    "name": Style(DISPLAY, 14, 700, spacing=0.6),
    "prose": Style(SERIF, 17, 500),
    "prose_it": Style(SERIF, 17, 500, italic=True),
    "card": Style(SERIF, 20, 600),
    "card_small": Style(SERIF, 16, 600),
    "land": Style(SERIF, 15, 700, spacing=0.3),
    "ocean": Style(SERIF, 15, 600, italic=True, spacing=0.5),
    "place": Style(SERIF, 22, 600),
    "place_wet": Style(SERIF, 22, 600, italic=True),
    "lead_b": Style(SANS, 17, 700),
    "body": Style(SANS, 14, 400),
    "body_b": Style(SANS, 14, 700),
    "small": Style(SANS, 13, 400),
    "small_b": Style(SANS, 13, 700),
    "badge": Style(SANS, 12, 700),
    "number": Style(SANS, 18, 700),
}
TEXT_SIZES = (100, 125, 150, 175, 200, 250, 300)
HAIR, TIGHT, GAP, MARGIN = 2, 4, 8, 12


class _Chosen:
    """What the person has chosen. The one piece of state here."""

    colours = DARK
    text_size = 100
    motion = True
    zoom = 1.0
    fonts_loaded = False


def colours() -> Colours:
    """The colour tokens of the theme in use."""
    return _Chosen.colours


def text_size() -> int:
    """The text size in use, in per cent."""
    return _Chosen.text_size


def motion() -> bool:
    """May things move by themselves?"""
    return _Chosen.motion


def choose(theme: str | None = None, size: int | None = None, motion: bool | None = None) -> None:
    """Another theme or text size: whoever shows something must be drawn anew; or whether things may move."""
    if theme is not None:
        _Chosen.colours = THEMES[theme]
    if size is not None:
        _Chosen.text_size = size
    if motion is not None:
        _Chosen.motion = motion


@contextmanager
def dressed(theme: str) -> Iterator[None]:
    """What is painted inside, and nothing else, is painted in this theme."""
    before, _Chosen.colours = _Chosen.colours, THEMES[theme]
    try:
        yield
    finally:
        _Chosen.colours = before


@contextmanager
def zoomed(factor: float) -> Iterator[None]:
    """What is measured inside is so many times as large: pages that grow with the window are built so."""
    before, _Chosen.zoom = _Chosen.zoom, factor
    try:
        yield
    finally:
        _Chosen.zoom = before


def keep_zoom(factor: float) -> None:
    """From now on everything is measured so many times as large: a page that is made anew part by part grows so."""
    _Chosen.zoom = factor


def zoom() -> float:
    """How many times as large things are made now."""
    return _Chosen.zoom


def scaled(pixels: float) -> int:
    """A length that grows with the text."""
    return round(pixels * _Chosen.text_size * _Chosen.zoom / 100)


def shrunk(pixels: float) -> int:
    """A length that gets smaller with the pages of a small window, and never grows: what must be there at least."""
    return round(pixels * min(1.0, _Chosen.zoom))


def font(style: str, pixels: float | None = None) -> QFont:
    """The font of a type style; `pixels` replaces its size (boards, whose words grow with the map)."""
    family, size, weight, italic, spacing = STYLES[style]
    made = QFont(family)
    wanted = pixels if pixels is not None else scaled(size)
    made.setPixelSize(max(1, round(wanted)))
    if family == SANS:
        made.setBold(weight >= 600)
        made.setFeature(QFont.Tag("tnum"), 1)  # figures that line up in columns
    else:
        made.setVariableAxis(QFont.Tag("wght"), weight)  # setWeight would draw a variable face's bold twice
        if family == SERIF:
            made.setFeature(QFont.Tag("lnum"), 1)
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * wanted / size)
    return made


def load_fonts() -> int:
    """Registers the faces that come with the program; returns how many there were."""
    folder = resource("fonts")
    faces = sorted(folder.rglob("*.ttf")) if folder.is_dir() else []
    for face in faces:
        QFontDatabase.addApplicationFontFromData(face.read_bytes())
    _Chosen.fonts_loaded = True
    return len(faces)


def fonts_loaded() -> bool:
    """Have the faces been registered already?"""
    return _Chosen.fonts_loaded


def colour(value: str, alpha: float = 1.0) -> QColor:
    """A token as a colour, more or less transparent."""
    made = QColor(value)
    made.setAlphaF(made.alphaF() * alpha)
    return made


def mix(first: str, second: str, share: float) -> QColor:
    """A colour between two others."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


TICK_BOX = 16
"""The side of a box to be ticked, in pixels at text size 100."""

APPLIED = "applied_look"
"""The property of the application that says which theme and text size it has: giving them anew takes long."""


def apply(application: QApplication) -> None:
    """Gives the whole program the theme in use."""
    from desktop_app.gui.style_sheet import style_sheet

    look = f"{colours().name} {text_size()}"
    if application.property(APPLIED) == look:
        return
    application.setProperty(APPLIED, look)
    application.setStyle("Fusion")
    application.setFont(font("body"))
    application.setPalette(_qt_palette(colours()))
    application.setStyleSheet(style_sheet(colours(), scaled(TICK_BOX)))


def _qt_palette(tokens: Colours) -> QPalette:
    made = QPalette()
    roles = QPalette.ColorRole
    for role, value in (
        (roles.Window, tokens.table), (roles.WindowText, tokens.text), (roles.Base, tokens.well),
        (roles.AlternateBase, tokens.panel), (roles.Text, tokens.text), (roles.Button, tokens.raised),
        (roles.ButtonText, tokens.text), (roles.ToolTipBase, tokens.raised), (roles.ToolTipText, tokens.text),
        (roles.PlaceholderText, tokens.text_3), (roles.Highlight, tokens.raised), (roles.HighlightedText, tokens.text),
        (roles.Link, tokens.info), (roles.BrightText, tokens.loss),
    ):  # fmt: skip
        made.setColor(role, QColor(value))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.text_3))
    return made
