"""The games: rules, states and events, with no screen, no clock and no event loop."""
