"""Fit what says how sure a value is, on documents of known truth, and measure it on documents that it was not fitted to.

`python -m benchmarks.segment_fit CORPUS [CORPUS ...] [--write]`: the sets of benchmarks/layouts/fresh, and each CORPUS in their
shape. Fitted are the weights of `resume/segment_roles.py`, a conditional random field (python-crfsuite), and those of
`resume/confidence.py`, a logistic curve for each field (L2, by Newton's method). Each fresh set is left out as a whole, and the
families of the others in five parts. Scans are left out: OCR has a rule of its own. `--write` fits to all of them, and writes
`resources/reading/segment_roles.json`, `resume/calibration_weights.py` and docs/benchmarks-segments.md.
"""

import argparse
import json
import re
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pycrfsuite
from numpy.typing import NDArray

from benchmarks.extraction_calibration import judged
from benchmarks.segment_truth import CONTENT, told_by_rules, told_by_truth
from interview_app.domain.provenance import LOW_CONFIDENCE
from interview_app.domain.reading import Derived
from interview_app.extraction.document import Document
from interview_app.extraction.formats.docx_reader import read_docx
from interview_app.extraction.formats.pdf_reader import open_pdf, read_pdf
from interview_app.extraction.formats.text_reader import read_text
from interview_app.extraction.page.layout import Reading
from interview_app.extraction.page.rows import Found
from interview_app.extraction.resume import alternatives, confidence, understanding
from interview_app.extraction.resume.alternatives import Attempt, Choices
from interview_app.extraction.resume.segment_looks import attributes_of
from interview_app.extraction.resume.segment_roles import Likely, Model
from interview_app.extraction.resume.segments import segments_of

FRESH = Path(__file__).parent / "layouts" / "fresh"
SETS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"),
    *("tenth", "twelfth"),
)
"""All but the sealed set and the newest, which judges."""
PARTS = 5
STRENGTH = 2.0
"""Of the pull of a logistic curve towards no weight at all."""
CAUTION = 7.0
"""A wrong value counts as much as this many right ones: a value shown as sure must be right, a doubtful one costs a look."""
CHAIN = {
    "c1": 0.3, "c2": 0.05, "max_iterations": 60, "feature.minfreq": 4, "feature.possible_transitions": False,
}  # fmt: skip
ROOT = Path(__file__).parents[1]
MODEL = ROOT / "resources" / "reading" / "segment_roles.json"
WEIGHTS = Path(confidence.__file__).with_name("calibration_weights.py")
REPORT = ROOT / "docs" / "benchmarks-segments.md"
Vector = NDArray[np.float64]


@dataclass(slots=True)
class Value:
    """A value that was read: its field, what its reader noticed, whether it is right, what is
    observed of it with a chain, and how sure the reader is of it then.
    """

    field: str
    found: Found
    features: dict[str, float]
    right: bool
    seen: tuple[float, ...] = ()
    sure: float = 1.0


@dataclass(slots=True)
class Sample:
    """A document as it was read: its part and family, its rows in reading order, the attributes of
    its segments with their roles by truth, by the rules and by the chain, and its values.
    """

    part: str
    family: str
    reading: Reading
    attributes: list[list[str]]
    truth: list[str]
    rules: list[str]
    counted: list[bool]
    values: list[Value]
    chain: list[str] = field(default_factory=list)


class Watched(confidence.Grades):
    """Grades that remember what they were told of each value, and the reading that was kept."""

    reading: ClassVar[Reading]
    told: ClassVar[dict[tuple[int, int, str], tuple[Found, dict[str, float]]]]

    def __init__(self, likely: Likely) -> None:
        super().__init__(likely)
        Watched.told = {}

    def of(self, field: str, found: Found, features: dict[str, float]) -> float:
        """Note what was asked, and answer as ever: the readings to choose from are graded."""
        Watched.told[(found.start, found.end, field)] = (found, features)
        return super().of(field, found, features)

    @classmethod
    def best_of(cls, attempt: Callable[[Choices], Attempt]) -> Attempt:
        """The reading that is kept; what was told of its values stays."""
        told = []

        def noted(choices: Choices) -> Attempt:
            made = attempt(choices)
            told.append((made, cls.told if made.built is not None else {}))
            return made

        best = alternatives.best_of(noted)
        cls.reading = best.reading
        cls.told = next(values for made, values in told if made is best)
        return best


