"""Uses Switchyard from Python, with nothing but the standard library.

Engine: a client of `switchyard engine`, which knows the rules and the exact value of every position.
Environment: a game as a PettingZoo environment (AEC). It needs neither PettingZoo nor Gymnasium, and uses them if they're installed.

    with Engine() as engine:
        print(engine.ask("analyze", game="tower-switch", moves=["2", "1"])["value"])
        environment = Environment(engine, "switch-battle", {"switches": 5})

It runs the command `switchyard`, or the one in the variable SWITCHYARD.
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
    """The engine refused a request. `code` is bad-option, illegal-move or the like."""

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
        """Asks one question, such as ask("state", game="tower-switch", moves=["2"])."""
        self.process.stdin.write(json.dumps({"op": op, **about}) + "\n")
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
STANDINGS = ["waits", "moves", "has won", "has lost", "has drawn"]
# In these games, the last move decides what is legal, and the position's key names it after the slash.
LAST_IN_KEY = {"tower-switch", "factor-frenzy"}


class Environment(AECEnv):
    """A game as an AEC environment. Actions are numbers: the places in `moves`, the legal moves of the original start. These are all moves of the size.

    An observation has everything a player may see: the state of every cell, as a place in STATES (a cell with an owner is on if it
    belongs to the observer), the observer's seat (0 or 1), the observer's standing, as a place in STANDINGS, the last move, as its
    action plus 1, or 0, and a mask of the legal moves, which is empty for the player who waits. Rewards: 1 for the winner, -1 for
    the loser, 0 for both if a game is cut off after `plies` moves.
    """

    metadata = {"name": "switchyard_v2", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(self, engine, game, options=None, plies=200):
        self.engine, self.game, self.options, self.plies = engine, game, dict(options or {}), plies
        self.possible_agents = ["player_1", "player_2"]
        self.random = random.Random()
        self.reset()
        self.moves = engine.ask("deal", game=game, options=_size(self.position))["legal"]
        highest = [len(STATES) - 1] * len(self._cells()) + [1, len(STANDINGS) - 1, len(self.moves)]
        observations, actions = _spaces(highest, len(self.moves))
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):
        """Deals the start from the seed. `options` can have a position's key as "from", and who moves first as "first"."""
        if seed is not None:
            self.random.seed(seed)
        given = {name: value for name, value in (options or {}).items() if name in ("from", "first")}
        size = {name: value for name, value in self.options.items() if name != "start" or "from" not in given}
        start = self.engine.ask("deal", game=self.game, options=size, seed=self.random.getrandbits(32), **given)
        self.last_move, self.plies_played = None, 0
        self._look(start, [])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, self.position["over"])
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"key": self.position["key"]} for agent in self.agents}
        self.agent_selection = self._agent(self.position["toMove"])

    def observe(self, agent):
        seat = 1 + self.possible_agents.index(agent)
        standing = _standing(self.position, seat)
        legal = set(self.position["legal"]) if standing == "moves" else ()
        cells = [STATES.index(_state(cell, seat)) for cell in self._cells()]
        seen = cells + [seat - 1, STANDINGS.index(standing), self._last()]
        mask = [int(move in legal) for move in self.moves]
        return {"observation": _array(seen, "int16"), "action_mask": _array(mask, "int8")}

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
        self._look(self.position, [self.moves[action]])
        self._cumulative_rewards[agent] = 0
        self.plies_played += 1
        over, winner = self.position["over"], self.position["winner"]
        for seat, name in enumerate(self.possible_agents, start=1):
            self.terminations[name] = over
            self.truncations[name] = not over and self.plies_played >= self.plies
            self.rewards[name] = 0 if winner is None else 1 if winner == seat else -1
            self._cumulative_rewards[name] += self.rewards[name]
            self.infos[name] = {"key": self.position["key"]}
        self.agent_selection = self._agent(self.position["toMove"])

    def render(self):
        return "\n".join(self.position["text"])

    def close(self):
        """Does nothing, because the engine belongs to the program that started it."""

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("When an agent is done, the only valid action is None.")
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            table.pop(agent)
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _look(self, place, moves):
        """Goes from one position to the next with one move. An illegal move raises EngineError and changes nothing."""
        about = {"from": place["key"], "first": place["toMove"], "moves": moves}
        self.position = self.engine.ask("board", game=self.game, options=_size(place), **about)
        self.last_move = moves[-1] if moves else None

    def _last(self):
        """Returns the last move, even for a position that was given by its key."""
        last = self.position["key"].partition("/")[2] if self.game in LAST_IN_KEY else self.last_move
        return 1 + self.moves.index(last) if last in self.moves else 0

    def _cells(self):
        return [cell for group in self.position["board"] for cell in group["cells"]]

    def _agent(self, seat):
        return self.possible_agents[seat - 1]


def _size(position):
    return {name: value for name, value in position["options"].items() if name != "start"}


def _standing(position, seat):
    if not position["over"]:
        return "moves" if position["toMove"] == seat else "waits"
    return {None: "has drawn", seat: "has won"}.get(position["winner"], "has lost")


def _state(cell, seat):
    if "owner" not in cell:
        return cell["state"]
    return "on" if cell["owner"] == seat else "off"


def _array(numbers, kind):
    return numbers if numpy is None else numpy.array(numbers, dtype=kind)


class Discrete:
    """The part of Gymnasium's Discrete space that we need."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask=None):
        return random.choice([action for action in range(self.n) if mask is None or mask[action]])

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n


def _spaces(highest, moves):
    """The spaces of observations and of actions. Without Gymnasium, there's no space of observations."""
    if spaces is None:
        return None, Discrete(moves)
    high = numpy.array(highest, dtype="int16")
    seen = spaces.Box(numpy.zeros_like(high), high, dtype=numpy.int16)
    mask = spaces.Box(0, 1, (moves,), numpy.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(moves)
