"""All that a card says, as lines: its text, its figures, its scope and its story."""

from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard


def sentences_of(card: EvidenceCard) -> list[str]:
    """Everything the card says, a line each."""
    found = [line for line in card.raw_text.splitlines() if line.strip()] or [card.raw_text]
    for metric in card.metrics:
        told = (
            metric.value in metric.description
        )  # a whole sentence with its figure: it needs none put before it
        found.append(metric.description if told else f"{metric.value} {metric.description}")
        found += (
            [f"{metric.description} {metric.value}, {metric.context}"] if metric.context else []
        )
        if metric.baseline:
            found.append(f"{metric.description} from {metric.baseline} to {metric.value}")
        found += [metric.period] if metric.period else []
    scope = card.scope
    if scope.team_size is not None:
        found.append(f"team of {scope.team_size} people")
    if scope.direct_reports is not None:
        found.append(f"{scope.direct_reports} direct reports people")
        found += (
            [f"managed a team of {scope.direct_reports} people"] if scope.direct_reports else []
        )
    if scope.budget:
        found.append(f"budget {scope.budget}")
        found.append(f"{scope.budget} budget")
    found += [*card.leadership_signals, *card.skills, *scope.geography]
    story = card.story
    found += [text for text in (story.situation, story.action, story.result, story.proof) if text]
    found += [
        text for text in (card.company, card.project, card.role) if text and text != INDEPENDENT
    ]
    return list(dict.fromkeys(text for text in found if text.strip()))
