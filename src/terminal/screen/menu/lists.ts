import type { Game } from "../../../core/game.ts";
import { capital } from "../../../core/words/values.ts";
import { lessonDoor } from "../../../lessons/door.ts";
import { markOf, markText, noProgress } from "../../../lessons/progress.ts";
import { readBase } from "../../../online/links.ts";
import type { Opener } from "../../../play/contract.ts";
import { puzzleDoors } from "../../../puzzles/doors.ts";
import { dayText, overviewText, streakText, tabTexts, tabTitle } from "../../../puzzles/overview.ts";
import { puzzleTabs } from "../../../puzzles/puzzle.ts";
import type { Host } from "../../host.ts";
import { noMemory, quickTexts, readMemory } from "../../setup/fields.ts";
import { oneMoment } from "../../text/progress.ts";
import { readRules } from "../pages.ts";
import type { EffectOf, Listed, MenuList, MenuPanel, ScreenState, ScreenStep, Size } from "../state.ts";
import { plainMenu, showPanel, withEffects } from "../step.ts";

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly string[];
  readonly about: string;
  readonly game?: Game;
  readonly choose: (state: ScreenState, panel: MenuPanel) => ScreenStep;
}

const sections: readonly (readonly [id: MenuList, about: string])[] = [
  ["play", "against the computer or a friend beside you"],
  ["resume", "continue an unfinished game"],
  ["puzzles", "today's puzzle, a sprint, or as many as you like"],
  ["learn", "crack each game yourself, step by step"],
  ["online", "against a friend far away, or anyone who joins"],
  ["rules", "how to play each game"],
  ["history", "look back at your finished games"],
];

interface List {
  readonly question: string;
  readonly entries: (state: ScreenState, panel: MenuPanel) => readonly Entry[];
  readonly enter?: string;
  readonly others?: readonly (readonly [key: string, does: string])[];
}

const lessonEntries = gamesFor((game, state, panel) => openActivity(lessonDoor.open(game))(state, panel));

export const lists: Readonly<Record<MenuList, List>> = {
  top: { question: "What would you like to do?", entries: topEntries },
  play: {
    question: "Which game would you like to play?",
    entries: gamesFor((game, state) => {
      const texts = quickTexts(game, state.memory);
      return withEffects(state, { kind: "start", game, texts }, { kind: "remember", memory: state.memory });
    }),
    enter: "play",
    others: [
      ["←→", "level"],
      ["s", "set up"],
    ],
  },
  learn: {
    question: "Which game would you like to crack?",
    entries: (state) => lessonEntries(state).map((entry) => withMark(state, entry)),
    others: [["t", "theory"]],
  },
  rules: {
    question: "Which game's rules would you like to read?",
    entries: gamesFor((game, state) => readRules(state, game)),
  },
  resume: {
    question: "Which game would you like to resume?",
    entries: (state) => savedEntries(state, "resume"),
    enter: "resume",
    others: [["d", "delete"]],
  },
  history: {
    question: "Which game would you like to look back at?",
    entries: (state) => savedEntries(state, "history"),
    others: [["d", "delete"]],
  },
  puzzles: { question: "Which puzzle would you like to solve?", entries: placeEntries },
  archive: { question: "Which day's puzzle would you like to solve?", entries: dayEntries },
  online: { question: "How would you like to play online?", entries: onlineEntries },
  host: {
    question: "Which game would you like to host?",
    entries: gamesFor((game, state, panel) =>
      connect(state, panel, { kind: "host", address: panel.typed, game }),
    ),
  },
};

function connect(
  state: ScreenState,
  panel: MenuPanel,
  effect: EffectOf<"join" | "host" | "anyone">,
): ScreenStep {
  return showPanel(state, { ...panel, notice: "", connecting: true }, effect);
}

function openActivity(open: Opener) {
  return (state: ScreenState, panel: MenuPanel) =>
    showPanel(state, { ...panel, notice: oneMoment }, { kind: "want", want: { kind: "open", open } });
}

export function menuEntries(state: ScreenState, panel: MenuPanel): readonly Entry[] {
  return lists[panel.list].entries(state, panel);
}

function topEntries(state: ScreenState): readonly Entry[] {
  return sections.flatMap(([id, usual]) => {
    const saved = id === "resume" || id === "history" ? savedEntries(state, id).length : null;
    if (saved === 0) return [];
    const known = id === "puzzles" && state.puzzles !== undefined ? overviewText(state.puzzles) : usual;
    const about = saved === null ? known : `${usual} (${saved})`;
    return [{ id, title: capital(id), cells: [about], about, choose: openSection(id) }];
  });
}

function openSection(id: MenuList) {
  return (state: ScreenState, panel: MenuPanel) => {
    const memory = { ...state.memory, section: id };
    return showPanel({ ...state, memory }, listPanel(state, id) ?? panel, { kind: "remember", memory });
  };
}

/** Remembers the chosen game, so the cursor of the next list starts on it. */
function gamesFor(choose: (game: Game, state: ScreenState, panel: MenuPanel) => ScreenStep) {
  return ({ games }: ScreenState): readonly Entry[] =>
    games.map((game) => ({
      id: game.id,
      title: game.title,
      cells: [],
      about: game.summary,
      game,
      choose: (state, panel) => choose(game, { ...state, memory: { ...state.memory, last: game.id } }, panel),
    }));
}

function withMark({ progress = noProgress }: ScreenState, entry: Entry): Entry {
  const mark = markOf(progress, entry.id);
  const title = `${entry.title}  ${markText(mark)}`.trimEnd();
  return { ...entry, title, ...(mark.rule === "" ? {} : { about: `Your rule: ${mark.rule}` }) };
}

