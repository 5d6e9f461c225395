"""The auditor: the truth gate over a whole résumé, a claim index, or a rendered file beside its claim index (CONTRACT D8, E7)."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from babel.dates import get_month_names

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import SECTION_TITLES, ResumeDocument, slug
from interview_app.domain.tailoring import AuditReport, ClaimMapping, Severity, TruthViolation, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring import heading_lines
from interview_app.tailoring.contradictions import contradictions
from interview_app.tailoring.printed_dates import SaidInEnglish
from interview_app.tailoring.truth_gate import gate, lexicon, page_head, page_lines, resume_lines
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.evidence_index import EvidenceIndex, company_key
from interview_app.tailoring.truth_gate.tokens import fold

_PLACE_KINDS = frozenset(
    {ViolationKind.LOCATION_NOT_IN_EVIDENCE, ViolationKind.SKILL_NOT_IN_EVIDENCE, ViolationKind.UNSUPPORTED_CLAIM}
)
_QUOTED = re.compile(r"“([^”]+)”")


def audit_text(text: str, cards: Iterable[EvidenceCard] | EvidenceIndex, *, name: str | None = None) -> AuditReport:
    """Hold every line of any résumé against all cards; each violation quotes its line. `name`: whose résumé it is."""
    ready = gate.index(cards)
    said = SaidInEnglish(text)
    whose = name or _name_on_top(text)
    found: list[TruthViolation] = []
    for number, line in enumerate(resume_lines.resume_lines(said.text, ready, name=whose), start=1):
        if not whose or line.heading or _squeezed(line.text) != _squeezed(whose):
            found += _of_line(line, number, ready)
    printed = [one.model_copy(update={"bullet_text": said.as_printed(one.bullet_text)}) for one in found]
    return gate.report(printed, inconsistencies=contradictions(part.cards[0] for part in ready.parts))


def _name_on_top(text: str) -> str:
    """The name that a page begins with: two to four words with capital letters, none of a post, above an address or number."""
    lines = [line for line in map(page_lines.plain, text.splitlines()) if line][:6]
    words = lines[0].split() if lines else []
    if not 2 <= len(words) <= 4 or not any(_REACHED_AT.search(line) for line in lines[1:]):
        return ""
    a_name = all(map(_NAME_WORD.fullmatch, words)) and page_head.words_of_name(lines[0]) == len(words)
    return lines[0] if a_name else ""


_REACHED_AT = re.compile(r"\S@\S|\+?\d[\d ()/.-]{7,}\d")
_NAME_WORD = re.compile(r"(?:[^\W\d_a-zß-öø-ÿ][^\W\d_]*\.?(?:['’-][^\W\d_]+)*\.?)")


def _of_line(line: resume_lines.ResumeLine, number: int, ready: EvidenceIndex) -> list[TruthViolation]:
    context = gate.LineContext(bullet_id=f"line-{number}", company=line.company, post=line.post)
    whole = gate.judge(line.claim, ready, context)
    if line.heading and line.company and (whole.blocked or _moved_title(line, ready)):
        found = _of_heading(line, context, ready)
    elif not whole.blocked or len(line.sentences) < 2:
        found = list(whole.violations)
    else:
        found = [one for sentence in line.sentences for one in gate.judge(sentence, ready, context).violations]
    if line.heading and line.company:
        found = [_as_place(one, line, ready) for one in found]
    if line.maybe_town and any(one.severity is Severity.BLOCKER for one in found):
        found = [_place_missing(line, line.claim, bullet_id=context.bullet_id)]
    if line.company is None and _own_words(line, ready):
        found = [one for one in found if one.kind is not ViolationKind.MOVED_FACT]
    if line.section == "interests" or (line.section == "languages" and not resume_lines.tells_languages(ready)):
        found = [one.model_copy(update={"severity": Severity.WARNING}) for one in found]
    return [one.model_copy(update={"bullet_text": line.text}) for one in found]


def _of_heading(line: resume_lines.ResumeLine, context: gate.LineContext, ready: EvidenceIndex) -> list[TruthViolation]:
    """What is refused of a heading when its names, titles and dates that one card has are taken as said."""
    company = line.company or ""
    moved = _moved_title(line, ready)
    if moved is not None:
        sentence = _("This is evidence of {company}, not of the employer it stands under").format(company=moved.company)
        return [_mismatch(context.bullet_id, line.text, sentence, kind=ViolationKind.MOVED_FACT)]
    rest, regions = heading_lines.without_regions(heading_lines.left_over(line.claim, company, ready), line, ready)
    post = ready.post_named(line.claim, company)
    found = list(gate.judge(rest, ready, replace(context, post=post)).violations)
    if regions:
        found.append(_place_missing(line, ", ".join(regions), bullet_id=context.bullet_id))
    return found


def _moved_title(line: resume_lines.ResumeLine, ready: EvidenceIndex) -> Evidence | None:
    rest = heading_lines.left_over(line.claim, line.company or "", ready)
    return heading_lines.title_of_another(rest, line, ready)


def _place_missing(line: resume_lines.ResumeLine, name: str, *, bullet_id: str) -> TruthViolation:
    return TruthViolation(
        bullet_id=bullet_id,
        bullet_text=line.text,
        violation=_("Place “{name}” is not in the evidence").format(name=name),
        kind=ViolationKind.LOCATION_NOT_IN_EVIDENCE,
        severity=Severity.WARNING,
    )


def _own_words(line: resume_lines.ResumeLine, ready: EvidenceIndex) -> bool:
    """Whether a line is word for word what a card of no employer says: a summary that names one moves nothing from there."""
    said = [_squeezed(part.cards[0].raw_text) for part in ready.parts if not company_key(part.company)]
    return all(any(_squeezed(sentence) in text for text in said) for sentence in line.sentences)


def _as_place(violation: TruthViolation, line: resume_lines.ResumeLine, ready: EvidenceIndex) -> TruthViolation:
    """In an employer's heading an unknown place is a warning when no card of that employer names any place."""
    quoted = _QUOTED.search(violation.violation)
    if violation.kind not in _PLACE_KINDS or quoted is None:
        return violation
    words = re.findall(r"[^\W\d_][\w.'’-]*", quoted[1])
    place_like = 1 <= len(words) <= 4 and all(word[0].isupper() for word in words) and not re.search(r"\d", quoted[1])
    special = any(
        lexicon.is_title(fold(word)) or fold(word) in lexicon.proven() or fold(word) in heading_lines.LEGAL
        for word in words
    )
    if not place_like or special or not heading_lines.may_lie_in(quoted[1], line, ready):
        return violation
    stands_alone = re.search(rf"(?:^|[,|–—•·(-]\s*|\bin\s){re.escape(quoted[1])}\s*(?:$|[,|–—•·()-])", line.claim)
    if stands_alone is None:
        return violation
    return _place_missing(line, quoted[1], bullet_id=violation.bullet_id)


