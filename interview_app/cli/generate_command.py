"""`interview-app generate`: a résumé for a posting, from evidence alone (CONTRACT E5)."""

import asyncio
import datetime
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from interview_app import errors
from interview_app.cli import generate_report, run_questions
from interview_app.cli.options import FILE, chosen_folder, shared, whole_text
from interview_app.i18n import _
from interview_app.paths import resources

if TYPE_CHECKING:
    from interview_app.domain.known import Known
    from interview_app.domain.model_choice import ModelPlace
    from interview_app.domain.posting import PostingText
    from interview_app.domain.proposals import SelectionPlan
    from interview_app.domain.tailoring import State
    from interview_app.tailoring.config import TailoringConfig
    from interview_app.tailoring.lines.facts import Career
    from interview_app.tailoring.stages.agents import Models
    from interview_app.tailoring.stages.context import Accepted, KeepWording
    from interview_app.use_cases.models.agent_models import Choices
    from interview_app.use_cases.resumes.inputs import Evidence
    from interview_app.use_cases.resumes.tailor import Tailored


@click.command("generate")
@click.option(
    "-j",
    "--jd",
    required=True,
    metavar="FILE",
    help="The job posting: a file, or an address (asked first).",
)
@click.option(
    "-t",
    "--title",
    required=True,
    metavar="T",
    callback=whole_text,
    help="The title you apply for.",
)
@click.option("-o", "--output-dir", type=FILE, metavar="DIR", help="Default ./outputs.")
@click.option(
    "-c", "--config", type=FILE, metavar="FILE", help="Default ./config.yaml, when it is there."
)
@click.option("--cards", type=FILE, metavar="FILE", help="Evidence cards as JSON.")
@click.option("--profile", type=FILE, metavar="FILE", help="A profile.yaml.")
@click.option("--selection", type=FILE, metavar="FILE", help="A selection plan by hand.")
@click.option(
    "--max-pages", type=click.IntRange(1, 10), metavar="N", help="Pages at most; default 2."
)
@click.option(
    "--interactive/--batch",
    default=None,
    help="Ask about gaps, contradictions and suggested wordings, or never ask.",
)
@click.option(
    "--accept-checked",
    is_flag=True,
    help="Print suggested wordings that the check does not refuse, unread, in this run only.",
)
@click.option(
    "--provider",
    metavar="NAME",
    help="offline (default), openai, anthropic, google, groq, deepseek, ollama, …",
)
@click.option(
    "--model", metavar="NAME", help="A place of `models list`, or a model of the provider."
)
@click.option("--yes", is_flag=True, help="Do not ask before something leaves this computer.")
@shared
def command(**given: Any) -> None:
    """Write a résumé for a job posting from evidence cards."""
    done, career = _run(given)
    if given["as_json"]:
        click.echo(json.dumps(generate_report.as_json(done, career), ensure_ascii=False, indent=2))
    else:
        generate_report.tell(done)


def _run(given: dict[str, Any]) -> "tuple[Tailored, Career]":
    from interview_app.rendering.engine import RenderEngine
    from interview_app.tailoring.lines.base_resume import section_order
    from interview_app.tailoring.lines.selection import load_plan
    from interview_app.tailoring.stages.agents import Models
    from interview_app.tailoring.stages.context import Parts
    from interview_app.use_cases.reading.document import text_of_pdf
    from interview_app.use_cases.resumes import inputs as tailoring_inputs
    from interview_app.use_cases.resumes.tailor import UnfinishedRuns, Wish, tailor_again

    config = _config(given)
    _log(config)
    choices = _choices(config, given.get("place"))
    plan = load_plan(given["selection"]) if given["selection"] is not None else None
    evidence = tailoring_inputs.evidence(
        cards=given["cards"],
        profile=given["profile"],
        known=_known(),
        default_cards=Path(config.evidence_cards_path),
        default_is_named="evidence_cards_path" in config.model_fields_set,
    )
    if plan is not None:
        _check(plan, evidence.career, as_json=given["as_json"])
    posting = _posting(given["jd"], yes=given["yes"])
    models, named = (
        _models(choices, config, evidence, posting, yes=given["yes"]) if choices else (Models(), [])
    )
    today = datetime.date.today()
    base = _text(config.template_path)
    interactive = (
        given["interactive"] if given["interactive"] is not None else config.interactive_mode
    )
    interactive = interactive and not given["as_json"]
    parts = Parts(
        career=evidence.career,
        cards=evidence.cards,
        synonyms=tailoring_inputs.synonyms(resources(), chosen_folder().root / "synonyms.yaml"),
        today=f"{today:%Y-%m}",
        plan=plan,
        section_order=section_order(base) if base is not None else (),
        ask_person=run_questions.ask_gap if interactive else None,
        ask_which=run_questions.ask_which if interactive else None,
        ask_proposal=run_questions.ask_proposal if interactive else None,
        keep_wording=_keeper(evidence, posting.text),
        accept_checked=given["accept_checked"],
        now=lambda: datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        models=models,
    )
    wish = Wish(
        posting=posting.text,
        posting_hidden=posting.hidden,
        target_title=given["title"],
        output_dir=given["output_dir"] or Path(config.output_dir),
        date=f"{today:%Y-%m-%d}",
        max_pages=given["max_pages"] or config.default_max_pages,
        max_retries=config.max_retries,
        base_markdown=base,
        docx_template=_bytes(config.docx_template),
    )
    with RenderEngine(packages=resources() / "typst") as engine:
        work = tailor_again(
            wish,
            parts,
            engine,
            UnfinishedRuns(chosen_folder()),
            models=named,
            read_back=text_of_pdf,
            on_resumed=_tell_resumed,
            on_stage=_tell_stage,
        )
        return asyncio.run(work), evidence.career


