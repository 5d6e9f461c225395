"""What the model may ask for: one tool a file, listed by hand."""

from interview_app.tool_contract import Tool
from tools.capabilities_describe import CapabilitiesDescribe
from tools.extract_document import ExtractDocument
from tools.get_macos_contact_card import GetMacosContactCard
from tools.get_user_option import GetUserOption
from tools.get_user_upload import GetUserUpload
from tools.next_phase import NextPhase
from tools.note_story import NoteStory
from tools.persist_data import PersistData
from tools.read_records import ReadRecords
from tools.submit_for_validation import SubmitForValidation

ALL_TOOLS: tuple[Tool, ...] = (
    CapabilitiesDescribe(),
    GetUserOption(),
    GetUserUpload(),
    GetMacosContactCard(),
    ExtractDocument(),
    SubmitForValidation(),
    PersistData(),
    ReadRecords(),
    NoteStory(),
    NextPhase(),
)
"""Every tool, in the order it is offered."""
