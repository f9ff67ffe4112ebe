/** Runs an activity as a conversation: carries out every input and says what changed. */

import type { Answer } from "../../computer/job.ts";
import { currentPosition, type Match } from "../../core/match.ts";
import type { Question } from "../../core/presentation.ts";
import type { Result } from "../../core/result.ts";
import { listWords, quote } from "../../core/text.ts";
import {
  type Advanced,
  advance,
  carryOut,
  commandsOf,
  enter,
  type Input,
  sceneOf,
  type WantHandlers,
} from "../../play/activity.ts";
import {
  findCommand,
  helpLines,
  readCommand,
  readYesNo,
  showCommand,
  typedWords,
} from "../../play/command.ts";
import type { Activity, Ask, News, Prompt, Want, WantKind } from "../../play/contract.ts";
import { shownReport } from "../../play/table.ts";
import { adviceOn } from "../advisor.ts";
import { attempt, exitCodes, Refusal } from "../host.ts";
import { localNow } from "../online/node-host.ts";
import { runTask } from "../text/progress.ts";
import { handlersHere, leftBy, sayGoodbye, type TableBackend } from "../wants.ts";
import { render, type Voice } from "./render.ts";
import type { Talk } from "./talk.ts";

/** These wants are carried out before the turn is printed, because a turn must be on disk before it's shown. */
const early: ReadonlySet<WantKind> = new Set(["save", "keep"]);

type Reply = Input | undefined;

export class Conversation {
  activity: Activity;
  code: number | undefined;
  readonly talk: Talk;
  readonly #backend: TableBackend;
  readonly #handlers: WantHandlers<Reply | Promise<Reply>>;
  #question: Question<unknown> | null = null;

