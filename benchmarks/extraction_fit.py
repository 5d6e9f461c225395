"""Fit the weights of `interview_app/extraction/resume/confidence.py` on documents with known truth.

`python -m benchmarks.extraction_fit CORPUS [CORPUS ...]`: reads each text document, judges every
value against the truth, fits a logistic curve for each field (L2, by Newton's method), prints how
it does with whole layouts left out, and writes `interview_app/extraction/resume/calibration_weights.py`.
Scans are left out: OCR has a rule of its own. Those in force were fitted to the corpus, to five
sets of benchmarks/layouts/fresh and to the pages of JSON Resume themes that were looked at.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from benchmarks.extraction_calibration import judged
from interview_app.domain.reading import Derived
from interview_app.extraction.document import Document
from interview_app.extraction.formats.docx_reader import read_docx
from interview_app.extraction.formats.pdf_reader import open_pdf, read_pdf
from interview_app.extraction.formats.text_reader import read_text
from interview_app.extraction.page.rows import Found
from interview_app.extraction.resume import confidence, understanding

FIELDS = ("title", "organization", "date", "highlight", "institution", "degree")
STRENGTH = 2.0
"""Of the pull towards no weight at all."""
CAUTION = 7.0
"""A wrong value counts as much as this many right ones: a value shown as sure must be right, a
doubtful one costs a look. With whole sets left out four of five wrong values are marked then, and
one of five marked ones is wrong.
"""
TARGET = Path(confidence.__file__).with_name("calibration_weights.py")
Vector = NDArray[np.float64]
Sample = tuple[str, tuple[float, ...], bool]


class Watched(confidence.Grades):
    """Grades that remember what they saw, by span."""

    seen: ClassVar[dict[tuple[int, int, str], tuple[float, ...]]] = {}

    def of(self, field: str, found: Found, features: dict[str, float]) -> float:
        """As before, noting the observations."""
        self.seen[(found.start, found.end, field)] = confidence.observed(field, found, features)
        return super().of(field, found, features)


def document(path: Path) -> Document:
    """A text document as its reader gives it."""
    content = path.read_bytes()
    if path.suffix == ".pdf":
        return read_pdf(open_pdf(content), on_page=lambda page, pages: None).document
    if path.suffix == ".docx":
        return read_docx(content)
    return read_text(content, "md" if path.suffix == ".md" else "txt")


def samples(corpus: Path) -> dict[str, list[Sample]]:
    """By field: layout, observations, whether right."""
    out: dict[str, list[Sample]] = defaultdict(list)
    for line in (corpus / "manifest.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row.get("scan"):
            continue
        Watched.seen = {}
        known = understanding.understand(
            document(corpus / row["file"]), artifact_id="fit", today="2026-11"
        )
        derived = Derived(
            applicant_profile=known.applicant_profile,
            skeleton_timeline=known.skeleton_timeline,
            provenance=known.provenance,
        )
        for value in judged(
            derived, json.loads((corpus / row["truth"]).read_text(encoding="utf-8"))
        ):
            span = known.provenance[value.path].span
            name = "date" if value.field in ("start", "end") else value.field
            if span and name in FIELDS and (one := Watched.seen.get((*span, name))):
                out[name].append((row["layout"], one, value.right))
    return out


def fitted(x: Vector, y: Vector) -> Vector:
    """Weights of a logistic curve, by Newton's method with a pull towards zero (not for the
    constant).
    """
    weights = np.zeros(x.shape[1])
    pull = np.full(x.shape[1], STRENGTH)
    pull[0] = 0.05
    count = np.where(y == 0, CAUTION, 1.0)
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (count * (chance - y)) + pull * weights
        curve = (x * (count * chance * (1 - chance))[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(curve, slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-7:
            break
    return weights


def left_out(rows: list[Sample]) -> tuple[Vector, Vector]:
    """Chances for each sample from weights fitted without its layout, and whether it was right."""
    layouts = sorted({layout for layout, _, _ in rows})
    folds = {layout: number % 8 for number, layout in enumerate(layouts)}
    x = np.array([values for _, values, _ in rows])
    y = np.array([float(right) for _, _, right in rows])
    fold = np.array([folds[layout] for layout, _, _ in rows])
    chance = np.zeros(len(rows))
    for number in range(8):
        inside = fold == number
        if inside.any():
            chance[inside] = 1 / (1 + np.exp(-x[inside] @ fitted(x[~inside], y[~inside])))
    return chance, y


def gathered(corpora: list[Path]) -> dict[str, list[Sample]]:
    """The samples of several corpora together, by field."""
    usual = understanding.Grades
    understanding.Grades = Watched  # type: ignore[misc]
    everything: dict[str, list[Sample]] = defaultdict(list)
    try:
        for corpus in corpora:
            for field, rows in samples(corpus).items():
                everything[field].extend(rows)
    finally:
        understanding.Grades = usual  # type: ignore[misc]
    return everything


def left_out_lines(corpora: list[Path]) -> list[str]:
    """A Markdown table: how the curves do on layouts that they were not fitted on (eight parts,
    whole layouts in each).
    """
    lines = [
        "### Fitted weights, with whole layouts left out",
        "",
        "The weights of `confidence` are the only thing that is fitted to documents "
        "(`benchmarks/extraction_fit.py`). Here each",
        "value's confidence comes from weights fitted without any document of its layout; text "
        "documents of the corpus and of the",
        "third set of layouts (`benchmarks/layouts/third_*`).",
        "",
        "| field | values | right | above 0.9 | of them right | wrong ones under 0.7 |",
        "|---|---|---|---|---|---|",
    ]
    everything = gathered(corpora)
    for field in FIELDS:
        chance, right = left_out(everything[field])
        sure, wrong = chance > 0.9, right == 0
        told = f"{right[sure].mean():.3f}" if sure.any() else ""
        doubted = f"{int((chance[wrong] < 0.7).sum())} of {int(wrong.sum())}"
        lines.append(
            f"| {field} | {len(right)} | {right.mean():.3f} | {int(sure.sum())} | {told} | "
            f"{doubted} |"
        )
    return lines


def main() -> None:
    """Read, fit, print, write."""
    everything = gathered([Path(corpus) for corpus in sys.argv[1:]])
    lines = [
        '"""Weights of `confidence`, fitted; made by `python -m benchmarks.extraction_fit`, not '
        'by hand."""',
        "",
        "WEIGHTS: dict[str, tuple[float, ...]] = {",
    ]
    for field in FIELDS:
        rows = everything[field]
        chance, right = left_out(rows)
        sure = chance > 0.9
        wrong = right == 0
        print(
            f"{field:13s} n {len(rows):5d} wrong {int(wrong.sum()):3d}  above 0.9: "
            f"{int(sure.sum()):5d}, right {right[sure].mean() if sure.any() else 0:.3f}"
            f"  wrong under 0.7: "
            f"{float((chance[wrong] < 0.7).mean()) if wrong.any() else 0:.2f}, right under 0.7: "
            f"{float((chance[~wrong] < 0.7).mean()):.2f}"
        )
        weights = fitted(
            np.array([values for _, values, _ in rows]),
            np.array([float(ok) for _, _, ok in rows]),
        )
        lines.append(f'    "{field}": ({", ".join(f"{weight:.3f}" for weight in weights)}),')
    lines += ["}"]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
