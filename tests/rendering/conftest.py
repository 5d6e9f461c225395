"""A résumé with everything that typesetting could spoil, and one engine for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeLink,
    ResumeSection,
)
from interview_app.rendering.engine import RenderEngine

PACKAGES = Path(__file__).parent.parent.parent / "resources" / "typst"
AWKWARD = 'Cut *cost* of `x_y` by 20 % & $1.2M, #3 of <b>ten</b> @home ~ "so" \\ [done](now)'


def job(at: int, *, bullets: int = 3, text: str = AWKWARD) -> ResumeEntry:
    return ResumeEntry(
        id=f"exp-{at}",
        title="Charge Nurse",
        organization=f"Saint Ann & Sons {at}",
        location="Köln",
        start=f"20{20 - at:02d}-03",
        end="present" if at == 0 else f"20{21 - at:02d}-02",
        bullets=tuple(
            ResumeBullet(
                bullet_id=f"experience-{at}-bullet-{number}", text=f"{text} ({at}.{number})"
            )
            for number in range(1, bullets + 1)
        ),
    )


def resume(jobs: int = 2, *, bullets: int = 3, language: str = "en") -> ResumeDocument:
    return ResumeDocument.model_validate(
        {
            "language": language,
            "header": ResumeHeader(
                name="Amara Okafor 王伟",
                headline="Registered Nurse, intensive care",
                email="amara@example.org",
                phone="+1 (555) 010-2030",
                location="Leeds",
                links=(ResumeLink(url="https://www.linkedin.com/in/amara-okafor"),),
            ),
            "summary": (
                ResumeBullet(
                    bullet_id="summary-1", text="Nurse with *eleven* years in intensive care."
                ),
            ),
            "sections": (
                ResumeSection(
                    key="experience",
                    title="Experience",
                    entries=tuple(job(at, bullets=bullets) for at in range(jobs)),
                ),
                ResumeSection(
                    key="education",
                    title="Education",
                    entries=(
                        ResumeEntry(
                            id="edu-1",
                            title="BSc Nursing",
                            organization="University of Leeds",
                            end="2010",
                        ),
                    ),
                ),
                ResumeSection(
                    key="certifications",
                    title="Certifications",
                    entries=(
                        ResumeEntry(
                            id="cert-1",
                            title="NMC Pin 08I1234E",
                            organization="NMC",
                            start="2010-09",
                        ),
                    ),
                ),
                ResumeSection(
                    key="languages",
                    title="Languages",
                    entries=(
                        ResumeEntry(id="lang-1", title="English", detail="native"),
                        ResumeEntry(id="lang-2", title="Igbo"),
                    ),
                ),
            ),
        }
    )


@pytest.fixture(scope="session")
def engine() -> Iterator[RenderEngine]:
    with RenderEngine(packages=PACKAGES) as one:
        yield one
