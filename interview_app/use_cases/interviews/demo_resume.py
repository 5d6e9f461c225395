"""The last part of the demo: a tailored résumé for the sample posting, offline, from what was
approved (CONTRACT E2).
"""

import asyncio
from pathlib import Path

from interview_app.domain.known import Known
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.facts import career_of
from interview_app.tailoring.posting.title import title_in
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.reading.document import DocumentReader
from interview_app.use_cases.resumes.inputs import synonyms
from interview_app.use_cases.resumes.tailor import Tailored, Wish, tailor


def write(known: Known, posting: Path, folder: Path, *, today: str) -> Tailored:
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
    with RenderEngine(packages=resources() / "typst") as engine, DocumentReader() as reader:

        def read_back(pdf: bytes) -> str:
            return reader.read_now(pdf, filename="resume.pdf").text

        return asyncio.run(tailor(wish, parts, engine, read_back=read_back))