def audit_claim_index(
    claim_index: Sequence[ClaimMapping],
    cards: Iterable[EvidenceCard] | EvidenceIndex,
    *,
    translated: frozenset[str] = frozenset(),
) -> AuditReport:
    """Hold every claim against the cards it cites; a bullet id that names an employer binds it to that employer."""
    ready = gate.index(cards)
    companies = companies_of(claim_index, ready)
    found: list[TruthViolation] = []
    for claim in claim_index:
        context = gate.LineContext(
            bullet_id=claim.bullet_id,
            company=companies.get(claim.bullet_id),
            cited=claim.evidence_card_ids,
            translated=claim.bullet_id in translated,
        )
        found += gate.judge(claim.bullet_text, ready, context).violations
    found += _of_other_posts(claim_index, companies, ready)
    found += _doubled(claim_index)
    return gate.report(found, inconsistencies=contradictions(part.cards[0] for part in ready.parts))


def _of_other_posts(
    claim_index: Sequence[ClaimMapping], companies: Mapping[str, str], ready: EvidenceIndex
) -> Iterator[TruthViolation]:
    """Violations for claims that cite another post of their employer than the rest of their entry does.

    A claim index names employers, not posts; the lines of one entry share all of their id but the number, and the post
    that more than half of them cite is theirs.
    """
    entries: dict[str, list[ClaimMapping]] = defaultdict(list)
    for claim in claim_index:
        if claim.bullet_id in companies:
            entries[claim.bullet_id.rpartition("-bullet-")[0]].append(claim)
    for group in entries.values():
        posts = [_posts_cited(claim, ready) for claim in group]
        post, count = Counter(one for cited in posts for one in cited).most_common(1)[0] if any(posts) else (None, 0)
        if post is None or count * 2 <= len(group):
            continue
        for claim, cited in zip(group, posts, strict=True):
            if cited and post not in cited and not any(_same_time(post, one) for one in cited):
                sentence = _("This is evidence of another post")
                yield _mismatch(claim.bullet_id, claim.bullet_text, sentence, kind=ViolationKind.MOVED_FACT)


