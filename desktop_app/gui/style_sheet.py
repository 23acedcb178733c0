"""The one style sheet. Widgets say what they are by the property `look`: panel, bar, card, main, quiet, well."""

from __future__ import annotations

from string import Template

from desktop_app.gui.theme import Colours

_SHEET = Template(
    """
QMainWindow, QDialog { background: $table; }
QWidget { color: $text; }
QToolTip { background: $raised; color: $text; border: 1px solid $line_strong; padding: 6px; }
QLabel { background: transparent; }
QFrame[look="panel"] { background: $panel; border: ${hair}px solid $line; border-radius: 10px; }
QFrame[look="active"] { background: $panel; border: 2px solid $glow; border-radius: 10px; }
QFrame[look="drawer"] { background: $panel; border: 1px solid $line_strong; border-radius: 10px; }
QFrame[look="bar"] { background: $panel; border: none; border-bottom: 1px solid $line; }
QFrame[look="card"] { background: $raised; border: ${hair}px solid $line; border-radius: 8px; }
QFrame[look="plate"] { background: $raised; border: none; border-radius: 8px; }
QFrame[look="await"] { background: $raised; border: 2px dashed $glow; border-radius: 8px; }
QFrame[look="outline"] { background: transparent; border: ${hair}px solid $line; border-radius: 8px; }
QFrame[look="goal"] { background: $raised; border: 2px solid $glow; border-radius: 8px; }
QFrame[look="first"] { background: $panel; border: ${hair}px solid $line; border-radius: 12px; }
QFrame[look="first_active"] { background: $panel; border: 2px solid $glow; border-radius: 12px; }
QFrame[look="segment_bar"] { background: $well; border: 1px solid $line_strong; border-radius: 8px; }
QFrame[look="reason"] { background: $raised; border: 2px solid $loss; border-radius: 8px; }
QFrame[look="forecast"] { background: $raised; border: 2px solid $info; border-radius: 8px; }
QFrame[look="contest"] { background: $table; border: 2px solid $line_strong; border-radius: 12px; }
QLabel[look="lit"] { background: $accent; color: $accent_ink; border-radius: 10px; padding: 3px 10px; }
QFrame[look="used"] { background: $well; border: ${hair}px solid $well; border-radius: 8px; }
QFrame[look="well"] { background: $well; border: ${hair}px solid $line; border-radius: 8px; }
QFrame[look="stepper"] { background: $well; border: 1px solid $line_strong; border-radius: 8px; }
QFrame[look="row"] { background: transparent; border: none; border-top: 1px solid $line; }
QFrame[look="row_now"] { background: $raised; border: none; border-radius: 6px; }
QFrame[look="rule"] { background: $line; border: none; }
QLabel[look="lit"] { background: $accent; color: $accent_ink; border-radius: 10px; padding: 2px 10px; }
QLabel[look="chip"] { background: $raised; border-radius: 10px; padding: 2px 10px; }
QLabel[tone="quiet"] { color: $text_2; }
QLabel[tone="past"] { color: $text_3; }
QLabel[tone="gain"] { color: $gain; }
QLabel[tone="loss"] { color: $loss; }
QLabel[tone="info"] { color: $info; }
QLabel[tone="act"] { color: $accent_text; }

QPushButton, QToolButton, QComboBox {
    background: $raised; color: $text; border: 1px solid $line_strong; border-radius: 8px; padding: 6px 12px; }
QToolButton { padding: 4px; }
QPushButton:hover, QToolButton:hover, QComboBox:hover { border-color: $text; }
QPushButton:pressed, QToolButton:pressed { background: $well; }
QPushButton:focus, QToolButton:focus, QComboBox:focus { border: 3px solid $focus; padding: 4px 10px; }
QToolButton:focus { padding: 2px; }
QPushButton:disabled, QToolButton:disabled { color: $text_3; border-color: $line; background: $panel; }
QPushButton[look="main"] { background: $accent; color: $accent_ink; border-color: $accent; }
QPushButton[look="main"]:hover { border-color: $text; }
QPushButton[look="main"]:focus { border-color: $focus; }
QPushButton[look="main"]:disabled { background: $panel; color: $text_3; border-color: $line; }
QPushButton[look="door"] { background: $panel; border: ${hair}px solid $line; border-radius: 12px; padding: 0; }
QPushButton[look="door"]:hover { border-color: $text; }
QPushButton[look="door"]:focus { border: 3px solid $focus; padding: 0; }
QPushButton[look="segment_part"] { background: transparent; color: $text_2; border: 2px solid transparent;
    border-radius: 6px; padding: 2px 8px; }
QPushButton[look="segment_part"]:hover { border-color: $line_strong; }
QPushButton[look="segment_part"]:checked { background: $raised; color: $text; border-color: $text; }
QPushButton[look="segment_part"]:focus { border: 3px solid $focus; padding: 1px 7px; }
QPushButton[look="armed"] { background: $panel; color: $loss; border: 2px solid $loss; padding: 5px 11px; }
QPushButton[look="segment"] { background: $well; border-color: $line_strong; }
QPushButton[look="segment"]:checked { background: $raised; border: 2px solid $text; padding: 5px 11px; }
QPushButton[look="segment"]:focus { border: 3px solid $focus; padding: 4px 10px; }
QPushButton[look="link"] { background: transparent; color: $info; border: 1px solid transparent; padding: 2px 6px; }
QPushButton[look="link"]:hover { border-color: $info; }
QPushButton[look="link"]:focus { border: 3px solid $focus; padding: 0 4px; }
QPushButton[look="quiet"] { background: transparent; border-color: $line_strong; padding: 4px 10px; }
QPushButton[look="quiet"]:focus { border: 3px solid $focus; padding: 2px 8px; }
QPushButton[look="row"] { background: transparent; border: 1px solid $line; text-align: left; }
QPushButton[look="row"]:hover { border-color: $text; }
QPushButton[look="row"]:focus { border: 3px solid $focus; padding: 4px 10px; }
QFrame[look="curtain"] { background: $table; border: none; }
QPushButton[look="head"] { background: transparent; border: none; padding: 0; text-align: left; }
QPushButton[look="head"]:focus { border: 3px solid $focus; border-radius: 10px; }

QPushButton[look="door"] { border-color: $line; text-align: left; padding: 6px 26px 6px 10px; }
QPushButton[look="door"]:focus { border: 3px solid $focus; padding: 4px 24px 4px 8px; }
QPushButton:checked { border: 2px solid $text; padding: 5px 11px; }
QToolButton[look="sign"] { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 0; }
QToolButton[look="sign"]:focus { border: 3px solid $focus; }
QToolButton[look="round"] { background: transparent; border: 2px solid transparent; border-radius: 14px; padding: 0; }
QToolButton[look="round"]:checked { border-color: $text; }
QToolButton[look="round"]:focus { border: 3px solid $focus; }
QToolButton[look="tool"] { background: $panel; border: 1px solid $line; padding: 4px 1px; }
QToolButton[look="tool"]:checked { background: $raised; border: 2px solid $text; padding: 3px 0; }
QToolButton[look="tool"]:focus { border: 3px solid $focus; padding: 2px 0; }
QPushButton[look="toggle"] { background: $panel; color: $text_3; border: 1px solid $line; padding: 2px 8px; }
QPushButton[look="toggle"]:checked { background: $raised; color: $text; border: 1px solid $text_2; }
QPushButton[look="toggle"]:focus { border: 3px solid $focus; padding: 0 6px; }
QToolButton[look="die"] { background: $map_text; color: $map_halo; border: 1px solid $line_strong;
    border-radius: 4px; padding: 0; }
QToolButton[look="die_to_come"] { background: transparent; border: 1px dashed $text_2; border-radius: 4px; padding: 0; }
QToolButton[look="die"]:focus, QToolButton[look="die_to_come"]:focus { border: 3px solid $focus; }

QLineEdit, QSpinBox, QPlainTextEdit { background: $well; color: $text; border: 1px solid $line_strong;
    border-radius: 8px; padding: 6px 10px; selection-background-color: $info; selection-color: $well; }
QSpinBox { padding: 2px; }
QSpinBox QLineEdit, QSpinBox QLineEdit:focus { background: transparent; border: none; padding: 0; }
QSpinBox[look="bare"] { background: transparent; border: none; }
QSpinBox:focus { border: 3px solid $focus; padding: 0; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator, QListWidget::indicator { width: ${tick}px; height: ${tick}px; border: 1px solid $line_strong;
    border-radius: 4px; background: $well; }
QCheckBox::indicator:checked, QListWidget::indicator:checked { background: $text; }
QCheckBox::indicator:focus { border: 3px solid $focus; }
QToolButton:checked { border: 2px solid $text; }
QListWidget::item { border: 2px solid transparent; border-radius: 8px; padding: 6px; color: $text; }
QListWidget::item:selected { border-color: $text; background: $raised; }
QLineEdit:focus, QPlainTextEdit:focus { border: 3px solid $focus; padding: 4px 8px; }
QComboBox[look="flat"] { background: transparent; border: 1px solid transparent; padding: 2px 6px; }
QComboBox[look="flat"]:hover { border-color: $line_strong; }
QComboBox[look="flat"]:focus { border: 3px solid $focus; padding: 0 4px; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $raised; color: $text; border: 1px solid $line_strong;
    selection-background-color: $well; selection-color: $text; outline: none; }

QAbstractScrollArea { background: transparent; border: none; }
QPlainTextEdit { background: $well; border: 1px solid $line_strong; border-radius: 8px; }
QPlainTextEdit:focus { border: 3px solid $focus; }
QToolButton[look="main"]:enabled { background: $accent; color: $accent_ink; border-color: $accent; padding: 4px 12px; }
QToolButton[look="main"]:enabled:focus { border-color: $focus; }
QListView { background: transparent; border: 3px solid transparent; border-radius: 8px; outline: none; }
QListView:focus { border: 3px solid $focus; }
QGraphicsView { background: $well; border: 3px solid $line; border-radius: 8px; }
QGraphicsView:focus { border: 3px solid $focus; }

QMenuBar { background: $panel; color: $text; border-bottom: 1px solid $line; padding: 1px 6px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: $raised; }
QMenu { background: $raised; color: $text; border: 1px solid $line_strong; padding: 4px; }
QMenu::item { padding: 7px 22px; border-radius: 4px; }
QMenu::item:selected { background: $well; border: 1px solid $glow; padding: 6px 21px; }
QMenu::item:disabled { color: $text_3; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line_strong; border-radius: 5px; min-height: 24px; min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)


def style_sheet(colours: Colours, tick: int) -> str:
    """The style sheet of a theme. `tick`: the side of a box to be ticked, in pixels."""
    words = {name: value for name, value in vars(colours).items() if isinstance(value, str)}
    return _SHEET.substitute(words, hair=2 if colours.heavy else 1, tick=tick)