def _keeper(evidence: "Evidence", posting: str) -> "KeepWording":
    """Makes an accepted wording last: in the file its card is of, or in the store."""

    async def keep(accepted: "Accepted") -> None:
        from interview_app.use_cases.resumes import accepted_wordings

        try:
            if evidence.cards_file is not None and accepted.card is not None:
                accepted_wordings.write_wording(evidence.cards_file, accepted, evidence.cards)
            elif evidence.stored:
                await accepted_wordings.store_line(chosen_folder(), accepted, posting=posting)
            else:
                click.echo(_("This wording is kept for this run only."), err=True)
        except errors.PersonCanMend as error:
            click.echo(error.sentence, err=True)

    return keep


def _log(config: "TailoringConfig") -> None:
    """Log as the config file says, when it says anything of it (CONTRACT D15).

    Raises:
        SettingsError: the file that it names cannot be written.
    """
    if not config.logging.file and "logging" not in config.model_fields_set:
        return
    from interview_app import logs

    if config.logging.file:
        logs.set_up_file(Path(config.logging.file).expanduser(), level=config.logging.level)
    else:
        logs.set_up(chosen_folder().logs, level=config.logging.level)


def _check(plan: "SelectionPlan", career: "Career", *, as_json: bool) -> None:
    """A plan by hand is looked at before anything is asked, sent or paid; what it could name is
    told with what is wrong.

    Raises:
        SelectionError: it names what is not there, or leaves nothing.
    """
    from interview_app.tailoring.lines.selection import check_plan, selectable, unused_overrides

    try:
        check_plan(plan, career)
    except errors.SelectionError:
        there = selectable(career)
        if as_json:
            click.echo(
                json.dumps({"status": "failed", "selectable": there}, ensure_ascii=False, indent=2)
            )
        else:
            click.echo(_("A plan can name:"))
            for key, ids in ((key, ids) for key, ids in there.items() if ids):
                click.echo(
                    "\n".join(
                        [f"  {key}", *(f"    {id_!r} ({words})" for id_, words in ids.items())]
                    )
                )
        raise
    for one in unused_overrides(plan, career):
        click.echo(
            _("bullet_overrides of '{id}' are not used: the plan leaves this entry out.").format(
                id=one
            ),
            err=True,
        )


def _tell_resumed(stages: Sequence[str]) -> None:
    from interview_app.domain.stage_words import STAGES
    from interview_app.domain.tailoring import State

    words = _("Going on where this run stopped; done already: {stages}.")
    names = dict.fromkeys(_(STAGES[State(one)]) for one in stages)
    click.echo(words.format(stages=", ".join(names)), err=True)


def _tell_stage(state: "State") -> None:
    """What is being done, for whoever waits at a terminal (CONTRACT E)."""
    from interview_app.domain.stage_words import STAGES

    if sys.stderr.isatty():
        click.echo(f"{_(STAGES[state])}…", err=True)


def _config(given: dict[str, Any]) -> "TailoringConfig":
    from interview_app.tailoring.config import TailoringConfig, load_config

    path = given["config"]
    if path is None and not Path("config.yaml").exists():
        config = TailoringConfig()
    else:
        config = load_config(path or Path("config.yaml"))
    if given["model"]:
        given["place"] = _place(given["model"], given["provider"] or "")
        return config.with_provider(given["place"].provider)
    return config.with_provider(given["provider"]) if given["provider"] else config