function savedEntries({ saved }: ScreenState, list: "resume" | "history"): readonly Entry[] {
  const wanted = (saved ?? []).filter(({ isOpen }) => isOpen === (list === "resume"));
  return wanted.map(({ id, title, startedAt, story }) => ({
    id,
    title,
    cells: [story, startedAt.slice(0, 10)],
    about: story,
    choose: (state) => withEffects(state, { kind: list, id }),
  }));
}

const nearServer = "http://localhost:8080/";

export const caret = "▏";

function onlineEntries({ seats = [], program }: ScreenState, { at, typed }: MenuPanel): readonly Entry[] {
  const entry = (id: string, usual: string, about: string, choose: Entry["choose"]): Entry => {
    return { id, title: capital(id), cells: [at === id ? typed + caret : usual], about, choose };
  };
  const own = seats.map(({ link, title, name }) => ({
    id: link,
    title,
    cells: [`rejoin as ${name}`],
    about: "",
    choose: join(link),
  }));
  const link = "Paste the link your friend sent you and press Enter.";
  const host =
    `Type the address of a computer running "${program.name} serve" and press Enter. You'll get a link to send to ` +
    `your friend. Leave the address empty to use this computer (${nearServer}).`;
  const anyone = `Type a server's address and press Enter. You'll play the next player who joins, in any game. Leave the address empty to use this computer.`;
  return [
    ...own,
    entry("join", "a friend's game", link, join(typed.trim())),
    entry("host", "a game and send your friend the link", host, chooseServer),
    entry("anyone", "the next player who joins", anyone, chooseServer),
  ];
}

/** Without a link, does nothing, because the line below the entry asks for one. */
function join(link: string) {
  return (state: ScreenState, panel: MenuPanel) =>
    link === "" ? withEffects(state) : connect(state, panel, { kind: "join", link });
}

function chooseServer(state: ScreenState, panel: MenuPanel): ScreenStep {
  const address = readBase(panel.typed.trim() || nearServer);
  if (!address.ok) return showPanel(state, { ...panel, notice: address.problem.message });
  if (panel.at === "anyone") return connect(state, panel, { kind: "anyone", address: address.value });
  return showPanel(state, { ...(listPanel(state, "host") ?? panel), typed: address.value });
}

export function firstState({ games, program }: Pick<Host, "games" | "program">, size: Size): ScreenState {
  const memory = noMemory;
  return { games, program, size, memory, saved: null, menu: null, visit: 0, panel: mainMenu({ memory }) };
}

export function openMenu(host: Host, size: Size): ScreenState {
  const memory = readMemory(host);
  const menu = mainMenu({ memory });
  const notice = memory.section === "" ? newcomerNotice : "";
  return { ...firstState(host, size), memory, menu, panel: { ...menu, notice } };
}

const newcomerNotice = "New here? Choose Learn and crack your first game in a few minutes.";

export function mainMenu({ memory: { section } }: Pick<ScreenState, "memory">): MenuPanel {
  return { ...plainMenu, list: "top", at: sections.some(([id]) => id === section) ? section : "play" };
}

export function listPanel(state: ScreenState, list: MenuList, at = state.memory.last): MenuPanel | undefined {
  const entries = menuEntries(state, { ...plainMenu, list, at: "" });
  const first = entries.find(({ id }) => id === at) ?? entries[0];
  return first && { ...plainMenu, list, at: first.id };
}

/** The new list may be empty, or lack the entry under the cursor. */
export function withListed(state: ScreenState, lists: Listed): ScreenState {
  const { saved, seats = [], progress = noProgress, puzzles } = lists;
  const listed = { ...state, saved, seats, progress, ...(puzzles === undefined ? {} : { puzzles }) };
  const { panel } = state;
  if (panel.kind !== "menu") return listed;
  const entries = menuEntries(listed, panel);
  const [first] = entries;
  if (first === undefined) return withListed({ ...listed, panel: mainMenu(state) }, lists);
  return entries.some(({ id }) => id === panel.at)
    ? listed
    : { ...listed, panel: { ...panel, at: first.id } };
}

export function entryAt(state: ScreenState, panel: MenuPanel): Entry | undefined {
  return menuEntries(state, panel).find(({ id }) => id === panel.at);
}

export function isSavedList(list: MenuList): boolean {
  return list === "resume" || list === "history";
}

export function isTypedEntry({ list, at }: MenuPanel): boolean {
  return list === "online" && ["join", "host", "anyone"].includes(at);
}

function placeEntries({ puzzles }: ScreenState) {
  return puzzleTabs.map((id) => {
    const [text, about] = puzzles === undefined ? ["", ""] : tabTexts(id, puzzles);
    const choose: Entry["choose"] =
      id === "archive"
        ? (state, panel) => showPanel(state, listPanel(state, id) ?? panel)
        : openActivity(puzzleDoors[id].open({}));
    return { id, title: tabTitle(id, puzzles ?? { due: 0 }), cells: [text], about, choose };
  });
}

/** Newest first. A day's game stays a surprise until its puzzle is solved. */
function dayEntries({ puzzles, games }: ScreenState) {
  if (puzzles === undefined) return [];
  const { calendar } = puzzles;
  return calendar.days.map((day) => {
    const game = games.find(({ id }) => id === day.solved?.game)?.title ?? "";
    const text = [game, dayText(day)].filter((part) => part !== "").join(": ");
    return {
      id: day.date,
      title: day.title,
      cells: [text],
      about: streakText(calendar),
      choose: openActivity(puzzleDoors.archive.open({ detail: day.date })),
    };
  });
}
