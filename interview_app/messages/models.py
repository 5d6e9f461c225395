"""Models: who leads, which models there are, whether the connection works, what leaves this machine
and what it costs.
"""

from dataclasses import field

from interview_app.domain.agent_settings import AgentSettings
from interview_app.domain.frozen import frozen
from interview_app.domain.model_choice import ModelChoice, SentPart, SentSummary
from interview_app.domain.request_journal import RequestHead, Spending

# into the actor


@frozen
class LeaderRequested:
    """The model of `choice` leads from the next turn on, or the guide when `use_model` is false;
    nothing is lost.
    """

    use_model: bool
    choice: ModelChoice


@frozen
class ModelsRequested:
    """Which models does this endpoint have?"""

    choice: ModelChoice


@frozen
class ConnectionTestRequested:
    """Ask the model the first request of an empty interview, which holds nothing of the person.
    `key`: one that is typed and not kept is tried in place of what is kept, and kept nowhere.
    """

    choice: ModelChoice
    key: str = field(default="", repr=False)


@frozen
class KeyEntered:
    """Keep this key; it is in no representation."""

    provider: str
    key: str = field(repr=False)


@frozen
class KeyForgetRequested:
    """Delete the key of a provider."""

    provider: str


@frozen
class KeyStatusRequested:
    """Is there a key for this provider?"""

    provider: str


@frozen
class PrivacyRequested:
    """Show what the next request to this model would send."""

    choice: ModelChoice


@frozen
class JournalRequested:
    """Show what was sent so far: `count` requests, newest first, from the one before `before`
    on.
    """

    before: int | None = None
    count: int = 100


@frozen
class SentRequested:
    """Show what one request of the journal sent."""

    id: int


@frozen
class JournalForgetRequested:
    """Delete these requests from the journal, or all of them."""

    ids: tuple[int, ...] | None = None


@frozen
class LocalServersRequested:
    """Which servers with models answer on this machine?"""


@frozen
class LineHelpRequested:
    """Is there a model on this machine that could suggest a line?"""

    token: str


@frozen
class LineSuggestionRequested:
    """Let a model on this machine suggest the line of the story that is open; `token` is that of
    the question.
    """

    token: str


@frozen
class LineSuggestionStopped:
    """The suggestion is not waited for any more."""


@frozen
class AgentSettingsRequested:
    """Show which model each agent uses."""


@frozen
class AgentSettingsKept:
    """Write these into `config.yaml`; the next run uses them."""

    settings: AgentSettings


# out of the actor


@frozen
class ModelChosen:
    """The choice is in force: the model leads, or (with a sentence why) it does not."""

    choice: ModelChoice
    leads: bool
    sentence: str = ""


@frozen
class ModelsListed:
    """The endpoint's models, or a sentence why there is no list; `windows`: tokens that a model can
    read, by its name, where the endpoint says so.
    """

    provider: str
    models: tuple[str, ...]
    sentence: str = ""
    windows: dict[str, int] = field(default_factory=dict)


@frozen
class LocalServersFound:
    """Titles of the places on this machine that answer, each with the names of its models."""

    servers: tuple[tuple[str, tuple[str, ...]], ...]


@frozen
class LineHelpFound:
    """The name of the model on this machine that could suggest a line."""

    token: str
    model: str


@frozen
class LineSuggested:
    """A line that `model` suggests; empty, with a sentence, where none came. `look_at`: its words
    and figures that the story does not have.
    """

    token: str
    text: str = ""
    model: str = ""
    look_at: tuple[str, ...] = ()
    sentence: str = ""


@frozen
class ConnectionTested:
    """Whether the model answered, its answer, the tool it called (empty: none), the time to its
    first word or call in milliseconds, and all of it in words.
    """

    works: bool
    answer: str = ""
    called: str = ""
    milliseconds: int = 0
    sentence: str = ""


@frozen
class KeyStatusTold:
    """Where the key of a provider lies (`keychain`, `environment`, `memory`), or nowhere; never the
    key.

    `unknown`: the keychain is locked, and was not opened only to look.
    """

    provider: str
    source: str | None
    note: str = ""
    unknown: bool = False


@frozen
class PrivacyShown:
    """What the next request would send, and what sending has cost so far."""

    summary: SentSummary


@frozen
class AgentSettingsShown:
    """What is in force; `saved`: it was written just now; a sentence when it could not be read or
    written.
    """

    settings: AgentSettings | None
    saved: bool = False
    sentence: str = ""


@frozen
class CostChanged:
    """Dollars spent by all requests of the journal, those since the app was opened, and how many of
    unknown cost.
    """

    spent: float
    unknown: int
    session: float | None = None


@frozen
class JournalShown:
    """Some of what was sent so far, newest first; `before` is that of the question, `spending` is
    over all requests, `session` dollars since the app was opened.
    """

    requests: tuple[RequestHead, ...]
    spending: Spending
    before: int | None = None
    session: float | None = None


@frozen
class SentShown:
    """What one request sent, in readable parts; none when its content was deleted."""

    id: int
    parts: tuple[SentPart, ...]


@frozen
class JournalForgotten:
    """These requests are gone, or all of them; `backups_hold_until` is the ISO date until which
    backups still hold them.
    """

    ids: tuple[int, ...] | None
    spending: Spending
    backups_hold_until: str | None = None


ANSWERS: tuple[type, ...] = (
    LocalServersFound,
    ModelsListed,
    ConnectionTested,
    KeyStatusTold,
    ModelChosen,
    CostChanged,
    PrivacyShown,
    JournalShown,
    JournalForgotten,
    SentShown,
    AgentSettingsShown,
)
"""The messages that the pages of models and agents show."""
