"""A model's advice on the posting's words: which of them the evidence could answer and the résumé
does not say (CONTRACT D7).
"""

import json
from textwrap import shorten
from typing import Any

from interview_app.domain.tailoring import ATSReport, Blackboard
from interview_app.i18n import _
from interview_app.llm.fence import fenced
from interview_app.tailoring.stages.agents import JSON_ONLY, AgentModels, Ask, Pause, ask
from interview_app.tailoring.stages.card_budget import MOST_POSTING, SentCards

_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "words": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"word": {"type": "string"}, "evidence_card_id": {"type": "string"}},
                "required": ["word", "evidence_card_id"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["words"],
    "additionalProperties": False,
}
_MOST = 8


async def advise(
    models: AgentModels, board: Blackboard, report: ATSReport, sent: SentCards, *, pause: Pause
) -> tuple[tuple[str, ...], str] | None:
    """Sentences about words of the posting that a card could answer and the résumé does not say;
    None without a model.

    Advice only (CONTRACT D7): the scores are code's, each word must stand in the posting and be
    missing from the page, and the sentence quotes the card, so that the person can judge.

    Raises:
        SelectionError: three answers could not be used.
        ProviderError: no provider could be reached.
    """
    if not models.clients("ats_scorer") or board.draft is None or board.posting is None:
        return None
    by_id = {card.id: card for card in sent.cards}
    asked, shown = (
        board.posting.text.casefold(),
        {one.casefold() for one in report.supported_keywords},
    )
    page = " ".join(one.bullet_text for one in board.draft.claims).casefold()

    def check(answer: Any) -> tuple[str, ...]:
        found: dict[str, str] = {}
        for one in answer["words"]:
            word, card = " ".join(str(one["word"]).split()), by_id.get(one["evidence_card_id"])
            low = word.casefold()
            if (
                card is not None
                and 2 <= len(word) <= 60
                and low in asked
                and low not in shown
                and low not in page
            ):
                quote = shorten(card.raw_text, 120, placeholder=" …")
                words = _(
                    "The posting says “{word}”. Your evidence may tell of it: “{quote}”. "
                    "Say it only if it is so."
                )
                found.setdefault(low, words.format(word=word, quote=quote))
        return tuple(found.values())[:_MOST]

    lines = json.dumps([one.bullet_text for one in board.draft.claims], ensure_ascii=False)
    question = Ask(
        agent="ats_scorer",
        instructions="Name words of the posting that an evidence card supports and the "
        "résumé does not say, each with the id of that card. " + JSON_ONLY,
        material="\n".join(
            (
                fenced(
                    json.dumps(report.missing_keywords, ensure_ascii=False), name="missing_words"
                ),
                fenced(board.posting.text[:MOST_POSTING], name="posting"),
                fenced(lines, name="lines"),
                fenced(sent.as_json(), name="evidence_cards"),
            )
        ),
        schema=_SCHEMA,
        check=check,
    )
    return await ask(models, question, pause=pause)
