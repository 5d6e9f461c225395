"""The models of a tailoring run's agents: who helps, where their requests go, and what they may
cost (CONTRACT D13).

`config.yaml` names a provider for each agent; without it the model of the settings helps with all
of them, when the person wants it to. Nothing is sent from here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from interview_app import settings
from interview_app.domain.agent_settings import (
    DEFAULT_AGENTS,
    DEFAULT_FALLBACKS,
    OFFLINE,
    AgentConfig,
)
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.model_choice import ModelChoice, ModelPlace
from interview_app.errors import ProviderError
from interview_app.i18n import _, language
from interview_app.llm import cost
from interview_app.llm.client import ModelClient
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.providers import preset
from interview_app.llm.whole_text import WholeText
from interview_app.tailoring.config import TailoringConfig, load_config
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.stages import card_budget
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.models.withholding import Withholding

ASKING = tuple(DEFAULT_AGENTS)
"""The agents that may ask a model; the ATS scorer asks for advice alone, its scores are counted."""

Choices = Mapping[str, Sequence[ModelChoice]]
"""Each agent's model with its fallbacks behind it; an agent that is not there works offline."""


@dataclass(frozen=True, kw_only=True)
class Sizes:
    """What a run has to send, in characters: the posting, the evidence cards, the entries of the
    timeline.
    """

    posting: int = 6_000
    cards: int = 20_000
    entries: int = 6_000

    @classmethod
    def for_run(cls, cards: Sequence[EvidenceCard], career: Career, *, posting: int) -> "Sizes":
        """What a run over these cards and this career sends, for a posting of so many
        characters.
        """
        entries = len(card_budget.entries_as_json(career))
        return cls(posting=posting, cards=card_budget.characters(cards), entries=entries)

    def of(self, agent: str) -> int:
        """Characters of one request of an agent, its instructions included."""
        asked = int(1.5 * min(self.posting, card_budget.MOST_POSTING))
        own = {
            "jd_analyst": asked,
            "evidence_mapper": 2 * asked + self.cards,
            "writer": 3 * asked + self.cards + self.entries,
            "ats_scorer": asked + self.cards + self.entries,
            "truth_auditor": self.cards + self.entries,
        }
        return 2_500 + own.get(agent, 0)


def config_choices(
    config: TailoringConfig, around: Surroundings, *, cap: float | None = None
) -> Choices:
    """The choices of a configuration, fallbacks behind them; naming a provider there is the
    agreement to send.

    Raises:
        ProviderError: "Unknown provider: …".
    """
    found: dict[str, list[ModelChoice]] = {}
    for name in DEFAULT_AGENTS:
        agent = config.agent(name)
        if agent.provider == OFFLINE:
            continue
        others = _named_to_step_in(config, agent.provider, around)
        first = _choice(
            agent.provider,
            agent,
            cap,
            around,
            model=agent.model or "",
            base_url=agent.base_url or "",
        )
        found[name] = [first]
        found[name] += [_choice(other, agent, cap, around) for other in others]
    return found


def _named_to_step_in(
    config: TailoringConfig, provider: str, around: Surroundings
) -> tuple[str, ...]:
    """Who steps in for a provider. Whom the person named is meant; of those that stand there by
    default, the ones that are set up.
    """
    others = config.fallbacks.get(provider, ())
    if others != DEFAULT_FALLBACKS.get(provider, ()):
        return others
    return tuple(name for name in others if _is_set_up(name, around))


def _is_set_up(name: str, around: Surroundings) -> bool:
    looking = replace(around, keys=around.keys.looking())
    try:
        place = model_places.place_of_person(name, around)
        model_places.endpoint_for(place or ModelPlace(provider=preset(name).id), looking)
    except ProviderError:
        return False
    return True


def _choice(
    provider: str,
    agent: AgentConfig,
    cap: float | None,
    around: Surroundings,
    *,
    model: str = "",
    base_url: str = "",
) -> ModelChoice:
    named = (
        around.environ.get("OPENAI_BASE_URL", "").strip() if provider in ("openai", "other") else ""
    )
    address = base_url or named
    own = model_places.place_of_person(provider, around)
    place = own or ModelPlace(
        provider=preset(provider).id,
        base_url=address,
        model=around.environ.get("OPENAI_MODEL", "").strip() if address else "",
    )
    place = place.moved_to(base_url) if own is not None and base_url else place
    choice = _within(agent, ModelChoice(cap=cap).at(place))
    return choice.model_copy(update={"model": model or choice.model}).agreed()


def window_choices(around: Surroundings) -> Choices:
    """Who would help in the window: `config.yaml` of the data folder, else the model of the
    environment or the settings.

    Raises:
        SettingsError: the settings or the configuration cannot be read.
        ProviderError: "Unknown provider: …".
    """
    kept = settings.load(around.folder.settings).model
    path = around.folder.root / "config.yaml"
    if path.exists():
        return config_choices(load_config(path), around, cap=kept.cap)
    choice = models.set_up(kept, around.environ)
    return {} if choice is None else _for_all(choice, around)


def at_place(choices: Choices, place: ModelPlace) -> Choices:
    """The same agents, each with its own temperature and length, at one place and nobody stepping
    in; naming it is the agreement to send.
    """
    return {
        name: [_within(first, first.at(place)).agreed()]
        for name, (first, *_others) in choices.items()
    }


