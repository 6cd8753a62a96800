"""Pictures made of cells. Nothing here knows a widget, a screen or a rule."""