def document(path: Path) -> Document:
    """A text document as its reader gives it."""
    content = path.read_bytes()
    if path.suffix == ".pdf":
        return read_pdf(open_pdf(content), on_page=lambda page, pages: None).document
    if path.suffix == ".docx":
        return read_docx(content)
    return read_text(content, "md" if path.suffix == ".md" else "txt")


def samples(corpus: Path) -> list[Sample]:
    """The documents of a corpus that were read as résumés."""
    lines = (corpus / "manifest.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [row for row in map(json.loads, filter(None, lines)) if not row.get("scan")]
    usual = understanding.best_of, understanding.Grades
    understanding.best_of = Watched.best_of
    understanding.Grades = Watched  # type: ignore[misc]
    try:
        return [one for row in rows if (one := _sample(corpus, row)) is not None]
    finally:
        understanding.best_of, understanding.Grades = usual  # type: ignore[misc]


def _sample(corpus: Path, row: dict[str, Any]) -> Sample | None:
    source = document(corpus / row["file"])
    known = understanding.understand(source, artifact_id="fit", today="2026-11")
    if not known.is_resume:
        return None
    truth = json.loads((corpus / row["truth"]).read_text(encoding="utf-8"))
    segments = segments_of(Watched.reading.rows)
    told = told_by_truth(segments, known.text, truth)
    spans = {path: one.span for path, one in known.provenance.items() if one.span is not None}
    # One theme or page made by two programs is one family.
    family = re.sub(r"^(web|paged|writer|docx-lo|html)[_:]", "", row["layout"])
    part = corpus.name if corpus.parent == FRESH else ""
    rules = told_by_rules(segments, spans)
    attributes = attributes_of(told.segments)
    return Sample(part, family, Watched.reading, attributes, told.roles, rules.roles, told.counted, _values(known, truth))  # fmt: skip


def _values(known: understanding.Understanding, truth: dict[str, Any]) -> list[Value]:
    derived = Derived(
        applicant_profile=known.applicant_profile,
        skeleton_timeline=known.skeleton_timeline,
        provenance=known.provenance,
    )
    out = []
    for one in judged(derived, truth):
        span = known.provenance[one.path].span
        name = "date" if one.field in ("start", "end") else one.field
        if span is not None and (told := Watched.told.get((*span, name))) is not None:
            out.append(Value(name, *told, one.right))
    return out


def chain_of(some: Sequence[Sample]) -> Model:
    """The chain that fits documents best."""
    trainer = pycrfsuite.Trainer(params=CHAIN, verbose=False)
    for one in some:
        if one.truth:
            trainer.append(one.attributes, one.truth)
    with tempfile.NamedTemporaryFile(suffix=".crf") as file:
        trainer.train(file.name)
        tagger = pycrfsuite.Tagger()
        tagger.open(file.name)
        told = tagger.info()
        tagger.close()
    roles = sorted(told.labels)
    at = {role: number for number, role in enumerate(roles)}
    weights: dict[str, list[float]] = defaultdict(list)
    for (name, role), weight in sorted(told.state_features.items()):
        if abs(weight) >= _TELLING:
            weights[name] += [at[role], round(weight, 2)]
    behind = [
        [round(told.transitions.get((one, other), 0.0), 2) for other in roles] for one in roles
    ]
    return Model(roles, dict(weights), behind)


_TELLING = 0.02


def look_through(some: Sequence[Sample], chain: Model) -> None:
    """Note what a chain says of documents, and what is observed of their values then."""
    for one in some:
        chances = chain.chances(one.attributes)
        one.chain = [chain.roles[max(range(len(row)), key=row.__getitem__)] for row in chances]
        likely = Likely(one.reading, chain)
        for value in one.values:
            if (roles := confidence.ROLES.get(value.field)) is not None:
                value.seen = confidence.observed(likely.chance(value.found, roles), value.features)


def curve(rows: Sequence[Value]) -> Vector:
    """Weights of a logistic curve, by Newton's method with a pull towards zero (not for the constant)."""
    x, y = np.array([one.seen for one in rows]), np.array([float(one.right) for one in rows])
    weights = np.zeros(x.shape[1])
    pull = np.full(x.shape[1], STRENGTH)
    pull[0] = 0.05
    count = np.where(y == 0, CAUTION, 1.0)
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (count * (chance - y)) + pull * weights
        steep = (x * (count * chance * (1 - chance))[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(steep, slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-7:
            break
    return weights


def curves(some: Sequence[Sample]) -> dict[str, Vector]:
    """The weights of each field."""
    rows: dict[str, list[Value]] = defaultdict(list)
    for value in (value for one in some for value in one.values if value.seen):
        rows[value.field].append(value)
    return {name: curve(rows[name]) for name in confidence.ROLES}


def leave_out(some: Sequence[Sample]) -> None:
    """Look at each part with what was fitted to the others."""
    families = sorted({one.family for one in some if not one.part})
    for one in some:
        one.part = one.part or f"families {families.index(one.family) % PARTS + 1}"
    parts = sorted({one.part for one in some})
    for part in parts:
        chain = chain_of([one for one in some if one.part != part])
        look_through([one for one in some if one.part == part], chain)
        print(part, "left out", flush=True)
    for part in parts:
        weights = curves([one for one in some if one.part != part])
        for value in (value for one in some if one.part == part for value in one.values):
            if value.seen:
                value.sure = float(1 / (1 + np.exp(-np.array(value.seen) @ weights[value.field])))
            if value.features.get("ambiguous"):
                value.sure = min(value.sure, 0.5)


def mean_of_families(some: Sequence[Sample], of: Callable[[Sequence[Sample]], float | None]) -> str:
    """A figure as the mean of the families that it can be told of."""
    families: dict[str, list[Sample]] = defaultdict(list)
    for one in some:
        families[one.family].append(one)
    figures = [figure for ones in families.values() if (figure := of(ones)) is not None]
    return f"{sum(figures) / len(figures):.3f}"


def _roles(one: Sample, who: str) -> list[str]:
    """The roles by the rules, by the chain, or by whichever of them is right."""
    told = {"rules": one.rules, "chain": one.chain}
    if who != "either":
        return told[who]
    triples = zip(one.truth, one.rules, one.chain, strict=True)
    return [truth if truth == other else rules for truth, rules, other in triples]


def _pairs(some: Sequence[Sample], who: str) -> Iterable[tuple[str, str]]:
    """Role by the truth and by `who`, of segments with content by either; others are `rest`."""
    for one in some:
        for truth, told, counted in zip(one.truth, _roles(one, who), one.counted, strict=True):
            pair = tuple(role if role in CONTENT else "rest" for role in (truth, told))
            if counted and pair != ("rest", "rest"):
                yield pair[0], pair[1]


def share_right(some: Sequence[Sample], who: str) -> float | None:
    """Of the segments that have content, how many have the right role."""
    pairs = list(_pairs(some, who))
    return sum(one == other for one, other in pairs) / len(pairs) if pairs else None


def f1_of(some: Sequence[Sample], who: str, role: str) -> float | None:
    """The F1 of a role."""
    pairs = [pair for pair in _pairs(some, who) if role in pair]
    right = sum(one == other for one, other in pairs)
    return 2 * right / (len(pairs) + right) if pairs else None


def marked(some: Sequence[Sample]) -> str:
    """Cells of a table: documents, values, wrong ones, of them marked, marks a document, of them wrong."""
    values = [value for one in some for value in one.values]
    wrong = [value.sure < LOW_CONFIDENCE for value in values if not value.right]
    marks = [not value.right for value in values if value.sure < LOW_CONFIDENCE]
    return (
        f"{len(some)} | {len(values)} | {len(wrong)} | {sum(wrong) / max(len(wrong), 1):.2f} | "
        f"{len(marks) / len(some):.1f} | {sum(marks) / max(len(marks), 1):.2f}"
    )


def tables(some: Sequence[Sample]) -> list[str]:
    """What was measured, as Markdown."""
    fresh = [one for one in some if one.part in SETS]
    who = ("rules", "chain", "either")
    lines = ["| segments | families | rules | chain | either |", "|---|---|---|---|---|"]
    parts = [("all documents", some), ("fresh sets", fresh)]
    for name, ones in parts:
        cells = [mean_of_families(ones, lambda o, w=w: share_right(o, w)) for w in who]  # type: ignore[misc]
        lines.append(f"| {name} | {len({one.family for one in ones})} | {' | '.join(cells)} |")
    for role in CONTENT:
        cells = [mean_of_families(fresh, lambda o, w=w, r=role: f1_of(o, w, r)) for w in who]  # type: ignore[misc]
        lines.append(f"| {role}, F1 in the fresh sets | | {' | '.join(cells)} |")
    lines += ["", "## Marks", "", "| left out | documents | values | wrong | of wrong ones marked | marks a document | of marked ones wrong |", "|---|---|---|---|---|---|---|"]  # fmt: skip
    lines += [
        f"| {name} set | {marked([one for one in fresh if one.part == name])} |" for name in SETS
    ]
    return [*lines, *(f"| {name}, each part in turn | {marked(ones)} |" for name, ones in parts)]


def write(some: Sequence[Sample]) -> None:
    """Fit to everything and keep it. The curves keep what a chain said of documents it had not seen."""
    weights = curves(some)
    rows = [
        f'    "{name}": ({", ".join(f"{one:.3f}" for one in row)}),'
        for name, row in weights.items()
    ]
    told = '"""Weights of `confidence`, fitted; made by `python -m benchmarks.segment_fit`, not by hand."""'
    text = "\n".join([told, "", "WEIGHTS: dict[str, tuple[float, ...]] = {", *rows, "}"])
    WEIGHTS.write_text(text + "\n", encoding="utf-8")
    MODEL.parent.mkdir(exist_ok=True)
    MODEL.write_text(chain_of(some).to_json(), encoding="utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpora", type=Path, nargs="+")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    corpora = [*(FRESH / name for name in SETS), *given.corpora]
    some = [one for corpus in corpora for one in samples(corpus)]
    print(len(some), "documents", sum(len(one.truth) for one in some), "segments", flush=True)
    leave_out(some)
    text = "\n".join([*HEAD, *tables(some)]) + "\n"
    print(text)
    if given.write:
        REPORT.write_text(text, encoding="utf-8")
        write(some)


HEAD = (
    "# Rules or a model, and how sure values are",
    "",
    "Made by `python -m benchmarks.segment_fit CORPUS … --write`; do not edit by hand. The lines of documents of known truth, cut at gaps,",
    "signs, dates and changes of type; the role of each by the truth, by the rules, and by a chain (a conditional random field) that was",
    "fitted without the document's family or fresh set. Figures are means of families: of the segments that have content by the truth or",
    "by the reader, those with the right role; below them the F1 of a role. The rules were mended for these families, the chain never saw them;",
    "what both came to at first sight, and what follows, stands in [decision 024](decisions/024-a-second-reader-that-only-doubts.md).",
    "",
)


if __name__ == "__main__":
    main()
