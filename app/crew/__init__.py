"""Work for other processes of this machine: one question for one process, or many for all cores.

A *question* is any value that can be pickled and has a method `answer()`, which depends on nothing
but the question. One process, the `Thinker`, answers one question after another, so that a screen
stays at full speed meanwhile:

    thinker = Thinker()
    action = await thinker.ask(Decision(level, seed, view))
    await thinker.close()

A `Crew` of them shares the questions of an iterable, which may be endless. Answers come as they are
found, each with the number of its question, from 0. On a screen:

    async with Crew() as crew:
        async for number, answer in crew.answers(questions):
            ...

and on the command line, where no event loop runs:

    for number, answer in answers(questions):
        ...

Whoever stops listening (`break`, a cancelled task, Ctrl-C) stops the crew at once and keeps the
answers he has. `in_order` (`InOrder` where they come one by one) puts answers in the order of their
questions, so that figures made of them are the same, to the last digit, however many processes
there are.

Nothing is lost when a process dies: its question is asked again. A question that takes a second or
so is of a good size: smaller ones cost more in pipes, larger ones leave cores idle at the end.
"""

from app.crew.crew import Crew, InOrder, answers, cores, in_order
from app.crew.question import Question
from app.crew.thinker import Thinker

__all__ = ["Crew", "InOrder", "Question", "Thinker", "answers", "cores", "in_order"]
