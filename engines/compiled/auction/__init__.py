"""The auction with 24 cards by the book, solved: `python -m engines.compiled.auction`.

A card is a whole number, its suit times six and its rank: the suits are the upcard's, its mate and
the cross suits, the ranks from the nine up (see `engines.euchre.auction.classes`). A hand is a set
of such cards. The non-dealer leads.
"""
