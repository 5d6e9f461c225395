"""A job as a sentence tells it: employer, post, town and time; in any order, in English and German."""

import re

from interview_app.domain.dates import PRESENT
from interview_app.guide import fields
from interview_app.guide.hearing import fragments, houses, pasted
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.frames import (
    AT_A_TIME,
    LED_BY_DATE,
    bare,
    first_date,
    headed,
    name_in,
    timed,
)
from interview_app.guide.hearing.job import Job, as_fields
from interview_app.guide.hearing.job_parts import AT, MARKER, parted
from interview_app.guide.hearing.names import is_name
from interview_app.guide.hearing.posts import is_post, is_post_alone
from interview_app.guide.hearing.self_employed import (
    OWN,
    OWN_ALONE,
    OWN_FIRM,
    OWN_NAMES,
    on_their_own,
    own_firm,
)
from interview_app.guide.hearing.times_alone import tells_still_there, without_long_ago
from interview_app.guide.hearing.told_around import with_subject, without_what_is_around
from interview_app.guide.late_patterns import Late

_ENGLISH = Late(
    r"(?:i|we)\b(?P<short>'m|'ve|'d)?(?P<aside>(?:\s+(?:am|was|have|had|been|got|a job|currently|now|still|just"
    r"|also|back|mostly|mainly|first|then|always|used"
    r" to|actually|presently)\b)*)(?:\s+(?P<verb>work(?:ed|ing)?|employed|joined"
    r"|(?:moved|went|changed|switched|transferred)(?: on| over| back)? to|start(?:ed|ing)|beg[au]n|self-employed"
    r"|freelanc(?:ed|ing|e))\b)?\s*(?P<rest>.*)$",
    re.IGNORECASE,
)
_GERMAN = Late(r"\b(?:ich|arbeite(?:te)?|gearbeitet|angestellt|beschäftigt|tätig)\b", re.IGNORECASE)
_GERMAN_FRAME = Late(
    r"\b(?:ich|arbeite(?:te)?|gearbeitet|habe?|hatte|war|bin|gewesen|wechselte|gewechselt|ging|gegangen|kam"
    r"|gekommen|angestellt|beschäftigt|tätig|jobbte?"
    r"|aktuell|zur ?zeit|derzeit|momentan|gerade"
    r"|immer noch|noch|dort|früher|zuletzt|davor|vorher|jetzt|angefangen|eine stelle)\b\s*",
    re.IGNORECASE,
)
_GERMAN_NOW = Late(r"\b(?:ich (?:arbeite|bin)|(?:arbeite|bin) ich)\b", re.IGNORECASE)
_MOVED_DE = Late(r"\b(?:wechselte|gewechselt|ging|gegangen|kam|gekommen)\b", re.IGNORECASE)
_TO_DE = Late(r"\b(?:zu[rm]?|ins|in die)\s+(?=[A-ZÄÖÜ])")
_NAMED_FIRST = Late(
    r"(?P<name>(?-i:[A-ZÄÖÜ\d])[^,;:]*?)(?:,|:|\s[–-])\s+(?:(?:da|dort|where|there|that's where)\s+)?"
    r"(?:(?P<now>bin ich|arbeite ich|i'm|i am|i work)|war ich|arbeitete ich|hab(?:e)? ich|i was|i worked"
    r"|i've been|i had been)"
    r"(?:\s+(?:dort|da|there|noch|still))?(?:\s+(?:als|as))?\s+(?:an? |the |eine? |der "
    r"|die )?(?P<post>[^,;]+?)(?:\s+(?:gearbeitet|gewesen|tätig|angestellt|there|dort))?",
    re.IGNORECASE,
)
"""An employer before the sentence about it: "Konditorei Corso in Leipzig, da war ich Bäcker"."""
_VERB_FIRST = Late(
    r"(?:was|been|worked|working|joined|started|employed|(?:moved|went|changed|switched|transferred) )\b"
    r"|(?:Was|Been|Worked|Working|Joined|Started|Had|Drove|Driving|Ran|Taught|Employed)\b(?=.*\s(?:at|for|with"
    r"|my own)\s)"
    r"|(?:[a-z]{3,}(?:ed|ing)|had|drove|ran|taught|built|made|sold|led|kept|did|held|flew|wrote)\b(?=.*\s(?:at"
    r"|for|with|my own)\s)"
)
"""How a sentence about oneself begins that leaves out the "I"; a name has a capital."""
_VERB_FIRST_DE = Late(r"(?:[Bb]in|war|habe?|arbeite(?:te)?) (?=[\wÄÖÜ])")
_AT_FIRST = Late(
    r",?\s+(?:at first|first|initially|originally|to begin with|zuerst|zunächst|erst|anfangs)(?=\s+(?:as|als|at"
    r"|bei|beim|im|am)\s)",
    re.IGNORECASE,
)
_POST_AT = Late(r"\s(?P<marker>at|bei|beim|bei der|im|am)\s")
_AS_POST = Late(r"(?P<name>.+?)\s(?:as|als)\s+(?P<post>.+)")
_WORK_FOR = Late(
    r"(?P<post>(?:an? )?[a-z][\w-]*(?: [a-z][\w-]*){0,3}) (?:for|für) (?P<name>(?:the |de[nr] |die |das )?[A-ZÄÖÜ][^,;]*)"
    r"|(?P<tun>[A-ZÄÖÜ][\w-]+ [a-zäöüß]+en) für (?P<wen>(?:de[nr] |die |das )?[A-ZÄÖÜ][^,;]*)"
)
"""What was done for whom: "paper round for the Advertiser"; a name has a capital: "Institute for Cancer Research"."""
STUDIED = Late(
    r"\b(?:studied|graduated|attended|(?:did|finished|got|started|doing|made) (?:my|a|an) (?:\w+ )?(?:degree|phd"
    r"|ph\.d\.?|doctorate|master\w*"
    r"|bachelor\w*|a[- ]levels|gcses?|o[- ]levels?|highers|btec|ba|bsc|ma|msc|mba)|went (?:back )?to (?:school|college|uni\w*)|studierte?|studium"
    r"|abitur|promoviert"
    r"|doktorarbeit|schule besucht)\b",
    re.IGNORECASE,
)
AFTER_LEARNING = Late(
    r"^(?:nach|neben|während|after|during|alongside|following)\s+(?:(?:der|dem|meine[mr]|my|the)\s+)?(?:\w+\s+)?"
    r"(?:umschulung|ausbildung|lehre|studium|weiterbildung|abschluss|abitur|matura|schule|training|degree|studies"
    r"|apprenticeship|graduation"
    r"|school|college|university|retraining)\b,?\s*",
    re.IGNORECASE,
)
"""When something was, told by what was learned before: "nach der Umschulung war ich …"."""
_WHEN = Late(
    r"^(?:(?:yes|ja)[, ]+)?(?:before|after|when|while|until|once|bevor|ehe|nachdem|als|während|bis)\s+(?:I|we|ich"
    r"|wir|my|mein\w*|the|die|der|das|unser\w*)\b"
    r"[^,;]{2,60}?,?\s+(?=(?:I|ich)\b|(?:war|bin|habe?|hatte|arbeitete) ich\b)",
    re.IGNORECASE,
)
"""A clause that says when: "before I retired I was with Holt"."""
_NOWADAYS = Late(
    r",?\s*\b(?:at the moment|at present|right now|these days|for now|im moment|zur ?zeit|momentan|derzeit|aktuell)\b",
    re.IGNORECASE,
)
_NEVER = Late(
    r"(?:i|we)\s*(?:(?:have|had|am|was|were|did|do|ca|could|would)n't|'?(?:ve|m)?\s*(?:never|not))\b"
    r"|(?:ich )?(?:hatte|habe?|war|bin)(?: ich)? (?:bisher )?(?:noch )?(?:nie|nirgends|kein\w*)\b",
    re.IGNORECASE,
)
_SINCE = Late(r"(?<=\w),?\s+(?:ever )?(?:since|seitdem|seither)[\s.!]*$", re.IGNORECASE)
"""That somebody is still there, behind a name: "then B&Q since"."""
_BUT_I = Late(r"[\s,;–-]+(?:but|though|aber)\s+(?P<said>(?:I|ich)\b.+)", re.IGNORECASE)
"""What somebody does for all that: "I'm retired now, but I tutor privately"."""
_APART_FROM = Late(
    r"[\s,;–-]+(?:(?:but|aber)\s+)?(?:nur|bloß|lediglich|außer|only|just|except(?: for)?|apart from)\s+",
    re.IGNORECASE,
)
"""What was so, behind what was not: "never had a job, only a summer job at Holt"."""
_MOST_WORDS = 6
_THERE_FIRST = Late(
    r"^([Ii]n [A-ZÄÖÜ][\w-]+(?: [A-ZÄÖÜ][\w-]+)?),? ((?:(?:here|there|now) )*I\b.*|(?:war|arbeite(?:te)?|habe?|hatte|bin) ich\b.*)$"
)
"""Where somebody was, before what they did there: "In Ukraine I was a nurse at Holt"."""


