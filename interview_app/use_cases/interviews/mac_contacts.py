"""A contact card as an applicant profile: from the address book of this Mac, through the Contacts
framework that nothing else imports, or a dropped vCard anywhere (CONTRACT A8).
"""

import asyncio
import importlib.util
import sys
from typing import Any

from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import DocumentError, ImportFailed
from interview_app.use_cases.interviews.documents import InterviewDocuments

_ENTITY_CONTACTS = 0
_NOT_DETERMINED, _RESTRICTED, _DENIED = 0, 1, 2


class InterviewContacts:
    """Meets `tool_contract.ContactsPort`; what the framework gives as a vCard is read like any
    other vCard.
    """

    def __init__(self, documents: InterviewDocuments) -> None:
        self._documents = documents

    def available(self) -> bool:
        """Whether this is a Mac with the framework's bridge installed."""
        return sys.platform == "darwin" and importlib.util.find_spec("Contacts") is not None

    async def fetch(self, *, name: str | None) -> ApplicantProfile:
        """The "me" card, or the first one that matches `name`.

        Raises:
            PermissionError: the person or the system said no.
            LookupError: there is no such card.
        """
        if not self.available():
            raise LookupError("no address book")
        import Contacts

        store = Contacts.CNContactStore.alloc().init()
        await _ask_permission(Contacts, store)
        card = await asyncio.get_running_loop().run_in_executor(None, _card, Contacts, store, name)
        return _profile(card)

    async def from_file(self, handle: str) -> ApplicantProfile:
        """The card in a dropped vCard file.

        Raises:
            DocumentError: the file is not there, or no vCard.
        """
        return _profile(self._documents.original(handle))


def _profile(untrusted: bytes) -> ApplicantProfile:
    """The profile of the first card; what it does not say stays empty."""
    from interview_app.interchange import vcard  # pycountry takes 25 ms that only a card needs

    try:
        profile = vcard.read(untrusted).applicant_profile
    except ImportFailed as refused:
        raise DocumentError("corrupt_document", refused.sentence) from None
    return profile or ApplicantProfile()


async def _ask_permission(contacts: Any, store: Any) -> None:
    status = contacts.CNContactStore.authorizationStatusForEntityType_(_ENTITY_CONTACTS)
    if status in (_RESTRICTED, _DENIED):
        raise PermissionError("contacts")
    if status != _NOT_DETERMINED:
        return
    loop = asyncio.get_running_loop()
    granted: asyncio.Future[bool] = loop.create_future()

    def answered(allowed: bool, _error: object) -> None:
        # Called on a queue of the framework's own.
        loop.call_soon_threadsafe(
            lambda: None if granted.done() else granted.set_result(bool(allowed))
        )

    store.requestAccessForEntityType_completionHandler_(_ENTITY_CONTACTS, answered)
    if not await granted:
        raise PermissionError("contacts")


def _card(contacts: Any, store: Any, name: str | None) -> bytes:
    keys = [contacts.CNContactVCardSerialization.descriptorForRequiredKeys()]
    if name is None:
        found, _error = store.unifiedMeContactWithKeysToFetch_error_(keys, None)
        people = [found] if found is not None else []
    else:
        predicate = contacts.CNContact.predicateForContactsMatchingName_(name)
        people, _error = store.unifiedContactsMatchingPredicate_keysToFetch_error_(
            predicate, keys, None
        )
    if not people:
        raise LookupError("no such card")
    data, _error = contacts.CNContactVCardSerialization.dataWithContacts_error_([people[0]], None)
    if data is None:
        raise LookupError("no such card")
    return bytes(data)
