"""Play by typed lines: for screen readers, pipes, and terminals that can show no screen."""
