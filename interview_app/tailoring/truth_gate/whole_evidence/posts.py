"""A line that begins with a post: "Sales Trainer, Larkspur Supply" is held only by somebody who had that post there.

What a card says of other people's posts ("we had a sales trainer") proves none of the person's own.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import doers, held_titles
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import others_en, people_de, stand_ins
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.whole_evidence import post_holders, posts_by_deed
from interview_app.tailoring.truth_gate.words import lexicon, meaning
from interview_app.tailoring.truth_gate.words.tokens import keys_of

_ENDS = frozenset(
    ", | – — ( ; : . at bei for für of der des von in im for with mit who on am zu zum zur to and und since seit as per from until".split()
)
_EMPLOYER_BEHIND = frozenset((",", "|", "–", "—", "-", "(", "at", "bei", "of", "der", "des"))
_PERSON_ENDS = (
    "er",
    "or",
    "ist",
    "ant",
    "ent",
    "ian",
    "man",
    "woman",
    "hand",
    "ive",
    "eur",
    "in",
    "kraft",
)
_RAISING = frozenset(
    "managing leading directing supervising acting founding executive chief head".split()
)
_RANKED = frozenset(
    "manager director leader supervisor lead head chief officer executive leiter chef direktor".split()
)
"""Posts that what stands before them makes larger or smaller: "farm manager" is no "herd manager"."""
_NOUN_ENDINGS = ("y", "tion", "ment", "ance", "sis", "ure")
"""How a noun of a deed ends that begins the name of a post: "Delivery Manager"; no past of a verb ends so."""
_TOP = frozenset("executive head chief".split())
_DEPUTIES = frozenset("assistant deputy vice associate acting".split())
"""Posts in English that are named for the one above them: "Assistant SENCO"."""
_IN_PLACE = frozenset(("acting", "temporary"))
_RANK_WORDS = frozenset("senior junior head chief lead deputy assistant".split())
_PAIR = 2
_LONGEST = 6


def hold(line: Line, index: EvidenceIndex, allowed: Pool) -> list[Objection]:
    """The objection to a post at the beginning of a line that none of these cards gives the person."""
    if name := _only_acted_as(line, allowed):
        return [_objection(name)]
    words, employer_named = _title(line, index)
    given = words
    words = held_titles.without_calling(words)
    called = words != given
    if not words or (len(words) == 1 and words[0] in lexicon.verbs()):
        return []  # "Coach two analysts": a deed
    if not line.german and held_titles.names_others(
        words, (one for part in allowed for one in part.lines)
    ):
        return []
    if any(
        (doers.told if len(words) == 1 else doers.told_behind)(line, _end(line), part)
        for part in allowed
    ):
        return []
    posts = tuple(word for word in words if post_holders.is_title(word))
    whole = _end(line) == len(line.tokens) - 1 and all(
        one.capital for one in line.tokens if one.kind == "word"
    )
    named = employer_named or (whole and bool(posts))
    others = _is_others(words, allowed)
    others = others or _is_another_german(line, words, allowed)
    deputy = len(words) > 1 and words[0] in _DEPUTIES and line.tokens[1].capital
    doer = (
        not line.german
        and _end(line) < len(line.tokens) - 1
        and posts_by_deed.is_named_for_untold_deed(words[-1], allowed)
        and not post_holders.is_one_of(words[-1], allowed)
    )
    if (
        not (post_holders.is_title(words[-1]) or doer)
        and not (named and (posts or words[-1].endswith(_PERSON_ENDS)))
        and not (others or deputy)
    ):
        return []
    if posts and not post_holders.is_title(words[-1]) and not (deputy or doer):
        last = max(at for at, word in enumerate(words) if post_holders.is_title(word))
        words = words[: last + 1]  # "Teamleiterin Kfz-Schaden": the post stands first
    claimed = [held_titles.gender_free(word) for word in words]
    anothers = employer_named and claimed[-1] in _RANKED
    anothers = anothers or (
        len(claimed) >= _PAIR
        and claimed[0] not in _RANK_WORDS
        and any(post_holders.of_another(claimed, one) for part in allowed for one in part.lines)
    )
    anothers = anothers or (
        employer_named
        and any(
            post_holders.of_another(claimed[-2:], one) for part in allowed for one in part.lines
        )
    )
    beside = deputy and post_holders.only_anothers(
        words[-1], allowed
    )  # "Assistant SENCO" of an assistant who helped the SENCO
    beside = beside or (
        len(words) > 1
        and post_holders.is_title(words[0])
        and words[0] not in _RANK_WORDS
        and post_holders.only_anothers(words[0], allowed)
    )  # "Foreman mason" of a mason whose foreman ran the job
    if words[0] in _IN_PLACE and any(
        post_holders.acted(words[1:], one)
        for part in allowed
        for one in part.lines
        if len(words) > 1
    ):
        return []  # "Acting head" of who "stood in as head"
    acting = post_holders.says_acting(line)
    if (
        line.german
        and len(words) == 1
        and any(held_titles.is_end_of_held(line, words[0], part) for part in allowed)
    ):
        return []  # "Übungsleiter" of a "Sportübungsleiter"
    if not beside and any(
        _has(words, part, loosely=not anothers, called=called, acting=acting) for part in allowed
    ):
        return []
    return [_objection(line.text[: line.tokens[_end(line)].end])]


def _objection(name: str) -> Objection:
    sentence = _("Title “{name}” is not in the evidence").format(name=name)
    return Objection(ViolationKind.TITLE_NOT_IN_EVIDENCE, sentence)


def _only_acted_as(line: Line, allowed: Pool) -> str:
    """The post that an English line begins with as a phrase ("*Head of finance*", "*second in charge*") and that was only stood in as."""
    begins = [token.low for token in line.tokens[:_PHRASE]]
    if (
        line.german
        or len(begins) < _PHRASE
        or tuple(begins[:2]) not in _PHRASES
        or post_holders.says_acting(line)
    ):
        return ""
    told = [one for part in allowed for one in part.lines]
    if any(post_holders.said_of_self(begins, one, acting=False) for one in told):
        return ""
    name = line.text[: line.tokens[_PHRASE - 1].end]
    return name if any(post_holders.acted(begins, one) for one in told) else ""


_PHRASES = frozenset(
    (("head", "of"), ("second", "in"), ("deputy", "to"), ("person", "in"), ("officer", "in"))
)
_PHRASE = 3
"""Words of such a post: what it is head of, or second in, is its third."""


def _end(line: Line) -> int:
    """The last token of the run of words that a line begins with."""
    last = 0
    for at, token in enumerate(line.tokens[: 2 * _LONGEST]):
        joined = token.text in "-&/" and not token.spaced
        ends = token.low in _ENDS and not (
            token.text.isupper() and len(token.text) > 2
        )  # "WHO" is no "who"
        if ends or token.used or (token.kind != "word" and not joined) or _is_at_work(line, at):
            break
        last = at
    return last


def _is_at_work(line: Line, at: int) -> bool:
    """Whether a participle behind a post tells what its holder does: "Warehouse supervisor *loading* 14 lorries"."""
    token = line.tokens[at]
    if not at or token.capital or not token.low.endswith("ing") or len(token.low) < 6:
        return False
    post = line.tokens[at - 1]
    if at == 1:  # "Podiatrist running a clinic", but not "Dealer training in storage"
        doer = post.low in lexicon.people() or post.low.endswith(post_holders.TRADES)
        return (
            doer
            and at + 1 < len(line.tokens)
            and line.tokens[at + 1].low in post_holders.DETERMINERS
        )
    return (
        post_holders.is_title(post.low) or (post.text.isupper() and len(post.text) > 1)
    ) and not line.tokens[at - 1].low.endswith("ing")


def _is_others(words: Sequence[str], allowed: Pool) -> bool:
    """Whether the evidence names somebody else by the last two of these words: "assisted the concert tuner"."""
    if len(words) == 1:
        people = others_en.named(words[0]) or words[0] in lexicon.people()
        return (
            people
            and not post_holders.is_title(words[0])
            and post_holders.only_anothers(words[0], allowed)
        )
    return (
        len(words) > 1
        and (post_holders.is_title(words[-1]) or bool(lexicon.done_by(words[-1]) - {words[-1]}))
        and any(post_holders.of_another(words[-2:], one) for part in allowed for one in part.lines)
    )


def _is_another_german(line: Line, words: Sequence[str], allowed: Pool) -> bool:
    """Whether the first or the last of these words is a German noun for somebody that the evidence has only for another.

    Or it is made of a deed ("Ausbilder") that no card tells of.
    """
    if not line.german and not people_de.is_woman(words[-1]):
        return False
    bare = not any(word.verb for word in line.words)
    for low in {words[0], words[-1]} - _FIRMS:
        deed = lexicon.german_done_by(low)
        if (people_de.is_woman(low) or (bare and deed)) and post_holders.only_anothers(
            low, allowed
        ):
            return True
        known = keys_of(deed) | keys_of(low)
        if deed and not any(
            deed in part.bases or not known.isdisjoint(part.plain) or _ends_in_title(low, part)
            for part in allowed
        ):
            return True
    return False


def _ends_in_title(low: str, part: Evidence) -> bool:
    """Whether a German noun ends in the person's own post: "Gemälderestauratorin" of a "Restauratorin"."""
    man = held_titles.gender_free(low)
    return any(
        man.endswith(held_titles.gender_free(word))
        for title in part.title_words
        for word in title
        if len(word) > _SHORTEST
    )