_BARE_YEAR = Late(
    r"\b(?:(?:auch|schon|noch|dann|erst) )*(?:19|20)\d\d\s+(?=(?:am|an|bei|beim|im|in|als|auf)\s)"
)
"""A year as German tells it, with no word that leads it in: "habe ich 2018 am Lehrstuhl"."""


_NOW_LED = Late(
    r"(?:(?:currently|presently|at present|right now|jetzt|heute|aktuell|zur ?zeit|derzeit|momentan|im moment"
    r"|gegenwärtig)\b[\s,:]+"
    r"|now\b(?:[,:]\s*|\s+(?-i:(?=[a-z])))|(?-i:now)\s+)(?=\S)",
    re.IGNORECASE,
)
"""What leads in the job somebody has today: "jetzt Spital Thun", "now at Holt"; "Now Foods" is a name."""


def is_of_today(text: str) -> bool:
    """Whether a text begins with words that say it is about today."""
    return _NOW_LED.match(text) is not None


def heard(text: str, *, asked: str = "organization") -> Job:
    """What an answer to the question for employer (`asked` is `organization`) or post (`title`) tells of a job."""
    if tells_still_there(text):
        return Job(end=PRESENT)
    today = _NOW_LED.match(text)
    job = with_subject(
        without_what_is_around(text[today.end() :] if today is not None else text), _heard, asked
    )
    if today is not None and job.end is None and (job.organization or job.title):
        return Job(**{**as_fields(job), "start": job.start, "end": PRESENT})
    return job


