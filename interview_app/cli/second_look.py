"""`interview-app extract --refine`: a model's second look at one document that was read (DESIGN 8).

It stands beside the app's own reading and replaces nothing in it: each value of it is in the
document's text, and what was not is an issue.
"""

import asyncio
import datetime
import os
from typing import Any

import click

from interview_app import settings
from interview_app.cli.options import chosen_folder
from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import with_meta
from interview_app.errors import PersonCanMend
from interview_app.i18n import _
from interview_app.llm import cost
from interview_app.paths import prompt_texts
from interview_app.store.opening import open_store
from interview_app.use_cases.models import agent_models
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.named_places import place_for
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.reading.refine import AGENT, MOST_CHARACTERS, refine_reading


class NoModel(PersonCanMend):
    """No model is set up that could look."""

    code = "no_model"


def configured(model: str | None = None) -> ModelChoice:
    """The model that was named, else that of the environment, else that of the settings; asking for
    a second look is the agreement to send there.

    Raises:
        NoModel: there is none.
        ProviderError: no place is set up for the model that was named.
        SettingsError: the settings cannot be read.
    """
    now = settings.load(chosen_folder().settings)
    if model is not None:
        return now.model.at(place_for(model, now)).agreed()
    choice = models.set_up(now.model, os.environ)
    if choice is None:
        raise NoModel(
            _(
                "No model is set up. Choose one in Settings, or set OPENAI_BASE_URL; or read "
                "without --refine."
            )
        )
    return choice.agreed()


def second_look(
    record: ArtifactRecord, profile: ApplicantProfile | None, choice: ModelChoice, *, yes: bool
) -> dict[str, Any]:
    """What the model found in a document's visible text: profile, timeline, and an issue for each
    value that is not there.

    What the person keeps back of `profile`, as the app itself read it, does not leave.
    Requests are kept in the store's journal, which a window that is open has to itself.

    Raises:
        AlreadyRunning: the window is open.
        ProviderError: the model failed, or its answer cannot be used.
        Abort: the person did not agree.
    """
    folder = chosen_folder()
    store = click.get_current_context().with_resource(open_store(folder))
    around = Surroundings.of_store(folder, store, profile=profile, told_at="terminal")
    model = agent_models.clients({AGENT: [choice]}, around)[AGENT][0]
    tokens = cost.tokens_in(min(len(record.text), MOST_CHARACTERS))
    told = _("The text of this document goes to {place}: about {tokens} tokens.")
    host = model_places.endpoint_for(choice, around).host
    click.echo(told.format(place=host, tokens=f"{tokens:,}"), err=True)
    if not yes:
        click.confirm(_("Go on?"), abort=True, err=True)
    texts = prompt_texts()
    language = record.language or "en"
    refined = asyncio.run(
        refine_reading(record.text, model, instructions=texts[AGENT], language=language)
    )
    today = f"{datetime.date.today():%Y-%m}"
    sentence = _("The model named a value that is not in the document. It was dropped.")
    return {
        "applicant_profile": refined.profile.to_json(),
        "skeleton_timeline": with_meta(refined.timeline, today=today).to_json(),
        "issues": [
            {"code": "not_in_the_document", "path": path, "sentence": sentence}
            for path in refined.dropped
        ],
    }
