"""The screens: they compose zones and route keys."""