def _heard(text: str, asked: str) -> Job:
    if (lasting := _SINCE.search(text)) is not None:
        found = _heard(text[: lasting.start()], asked)
        return Job(**{**as_fields(found), "end": found.end or PRESENT})
    if not (text := without_long_ago(text)):
        return Job()
    text, kind = houses.employment(
        text
    )  # first of all: "…, Vollzeit" looks like the name in an entry of a list
    if (entry := pasted.entry(text)) is not None:
        return Job(**{**as_fields(houses.apart(entry)), "employment": kind})
    if (told_briefly := fragments.heard(text)) is not None:
        return Job(**{**as_fields(told_briefly), "employment": kind})
    times = timed(
        houses.named_behind(
            _THERE_FIRST.sub(r"\2 \1", _WHEN.sub("", AFTER_LEARNING.sub("", bare(text))))
        )
    )
    told = times.text
    said, start = _said(told), times.start
    led = LED_BY_DATE.match(told) if start is None else None
    if led is not None and _plain(_said(told[led.end() :]), asked, dated=True).title:
        said, start = _said(told[led.end() :]), fields.date(led["start"])
    if _NEVER.match(said):
        if (apart := _APART_FROM.search(said)) is None:
            return Job()  # what was not so names nothing
        said = said[apart.end() :]
        asked = asked if MARKER.search(said) else "title"  # "never, just babysitting" names nobody
    if (
        asked == "organization"
        and is_break(said, is_answer=True)
        and (going_on := _BUT_I.search(said)) is not None
    ):
        said = said[going_on.start("said") :]
    if asked == "organization" and (STUDIED.search(said) or is_break(said, is_answer=True)):
        return Job()  # where somebody studied is no employer, and a leave is none
    if start is None and _MOVED_DE.search(said) and _GERMAN.search(said):
        said, start = first_date(said)
    said = _BARE_YEAR.sub("", AT_A_TIME.sub(" ", said)).strip(" ,")
    own = OWN.search(said)
    said = said if own is None or own[0] == said else OWN_ALONE.sub("", said).strip(" ,")
    job = _by_frame(said, asked, start, times.end)
    if own is not None:
        job = on_their_own(job, OWN_NAMES[str(own.lastgroup)], said)
    else:
        job = houses.apart(fragments.apart(job))
    place = houses.town_alone(job.place) if job.place else None
    named = {
        kind: headed(name, text) if name and is_name(name) else None
        for kind, name in as_fields(job).items()
    }
    dated = {"start": start, "end": times.end or job.end}
    return Job(**{**named, **dated, "place": place, "room": job.room, "employment": kind})