_SHORTEST = 4
_FIRMS = frozenset(
    "hersteller anbieter betreiber händler lieferer vermieter auftraggeber arbeitgeber".split()
)
"""Nouns that name a firm as well as somebody."""


def _title(line: Line, index: EvidenceIndex) -> tuple[tuple[str, ...], bool]:
    """The words a line begins with, where they look like a post, and whether an employer of the evidence stands behind."""
    if not line.tokens or line.tokens[0].kind != "word":
        return (), False
    last = _end(line)
    run = [token for token in line.tokens[: last + 1] if token.kind == "word"]
    if not 1 <= len(run) <= _LONGEST or line.tokens[0].used:
        return (), False
    if not post_holders.DETERMINERS.isdisjoint([token.low for token in run[2:]]):
        return (), False  # "Fachliche Anleitung einer Werkstudentin"
    if (
        len(run) > 1
        and run[1].low in post_holders.DETERMINERS
        and run[0].low not in post_holders.COPULAS
    ):
        return (
            (),
            False,
        )  # "Have a part-time assistant", "Brief a freelance designer": somebody else's post
    if any(
        stand_ins.is_stood_in_for(line.tokens, 0, line.pieces[0].last, at)
        for at in range(min(2, last + 1))
    ):
        return (), False  # "Teamleiterin im Urlaub vertreten"
    first = next((word for word in line.words if word.at == 0), None)
    post = (
        len(run) > 1 and all(token.capital for token in run) and post_holders.is_title(run[-1].low)
    )
    noun = run[0].low.endswith(_NOUN_ENDINGS) or (line.german and post_holders.is_title(run[0].low))
    post = post and (
        noun or bool(index.companies_in(line))
    )  # "Maintenance Manager, Slieve Rua Dairy"
    post = post or (line.german and run[0].capital and post_holders.is_title(run[0].low))
    if first is not None and first.verb and not post:
        low = first.token.low
        if low != first.verb and not low.endswith(("ing", "s")):
            return (), False
        at_work = last + 1 < len(line.tokens) and _is_at_work(line, last + 1)
        bare = post_holders.is_title(run[-1].low) and (
            len(run) == 2 or at_work
        )  # "Training manager for drivers"
        if (
            low.endswith("ing")
            and not bare
            and (len(run) < 2 or not all(token.capital for token in run))
        ):
            return (), False
    behind = line.tokens[last + 1].low if last + 1 < len(line.tokens) else ""
    employer = (
        behind in _EMPLOYER_BEHIND
        and bool(index.companies_in(line))
        and all(token.capital for token in run)
    )
    return tuple(token.low for token in run), employer