def _posts_cited(claim: ClaimMapping, ready: EvidenceIndex) -> frozenset[tuple[str, str]]:
    """The posts, as title and time, of the cards a claim cites; none when one of them tells of no post."""
    parts = [ready.by_id[one] for one in claim.evidence_card_ids if one in ready.by_id]
    if any(part.of_no_post for part in parts):
        return frozenset()
    return frozenset((fold(part.cards[0].role), part.cards[0].timeframe) for part in parts)


def _same_time(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two titles may be names of one post: at the same time, or one without a time."""
    return one[1] == other[1] or not one[1] or not other[1]


def companies_of(claim_index: Sequence[ClaimMapping], ready: EvidenceIndex) -> dict[str, str]:
    """The employer that each bullet id names, where it names one of the evidence."""
    slugs = {slug(parts[0].company, longest=40): parts[0].company for key, parts in ready.by_company.items() if key}
    found: dict[str, str] = {}
    for claim in claim_index:
        match = re.fullmatch(r"[a-z]+-(.+)-bullet-\d+", claim.bullet_id)
        if match is None:
            continue
        company = slugs.get(match[1]) or slugs.get(re.sub(r"-\d+$", "", match[1]))
        if company is not None:
            found[claim.bullet_id] = company
    return found


def _doubled(claim_index: Sequence[ClaimMapping]) -> list[TruthViolation]:
    seen: set[str] = set()
    found = []
    for claim in claim_index:
        if claim.bullet_id in seen:
            found.append(
                _mismatch(claim.bullet_id, claim.bullet_text, _("This bullet id stands twice in the claim index"))
            )
        seen.add(claim.bullet_id)
    return found


def match_claims(text: str, claim_index: Sequence[ClaimMapping]) -> list[TruthViolation]:
    """Violations where the text of a rendered file and its claim index differ: a claim not printed is a mismatch."""
    printed = _squeezed(text)
    return [
        _mismatch(claim.bullet_id, claim.bullet_text, _("The claim index has this line, the file does not"))
        for claim in claim_index
        if _squeezed(claim.bullet_text) not in printed
    ]


def strange_words(text: str, document: ResumeDocument) -> list[TruthViolation]:
    """Violations for words of a rendered file that its document does not have: nothing gets onto the page unseen.

    Month names and the words for an open end are the renderer's own; a word broken by the page is still a part of one.
    """
    titles = " ".join(title for named in SECTION_TITLES.values() for title in named.values())
    known = _squeezed(" ".join(_strings(document.to_json())) + titles)
    found: list[TruthViolation] = []
    for line in text.splitlines():
        words = [
            word
            for word in re.findall(r"[^\W_]{3,}", fold(line))
            if word not in _RENDERER and word not in known and not word.isdigit()
        ]
        if words:
            sentence = _("The file says “{words}”, which is not in the draft").format(words=" ".join(words))
            found.append(_mismatch("", line.strip(), sentence))
    return found


_OWN_WORDS = "present heute aujourdhui actualidad oggi atual page seite mailto https http www"
_RENDERER = frozenset(
    (
        *_OWN_WORDS.split(),
        *(
            fold(name)
            for language in SECTION_TITLES
            for width in ("wide", "abbreviated")
            for name in get_month_names(width, locale=language).values()
        ),
    )
)
"""What a file may say beside its document: months, the words for an open end, and what links are made of."""


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)


def _mismatch(
    bullet_id: str, text: str, sentence: str, *, kind: ViolationKind = ViolationKind.CLAIM_INDEX_MISMATCH
) -> TruthViolation:
    return TruthViolation(bullet_id=bullet_id, bullet_text=text, violation=sentence, kind=kind)


def _squeezed(text: str) -> str:
    return re.sub(r"[\W_]+", "", fold(text))
