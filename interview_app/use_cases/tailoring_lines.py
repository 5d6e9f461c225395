"""Lines of a draft under the person's hand: edited, taken, put back, and each beside the evidence's
own sentence.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from textwrap import shorten

from rapidfuzz import fuzz

from interview_app.domain.knowledge_card import EvidenceCard, one_row
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import State, Trim
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.messages.tailoring import LineDifference, WordRun
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.settling import chosen_instead
from interview_app.tailoring.reports import variants
from interview_app.tailoring.reports.draft_audit import redrafted
from interview_app.tailoring.stages.revision import with_citations
from interview_app.use_cases.tailoring_run import Run

_LONGEST_QUOTE = 400
_ALIKE = 45.0
"""Below this likeness (0 to 100) a sentence of the evidence is not what a line was made of."""


def document_of(run: Run) -> ResumeDocument:
    """The draft's document.

    Raises:
        PipelineError: nothing is drafted yet.
    """
    if run.board.draft is None:
        raise PipelineError(State.WRITING.value, _("There is no draft yet. Write it first."))
    return run.board.draft.document


def bullet_of(document: ResumeDocument, bullet_id: str) -> ResumeBullet:
    """A line by its id.

    Raises:
        PipelineError: the draft has no such line.
    """
    found = next((one for one in document.bullets() if one.bullet_id == bullet_id), None)
    if found is None:
        raise PipelineError(
            State.WRITING.value,
            _("This line is no longer in the draft. Look at the newest version."),
        )
    return found


def citable(
    document: ResumeDocument, bullet_id: str, cards: Sequence[EvidenceCard]
) -> tuple[str, ...]:
    """The cards that may support a line: those of its entry; for the summary all of them (CONTRACT
    C4, DESIGN 9).
    """
    for section in document.sections:
        for entry in section.entries:
            if any(one.bullet_id == bullet_id for one in entry.bullets):
                own = [card.id for card in cards if card.entry_id == entry.id]
                return tuple(dict.fromkeys((*entry.evidence_card_ids, *own)))
    return tuple(card.id for card in cards)


def edited(run: Run, bullet_id: str, text: str, cards: Sequence[EvidenceCard]) -> Run:
    """The run with the person's own wording of a line; an empty one leaves the line out, and that
    can be undone.

    Raises:
        PipelineError: there is no such line.
    """
    document = document_of(run)
    before = bullet_of(document, bullet_id)
    line = " ".join(text.split())
    if line == before.text:
        return run
    if not line:
        trim = Trim(bullet_id=bullet_id, text=before.text, reason=_("You took this line out."))
        return _with_document(run, document.without((bullet_id,)), trims=(*run.board.trims, trim))
    known = {card.id for card in cards}
    cited = tuple(one for one in citable(document, bullet_id, cards) if one in known)
    document = with_citations(document.with_texts({bullet_id: line}), {bullet_id: cited})
    accepted = {one: text for one, text in run.accepted.items() if one != bullet_id}
    return _with_document(run, document).model_copy(update={"accepted": accepted})


def decided(run: Run, bullet_id: str, *, accepted: bool, cards: Mapping[str, EvidenceCard]) -> Run:
    """The run after a changed line was taken as it is, or went back to the evidence's own sentence.

    Raises:
        PipelineError: there is no such line, or no sentence to go back to.
    """
    document = document_of(run)
    bullet = bullet_of(document, bullet_id)
    if accepted:
        return run.model_copy(update={"accepted": {**run.accepted, bullet_id: bullet.text}})
    own = own_sentence(bullet, cards)
    if own is None:
        raise PipelineError(
            State.WRITING.value,
            _("There is no sentence of your evidence to go back to. Edit the line instead."),
        )
    sentence, card_id = own
    # As every line of the page is written, its full stop gone: one that came back must not stand
    # out. Where that is what
    # was rejected, the person wants the sentence as it is.
    plain = voice.edited(sentence)
    text = sentence if plain == bullet.text else plain
    document = with_citations(document.with_texts({bullet_id: text}), {bullet_id: (card_id,)})
    return _with_document(run, document)


def put_back(run: Run, bullet_id: str, cards: Sequence[EvidenceCard]) -> Run:
    """The run with a line back that was left out for room, by the gate, by the person, or for one
    that contradicts it.

    Of two that contradict each other the other one then goes.

    Raises:
        PipelineError: it was not left out, or its entry is gone.
    """
    if any(one.bullet_id == bullet_id for one in run.page_trims):
        return run.model_copy(update={"kept": tuple(dict.fromkeys((*run.kept, bullet_id)))})
    trim = next((one for one in reversed(run.board.trims) if one.bullet_id == bullet_id), None)
    if trim is None:
        raise PipelineError(State.WRITING.value, _("This line is in the draft already."))
    trims = tuple(one for one in run.board.trims if one is not trim)
    document = document_of(run)
    if trim.replaced_by is not None:
        bullet_of(document, bullet_id)
        return edited(_with_document(run, document, trims=trims), bullet_id, trim.text, cards)
    document = _inserted(document, ResumeBullet(bullet_id=bullet_id, text=trim.text))
    known = {card.id for card in cards}
    cited = tuple(one for one in citable(document, bullet_id, cards) if one in known)
    document = with_citations(document, {bullet_id: cited})
    if trim.instead_of is None:
        return _with_document(run, document, trims=trims)
    printed = [one for one in document.bullets() if one.bullet_id == trim.instead_of]
    chosen = (
        *(one for one in run.board.chosen_lines if one not in [line.text for line in printed]),
        trim.text,
    )
    trims = chosen_instead(trims, printed, trim)
    return _with_document(
        run, document.without((trim.instead_of,)), trims=trims, chosen_lines=chosen
    )


def _with_document(run: Run, document: ResumeDocument, **more: object) -> Run:
    return run.on_board(draft=redrafted(document), **more)


def _number(bullet_id: str) -> tuple[str, int]:
    stem, _mark, number = bullet_id.rpartition("-bullet-")
    return stem, int(number) if number.isdigit() else 0


def _inserted(document: ResumeDocument, bullet: ResumeBullet) -> ResumeDocument:
    """The document with a line back among those of its entry, in the order of their numbers."""
    stem, number = _number(bullet.bullet_id)
    if stem == "summary":
        return document.model_copy(update={"summary": _placed(document.summary, bullet, number)})
    done = False
    sections: list[ResumeSection] = []
    for section in document.sections:
        entries: list[ResumeEntry] = []
        for entry in section.entries:
            if not done and any(_number(one.bullet_id)[0] == stem for one in entry.bullets):
                entry, done = (
                    entry.model_copy(update={"bullets": _placed(entry.bullets, bullet, number)}),
                    True,
                )
            entries.append(entry)
        sections.append(section.model_copy(update={"entries": tuple(entries)}))
    if not done:
        words = _("The entry of this line has no lines left. Write the draft again to get it back.")
        raise PipelineError(State.WRITING.value, words)
    return document.model_copy(update={"sections": tuple(sections)})


def _placed(
    bullets: Sequence[ResumeBullet], bullet: ResumeBullet, number: int
) -> tuple[ResumeBullet, ...]:
    before = [one for one in bullets if _number(one.bullet_id)[1] < number]
    return (*before, bullet, *bullets[len(before) :])


def own_sentence(bullet: ResumeBullet, cards: Mapping[str, EvidenceCard]) -> tuple[str, str] | None:
    """The sentence of the cited evidence that a line is most like, with its card; None when none is
    alike.
    """
    best: tuple[str, str] | None = None
    likeness = (_ALIKE, 100.0)
    for card_id in bullet.evidence_card_ids:
        card = cards.get(card_id)
        if (
            card is not None
            and bullet.original
            and bullet.original in " ".join(card.raw_text.split())
        ):
            return bullet.original, card_id
        for sentence in voice.sentences(card.raw_text) if card is not None else ():
            # A headline whose words a sentence holds too is as like to it as the sentence itself:
            # the whole decides.
            ratio = _likeness(sentence, bullet)
            if ratio > likeness:
                best, likeness = (sentence, card_id), ratio
    return best


def _likeness(sentence: str, bullet: ResumeBullet) -> tuple[float, float]:
    """How much of a line's words a sentence has, and how like the two are as a whole (0 to 100
    each).
    """
    said, printed = sentence.lower(), bullet.text.lower()
    shared = 100.0 if sentence == bullet.original else fuzz.token_set_ratio(said, printed)
    return shared, fuzz.ratio(said, printed)


def differences(run: Run, cards: Mapping[str, EvidenceCard]) -> tuple[LineDifference, ...]:
    """Each line whose words are not the evidence's own, beside its sentence and the quotation it is
    from.
    """
    if run.board.draft is None:
        return ()
    found = []
    for bullet in run.board.draft.document.bullets():
        own = own_sentence(bullet, cards)
        if own is None or own[0] == bullet.text:
            continue
        sentence, card_id = own
        found.append(
            LineDifference(
                bullet_id=bullet.bullet_id,
                old=sentence,
                new=bullet.text,
                words=word_runs(sentence, bullet.text),
                quote=_quoted(cards[card_id].raw_text, sentence),
                decided=run.accepted.get(bullet.bullet_id) == bullet.text,
                wording=_plain(voice.edited(sentence)) != _plain(bullet.text),
            )
        )
    return tuple(found)


def _quoted(words: str, sentence: str) -> str:
    """A card's words in one row, cut where they are long: from this sentence on where it would not
    be in sight.
    """
    row, wanted = one_row(words), one_row(sentence)
    at = row.find(wanted)
    if at > 0 and at + len(wanted) > _LONGEST_QUOTE:
        row = f"… {row[at:]}"
    return shorten(row, _LONGEST_QUOTE, placeholder=" …")


def between(old: ResumeDocument, new: ResumeDocument) -> tuple[LineDifference, ...]:
    """The lines that are not the same in two versions; a line whose words are all others is one
    change, not two.
    """
    found = [
        LineDifference(bullet_id=one.bullet_id, old=one.old, new=one.new, words=_runs(one.words))
        for one in variants.of_documents(old, new)
        if one.changed
    ]
    gone = {one.bullet_id: one for one in found if one.new is None}
    came = {one.bullet_id for one in found if one.old is None}
    return tuple(
        replace(one, old=gone[one.bullet_id].old, words=(*gone[one.bullet_id].words, *one.words))
        if one.old is None and one.bullet_id in gone
        else one
        for one in found
        if one.new is not None or one.bullet_id not in came
    )


def word_runs(old: str, new: str) -> tuple[WordRun, ...]:
    """What happened between two lines, word by word."""
    return _runs(variants.words_between(old, new))


def _runs(words: Iterable[variants.WordChange]) -> tuple[WordRun, ...]:
    return tuple(WordRun(kind=one.kind, text=one.text) for one in words)


def _plain(text: str) -> str:
    """A line without what is no wording: bullet marks, capitals at its start, the last full
    stop.
    """
    return re.sub(r"\s+", " ", text).strip(" -–—*•▪·.").casefold()