def _for_all(choice: ModelChoice, around: Surroundings) -> Choices:
    """One model for every agent, each with its own temperature and length; a place that is named
    before is agreed to.
    """
    chain = (choice, *model_places.stepping_in(choice, model_places.places(around)))
    return {
        name: [_within(agent, one).agreed() for one in chain]
        for name, agent in DEFAULT_AGENTS.items()
    }


def _within(limits: ModelChoice | AgentConfig, choice: ModelChoice) -> ModelChoice:
    """The choice with the temperature and the length of another one, or of an agent."""
    return choice.model_copy(
        update={"temperature": limits.temperature, "max_tokens": limits.max_tokens}
    )


def clients(choices: Choices, around: Surroundings) -> dict[str, list[ModelClient]]:
    """A client for each choice.

    A provider that the file or a flag names without a key is an error, never a silent offline run
    (CONTRACT D13); so is one that is named to step in.

    Raises:
        ProviderError: "Missing API key for …", or no usable address.
    """
    found: dict[str, list[ModelClient]] = {}
    for name, (first, *others) in choices.items():
        found[name] = [_client(first, around)]
        found[name] += [_client(other, around) for other in others]
    return found


class _Placed(Withholding):
    """A model whose host is known, so that agents with different models of one provider need not
    each find it dead.
    """

    host: str = ""


def host_of(client: ModelClient) -> str:
    """Where a model of `clients` is asked."""
    return client.host if isinstance(client, _Placed) else client.label


def _client(choice: ModelChoice, around: Surroundings) -> ModelClient:
    endpoint = model_places.endpoint_for(choice, around)
    made = _Placed(WholeText(models.client(endpoint, choice, around)), around.kept_back)
    made.host = endpoint.host
    return made


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where some agents send to, with tokens and dollars of one pass and of all that may follow
    (None is unknown).

    `instead`: only where another place fails; it is told before the person agrees, and not counted.
    """

    name: str
    is_local: bool
    instead: bool = False
    tokens: int = 0
    dollars: float | None = 0.0
    most_dollars: float | None = 0.0

    def with_request(
        self, endpoint: Endpoint, around: Surroundings, *, characters: int, times: int
    ) -> "Place":
        """The place with one more request, which may be repeated up to `times` times."""
        answer = (endpoint.max_tokens or cost.USUAL_ANSWER) // 2
        price = cost.estimate(
            around.prices().of(endpoint), characters=characters, answer_tokens=answer
        )
        return replace(
            self,
            tokens=self.tokens + cost.tokens_in(characters) + answer,
            dollars=None if price is None or self.dollars is None else self.dollars + price,
            most_dollars=None
            if price is None or self.most_dollars is None
            else self.most_dollars + times * price,
        )


def places(
    choices: Choices, around: Surroundings, sizes: Sizes, *, revisions: int = 3
) -> tuple[Place, ...]:
    """Where a run would send to, and what it may cost.

    Raises:
        ProviderError: as `clients`.
        SettingsError: the price table cannot be read.
    """
    found: dict[str, Place] = {}
    for name in ASKING:
        if name not in choices:
            continue
        endpoint = model_places.endpoint_for(choices[name][0], around)
        where = _where(endpoint)
        place = found.setdefault(where, Place(name=where, is_local=endpoint.is_local))
        times = 1 + revisions if name in ("writer", "truth_auditor") else 1
        found[where] = place.with_request(endpoint, around, characters=sizes.of(name), times=times)
    for name in ASKING:
        for other in choices.get(name, ())[1:]:
            endpoint = model_places.endpoint_for(other, around)
            place = Place(name=_where(endpoint), is_local=endpoint.is_local, instead=True)
            found.setdefault(place.name, place)
    return tuple(found.values())


def _where(endpoint: Endpoint) -> str:
    return f"{endpoint.model} @ {endpoint.host}" if endpoint.model else endpoint.host


def estimate_words(found: Sequence[Place], *, cap: float | None) -> tuple[str, ...]:
    """One sentence for each place a run sends to, with its dollars, and one for the cap."""
    words = []
    for place in found:
        if place.instead:
            words.append(
                _("Where that fails, they go to {place} instead.").format(place=place.name)
            )
        elif place.is_local:
            sentence = _("What you told and the posting go to {place} on this machine, at no cost.")
            words.append(sentence.format(place=place.name))
        else:
            sentence = _("What you told and the posting go to {place}: {costs}.")
            words.append(sentence.format(place=place.name, costs=_cost_words(place)))
    paid = any(not place.is_local for place in found)
    if paid and cap is not None:
        words.append(
            _("Nothing more is sent when {cap} dollars are spent.").format(cap=_dollars(cap))
        )
    return tuple(words)


def _dollars(amount: float) -> str:
    """An amount as people write it in the language of the sentence."""
    from babel.numbers import format_decimal  # 60 ms that only an estimate needs

    return format_decimal(amount, format="#,##0.00", locale=language())


def _cost_words(place: Place) -> str:
    if place.dollars is None or place.most_dollars is None:
        return _("cost unknown")
    words = _("about {dollars} dollars, up to {most} when lines have to be mended three times")
    return words.format(dollars=_dollars(place.dollars), most=_dollars(place.most_dollars))


def same_models(choices: Choices) -> list[list[str]]:
    """Which models these are, to tell whether a stopped run would go on with the same ones."""
    return [
        [name, one.provider, one.base_url, one.model]
        for name, chain in choices.items()
        for one in chain[:1]
    ]
