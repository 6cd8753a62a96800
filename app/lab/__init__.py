"""The lab at work: lots of deals played by every core, and how far they are.

A lot is cut into parts, and parts count in their order: so the figures are the same however many
processes play, and those of a lot that was stopped are the figures of its first so many deals.
"""