def _has(
    words: tuple[str, ...], part: Evidence, *, loosely: bool, called: bool, acting: bool
) -> bool:
    """Whether a card gives the person a post of these words: its own title, or what the person says of themselves.

    `loosely`: ordinary words may stand before a head that the person's own title has ("night charge nurse"); `called`:
    the line calls them so by a licence ("licensed surveyor"), which a deed alone does not show.
    """
    own = [tuple(held_titles.gender_free(word) for word in title) for title in part.title_words]
    claimed = [held_titles.gender_free(word) for word in words]
    if len(claimed) > 1 and any(char.isdigit() for char in claimed[0]):
        claimed = claimed[1:]  # "V100 prescriber": the licence is judged as a name
    if (
        len(claimed) == _PAIR
        and claimed[0] in _TOP
        and any(
            title[0] == claimed[0] and title[-1] == claimed[-1] and len(title) > _PAIR
            for title in own
        )
    ):
        return False  # "Executive Chef" of an "Executive Pastry Chef"
    for title in own:
        dropped = [word for word in title if word in lexicon.limiting() and word not in claimed]
        if all(_in(word, title) for word in claimed) and not dropped:
            return True
    names_only = (part.company, *part.cards[0].skills)
    if any(
        post_holders.said_of_self(claimed, line, acting=acting)
        for line in part.lines
        if line.text not in names_only
    ):
        return True
    if not called and posts_by_deed.does(words, part):
        return True
    new = [word for word in claimed[:-1] if not any(_in(word, title) for title in own)]
    if any(word in _RAISING or lexicon.is_title(word) or word in lexicon.proven() for word in new):
        return False
    whole = [
        title for title in own if claimed[-1] not in _RANKED or lexicon.limiting().isdisjoint(title)
    ]
    if any(_in(claimed[-1], title) for title in whole):
        return loosely and not called
    if (not loosely and claimed[-1] in _LEADS) or (
        not acting and any(post_holders.acted(claimed, line) for line in part.lines)
    ):
        return False
    return post_holders.is_title(words[-1]) and held_titles.held(words, part)


def _in(word: str, title: Sequence[str]) -> bool:
    return word in title or any(
        not meaning.equals(word).isdisjoint(meaning.equals(one)) for one in title
    )


_LEADS = ("lead", "leader")
