"""Reviews of a match: each decision weighed by what the player who made it could know.

`decisions` finds what there is to be weighed. Each decision is a question of its own, and so is how
the chance to win went, so that other processes can answer them while a screen shows what there is
by then; `Review` adds the answers up. `review` does it all at once.
"""

from engines.euchre.review.appraisal import Appraisal, Option, appraise
from engines.euchre.review.decisions import Decision, decisions
from engines.euchre.review.fortunes import Fortunes
from engines.euchre.review.grades import LIMITS, NOTHING, Grade, grade
from engines.euchre.review.summing import TURN, Luck, Review, Sums, Turn, Weighed, review

__all__ = [
    "LIMITS",
    "NOTHING",
    "TURN",
    "Appraisal",
    "Decision",
    "Fortunes",
    "Grade",
    "Luck",
    "Option",
    "Review",
    "Sums",
    "Turn",
    "Weighed",
    "appraise",
    "decisions",
    "grade",
    "review",
]
