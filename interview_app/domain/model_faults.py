"""What the person is told when a model's answer fails: one sentence a fault, each says what to do,
in the words of the place where it is read.

The constants are the words of the window, and name the fault. `told` gives those of the command
line and of the page of settings where the advice is another there.
"""

from typing import Literal

from interview_app.i18n import N_, _

Place = Literal["window", "settings", "terminal"]
"""Where a sentence is read."""

UNREACHABLE = N_(
    "The server cannot be reached. Check the internet, or start the local server, then try again."
)
NOT_SECURE = N_(
    "The server's certificate is not trusted. Check the address and the clock of this computer."
)
SIGN_IN_PAGE = N_(
    "A web page came instead of the model's answer. Sign in to the network or its proxy, or check "
    "the address, then try again."
)
NOT_STARTED = N_(
    "Nothing answers at this address on this computer. Start the local server, such as Ollama or "
    "LM Studio, then try again."
)
NOT_READY = N_("The server is still loading its model. Wait until it is ready, then try again.")
BROKE_OFF = N_(
    "The model's answer broke off on the way. What had arrived is kept. Try again, or choose "
    "another model."
)
ENDLESS = N_(
    "The model's answer went on without end and was stopped. Say it again, or choose another model."
)
EMPTY = N_("The model gave an empty answer. Say it again, or choose another model.")
SILENT = N_("The model has not answered for too long. Try again, or choose a faster model.")
MISSING_KEY = N_("Missing API key for {name}. Enter it in Settings > AI, and press Save key.")
UNAUTHORIZED = N_("The provider did not accept the key. Enter it again in Settings > AI.")
FORBIDDEN = N_(
    "The provider refused: this key may not use this model. Choose another model in Settings > AI."
)
NOT_FOUND = N_("Nothing of a model was found at this address. Check it in Settings > AI.")
MODEL_NOT_FOUND = N_(
    "The provider has no model of this name. List its models in Settings > AI and choose one."
)
NO_TOOLS = N_(
    "This model cannot call tools, which the interview needs. Choose another model in Settings > "
    "AI, or start the server with its tool parser."
)
TOO_SMALL = N_(
    "Nothing was sent: the instructions alone do not fit into this model's context. Choose a model "
    "with a larger one, or start the local server with more (Ollama: num_ctx; llama.cpp: -c)."
)
BUSY = N_("The provider limits how often it is asked. Try again in a minute.")
BUSY_FOR_LONG = N_(
    "The provider limits how often it is asked, and wants a wait of more than a minute. Try again "
    "later, or choose another model."
)
QUOTA = N_(
    "The credit of this key is used up. Add credit on the provider's page, or choose another model."
)
SERVER = N_(
    "The provider has a problem on its side. Your progress is saved. Try again in a few minutes."
)
NOT_A_STREAM = N_(
    "The server did not answer as a stream. Check its address in Settings > AI, or choose another "
    "model."
)
GARBLED = N_("The server sent something that cannot be read. Try again, or choose another model.")
REQUEST_REFUSED = N_(
    "The server did not understand the request. Choose another model in Settings > AI."
)
CUT_BY_LENGTH = N_(
    "The model's answer was cut at its length limit. Say “go on”, or raise the length in Settings "
    "> Advanced."
)
CONTENT_FILTER = N_(
    "The provider's content filter stopped the answer. Say it in other words, or go on with the "
    "guide."
)
REFUSED = N_("The model declined to answer. Say it in other words, or go on with the guide.")
OVERFLOW = N_(
    "The conversation is too long for this model. Choose a model with a larger context, or go on "
    "with the guide."
)
TOO_LARGE = N_(
    "The model asked for something far too large, and nothing of it was done. Try again."
)
CALL_AS_TEXT = N_(
    "The model wrote a tool call as text, and nothing was run. Choose a model that can call tools."
)
COMPACTED = N_(
    "The conversation was too long for this model: the earlier part was left out. What you "
    "approved is still known."
)
CAP_REACHED = N_(
    "The spending cap is reached: nothing was sent. Raise it in Settings > AI, or go on with the "
    "guide."
)
NOT_AGREED = N_("Nothing was sent: first look at “What leaves this computer” and agree.")
FELL_BACK = N_("The model failed, and another one goes on: {label}.")

_AT: dict[tuple[Place, str], str] = {
    ("terminal", MISSING_KEY): N_(
        "Missing API key for {name}. Add one with `interview-app key set {id}`."
    ),
    ("settings", MISSING_KEY): N_("Missing API key for {name}. Paste it in the field Key."),
    ("terminal", UNAUTHORIZED): N_(
        "The provider did not accept the key. Enter it again with `interview-app key set`."
    ),
    ("settings", UNAUTHORIZED): N_(
        "The provider did not accept the key. Paste it again in the field Key."
    ),
    ("terminal", FORBIDDEN): N_(
        "The provider refused: this key may not use this model. Choose another with --model; "
        "`interview-app models test` tries it."
    ),
    ("settings", FORBIDDEN): N_(
        "The provider refused: this key may not use this model. Choose another model here."
    ),
    ("terminal", NOT_FOUND): N_(
        "Nothing of a model was found at this address. `interview-app models list` shows it; "
        "`interview-app models add` puts it right."
    ),
    ("settings", NOT_FOUND): N_(
        "Nothing of a model was found at this address. Check the field Address; most end with /v1."
    ),
    ("terminal", MODEL_NOT_FOUND): N_(
        "The provider has no model of this name. `interview-app models discover` lists those of "
        "local servers; choose one with --model."
    ),
    ("settings", MODEL_NOT_FOUND): N_(
        "The provider has no model of this name. Press List models and choose one."
    ),
    ("terminal", NO_TOOLS): N_(
        "This model cannot call tools, which the interview needs. Choose another with --model, or "
        "start the server with its tool parser."
    ),
    ("settings", NO_TOOLS): N_(
        "This model cannot call tools, which the interview needs. Choose another model here, or "
        "start the server with its tool parser."
    ),
    ("terminal", NOT_A_STREAM): N_(
        "The server did not answer as a stream. Check its address with `interview-app models "
        "list`, or choose another model."
    ),
    ("settings", NOT_A_STREAM): N_(
        "The server did not answer as a stream. Check the field Address, or choose another model."
    ),
    ("terminal", REQUEST_REFUSED): N_(
        "The server did not understand the request. Choose another model; `interview-app models "
        "test` tries it."
    ),
    ("settings", REQUEST_REFUSED): N_(
        "The server did not understand the request. Choose another model here."
    ),
    ("terminal", CUT_BY_LENGTH): N_(
        "The model's answer was cut at its length limit. Raise max_tokens in config.yaml, or say "
        "“go on”."
    ),
    ("settings", CUT_BY_LENGTH): N_(
        "The model's answer was cut at its length limit. Raise the length on the page Advanced."
    ),
    ("terminal", CAP_REACHED): N_(
        "The spending cap is reached: nothing was sent. Raise it with `interview-app models use "
        "--cap`, or go on without a model."
    ),
    ("settings", CAP_REACHED): N_(
        "The spending cap is reached: nothing was sent. Raise it in the field Spend at most."
    ),
    ("terminal", NOT_AGREED): N_(
        "Nothing was sent: agree to this place first with `interview-app models use`."
    ),
}


def told(sentence: str, place: Place) -> str:
    """A sentence of this module in the person's language and in the words of `place`. Any other
    sentence is translated as it is.
    """
    return _(_AT.get((place, sentence), sentence))
