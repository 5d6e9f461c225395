"""Everything that can go wrong, split by whose fault it is.

InterviewAppError
├── PersonCanMend                  a sentence that says what to do; exit 1, one line, no traceback
│   ├── StoreError
│   │   ├── AlreadyRunning         another window or command holds the store
│   │   ├── StoreTooNew            written by a newer version of the app
│   │   ├── StoreDamaged           a page, the hash chain or a blob does not check
│   │   ├── StoreMissing           a 0-byte or missing database beside existing blobs
│   │   ├── StoreReadOnly          the folder or file cannot be written
│   │   ├── StoreFull              the disk is full
│   │   └── StoreFailing           the disk answers with an error of its own
│   ├── DocumentError              a document cannot be read (issue code of CONTRACT B)
│   ├── ImportFailed               a file to import is not what it should be
│   ├── OutputFailed               where a command shall write cannot be written
│   ├── SettingsError              settings or config.yaml cannot be used
│   ├── KeyStoreError                  a key cannot be kept or found
│   ├── EvidenceParsingError       CONTRACT D14
│   ├── ProviderError              CONTRACT D14
│   ├── SelectionError             CONTRACT C2
│   ├── TruthViolationError        CONTRACT D14
│   ├── PipelineError              CONTRACT D14
│   │   └── OwnDocument            a document of the person's own was given as a posting
│   ├── TitleMissing               a posting without a title
│   └── RenderError                a file cannot be written or compiled
└── Bug                            ours: logged without content, the person is told where the report
is
"""

from collections.abc import Sequence


class InterviewAppError(Exception):
    """The root of every error this app raises on purpose."""


class PersonCanMend(InterviewAppError):
    """Its text is one sentence, safe to show, that says what to do next."""

    code = "failed"

    @property
    def sentence(self) -> str:
        """The sentence for the person."""
        return str(self)


class StoreError(PersonCanMend):
    """The store cannot do what was asked; nothing acknowledged is lost."""

    code = "store_error"


class AlreadyRunning(StoreError):
    """Another process holds the lock of this data folder."""

    code = "already_running"


class StoreTooNew(StoreError):
    """The database was written by a newer version and is left untouched."""

    code = "store_too_new"


class StoreDamaged(StoreError):
    """A check failed; reading may go on, the newest backup is offered."""

    code = "store_damaged"


class StoreMissing(StoreError):
    """Blobs exist but the database is gone or empty: a fault, not a first start."""

    code = "store_missing"


class StoreReadOnly(StoreError):
    """The folder or the file cannot be written; reading goes on."""

    code = "store_read_only"


class StoreFull(StoreError):
    """The disk is full; reading goes on."""

    code = "store_full"


class StoreFailing(StoreError):
    """The disk, or the connection to it, answers with an input/output error; reading may go on."""

    code = "store_failing"


class DocumentError(PersonCanMend):
    """A document cannot be read; `code` is one of CONTRACT B."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class ImportFailed(PersonCanMend):
    """A file to import is not what its name says."""

    code = "import_failed"


class OutputFailed(PersonCanMend):
    """Files cannot be written where a command was told to."""

    code = "output_failed"


class SettingsError(PersonCanMend):
    """Settings or config.yaml hold something that cannot be used."""

    code = "settings_error"


class KeyStoreError(PersonCanMend):
    """A key cannot be kept, found or removed; never holds the key."""

    code = "key_error"


class EvidenceParsingError(PersonCanMend):
    """Evidence cards cannot be read (CONTRACT D14)."""

    code = "evidence_parsing_error"


class ProviderError(PersonCanMend):
    """A model provider failed (CONTRACT D14); never holds a body or a key."""

    code = "provider_error"


class SelectionError(PersonCanMend):
    """A selection plan cannot be used (CONTRACT C2)."""

    code = "selection_error"


class TruthViolationError(PersonCanMend):
    """The fact check refused a line of a résumé (CONTRACT D14)."""

    code = "truth_violation"

    def __init__(self, violations: Sequence[object]) -> None:
        super().__init__(f"{len(violations)} truth violations found")
        self.violations = tuple(violations)


class PipelineError(PersonCanMend):
    """The tailoring pipeline stopped (CONTRACT D14)."""

    code = "pipeline_error"

    def __init__(self, state: str, message: str) -> None:
        super().__init__(f"Pipeline failed at {state}: {message}")
        self.state = state


class TitleMissing(PersonCanMend):
    """The posting names no title, and the person has not said what the position is called."""

    code = "title_missing"


class OwnDocument(PipelineError):
    """A document of the person's own was given as a posting; whether it is one, they are asked."""

    code = "own_document"


class RenderError(PersonCanMend):
    """A file cannot be compiled or written."""

    code = "render_error"


class Bug(InterviewAppError):
    """A state that our own code promises never to reach."""
