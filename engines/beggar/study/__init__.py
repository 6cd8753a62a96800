"""The study: what those who look into a deal want to know besides how it comes out."""

from engines.beggar.study.ancestry import DUEL, LIMIT, Ancestor, Ancestry, ancestry, undone
from engines.beggar.study.counting import Convention, Count, counts
from engines.beggar.study.course import course
from engines.beggar.study.fortunes import Fortunes, Moment, Trick
from engines.beggar.study.loops import Loop, Round, Span, loop
from engines.beggar.study.studied import Past, Study, past, study

__all__ = [
    "DUEL",
    "LIMIT",
    "Ancestor",
    "Ancestry",
    "Convention",
    "Count",
    "Fortunes",
    "Loop",
    "Moment",
    "Past",
    "Round",
    "Span",
    "Study",
    "Trick",
    "ancestry",
    "counts",
    "course",
    "loop",
    "past",
    "study",
    "undone",
]
