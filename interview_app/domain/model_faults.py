"""What the person is told when a model's answer fails: one sentence a fault, each says what to do
(issue of models, item 3).
"""

from interview_app.i18n import N_

UNREACHABLE = N_(
    "The endpoint cannot be reached. Check the internet, or start the local server, then try again."
)
NOT_SECURE = N_(
    "The endpoint's certificate is not trusted. Check the address and the clock of this computer."
)
SIGN_IN_PAGE = N_(
    "This network answers with a web page instead of the model. Sign in to the network, then try "
    "again."
)
BROKE_OFF = N_("The model's answer broke off.")
ENDLESS = N_(
    "The model's answer went on without end and was stopped. Say it again, or choose another model."
)
EMPTY = N_("The model gave an empty answer.")
SILENT = N_("The model has not answered for too long.")
UNAUTHORIZED = N_("The provider did not accept the key. Enter it again in Settings > Models.")
FORBIDDEN = N_(
    "The provider refused: this key may not use this model. Choose another model in Settings > "
    "Models."
)
NOT_FOUND = N_("The endpoint or the model was not found. Check both in Settings > Models.")
BUSY = N_("The provider is busy. Try again in a minute.")
BUSY_FOR_LONG = N_(
    "The provider asks to wait longer than a minute. Try again later, or choose another model."
)
QUOTA = N_(
    "The credit of this key is used up. Add credit on the provider's page, or choose another model."
)
SERVER = N_(
    "The provider has a problem on its side. Your progress is saved. Try again in a few minutes."
)
NOT_A_STREAM = N_(
    "The endpoint did not answer as a stream. Check its address in Settings > Models, or choose "
    "another model."
)
GARBLED = N_("The endpoint sent something that cannot be read.")
REQUEST_REFUSED = N_(
    "The endpoint did not understand the request. Choose another model in Settings > Models."
)
CUT_BY_LENGTH = N_(
    "The model's answer was cut at its length limit. Say “go on”, or raise the limit in "
    "config.yaml."
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
    "The spending cap is reached: nothing was sent. Raise it in Settings > Models, or go on with "
    "the guide."
)
NOT_AGREED = N_("Nothing was sent: first look at “What leaves this computer” and agree.")
NO_KEY = N_("There is no key for this provider. Add one in Settings > Models.")
FELL_BACK = N_("The model failed, and another one goes on: {label}.")
