"""What is read and leafed through between games: lists, rules and figures."""
