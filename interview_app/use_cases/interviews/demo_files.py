"""What a played interview leaves behind: the approved records as JSON and a transcript to read."""

import asyncio
import json
from pathlib import Path
from typing import Any

from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.i18n import _
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.fact_resume import with_facts
from interview_app.tailoring.lines.facts import career_of
from interview_app.tailoring.lines.profile_yaml import profile_beside
from interview_app.tailoring.posting.title import title_in
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.interviews.scripted_person import Played
from interview_app.use_cases.reading.document import text_of_pdf
from interview_app.use_cases.resumes.fact_cards import Parsed, write_cards
from interview_app.use_cases.resumes.inputs import synonyms
from interview_app.use_cases.resumes.tailor import Tailored, Wish, tailor


def write(played: Played, folder: Path) -> tuple[Path, ...]:
    """Write profile, timeline, cards, texts, goals and transcript; the paths, in that order.

    The file of cards is one that `audit` and `generate` take: with schools, certificates and what
    else the career tells.
    """
    folder.mkdir(parents=True, exist_ok=True)
    known = played.known
    records: dict[str, Any] = {
        "profile.json": known.profile,
        "timeline.json": known.timeline,
        "dossier.json": known.dossier,
    }
    written = [
        _json(folder / name, record.to_json())
        for name, record in records.items()
        if record is not None
    ]
    cards, career = folder / "evidence_cards.json", career_of(known)
    if career is not None:
        write_cards(Parsed(cards=with_facts(known.live_cards(), career), career=career), cards)
        written += [cards, profile_beside(cards)]
    else:
        written.append(_json(cards, [card.to_json() for card in known.live_cards()]))
    if known.samples:
        written.append(
            _json(folder / "writing_samples.json", [sample.to_json() for sample in known.samples])
        )
    transcript = folder / "transcript.md"
    transcript.write_text(transcript_of(played), encoding="utf-8")
    return (*written, transcript)


def _json(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def told_cards(played: Played) -> tuple[KnowledgeCard, ...]:
    """The cards the person told, without those that code made from the document."""
    return tuple(
        card for card in played.known.live_cards() if card.story.action or card.story.result
    )


def transcript_of(played: Played) -> str:
    """The conversation as Markdown."""
    names = {"leader": _("Guided interview (no AI)"), "person": played.script.person}
    lines = [f"# {played.script.person}", ""]
    for author, text in played.conversation:
        quoted = "\n".join(
            f"> {line}" if author == "person" else line for line in text.splitlines()
        )
        lines += [f"**{names[author]}**", "", quoted, ""]
    return "\n".join(lines)


def write_resume(known: Known, posting: Path, folder: Path, *, today: str) -> Tailored:
    """Write the résumé for `posting` into a folder of its own under `folder`; `today` is
    `YYYY-MM-DD`.

    Raises:
        PipelineError, SelectionError, RenderError: it cannot be written; the sentence says why.
    """
    text = posting.read_text(encoding="utf-8")
    cards = known.live_cards()
    parts = Parts(
        career=career_of(known) or career_from_cards(cards, known.profile),
        cards=cards,
        synonyms=synonyms(resources(), folder / "synonyms.yaml"),
        today=today[:7],
    )
    wish = Wish(posting=text, target_title=title_in(text), output_dir=folder, date=today)
    with RenderEngine(packages=resources() / "typst") as engine:
        return asyncio.run(tailor(wish, parts, engine, read_back=text_of_pdf))
