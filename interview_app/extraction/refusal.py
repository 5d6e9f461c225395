"""How a reader gives up on a document."""


class Refused(Exception):
    """The document is not read any further; `code` is the issue code of CONTRACT B that says
    why.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