def _place(name: str, provider: str) -> "ModelPlace":
    """What `--model` means; the estimate asks for the agreement."""
    from interview_app import settings
    from interview_app.use_cases.models.named_places import place_for

    return place_for(name, settings.load(chosen_folder().settings), provider=provider)


def _choices(config: "TailoringConfig", place: "ModelPlace | None") -> "Choices":
    """The agents' models, each with its address and key there; none offline. Looked at before
    anything is read: never a silent offline run.

    Raises:
        ProviderError: "Unknown provider: …" or "Missing API key for …".
    """
    from interview_app.domain.agent_settings import DEFAULT_AGENTS, OFFLINE

    if all(config.agent(name).provider == OFFLINE for name in DEFAULT_AGENTS):
        return {}
    # A run offline has no use for these.
    from interview_app import settings
    from interview_app.use_cases.models import agent_models
    from interview_app.use_cases.models.places import Surroundings

    around = Surroundings(chosen_folder(), told_at="terminal")
    cap = settings.load(around.folder.settings).model.cap
    choices = agent_models.config_choices(config, around, cap=cap)
    if place is not None:
        choices = agent_models.at_place(choices, place)
    agent_models.clients(choices, around)
    return choices


def _models(
    choices: "Choices",
    config: "TailoringConfig",
    evidence: "Evidence",
    posting: "PostingText",
    *,
    yes: bool,
) -> "tuple[Models, list[list[str]]]":
    """The agents' models and their names, after the person saw where their evidence goes and what
    it may cost (CONTRACT D13).

    Requests are kept in the store's journal, which a window that is open has to itself.

    Raises:
        AlreadyRunning: the window is open.
    """
    from interview_app import settings
    from interview_app.paths import prompt_texts
    from interview_app.store.opening import open_store
    from interview_app.tailoring.stages.agents import Models
    from interview_app.use_cases.models import agent_models
    from interview_app.use_cases.models.places import Surroundings

    folder = chosen_folder()
    cap = settings.load(folder.settings).model.cap
    try:
        store = click.get_current_context().with_resource(open_store(folder))
    except errors.AlreadyRunning as error:
        raise errors.AlreadyRunning(
            _(
                "The window is open with this data folder and keeps its journal of what is sent. "
                "Close the window and try again, "
                "write the résumé in the window, or run this with --provider offline."
            )
        ) from error
    around = Surroundings.of_store(
        folder, store, profile=evidence.career.profile, told_at="terminal"
    )
    found = agent_models.clients(choices, around)
    sizes = agent_models.Sizes.for_run(evidence.cards, evidence.career, posting=len(posting.text))
    places = agent_models.places(choices, around, sizes, revisions=config.max_retries)
    for sentence in agent_models.estimate_words(places, cap=cap):
        click.echo(sentence, err=True)
    if not yes:
        click.confirm(_("Go on?"), abort=True, err=True)
    prompts = prompt_texts()
    models = Models(
        by_agent=found,
        prompts=prompts,
        told=lambda sentence: click.echo(sentence, err=True),
        places=agent_models.host_of,
    )
    return models, agent_models.same_models(choices)


def _known() -> "Known | None":
    """What the person approved in the app, when there is a store; a store that cannot be read is
    passed over here.
    """
    folder = chosen_folder()
    if not folder.database.exists():
        return None
    from interview_app.domain.known import from_records
    from interview_app.store.opening import open_for_reading

    try:
        with open_for_reading(folder) as store:
            return from_records(store.records())
    except (errors.StoreMissing, errors.StoreError):
        return None


def _posting(given: str, *, yes: bool) -> "PostingText":
    from interview_app.domain.posting import PostingText
    from interview_app.use_cases.resumes.inputs import posting_text

    if re.match(r"[a-z][a-z0-9+.-]*://", given, re.IGNORECASE):
        from interview_app.tailoring.posting.fetch import fetch

        if not yes:
            question = _("{url} will be asked for the posting. Go on?").format(url=given)
            click.confirm(question, abort=True, err=True)
        return PostingText(text=fetch(given).text)
    return posting_text(Path(given))


def _text(path: str | None) -> str | None:
    content = _bytes(path)
    return content.decode("utf-8-sig", errors="replace") if content is not None else None


def _bytes(path: str | None) -> bytes | None:
    if path is None:
        return None
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise errors.PersonCanMend(
            _(
                "{path} cannot be opened. Check template_path and docx_template in the config file."
            ).format(path=path)
        ) from error