def _by_frame(said: str, asked: str, start: str | None, end: str | None) -> Job:
    """A sentence without its times, by the frame that it fits."""
    english = _ENGLISH.match(said)
    if asked == "organization" and (firm := OWN_FIRM.fullmatch(said)) is not None:
        return own_firm(firm)
    if (named := _NAMED_FIRST.fullmatch(said)) is not None:
        job = parted(f"{named['post']} at {named['name']}", before="title")
        return Job(**{**as_fields(job), "end": PRESENT if named["now"] else None})
    if english is not None:
        return _english(english, dated=start is not None)
    if _GERMAN.search(said):
        return _german(said, dated=start is not None)
    return _plain(said, asked, dated=start is not None or end is not None)


def _said(text: str) -> str:
    """A sentence without "at first" and "at the moment", and with the "I" that was left out."""
    text = (
        f"I {text}"
        if _VERB_FIRST.match(text)
        else f"ich {text}"
        if _VERB_FIRST_DE.match(text)
        else text
    )
    text = _HERE_NOW.sub("", _AT_WORK.sub(" ", text))
    return _NOWADAYS.sub(
        " ", _AT_FIRST.sub("", _ANNOUNCED.sub("", _TILL_LAST.sub("", text)))
    ).strip(" ,")


_HERE_NOW = Late(
    r"^(?:(?:here|there|now|today|and|hier|jetzt|heute|und)\s+)+(?=(?:I|ich)\b)", re.IGNORECASE
)
_AT_WORK = Late(
    r"\s+(?:back (?:at|in|to) work|wieder (?:am|beim|im) (?:arbeiten|beruf|job))\b", re.IGNORECASE
)
"""That somebody works again, which names no employer."""
_TILL_LAST = Late(
    r"^(?:until|till|up to|since|in|bis|seit|im)\s+(?:last|this|letzte[snmr]?|vorige[snmr]?|diese[snmr]?)\s+\w+,?\s+"
    r"(?=I\b|ich\b|(?:war|bin|habe?|arbeitete) ich\b)",
    re.IGNORECASE,
)
_ANNOUNCED = Late(r"^(?:I|[a-zäöü']+)(?:\s+(?:I|[a-zäöü']+)){1,6}:\s+(?=\S)")
"""What leads in a name behind a colon: "I went back: the finance department of Acme"."""