  constructor(talk: Talk, backend: TableBackend, activity: Activity) {
    this.talk = talk;
    this.#backend = backend;
    this.activity = activity;
    const say = (lines: readonly string[]): undefined => {
      talk.say(lines);
    };
    this.#handlers = {
      ...handlersHere<Reply>(talk.host, backend, {
        answer: (ask) => answerAsk(talk, ask),
        reply: (input) => input,
        show: (opened) => this.#goTo(opened),
      }),
      show: ({ text }) => say(text),
      share: ({ text }) => say([text]),
      read: async (want) => say(await textToRead(want)),
      end: ({ left }) => {
        const online = backend.online?.comeBack();
        return online === undefined ? this.#end(left, exitCodes.fine) : this.#goTo(online);
      },
    };
  }

  get prompt(): LinePrompt {
    return promptOf(this.#asked, this.talk.voice);
  }

  get commands() {
    return commandsIn(this.#asked);
  }

  get #asked() {
    return { activity: this.activity, question: this.#question, isPerson: this.talk.isPerson };
  }

  /** Saves the game and does slow work before anything is printed. */
  async open(opened: Activity): Promise<void> {
    const { activity, wants } = enter(opened);
    this.activity = activity;
    this.#question = null;
    await this.#settle(wants.filter((want) => early.has(want.kind) || isWarmUp(want)));
    this.talk.say(render(this.activity.kind.opened(this.activity.state), this.talk.voice));
    this.#step({ kind: "ticked", now: localNow() });
    await this.#carryOut(wants.filter((want) => !isWarmUp(want)));
  }

  async take(line: string): Promise<void> {
    this.talk.take();
    const { asks } = sceneOf(this.activity);
    await this.put({ kind: "ticked", now: localNow() });
    // An answer that arrives after time is up must not answer the next question.
    if (asks !== sceneOf(this.activity).asks) return;
    await this.#handle(readLine(this.#asked, line, this.talk.voice), line);
  }

  async #handle(meaning: Meaning, line: string): Promise<void> {
    switch (meaning.kind) {
      case "say":
        return this.talk.say(meaning.lines);
      case "question":
        this.#question = meaning.question;
        return this.talk.say(meaning.question.lines);
      case "declined":
        this.#step({ kind: "decide", yes: false });
        return this.take(line);
      case "input":
        return this.put(meaning.input);
    }
  }

  /** Prints a message that comes unprompted, usually after a blank line that sets it apart from half-typed input. */
  async hear(input: Input): Promise<void> {
    const { isAnswering, host } = this.talk;
    const fewest = host.input.isTTY ? 1 : 2;
    await this.put(input, (lines) => (isAnswering || lines.length < fewest ? lines : ["", ...lines]));
  }

  async put(input: Input, arrange = (lines: readonly string[]) => lines): Promise<void> {
    const { wants, news } = this.#step(input);
    const kept = await this.#settle(wants.filter(({ kind }) => early.has(kind)));
    this.talk.say(arrange(render([...news, ...kept], this.talk.voice)));
    if (shownReport(this.activity.state) !== undefined) this.#step({ kind: "study", on: false });
    await this.#carryOut(wants);
  }

  #step(input: Input): Advanced {
    const { moves, outcome } = this.activity.state.match;
    const advanced = advance(this.activity, input);
    const { match } = advanced.activity.state;
    if (match.moves !== moves || match.outcome !== outcome || input.kind === "choose") this.#question = null;
    this.activity = advanced.activity;
    return advanced;
  }

  async #settle(wants: readonly Want[]): Promise<News> {
    const news: News[number][] = [];
    for (const want of wants) {
      const reply = await carryOut(this.#handlers, want);
      if (reply !== undefined) news.push(...this.#step(reply).news);
    }
    return news;
  }

  async #carryOut(wants: readonly Want[]): Promise<void> {
    for (const want of wants.filter(({ kind }) => !early.has(kind))) {
      if (this.code !== undefined || (await this.talk.isStopped())) return;
      const isUntold = want.kind === "ask" && want.untold === true && !this.talk.isPerson;
      const reply = isUntold ? undefined : await carryOut(this.#handlers, want);
      if (reply !== undefined) await this.put(reply);
    }
  }

  async #goTo(activity: Activity): Promise<undefined> {
    this.talk.say([""]);
    await this.open(activity);
  }

  leave(code: number): void {
    this.#end(leftBy(this.activity), code);
  }

  #end(left: Match | undefined, code: number): undefined {
    this.talk.put(null);
    const isKept = sayGoodbye(this.talk.host, this.#backend, left);
    this.code = isKept ? code : Math.max(code, exitCodes.stopped);
  }
}

function isWarmUp(want: Want): boolean {
  return want.kind === "ask" && want.job.kind === "warm-up";
}

/** Shows progress. Returns undefined if the program has to stop before the answer is ready. */
async function answerAsk({ host }: Talk, { about, job }: Ask): Promise<Result<Answer> | undefined> {
  const { work, answer } = await adviceOn({ ...host, games: [about.game.of] }, job);
  if ((await attempt(() => runTask(host, work))) instanceof Refusal) return undefined;
  const answered = answer();
  if (!answered.ok) throw new Error(answered.problem.message);
  return answered;
}

async function textToRead(want: Want<"read">): Promise<readonly string[]> {
  if (want.what === "theory") return (await import("../../computer/theory.ts")).theoremParts(want.game);
  return (await import("../text/rules-text.ts")).rulesText(want.game);
}

/** `question` is null for the first question of a turn. */
interface Asked {
  readonly activity: Activity;
  readonly question: Question<unknown> | null;
  /** True if a person is typing, not a program. */
  readonly isPerson?: boolean;
}

type Meaning =
  | { readonly kind: "input"; readonly input: Input }
  | { readonly kind: "say"; readonly lines: readonly string[] }
  | { readonly kind: "question"; readonly question: Question<unknown> }
  /** Playing on declines the open offer. Then the line is read again. */
  | { readonly kind: "declined" };

type LinePrompt =
  | {
      readonly text: string;
      readonly question?: Question<unknown>;
      readonly keeps?: true;
      readonly main?: string;
    }
  | Extract<Prompt, { readonly does: string } | null>;

