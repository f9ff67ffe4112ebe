"""Switchyard from Python, with nothing but the standard library.

Engine: a client of `switchyard engine`, which knows the rules and the exact value of every position.
Environment: a game as a PettingZoo environment (AEC). It needs neither PettingZoo nor Gymnasium, and uses them where they are.

    with Engine() as engine:
        print(engine.ask("analyze", game="tower-switch", moves=["2", "1"])["value"])
        environment = Environment(engine, "switch-battle", {"switches": 5})

The command is `switchyard`, or what the variable SWITCHYARD says.
"""
import json, os, random, shlex, subprocess

try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object
try:
    import gymnasium.spaces as spaces
    import numpy
except ImportError:
    spaces = numpy = None


class EngineError(Exception):
    """A refusal, with its code: bad-option, illegal-move and so on."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.legal = error.get("legal")


class Engine:
    """One process of the engine. It remembers nothing between two questions."""

    def __init__(self, command=None):
        words = shlex.split(command or os.environ.get("SWITCHYARD", "switchyard")) + ["engine"]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, op, **about):
        """One question: ask("state", game="tower-switch", moves=["2"])."""
        return self._send({"op": op, **about})

    def batch(self, requests):
        """Many questions at once, answered in order; a refusal stands in the place of its answer."""
        return self._send({"op": "batch", "requests": list(requests)})["answers"]

    def _send(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if line == "":
            raise EOFError("The engine has ended.")
        answer = json.loads(line)
        if not answer["ok"]:
            raise EngineError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()


STATES = ["on", "off", "here", "barred", "gone", "empty"]


class Environment(AECEnv):
    """A game as an AEC environment. Actions are numbers: the places in `moves`, the list of all moves of the size.

    An observation has the state of every cell, as a place in STATES, whether the observer is to move, and a mask of the legal
    moves. Rewards: 1 for the winner, -1 for the loser, 0 for both where a game is cut off after `plies` moves.
    """

    metadata = {"name": "switchyard_v1", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(self, engine, game, options=None, plies=200):
        self.engine, self.game, self.options, self.plies = engine, game, dict(options or {}), plies
        self.possible_agents = ["player_1", "player_2"]
        self.moves = engine.ask("moves", game=game, options=self.options)["moves"]
        self.random = random.Random()
        self.agents = []
        self.reset()
        size = len(self._observe(1)["observation"])
        self.action_spaces = {agent: _discrete(len(self.moves)) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observations(size, len(self.moves)) for agent in self.possible_agents}

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):
        """`options` may hold a position's key as "from", and who moves first as "first"."""
        if seed is not None:
            self.random.seed(seed)
        self.start = dict(options or {})
        self.history = []
        self._look()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"key": self.position["key"]} for agent in self.agents}
        self.agent_selection = self._agent(self.position["toMove"])

    def observe(self, agent):
        return self._observe(1 + self.possible_agents.index(agent))

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        self.history.append(self.moves[action])
        try:
            self._look()
        except EngineError:
            self.history.pop()
            raise
        over, winner = self.position["over"], self.position["winner"]
        for seat, name in enumerate(self.possible_agents, start=1):
            self.terminations[name] = over
            self.truncations[name] = not over and len(self.history) >= self.plies
            self.rewards[name] = 0 if winner is None else 1 if winner == seat else -1
            self._cumulative_rewards[name] += self.rewards[name]
            self.infos[name] = {"key": self.position["key"]}
        self.agent_selection = self._agent(self.position["toMove"])

    def render(self):
        return "\n".join(self.position["text"])

    def close(self):
        """The engine belongs to whoever has started it."""

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("When an agent is done, the only valid action is None.")
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            table.pop(agent)
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _look(self):
        self.position = self.engine.ask(
            "board", game=self.game, options=self._dealt(), moves=self.history, **self.start
        )

    def _dealt(self):
        """Where the rules deal the row, it is dealt here, from the environment's own chance."""
        if not self.history and "from" not in self.start and self.game == "switch-conquer" and "start" not in self.options:
            size = self.options.get("switches", 4)
            self.start = {**self.start, "from": "".join(self.random.choice("AB") for _ in range(size)) + "/1"}
        return self.options

    def _agent(self, seat):
        return self.possible_agents[seat - 1]

    def _observe(self, seat):
        cells = [cell for group in self.position["board"] for cell in group["cells"]]
        turn = int(self.position["toMove"] == seat and not self.position["over"])
        legal = set(self.position["legal"]) if turn else ()
        seen = [STATES.index(cell["state"]) for cell in cells] + [turn]
        mask = [int(move in legal) for move in self.moves]
        return {"observation": _array(seen), "action_mask": _array(mask)}


def _array(numbers):
    return numbers if numpy is None else numpy.array(numbers, dtype=numpy.int8)


class Discrete:
    """What is needed of Gymnasium's space of that name."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask=None):
        return random.choice([action for action in range(self.n) if mask is None or mask[action]])

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n


def _discrete(n):
    return Discrete(n) if spaces is None else spaces.Discrete(n)


def _observations(cells, moves):
    """None without Gymnasium."""
    if spaces is None:
        return None
    return spaces.Dict(
        {
            "observation": spaces.Box(0, len(STATES), (cells,), numpy.int8),
            "action_mask": spaces.Box(0, 1, (moves,), numpy.int8),
        }
    )