def _english(told: re.Match[str], *, dated: bool) -> Job:
    """A sentence about "I": at work, being something, or doing something somewhere."""
    verb, rest = (told["verb"] or "").casefold(), told["rest"]
    aside = (told["aside"] or "").casefold()
    is_now = told["short"] in ("'m", "'M") or "am" in aside.split() or verb == "work"
    being = not verb and (
        told["short"] is not None or re.search(r"\b(?:am|was|been|had|have)\b", aside) is not None
    )
    if not verb and not being:  # "I make hats at the Druid": what was done is no post
        at = MARKER.search(rest)
        rest = rest[at.start() :] if at is not None else ""
        is_now = False  # whether it is still done, a verb of any kind does not tell
    if verb == "employed":
        rest = re.sub(r"^by ", "at ", rest)
    moved = verb.endswith(" to")
    job = parted(rest, before="organization" if verb == "joined" or moved else "title")
    if moved and not (job.title or dated):  # "I moved to Leeds": a town as well as an employer
        job = Job()
    return Job(**{**as_fields(job), "end": PRESENT if is_now and job.organization else None})


def _german(said: str, *, dated: bool) -> Job:
    """A sentence about "ich", whose verb may stand anywhere."""
    moved = _MOVED_DE.search(said) is not None
    if moved and not re.search(rf"\b(?:{AT})\s", said):
        said = _TO_DE.sub("bei ", said, count=1)
    job = parted(" ".join(_GERMAN_FRAME.sub(" ", f"{said} ").split()), before="title")
    if moved and not (job.title or dated):  # "ich kam zu Bosch" may be about anything
        return Job()
    return Job(
        **{
            **as_fields(job),
            "end": PRESENT if _GERMAN_NOW.search(said) and job.organization and not moved else None,
        }
    )


def _plain(said: str, asked: str, *, dated: bool) -> Job:
    """An answer that is no sentence: the name itself, "at Holt", "joiner at Holt", "Holt, joiner"; `dated`: with its years."""
    first = MARKER.search(said)
    if (
        first is not None
        and first.start() == 0
        and (
            re.fullmatch(AT + "|as|als", first["marker"], re.IGNORECASE)
            or re.match(r"(?:for|für) (?:the |die |das )?[A-ZÄÖÜ]", said)
        )
    ):
        return parted(said, before=asked)
    at = _POST_AT.search(said)
    if at is not None and len(said[: at.start()].split()) <= _MOST_WORDS:
        post = name_in(said[: at.start()])
        if (
            (asked == "title" and at["marker"] not in ("im", "am"))
            or re.match(r"(?:an?|eine?) ", said)
            or at["marker"].startswith("bei")  # no employer's name goes on with it
            or (not said.startswith("The ") and is_post(post))
        ):
            return parted(said, before="title")
    work = _WORK_FOR.fullmatch(said) if asked == "organization" else None
    if work is not None and MARKER.search(work["post"] or work["tun"]) is None:
        return Job(
            organization=name_in(work["name"] or work["wen"]),
            title=name_in(work["post"] or work["tun"]),
        )
    if (called := _AS_POST.fullmatch(said)) is not None and is_post(name_in(called["post"])):
        return Job(organization=name_in(called["name"]), title=name_in(called["post"]))
    briefly = fragments.apart(Job(organization=name_in(said))) if asked == "organization" else Job()
    if briefly.title is not None:
        return briefly
    asked = "title" if is_post_alone(name_in(said)) else asked
    return _listed(said, dated=dated) or Job(**{asked: name_in(said) or None})


def _listed(said: str, *, dated: bool) -> Job | None:
    """Employer and post with a comma between them, and a town or none: "Tesco, Hull, cashier"; a firm has such a name too."""
    parts = [name_in(part) for part in said.split(",")]
    town = houses.town_among(parts)
    parts = [part for part in parts if part != town]
    if len(parts) != 2 or not (dated or parts[0][:1].islower() or parts[1][:1].islower()):
        return None
    for post, name in (parts, parts[::-1]):
        if (
            is_post(post)
            and not is_post(name)
            and len(post.split()) <= _MOST_WORDS
            and name[:1].isupper()
        ):
            return Job(organization=name, title=post, place=town)
    return None
