"""The one policy of trying again: after which faults, how long to wait, how often, and when another
model steps in (CONTRACT A16, C3, D13). Every number of it stands here.
"""

from interview_app.domain.frozen import frozen


@frozen
class RetryPolicy:
    """Times in seconds.

    `pauses` before the second try and each one after it. `longest_asked`: what a provider may ask
    us to wait; whoever asks for more is not waited for. `patience`: failures in a row that may pass
    before another model steps in. `answers`: answers that cannot be read or used before a question
    is given up.
    """

    pauses: tuple[float, ...] = (1.0, 2.0, 4.0)
    longest_asked: float = 60.0
    patience: int = 2
    answers: int = 3

    def pause(self, failures: int, *, passes: bool, asked: float | None = None) -> float | None:
        """Seconds to wait before the next try, or None when there is none.

        Args:
            failures: failures before this one.
            passes: whether it is a fault that may pass.
            asked: what the provider asked for.
        """
        if not passes or failures >= len(self.pauses):
            return None
        return min(max(self.pauses[failures], asked or 0.0), self.longest_asked)


POLICY = RetryPolicy()
"""The policy in force."""
