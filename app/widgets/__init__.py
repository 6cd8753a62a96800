"""What draws on a screen, given what there is to draw."""
