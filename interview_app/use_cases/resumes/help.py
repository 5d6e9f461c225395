"""A model's help with one run: whether there is one, what it may cost, and what it did cost
(CONTRACT D13).

Nothing is sent unless the person said so for this very piece of work, with the places and the
estimate before them.
"""

import threading
from collections.abc import Callable
from dataclasses import replace

from interview_app.domain.model_presets import is_this_machine
from interview_app.domain.request_journal import SentRequest, Spending
from interview_app.errors import PersonCanMend
from interview_app.llm.watched import Journal
from interview_app.messages.tailoring.facts import HelpTold
from interview_app.paths import prompt_texts
from interview_app.tailoring.stages.agents import Models
from interview_app.use_cases.models import agent_models
from interview_app.use_cases.models.agent_models import Sizes
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.resumes.run import Run

Told = Callable[[Spending], None]
MakeSurroundings = Callable[[], Surroundings]
"""What models stand in: journal, keys, prices. Made when a model is first asked for."""


class Meter:
    """A journal that passes on what it is told and adds up what one piece of work costs. Used from
    any thread.
    """

    def __init__(self, journal: Journal | None, told: Told) -> None:
        self._journal, self._told = journal, told
        self._lock = threading.Lock()
        self._dollars, self._requests = 0.0, 0
        self._open: set[int] = set()

    @property
    def spent(self) -> Spending:
        """What it cost so far."""
        with self._lock:
            return Spending(requests=self._requests, dollars=self._dollars, unknown=len(self._open))

    def note(self, request: SentRequest) -> int:
        """Keep what is about to be sent."""
        id = self._journal.note(request) if self._journal is not None else self._requests
        with self._lock:
            self._requests += 1
            if not is_this_machine(f"http://{request.host}"):
                self._open.add(id)
        self._told(self.spent)
        return id

    def price(
        self, id: int, *, tokens_in: int | None, tokens_out: int | None, cost: float | None
    ) -> None:
        """Add what came of it."""
        if self._journal is not None:
            self._journal.price(id, tokens_in=tokens_in, tokens_out=tokens_out, cost=cost)
        if cost is not None:
            with self._lock:
                self._dollars += cost
                self._open.discard(id)
            self._told(self.spent)


class Help:
    """The models of one piece of work, with its meter; `offline` is none at all."""

    def __init__(self, models: Models, meter: Meter | None, *, label: str = "") -> None:
        self.models, self.label = models, label
        self._meter = meter

    @classmethod
    def offline(cls) -> "Help":
        """No model."""
        return cls(Models(), None)

    def counted(self, run: Run, before: Run) -> Run:
        """The run with what this piece of work has cost beside what `before` it began had cost."""
        if self._meter is None or not self._meter.spent.requests:
            return run
        helpers = tuple(dict.fromkeys((*before.helpers, self.label)))
        return run.model_copy(
            update={"spent": before.spent + self._meter.spent, "helpers": helpers}
        )


class Helpers:
    """The models that the environment, the data folder's `config.yaml` or the settings choose; read
    anew each time.
    """

    def __init__(self, around: MakeSurroundings) -> None:
        self._make = around
        self._made: Surroundings | None = None

    def _around(self) -> Surroundings:
        if self._made is None:
            self._made = self._make()
        return self._made

    def told(self, run_id: str, sizes: Sizes) -> HelpTold:
        """Who could help with a run, and what it may cost; a choice that cannot be used is told
        with its reason.
        """
        try:
            around = self._around()
            # Who only looks is not asked for the password of a keychain.
            around = replace(around, keys=around.keys.looking())
            choices = agent_models.window_choices(around)
            agent_models.clients(choices, around)
            places = agent_models.places(choices, around, sizes)
        except PersonCanMend as error:
            return HelpTold(run_id=run_id, offered=False, words=(error.sentence,))
        caps = {one.cap for chain in choices.values() for one in chain}
        words = agent_models.estimate_words(places, cap=next(iter(caps), None))
        return HelpTold(
            run_id=run_id,
            offered=bool(places),
            label=_name(places),
            local=all(one.is_local for one in places),
            words=words,
        )

    def begin(self, told: Told, say: Callable[[str], None]) -> Help:
        """Help with one piece of work; `say` takes a sentence when another model steps in.

        Raises:
            ProviderError, SettingsError: the choice cannot be used.
        """
        around = self._around()
        meter = Meter(around.journal, told)
        around = replace(around, journal=meter)
        choices = agent_models.window_choices(around)
        clients = agent_models.clients(choices, around)
        places = agent_models.places(choices, around, Sizes())
        prompts = prompt_texts()
        models = Models(by_agent=clients, prompts=prompts, told=say, places=agent_models.host_of)
        return Help(models, meter, label=_name(places))


def _name(places: tuple[agent_models.Place, ...]) -> str:
    return ", ".join(place.name for place in places if not place.instead)
