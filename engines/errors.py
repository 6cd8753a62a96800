"""Every mistake a person can make, as an exception whose text is a sentence for that person."""


class IllegalAction(ValueError):
    """An action the rules refuse: nothing has changed, and the text says what would be legal."""


class BadCard(ValueError):
    """A card that cannot be read, or that the pack does not hold."""


class BadDeal(ValueError):
    """A deal that cannot be dealt; the text says what is wrong with it, and where."""


class BadRules(ValueError):
    """House rules that cannot be played together, or a value a rule does not have."""


class BadSave(ValueError):
    """A saved game that cannot be believed; the text has the line number and what was expected."""