export function promptOf({ activity, question, isPerson = false }: Asked, voice: Voice): LinePrompt {
  const prompt = activity.kind.prompt(activity.state);
  if (prompt === null) return prompt;
  if (prompt === "commands" || (isPerson && "asks" in prompt)) return commandPrompt(activity);
  if ("does" in prompt) return prompt;
  const open = sceneOf(activity).question;
  const text = open === null ? undefined : `${open.text} (yes/no): `;
  if (!("turn" in prompt)) return text === undefined ? prompt : { text };
  const first = voice.dialogueFor(prompt.turn).ask(currentPosition(prompt.turn));
  const asked = open === null ? (question ?? first) : first;
  return { text: text ?? asked.prompt, question: asked };
}

function commandPrompt(activity: Activity): LinePrompt {
  const commands = commandsOf(activity).filter(({ id, seldom }) => id !== "help" && !seldom);
  const main = findCommand(commands, sceneOf(activity).main);
  const words = listWords(typedWords(commands.filter((each) => each !== main)).map(quote), "or");
  if (main === undefined) return { text: `Type ${words}: ` };
  return { text: `Press Enter to ${main.help}, or type ${words}: `, main: main.id };
}

export function readLine(asked: Asked, line: string, voice: Voice): Meaning {
  const typed = readCommand(commandsIn(asked), line);
  const standing = asked.activity.state.question !== null;
  if (standing && typed?.command.id !== "quit") return answerStanding(asked, line, voice);
  const prompt = promptOf(asked, voice);
  if (line === "" && prompt !== null && "main" in prompt)
    return { kind: "input", input: { kind: "run", id: prompt.main } };
  if (typed === undefined) return readAnswer(asked, line, voice);
  const { command, rest } = typed;
  if (command.id === "help") return { kind: "say", lines: helpOf(asked) };
  const first = questionIn({ ...asked, question: null }, voice);
  if (command === firstQuestion && first !== undefined) return { kind: "question", question: first };
  return { kind: "input", input: { kind: "run", id: command.id, rest } };
}

const firstQuestion = showCommand("firstQuestion", {
  label: "",
  help: "start your turn over",
  words: ["back"],
});

/** At a later question of a turn, a command leads back to the first question. */
function commandsIn({ activity, question }: Asked) {
  const commands = commandsOf(activity);
  return question === null ? commands : [firstQuestion, ...commands];
}

function questionIn(asked: Asked, voice: Voice): Question<unknown> | undefined {
  const prompt = promptOf(asked, voice);
  return prompt !== null && "question" in prompt ? prompt.question : undefined;
}

function answerStanding(asked: Asked, line: string, voice: Voice): Meaning {
  const yes = readYesNo(line);
  if (yes !== undefined) return { kind: "input", input: { kind: "decide", yes } };
  if (questionIn(asked, voice) !== undefined) return { kind: "declined" };
  return { kind: "say", lines: ["Please answer yes or no."] };
}

function helpOf(asked: Asked): readonly string[] {
  const { asks } = sceneOf(asked.activity);
  const besides =
    asks === "move" ? "Besides a move, you" : asks === null ? "You" : "Besides your answer, you";
  const lines = helpLines(commandsIn(asked)).map((line) => `  ${line}`);
  return [`${besides} can type:`, ...lines];
}

function readAnswer(asked: Asked, line: string, voice: Voice): Meaning {
  const answered = questionIn(asked, voice)?.read(line);
  switch (answered?.kind) {
    case undefined:
      return { kind: "input", input: { kind: "read", text: line.replace(/^:/, "") } };
    case "bad":
      return { kind: "say", lines: [answered.message] };
    case "ask":
      return { kind: "question", question: answered.question };
    case "move": {
      const { match } = asked.activity.state;
      const name = match.game.formatMove(currentPosition(match), answered.move);
      return { kind: "input", input: { kind: "choose", name } };
    }
  }
}
